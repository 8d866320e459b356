// Which page is shown. What opens a table stands behind the #, which browsers keep to themselves.
import { signal } from "@preact/signals";
import { keep, known, tokensOf } from "./games";

export type Route = { page: "start" | "new" | "forms" } | { page: "rules"; at: string } | { page: "table"; table: string; keys: string };

/** What ids and tokens look like; anything else in a link is no key and is not kept. */
const KEY = /^[\w-]{16,64}$/;

const LINKS = ["join", "seat", "watch"];

export const route = signal<Route>({ page: "start" });

export function go(hash: string): void {
  location.hash = hash;
}

/** Invitations, seat links and watch links become a kept key, and the address forgets it. */
export function readHash(hash: string): Route {
  const [kind = "", table = "", token = "", watch = ""] = hash.replace(/^#\/?/, "").split("/");
  if (kind === "new" || kind === "forms") return { page: kind };
  if (kind === "rules") return { page: "rules", at: hash.replace(/^#\/?rules\/?/, "") };
  if (!table) return { page: "start" };
  if (KEY.test(table) && KEY.test(token) && LINKS.includes(kind)) {
    const seats = known(table)?.seats ?? [];
    if (kind === "join") keep(table, { invite: token, ...(KEY.test(watch) ? { watch } : {}) });
    if (kind === "watch") keep(table, { watch: token });
    if (kind === "seat") keep(table, { seats: seats.includes(token) ? seats : [...seats, token] });
    history.replaceState(null, "", `#table/${table}`);
  }
  const kept = known(table);
  return { page: "table", table, keys: kept ? tokensOf(kept).join() : "" };
}

/** What a link somebody pasted opens here, as the part behind its #; nothing when it is no such link. */
export function opened(text: string): string {
  const hash = text.trim().split("#")[1] ?? "";
  const [kind = "", table = "", token = ""] = hash.split("/");
  return LINKS.includes(kind) && KEY.test(table) && KEY.test(token) ? hash : "";
}

export function follow(): void {
  const next = readHash(location.hash);
  if (JSON.stringify(next) !== JSON.stringify(route.value)) route.value = next;
}
