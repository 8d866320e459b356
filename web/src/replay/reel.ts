// The replay that is looked at: where it stands, whether it runs, how fast. The table's own store shows it, so the board,
// the players and everything that moves are those of the game itself.
import { batch, computed, signal } from "@preact/signals";
import { keptMoment, loadKept, loadMoment, loadReplay, Refused, type KeptGame, type MomentWish } from "../api";
import { keep, known } from "../games";
import { wordsFor } from "../pages/refused";
import { replayAt } from "../route";
import { purses, stayAt, store } from "../table";
import { FILE, openedFile } from "./file";
import { withKey } from "./keyring";
import { deedsOf, gameOf, positions, turnAt, type Replay } from "./steps";

export const reel = signal<Replay | null>(null);
export const failed = signal<unknown>(null);
export const at = signal(0);
export const running = signal(false);
export const SPEEDS = [1, 2, 4] as const;
export const speed = signal<(typeof SPEEDS)[number]>(1);
/** The game has gone on since, or waits for whoever looks back. */
export const news = signal<"" | "moved" | "turn">("");
/** The table at which these people play a rematch. */
export const next = signal<string | null>(null);

const seen = computed(() => positions(reel.value?.steps ?? []));
export const deeds = computed(() => (reel.value ? deedsOf(reel.value) : []));
export const last = computed(() => Math.max(0, (reel.value?.steps.length ?? 0) - 1));
export const turn = computed(() => turnAt(reel.value?.turns ?? [], at.value));

const PAUSE = 1100; // milliseconds from one step to the next
const SOON = 250;

let timer: ReturnType<typeof setTimeout> | undefined;
let noting: ReturnType<typeof setTimeout> | undefined;
let opened = ""; // the table
let leave = () => undefined as void;

function fileHere(): KeptGame {
  const file = openedFile();
  if (!file) throw new Refused("not_found", "");
  return file;
}

async function loaded(table: string, seat: number | null): Promise<Replay> {
  if (table === FILE) return loadKept(fileHere(), seat);
  return withKey(table, (key) => loadReplay(table, key, seat));
}

/** The moment that is shown, as one wishes for a table that goes on from it. */
export async function momentHere(): Promise<MomentWish> {
  const step = at.value;
  if (opened === FILE) return keptMoment(fileHere(), step);
  return withKey(opened, (key) => loadMoment(opened, key, step));
}

/** Somebody may play on from here: they are allowed to, and the game is not over at this step. */
export const playable = computed(() => {
  return !!reel.value?.play_on && !seen.value[at.value]?.over;
});

/** Open the replay of a table at a moment: the beginning unless a step is named. */
export async function open(table: string, step: number | null): Promise<void> {
  opened = table;
  failed.value = null;
  try {
    const told = await loaded(table, null);
    if (opened !== table) return;
    if (table !== FILE) note(table, told);
    put(told, step ?? 0);
    next.value = told.lobby.rematch ?? null;
    if (table !== FILE && (!told.over || known(table)?.seats.length)) leave = stayAt(table, hear);
  } catch (problem) {
    await wordsFor(problem);
    if (opened === table) failed.value = problem;
  }
}

/** What stands on the list of games, for one that was never opened otherwise. */
function note(table: string, { lobby, steps }: Replay): void {
  if (known(table)?.names.length) return;
  const end = positions(steps).at(-1);
  const bots = lobby.seats.flatMap((each) => (each.kind === "bot" ? [each.seat] : []));
  const round = end ? `${end.round}/${end.rounds}` : "";
  keep(table, { edition: lobby.edition, names: lobby.seats.map((each) => each.name), bots, phase: lobby.phase, round, winners: end?.winners ?? [] });
}

/** Show a replay, whatever was shown before. */
export function put(told: Replay, step: number): void {
  batch(() => {
    reel.value = told;
    running.value = false;
    news.value = "";
    jump(step);
  });
}

/** The same moment through other eyes. */
export async function lookAs(seat: number): Promise<void> {
  const told = await loaded(opened, seat);
  put(told, at.value);
}

/** What has happened since. */
export async function catchUp(): Promise<void> {
  const told = await loaded(opened, null);
  put(told, told.steps.length - 1);
}

function hear(message: Parameters<Parameters<typeof stayAt>[1]>[0]): void {
  if (message.t !== "table" && message.t !== "update") return;
  next.value = message.lobby?.rematch ?? next.value;
  if (reel.value?.over) return;
  if (message.game?.choices) news.value = "turn";
  else if (message.version > (reel.value?.version ?? 0)) news.value = "moved";
}

export function close(): void {
  opened = "";
  clearTimeout(timer);
  clearTimeout(noting);
  leave();
  leave = () => undefined;
  batch(() => {
    reel.value = null;
    running.value = false;
    news.value = "";
    next.value = null;
    at.value = 0;
  });
}

/** Stand at a step at once. */
export function jump(step: number): void {
  const told = reel.value;
  const to = Math.min(Math.max(0, step), last.value);
  const now = seen.value[to];
  if (!told || !now) return;
  store.skip();
  batch(() => {
    at.value = to;
    purses.value = now.purses ?? null;
    // Not by its own name: the list of games is about the game itself, not about a moment of it.
    store.receive({ t: "table", table: `replay ${opened}`, version: to, host: false, held: [], lobby: told.lobby, home_made: told.home_made, game: gameOf(now), missed: [] });
  });
  remember();
}

/** Play the next step as it was played. */
export function forward(): void {
  const step = reel.value?.steps[at.value + 1];
  const now = seen.value[at.value + 1];
  if (!step || !now) return;
  batch(() => {
    at.value += 1;
    purses.value = now.purses ?? null;
    store.receive({ t: "update", version: at.value, by: step.by, events: step.events, game: gameOf(now) });
  });
  remember();
}

/** The address is a link to this moment, for a reload too. Browsers take only so many changes of it in a row. */
function remember(): void {
  clearTimeout(noting);
  noting = setTimeout(() => opened && history.replaceState(null, "", replayAt(opened, at.value)), SOON);
}

export function back(): void {
  jump(at.value - 1);
}

/** To the beginning of a turn: of this one first, if it has begun, then of the one before. */
export function turnBack(): void {
  const turns = reel.value?.turns ?? [];
  const here = turns[turn.value]?.step ?? 0;
  jump(at.value > here ? here : (turns[turn.value - 1]?.step ?? 0));
}

export function turnForward(): void {
  jump(reel.value?.turns[turn.value + 1]?.step ?? last.value);
}

/** Run on from here, or from the beginning when it has run out. */
export function toggle(): void {
  if (!running.value && at.value >= last.value) jump(0);
  running.value = !running.value;
  if (running.value) tick();
  else clearTimeout(timer);
}

export function stop(): void {
  running.value = false;
  clearTimeout(timer);
}

function tick(): void {
  clearTimeout(timer);
  if (!running.value) return;
  if (!store.behind.value) forward(); // what moves is waited for
  if (at.value >= last.value) running.value = false;
  else timer = setTimeout(tick, PAUSE / speed.value);
}
