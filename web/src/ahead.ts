// Decisions that are taken before the position they are for has come: plain functions.
import type { Action, Choices, Whole } from "./protocol";

/** What somebody decides: an action, all of what is asked for piece by piece, or to take the last one back. */
export type Deed = Action | Whole | "undo";

const TOLD = new Set(["price", "wins", "pays"]);

/** The same for the same action, whatever the server told about it. */
function written(deed: Action | Whole): string {
  const parts = Object.entries(deed).filter(([name]) => !TOLD.has(name));
  return JSON.stringify(parts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A second press of the same thing while the first is on its way: it was one press. Things are taken back one by one. */
export function again(before: Deed | null, deed: Deed): boolean {
  return before !== null && before !== "undo" && deed !== "undo" && written(before) === written(deed);
}

/** Is it offered? What it does in whole, the server judges. */
export function offered(choices: Choices | null, deed: Deed): boolean {
  if (!choices) return false;
  if (deed === "undo") return choices.can_undo;
  if (deed.do === "redeploy") return choices.deploy?.what === null;
  if (!("regions" in deed)) return choices.actions.some((action) => written(action) === written(deed));
  return deed.do === "use" ? choices.deploy?.what === deed.what : choices.actions.some((action) => action.do === deed.do);
}
