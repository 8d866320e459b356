// What happened, in sentences. Pointing at a line lights up its regions.
import { useLayoutEffect, useRef } from "preact/hooks";
import { tells } from "./cards/open";
import { chronicle, redeployed, type Entry } from "./chronicle";
import { sources } from "./coins";
import { deeds, gifts, type Deed } from "./deeds";
import { Coin, Shape } from "./panel/emblems";
import { RecapButton } from "./panel/recap";
import type { FluentVariable } from "@fluent/bundle";
import { anyName, comboOf, nameOf, plain, powerOf, said, t, type Args, type Kind } from "./words";
import { placeName } from "./places";
import type { GameEvent, Key, Lobby } from "./protocol";
import { seatName } from "./seats";
import { lit, logShown, store } from "./table";
import { upright, wide } from "./window";

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
  if (field === "word") return t(`say-${value}`);
  return field === "region" || field === "to" ? placeName(value) : value;
}

// A name in a sentence with the card it has: both between signs that no text contains.
const [OPEN, THEN, CLOSE] = ["\uE000", "\uE001", "\uE002"];

function linked(kind: string, key: string, name: string): string {
  return `${OPEN}${kind}:${key}${THEN}${name}${CLOSE}`;
}

/** A sentence with such names, as what can be pressed for a card. */
function Linked({ text }: { text: string }) {
  return (
    <>
      {text.split(OPEN).map((part, place) => {
        const [rule, rest] = place ? part.split(THEN) : ["", part];
        const [name, after] = rule ? (rest ?? "").split(CLOSE) : ["", rest];
        return (
          <>
            {rule && <span data-rule={rule}>{name}</span>}
            {after}
          </>
        );
      })}
    </>
  );
}

function worded(event: GameEvent, lobby: Lobby | null, links = false): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(event)) {
    const found = word(field, value, lobby);
    if (found !== undefined) args[field] = found;
  }
  if (event.power && event.race) args["power"] = powerOf(event.power, event.race);
  if ("power" in event && event.race) args["combo"] = comboOf(event.power ?? null, event.race, links ? linked : undefined);
  for (const kind of links ? KINDS : []) {
    const [key, name] = [event[kind], args[kind]];
    if (typeof key === "string" && key && typeof name === "string" && name !== "none") args[kind] = linked(kind, key, name);
  }
  if ("victim" in event && event["victim"] === event.player) args["victim"] = "none"; // over one's own race in decline
  const { winners, scores } = event;
  if (Array.isArray(winners) && Array.isArray(scores)) {
    args["shared"] = winners.length;
    args["winners"] = winners.map((seat: number) => seatName(lobby, seat)).join(", ");
    args["scores"] = scores.map((coins: number, seat) => `${seatName(lobby, seat)} ${coins}`).join(", ");
  }
  return args;
}

export function sentence(event: GameEvent, lobby: Lobby | null, links = false): string {
  const args = worded(event, lobby, links);
  return said(`event-${event.event}`, args) ?? said(`ui-log-${event.event}`, args) ?? plainly(event, lobby);
}

/** For events nobody wrote a sentence for. */
function plainly(event: GameEvent, lobby: Lobby | null): string {
  const who = typeof event.player === "number" ? `${seatName(lobby, event.player)}: ` : "";
  const args = worded({ ...event, event: "", player: -1 }, lobby);
  const words = Object.entries(args).filter(([field, value]) => field !== "player" && value !== "");
  return `${who}${plain(event.event)} ${words.map(([, value]) => String(value)).join(", ")}`;
}

const QUIET = new Set(["combo_revealed", "troops_readied"]);

function pointing(regions: ReadonlySet<Key>) {
  const point = () => (lit.value = regions);
  const leave = () => (lit.value = new Set());
  return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave };
}

const COUNTED = new Set(["coins_earned", "combo_taken"]);
const MEANT: Record<string, [kind: string, key: string]> = {
  turn_started: ["why", "round"],
  die_rolled: ["idea", "die"],
  attack_failed: ["idea", "die"],
  region_taken: ["idea", "price"],
  tokens_driven_out: ["idea", "loss"],
  tribe_declined: ["idea", "decline"],
  region_abandoned: ["idea", "ready"],
  tokens_deployed: ["step", "redeploy"],
  coins_paid: ["idea", "coins"],
  game_ended: ["idea", "winner"],
};

/** What a line is about: the numbers in it, or the rule that it follows. */
function cardOf({ id, main: event }: Entry): [kind: string, key: string] {
  if (COUNTED.has(event.event)) return ["why", `line:${id}`];
  const known = MEANT[event.event];
  if (known) return known;
  return event.piece ? ["piece", event.piece] : event.race ? ["race", event.race] : ["idea", "turn"];
}

/** What a line says, and what is only added to it. */
function spoken(entry: Entry): [text: string, more: string] {
  const lobby = store.lobby.value;
  const troops = redeployed(entry);
  if (troops) {
    const places = troops.map(([region, total]) => `${placeName(region)} ${total}`).join(", ");
    return [t("ui-log-redeployed", { player: seatName(lobby, entry.main.player), places }), ""];
  }
  return [sentence(entry.main, lobby, true), entry.more.map((event) => sentence(event, lobby, true)).join(" ")];
}

export function Line({ entry, shown }: { entry: Entry; shown: boolean }) {
  const { main: event, regions } = entry;
  const [text, more] = spoken(entry);
  const seat = typeof event.player === "number" && event.player >= 0 ? `seat-${event.player}` : "";
  const items = (event.event === "coins_earned" && event.items) || [];
  const kind = event.event === "turn_started" ? "turn" : QUIET.has(event.event) ? "quiet" : "";
  return (
    <li class={`line ${seat} ${kind}`} {...tells(...cardOf(entry))} tabIndex={shown && regions.size ? 0 : undefined} {...pointing(regions)}>
      <Linked text={items.length ? text.replace(/\.$/, "") : text} />
      {more && (
        <small>
          {" "}
          <Linked text={more} />
        </small>
      )}
      {items.length > 0 && <small> ({sources(items)}).</small>}
    </li>
  );
}

const NEAR = 30; // pixels from the end
const READ = 200; // lines that can be read again
const HEARD = 12; // lines that are there to be heard

/** It follows what happens; whoever has gone back to read is left there. Not shown, it is still heard. */
export function Log({ shown }: { shown: boolean }) {
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
    const watcher = new ResizeObserver(toEnd); // also when it is opened
    if (list.current) watcher.observe(list.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <ol class={`log ${shown ? "" : "unseen"}`} ref={list} aria-label={t("ui-log")} aria-live="polite">
      {chronicle(lines).slice(shown ? -READ : -HEARD).map((entry) => (
        <Line key={entry.id} entry={entry} shown={shown} />
      ))}
    </ol>
  );
}

const FEW = 3; // regions that are worth naming

/** A deed in one or more short sentences. */
function told(deed: Deed): string {
  const lobby = store.lobby.value;
  const whoIs = (seat: number) => (store.view.value?.viewer === seat ? "you" : "other");
  const who = whoIs(deed.player);
  const player = seatName(lobby, deed.player);
  const number = deed.taken.length;
  const name = ({ race, power }: { race: Key; power: Key }) => ({ race: nameOf("race", race), combo: comboOf(power, race) });
  const parts: string[] = [];
  const named = (text: string) => (number > 0 && number <= FEW ? `${text.replace(/\.$/, "")}: ${deed.taken.map(placeName).join(", ")}.` : text);
  const decline = () => deed.declined && parts.push(t("ui-deed-declined", { who, player, ...name(deed.declined) }));
  if (!deed.late) decline();
  if (deed.came) parts.push(named(t("ui-deed-came", { who, player, number, ...name(deed.came) })));
  else if (number) parts.push(named(t("ui-deed-took", { who, player, number })));
  for (const { piece, region } of deed.found) parts.push(t("ui-deed-found", { piece: nameOf("piece", piece), region: placeName(region) }));
  if (deed.missed) parts.push(t("ui-deed-missed", { who, player }));
  if (deed.late) decline();
  for (const lost of deed.gone) parts.push(t("ui-deed-gone", { who: whoIs(lost.player), player: seatName(lobby, lost.player), race: nameOf("race", lost.race) }));
  for (const { from, to, coins, reason } of gifts(deed)) parts.push(sentence({ event: "coins_paid", player: from, to, coins, for: reason }, lobby));
  if (!parts.length) parts.push(t("ui-deed-nothing", { who, player }));
  return parts.join(" ");
}

/** Whose regions they were: the charge of each, and how many. */
function Losses({ from }: { from: ReadonlyMap<number, number> }) {
  return (
    <>
      {[...from].map(([seat, number]) => (
        <span key={seat} class="loss">
          {" "}
          <Shape seat={seat} />
          <span class="unseen">{seatName(store.lobby.value, seat)}</span>−{number}
        </span>
      ))}
    </>
  );
}

/** The deed in words, and who lost how many regions by it. */
export function DeedText({ deed }: { deed: Deed }) {
  const text = told(deed);
  const name = seatName(store.lobby.value, deed.player);
  const named = text.startsWith(name);
  return (
    <>
      {named && <b>{name}</b>}
      {named ? text.slice(name.length) : text}
      <Losses from={deed.from} />
    </>
  );
}

function DeedLine({ deed }: { deed: Deed }) {
  return (
    <li class="deed" tabIndex={deed.regions.size ? 0 : undefined} {...tells("why", `deed:${deed.id}`)} {...pointing(deed.regions)}>
      <Shape seat={deed.player} />
      <span>
        <DeedText deed={deed} />
      </span>
      {deed.coins !== null && <Coin why={`deed:${deed.id}`}>{`+${deed.coins}`}</Coin>}
    </li>
  );
}

/** What happened since my last turn, one line a deed; a button leads to the whole log. */
export function Since() {
  const found = deeds(store.log.value, store.view.value?.viewer ?? null);
  return (
    <section class={`since ${logShown.value ? "as-log" : ""}`}>
      <h2>
        {t(logShown.value ? "ui-log" : "ui-since")}
        <RecapButton small={wide.value || !upright.value} />
        <button type="button" class="quiet" data-all-log aria-pressed={logShown.value} onClick={() => (logShown.value = !logShown.value)}>
          {t(logShown.value ? "ui-log-less" : "ui-log-all")}
        </button>
      </h2>
      {!logShown.value && !found.length && <p class="none-yet">{t("ui-since-none")}</p>}
      {!logShown.value && (
        <ol class="deed-list">
          {found.map((deed) => (
            <DeedLine key={deed.id} deed={deed} />
          ))}
        </ol>
      )}
    </section>
  );
}
