// How the engine of this browser is.
import { signal } from "@preact/signals";

/** How far it has come: a part of 1; 1 when it runs; nothing before anybody needed it. */
export const progress = signal<number | null>(null);

/** It needs something that has not come, and waits for a network. */
export const missing = signal(false);

/** Why it does not run. */
export const broken = signal("");
