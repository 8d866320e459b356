// What this browser keeps of its games, and what a link adds to it: plain functions.

export interface Kept {
  table: string;
  host?: string;
  invite?: string;
  watch?: string; // also of the rematches
  shown?: string; // of this game alone: somebody sent a moment of it, or its story
  seats: string[];
  lost?: string[]; // keys to seats that the table did not know any more when it was last asked
  away?: number[]; // seats that were left to a bot
  edition: string;
  names: string[];
  bots?: number[]; // seats of bots, which each language calls by other names
  phase: string;
  round: string;
  winners?: number[]; // seats, once it is over
  me?: number; // the seat of the one person at this browser
  at: number;
  forgotten?: boolean; // taken off the list
  pushed?: boolean; // this device is told of one's turns while no page is open
  muted?: number[]; // seats whose sayings are not shown here
}

export const MEMORY = "smallworld.games";

export function readKept(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(MEMORY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Is it a game as we keep them? The memory may be older than this program, or have been touched. */
export function isKept(one: unknown): one is Kept {
  if (typeof one !== "object" || one === null) return false;
  const { table, seats, names } = one as Partial<Kept>;
  return typeof table === "string" && Array.isArray(seats) && Array.isArray(names);
}

const MOST_KEYS = 8; // as many as the server reads at once
const MOST_SEATS = 5;

/** Every token that opens the table: a seat may be lost, and what led to it then opens the table still. */
export function tokensOf({ host, invite, watch, shown, seats, lost }: Pick<Kept, "host" | "invite" | "watch" | "shown" | "seats" | "lost">): string[] {
  const keys = [host, invite, watch, ...seats.slice(-MOST_SEATS), shown, ...(lost ?? []).slice(-MOST_SEATS)];
  return keys.filter((token): token is string => !!token).slice(0, MOST_KEYS);
}

/** What ids and tokens look like; anything else in a link is no key and is not kept. */
const KEY = /^[\w-]{16,64}$/;

/** Two notes about a game: all keys of both, and otherwise what the first says. No key is replaced. */
export function joinedKeys(own: Kept, other: Kept): Kept {
  const seats = [...new Set([...other.seats, ...own.seats])];
  const spare = [other.host !== own.host && own.host ? other.host : "", ...(other.lost ?? []), ...(own.lost ?? [])];
  const lost = [...new Set(spare.filter((token): token is string => !!token && !seats.includes(token)))];
  return { ...other, ...own, seats, ...(lost.length ? { lost } : {}) };
}

const LINKS = ["join", "seat", "watch", "replay", "story"];

/** The parts of an address behind its #. */
export function partsOf(hash: string): string[] {
  return hash.replace(/^#\/?/, "").split("/");
}

/** What a big screen opens a table with: nothing of what else this browser may have keys to. */
export function screenIn(hash: string): { table: string; watch: string; invite: string } | null {
  const [kind = "", table = "", watch = "", invite = ""] = partsOf(hash);
  if (kind !== "screen" || !KEY.test(table) || !KEY.test(watch)) return null;
  return { table, watch, invite: KEY.test(invite) ? invite : "" };
}

/** What an invitation, a seat link, a watch link or a moment to look at adds to the keys of its table; nothing for any other address. */
export function keysIn(hash: string, seats: string[]): Partial<Kept> | null {
  const [kind = "", table = "", token = "", watch = ""] = partsOf(hash);
  if (!KEY.test(table) || !KEY.test(token) || !LINKS.includes(kind)) return null;
  if (kind === "join") return { invite: token, ...(KEY.test(watch) ? { watch } : {}) };
  if (kind === "watch") return { watch: token };
  if (kind === "replay" || kind === "story") return { shown: token };
  return { seats: seats.includes(token) ? seats : [...seats, token] };
}
