// A game told again, step by step: plain functions. Step 0 is the beginning; each step tells what changed in the view.
import { deedOf, type Deed } from "../deeds";
import type { Game, GameEvent, HomeMade, Income, Lobby, Region, SeatView, View } from "../protocol";
import type { LogLine } from "../store";

/** The view as a replay has it: with what everybody would earn and, once the game is over, what everybody has. */
export interface Seen extends View {
  income: Income[][];
  purses?: number[];
}

type Places<T> = Record<string, T>; // of a list, by their numbers

export type Changes = Partial<Omit<Seen, "regions" | "seats" | "income">> & { regions?: Places<Region>; seats?: Places<SeatView>; income?: Places<Income[]> };

export interface ReplayStep {
  by: number | null;
  events: GameEvent[];
  changes: Changes;
}

/** Whose turn begins at a step. */
export interface ReplayTurn {
  step: number;
  round: number;
  seat: number;
}

export interface Replay {
  seat: number | null; // whose eyes
  over: boolean;
  whole: boolean; // it begins where the game began
  version: number;
  watch?: string; // a key to show the game with; a record that somebody has kept has none
  play_on: "as_it_was" | "dealt_anew" | "imagined" | null; // what a new table may begin with
  lobby: Lobby;
  home_made: HomeMade[];
  turns: ReplayTurn[];
  steps: ReplayStep[];
}

function patched<T>(list: T[], places: Places<T> | undefined): T[] {
  return places ? list.map((each, n) => places[n] ?? each) : list;
}

export function changed(seen: Seen, changes: Changes): Seen {
  const { regions, seats, income, ...rest } = changes;
  return { ...seen, ...rest, regions: patched(seen.regions, regions), seats: patched(seen.seats, seats), income: patched(seen.income, income) };
}

/** Every position of the game. What did not change is shared. */
export function positions(steps: readonly ReplayStep[]): Seen[] {
  const found: Seen[] = [];
  for (const { changes } of steps) {
    const last = found.at(-1);
    found.push(last ? changed(last, changes) : (changes as unknown as Seen)); // the first tells everything
  }
  return found;
}

/** The position as the table's own pages take it; nothing can be decided in it. */
export function gameOf({ income, ...view }: Seen): Game {
  return { view, choices: null, income: income.map((items, seat) => ({ seat, items })) };
}

/** The number of the turn that a step lies in: the last that has begun. */
export function turnAt(turns: readonly ReplayTurn[], step: number): number {
  return Math.max(0, turns.findLastIndex((turn) => turn.step <= step));
}

/** How far through the game a step lies, from 0 to 1. Every turn is equally long, so that short ones can be pointed at too. */
export function placeOf({ steps, turns }: Pick<Replay, "steps" | "turns">, step: number): number {
  const turn = turnAt(turns, step);
  const from = turns[turn]?.step ?? 0;
  const to = turns[turn + 1]?.step ?? steps.length - 1;
  return (turn + (to > from ? (step - from) / (to - from) : 0)) / Math.max(1, turns.length);
}

/** The step that lies nearest to there. */
export function stepAt(told: Pick<Replay, "steps" | "turns">, place: number): number {
  const { steps, turns } = told;
  const way = Math.min(1, Math.max(0, place)) * turns.length;
  const turn = Math.min(turns.length - 1, Math.floor(way));
  const from = turns[turn]?.step ?? 0;
  const to = turns[turn + 1]?.step ?? steps.length - 1;
  return Math.round(from + (way - turn) * (to - from));
}

/** What was done in each turn. A step may end one turn and begin the next. */
export function deedsOf({ steps, turns }: Pick<Replay, "steps" | "turns">): Deed[] {
  const lines: LogLine[][] = turns.map(() => []);
  let id = 0;
  let turn = 0;
  steps.forEach(({ events }, version) => {
    for (const event of events) {
      if (event.event === "turn_started" && version > 0) turn = Math.min(turn + 1, turns.length - 1);
      lines[turn]?.push({ id: id++, version, event });
    }
  });
  return lines.map((each, n) => deedOf(each, { id: n, player: turns[n]!.seat }));
}
