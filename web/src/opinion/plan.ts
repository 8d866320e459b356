// Plans in words, as the terminal says them (text/plans.py): what is alike is told together, and what goes without saying is
// left out. Coins with their fractions.
import { placeName } from "../places";
import type { Action, Key, Lobby } from "../protocol";
import { seatName } from "../seats";
import { comboOf, figure, nameOf, t } from "../words";

/** An action of a plan; a pick names what is picked. */
export type Step = Action & { race?: Key; power?: Key };

export interface Estimate {
  coins: number;
  error: number;
  counts?: boolean;
}

function where(step: Step, lobby: Lobby | null): string {
  if (step.player !== undefined) return seatName(lobby, step.player);
  if (step.region === undefined) return "";
  const place = placeName(step.region);
  if (step.do === "deploy") return `${place} +${Number(step.tokens)}`;
  return typeof step.to === "string" ? `${place} → ${placeName(step.to)}` : place;
}

function runWords(run: Step[], lobby: Lobby | null): string {
  const [first] = run;
  if (!first) return "";
  if (first.do === "pick") return t("plan-pick", { combo: comboOf(first.power ?? null, first.race ?? "") });
  if (first.do === "muster") return t("ui-do-muster", { race: nameOf("race", first.race ?? "") });
  const regions = run.map((step) => where(step, lobby)).filter(Boolean).join(", ");
  if (first.do !== "use") return t(`plan-${first.do}`, { regions });
  const offer = nameOf("use", first.what ?? "").toLocaleLowerCase();
  return regions ? `${offer}: ${regions}` : offer;
}

/** Actions of one kind in a row. */
export function runs(steps: readonly Step[]): Step[][] {
  const found: Step[][] = [];
  for (const step of steps) {
    const last = found.at(-1);
    if (last?.[0]?.do === step.do && last[0].what === step.what) last.push(step);
    else found.push([step]);
  }
  return found.map((run) => (run[0]?.do === "deploy" ? run.filter((step) => step.tokens) : run)).filter((run) => run.length && run[0]?.do !== "end");
}

export function planWords(steps: readonly Step[], lobby: Lobby | null): string {
  return runs(steps).map((run) => runWords(run, lobby)).join("; ") || t("plan-nothing");
}

/** The regions that a plan is about. */
export function placesOf(steps: readonly Step[]): Set<Key> {
  const found = new Set<Key>();
  for (const step of runs(steps).flat()) {
    if (step.region !== undefined) found.add(step.region);
    if (typeof step.to === "string") found.add(step.to);
  }
  return found;
}

/** A figure that is not exact, and how sure it is. */
export function unsure({ coins, error }: Estimate): string {
  return `${figure(Math.abs(coins), { all: true })} ± ${figure(error, { all: true })}`;
}
