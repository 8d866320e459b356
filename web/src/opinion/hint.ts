// "What would a strong player do?" For one person who plays against bots, in their own turn; the server says so too.
import { computed, effect, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { loadHint } from "../api";
import { known } from "../games";
import { notice } from "../notice";
import { whyNot } from "../pages/opening";
import { lit, mine, perDecision, store } from "../table";
import { loadMore } from "../words";
import { placesOf, type Estimate, type Step } from "./plan";

export interface Option {
  steps: Step[];
  ahead: Estimate;
  behind: Estimate;
  now: { race: string; for: string; coins: number }[];
  more: number;
}

export const advice = perDecision<Option[] | null>(null);
export const thinking = signal(false);
export const sheet = signal<ComponentType | null>(null);

/** Nobody else plays here, and it is this player's turn. */
export const hinted = computed(() => {
  const lobby = store.lobby.value;
  if (!mine.value || !lobby || lobby.phase !== "playing" || lobby.day) return false;
  return store.held.value.length === 1 && lobby.seats.filter((seat) => seat.kind !== "bot").length === 1;
});

const TRIES = 3;

/** Ask, and again if a move of this player’s own came in between: the advice is about a position that is gone. */
export async function askHint(): Promise<void> {
  if (!hinted.value || thinking.value) return;
  const table = store.table.value;
  thinking.value = true;
  try {
    for (let left = TRIES; left > 0 && store.table.value === table && hinted.value; left--) {
      const version = store.version.value;
      const token = known(table)?.seats.at(-1) ?? "";
      const [found, { HintSheet }] = await Promise.all([loadHint(table, token), import("./sheet"), loadMore("opinion")]);
      if (store.table.value !== table || store.version.value !== version) continue;
      sheet.value = HintSheet;
      advice.value = found.options;
      return;
    }
  } catch (problem) {
    notice.value = whyNot(problem);
  } finally {
    thinking.value = false;
  }
}

let shown: ReadonlySet<string> | null = null; // what we have lit
let until = -1;

/** Light the plan's regions until something happens. */
export function showOnMap(steps: readonly Step[]): void {
  advice.value = null;
  lit.value = shown = placesOf(steps);
  until = store.version.value ?? -1;
}

effect(() => {
  const version = store.version.value ?? -1; // read first: what an effect has not read never wakes it
  if (shown && version !== until) {
    if (lit.peek() === shown) lit.value = new Set();
    shown = null;
  }
});
