// Everything of this device in one file: games with their keys and, if they are kept in this browser, their logs; results,
// days, settings, what lies in the workshop, what the coach has taught. Reading one adds what is new and replaces nothing.
import { alone, ask, livesHere } from "../alone";
import { addLessons, lessonsOf, readLessons, type Lessons } from "../coach/memory";
import { addDays, days, readDays, type Days } from "../daily/tries";
import { addGames, games, known } from "../games";
import { isKept, type Kept } from "../kept";
import { change, settings } from "../settings";
import { addMade, drafts, shelf } from "../workshop/bench";
import { isOnShelf, readDrafts, type Draft, type Kept as Made, type Kind } from "../workshop/shelf";
import { addFinished, finished, readFinished } from "./finished";

const KIND = "smallworld backup";
const VERSION = 2; // 1 had neither logs nor what was made here

/** As the engine writes games: `offline/files.py`. Older pages wrote such a file by itself, with the keys beside it. */
const GAMES = { kind: "smallworld games", format: 1 };

export class NoBackup extends Error {
  constructor(readonly why: "foreign" | "damaged" | "newer") {
    super(why);
  }
}

interface Log {
  table: string;
  rows: unknown[];
}

interface Backup {
  games: Kept[];
  logs: Log[];
  finished: unknown[];
  days: unknown;
  settings: Record<string, unknown>;
  shelf: Made[];
  drafts: Partial<Record<Kind, Draft>>;
  coach: Lessons;
}

/** What came of a file: what is new here, games that cannot be played, and drafts for which there is no room. */
export interface Restored {
  games: number;
  results: number;
  made: number;
  refused: number;
  left: number;
}

async function asked<T>(path: string, wish: object): Promise<T | null> {
  const answer = await ask(path, { method: "POST", body: JSON.stringify(wish) });
  return answer.ok ? ((await answer.json()) as T) : null;
}

/** The engine is not begun for somebody who has no game here. */
async function logsHere(): Promise<Log[]> {
  const tables = games.value.map(({ table }) => table).filter(livesHere);
  if (!tables.length) return [];
  const file = await asked<{ tables: Log[] }>("/api/games/save", { tables });
  if (!file) throw new Error("the games of this browser cannot be read"); // half of everything is worse than nothing
  return file.tables;
}

export async function written(): Promise<string> {
  const told: Backup = {
    games: games.value,
    logs: await logsHere(),
    finished: [...finished.value],
    days: days.value,
    settings: { ...settings.value },
    shelf: [...shelf.value],
    drafts: drafts.value,
    coach: lessonsOf(),
  };
  return JSON.stringify({ kind: KIND, version: VERSION, ...told });
}

function isLog(one: unknown): one is Log {
  const { table, rows } = (one ?? {}) as Partial<Log>;
  return typeof table === "string" && livesHere(table) && Array.isArray(rows) && rows.length > 0;
}

function isList<T>(data: unknown, isOne: (one: unknown) => one is T): data is T[] {
  return Array.isArray(data) && data.every(isOne);
}

/** A file of games alone, as older pages wrote it. */
function ofGames(told: { format?: unknown; tables?: unknown; kept?: unknown }): object {
  if (told.format !== GAMES.format) throw new NoBackup("newer");
  const keys = Array.isArray(told.kept) ? told.kept.filter(isKept) : [];
  return { version: 1, games: keys, logs: told.tables, finished: [], settings: {} };
}

/** The content of such a file; refused whole if anything about it is wrong. */
export function readBackup(text: string): Backup {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new NoBackup(text.includes(KIND) || text.includes(GAMES.kind) ? "damaged" : "foreign");
  }
  const { kind } = (data ?? {}) as { kind?: unknown };
  if (kind === GAMES.kind) data = ofGames(data as object);
  else if (kind !== KIND) throw new NoBackup("foreign");
  const { version, games: keys, logs = [], finished: results, days: tried, settings: taste, shelf: made = [], drafts: bench = {}, coach = {} } = data as Partial<Backup> & { version?: unknown };
  if (typeof version === "number" && version > VERSION) throw new NoBackup("newer");
  const [onBench, taught] = [readDrafts(bench), readLessons(coach)];
  const whole = typeof version === "number" && isList(keys, isKept) && isList(logs, isLog) && isList(made, isOnShelf) && onBench && taught;
  if (!whole || typeof taste !== "object" || taste === null || !Array.isArray(results) || readFinished(results).length !== results.length) throw new NoBackup("damaged");
  return { games: keys, logs, finished: results, days: tried, settings: taste, shelf: made, drafts: onBench, coach: taught };
}

/** Only what is of the same kind as here: a file is not to break the settings. */
function fitting(taste: Record<string, unknown>): Partial<typeof settings.value> {
  const own = settings.value as unknown as Record<string, unknown>;
  const known = Object.entries(taste).filter(([key, value]) => key in own && typeof value === typeof own[key]);
  return Object.fromEntries(known);
}

/** Let the engine keep the games, one after the other, so that one that is damaged keeps no other out. */
async function opened(logs: Log[]): Promise<Set<string>> {
  const here = new Set<string>();
  for (const log of logs) {
    const told = await asked<Record<"new" | "longer" | "known", string[]>>("/api/games/open", { ...GAMES, tables: [log] });
    for (const table of told ? [...told.new, ...told.longer, ...told.known] : []) here.add(table);
  }
  return here;
}

/** Tries and turns that are not over need their table. */
function playable(told: Days, has: (table: string) => boolean): Days {
  const found = Object.entries(told).map(([date, { tries, found: turn, ...more }]) => {
    const left = tries.filter((each) => each.coins !== undefined || has(each.table));
    return [date, { ...more, tries: left, ...(turn && (turn.stars !== undefined || has(turn.table)) ? { found: turn } : {}) }];
  });
  return Object.fromEntries(found) as Days;
}

export async function restore(text: string): Promise<Restored> {
  const told = readBackup(text);
  const came = await opened(told.logs);
  const before = { games: games.value.length, results: finished.value.length };
  // A key without its game would be a line that leads nowhere.
  const has = (table: string) => (livesHere(table) ? came.has(table) || known(table) !== undefined : !alone);
  const keys = told.games.filter(({ table }) => has(table));
  const without = new Set([...told.games.map(({ table }) => table), ...told.logs.map(({ table }) => table)].filter((table) => livesHere(table) && !came.has(table) && !known(table)));
  const refused = told.logs.filter(({ table }) => !came.has(table) && known(table)).length + without.size; // or it went on differently here
  addGames(keys);
  addFinished(readFinished(told.finished));
  addDays(playable(readDays(told.days), has));
  addLessons(told.coach);
  const taste = fitting(told.settings);
  change({ ...taste, name: settings.value.name || (taste.name ?? ""), finished: Math.max(settings.value.finished, taste.finished ?? 0) });
  return { games: games.value.length - before.games, results: finished.value.length - before.results, ...addMade(told.shelf, told.drafts), refused };
}
