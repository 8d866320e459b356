// What was made in this browser: every draft that somebody has worked on, newest first. Whatever takes its place on the
// bench, it stays here. Plain functions, with tests.
import type { Values } from "./vocabulary";

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
