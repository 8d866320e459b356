// What happened, in sentences. Pointing at a line lights up its regions.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { FluentVariable } from "@fluent/bundle";
import { anyName, nameOf, plain, powerOf, said, t, type Args, type Kind } from "./words";
import { placeName } from "./places";
import type { GameEvent, Key, Lobby } from "./protocol";
import { seatName } from "./seats";
import { lit, store } from "./table";
import type { LogLine } from "./store";

const KINDS = new Set(["race", "power", "piece"]);
const PLAYERS = new Set(["player", "victim", "ally"]);

/** A field of an event as words can use it; what is not there is "none". */
function word(field: string, value: unknown, lobby: Lobby | null): FluentVariable | undefined {
  const seated = PLAYERS.has(field) || (field === "to" && typeof value === "number");
  if (value === null || (seated && typeof value === "number" && value < 0)) return "none";
  if (seated && typeof value === "number") return seatName(lobby, value);
  if (typeof value === "number") return value;
  if (typeof value !== "string") return undefined;
  if (KINDS.has(field)) return value ? nameOf(field as Kind, value) : "none";
  if (field === "face") return nameOf("piece", value);
  if (field === "for") return anyName(value, "for");
  return field === "region" || field === "to" ? placeName(value) : value;
}

function worded(event: GameEvent, lobby: Lobby | null): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(event)) {
    const found = word(field, value, lobby);
    if (found !== undefined) args[field] = found;
  }
  if (event.power && event.race) args["power"] = powerOf(event.power, event.race);
  if ("victim" in event && event["victim"] === event.player) args["victim"] = "none"; // over one's own race in decline
  const { winners, scores } = event;
  if (Array.isArray(winners) && Array.isArray(scores)) {
    args["shared"] = winners.length;
    args["winners"] = winners.map((seat: number) => seatName(lobby, seat)).join(", ");
    args["scores"] = scores.map((coins: number, seat) => `${seatName(lobby, seat)} ${coins}`).join(", ");
  }
  return args;
}

export function sentence(event: GameEvent, lobby: Lobby | null): string {
  const args = worded(event, lobby);
  return said(`event-${event.event}`, args) ?? said(`ui-log-${event.event}`, args) ?? plainly(event, lobby);
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

const NEAR = 30; // pixels from the end

/** It follows what happens; whoever has gone back to read is left there. */
export function Log() {
  const list = useRef<HTMLOListElement>(null);
  const lines = store.log.value;
  const box = list.current;
  const back = box && box.scrollHeight - box.scrollTop - box.clientHeight > NEAR; // before the new lines are there
  const toEnd = () => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  };
  useLayoutEffect(() => {
    if (!back) toEnd();
  }, [lines.at(-1)?.id]);
  useLayoutEffect(() => {
    const watcher = new ResizeObserver(toEnd); // also when a phone's tab with the log is opened
    if (list.current) watcher.observe(list.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <ol class="log" ref={list} aria-label={t("ui-log")} aria-live="polite">
      {lines.slice(-200).map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ol>
  );
}
