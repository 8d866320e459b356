// Everything of this device in one file: games with their keys, results, days, settings. Reading one adds what is new and
// replaces no key.
import { addGames, games } from "../games";
import { isKept, type Kept } from "../kept";
import { change, settings } from "../settings";
import { addDays, days, readDays } from "../daily/tries";
import { addFinished, finished, readFinished } from "./finished";

const KIND = "smallworld backup";
const VERSION = 1;

export class NoBackup extends Error {
  constructor(readonly why: "foreign" | "damaged" | "newer") {
    super(why);
  }
}

interface Backup {
  kind: string;
  version: number;
  games: Kept[];
  finished: unknown;
  days: unknown;
  settings: Record<string, unknown>;
}

export function written(): string {
  const told: Backup = { kind: KIND, version: VERSION, games: games.value, finished: finished.value, days: days.value, settings: { ...settings.value } };
  return JSON.stringify(told);
}

/** The content of such a file; refused whole if anything about it is wrong. */
export function readBackup(text: string): Backup {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new NoBackup(text.includes(KIND) ? "damaged" : "foreign");
  }
  if (typeof data !== "object" || data === null || (data as Partial<Backup>).kind !== KIND) throw new NoBackup("foreign");
  const told = data as Partial<Backup>;
  if (typeof told.version === "number" && told.version > VERSION) throw new NoBackup("newer");
  const { games: listed, settings: taste } = told;
  const whole = told.version === VERSION && Array.isArray(listed) && listed.every(isKept) && Array.isArray(told.finished);
  if (!whole || typeof taste !== "object" || taste === null || readFinished(told.finished).length !== (told.finished as unknown[]).length) throw new NoBackup("damaged");
  return told as Backup;
}

/** Only what is of the same kind as here: a file is not to break the settings. */
function fitting(taste: Record<string, unknown>): Partial<typeof settings.value> {
  const own = settings.value as unknown as Record<string, unknown>;
  const known = Object.entries(taste).filter(([key, value]) => key in own && typeof value === typeof own[key]);
  return Object.fromEntries(known);
}

export function restore(text: string): { games: number; results: number } {
  const told = readBackup(text);
  const before = { games: games.value.length, results: finished.value.length };
  addGames(told.games);
  addFinished(readFinished(told.finished));
  addDays(readDays(told.days));
  const taste = fitting(told.settings);
  change({ ...taste, name: settings.value.name || (taste.name ?? ""), finished: Math.max(settings.value.finished, taste.finished ?? 0) });
  return { games: games.value.length - before.games, results: finished.value.length - before.results };
}
