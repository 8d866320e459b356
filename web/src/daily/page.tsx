// The game of the day: what is played, three tries, and how they went against the strongest bot.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { loadDay, loadDayResult, Refused, type DayTold } from "../api";
import { known } from "../games";
import { notice } from "../notice";
import { opening, openTable, whyNot } from "../pages/opening";
import { Home, Languages } from "../pages/parts";
import { eventually } from "../retry";
import { settings } from "../settings";
import { anyName, loadMore, said, t } from "../words";
import { Position } from "./position";
import { share } from "./share";
import { addDays, days, signs, today, TRIES, type Played, type Try } from "./tries";
import "./daily.css";

const told = signal<DayTold | null>(null);
const AGAIN = 4000; // milliseconds until we ask whether the bot is ready

/** How each try went, as far as it is over, and the bot's result once it is known. */
async function look(date: string): Promise<void> {
  const day = await loadDay(date);
  told.value = day;
  const { tries = [] } = days.value[date] ?? {};
  let { own } = day;
  const over = async (each: Try): Promise<Try> => {
    try {
      const told = await loadDayResult(each.table, known(each.table)?.seats.at(-1) ?? "");
      own ??= told.own;
      return { ...each, coins: told.coins, rounds: told.rounds };
    } catch (problem) {
      if (problem instanceof Refused) return each; // it is not over, or the server has forgotten it
      throw problem;
    }
  };
  const seen = await Promise.all(tries.map((each) => (each.coins === undefined ? over(each) : each)));
  addDays({ [date]: { tries: seen, ...(own ? { own } : {}) } });
}

/** The date settles everything else: who else plays is not for us to say. */
function begin({ date, edition, players }: DayTold): void {
  const me = { kind: "person", name: settings.value.name || t("ui-nameless") };
  void openTable(
    () => ({ day: date, edition, players, board: "", preset: "default", options: {}, seats: [me], pace: 600, deadline: 0, start: true }),
    (table) => addDays({ [date]: { tries: [{ table }] } }),
  );
}

/** The line to share. */
export function lineOf(date: string, { coins = 0, rounds = [] }: Try, own: NonNullable<Played["own"]>): string {
  const day = new Intl.DateTimeFormat(settings.value.language, { dateStyle: "medium", timeZone: "UTC" }).format(Date.parse(`${date}T12:00Z`));
  return t("day-line", { date: day, coins, bot: own.coins, signs: signs(rounds, own.rounds) });
}

function Result({ date, each, own }: { date: string; each: Try; own: Played["own"] }) {
  if (each.coins === undefined) return <span>{t("day-running")}</span>;
  if (!own) return <b>{each.coins}</b>;
  const line = lineOf(date, each, own);
  const ahead = each.coins - own.coins;
  return (
    <>
      <output class="line" data-day-line>
        {line}
      </output>
      <small>{ahead ? t(ahead > 0 ? "day-more" : "day-less", { coins: Math.abs(ahead) }) : t("day-even")}</small>
      <button type="button" data-share-day onClick={() => void share(line)}>
        {t("day-share")}
      </button>
    </>
  );
}

function Tries({ date, played }: { date: string; played: Played }) {
  return (
    <section class="tries">
      <h2>{t("day-tries")}</h2>
      <ol>
        {played.tries.map((each, place) => (
          <li key={each.table} data-try={place + 1}>
            <a class="button" href={`#table/${each.table}`}>{t("day-try", { try: place + 1 })}</a>
            <Result date={date} each={each} own={played.own} />
          </li>
        ))}
      </ol>
      <p>{played.own ? t("day-bot", { coins: played.own.coins }) : t("day-bot-thinks")}</p>
      <small>{t("day-key")}</small>
    </section>
  );
}

function Next({ day, played }: { day: DayTold; played: Played }) {
  const { tries } = played;
  const running = tries.find((each) => each.coins === undefined);
  if (running) {
    return (
      <a class="button go" href={`#table/${running.table}`} data-go-on>
        {t("day-go-on", { try: tries.indexOf(running) + 1 })}
      </a>
    );
  }
  if (tries.length >= TRIES) return <p data-no-more>{t("day-no-more")}</p>;
  return (
    <button type="button" class="go" data-begin-day disabled={opening.value} onClick={() => begin(day)}>
      {t("day-begin", { try: tries.length + 1, tries: TRIES })}
    </button>
  );
}

export function DayPage() {
  const date = today();
  useEffect(() => {
    void eventually(() => Promise.all([loadMore("daily"), loadMore("opinion")]).then(() => undefined));
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const ask = () =>
      look(date)
        .catch((problem: unknown) => (notice.value = whyNot(problem)))
        .finally(() => {
          if (!left && !days.value[date]?.own) timer = setTimeout(ask, AGAIN);
        });
    void ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [date]);
  if (said("day-title") === undefined) return null;
  const played = days.value[date] ?? { tries: [] };
  const day = told.value?.date === date ? told.value : null;
  return (
    <main class="page day">
      <header class="top">
        <Home />
        <h1>{t("day-title")}</h1>
        <Languages />
      </header>
      <section class="of-day">
        <p class="date">{new Intl.DateTimeFormat(settings.value.language, { dateStyle: "full", timeZone: "UTC" }).format(Date.parse(`${date}T12:00Z`))}</p>
        {day && <h2>{t("day-what", { edition: anyName(day.edition, "edition"), players: day.players })}</h2>}
        <p>{t("day-public")}</p>
        {day && <Next day={day} played={played} />}
      </section>
      {played.tries.length > 0 && <Tries date={date} played={played} />}
      {said("opinion-best") !== undefined && <Position date={date} next={played.tries.length >= TRIES && played.tries.every((each) => each.coins !== undefined)} />}
    </main>
  );
}
