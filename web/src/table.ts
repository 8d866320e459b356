// The one table this page is at: its store, its link, and what the user is about to do.
import { batch, computed, effect, signal, untracked, type Signal } from "@preact/signals";
import { again, offered, type Deed } from "./ahead";
import { player } from "./animate";
import { loadMap } from "./board/outlines";
import { build } from "./build";
import { spares, targets, type Aim } from "./choose";
import { keep, known, loseSeats } from "./games";
import { tokensOf } from "./kept";
import { notice } from "./notice";
import type { Action, Command, HomeMade, Key, ServerMessage, View, Whole } from "./protocol";
import { begin, type Draft } from "./redeploy";
import { eventually } from "./retry";
import type { Route } from "./route";
import { seatName } from "./seats";
import { change, settings } from "./settings";
import { browserParts, Link, type Answer, type LinkState } from "./socket";
import { Store } from "./store";
import { edition, homeMade, refusal, t } from "./words";
import { ownPlaces } from "./places";

export const store = new Store(player);
export const linkState = signal<LinkState>("closed");

const atQuestion: (() => void)[] = [];
const atDecision: (() => void)[] = [];
const atTable: (() => void)[] = [];

/** Something that is put together for one decision: void when the next is asked for. */
export function perQuestion<T>(blank: T): Signal<T> {
  return voided(blank, atQuestion);
}

/** Something pointed at or opened: void when the decision is made. What is opened later is meant for the next one. */
export function perDecision<T>(blank: T): Signal<T> {
  return voided(blank, atDecision);
}

/** Something that must not outlive the table. */
export function perTable<T>(blank: T): Signal<T> {
  return voided(blank, atTable);
}

function voided<T>(blank: T, resets: (() => void)[]): Signal<T> {
  const made = signal(blank);
  resets.push(() => (made.value = blank));
  return made;
}

function reset(resets: (() => void)[]): void {
  batch(() => resets.forEach((each) => each()));
}

/** Something that is asked about once more: a decline, tokens or pieces that stay unused, what a special action does. */
export interface Doubt {
  kind: "decline" | "tokens" | "pieces" | "use";
  deed: Action | Whole;
}

// What the user points at
export const picked = perDecision<Key | null>(null);
export const hovered = perQuestion<Key | null>(null);
export const aim = perDecision<Aim | null>(null);
export const marked = perQuestion<ReadonlySet<Key>>(new Set());
export const warning = perDecision<Doubt | null>(null);
export const draft = perQuestion<Draft>({});
export const lit = perTable<ReadonlySet<Key>>(new Set()); // regions a log line speaks of
export const domain = perTable<number | null>(null); // the seat whose regions are shown
export const logShown = perTable(false); // the whole log, not only what happened since the last turn
export const chosenCard = perDecision<number | null>(null); // the combination pointed at while one must be taken
export const aside = perTable(false); // the coach speaks of something else than the cards
export const past = perTable<View | null>(null); // an earlier position that is looked at
export const purses = perTable<number[] | null>(null); // what everybody has, when a game that is over is looked back at
export const passedTo = perTable<number | null>(null); // the seat whose player said they are there

/** What nobody is led to attack. */
export const spared = computed(() => spares(store.view.value, mine.value));
export const pressable = computed(() => targets(mine.value, aim.value, spared.value));

/** Several people play at this device, and another one than the last must decide. */
export const handOver = computed<number | null>(() => {
  const choices = store.choices.value;
  const held = store.held.value;
  return choices && held.length > 1 && choices.seat !== passedTo.value ? choices.seat : null;
});

// One decision travels at a time. Until its position is there the old one stands and can be pressed, and what is decided
// meanwhile is sent after it, if it is still offered then.
const underWay = perTable<Deed | null>(null);
const ahead = perTable<{ seat: number; deed: Deed }[]>([]);
/** The position with this version follows; without end while no answer has come. */
const awaited = perTable(0);
const sending = computed(() => (store.version.value ?? 0) < awaited.value);

/** What may be decided here and now; nothing while the device changes hands. */
export const mine = computed(() => (handOver.value === null ? store.choices.value : null));

/** A seat of this page has a choice: that stays so while something moves, and ends while the device changes hands. */
const chooses = computed(() => !!store.game.value?.choices && handOver.value === null);

/** Where tokens or pieces go, while that is what presses on the map are for. */
export const deploying = computed(() => (aim.value ? null : (mine.value?.deploy ?? null)));

const NOTHING: ReadonlyMap<Key, number> = new Map();

/** What the chosen combination would be paid for: coins by region. */
export const paid = computed<ReadonlyMap<Key, number>>(() => {
  const pick = mine.value?.actions.find((action) => action.do === "pick" && action.combo === chosenCard.value);
  return pick?.pays && !aside.value ? new Map(Object.entries(pick.pays)) : NOTHING;
});

let link: Link | null = null;
let onlooking = false; // this page is a big screen, which notes nothing

/** Be where the address says, without waiting for words or pages. */
export function attend(at: Route): (() => void) | undefined {
  if (at.page === "replay") return leaveTable; // it shows its moments at a table of its own
  if (at.page !== "table" && at.page !== "screen") return undefined;
  onlooking = at.page === "screen";
  untracked(() => (at.page === "screen" ? lookOn(at.table, at.watch) : sitDown(at.table)));
  return leaveTable;
}

function sitDown(table: string): void {
  const kept = known(table);
  if (!kept) {
    store.ended.value = "not_found";
    return;
  }
  connect(table, tokensOf(kept), kept.away ?? []);
}

/** A big screen sees what spectators see, whatever keys this browser has. */
function lookOn(table: string, watch: string): void {
  connect(table, [watch], []);
}

function connect(table: string, tokens: string[], away: number[]): void {
  const owner = { seen: () => store.version.value ?? 0, receive, tell: (state: LinkState) => (linkState.value = state), answered };
  link = new Link(table, tokens, away, owner, browserParts(table));
  link.connect();
}

function receive(message: ServerMessage): void {
  if (message.t === "said") {
    if (!known(store.table.value)?.muted?.includes(message.seat)) hear(message.seat, message.word);
    return;
  }
  const before = store.version.value ?? 0;
  store.receive(message);
  if (message.t === "table") build.hear(message.build);
  if (store.lobby.value?.phase !== "open") return;
  // Before the start seats come and go. Whose they are is told with the whole table only.
  if (message.t === "update" && message.version > before) link?.sync();
  if (message.t === "table" && !message.held.length && !onlooking && known(message.table)?.seats.length) link?.remind(tokensOf(loseSeats(message.table)));
}

/** What an answer leaves behind in this browser, whether or not the page that asked is still there. */
function answered(wish: Command, answer: Answer): void {
  if (answer.t === "ok" && answer.token) keepSeats([...(known(store.table.value)?.seats ?? []), answer.token]);
  if (answer.t === "no" && wish.t === "leave") rest((known(store.table.value)?.away ?? []).filter((seat) => seat !== wish.seat));
}

function keepSeats(seats: string[]): void {
  link?.remind(tokensOf(keep(store.table.value, { seats })));
}

/** Be at a table without showing it: whoever looks back at a game has not gone away. */
export function stayAt(table: string, hear: (message: ServerMessage) => void): () => void {
  const kept = known(table);
  if (!kept) return () => undefined;
  const owner = { seen: () => undefined, receive: hear, tell: () => undefined, answered: () => undefined };
  const line = new Link(table, tokensOf(kept), kept.away ?? [], owner, browserParts(table));
  line.connect();
  return () => line.close();
}

function leaveTable(): void {
  link?.close();
  link = null;
  batch(() => {
    store.reset();
    reset(atQuestion);
    reset(atDecision);
    reset(atTable);
  });
  player.skip();
}

export function hurry(): void {
  link?.hurry();
}

export async function command(wish: Command): Promise<Answer | null> {
  const answer = (await link?.command(wish)) ?? null;
  if (answer?.t === "no") {
    notice.value = refusal(answer.code, answer.rule);
    if (answer.code === "conflict") link?.sync();
  }
  return answer;
}

/** What somebody has just said: shown at their plate for a while. */
export const sayings = perTable<ReadonlyMap<number, string>>(new Map());
const SHOWN = 5000; // milliseconds
const fading = new Map<number, ReturnType<typeof setTimeout>>();

function hear(seat: number, word: string): void {
  batch(() => {
    sayings.value = new Map([...sayings.value, [seat, word]]);
    store.note({ event: "said", player: seat, word });
  });
  clearTimeout(fading.get(seat));
  fading.set(seat, setTimeout(() => (sayings.value = new Map([...sayings.value].filter(([other]) => other !== seat))), SHOWN));
}

const spoken: number[] = []; // when something was said here
const [MOST, SPAN] = [4, 12_000]; // the server lets so much through

/** Say something to everybody at the table; too much at once is not sent. */
export function speak(seat: number, word: string): void {
  const now = performance.now();
  while (spoken.length && now - spoken[0]! > SPAN) spoken.shift();
  if (spoken.length >= MOST) {
    notice.value = t("ui-say-soon");
    return;
  }
  spoken.push(now);
  link?.say(seat, word);
}

/** The same people go on at another table, which the same keys open. */
export function followRematch(table = store.table.value, next = store.lobby.value?.rematch): void {
  const kept = known(table);
  if (!next || !kept) return;
  const { host, invite, watch, seats } = kept;
  keep(next, { ...(host && { host }), ...(invite && { invite }), ...(watch && { watch }), seats });
  location.hash = `table/${next}`;
}

export async function rematch(): Promise<void> {
  const [seat] = store.held.value;
  if (store.lobby.value?.rematch) followRematch();
  else if (seat !== undefined) await link?.command({ t: "rematch", seat }); // whoever comes second is taken along too
}

/** Take a seat with an invitation. */
export async function join(seat: number, name: string): Promise<void> {
  await command({ t: "join", seat, name });
}

/** Seats this guest could take: free ones before the start, a bot's while the game runs. */
export const freeSeats = computed(() => {
  const lobby = store.lobby.value;
  const invited = !store.host.value && store.held.value.length === 0 && !!known(store.table.value)?.invite;
  const kind = lobby?.phase === "open" ? "open" : lobby?.phase === "playing" ? "bot" : "";
  return invited ? (lobby?.seats.filter((seat) => seat.kind === kind) ?? []) : [];
});

/** Seats of this device that a bot plays at the moment. */
export const stoodIn = computed(() => {
  const lobby = store.lobby.value;
  return lobby?.phase === "playing" ? store.held.value.filter((seat) => lobby.seats[seat]?.stand_in) : [];
});

function rest(away: number[]): void {
  keep(store.table.value, { away });
  link?.rest(away);
}

/** Let a bot play this seat until it is taken back; it stays with the bot through reloads and breaks. */
export async function letBotPlay(seat: number): Promise<void> {
  rest([...stoodIn.value.filter((other) => other !== seat), seat]);
  await command({ t: "leave", seat });
}

export function takeBack(seat: number): void {
  rest(stoodIn.value.filter((other) => other !== seat));
  link?.again();
}

/** Decide something, now or as soon as the decision before it has been carried out. */
async function decide(deed: Deed): Promise<void> {
  const choices = mine.value;
  if (choices && sending.value) {
    if (!again(ahead.value.at(-1)?.deed ?? underWay.value, deed)) ahead.value = [...ahead.value, { seat: choices.seat, deed }];
    reset(atDecision);
  } else if (choices && offered(choices, deed)) await send(choices.seat, deed);
  else tooLate();
}

function tooLate(): void {
  batch(() => {
    reset(atDecision);
    ahead.value = [];
    notice.value = t("ui-too-late");
  });
}

async function send(seat: number, deed: Deed): Promise<void> {
  const version = store.version.value ?? 0;
  batch(() => {
    underWay.value = deed;
    awaited.value = Infinity;
    reset(atDecision);
  });
  settled = true;
  const answer = await command(deed === "undo" ? { t: "undo", seat, version } : { t: "do", seat, version, action: deed });
  batch(() => {
    awaited.value = answer?.t === "ok" ? answer.version : 0;
    if (answer?.t === "ok") return;
    settled = false;
    ahead.value = [];
  });
}

export async function act(action: Action | Whole): Promise<void> {
  await decide(action);
}

const doubted = perTable(""); // the last thing that was asked about, and in which turn

/** Do it; or ask first whether it is a slip, once a turn, of those who want to be asked. */
export function actOrAsk(deed: Action | Whole, slip: Doubt["kind"] | null): void {
  const view = store.view.value;
  const key = `${slip} ${view?.round} ${view?.turn_of}`;
  if (!slip || !settings.value.warnings || doubted.value === key) {
    void act(deed);
    return;
  }
  doubted.value = key;
  warning.value = { kind: slip, deed };
}

export async function undo(): Promise<void> {
  if (mine.value?.can_undo || sending.value) await decide("undo");
}

let asked = "null";
let spread = "";
let settled = false; // the question that stands has been answered: what is pointed at since then is meant for the next
effect(() => {
  const choices = store.choices.value;
  const ready = !sending.value;
  const waiting = ahead.value;
  if (store.behind.value) return; // there is another question soon
  untracked(() => {
    const question = JSON.stringify(choices);
    // A new question makes what was half done void; the same one, told again after a break, does not.
    if (question !== asked) {
      asked = question;
      const placed = draft.value;
      reset(atQuestion);
      const kept = settled && (!aim.value || choices?.actions.some((action) => action.what === aim.value?.what));
      if (!kept) reset(atDecision);
      settled = false;
      const now = JSON.stringify(choices?.deploy ?? null);
      if (choices?.deploy) draft.value = now === spread ? placed : begin(choices.deploy); // something else was done meanwhile
      spread = now;
    }
    const [next] = waiting;
    if (!next || !ready) return;
    if (next.seat !== choices?.seat || !offered(mine.value, next.deed)) tooLate();
    else {
      ahead.value = waiting.slice(1);
      void send(next.seat, next.deed);
    }
  });
});

/** Something of others is being shown, or bots are at it: somebody may want to be spared that. */
export const skippable = computed(() => {
  const decider = store.view.value?.decider ?? null;
  const chair = decider === null ? undefined : store.lobby.value?.seats[decider];
  const bots = store.lobby.value?.phase === "playing" && store.held.value.length > 0 && (chair?.kind === "bot" || chair?.stand_in);
  return bots || (store.behind.value && !store.rolling.value);
});

/** Show the rest at once; bots do not pause before somebody must decide. */
export function skipOthers(): void {
  store.skip();
  if (store.held.value.length) link?.hasten();
}

// The map is sent for as soon as it is known which one it is.
const board = computed(() => store.view.value?.board ?? "");
const drawing = computed(() => homeBoard(board.value)?.map ?? board.value);
effect(() => {
  const key = drawing.value;
  if (key) void eventually(() => loadMap(key), () => drawing.peek() === key);
});

/** The home-made board with this key, if the table has one. */
function homeBoard(key: Key): HomeMade | undefined {
  return store.home.value.find((each) => each.kind === "board" && each.key === key);
}

effect(() => {
  homeMade.value = store.home.value;
  const own = homeBoard(board.value);
  ownPlaces.value = own ? (own.places ?? {}) : null;
});
effect(() => {
  edition.value = store.lobby.value?.edition ?? "";
});

// That the rules were mended is worth more than a line of the log, until somebody has played on.
effect(() => {
  const mended = store.lobby.value?.mended;
  if (!mended || mended.version !== store.version.peek()) return;
  const player = seatName(store.lobby.peek(), mended.player);
  notice.value = t("ui-log-mended", { player, round: mended.round });
});

// The list of my games keeps up with this one.
effect(() => {
  const lobby = store.lobby.value;
  const view = store.view.value;
  if (!lobby || !store.table.value || !known(store.table.value) || onlooking) return;
  const names = lobby.seats.map((seat) => seat.name);
  const bots = lobby.seats.flatMap((seat) => (seat.kind === "bot" ? [seat.seat] : []));
  const round = view ? `${view.round}/${view.rounds}` : "";
  const old = known(store.table.value);
  const winners = view?.winners ?? [];
  const same = old?.phase === lobby.phase && old.round === round && old.names.join() === names.join() && (old.winners ?? []).join() === winners.join();
  if (same && old.bots?.join() === bots.join()) return;
  if (old && old.phase !== "over" && lobby.phase === "over") change({ finished: settings.peek().finished + 1 });
  const me = store.held.value.length === 1 ? { me: store.held.value[0]! } : {};
  keep(store.table.value, { edition: lobby.edition, names, bots, phase: lobby.phase, round, winners, ...me });
});

/** A region was pressed: point at it, or do what was pointed at before. */
export function press(region: Key): void {
  if (mine.value && asksToGiveUp.value) {
    toggleMark(region);
    return;
  }
  const target = pressable.value.get(region);
  if (!target) {
    picked.value = picked.value === region ? null : region;
    return;
  }
  const again = picked.value === region;
  picked.value = region;
  if (target.mark !== "quiet" && (again || settings.value.oneClick)) choose(target.actions[0]!);
}

/** Do an action, or ask for the second region it needs. */
export function choose(action: Action): void {
  const choices = mine.value;
  if (action.to !== undefined && choices) {
    const same = choices.actions.filter((other) => other.what === action.what && other.region === action.region);
    if (same.length > 1 && aim.value?.from !== action.region) {
      batch(() => {
        aim.value = { what: action.what ?? "", from: action.region ?? null };
        picked.value = null;
      });
      return;
    }
  }
  void act(action);
}

export const asksToGiveUp = computed(() => {
  const ask = store.view.value?.ask;
  return mine.value && ask?.kind === "give_up" ? ask : null;
});

function toggleMark(region: Key): void {
  const ask = asksToGiveUp.value;
  if (!ask?.regions.includes(region)) return;
  const now = new Set(marked.value);
  if (!now.delete(region) && now.size < ask.number) now.add(region);
  marked.value = now;
}

export function confirmGiveUp(): void {
  const ask = asksToGiveUp.value;
  if (ask && marked.value.size === ask.number) void act({ do: "give_up", regions: [...marked.value] });
}

// Whether the page is being looked at again: no need to wait for the next try.
if (typeof document !== "undefined") {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") hurry();
  });
  addEventListener("online", hurry);
}

// A newer build is taken between turns, and not while somebody writes a name. Nothing of the table is lost: the server has it.
const wrote = signal(0);
effect(() => {
  void wrote.value;
  if (build.newer.value && !chooses.value && !writes()) build.take();
});

function writes(): boolean {
  const at = globalThis.document?.activeElement;
  return !!at?.matches("input[type=text], input:not([type]), textarea") && (at as HTMLInputElement).value !== "";
}

if (typeof document !== "undefined") addEventListener("focusout", () => setTimeout(() => (wrote.value += 1)));
