// Which tables somebody began in the workshop, to try what they had made: there the way back leads to the bench.
import { signal } from "@preact/signals";

const MEMORY = "smallworld.tried";
const MOST = 20; // tables

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(MEMORY) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

const tables = signal(read());

export function noteTrial(table: string): void {
  tables.value = [table, ...tables.value.filter((each) => each !== table)].slice(0, MOST);
  try {
    localStorage.setItem(MEMORY, JSON.stringify(tables.value));
  } catch {
    // Then there is no way back but the start page.
  }
}

export function isTrial(table: string): boolean {
  return tables.value.includes(table);
}
