// What regions are called.
import { signal } from "@preact/signals";
import type { Key } from "./protocol";
import { settings } from "./settings";
import { said } from "./words";

/** The board is home-made: its author named the regions, perhaps as we named some of ours; in each language. */
export const ownPlaces = signal<Record<string, Record<Key, string>> | null>(null);

/** The name of a region, in the nominative; a region that nobody named is called by its key. */
export function placeName(region: Key): string {
  if (!ownPlaces.value) return said(`place-${region}`) ?? region;
  return ownPlaces.value[settings.value.language]?.[region] || keyAsName(region);
}

/** `north_peak` reads "North peak". */
function keyAsName(key: Key): string {
  const words = key.replace(/[_-]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
