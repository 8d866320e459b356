// The games this browser has a key to.
import { signal } from "@preact/signals";

export interface Kept {
  table: string;
  host?: string;
  invite?: string;
  watch?: string;
  seats: string[];
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
    return Array.isArray(kept) ? (kept as Kept[]) : [];
  } catch {
    return [];
  }
}

export const games = signal<Kept[]>(read());

export function known(table: string): Kept | undefined {
  return games.value.find((kept) => kept.table === table);
}

export function keep(table: string, some: Partial<Kept>): Kept {
  const blank: Kept = { table, seats: [], edition: "", names: [], phase: "", round: "", at: 0 };
  const kept = { ...blank, ...known(table), ...some, at: Date.now() };
  write([kept, ...games.value.filter((other) => other.table !== table)].slice(0, MOST));
  return kept;
}

export function forget(table: string): void {
  write(games.value.filter((kept) => kept.table !== table));
}

/** Every token that opens the table, the strongest first. */
export function tokensOf(kept: Kept): string[] {
  const all = [kept.host, ...kept.seats, kept.seats.length ? undefined : (kept.invite ?? kept.watch)];
  return all.filter((token): token is string => !!token).slice(0, 8);
}

function write(all: Kept[]): void {
  games.value = all;
  try {
    localStorage.setItem(MEMORY, JSON.stringify(all));
  } catch {
    // Nothing is kept in a private window; the game itself lives on the server.
  }
}
