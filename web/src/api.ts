// The few plain requests before a socket is opened.
import { signal } from "@preact/signals";
import { ask, playsHere } from "./alone";
import { keep } from "./games";
import type { Option } from "./opinion/hint";
import type { Turn } from "./opinion/study";
import type { Catalogue, Game, HomeMade, MadeTable, Moment, NewTable, Offer, Purse } from "./protocol";
import type { Replay } from "./replay/steps";
import type { Story } from "./story/told";
import { settings } from "./settings";

export const catalogue = signal<Catalogue | null>(null);

/** What is wrong with a text that was brought, for those who do not read English. */
export interface Why {
  code: string;
  values: Record<string, string | number>;
  where: string; // in the words of the text
  mean: string; // the word that was probably meant
  known: string; // or all that there are
}

export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly why: Why | null = null,
  ) {
    super(reason);
  }
}

async function read<T>(answer: Response): Promise<T> {
  return (await (await allowed(answer)).json()) as T;
}

async function allowed(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const data: unknown = await answer.json().catch(() => ({}));
  const { code = "", reason = "", why = null } = data as { code?: string; reason?: string; why?: Why | null };
  throw new Refused(code, reason || `${answer.status}`, why);
}

export async function loadCatalogue(): Promise<void> {
  catalogue.value ??= await read<Catalogue>(await ask("/api/catalogue"));
}

export async function makeTable(wish: NewTable): Promise<MadeTable> {
  const headers = { "content-type": "application/json" };
  const made = await read<MadeTable>(await ask("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) }));
  const { table, host, invite, watch } = made;
  const names = wish.seats.map((seat) => seat.name ?? "");
  const bots = wish.seats.flatMap((seat, place) => (seat.kind === "bot" ? [place] : []));
  const ways = playsHere(table) ? {} : { invite, watch }; // nobody else can come to a table of this browser
  keep(table, { host, ...ways, seats: made.seats.map((seat) => seat.token), edition: wish.edition, names, bots });
  return made;
}

/** What the server offers that is home-made. */
export const offers = signal<Offer[]>([]);

export async function loadOffers(): Promise<void> {
  offers.value = (await read<{ offers: Offer[] }>(await ask("/api/offers"))).offers;
}

/** What texts of home-made things say, as cards. */
export async function readContent(add: string[]): Promise<HomeMade[]> {
  const headers = { "content-type": "application/json" };
  const answer = await ask("/api/content", { method: "POST", headers, body: JSON.stringify({ add }) });
  return (await read<{ home_made: HomeMade[] }>(answer)).home_made;
}

/** The host of a table brings home-made things or takes some away. */
export async function equip(table: string, host: string, wish: { add?: string[]; sets?: string[]; remove?: string[]; board?: string }): Promise<void> {
  const headers = { authorization: `Bearer ${host}`, "content-type": "application/json" };
  await allowed(await ask(`/api/tables/${table}/content`, { method: "POST", headers, body: JSON.stringify(wish) }));
}

/** The home-made things of a table, as one wishes for them at the next. */
export async function loadContent(table: string, token: string): Promise<{ sets: string[]; content: string[] }> {
  return read(await ask(`/api/tables/${table}/content`, { headers: { authorization: `Bearer ${token}` } }));
}

/** The whole game as a file, for `smallworld replay`. */
export async function loadRecord(table: string, token: string): Promise<Blob> {
  const headers = { authorization: `Bearer ${token}` };
  return (await allowed(await ask(`/api/tables/${table}/record`, { headers }))).blob();
}

/** What the holder of this seat can learn from a game that is over. */
export async function loadMoments(table: string, seat: string): Promise<{ seat: number; moments: Moment[] }> {
  const headers = { authorization: `Bearer ${seat}` };
  return read(await ask(`/api/tables/${table}/lessons`, { headers }));
}

/** A game step by step; through somebody's eyes, once it is over. */
export async function loadReplay(table: string, token: string, seat: number | null): Promise<Replay> {
  const headers = { authorization: `Bearer ${token}` };
  return read<Replay>(await ask(`/api/tables/${table}/replay${seat === null ? "" : `?seat=${seat}`}`, { headers }));
}

/** How a finished game came out as it did. */
export async function loadStory(table: string, token: string): Promise<Story> {
  const headers = { authorization: `Bearer ${token}` };
  return read<Story>(await ask(`/api/tables/${table}/story`, { headers }));
}

/** A file that somebody has kept: a record, or a position. */
export type KeptGame = { record: string } | { position: string };

async function sendKept<T>(kept: KeptGame, more: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  return read<T>(await ask("/api/records", { method: "POST", headers, body: JSON.stringify({ ...kept, ...more }) }));
}

export async function loadKept(kept: KeptGame, seat: number | null): Promise<Replay> {
  return sendKept(kept, seat === null ? {} : { seat });
}

/** A moment, as one wishes for a table that goes on from it. */
export interface MomentWish {
  position: string;
  sets: string[];
  content: string[];
}

export async function keptMoment(kept: KeptGame, step: number): Promise<MomentWish> {
  return sendKept(kept, { step });
}

export async function loadMoment(table: string, token: string, step: number): Promise<MomentWish> {
  const headers = { authorization: `Bearer ${token}` };
  return read(await ask(`/api/tables/${table}/position?step=${step}`, { headers }));
}

/** How the coins of this seat add up. */
export async function loadPurse(table: string, seat: string): Promise<Purse> {
  const headers = { authorization: `Bearer ${seat}` };
  return read<Purse>(await ask(`/api/tables/${table}/coins`, { headers }));
}

export interface DayTold {
  date: string;
  edition: string;
  players: number;
  own: { coins: number; rounds: number[] } | null;
}

/** The game of a day. */
export async function loadDay(date: string): Promise<DayTold> {
  return read(await ask(`/api/days/${date}`));
}

/** How somebody's game of a day went. */
export async function loadDayResult(table: string, seat: string): Promise<{ coins: number; rounds: number[]; own: DayTold["own"] }> {
  return read(await ask(`/api/tables/${table}/day`, { headers: { authorization: `Bearer ${seat}` } }));
}

export interface PositionTold {
  date: string;
  edition: string;
  players: number;
  round: number;
  rounds: number;
  seat: number;
  text: string;
}

/** The position of a day; null as long as it is being looked for. */
export async function loadPosition(date: string): Promise<PositionTold | null> {
  return (await read<{ position: PositionTold | null }>(await ask(`/api/days/${date}/position`))).position;
}

/** The first turn at a table, judged when it has ended. */
export async function loadFirstTurn(table: string, seat: string): Promise<Turn> {
  return (await read<{ turn: Turn }>(await ask(`/api/tables/${table}/turn`, { headers: { authorization: `Bearer ${seat}` } }))).turn;
}

/** The combinations of a finished game, and what each brought. */
export async function loadCombos(table: string, token: string): Promise<{ seat: number; race: string; power: string; coins: number }[]> {
  const headers = { authorization: `Bearer ${token}` };
  return (await read<{ combos: { seat: number; race: string; power: string; coins: number }[] }>(await ask(`/api/tables/${table}/combos`, { headers }))).combos;
}

/** What a strong player would do now. */
export async function loadHint(table: string, seat: string): Promise<{ options: Option[] }> {
  const headers = { authorization: `Bearer ${seat}` };
  return (await read<{ advice: { options: Option[] } }>(await ask(`/api/tables/${table}/hint`, { method: "POST", headers }))).advice;
}

/** The turns of a finished game, judged one after the other: an answer that goes on for a while. */
export async function askAnalysis(table: string, token: string, signal: AbortSignal): Promise<Response> {
  return allowed(await ask(`/api/tables/${table}/analysis`, { headers: { authorization: `Bearer ${token}` }, signal }));
}

/** The same of a record that somebody has kept. */
export async function askFileAnalysis(kept: KeptGame, signal: AbortSignal): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return allowed(await ask("/api/records/analysis", { method: "POST", headers, body: JSON.stringify(kept), signal }));
}

/** A few letters that stand for an invitation for a while. */
export async function codeFor(table: string, invite: string): Promise<string> {
  const headers = { authorization: `Bearer ${invite}` };
  return (await read<{ code: string }>(await ask(`/api/tables/${table}/code`, { method: "POST", headers }))).code;
}

/** What such letters stand for. */
export async function invitationOf(code: string): Promise<{ table: string; invite: string }> {
  return read(await ask(`/api/codes/${encodeURIComponent(code)}`));
}

/** Must the holder of this seat decide something? */
export async function waitsForMe(table: string, seat: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${seat}` };
  const { game } = await read<{ game?: Game | null }>(await ask(`/api/tables/${table}`, { headers }));
  return !!game?.choices;
}

/** The bot that is seated unless another one is asked for. */
export function usualBot(): string {
  const { level } = settings.value;
  return catalogue.value?.bots.includes(level) ? level : (catalogue.value?.stand_in ?? "");
}

/** The camp a race belongs to, in editions that have such. */
export function sideOf(edition: string, race: string): string {
  const entry = catalogue.value?.editions.find((each) => each.key === edition);
  return entry?.races.find((each) => each.key === race)?.side ?? "";
}

/** Is this piece a thing of the land, to be had by whoever comes? Others stand by their holder. */
export function isLoose(edition: string, piece: string): boolean {
  const entry = catalogue.value?.editions.find((each) => each.key === edition);
  return entry?.pieces.find((each) => each.key === piece)?.loose ?? false;
}

/** The faces of the die, the worst first. */
export function dieOf(edition: string): number[] {
  return catalogue.value?.editions.find((each) => each.key === edition)?.die ?? [];
}
