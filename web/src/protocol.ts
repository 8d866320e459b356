// What travels between browser and server, as docs/protocol.md tells it.

export type Key = string;

export interface Region {
  key: Key;
  island: number;
  terrain: Key;
  symbols: Key[];
  tokens: number;
  race: Key | null;
  player: number | null;
  active: boolean;
  pieces: Record<Key, number>;
  defence: number;
}

export interface Tribe {
  race: Key;
  power: Key | null;
  regions: Key[];
  hand: number;
  set_aside: number;
  fled: number;
}

export interface SeatView {
  seat: number;
  active: Tribe | null;
  declined: Tribe[];
  truce_with: number | null;
  notes: string[];
  tokens_on_map: number;
}

export interface Combo {
  race: Key;
  power: Key;
  coins: number;
  price: number;
  tokens: number;
}

export interface Turn {
  declining: boolean;
  picked: boolean;
  acting: Key | null;
  roll: number | null;
  armed: Key[];
  noted: string[];
  conquered: { region: Key; how: string; nonempty: boolean }[];
}

export interface Ask {
  kind: string;
  player: number;
  race: Key;
  regions: Key[];
  number: number;
  piece: Key | null;
}

export interface View {
  edition: Key;
  board: Key;
  players: number;
  viewer: number | null;
  round: number;
  rounds: number;
  turn_of: number;
  first: number;
  decider: number | null;
  step: Key;
  over: boolean;
  regions: Region[];
  seats: SeatView[];
  column: Combo[];
  turn: Turn;
  ask: Ask | null;
  coins: number | null;
  scores?: number[];
  winners?: number[];
}

export interface Action {
  do: string;
  region?: Key;
  to?: Key;
  what?: Key;
  player?: number;
  combo?: number;
  race?: Key;
  tokens?: number;
  price?: number;
  wins?: number;
  pays?: Record<Key, number>; // of a combination: the coins it would get for each region, beside those everybody gets
}

/** Everything that is asked for piece by piece, in one answer and in any order. */
export type Whole =
  | { do: "redeploy"; tokens: Record<Key, number> }
  | { do: "use"; what: Key; regions: Key[] }
  | { do: "give_up"; regions: Key[] };

export interface PriceItem {
  for: Key;
  tokens: number;
}

export interface Explained {
  code: string;
  price: number;
  hand: number;
  items: PriceItem[];
  wins: number;
}

export interface Income {
  race: Key;
  for: Key;
  coins: number;
}

export interface Deploy {
  number: number;
  piece: Key | null;
  what: Key | null; // the offer that lays these pieces
  all: boolean;
  race: Key;
  regions: { region: Key; keeps: number; now: number; together: number; most: number; threats?: number[] }[]; // threats: seats whose active race is beside it
}

/** Declining, in coins. Both sums of this turn are empty when it has been scored already. */
export interface Declining {
  now: Income[]; // this turn, with the decline
  stay: Income[]; // this turn, without it and with the map as it is
  later: Income[]; // every turn after that, while the declined race keeps its regions
  combos: { combo: number; tokens: number; regions: number; coins: number; gain: number }[]; // a first turn of each, the best first
}

export interface Choices {
  seat: number;
  actions: Action[];
  regions: Record<Key, Explained>;
  faces: number; // of the die
  deploy: Deploy | null;
  can_undo: boolean;
  decline: Declining | null;
}

/** A race or power that somebody made for this game: plain text, from strangers. */
export interface HomeMade {
  kind: "race" | "power";
  key: Key;
  tokens: number;
  side: Key;
  name: string;
  text: string;
  understood: string; // by the program, in a sentence
}

export interface Game {
  view: View;
  choices: Choices | null;
  income: { seat: number; items: Income[] }[];
  earned?: { seat: number; items: { for: Key; coins: number }[] }[]; // when the game is over
  home_made?: HomeMade[];
}

/** How a player's coins add up; round 0 is what they began with. */
export interface Purse {
  seat: number;
  coins: number;
  rounds: { round: number; items: { for: Key; coins: number }[] }[];
}

export interface LobbySeat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  bot: Key;
  here: boolean;
  stand_in: boolean;
  gone?: number | null; // seconds since the connection was lost
}

export interface Lobby {
  edition: Key;
  players: number;
  board: Key;
  preset: Key;
  options: Record<string, string>;
  pace: number;
  deadline: number;
  phase: "open" | "playing" | "over" | "frozen";
  commitment: string;
  revealed: { seed: string; salt: string } | null;
  mended?: { version: number; round: number; player: number } | null; // the game goes on by new rules from this turn
  seats: LobbySeat[];
  waits?: { seat: number; seconds: number; left: number | null } | null; // for whom, how long, and until a bot decides
}

export interface GameEvent {
  event: string;
  player?: number;
  race?: Key;
  power?: Key;
  region?: Key;
  to?: Key | number | null;
  piece?: Key;
  face?: Key | number;
  number?: number;
  tokens?: number;
  coins?: number;
  items?: Income[];
  [field: string]: unknown;
}

export interface Missed {
  version: number;
  by?: number;
  events: GameEvent[];
  undone?: boolean;
}

export interface TableMessage {
  t: "table";
  table: string;
  version: number;
  host: boolean;
  held: number[];
  lobby: Lobby;
  game: Game | null;
  missed?: Missed[];
}

export interface UpdateMessage {
  t: "update";
  version: number;
  by?: number | null;
  events: GameEvent[];
  undone?: boolean;
  game?: Game;
  lobby?: Lobby;
}

export interface OkMessage {
  t: "ok";
  id: string;
  version: number;
  token?: string;
}

export interface NoMessage {
  t: "no";
  id: string;
  code: string;
  reason: string;
  version?: number;
  rule?: string;
  retry?: number;
}

export interface ByeMessage {
  t: "bye";
  code: string;
  reason: string;
}

export type ServerMessage = TableMessage | UpdateMessage | OkMessage | NoMessage | ByeMessage | { t: "pong" };

export type Command =
  | { t: "do"; seat: number; version: number; action: Action | Whole }
  | { t: "undo"; seat: number; version: number }
  | { t: "join"; seat: number; name: string }
  | { t: "seat"; seat: number; kind: string; bot: string; name: string }
  | { t: "name"; seat: number; name: string }
  | { t: "start" }
  | { t: "pace"; pace: number; deadline: number }
  | { t: "leave"; seat: number };

export interface EditionEntry {
  key: Key;
  players: number[];
  boards: { key: Key; players: number }[];
  presets: Record<Key, Record<Key, string>>;
  options: { key: Key; values: Key[] }[];
  races: { key: Key; side: Key }[];
  pieces: { key: Key; loose: boolean }[]; // loose: of the land, not of whoever holds it
  die: number[];
}

export interface Catalogue {
  editions: EditionEntry[];
  bots: Key[];
  stand_in: Key;
}

export interface NewTable {
  edition: Key;
  players: number;
  board: Key;
  preset: Key;
  options: Record<string, string>;
  seats: { kind: string; name?: string; bot?: string }[];
  pace: number;
  deadline: number;
  start: boolean;
}

interface MomentOf<Kind extends string> {
  kind: Kind;
  round: number;
  coins: number; // what it cost
  race: Key;
  view: View; // as it was then
}

/** Something that could have gone better. */
export type Moment =
  | (MomentOf<"late_decline"> & { played: number; declined: number; instead: number; more: number; regions: Key[] })
  | (MomentOf<"overpaid"> & { region: Key; price: number; instead: Key; instead_price: number; later: boolean; more: Key[] })
  | (MomentOf<"left_open"> & { region: Key; tokens: number; idle: Key[]; by: number; price: number; hand: number });

export interface MadeTable {
  table: string;
  host: string;
  invite: string;
  watch: string;
  seats: { seat: number; token: string }[];
}
