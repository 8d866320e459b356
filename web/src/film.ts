// What happened since my last turn, shown again on the map: a film of a few seconds, or a still picture of the same.
import { computed } from "@preact/signals";
import { seeWhole } from "./board/zoom";
import { changes, deeds, scenes, type Scene } from "./deeds";
import { pace } from "./animate";
import { arrive, chip, flash, fly, middle, pause, rise } from "./moving";
import { still } from "./settings";
import { lit, perTable, picked, store } from "./table";

export interface Film {
  viewer: number | null;
  scenes: Scene[];
  shown: number; // so many of them have begun
  over: boolean; // what stays is the still picture
}

const WHOLE = 5000; // milliseconds, however much has happened
const LONGEST = 800; // for one moment of it

const running = perTable<Film | null>(null);
let runs = 0;

const viewer = computed(() => store.view.value?.viewer ?? null);

/** What there is to show. */
export const happened = computed(() => scenes(deeds(store.log.value, viewer.value), viewer.value));

/** What is shown now; a device that has changed hands does not go on with somebody else's. */
export const film = computed(() => (running.value?.viewer === viewer.value ? running.value : null));

/** The regions that have changed hands so far, while it is shown. */
export const changed = computed(() => film.value && changes(film.value.scenes.slice(0, film.value.shown)));

export function toggleFilm(): void {
  if (film.value) endFilm();
  else void show();
}

export function endFilm(): void {
  if (!running.value) return;
  runs += 1;
  running.value = null;
  arrive();
}

async function show(): Promise<void> {
  const all = happened.value;
  if (!all.length) return;
  const run = (runs += 1);
  const now = (shown: number, over: boolean) => (running.value = { viewer: viewer.value, scenes: all, shown, over });
  picked.value = null;
  lit.value = new Set();
  seeWhole();
  const milliseconds = pace(Math.min(LONGEST, WHOLE / all.length));
  const began = performance.now(); // a slow device shows less of each moment, and is not later with every one
  for (let nth = 0; nth < all.length && !still() && document.visibilityState !== "hidden"; nth++) {
    now(nth + 1, false);
    perform(all[nth]!, milliseconds);
    await pause(Math.max(0, began + (nth + 1) * milliseconds - performance.now()));
    if (run !== runs || !running.value) return;
  }
  now(all.length, true);
}

/** Whoever held the region goes, and whoever took it comes. */
function perform({ deed, taking }: Scene, milliseconds: number): void {
  if (!taking) return;
  const there = middle(taking.region);
  if (taking.was) void rise(taking.was, taking.from >= 0 ? taking.from : null, there, milliseconds * 0.6);
  void fly(taking.race, deed.player, chip(deed.player), there, milliseconds * 0.8);
  void flash(taking.region, "won", milliseconds);
}

const PASSIVE = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "Escape", "w", "W"]);

/** Whoever goes on with the game has seen enough; what they press is done all the same. */
export function goOn(event: Event): void {
  if (!running.value || (event.target instanceof Element && event.target.closest("[data-recap]"))) return;
  if (event instanceof KeyboardEvent && PASSIVE.has(event.key)) return;
  endFilm();
}
