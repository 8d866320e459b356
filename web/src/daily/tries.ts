// The tries at the game of the day, kept on this device.
import { signal } from "@preact/signals";

export interface Try {
  table: string;
  coins?: number; // once it is over
  rounds?: number[];
}

/** The turn in the position of the day, once it is judged with its coins lost. */
export interface Found {
  table: string;
  seat: number;
  round: number;
  lost?: number;
  stars?: number;
}

export interface Played {
  tries: Try[];
  found?: Found;
  own?: { coins: number; rounds: number[] }; // the strongest bot's
}

export type Days = Record<string, Played>;

export const TRIES = 3;
const DAYS = "smallworld.days";
const KEPT = 60; // days
const DATE = /^\d{4}-\d\d-\d\d$/;

/** The day, by UTC: it begins for everybody at the same moment. */
export function today(now = Date.now()): string {
  return new Date(now).toISOString().slice(0, 10);
}

function isTry(one: unknown): one is Try {
  return typeof one === "object" && one !== null && typeof (one as Partial<Try>).table === "string";
}

export function readDays(data: unknown): Days {
  if (typeof data !== "object" || data === null) return {};
  const sound = Object.entries(data as Record<string, Partial<Played> | null>).filter(([date, played]) => DATE.test(date) && Array.isArray(played?.tries) && played.tries.every(isTry));
  return Object.fromEntries(sound.sort().slice(-KEPT)) as Days;
}

/** Every try once; one that is over tells more than one that is not. */
export function joined(known: Days, more: Days): Days {
  const all: Days = { ...known };
  for (const [date, played] of Object.entries(more)) {
    const tries = new Map((all[date]?.tries ?? []).map((each) => [each.table, each]));
    for (const each of played.tries) if (tries.get(each.table)?.coins === undefined) tries.set(each.table, { ...tries.get(each.table), ...each });
    const own = all[date]?.own ?? played.own;
    const before = all[date]?.found;
    const found = before?.stars === undefined && played.found && (!before || before.table === played.found.table || played.found.stars !== undefined) ? played.found : before;
    all[date] = { tries: [...tries.values()], ...(own ? { own } : {}), ...(found ? { found } : {}) };
  }
  return all;
}

function remembered(): Days {
  try {
    return readDays(JSON.parse(localStorage.getItem(DAYS) ?? "{}"));
  } catch {
    return {};
  }
}

export const days = signal<Days>(remembered());

/** Another page of this browser may have noted something meanwhile. */
export function addDays(more: Days): void {
  days.value = readDays(joined(joined(remembered(), days.value), more));
  try {
    localStorage.setItem(DAYS, JSON.stringify(days.value));
  } catch {
    // A browser that keeps nothing can still play.
  }
}

const GOOD = [0.5, 2, 5]; // coins lost, for three stars, two and one

/** How good a turn was; what is no more than chance costs no star. */
export function starsFor(lost: number, counts: boolean): number {
  return counts ? GOOD.filter((most) => lost <= most).length : GOOD.length;
}

export function starLine(stars: number): string {
  return "★".repeat(stars) + "☆".repeat(GOOD.length - stars);
}

const MORE = "▲";
const EVEN = "●";
const FEWER = "▼";

/** Round by round, compared with the bot; what one begins with is no round. */
export function signs(mine: readonly number[], bots: readonly number[]): string {
  return mine
    .slice(1)
    .map((coins, place) => (coins > (bots[place + 1] ?? 0) ? MORE : coins < (bots[place + 1] ?? 0) ? FEWER : EVEN))
    .join("");
}
