// What stands in each region: as it is, or as it shall be once what is being placed has been placed.
import { computed } from "@preact/signals";
import type { Key, Region } from "../protocol";
import { deploying, draft, past, store } from "../table";

export const regionsByKey = computed(() => new Map(((past.value ?? store.view.value)?.regions ?? []).map((region) => [region.key, region])));

/** Who holds it: the same for two regions of one race of one player. */
export function holderOf(region: Region | undefined): string | null {
  if (!region || region.player === null || !region.race) return null;
  return `${region.player} ${region.race} ${region.active ? "active" : "declined"}`;
}

export interface Troop {
  race: Key; // nobody's where there are no tokens
  seat: number | null;
  active: boolean;
  count: number;
  pieces: [Key, number][];
  added: number; // so many of the tokens or pieces are only meant yet
}

export function troopOf(known: Region): Troop {
  const deploy = deploying.value;
  const placed = deploy?.regions.find((at) => at.region === known.key);
  const drafted = placed ? draft.value[known.key] : undefined;
  const laid = deploy?.piece && drafted ? { [deploy.piece]: (known.pieces[deploy.piece] ?? 0) + drafted } : {};
  const moved = deploy?.piece === null && drafted !== undefined;
  const count = moved ? drafted : known.tokens;
  const added = deploy?.piece ? (drafted ?? 0) : moved ? drafted - known.tokens : 0;
  const pieces = Object.entries({ ...known.pieces, ...laid });
  return { race: count > 0 ? (known.race ?? "") : "", seat: known.player, active: known.active, count, pieces, added };
}

/** Everything that stands anywhere. */
export const troops = computed(() => {
  const found = new Map<Key, Troop>();
  for (const [key, known] of regionsByKey.value) {
    const troop = troopOf(known);
    if (troop.race || troop.pieces.length) found.set(key, troop);
  }
  return found;
});
