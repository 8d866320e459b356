// The games this browser has a key to. No press destroys a key: a game that is taken off the list lies aside for a while.
import { signal } from "@preact/signals";
import { joinedKeys, MEMORY, readKept, type Kept } from "./kept";

const DAYS = 60;
const AGE = DAYS * 24 * 60 * 60 * 1000;

/** Nobody waits for its key: it is over, taken off the list, or only looked at. */
function idle({ phase, forgotten, host, seats }: Kept): boolean {
  return phase === "over" || forgotten === true || !(host ?? seats[0]);
}

/** Without what has lain idle for a long time. */
export function fresh(all: Kept[], now: number): Kept[] {
  return all.filter((kept) => !idle(kept) || now - (kept.at || now) < AGE);
}

/** Another page of this browser may have kept something meanwhile: the newest word about each game counts. */
function merged(...lists: Kept[][]): Kept[] {
  const newest = new Map<string, Kept>();
  for (const kept of lists.flat()) {
    const other = newest.get(kept.table);
    if (!other || (kept.at || 0) > (other.at || 0)) newest.set(kept.table, kept);
  }
  return [...newest.values()].sort((a, b) => (b.at || 0) - (a.at || 0));
}

/** All games, also those that were taken off the list. */
export const games = signal<Kept[]>(fresh(readKept(), Date.now()));

if (typeof addEventListener === "function") {
  addEventListener("storage", (event) => {
    if (event.key === MEMORY) games.value = merged(games.value, readKept());
  });
}

export function known(table: string): Kept | undefined {
  return games.value.find((kept) => kept.table === table);
}

/** Note something about a game; it is on the list again, if it was off. */
export function keep(table: string, some: Partial<Kept>): Kept {
  const blank: Kept = { table, seats: [], edition: "", names: [], phase: "", round: "", at: 0 };
  const now = merged(games.value, readKept());
  const old = now.find((other) => other.table === table);
  const kept: Kept = { ...blank, ...old, forgotten: false, ...some, at: Date.now() };
  write([kept, ...now.filter((other) => other.table !== table)]);
  return kept;
}

/** Games from elsewhere come to those that are known; of one that is known, only its keys. */
export function addGames(more: readonly Kept[]): void {
  const now = merged(games.value, readKept());
  const known = new Map(now.map((kept) => [kept.table, kept]));
  for (const kept of more) {
    const own = known.get(kept.table);
    known.set(kept.table, own ? joinedKeys(own, kept) : kept);
  }
  write(merged([...known.values()]));
}

/** Take a game off the list. Its keys stay here for some weeks, and `keep` brings it back. */
export function forget(table: string): void {
  if (known(table)) keep(table, { forgotten: true });
}

/** The table knows none of these seats any more. Their keys are put aside and tried again, never thrown away. */
export function loseSeats(table: string): Kept {
  const { seats = [], lost = [] } = known(table) ?? {};
  return keep(table, { seats: [], lost: [...lost.filter((token) => !seats.includes(token)), ...seats] });
}

/** A token that shows the game: an invitation alone does not. */
export function seeing({ host, watch, shown, seats }: Kept): string {
  return host ?? watch ?? shown ?? seats.at(-1) ?? "";
}

function write(all: Kept[]): void {
  const left = fresh(all, Date.now());
  games.value = left;
  for (;;) {
    try {
      localStorage.setItem(MEMORY, JSON.stringify(left));
      return;
    } catch {
      // Full: what has lain idle longest makes room. Where nothing is kept at all the game itself lives on the server.
      const last = left.findLastIndex(idle);
      if (last < 0) return;
      left.splice(last, 1);
    }
  }
}
