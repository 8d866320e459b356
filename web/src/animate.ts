// Shows what happened, one small function for each kind of event. The view is right with or without it.
import { signal } from "@preact/signals";
import { arrive, bubble, carry, chip, drop, flash, fly, hand, harvest, middle, pause, rebound, rise, swell, turnOver } from "./moving";
import type { Game, GameEvent, Key } from "./protocol";
import { settings, still } from "./settings";
import { hear } from "./sound";
import type { Player, Showing } from "./store";

export interface Roll {
  face: number;
  roll: number; // changes with each roll
  region: Key | null; // on which it falls, where that is settled
  needed: number | null;
  won: boolean | null;
  lies: boolean; // it tumbles no more, and tells what it brought
}

/** The die on the table. */
export const die = signal<Roll | null>(null);
/** Who is announced in large letters; the number changes with each call. */
export const herald = signal<{ seat: number; call: number } | null>(null);

interface Scene {
  before: Game;
  ms: (milliseconds: number) => number; // as long as there is time for
  aside: (what: Promise<unknown>) => void; // moves on while the next thing begins
}

type Act = (event: GameEvent, scene: Scene) => Promise<unknown> | void;

type Spot = [number, number];

const REGION = 180; // from one region to the next on the map, about
const TUMBLE = 600; // until the face is seen
const LINGER = 1200; // so long it stays, while the game goes on

let shows = 0; // whatever began before the last skip does not go on
let rolls = 0;
let calls = 0;

const ACTS: Record<string, Act> = {
  turn_started: (event, { ms, aside }) => aside(call(event.player ?? 0, ms(850))),
  combo_taken: (event, { ms }) => carry(event.race ?? "", Number(event["combo"]), event.player, ms(480)),
  region_taken: async (event, { before, ms, aside }) => {
    const [from, to] = [holding(before, event) ?? chip(event.player), middle(event.region)];
    await fly(event.race ?? "", event.player ?? null, from, to, ms(march(from, to)));
    aside(flash(event.region, "won", ms(700)));
    await pause(ms(120));
  },
  tokens_driven_out: (event, { ms, aside }) => aside(rise(event.race ?? "", event.player ?? null, middle(event.region), ms(420))),
  attack_failed: async (event, { before, ms, aside }) => {
    aside(flash(event.region, "lost", ms(700)));
    await rebound(event.race ?? "", event.player ?? null, holding(before, event) ?? chip(event.player), middle(event.region), ms(560));
  },
  region_abandoned: (event, { ms }) => rise(event.race ?? "", event.player ?? null, middle(event.region), ms(320)),
  tokens_deployed: (event, { ms }) => fly(event.race ?? "", event.player ?? null, chip(event.player), middle(event.region), ms(260)),
  tokens_moved: (event, { ms }) => {
    const to = typeof event.to === "string" ? middle(event.to) : chip(event.player);
    return fly(event.race ?? "", event.player ?? null, middle(event.region), to, ms(420));
  },
  tokens_recruited: (event, { ms, aside }) => aside(say(event.player, `+${event.number ?? ""}`, "tokens", ms(1100))),
  tokens_lost: (event, { ms, aside }) => aside(say(event.player, `−${event.number ?? ""}`, "tokens", ms(1100))),
  regions_swapped: async (event, { ms, aside }) => {
    const other = typeof event.to === "string" ? event.to : undefined;
    for (const region of [event.region, other]) aside(flash(region, "won", ms(700)));
    const [a, b] = [middle(event.region), middle(other)];
    await Promise.all([fly("", null, a, b, ms(420)), fly("", null, b, a, ms(420))]);
  },
  piece_placed: (event, { ms }) => drop(event.piece ?? "", event.region, 1, ms(330)),
  piece_removed: (event, { ms }) => drop(event.piece ?? "", event.region, -1, ms(330)),
  marker_revealed: async (event, { ms, aside }) => {
    aside(flash(event.region, "won", ms(700)));
    await drop(String(event.face ?? event.piece), event.region, 1, ms(330));
    await pause(ms(300));
  },
  tribe_declined: async (event, { before, ms, aside }) => {
    for (const region of before.view.seats[event.player ?? -1]?.active?.regions ?? []) {
      aside(turnOver(event.race ?? "", event.player ?? null, middle(region), ms(350)));
      aside(flash(region, "grey", ms(700)));
    }
    await pause(ms(500));
  },
  coins_earned: (event, { before, ms, aside }) => {
    const held = before.view.regions.filter((region) => region.player === event.player).map((region) => region.key);
    const coins = harvest(held, event.player, event.coins ?? 0, ms(500));
    aside(coins.then(() => say(event.player, `+${event.coins ?? 0}`, "coins", ms(1100))));
  },
  coins_paid: (event, { ms, aside }) => {
    aside(say(event.player, `−${event.coins ?? 0}`, "coins", ms(1100)));
    if (typeof event.to === "number" && event.to >= 0) aside(hand(event.player, event.to, event.coins ?? 0, ms(500)));
    if (typeof event.to === "number" && event.to >= 0) aside(say(event.to, `+${event.coins ?? 0}`, "coins", ms(1100)));
  },
  truce_made: (_event, { ms }) => pause(ms(400)),
};

/** Farther goes longer, but nobody waits for it. */
function march(from: Spot | null, to: Spot | null): number {
  const far = from && to ? Math.hypot(from[0] - to[0], from[1] - to[1]) / REGION : 1;
  return Math.min(220 + 60 * far, 450);
}

function idle(): boolean {
  return still() || document.visibilityState === "hidden";
}

export function pace(milliseconds: number): number {
  return settings.value.speed === "fast" ? milliseconds * 0.4 : milliseconds;
}

/** Dice tumble before anything tells what they brought. */
function suspense(events: GameEvent[]): Promise<void> | null {
  const dice = idle() ? [] : events.filter((event) => event.event === "die_rolled");
  return dice.length ? tumble(dice, events) : null;
}

async function tumble(dice: GameEvent[], all: GameEvent[]): Promise<void> {
  const show = shows;
  for (const [nth, event] of dice.entries()) {
    if (show !== shows) return;
    rolls += 1;
    hear(event.event);
    const region = event.region ?? null;
    const again = dice.slice(nth + 1).some((other) => other.region === region); // this roll was not the one that decided
    const taken = all.some((other) => other.event === "region_taken" && other.region === region);
    const needed = typeof event["needed"] === "number" ? event["needed"] : null;
    const rolled: Roll = { face: Number(event.face ?? 0), roll: rolls, region, needed, won: region === null || again ? null : taken, lies: false };
    die.value = rolled;
    await pause(pace(TUMBLE));
    if (show !== shows) return;
    const lying = (die.value = { ...rolled, lies: true });
    void pause(pace(LINGER)).then(() => die.value === lying && (die.value = null));
  }
}

/** The other events move over the position, one after the other; the more steps wait, the faster. */
function play(events: GameEvent[], before: Game, waiting: number): Showing {
  const asides: Promise<unknown>[] = [];
  const ms = (milliseconds: number) => pace(milliseconds) / (1 + waiting / 3);
  if (still()) for (const kind of new Set(events.map((event) => event.event))) hear(kind);
  const next = idle() ? Promise.resolve() : perform(events, { before, ms, aside: (what) => void asides.push(what) });
  return { next, end: next.then(() => Promise.all(asides)).then(() => undefined) };
}

async function perform(events: GameEvent[], scene: Scene): Promise<void> {
  const show = shows;
  const deployed = events.filter((event) => event.event === "tokens_deployed" && (event.number ?? 0) > 0);
  for (const event of events) {
    if (show !== shows) return;
    if (event.event === "tokens_deployed" && deployed.length > 1) continue;
    if (event.event !== "die_rolled") hear(event.event);
    await ACTS[event.event]?.(event, scene);
  }
  if (deployed.length > 1 && show === shows) {
    // A whole redeployment moves at once.
    const race = (event: GameEvent) => swell(event.race ?? "", event.player ?? null, middle(event.region), scene.ms(420));
    await Promise.all(deployed.map(race));
  }
}

/** Whatever moves now arrives at once, and what was to move after it does not. */
function skip(): void {
  shows += 1;
  die.value = null;
  herald.value = null;
  arrive();
}

export const player: Player = { suspense, play, skip };

// In a page nobody looks at time stands still: what moves would keep everything else waiting.
if (typeof document !== "undefined") {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") skip();
  });
}

async function call(seat: number, milliseconds: number): Promise<void> {
  calls += 1;
  const shown = (herald.value = { seat, call: calls });
  await pause(milliseconds);
  if (herald.value === shown) herald.value = null;
}

const saying = new Map<number, Promise<void>>();

/** A number rises from a player's plate, after the one before it. */
async function say(seat = -1, words: string, kind: string, milliseconds: number): Promise<void> {
  const said = (saying.get(seat) ?? Promise.resolve()).then(() => bubble(seat, words, kind, milliseconds));
  saying.set(seat, said);
  await said;
}

/** The region of the attacker's race that lies nearest to what it takes. */
function holding(before: Game, event: GameEvent): Spot | null {
  const to = middle(event.region);
  if (!to) return null;
  let best: Spot | null = null;
  for (const region of before.view.regions) {
    if (region.player !== event.player || region.race !== event.race || !region.tokens) continue;
    const at = middle(region.key);
    if (at && (!best || Math.hypot(at[0] - to[0], at[1] - to[1]) < Math.hypot(best[0] - to[0], best[1] - to[1]))) best = at;
  }
  return best;
}
