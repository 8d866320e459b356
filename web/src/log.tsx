// What happened, in sentences. Pointing at a line lights up its regions.
import { useEffect, useRef } from "preact/hooks";
import { Term, said, plain, anyName, t, type Args } from "./words";
import type { GameEvent, Key, Lobby } from "./protocol";
import { seatName } from "./seats";
import { lit, store } from "./table";
import type { LogLine } from "./store";

const BY_KIND: Record<string, "race" | "power" | "piece"> = { race: "race", power: "power", piece: "piece" };
const PLAYERS = new Set(["player", "victim", "ally"]);

/** A field of an event as words can use it. */
function worded(event: GameEvent, lobby: Lobby | null): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(event)) {
    const kind = BY_KIND[field];
    if (kind && typeof value === "string") args[field] = new Term(kind, value);
    else if (PLAYERS.has(field) && typeof value === "number") {
      args[field] = value < 0 ? "none" : seatName(lobby, value);
    } else if (field === "to" && typeof value === "number") args[field] = value < 0 ? "none" : seatName(lobby, value);
    else if ((field === "face" || field === "for") && typeof value === "string") args[field] = new Term("", value);
    else if (field === "region" || (field === "to" && typeof value === "string")) args[field] = regionName(value as Key);
    else if (typeof value === "number" || typeof value === "string") args[field] = value;
    else if (value === null) args[field] = "none";
  }
  return args;
}

export function regionName(region: Key): string {
  const known = store.view.value?.regions.find((each) => each.key === region);
  return known ? anyName(known.terrain, "terrain") : region;
}

export function sentence(event: GameEvent, lobby: Lobby | null): string {
  if (event.event === "undone") return t("ui-log-undone");
  if (event.event === "game_ended") return t("ui-log-ended");
  return said(`event-${event.event}`, worded(event, lobby)) ?? plainly(event, lobby);
}

/** For events nobody wrote a sentence for. */
function plainly(event: GameEvent, lobby: Lobby | null): string {
  const who = typeof event.player === "number" ? `${seatName(lobby, event.player)}: ` : "";
  const args = worded({ ...event, event: "", player: -1 }, lobby);
  const words = Object.entries(args).filter(([field, value]) => field !== "player" && value !== "");
  return `${who}${plain(event.event)} ${words.map(([, value]) => String(value)).join(", ")}`;
}

function regionsOf(event: GameEvent): ReadonlySet<Key> {
  return new Set([event.region, event.to].filter((each): each is Key => typeof each === "string"));
}

const QUIET = new Set(["combo_revealed", "troops_readied"]);

function Line({ line }: { line: LogLine }) {
  const { event } = line;
  const regions = regionsOf(event);
  const seat = typeof event.player === "number" && event.player >= 0 ? `seat-${event.player}` : "";
  const kind = event.event === "turn_started" ? "turn" : QUIET.has(event.event) ? "quiet" : "";
  return (
    <li
      class={`line ${seat} ${kind}`}
      tabIndex={regions.size ? 0 : undefined}
      onPointerEnter={() => (lit.value = regions)}
      onPointerLeave={() => (lit.value = new Set())}
      onFocus={() => (lit.value = regions)}
      onBlur={() => (lit.value = new Set())}
    >
      {sentence(event, store.lobby.value)}
      {event.event === "coins_earned" && event.items && event.items.length > 0 && (
        <small> ({event.items.map((item) => `${anyName(item.for, "for")} ${item.coins}`).join(", ")})</small>
      )}
    </li>
  );
}

export function Log() {
  const list = useRef<HTMLOListElement>(null);
  const lines = store.log.value;
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [lines.length]);
  return (
    <ol class="log" ref={list} aria-label={t("ui-log")} aria-live="polite">
      {lines.slice(-200).map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ol>
  );
}
