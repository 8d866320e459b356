// The games of this browser: on the list, and taken off it.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { waitsForMe } from "../api";
import { forget, games, keep } from "../games";
import type { Kept } from "../kept";
import { botName } from "../seats";
import { anyName, said, t } from "../words";
import { Dialog } from "./parts";

const SHOWN = 4;
const ASKED = 6; // so many running games are asked whose turn it is

const asked = signal<Kept | null>(null); // is this one really meant?
const gone = signal(""); // the one taken off last
const all = signal(false);
const waiting = signal<ReadonlySet<string>>(new Set()); // tables where this browser's player is on turn

/** Who plays there; older memories have a bot's key instead of a name. */
function namesOf({ names, bots }: Kept): string[] {
  return names.map((name, seat) => {
    const bot = bots ? !name && bots.includes(seat) : said(`bot-${name}`);
    return bot ? botName(seat) : name;
  });
}

function players(kept: Kept): string {
  return namesOf(kept).filter(Boolean).join(", ");
}

/** How far it is, or who won. */
function stands(kept: Kept): string {
  const { phase, round, winners = [], me } = kept;
  if (phase === "over" && winners.length) {
    const names = namesOf(kept);
    const mine = winners.length === 1 && winners[0] === me;
    return t("ui-won", { who: mine ? "you" : "other", number: winners.length, players: winners.map((seat) => names[seat] || t("ui-seat", { seat: seat + 1 })).join(", ") });
  }
  if (phase === "over") return t("ui-over");
  if (phase === "open") return t("ui-open");
  const [now, last] = round.split("/").map(Number);
  return now && last ? t("ui-round", { round: now, rounds: last }) : round;
}

/** Running games where somebody waits for this browser's player. */
async function askWhoseTurn(): Promise<void> {
  const running = games.value.filter((kept) => kept.phase === "playing" && !kept.forgotten && kept.seats.length).slice(0, ASKED);
  const mine = await Promise.all(running.map((kept) => waitsForMe(kept.table, kept.seats.at(-1) ?? "").catch(() => false)));
  waiting.value = new Set(running.filter((_, place) => mine[place]).map((kept) => kept.table));
}

function take(kept: Kept): void {
  asked.value = null;
  gone.value = kept.table;
  forget(kept.table);
}

function putBack(table: string): void {
  keep(table, {});
  gone.value = "";
}

function Told({ kept, front = false }: { kept: Kept; front?: boolean }) {
  return (
    <a href={`#table/${kept.table}`} data-continue={front ? kept.table : undefined}>
      <b>{anyName(kept.edition, "edition")}</b>
      <small>{stands(kept)}</small>
      <span>{players(kept)}</span>
      {waiting.value.has(kept.table) && <em>{t("ui-your-turn")}</em>}
      {front && <i class="button">{t("ui-continue")}</i>}
    </a>
  );
}

/** Where somebody waits for me comes first, then what goes on, then the rest. */
function inOrder(listed: Kept[]): Kept[] {
  const rank = (kept: Kept) => (waiting.value.has(kept.table) ? 0 : kept.phase === "playing" ? 1 : 2);
  return [...listed].sort((a, b) => rank(a) - rank(b));
}

/** What goes on is asked about; what is over goes at once, and comes back as easily. */
function Listed({ kept, front }: { kept: Kept; front: boolean }) {
  return (
    <li class={front ? "front" : ""}>
      <Told kept={kept} front={front} />
      <button
        type="button"
        data-forget={kept.table}
        aria-label={t("ui-forget")}
        title={t("ui-forget")}
        onClick={() => (kept.phase === "over" ? take(kept) : (asked.value = kept))}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 4.6L4.6 6l6 6l-6 6L6 19.4l6-6l6 6l1.4-1.4l-6-6l6-6L18 4.6l-6 6z" />
        </svg>
      </button>
    </li>
  );
}

function Removed({ removed }: { removed: Kept[] }) {
  return (
    <details class="removed">
      <summary>{t("ui-forgotten-games", { number: removed.length })}</summary>
      <ul>
        {removed.map((kept) => (
          <li key={kept.table}>
            <Told kept={kept} />
            <button type="button" class="back" data-remember={kept.table} onClick={() => putBack(kept.table)}>
              {t("ui-remember")}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Sure({ kept }: { kept: Kept }) {
  const close = () => (asked.value = null);
  return (
    <Dialog label={t("ui-forget-sure")} role="alertdialog" close={close}>
      <h2>{t("ui-forget-sure")}</h2>
      <p>
        <b>{anyName(kept.edition, "edition")}</b> · {players(kept)}
      </p>
      <p>{t("ui-forget-text")}</p>
      <div class="deeds">
        <button type="button" onClick={close}>
          {t("ui-back")}
        </button>
        <button type="button" class="grave" data-sure onClick={() => take(kept)}>
          {t("ui-forget-do")}
        </button>
      </div>
    </Dialog>
  );
}

export function MyGames() {
  const listed = inOrder(games.value.filter((kept) => !kept.forgotten));
  const removed = games.value.filter((kept) => kept.forgotten);
  const last = removed.find((kept) => kept.table === gone.value);
  useEffect(() => {
    void askWhoseTurn();
    const stop = new AbortController();
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void askWhoseTurn(), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  if (!games.value.length) return null;
  return (
    <section class="my-games">
      {listed.length > 0 && <h2>{t("ui-my-games")}</h2>}
      <ul>
        {(all.value ? listed : listed.slice(0, SHOWN)).map((kept, place) => (
          <Listed key={kept.table} kept={kept} front={place === 0 && kept.phase === "playing"} />
        ))}
      </ul>
      {last && (
        <p class="gone" role="status">
          {t("ui-forgotten", { game: anyName(last.edition, "edition") })}
          <button type="button" class="back" data-undo-forget onClick={() => putBack(last.table)}>
            {t("ui-remember")}
          </button>
        </p>
      )}
      {listed.length > SHOWN && !all.value && (
        <button type="button" class="back" data-all-games onClick={() => (all.value = true)}>
          {t("ui-all-games", { number: listed.length })}
        </button>
      )}
      {games.value.some((kept) => kept.phase === "over") && (
        <a class="to-me" href="#me" data-me>
          {t("ui-me")}
        </a>
      )}
      {removed.length > 0 && <Removed removed={removed} />}
      {asked.value && <Sure kept={asked.value} />}
    </section>
  );
}
