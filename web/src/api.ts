// The few plain requests before a socket is opened.
import { signal } from "@preact/signals";
import { keep } from "./games";
import type { Catalogue, Game, MadeTable, Moment, NewTable, Purse } from "./protocol";

export const catalogue = signal<Catalogue | null>(null);

export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
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
  const { code = "", reason = "" } = data as { code?: string; reason?: string };
  throw new Refused(code, reason || `${answer.status}`);
}

export async function loadCatalogue(): Promise<void> {
  catalogue.value ??= await read<Catalogue>(await fetch("/api/catalogue"));
}

export async function makeTable(wish: NewTable): Promise<MadeTable> {
  const headers = { "content-type": "application/json" };
  const made = await read<MadeTable>(await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) }));
  const { table, host, invite, watch } = made;
  const names = wish.seats.map((seat) => seat.name ?? "");
  const bots = wish.seats.flatMap((seat, place) => (seat.kind === "bot" ? [place] : []));
  keep(table, { host, invite, watch, seats: made.seats.map((seat) => seat.token), edition: wish.edition, names, bots });
  return made;
}

/** The whole game as a file, for `smallworld replay`. */
export async function loadRecord(table: string, token: string): Promise<Blob> {
  const headers = { authorization: `Bearer ${token}` };
  return (await allowed(await fetch(`/api/tables/${table}/record`, { headers }))).blob();
}

/** What the holder of this seat can learn from a game that is over. */
export async function loadMoments(table: string, seat: string): Promise<Moment[]> {
  const headers = { authorization: `Bearer ${seat}` };
  return (await read<{ moments: Moment[] }>(await fetch(`/api/tables/${table}/lessons`, { headers }))).moments;
}

/** How the coins of this seat add up. */
export async function loadPurse(table: string, seat: string): Promise<Purse> {
  const headers = { authorization: `Bearer ${seat}` };
  return read<Purse>(await fetch(`/api/tables/${table}/coins`, { headers }));
}

/** A few letters that stand for an invitation for a while. */
export async function codeFor(table: string, invite: string): Promise<string> {
  const headers = { authorization: `Bearer ${invite}` };
  return (await read<{ code: string }>(await fetch(`/api/tables/${table}/code`, { method: "POST", headers }))).code;
}

/** What such letters stand for. */
export async function invitationOf(code: string): Promise<{ table: string; invite: string }> {
  return read(await fetch(`/api/codes/${encodeURIComponent(code)}`));
}

/** Must the holder of this seat decide something? */
export async function waitsForMe(table: string, seat: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${seat}` };
  const { game } = await read<{ game?: Game | null }>(await fetch(`/api/tables/${table}`, { headers }));
  return !!game?.choices;
}

/** The bot that is seated unless another one is asked for. */
export function usualBot(): string {
  return catalogue.value?.stand_in ?? "";
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
