// How the engine of this browser is.
import { computed, signal } from "@preact/signals";
import { ARRIVED } from "./messages";

/** How far it has come: a part of 1; 1 when it runs; nothing before anybody needed it. */
export const progress = signal<number | null>(null);

/** The line is free again: what the engine begins with is here. */
export const arrived = computed(() => progress.value !== null && progress.value >= ARRIVED);

/** It needs something that has not come, and waits for a network. */
export const missing = signal(false);

/** Why it does not run. */
export const broken = signal("");
