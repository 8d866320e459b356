// What a player can learn from the game that is over: asked for, worked out by the server, shown on the map of that moment.
import { batch } from "@preact/signals";
import type { ComponentType } from "preact";
import { loadMoments } from "../api";
import { known } from "../games";
import { notice } from "../notice";
import { whyNot } from "../pages/opening";
import type { Moment } from "../protocol";
import { settings } from "../settings";
import { lit, marked, past, perTable, store } from "../table";
import { loadMore } from "../words";

const LEARNING = 3; // finished games after which nobody is offered lessons any more

export const page = perTable<ComponentType | null>(null);
export const moments = perTable<readonly Moment[]>([]);
export const at = perTable(0);
export const asking = perTable(false);
export const whose = perTable<number | null>(null);

/** The seats of this device, after one of its first games. */
export function learners(): number[] {
  return settings.value.finished <= LEARNING && store.lobby.value?.phase === "over" ? store.held.value : [];
}

/** A browser keeps the keys to its seats in no order: the answer says whose it was. */
async function momentsOf(table: string, seat: number): Promise<readonly Moment[]> {
  let problem: unknown = new Error("no such seat");
  for (const token of known(table)?.seats.slice().reverse() ?? []) {
    try {
      const told = await loadMoments(table, token);
      if (told.seat === seat) return told.moments;
    } catch (refused) {
      problem = refused;
    }
  }
  throw problem;
}

export async function lookBack(seat: number): Promise<void> {
  const table = store.table.value;
  asking.value = true;
  try {
    const [found, { Moments }] = await Promise.all([momentsOf(table, seat), import("./page"), loadMore("moments")]);
    if (store.table.value !== table) return;
    batch(() => {
      moments.value = found;
      whose.value = seat;
      page.value = Moments;
      show(0);
    });
  } catch (problem) {
    notice.value = whyNot(problem);
  } finally {
    asking.value = false;
  }
}

/** What was done has a golden line, what could have been done that of a sure conquest; the rest lies in the dark. */
function places(moment: Moment): { done: string[]; better: string[] } {
  if (moment.kind === "late_decline" || moment.kind === "kept_on") return { done: moment.regions, better: [] };
  if (moment.kind === "overpaid") return { done: [moment.region], better: [moment.instead, ...moment.more] };
  if (moment.kind === "unspent") return { done: moment.regions, better: moment.more };
  return { done: [moment.region], better: moment.idle };
}

export function show(place: number): void {
  const moment = moments.value[place];
  const { done, better } = moment ? places(moment) : { done: [], better: [] };
  batch(() => {
    at.value = place;
    past.value = moment?.view ?? null;
    lit.value = new Set(done);
    marked.value = new Set(better);
  });
}

export function close(): void {
  batch(() => {
    show(-1);
    page.value = null;
  });
}
