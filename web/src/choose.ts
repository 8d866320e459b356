// From legal actions to what can be pressed. No rule is decided here: what an action is for shows in its fields.
import type { Action, Choices, Key, View } from "./protocol";

/** certain: will succeed; die: may succeed; target: one press does it; quiet: offered only when asked for. */
export type Mark = "certain" | "die" | "target" | "quiet";

export interface Target {
  mark: Mark;
  actions: Action[]; // the first is what a second press does
}

/** An offer that was taken up and waits for its first or second region. */
export interface Aim {
  what: Key;
  from: Key | null;
}

export interface Offer {
  what: Key;
  actions: Action[];
}

const ORDER: Mark[] = ["certain", "die", "target", "quiet"];

function markOf(action: Action): Mark {
  if (action.wins !== undefined) return "die";
  if (action.price !== undefined) return "certain";
  return action.do === "abandon" ? "quiet" : "target";
}

const NONE: ReadonlySet<Key> = new Set();

/** Every region that can be pressed now, and what for. What is spared can be attacked, but nothing shows it as prey. */
export function targets(choices: Choices | null, aim: Aim | null, sparing: ReadonlySet<Key> = NONE): Map<Key, Target> {
  const found = new Map<Key, Target>();
  if (!choices || (choices.deploy && !aim)) return found;
  if (aim) {
    for (const action of choices.actions) {
      if (action.what !== aim.what || action.region === undefined) continue;
      if (aim.from === null) put(found, action.region, markOf(action), action);
      else if (action.region === aim.from && action.to !== undefined) put(found, action.to, "target", action);
    }
    return found;
  }
  const conquering = choices.actions.some(plainAttack);
  for (const action of choices.actions) {
    if (action.region === undefined) continue;
    const mark = action.what === undefined ? markOf(action) : "target";
    const quiet = conquering && (mark === "target" || (plainAttack(action) && sparing.has(action.region)));
    put(found, action.region, quiet ? "quiet" : mark, action);
  }
  return found;
}

/**
 * One's own land, held in decline: it may be attacked, but seldom should be. Only a race that cannot come onto the map
 * anywhere else is shown the way there.
 */
export function spares(view: View | null, choices: Choices | null): ReadonlySet<Key> {
  if (!view || !choices) return NONE;
  const own = new Set(view.regions.filter((region) => region.player === choices.seat).map((region) => region.key));
  const settled = !!view.seats[choices.seat]?.active?.regions.length;
  return settled || choices.actions.some((action) => plainAttack(action) && !own.has(action.region ?? "")) ? own : NONE;
}

/** Does this conquer something that is not one's own already? */
export function takes(action: Action, sparing: ReadonlySet<Key>): boolean {
  return action.region !== undefined && action.price !== undefined && !(plainAttack(action) && sparing.has(action.region));
}

/** Is there something to take that is not one's own already? */
export function moreToTake(found: Map<Key, Target>): boolean {
  return [...found.values()].some((target) => target.mark === "certain" || target.mark === "die");
}

/** An attack for which no button was pressed before. */
export function plainAttack(action: Action): boolean {
  return action.price !== undefined && action.region !== undefined && action.what === undefined;
}

function put(found: Map<Key, Target>, region: Key, mark: Mark, action: Action): void {
  const known = found.get(region);
  if (!known) found.set(region, { mark, actions: [action] });
  else if (ORDER.indexOf(mark) < ORDER.indexOf(known.mark)) found.set(region, { mark, actions: [action, ...known.actions] });
  else known.actions.push(action);
}

/** One offer for each word of a race, a power or a place, but for pieces that are laid on the map. */
export function offers(choices: Choices | null): Offer[] {
  const found = new Map<Key, Offer>();
  for (const action of choices?.actions ?? []) {
    if (action.do !== "use" || action.what === undefined || action.what === choices?.deploy?.what) continue;
    const offer = found.get(action.what) ?? { what: action.what, actions: [] };
    offer.actions.push(action);
    found.set(action.what, offer);
  }
  return [...found.values()];
}

/** Actions that need nothing more than a button. */
export function plainActions(choices: Choices | null): Action[] {
  const known = new Set(["use", "pick", "deploy", "give_up"]);
  return (choices?.actions ?? []).filter((action) => action.region === undefined && !known.has(action.do));
}

/** The chance of so many throws of the die, in whole per cent. */
export function percent(wins: number, choices: Choices | null): number {
  return choices ? Math.round((wins * 100) / choices.faces) : 0;
}

/** The pressable region nearest in the direction of an arrow key. */
export function nearest(
  from: [number, number],
  direction: [number, number],
  places: Iterable<[Key, [number, number]]>,
): Key | null {
  let best: Key | null = null;
  let least = Infinity;
  for (const [key, [x, y]] of places) {
    const along = (x - from[0]) * direction[0] + (y - from[1]) * direction[1];
    const across = Math.abs((x - from[0]) * direction[1]) + Math.abs((y - from[1]) * direction[0]);
    if (along <= 1) continue;
    const distance = along + 2 * across;
    if (distance < least) [best, least] = [key, distance];
  }
  return best;
}
