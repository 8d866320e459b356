// First the map is seen. Whatever only looks better waits until then and leaves it the line: type, icons, fine pictures.
import { signal } from "@preact/signals";

const PATIENCE = 4000; // milliseconds: a picture that does not come holds up nothing for longer

export const mapSeen = signal(false);

/** Called when the map stands there, or when there is none to wait for. */
export function seeMap(): void {
  mapSeen.value = true;
  globalThis.document?.documentElement.classList.remove("first");
}

if (typeof document !== "undefined") setTimeout(seeMap, PATIENCE);
