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
  hand?: number; // of marching on: with so many tokens the conquests begin
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
  needs: number | null; // the lowest face that does, if the die decides
  again: boolean; // may the die be rolled twice for this region?
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
  guard: Key[]; // a region for each, the most needed first
}

/** Declining, in coins. Both sums of this turn are empty when it has been scored already. */
export interface Declining {
  now: Income[]; // this turn, with the decline
  stay: Income[]; // this turn, without it and with the map as it is
  leaves: Key[]; // races that leave the map for it
  later: Income[]; // every turn after that, while the declined race keeps its regions
  combos: { combo: number; tokens: number; regions: number; coins: number; gain: number }[]; // a first turn of each, the best first
}

export interface Choices {
  seat: number;
  actions: Action[];
  regions: Record<Key, Explained>;
  faces: number; // of the die, or pairs of them if it may be rolled twice
  deploy: Deploy | null;
  can_undo: boolean;
  decline: Declining | null;
}

/** A race, power or board that somebody made for this game: plain text, from strangers. */
export interface HomeMade {
  kind: "race" | "power" | "board";
  key: Key;
  tokens: number;
  side: Key;
  icon?: string; // the sign its author has chosen, as the sprite calls it
  name: string;
  text: string;
  texts?: Record<string, string>; // in each language, as far as it has one
  does?: Record<string, string>; // of a race or power: each of its abilities, in each language
  author?: string;
  understood?: Record<string, string>; // of a race or power: by the program, in a sentence of each language
  names: Record<string, Record<Key, string>>; // in each language: its own, of its offers and markers, and what its coins are for
  endings?: Record<string, string>; // of a race: in each language the letter after which a power before its name is bent
  thing?: string; // what the host calls it to take it away: itself, or the set it belongs to
  set?: Record<string, string>; // the name of its set in each language
  by?: string; // who brought it
  offer?: Key; // the server offers it under this key
  regions?: number; // of a board
  rounds?: number;
  players?: number[];
  map?: string; // the name of its drawing
  places?: Record<string, Record<Key, string>>; // its regions in each language, those that have a name
}

/** Something home-made that the server offers to everybody. */
export interface Offer {
  key: Key;
  kind: "race" | "power" | "board" | "set";
  thing: string;
  editions: Key[];
  names: Record<string, string>; // of a set
  texts: Record<string, string>;
  author: string;
  cards: HomeMade[];
}

export interface Game {
  view: View;
  choices: Choices | null;
  income: { seat: number; items: Income[] }[];
  earned?: { seat: number; items: { for: Key; coins: number }[] }[]; // when the game is over
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
  bot: Key; // its level
  character?: Key; // older tables have bots without one
  here: boolean;
  stand_in: boolean;
  late?: boolean; // a bot plays this turn since their time ran out
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
  clock?: "away" | "turn"; // for whom the deadline counts
  pause?: { on: boolean; wanted: number[] } | null;
  rematch?: string | null; // the table at which these people go on
  phase: "open" | "playing" | "over" | "frozen";
  day?: string; // the date, if this is the game of a day
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
  home_made?: HomeMade[];
  game: Game | null;
  missed?: Missed[];
  build?: string; // the mark of the pages that the server has now
}

export interface UpdateMessage {
  t: "update";
  version: number;
  by?: number | null;
  events: GameEvent[];
  undone?: boolean;
  game?: Game;
  lobby?: Lobby;
  home_made?: HomeMade[];
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

/** Somebody says one of the sayings. */
export interface SaidMessage {
  t: "said";
  seat: number;
  word: Key;
}

export interface ByeMessage {
  t: "bye";
  code: string;
  reason: string;
}

export type ServerMessage = TableMessage | UpdateMessage | OkMessage | NoMessage | ByeMessage | SaidMessage | { t: "pong" };

export type Command =
  | { t: "do"; seat: number; version: number; action: Action | Whole }
  | { t: "undo"; seat: number; version: number }
  | { t: "join"; seat: number; name: string }
  | { t: "seat"; seat: number; kind: string; bot: string; name: string; character?: string }
  | { t: "name"; seat: number; name: string }
  | { t: "start" }
  | { t: "pace"; pace: number; deadline: number; clock: string }
  | { t: "leave" | "pause" | "resume" | "rematch"; seat: number };

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
  bots: Key[]; // their levels, the easiest first
  characters: Key[];
  stand_in: Key;
  tame: Key; // for a first game
  faces: Key[]; // what players can say to each other
  phrases: Key[];
}

export interface NewTable {
  edition: Key;
  players: number;
  board: Key;
  preset: Key;
  options: Record<string, string>;
  seats: { kind: string; name?: string; bot?: string; character?: string }[];
  pace: number;
  deadline: number;
  clock?: string;
  start: boolean;
  learning?: boolean; // somebody's first game: they begin, and the column is easy to learn
  trying?: boolean; // home-made things are tried out: one begins, and finds them in the column
  content?: string[]; // the texts of home-made things
  sets?: Key[]; // of what the server offers
  day?: string; // the game of this date
  position?: string; // the game goes on from here, whatever is said of edition, players, board and options
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
  | (MomentOf<"kept_on"> & { turns: number; taken: number; played: number; instead: number; more: number; regions: Key[] })
  | (MomentOf<"overpaid"> & { region: Key; price: number; instead: Key; instead_price: number; later: boolean; more: Key[] })
  | (MomentOf<"unspent"> & { tokens: number; more: Key[]; regions: Key[] })
  | (MomentOf<"left_open"> & { region: Key; tokens: number; idle: Key[]; by: number; price: number; hand: number });

export interface MadeTable {
  table: string;
  host: string;
  invite: string;
  watch: string;
  seats: { seat: number; token: string }[];
}
