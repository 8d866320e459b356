// What was made in this browser: every draft that somebody has worked on, newest first. Whatever takes its place on the
// bench, it stays here. Plain functions, with tests.
import { keyOf, type Values } from "./vocabulary";

export const KINDS = ["race", "power", "board"] as const;
export type Kind = (typeof KINDS)[number];

/** How strong it was found to be, and which text that was about. */
export interface Verdict<Row = unknown> {
  text: string;
  row: Row;
  lines: Record<string, string[]>;
  total: number; // games that were wanted
}

/** One thing that is being made. */
export interface Draft {
  id: string;
  form: Values;
  text: string;
  name: string; // of the last sound version; "" if there was none
  touched?: boolean; // somebody has worked on it, so it is worth keeping
  behind?: boolean; // the form has changed since the text was written
  ahead?: boolean; // the text has a mistake, so the form shows what it said before
  wrong?: boolean; // it cannot be played as it stands
  worded?: { text: string; does: string }; // the words on the card, and what it could do when they were written
  verdict?: Verdict;
}

export interface Kept extends Draft {
  kind: Kind;
  at: number;
}

export const MOST = 36;

/** A draft goes to the top of the shelf, in place of what it was before; the oldest falls off. */
export function shelved(shelf: readonly Kept[], kind: Kind, draft: Draft, at: number): Kept[] {
  return [{ ...draft, kind, at }, ...shelf.filter((each) => each.id !== draft.id)].slice(0, MOST);
}

const DEEP = 12; // tables in tables; no form has so many

function isValue(one: unknown, depth = 0): boolean {
  if (typeof one === "object" && one !== null) return depth < DEEP && Object.values(one).every((each) => isValue(each, depth + 1));
  return ["string", "number", "boolean"].includes(typeof one);
}

/** Is it a draft as we keep them? A file may come from anywhere. */
function isDraft(one: unknown): one is Draft {
  if (typeof one !== "object" || one === null) return false;
  const { id, form, text, name, worded } = one as Partial<Draft>;
  const said = worded === undefined || (typeof worded?.text === "string" && typeof worded.does === "string");
  const texts = [id, text, name].every((each) => typeof each === "string");
  return texts && !!id && said && typeof form === "object" && !Array.isArray(form) && isValue(form);
}

export function isOnShelf(one: unknown): one is Kept {
  const { kind, at } = (one ?? {}) as Partial<Kept>;
  return isDraft(one) && KINDS.includes(kind as Kind) && typeof at === "number" && Number.isFinite(at);
}

/** What lies on a bench, from a file; nothing if anything about it is wrong. */
export function readDrafts(data: unknown): Partial<Record<Kind, Draft>> | null {
  if (typeof data !== "object" || data === null) return null;
  const sound = Object.entries(data).every(([kind, draft]) => KINDS.includes(kind as Kind) && isDraft(draft));
  return sound ? data : null;
}

/** The same draft, worked on in two places: both stay, under names that are the same whenever the file is read. */
function apart(id: string, at: number): string {
  return `${id}~${at.toString(36)}`;
}

/** Drafts from elsewhere come to those that were made here, as far as there is room. A verdict is not taken over: whoever asks again gets one of their own. */
export function joinedShelf(own: readonly Kept[], more: readonly Kept[]): { shelf: Kept[]; made: number; left: number } {
  const shelf = new Map(own.map((each) => [each.id, each]));
  let left = 0;
  for (const { verdict: _, ...each } of [...more].sort((one, other) => other.at - one.at)) {
    const here = shelf.get(each.id);
    const id = here ? apart(each.id, each.at) : each.id;
    const alike = here && here.text === each.text && JSON.stringify(here.form) === JSON.stringify(each.form);
    if ((here && (here.at >= each.at || alike)) || shelf.has(id)) continue; // what is here is as new
    if (shelf.size >= MOST) left += 1;
    else shelf.set(id, { ...each, id, at: Math.min(each.at, Date.now()) });
  }
  return { shelf: [...shelf.values()].sort((one, other) => other.at - one.at), made: shelf.size - own.length, left };
}

const MEMORY = "smallworld.workshop.shelf";

/** The shelf of this browser, as it was left. */
export function shelfRemembered(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(MEMORY) ?? "[]");
    return Array.isArray(kept) ? (kept as Kept[]).filter((each) => each?.id && KINDS.includes(each.kind) && each.form) : [];
  } catch {
    return [];
  }
}

export function rememberShelf(shelf: readonly Kept[]): void {
  try {
    localStorage.setItem(MEMORY, JSON.stringify(shelf));
  } catch {
    // A browser that keeps nothing can still make something.
  }
}

/** One that was taken away stands on the shelf again, where it was. */
export function restored(shelf: readonly Kept[], kept: Kept): Kept[] {
  return [...shelf.filter((each) => each.id !== kept.id), kept].sort((one, other) => other.at - one.at);
}

/** Can it come to a table as it stands? */
export function isReady(draft: Draft): boolean {
  return !!draft.name && !!draft.text && !draft.wrong && !draft.ahead;
}

/** For which games it is made; one that says nothing is for the usual one. */
export function editionsIn(form: Values, usual: string): string[] {
  const said = form["edition"];
  return Array.isArray(said) ? said.map(String) : [String(said ?? usual)];
}

/** What a table calls it: its kind, and the key that its text gives it. */
export function thingOf(kept: Kept): string {
  const [, key = keyOf(nameIn(kept.form))] = /^key *= *["'](\w+)["']/m.exec(kept.text) ?? [];
  return `${kept.kind}:${key}`;
}

export function nameIn(form: Values): string {
  const name = typeof form["name"] === "string" ? form["name"] : Object.values(form["name"] ?? {})[0];
  return typeof name === "string" ? name : "";
}

/** What it is called: as it was when it was sound, or as its form says. */
export function calledIn(draft: Draft, language: string): string {
  const name = draft.form["name"];
  const own = typeof name === "string" ? name : name && typeof name === "object" && !Array.isArray(name) ? (name[language] ?? Object.values(name)[0]) : "";
  return String(own || draft.name || "");
}

/** Do the words on the card still say what it does, as far as anybody can tell? */
export function reworded(draft: Draft, does: string): Pick<Draft, "worded"> {
  const text = JSON.stringify(draft.form["text"] ?? "");
  return draft.worded?.text === text ? { worded: draft.worded } : { worded: { text, does } };
}

export function isStale(draft: Draft, does: string): boolean {
  return !!draft.form["text"] && draft.worded !== undefined && draft.worded.does !== does;
}
