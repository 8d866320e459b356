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

/** The first games of this browser, played by somebody at this device alone. */
export function canLearn(): boolean {
  return settings.value.finished <= LEARNING && store.held.value.length === 1 && store.lobby.value?.phase === "over";
}

export async function lookBack(): Promise<void> {
  const table = store.table.value;
  const token = known(table)?.seats.at(-1) ?? "";
  asking.value = true;
  try {
    const [found, { Moments }] = await Promise.all([loadMoments(table, token), import("./page"), loadMore("moments")]);
    if (store.table.value !== table) return;
    batch(() => {
      moments.value = found;
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
  if (moment.kind === "late_decline") return { done: moment.regions, better: [] };
  if (moment.kind === "overpaid") return { done: [moment.region], better: [moment.instead, ...moment.more] };
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
