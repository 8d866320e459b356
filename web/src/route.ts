// Which page is shown. What opens a table stands behind the #, which browsers keep to themselves.
import { signal } from "@preact/signals";
import { keep, known } from "./games";
import { keysIn, partsOf, screenIn, tokensOf } from "./kept";

export type Route = { page: "start" | "new" | "forms" | "me" | "day" } | { page: "replay"; table: string; step: number | null } | { page: "story"; table: string } | { page: "rules" | "workshop"; at: string } | { page: "table"; table: string; keys: string } | { page: "screen"; table: string; watch: string; invite: string };

export const route = signal<Route>({ page: "start" });

export function go(hash: string): void {
  location.hash = hash;
}

/** Invitations, seat links and watch links become a kept key, and the address forgets it. */
export function readHash(hash: string): Route {
  const [kind = "", table = ""] = partsOf(hash);
  if (kind === "new" || kind === "forms" || kind === "me" || kind === "day") return { page: kind };
  if (kind === "rules") return { page: "rules", at: hash.replace(/^#\/?rules\/?/, "") };
  if (kind === "workshop") return { page: kind, at: table };
  if (!table) return { page: "start" };
  const screen = screenIn(hash);
  if (screen) return { page: "screen", ...screen };
  if (kind === "replay") return readReplay(hash);
  if (kind === "story") return readStory(hash);
  const keys = keysIn(hash, known(table)?.seats ?? []);
  if (keys) {
    keep(table, keys);
    history.replaceState(null, "", `#table/${table}`);
  }
  const kept = known(table);
  return { page: "table", table, keys: kept ? tokensOf(kept).join() : "" };
}

/** A moment of a game: its step stands last, before it perhaps a key. */
function readReplay(hash: string): Route {
  const [, table = "", ...rest] = partsOf(hash);
  const keys = keysIn(hash, []);
  if (keys) keep(table, keys);
  const last = rest.at(-1) ?? "";
  const step = /^\d{1,6}$/.test(last) ? Number(last) : null;
  if (keys) history.replaceState(null, "", replayAt(table, step));
  return { page: "replay", table, step };
}

function readStory(hash: string): Route {
  const [, table = ""] = partsOf(hash);
  const keys = keysIn(hash, []);
  if (keys) {
    keep(table, keys);
    history.replaceState(null, "", `#story/${table}`);
  }
  return { page: "story", table };
}

export function replayAt(table: string, step: number | null): string {
  return step === null ? `#replay/${table}` : `#replay/${table}/${step}`;
}

/** What a link somebody pasted opens here, as the part behind its #; nothing when it is no such link. */
export function opened(text: string): string {
  const hash = text.trim().split("#")[1] ?? "";
  return keysIn(hash, []) ? hash : "";
}

export function follow(): void {
  const next = readHash(location.hash);
  if (next.page !== route.value.page) globalThis.scrollTo?.(0, 0); // a new page is read from its head
  if (JSON.stringify(next) !== JSON.stringify(route.value)) route.value = next;
}
