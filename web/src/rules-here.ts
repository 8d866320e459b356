// Under which rules a table plays, and where they differ from the usual ones.
import { catalogue } from "./api";
import type { Key, Lobby } from "./protocol";

type Rules = Pick<Lobby, "edition" | "preset" | "options">;

const USUAL = "default";

/** The value of every option at this table: its preset's, or its own. */
export function valuesAt({ edition, preset, options }: Rules): Record<Key, string> {
  const presets = catalogue.value?.editions.find((each) => each.key === edition)?.presets;
  return { ...presets?.[preset], ...options };
}

/** The options that are not as usual. */
export function unusual(rules: Rules): [option: Key, value: string][] {
  const usual = valuesAt({ ...rules, preset: USUAL, options: {} });
  return Object.entries(valuesAt(rules)).filter(([option, value]) => usual[option] !== value);
}
