// Ask for a game with the keys this browser has.
import { Refused } from "../api";
import { known } from "../games";
import type { Kept } from "../kept";

/** Keys that show the game, those of seats first: whoever has one looks back with their own eyes. */
function keysOf({ seats, host, watch, shown }: Kept): string[] {
  return [...seats.slice().reverse(), host, watch, shown].filter((key): key is string => !!key);
}

/** Ask with one key after the other: some may be lost. */
export async function withKey<T>(table: string, ask: (key: string) => Promise<T>): Promise<T> {
  const kept = known(table);
  let problem: unknown = new Refused("not_found", "");
  for (const key of kept ? keysOf(kept) : []) {
    try {
      return await ask(key);
    } catch (refused) {
      problem = refused;
      if (!(refused instanceof Refused)) break;
    }
  }
  throw problem;
}
