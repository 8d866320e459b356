// What is wrong with a draft, in the reader's language: by its code where somebody has written a sentence for it.
import { settings } from "../settings";
import { said, t } from "../words";
import { draft, type Problem } from "./bench";
import { label } from "./label";
import { regionCalled, sketchOf } from "./drawing";

export interface Told {
  text: string;
  english: boolean; // nobody has translated it
}

export const NOTHING: Told = { text: "", english: false };

/** A field is called what the form calls it, a region what the map calls it. */
function words(problem: Problem): Record<string, string | number> {
  const { regions } = sketchOf(draft()?.form ?? {});
  const part = problem.place.part ? String((draft()?.form["ability"] as { part?: string }[] | undefined)?.[problem.place.part - 1]?.part ?? "") : "";
  const told = Object.entries(problem.values).map(([name, value]) => {
    if (name === "field") return [name, label({ name: String(value) }, part)];
    const region = name === "region" || name === "other" ? Object.values(regions).find((each) => each.key === value) : undefined;
    return [name, region ? regionCalled(region) : value];
  });
  return Object.fromEntries(told) as Record<string, string | number>;
}

export function toldOf(problem: Problem | null | undefined): Told {
  if (!problem) return NOTHING;
  const own = problem.code ? said(`shop-bad-${problem.code}`, words(problem)) : undefined;
  if (own) return { text: own, english: false };
  return { text: problem.reason, english: settings.value.language !== "en" };
}

/** Before a sentence in a foreign language. */
export function introduction(): string {
  return t("shop-bad-else");
}
