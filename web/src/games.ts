// The games this browser has a key to.
import { signal } from "@preact/signals";

export interface Kept {
  table: string;
  host?: string;
  invite?: string;
  watch?: string;
  seats: string[];
  away?: number[]; // seats that were left to a bot
  edition: string;
  names: string[];
  phase: string;
  round: string;
  at: number;
}

const MEMORY = "smallworld.games";
const MOST = 30;

function read(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(MEMORY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Is it a game as we keep them? The memory may be older than this program, or have been touched. */
function isKept(one: unknown): one is Kept {
  if (typeof one !== "object" || one === null) return false;
  const { table, seats, names } = one as Partial<Kept>;
  return typeof table === "string" && Array.isArray(seats) && Array.isArray(names);
}

/** As many as there is room for: finished games go first, then the oldest. */
export function trimmed(all: Kept[]): Kept[] {
  const left = [...all];
  while (left.length > MOST) {
    const over = left.map((kept) => kept.phase).lastIndexOf("over");
    left.splice(over > 0 ? over : left.length - 1, 1);
  }
  return left;
}

export const games = signal<Kept[]>(read());

export function known(table: string): Kept | undefined {
  return games.value.find((kept) => kept.table === table);
}

export function keep(table: string, some: Partial<Kept>): Kept {
  const blank: Kept = { table, seats: [], edition: "", names: [], phase: "", round: "", at: 0 };
  const kept = { ...blank, ...known(table), ...some, at: Date.now() };
  write(trimmed([kept, ...games.value.filter((other) => other.table !== table)]));
  return kept;
}

export function forget(table: string): void {
  write(games.value.filter((kept) => kept.table !== table));
}

const MOST_SEATS = 5;

/** Every token that opens the table: a seat may be lost, and what led to it then opens the table still. */
export function tokensOf({ host, invite, watch, seats }: Kept): string[] {
  return [host, invite, watch, ...seats.slice(-MOST_SEATS)].filter((token): token is string => !!token);
}

/** A token that shows the game: an invitation alone does not. */
export function seeing({ host, watch, seats }: Kept): string {
  return host ?? watch ?? seats.at(-1) ?? "";
}

function write(all: Kept[]): void {
  games.value = all;
  try {
    localStorage.setItem(MEMORY, JSON.stringify(all));
  } catch {
    // Nothing is kept in a private window; the game itself lives on the server.
  }
}
