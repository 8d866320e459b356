// Whether the site is kept on this device, and what can be done about it.
import { signal } from "@preact/signals";

/** Everything is here: no network is needed any more. */
export const kept = signal(false);

/** It is on its way here. */
export const coming = signal(false);

/** It could be kept, if somebody wants that; nothing once it is, or is on its way. */
export const keepable = signal<(() => void) | null>(null);

/** A newer build has come; it is taken at the next start, or now. */
export const newer = signal<(() => void) | null>(null);

/** The browser could put the site among its programs. */
export const installing = signal<(() => void) | null>(null);
