// What happened since somebody's last turn, one deed a turn: who came with what, and took how many regions from whom.
// Only what the log tells is told, so nothing that lies hidden.
import type { GameEvent, Key } from "./protocol";
import type { LogLine } from "./store";

/** A region that changed hands. */
export interface Taking {
  region: Key;
  race: Key; // who came
  from: number; // whose it was, -1 for nobody
  was: Key; // the race that was driven out, if there was one
}

/** Coins that changed hands; -1 is the bank. */
export interface Payment {
  from: number;
  to: number;
  coins: number;
  reason: Key;
}

/** What one player did in one turn, as far as it is worth a line. */
export interface Deed {
  id: number; // of the line it began with
  player: number;
  came: { race: Key; power: Key } | null;
  declined: { race: Key; power: Key } | null;
  late: boolean; // it declined after all the rest, not before
  taken: Key[]; // regions, in order
  takings: Taking[]; // the same with who held them before
  fallen: Map<number, number>; // tokens that went back to the tray, by seat
  paid: Payment[]; // coins that changed hands
  from: Map<number, number>; // whose they were, and how many
  gone: { player: number; race: Key }[]; // races that left the map
  found: { piece: Key; region: Key }[]; // what had lain face down
  missed: number; // times the die was not enough
  coins: number | null; // earned at the end
  regions: ReadonlySet<Key>; // all that it speaks of
}

const ASIDE = new Set(["stood_in", "returned", "mended"]); // told in the log, but no step of the game

/** The steps of the game that stand in the log, without those that were taken back. */
export function kept(lines: readonly LogLine[]): LogLine[] {
  const found: LogLine[] = [];
  for (const line of lines) {
    if (ASIDE.has(line.event.event)) continue;
    if (line.event.event !== "undone") {
      found.push(line);
      continue;
    }
    const last = found.at(-1)?.version;
    while (found.length && found.at(-1)?.version === last) found.pop();
  }
  return found;
}

function begins(line: LogLine): boolean {
  return line.event.event === "turn_started";
}

/** The turns that began after the last one this seat has finished; for those who only watch, one round of them. */
function turns(lines: readonly LogLine[], seat: number | null): LogLine[][] {
  const all: LogLine[][] = [];
  for (const line of lines) {
    if (begins(line)) all.push([line]);
    else all.at(-1)?.push(line);
  }
  const playerOf = (turn: LogLine[]) => turn[0]?.event.player;
  const reader = seat ?? playerOf(all.at(-1) ?? []);
  const finished = all.findLastIndex((turn, place) => playerOf(turn) === reader && place < all.length - 1);
  return all.slice(finished + 1);
}

function blank(id: number, player: number): Deed {
  return { id, player, came: null, declined: null, late: false, taken: [], takings: [], fallen: new Map(), paid: [], from: new Map(), gone: [], found: [], missed: 0, coins: null, regions: new Set() };
}

/** `driven` is the last loss before it: some regions are lost before they are told to be taken. */
function note(deed: Deed, event: GameEvent, driven: GameEvent | undefined): void {
  const own = event.player === deed.player;
  switch (event.event) {
    case "combo_taken":
      if (own) deed.came = { race: event.race ?? "", power: event.power ?? "" };
      break;
    case "tribe_declined":
      if (!own) break;
      deed.declined = { race: event.race ?? "", power: event.power ?? "" };
      deed.late = deed.came !== null || deed.taken.length > 0;
      break;
    case "region_taken": {
      if (!own || !event.region) break;
      deed.taken.push(event.region);
      const victim = Number(event["victim"] ?? -1);
      const was = driven?.region === event.region ? (driven.race ?? "") : "";
      deed.takings.push({ region: event.region, race: event.race ?? "", from: victim, was });
      if (victim >= 0 && victim !== deed.player) deed.from.set(victim, (deed.from.get(victim) ?? 0) + 1);
      break;
    }
    case "tokens_driven_out": {
      const [seat, lost] = [event.player ?? -1, Number(event["lost"] ?? 0)];
      if (lost) deed.fallen.set(seat, (deed.fallen.get(seat) ?? 0) + lost);
      const last = deed.takings.at(-1);
      if (last && last.region === event.region) last.was = event.race ?? "";
      break;
    }
    case "coins_paid":
      deed.paid.push({ from: event.player ?? -1, to: typeof event.to === "number" ? event.to : -1, coins: event.coins ?? 0, reason: String(event["for"] ?? "") });
      break;
    case "attack_failed":
      if (own) deed.missed += 1;
      break;
    case "marker_revealed":
      deed.found.push({ piece: String(event.face ?? ""), region: event.region ?? "" });
      break;
    case "tribe_vanished":
      deed.gone.push({ player: event.player ?? -1, race: event.race ?? "" });
      break;
    case "coins_earned":
      if (own) deed.coins = (deed.coins ?? 0) + (event.coins ?? 0);
      break;
  }
}

/** What one player did in the lines of one turn. */
export function deedOf(turn: readonly LogLine[], { id, player }: { id: number; player: number }): Deed {
  const deed = blank(id, player);
  let driven: GameEvent | undefined;
  for (const { event } of turn) {
    note(deed, event, driven);
    if (event.event === "tokens_driven_out") driven = event;
  }
  deed.regions = new Set(deed.taken);
  return deed;
}

/** One deed for each turn since the last one that this seat has finished, oldest first. */
export function deeds(lines: readonly LogLine[], seat: number | null): Deed[] {
  return turns(kept(lines), seat).flatMap((turn) => {
    const [first] = turn;
    if (!first) return [];
    const deed = deedOf(turn, { id: first.id, player: first.event.player ?? -1 });
    const worth = deed.came || deed.declined || deed.taken.length || deed.missed || deed.gone.length || deed.found.length || deed.paid.length || deed.coins !== null;
    return worth ? [deed] : [];
  });
}

/** What somebody got in a turn before the coins were counted, all of one kind together: no other number tells of it. */
export function gifts(deed: Deed): Payment[] {
  const sums = new Map<string, Payment>();
  for (const each of deed.paid) {
    if (each.to < 0) continue;
    const kind = `${each.from} ${each.to} ${each.reason}`;
    sums.set(kind, { ...each, coins: each.coins + (sums.get(kind)?.coins ?? 0) });
  }
  return [...sums.values()];
}

/** What others did to a seat. */
export interface Toll {
  regions: Key[]; // lost
  tokens: number; // lost
  coins: number; // got from others, less what was paid to them
}

export function tollOf(found: readonly Deed[], seat: number): Toll {
  const others = found.filter((deed) => deed.player !== seat);
  const paid = others.flatMap((deed) => deed.paid);
  return {
    regions: others.flatMap((deed) => deed.takings.filter((taking) => taking.from === seat).map((taking) => taking.region)),
    tokens: others.reduce((sum, deed) => sum + (deed.fallen.get(seat) ?? 0), 0),
    coins: paid.reduce((sum, { from, to, coins }) => sum + (to === seat ? coins : 0) - (from === seat ? coins : 0), 0),
  };
}

/** A moment of the film: a deed, and the region that changes hands in it, if one does. */
export interface Scene {
  deed: Deed;
  taking: Taking | null;
}

/** What others did, moment by moment; for those who only watch, what everybody did. */
export function scenes(found: readonly Deed[], seat: number | null): Scene[] {
  return found
    .filter((deed) => deed.player !== seat)
    .flatMap((deed): Scene[] => (deed.takings.length ? deed.takings.map((taking) => ({ deed, taking })) : [{ deed, taking: null }]));
}

/** A region that changed hands: in which moments, counted from 1, and who has held it one after the other. */
export interface Change {
  numbers: number[];
  holders: number[];
}

/** The regions that have changed hands in these moments. */
export function changes(shown: readonly Scene[]): Map<Key, Change> {
  const found = new Map<Key, Change>();
  let number = 0;
  for (const { deed, taking } of shown) {
    if (!taking) continue;
    number += 1;
    const before = found.get(taking.region);
    const holders = before?.holders ?? (taking.from >= 0 && taking.from !== deed.player ? [taking.from] : []);
    found.set(taking.region, { numbers: [...(before?.numbers ?? []), number], holders: [...holders, deed.player] });
  }
  return found;
}
