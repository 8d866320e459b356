// The story of a finished game as the server has counted it, and a few plain functions that draw it.
import type { HomeMade, Key, Lobby } from "../protocol";

export const SOURCES = ["start", "active", "declined", "bonus", "cards", "other"] as const;
export type Source = (typeof SOURCES)[number];

export interface Story {
  players: number;
  first: number; // the round it begins in
  rounds: number;
  scores: number[];
  winners: number[];
  coins: Partial<Record<Source, number>>[][]; // by seat and round; the first is the beginning
  purses: number[][]; // by seat, at the beginning and after every round
  combos: { seat: number; race: Key; power: Key; round: number; coins: number; regions: number; declined: number | null }[];
  turning: { seat: number; round: number; gained: number[]; behind: number } | null;
  luck: { rolls: number; hits: number; expected: number; pips: number; open_rolls: number; usual_pips: number }[];
  took: number[][];
  whole: boolean;
  watch: string; // a key to show the game with
  lobby: Lobby;
  home_made: HomeMade[];
}

/** A player's coins by source. */
export function sums(story: Story, seat: number): Record<Source, number> {
  const found = { start: 0, active: 0, declined: 0, bonus: 0, cards: 0, other: 0 };
  for (const round of story.coins[seat] ?? []) for (const source of SOURCES) found[source] += round[source] ?? 0;
  return found;
}

/** Everybody, the best first. */
export function order(story: Story): number[] {
  return story.scores.map((_, seat) => seat).sort((a, b) => story.scores[b]! - story.scores[a]! || a - b);
}

/** A step of a scale that gives about so many lines. */
export function scaleStep(most: number, lines = 4): number {
  const rough = Math.max(1, most / lines);
  const power = 10 ** Math.floor(Math.log10(rough));
  return Math.max(1, ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power);
}

/** Labels at these heights, moved apart so that none lies on another. */
export function apart(heights: number[], least: number): number[] {
  const sorted = heights.map((y, n) => ({ y, n })).sort((a, b) => a.y - b.y);
  for (let n = 1; n < sorted.length; n += 1) sorted[n]!.y = Math.max(sorted[n]!.y, sorted[n - 1]!.y + least);
  const found: number[] = [];
  for (const { y, n } of sorted) found[n] = y;
  return found;
}
