// The finished games of this device, without an account: kept when a result is seen. Plain functions, and the memory.
import { signal } from "@preact/signals";
import type { Key } from "../protocol";

export interface Finished {
  table: string;
  at: number;
  edition: Key;
  players: number;
  coins: number;
  place: number;
  won: boolean;
  day?: string;
  bots?: Key[]; // the level of each opponent, where all of them were bots
  combos: { race: Key; power: Key; coins: number }[];
}

export const FINISHED = "smallworld.finished";
const MOST = 2000;

function isFinished(one: unknown): one is Finished {
  if (typeof one !== "object" || one === null) return false;
  const { table, at, edition, players, coins, place, won, combos, bots = [] } = one as Partial<Finished>;
  const numbers = [at, players, coins, place].every((each) => typeof each === "number" && Number.isFinite(each));
  const whole = Array.isArray(combos) && combos.every((each) => typeof each?.race === "string" && typeof each.power === "string" && typeof each.coins === "number");
  const levels = Array.isArray(bots) && bots.every((each) => typeof each === "string");
  return levels && typeof table === "string" && typeof edition === "string" && typeof won === "boolean" && numbers && whole;
}

export function readFinished(data: unknown): Finished[] {
  return Array.isArray(data) ? data.filter(isFinished) : [];
}

/** Have they won against bots of this level, and nobody else? */
export function beaten(games: readonly Finished[], level: Key): boolean {
  return games.some(({ won, bots }) => won && !!bots?.length && bots.every((bot) => bot === level));
}

/** Each game once, the newest first; what was known before stays as it was. */
export function joined(known: readonly Finished[], more: readonly Finished[]): Finished[] {
  const all = new Map([...more, ...known].map((each) => [each.table, each]));
  return [...all.values()].sort((a, b) => b.at - a.at).slice(0, MOST);
}

function remembered(): Finished[] {
  try {
    return readFinished(JSON.parse(localStorage.getItem(FINISHED) ?? "[]"));
  } catch {
    return [];
  }
}

export const finished = signal<readonly Finished[]>(joined([], remembered()));

export function addFinished(more: readonly Finished[]): void {
  finished.value = joined(joined(remembered(), finished.value), more);
  try {
    localStorage.setItem(FINISHED, JSON.stringify(finished.value));
  } catch {
    // A browser that keeps nothing can still play.
  }
}

// What they come to

export interface Streak {
  now: number;
  best: number;
}

/** Wins in a row; the newest game comes first. */
export function streak(games: readonly Finished[]): Streak {
  let best = 0;
  let run = 0;
  for (const { won } of [...games].reverse()) {
    run = won ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return { now: run, best };
}

export interface Row {
  key: Key;
  edition: Key; // in which it was played last
  times: number;
  coins: number; // on average
  won: number;
}

/** Results of each race, or of each power, what was played most first. */
export function rows(games: readonly Finished[], kind: "race" | "power"): Row[] {
  const found = new Map<Key, Omit<Row, "key">>();
  for (const { combos, edition, won } of games) {
    for (const combo of combos) {
      const row = found.get(combo[kind]) ?? { edition, times: 0, coins: 0, won: 0 };
      found.set(combo[kind], { ...row, times: row.times + 1, coins: row.coins + combo.coins, won: row.won + Number(won) });
    }
  }
  return [...found].map(([key, row]) => ({ ...row, key, coins: row.coins / row.times })).sort((a, b) => b.times - a.times || b.coins - a.coins);
}
