// A record or a position that somebody has kept, opened here: it stays on this device, for as long as this page is open.
import type { KeptGame } from "../api";

/** Stands in the address instead of a table. */
export const FILE = "file";

const MEMORY = "smallworld.opened";

let opened: KeptGame | null = null;

/** A record is lines of JSON, a position is TOML: the first letter tells which. */
export function understoodAs(text: string): KeptGame {
  return text.trimStart().startsWith("{") ? { record: text } : { position: text };
}

export function keepOpen(kept: KeptGame): void {
  opened = kept;
  try {
    sessionStorage.setItem(MEMORY, JSON.stringify(kept));
  } catch {
    // Too large to be kept: a reload will ask for the file again.
  }
}

export function openedFile(): KeptGame | null {
  if (opened) return opened;
  try {
    opened = JSON.parse(sessionStorage.getItem(MEMORY) ?? "null") as KeptGame | null;
  } catch {
    opened = null;
  }
  return opened;
}
