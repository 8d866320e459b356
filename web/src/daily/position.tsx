// The position of the day: play one turn from it, and hear what it was worth.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { loadFirstTurn, loadPosition, Refused, usualBot, type PositionTold } from "../api";
import { known } from "../games";
import { planWords, unsure } from "../opinion/plan";
import type { Turn } from "../opinion/study";
import { opening, openTable } from "../pages/opening";
import { settings } from "../settings";
import { anyName, figure, t } from "../words";
import { share } from "./share";
import { addDays, days, starLine, starsFor, type Found } from "./tries";

const told = signal<PositionTold | null>(null);
const judged = signal<Turn | null>(null);
const AGAIN = 3000; // milliseconds

async function look(date: string): Promise<void> {
  if (told.value?.date !== date) told.value = await loadPosition(date);
  const found = days.value[date]?.found;
  if (!found || judged.value) return;
  try {
    const turn = await loadFirstTurn(found.table, known(found.table)?.seats.at(-1) ?? "");
    judged.value = turn;
    const { coins, counts } = turn.loss;
    addDays({ [date]: { tries: [], found: { ...found, lost: coins, stars: starsFor(coins, !!counts) } } });
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem; // otherwise the turn has not ended, or the server has forgotten it
  }
}

/** A table that goes on from the position: one person where it is somebody's turn, bots elsewhere. */
function begin({ date, edition, players, seat, round, text }: PositionTold): void {
  const seats = Array.from({ length: players }, (_, n) => (n === seat ? { kind: "person", name: settings.value.name || t("ui-nameless") } : { kind: "bot", bot: usualBot() }));
  judged.value = null;
  void openTable(
    () => ({ edition, players, board: "", preset: "default", options: {}, seats, pace: 600, deadline: 0, start: true, position: text }),
    (table) => addDays({ [date]: { tries: [], found: { table, seat, round } } }),
  );
}

function Judged({ date, found }: { date: string; found: Found }) {
  const turn = judged.value;
  const { stars = 0, lost = 0 } = found;
  const day = new Intl.DateTimeFormat(settings.value.language, { dateStyle: "medium", timeZone: "UTC" }).format(Date.parse(`${date}T12:00Z`));
  const coins = figure(Math.max(0, lost));
  const line = t("position-line", { date: day, stars: starLine(stars), coins });
  const best = turn?.parts.find((part) => part.loss.counts && part.loss.coins > 0);
  return (
    <>
      <p class="stars" aria-label={t("position-stars", { stars })} data-stars={stars}>
        {starLine(stars)}
      </p>
      <p>{stars === 3 ? t("position-found") : t("opinion-lost", { coins: turn ? unsure(turn.loss) : coins })}</p>
      {best && <p data-best>{t("opinion-best", { plan: planWords(best.best, null) })}</p>}
      <output class="line" data-position-line>
        {line}
      </output>
      <button type="button" data-share-position onClick={() => void share(line)}>
        {t("day-share")}
      </button>
    </>
  );
}

/** It is the next step when there is no more to do above it. */
export function Position({ date, next }: { date: string; next: boolean }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const ask = () =>
      look(date)
        .catch(() => undefined) // the day above says what is wrong
        .finally(() => {
          const waits = !told.value || (days.value[date]?.found && !judged.value);
          if (!left && waits) timer = setTimeout(ask, AGAIN);
        });
    void ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [date]);
  const found = days.value[date]?.found;
  const task = told.value?.date === date ? told.value : null;
  return (
    <section class="position">
      <h2>{t("position-title")}</h2>
      <p>{t("position-text")}</p>
      {task ? <p class="date">{t("position-what", { edition: anyName(task.edition, "edition"), players: task.players, round: task.round, rounds: task.rounds })}</p> : <p>{t("position-waits")}</p>}
      {found?.stars !== undefined ? (
        <Judged date={date} found={found} />
      ) : found ? (
        <a class={next ? "button go" : "button"} href={`#table/${found.table}`} data-go-on-position>
          {t("position-go-on")}
        </a>
      ) : (
        task && (
          <button type="button" class={next ? "go" : ""} data-begin-position disabled={opening.value} onClick={() => begin(task)}>
            {t("position-begin")}
          </button>
        )
      )}
    </section>
  );
}
