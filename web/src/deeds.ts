// What happened since somebody's last turn, one deed a turn: who came with what, and took how many regions from whom.
import type { GameEvent, Key } from "./protocol";
import type { LogLine } from "./store";

/** What one player did in one turn, as far as it is worth a line. */
export interface Deed {
  id: number; // of the line it began with
  player: number;
  came: { race: Key; power: Key } | null;
  declined: { race: Key; power: Key } | null;
  taken: Key[]; // regions, in order
  from: Map<number, number>; // whose they were, and how many
  gone: { player: number; race: Key }[]; // races that left the map
  missed: number; // times the die was not enough
  coins: number | null; // earned at the end
  regions: ReadonlySet<Key>; // all that it speaks of
}

/** What stands in the log without the steps that were taken back. */
export function kept(lines: readonly LogLine[]): LogLine[] {
  const found: LogLine[] = [];
  for (const line of lines) {
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

function blank(line: LogLine): Deed {
  const player = line.event.player ?? -1;
  return { id: line.id, player, came: null, declined: null, taken: [], from: new Map(), gone: [], missed: 0, coins: null, regions: new Set() };
}

function note(deed: Deed, event: GameEvent): void {
  const own = event.player === deed.player;
  switch (event.event) {
    case "combo_taken":
      if (own) deed.came = { race: event.race ?? "", power: event.power ?? "" };
      break;
    case "tribe_declined":
      if (own) deed.declined = { race: event.race ?? "", power: event.power ?? "" };
      break;
    case "region_taken": {
      if (!own || !event.region) break;
      deed.taken.push(event.region);
      const victim = Number(event["victim"] ?? -1);
      if (victim >= 0 && victim !== deed.player) deed.from.set(victim, (deed.from.get(victim) ?? 0) + 1);
      break;
    }
    case "attack_failed":
      if (own) deed.missed += 1;
      break;
    case "tribe_vanished":
      deed.gone.push({ player: event.player ?? -1, race: event.race ?? "" });
      break;
    case "coins_earned":
      if (own) deed.coins = (deed.coins ?? 0) + (event.coins ?? 0);
      break;
  }
}

/** One deed for each turn since the last one that this seat has finished, oldest first. */
export function deeds(lines: readonly LogLine[], seat: number | null): Deed[] {
  return turns(kept(lines), seat).flatMap((turn) => {
    const [first] = turn;
    if (!first) return [];
    const deed = blank(first);
    for (const line of turn) note(deed, line.event);
    deed.regions = new Set(deed.taken);
    const worth = deed.came || deed.declined || deed.taken.length || deed.missed || deed.gone.length || deed.coins !== null;
    return worth ? [deed] : [];
  });
}
