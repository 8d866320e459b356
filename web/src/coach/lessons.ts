// What the coach has to say now. A lesson is met by what lies on the table and what is on offer, never by a name: the same
// lessons serve every edition and every home-made race. No rule is decided here.
import { total } from "../coins";
import { offers, plainAttack, spares, takes } from "../choose";
import type { Action, Choices, Declining, GameEvent, Income, Key, PriceItem, Region, Tribe, View } from "../protocol";

/** What somebody who is coached sees. */
export interface Scene {
  view: View;
  choices: Choices | null; // what they may decide now
  income: Income[]; // of theirs, if the turn ended now
  log: GameEvent[];
  picked: Key | null;
  chosen: number | null; // the combination they point at
  unplaced: number; // tokens in hand while they are placed
  isLoose: (piece: Key) => boolean;
  sideOf: (race: Key) => string;
}

/** What the arrow points at: a region, or the first of these things on the page. */
export type At = { region: Key } | { css: string };

/** A number, or something that each language has its own word for. */
export type Word = number | { kind: "place" | "race" | "piece" | "about" | "use"; key: Key } | { items: PriceItem[] };

export interface Lesson {
  key: string;
  at: At;
  words: Record<string, Word>;
}

type Meant = Omit<Lesson, "key"> | null;

function own({ view }: Scene): Tribe | null {
  return view.viewer === null ? null : (view.seats[view.viewer]?.active ?? null);
}

function can(scene: Scene, verb: string): Action | undefined {
  return scene.choices?.actions.find((action) => action.do === verb);
}

/** What leads to conquests. */
const LEADS_ON = new Set(["expand", "muster"]);

/** What somebody has done by themselves needs no lesson any more, however it came out. */
export function done({ view }: Pick<Scene, "view">): string[] {
  const { declined = [] } = view.seats[view.viewer ?? -1] ?? {};
  return declined.length ? ["decline"] : [];
}

/** Their race in decline: they have played for a while. */
function decliner({ view }: Scene): Tribe | undefined {
  return view.seats[view.viewer ?? -1]?.declined[0];
}

/** The first region is taken before anything else is explained. */
function settled(scene: Scene): boolean {
  return !!own(scene)?.regions.length;
}

/** Attacks that need no button first, the cheapest first: for sure, or with the die. */
function attacks({ view, choices }: Scene, die: boolean): Action[] {
  const sparing = spares(view, choices);
  const found = choices?.deploy ? [] : (choices?.actions ?? []).filter((action) => plainAttack(action) && takes(action, sparing) && (action.wins !== undefined) === die);
  return [...found].sort((a, b) => (a.price ?? 0) - (b.price ?? 0));
}

function place(region: Key): Word {
  return { kind: "place", key: region };
}

/** An attack that will do, as an example. */
function example(attack: Action | undefined, words: (region: Key) => Record<string, Word>): Meant {
  return attack?.region === undefined ? null : { at: { region: attack.region }, words: words(attack.region) };
}

/** The region of an attack, as it lies there. */
function regionOf({ view }: Scene, attack: Action): Region | undefined {
  return view.regions.find((region) => region.key === attack.region);
}

/** Every event of this kind that struck this player, since the turn before this one began. */
function struck({ log, view }: Scene, kind: string): GameEvent[] {
  const turns = log.flatMap((each, at) => (each.event === "turn_started" && each.player === view.viewer ? [at] : []));
  return log.slice(turns.at(-2) ?? 0).filter((each) => each.event === kind && each.player === view.viewer);
}

function taken({ log, view }: Scene): GameEvent[] {
  return log.filter((each) => each.event === "region_taken" && each.player === view.viewer);
}

/** How often they have conquered, as far as it can be seen: after a reload the log is short. What was done needs no teaching. */
function conquests(scene: Scene): number {
  return Math.max(own(scene)?.regions.length ?? 0, taken(scene).length);
}

/** They have driven out a people without a player. */
function droveOut(scene: Scene): boolean {
  const emptied = new Set(scene.log.filter((each) => each.event === "tokens_driven_out" && (each.player ?? -1) < 0).map((each) => each.region));
  return taken(scene).some((each) => emptied.has(each.region));
}

function islands({ view }: Scene): number {
  return new Set(view.regions.map((region) => region.island)).size;
}

/** The islands where they have land. */
function held(scene: Scene): ReadonlySet<number> {
  return new Set(scene.view.regions.filter((region) => own(scene)?.regions.includes(region.key)).map((region) => region.island));
}

/** Tokens that could leave their regions, and those in hand. */
function free({ view }: Scene, { race, regions, hand }: Tribe): number {
  const standing = view.regions.filter((region) => region.race === race && regions.includes(region.key));
  return hand + standing.reduce((all, region) => all + Math.max(0, region.tokens - 1), 0);
}

const FEW = 3; // tokens with which another turn brings little

const SECOND_TIME = 3; // the round in which whoever began with a race is asked for the second time: march on, or decline?

const LATE = 2; // turns: a new race needs so many to be worth a decline

/** Over the turns that are left, declining brings more than keeping on as things stand. */
function pays({ view }: Scene, decline: Declining): boolean {
  const rest = view.rounds - view.round;
  const best = Math.max(0, ...decline.combos.map((combo) => combo.coins));
  return rest >= LATE && total(decline.now) + rest * (total(decline.later) + best) > total(decline.stay) * (rest + 1);
}

/** Something can be taken, or made ready to take something. */
function reaches({ view, choices }: Scene): boolean {
  const sparing = spares(view, choices);
  return !!choices?.actions.some((action) => takes(action, sparing) || action.do === "pick" || (LEADS_ON.has(action.do) && action.hand !== 0));
}

/** A people without a player in this region. */
function peopled(region: Region | undefined): Key | null {
  return region?.race && region.player === null && region.tokens > 0 ? region.race : null;
}

/** Somebody lives where one of these attacks goes. */
function natives(scene: Scene, among: Action[]): Meant {
  const attack = droveOut(scene) ? undefined : among.find((each) => peopled(regionOf(scene, each)));
  const race = attack && peopled(regionOf(scene, attack));
  return race ? example(attack, (region) => ({ place: place(region), race: { kind: "race", key: race } })) : null;
}

/** The best chance of these. */
function dare(scene: Scene, among: Action[]): Meant {
  const [attack] = [...among].sort((a, b) => (b.wins ?? 0) - (a.wins ?? 0));
  const percent = Math.round(((attack?.wins ?? 0) * 100) / (scene.choices?.faces ?? 1));
  return example(attack, (region) => ({ place: place(region), percent }));
}

type Lessons = Record<string, (scene: Scene) => Meant>;

/** What somebody points at is explained before anything else. */
const POINTED: Lessons = {
  natives: (scene) => natives(scene, attacks(scene, false).filter((attack) => attack.region === scene.picked)),
  die: (scene) => dare(scene, attacks(scene, true).filter((attack) => attack.region === scene.picked)),
};

const ROUND = ".side:not(.choosing) > .side-top, .track"; // with the line below it, where there is one

/** In this order: the first that fits and is new is taught. */
const LESSONS: Lessons = {
  goal: (scene) => (can(scene, "pick") ? { at: { css: ROUND }, words: { rounds: scene.view.rounds } } : null),
  second: (scene) => {
    const old = decliner(scene);
    const coins = total(scene.income);
    return can(scene, "pick") && old ? { at: { css: ".cards" }, words: { race: { kind: "race", key: old.race }, coins } } : null;
  },
  cards: (scene) => (can(scene, "pick") ? { at: { css: "[data-card]" }, words: {} } : null),
  fee: (scene) => (can(scene, "pick") && (decliner(scene) || (scene.view.column[scene.chosen ?? 0]?.price ?? 0) > 0) ? { at: { css: "[data-card] > footer .coin" }, words: {} } : null),
  gift: (scene) => {
    const { column } = scene.view;
    const [here, any] = [column[scene.chosen ?? 0], column.find((combo) => combo.coins > 0)];
    const combo = here?.coins ? here : decliner(scene) && any; // before the first region only somebody who points at it
    return can(scene, "pick") && combo ? { at: { css: `[data-card="${column.indexOf(combo)}"] .banner > .coin` }, words: { race: { kind: "race", key: combo.race }, coins: combo.coins } } : null;
  },
  sides: (scene) => (decliner(scene) && can(scene, "pick") && scene.view.column.some((combo) => scene.sideOf(combo.race)) ? { at: { css: "[data-card] .side-mark" }, words: {} } : null),
  last: (scene) => (scene.view.round === scene.view.rounds && reaches(scene) ? { at: { css: ROUND }, words: {} } : null),
  coins: (scene) => {
    const paid = scene.log.findLast((each) => each.event === "coins_earned" && each.player === scene.view.viewer);
    return paid ? { at: { css: `[data-seat="${scene.view.viewer}"]` }, words: { coins: paid.coins ?? 0 } } : null;
  },
  lost: (scene) => {
    const events = struck(scene, "tokens_driven_out");
    const region = events.at(-1)?.region;
    if (!scene.choices || region === undefined) return null;
    const sum = (what: "lost" | "survived") => events.reduce((all, each) => all + Number(each[what] ?? 0), 0);
    const regions = new Set(events.map((each) => each.region)).size;
    return { at: { region }, words: { place: place(region), regions, lost: sum("lost"), survived: sum("survived") } };
  },
  decline: (scene) => {
    const tribe = own(scene);
    const decline = scene.choices?.decline;
    if (!can(scene, "decline") || !can(scene, "expand") || !tribe || !decline || done(scene).length || decline.leaves.length) return null;
    const early = scene.view.round < SECOND_TIME && free(scene, tribe) > FEW;
    if (early || !pays(scene, decline)) return null;
    const tokens = Math.max(...scene.view.column.map((combo) => combo.tokens));
    return { at: { css: '[data-do="decline"]' }, words: { now: total(scene.income), declined: total(decline.now), tokens } };
  },
  march: (scene) => (can(scene, "expand") ? { at: { css: '[data-do="expand"]' }, words: {} } : null),
  enter: (scene) => {
    const [attack] = settled(scene) ? [] : attacks(scene, false);
    return example(attack, (region) => ({ place: place(region), price: attack?.price ?? 0, hand: own(scene)?.hand ?? 0 }));
  },
  differs: (scene) => (settled(scene) && can(scene, "end") && islands(scene) > 1 ? { at: { css: ".frame" }, words: {} } : null),
  grow: (scene) => {
    const near = attacks(scene, false).find((attack) => held(scene).has(regionOf(scene, attack)?.island ?? -1)); // a neighbour, not a port overseas
    return settled(scene) && conquests(scene) < 2 ? example(near, (region) => ({ place: place(region), hand: own(scene)?.hand ?? 0 })) : null;
  },
  natives: (scene) => (settled(scene) ? natives(scene, attacks(scene, false)) : null),
  dear: (scene) => {
    const items = (attack: Action) => scene.choices?.regions[attack.region ?? ""]?.items ?? [];
    const attack = settled(scene) ? attacks(scene, false).find((each) => items(each).length > 1) : undefined;
    return attack ? example(attack, (region) => ({ place: place(region), price: attack.price ?? 0, sum: { items: items(attack) } })) : null;
  },
  islands: (scene) => {
    const ours = held(scene);
    const beyond = attacks(scene, false).find((attack) => !ours.has(regionOf(scene, attack)?.island ?? -1));
    return ours.size ? example(beyond, (region) => ({ place: place(region) })) : null;
  },
  value: (scene) => {
    if (!settled(scene) || !attacks(scene, false).length) return null;
    for (const region of scene.view.regions) {
      const piece = Object.keys(region.pieces).find(scene.isLoose);
      if (piece) return { at: { region: region.key }, words: { piece: { kind: "piece", key: piece }, about: { kind: "about", key: piece } } };
    }
    return null;
  },
  offer: (scene) => {
    const [offer] = settled(scene) ? offers(scene.choices) : [];
    return offer ? { at: { css: `[data-use="${offer.what}"]` }, words: { use: { kind: "use", key: offer.what } } } : null;
  },
  die: (scene) => (attacks(scene, false).length ? null : dare(scene, attacks(scene, true))), // nobody is sent to it while something is sure
  stop: (scene) => {
    const sparing = spares(scene.view, scene.choices);
    const nothing = !scene.choices?.actions.some((action) => takes(action, sparing)) && !scene.choices?.deploy;
    return scene.view.step === "conquer" && can(scene, "end") && nothing ? { at: { css: '[data-do="end"]' }, words: {} } : null;
  },
  redeploy: (scene) => {
    const deploy = scene.choices?.deploy;
    if (!deploy || deploy.piece !== null || scene.view.step !== "redeploy") return null;
    const [weakest] = deploy.guard;
    if (weakest === undefined) return null;
    const hand = scene.unplaced;
    return { at: hand > 0 ? { region: weakest } : { css: "[data-gather]" }, words: { hand } }; // with an empty hand a press puts nothing there
  },
};

/** Every lesson there is. */
export const ALL = Object.keys(LESSONS);

/** Those everybody meets, in the order they usually do; they are the dots on the card. */
export const DOTS = ["goal", "cards", "enter", "grow", "dear", "die", "redeploy", "coins", "decline", "second"];

/** The lesson that fits now and was not taught yet. */
export function lessonFor(scene: Scene, taught: ReadonlySet<string>): Lesson | null {
  if (scene.view.over || scene.view.viewer === null) return null;
  for (const [key, meets] of [...Object.entries(POINTED), ...Object.entries(LESSONS)]) {
    const meant = taught.has(key) ? null : meets(scene);
    if (meant) return { key, ...meant };
  }
  return null;
}
