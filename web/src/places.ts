// What regions are called.
import type { Key } from "./protocol";
import { said } from "./words";

/** The name of a region, in the nominative; a region that nobody named is called by its key. */
export function placeName(region: Key): string {
  return said(`place-${region}`) ?? region;
}
