// Which tables have a coach, and what was taught there. It lives in the browser, so that a reload, a lost connection or
// another evening goes on at the right lesson.
import { signal } from "@preact/signals";

interface Coached {
  on: boolean;
  edition: string;
  taught: string[];
  at: number;
}

/** By table. */
export type Lessons = Record<string, Coached>;

const MEMORY = "smallworld.coach";
const MOST = 20; // tables

function read(): Record<string, Coached> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(MEMORY) ?? "{}");
    const entries = Object.entries((kept ?? {}) as Record<string, Partial<Coached>>);
    return Object.fromEntries(entries.filter((entry): entry is [string, Coached] => Array.isArray(entry[1]?.taught)));
  } catch {
    return {};
  }
}

const memory = signal(read());

function write(table: string, some: Partial<Coached>): void {
  const blank: Coached = { on: true, edition: "", taught: [], at: 0 };
  remember({ ...memory.value, [table]: { ...blank, ...memory.value[table], ...some, at: Date.now() } });
}

function remember(all: Lessons): void {
  const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at).slice(0, MOST);
  memory.value = Object.fromEntries(newest);
  try {
    localStorage.setItem(MEMORY, JSON.stringify(memory.value));
  } catch {
    // Where nothing is kept the coach begins anew after a reload.
  }
}

/** Everything that was taught here, to take along. */
export function lessonsOf(): Lessons {
  return memory.value;
}

function isCoached(one: unknown): one is Coached {
  const { on, edition, taught, at } = (one ?? {}) as Partial<Coached>;
  const sound = Array.isArray(taught) && taught.every((each) => typeof each === "string");
  return sound && typeof on === "boolean" && typeof edition === "string" && typeof at === "number" && Number.isFinite(at);
}

/** Lessons from a file; nothing if anything about them is wrong. */
export function readLessons(data: unknown): Lessons | null {
  if (typeof data !== "object" || data === null) return null;
  return Object.values(data).every(isCoached) ? (data as Lessons) : null;
}

/** What was taught elsewhere is known here too. Where this table has a coach already, it stays as it was. */
export function addLessons(more: Lessons): void {
  const all: Lessons = { ...memory.value };
  for (const [table, other] of Object.entries(more)) {
    const own = all[table];
    const at = own?.at ?? Math.min(other.at, Date.now());
    all[table] = { ...other, ...own, taught: [...new Set([...(own?.taught ?? []), ...other.taught])], at };
  }
  if (Object.keys(more).length) remember(all);
}

export function coaches(table: string): boolean {
  return memory.value[table]?.on ?? false;
}

export function taught(table: string): ReadonlySet<string> {
  return new Set(memory.value[table]?.taught);
}

/** A lesson takes at least this long to be seen, in milliseconds. Whoever is quicker meets it again next turn. */
export const SEEN = 1200;

/** Lessons that went by unseen, and in which turn. */
const missed = signal<Record<string, { turn: string; often: number }>>({});

/** What need not be said in this turn: all that was taught, and what was just clicked away. */
export function had(table: string, turn: string): ReadonlySet<string> {
  const now = Object.entries(missed.value).filter(([, each]) => each.turn === turn);
  return new Set([...taught(table), ...now.map(([lesson]) => lesson)]);
}

/** A lesson has gone after so many milliseconds. Whoever says twice that they know it does know it. */
export function gone(table: string, lesson: string, turn: string, stood: number, known: boolean): void {
  const often = (missed.value[lesson]?.often ?? 0) + (known ? 1 : 0);
  if (stood >= SEEN || often > 1) learn(table, lesson);
  else missed.value = { ...missed.value, [lesson]: { turn, often } };
}

const OTHERWISE = ["enter", "natives"]; // lessons that each edition has its own way with

/** A coach comes to this table, or comes back. Whoever learnt another edition need only be told what is new in this one. */
export function call(table: string, edition: string, fromTheBeginning = false): void {
  const others = Object.values(memory.value).filter((each) => each.edition !== edition && !fromTheBeginning);
  const known = new Set(others.flatMap((each) => each.taught).filter((lesson) => !OTHERWISE.includes(lesson)));
  write(table, { on: true, edition, taught: memory.value[table]?.taught ?? [...known] });
}

export function dismiss(table: string): void {
  write(table, { on: false });
}

export function learn(table: string, lesson: string): void {
  const known = taught(table);
  if (coaches(table) && !known.has(lesson)) write(table, { taught: [...known, lesson] });
}
