import { beforeEach, expect, test, vi } from "vitest";
import { ALL, done, DOTS, lessonFor, type Scene } from "../src/coach/lessons";
import { course as inBook, IN_BOOK, sample } from "../src/coach/book";
import { arrow, placeCoach, type Rect } from "../src/coach/place";
import type { Action, Choices, Deploy, GameEvent, Region, Tribe, View } from "../src/protocol";

const texts = import.meta.glob<string>("../text/coach.*.ftl", { query: "?raw", import: "default", eager: true });

function region(key: string, some: Partial<Region> = {}): Region {
  return { key, island: 0, terrain: "moor", symbols: [], tokens: 0, race: null, player: null, active: false, pieces: {}, defence: 0, ...some };
}

function tribe(regions: string[], hand: number): Tribe {
  return { race: "newts", power: "bold", regions, hand, set_aside: 0, fled: 0 };
}

interface Setting {
  step?: string;
  round?: number;
  regions?: Region[];
  own?: Tribe | null;
  old?: Tribe[];
  actions?: Action[];
  deploy?: Deploy;
  items?: Record<string, { for: string; tokens: number }[]>;
  log?: GameEvent[];
  picked?: string;
  chosen?: number;
  gift?: number; // coins on the second combination
  unplaced?: number;
  waits?: boolean;
  ifDeclined?: number;
  later?: number; // of a race in decline, every turn
  leaves?: string[];
  over?: boolean;
}

/** A position, told by what matters in it. */
function scene(now: Setting): Scene {
  const regions = now.regions ?? [region("a"), region("b")];
  const combo = { race: "newts", power: "bold", coins: 0, price: 0, tokens: 9 };
  const view = {
    viewer: 0, round: now.round ?? 1, rounds: 10, step: now.step ?? "conquer", over: now.over ?? false, regions, column: [combo, { ...combo, race: "toads", tokens: 11, price: 1, coins: now.gift ?? 0 }],
    seats: [{ seat: 0, active: now.own ?? null, declined: now.old ?? [] }],
  } as unknown as View;
  const told = Object.fromEntries(Object.entries(now.items ?? {}).map(([key, items]) => [key, { items }]));
  const declined = now.ifDeclined === undefined ? null : [{ race: "newts", for: "x", coins: now.ifDeclined }];
  const income = [{ race: "newts", for: "x", coins: 4 }];
  const choices = { seat: 0, actions: now.actions ?? [], regions: told, faces: 6, deploy: now.deploy ?? null, can_undo: false, decline: declined && { now: declined, stay: income, leaves: now.leaves ?? [], later: [{ race: "newts", for: "x", coins: now.later ?? 2 }], combos: [{ combo: 0, tokens: 9, regions: 3, coins: 3, gain: 3 }] } };
  return {
    view, choices: now.waits ? null : (choices as unknown as Choices), income, log: now.log ?? [], picked: now.picked ?? null, chosen: now.chosen ?? null, unplaced: now.unplaced ?? 0,
    isLoose: (piece) => piece === "pearl", sideOf: (race) => (race === "newts" ? "wet" : ""),
  };
}

/** What is taught one after the other while nothing changes. */
function course(now: Setting): string[] {
  const had = new Set<string>();
  for (let next = lessonFor(scene(now), had); next; next = lessonFor(scene(now), had)) {
    expect(had).not.toContain(next.key);
    had.add(next.key);
  }
  return [...had];
}

/** The lesson with this key, as soon as all before it were taught. */
function lesson(key: string, now: Setting) {
  return lessonFor(scene(now), new Set(ALL.filter((other) => other !== key)));
}

const PICK: Action = { do: "pick", combo: 0 };
const take = (at: string, price: number, wins?: number): Action => ({ do: "conquer", region: at, price, ...(wins === undefined ? {} : { wins }) });

test("before the first race is chosen: what wins, what the cards are, what the numbers say", () => {
  expect(course({ step: "pick", actions: [PICK] })).toEqual(["goal", "cards"]);
});

test("what a combo costs is told when somebody points at one that is not free, and everybody with the second race", () => {
  expect(lesson("fee", { actions: [PICK], chosen: 0 })).toBeNull();
  expect(lesson("fee", { actions: [PICK], chosen: 1 })?.at).toEqual({ css: "[data-card] > footer .coin" });
  expect(course({ step: "pick", actions: [PICK], old: [tribe(["a"], 0)] })).toEqual(["goal", "second", "cards", "fee", "sides"]);
});

test("coins on a combination are explained when it is pointed at, and everybody with the second race", () => {
  const second = { at: { css: '[data-card="1"] .banner > .coin' }, words: { race: { kind: "race", key: "toads" }, coins: 2 } };
  expect(lesson("gift", { actions: [PICK], chosen: 1, gift: 2 })).toMatchObject(second);
  expect(lesson("gift", { actions: [PICK], chosen: 0, gift: 2 })).toBeNull();
  expect(lesson("gift", { actions: [PICK], old: [tribe(["a"], 0)], gift: 2 })).toMatchObject(second);
  expect(lesson("gift", { actions: [PICK], old: [tribe(["a"], 0)] })).toBeNull();
});

test("the first region is taken before anything else is explained", () => {
  const now: Setting = { own: tribe([], 9), actions: [take("b", 3), take("a", 2)], items: { b: [{ for: "land", tokens: 2 }, { for: "peak", tokens: 1 }] } };
  expect(course(now)).toEqual(["enter"]);
  expect(lesson("enter", now)).toEqual({ key: "enter", at: { region: "a" }, words: { place: { kind: "place", key: "a" }, price: 2, hand: 9 } });
});

test("then neighbours, inhabitants, dear regions, other islands and things of value, as they are met", () => {
  const regions = [region("a", { race: "newts", player: 0, tokens: 2 }), region("b", { race: "elders", tokens: 1 }), region("c", { island: 1, pieces: { pearl: 1 } })];
  const items = { b: [{ for: "land", tokens: 2 }, { for: "elders", tokens: 1 }] };
  const now: Setting = { regions, own: tribe(["a"], 5), actions: [take("b", 3), take("c", 3)], items };
  expect(course(now)).toEqual(["grow", "natives", "dear", "islands", "value"]);
  expect(lesson("natives", now)?.words["race"]).toEqual({ kind: "race", key: "elders" });
  expect(lesson("dear", now)).toMatchObject({ at: { region: "b" }, words: { price: 3, sum: { items: items.b } } });
  expect(course({ ...now, actions: [...now.actions!, { do: "end" }] })[0]).toBe("differs");
  expect(lesson("islands", now)?.at).toEqual({ region: "c" });
  expect(lesson("value", now)).toMatchObject({ at: { region: "c" }, words: { piece: { kind: "piece", key: "pearl" } } });
  expect(lesson("value", { ...now, regions: [region("a"), region("b", { pieces: { hut: 1 } })] })).toBeNull();
});

test("who lives in a region is told when somebody first points at them, even before the first conquest", () => {
  const regions = [region("a"), region("b", { race: "elders", tokens: 1 })];
  const now: Setting = { regions, own: tribe([], 9), actions: [take("a", 2), take("b", 3)] };
  expect(lessonFor(scene({ ...now, picked: "b" }), new Set())?.key).toBe("natives");
  expect(lesson("natives", now)).toBeNull();
  expect(lesson("natives", { ...now, picked: "a" })).toBeNull();
});

test("the die is taught at the best chance there is, when nothing is sure any more or somebody points at it", () => {
  const now: Setting = { own: tribe(["a"], 1), actions: [take("a", 4, 1), take("b", 2, 3)] };
  expect(lesson("die", now)).toMatchObject({ at: { region: "b" }, words: { percent: 50 } });
  const sure = { ...now, actions: [...now.actions!, take("c", 1)] };
  expect(lesson("die", sure)).toBeNull();
  expect(course({ ...now, actions: [...now.actions!, { do: "end" }] })).toEqual(["die"]); // also to whoever was taught nothing else
  expect(lesson("die", { ...sure, picked: "a" })).toMatchObject({ at: { region: "a" }, words: { percent: 17 } });
});

test("what somebody has done needs no teaching", () => {
  const regions = [region("a"), region("b", { race: "elders", tokens: 1 })];
  const now: Setting = { regions, own: tribe([], 9), actions: [take("a", 2), take("b", 3)] };
  const won = (at: string, player = 0) => ({ event: "region_taken", player, region: at });
  expect(lesson("grow", { ...now, own: tribe(["b"], 7) })?.words).toEqual({ place: { kind: "place", key: "a" }, hand: 7 });
  expect(lesson("grow", { ...now, own: tribe(["c", "d"], 9) })).toBeNull();
  const fled = { event: "tokens_driven_out", player: -1, region: "c", lost: 1, survived: 0 };
  expect(lesson("natives", { ...now, picked: "b", log: [fled, won("c", 1)] })).not.toBeNull();
  expect(lesson("natives", { ...now, picked: "b", log: [fled, won("c")] })).toBeNull();
});

test("a neighbour is no port on another island", () => {
  const regions = [region("a"), region("b"), region("c", { island: 1 })];
  const now: Setting = { regions, own: tribe(["a"], 5), actions: [take("c", 1), take("b", 3)] };
  expect(lesson("grow", now)?.at).toEqual({ region: "b" });
});

test("nothing in reach: stop. Tokens to place: guard what is threatened", () => {
  expect(lesson("stop", { own: tribe(["a"], 1), actions: [{ do: "end" }] })?.at).toEqual({ css: '[data-do="end"]' });
  expect(lesson("stop", { own: tribe(["a"], 1), actions: [{ do: "end" }, take("b", 3, 1)] })).toBeNull();
  const at = (key: string, threats: number[]) => ({ region: key, keeps: 1, now: 1, together: 1, most: 9, threats });
  const deploy: Deploy = { number: 3, piece: null, what: null, all: true, race: "newts", regions: [at("a", []), at("b", [1])], guard: ["b", "b", "a"] };
  expect(lesson("redeploy", { step: "redeploy", deploy, unplaced: 3 })).toMatchObject({ at: { region: "b" }, words: { hand: 3 } });
  expect(lesson("redeploy", { step: "redeploy", deploy, unplaced: 0 })).toMatchObject({ at: { css: "[data-gather]" }, words: { hand: 0 } });
  expect(lesson("redeploy", { step: "place", deploy: { ...deploy, piece: "pearl" } })).toBeNull();
});

test("coins are explained when they have come, also while others play", () => {
  const log = [{ event: "coins_earned", player: 1, coins: 9 }, { event: "coins_earned", player: 0, coins: 5 }];
  expect(lesson("coins", { waits: true, log })).toMatchObject({ at: { css: '[data-seat="0"]' }, words: { coins: 5 } });
  expect(lesson("coins", { log: log.slice(0, 1) })).toBeNull();
});

test("a loss is explained once, in the turn after it", () => {
  const turn = { event: "turn_started", player: 0 };
  const gone = { event: "tokens_driven_out", player: 0, region: "a", lost: 1, survived: 2 };
  const other = { event: "turn_started", player: 1 };
  expect(lesson("lost", { log: [turn, other, gone, turn] })).toMatchObject({ at: { region: "a" }, words: { regions: 1, lost: 1, survived: 2 } });
  const both = [turn, other, gone, { ...gone, region: "b", survived: 0 }, turn];
  expect(lesson("lost", { log: both })).toMatchObject({ at: { region: "b" }, words: { regions: 2, lost: 2, survived: 2 } });
  expect(lesson("lost", { log: [turn, other, gone, turn, other, turn] })).toBeNull();
});

test("decline is taught when few tokens are free, or when it is asked the second time, with what it brings now", () => {
  const [decline, expand]: Action[] = [{ do: "decline" }, { do: "expand" }];
  const held = [region("a", { race: "newts", player: 0, tokens: 3 }), region("b", { race: "newts", player: 0, tokens: 2 })];
  const now: Setting = { step: "declare", round: 2, regions: held, own: tribe(["a", "b"], 0), actions: [expand!, decline!], ifDeclined: 2 };
  expect(lesson("decline", now)?.words).toEqual({ now: 4, declined: 2, tokens: 11 });
  expect(lesson("decline", { ...now, own: tribe(["a", "b"], 4) })).toBeNull();
  expect(lesson("decline", { ...now, own: tribe(["a", "b"], 4), round: 3 })).not.toBeNull();
  expect(course({ ...now, own: tribe(["a", "b"], 4) })).toEqual(["march"]);
});

test("nobody is called to a decline that they know, that costs them a race, or that does not pay any more", () => {
  const held = [region("a", { race: "newts", player: 0, tokens: 1 })];
  const now: Setting = { step: "declare", round: 5, regions: held, own: tribe(["a"], 0), actions: [{ do: "expand" }, { do: "decline" }], ifDeclined: 3 };
  expect(lesson("decline", now)).not.toBeNull();
  expect(lesson("decline", { ...now, old: [tribe(["b"], 0)] })).toBeNull();
  expect(lesson("decline", { ...now, leaves: ["toads"] })).toBeNull();
  expect(lesson("decline", { ...now, ifDeclined: 0, later: 0 })).toBeNull(); // three a turn later, instead of four
  expect([8, 9, 10].map((round) => lesson("decline", { ...now, round }) !== null)).toEqual([true, false, false]);
  expect(done(scene({ ...now, old: [tribe(["b"], 0)] }))).toEqual(["decline"]);
  expect(done(scene(now))).toEqual([]);
});

test("a second race, and the last round", () => {
  expect(course({ step: "pick", actions: [PICK], old: [tribe(["a"], 0)] })).toContain("second");
  const still: Action[] = [take("b", 2), take("b", 3, 3), { do: "pick", combo: 0 }, { do: "expand", hand: 4 }, { do: "expand" }, { do: "muster" }];
  for (const action of still) expect(lesson("last", { round: 10, actions: [action] })?.key, action.do).toBe("last");
  expect(lesson("last", { round: 9, actions: still })).toBeNull();
  expect(lesson("last", { round: 10, own: tribe(["a"], 0), actions: [{ do: "expand", hand: 0 }, { do: "decline" }, { do: "end" }] })).toBeNull();
});

test("nothing is taught after the end", () => {
  expect(course({ step: "pick", actions: [PICK], over: true })).toEqual([]);
});

test("every lesson has its words in every language, and no words are left over", () => {
  for (const [file, text] of Object.entries(texts)) {
    const written = new Set([...text.matchAll(/^coach-([a-z]+)(?:-[a-z]+)*-text =/gm)].map(([, key]) => key));
    expect([...written].sort(), file).toEqual([...ALL].sort());
  }
  expect(Object.keys(texts).length).toBe(3);
  for (const key of DOTS) expect(ALL).toContain(key);
});

test("the book has every lesson that its edition can teach, and something to say for every word in it", () => {
  expect([...IN_BOOK].sort()).toEqual([...ALL].sort());
  const edition = { key: "red", players: [2], boards: [{ key: "red", players: 2 }], presets: {}, options: [], races: [{ key: "newts", side: "" }], pieces: [], die: [] };
  expect(inBook(edition)).not.toContain("islands");
  expect(inBook({ ...edition, boards: [{ key: "a+b", players: 2 }] })).toContain("islands");
  expect(inBook({ ...edition, races: [{ key: "newts", side: "wet" }] })).toContain("sides");
  expect(sample(edition, "natives")["race"]).not.toBe(sample(edition, "second")["race"]);
  const known = Object.keys(sample(edition, "goal"));
  for (const text of Object.values(texts)) {
    for (const [, name] of text.replace(/^coach-progress.*$/m, "").matchAll(/\{ \$(\w+)/g)) expect(known).toContain(name);
  }
});

const ROOM: Rect = { x0: 0, y0: 0, x1: 1000, y1: 600 };

test("the card stands beside what it speaks of, and covers nothing that can be pressed", () => {
  const target = { x0: 480, y0: 280, x1: 520, y1: 320 };
  const [x, y] = placeCoach([300, 160], { room: ROOM, target, land: null, keep: [], press: [], see: [], lands: [] });
  const away = Math.hypot(Math.max(0, x - 520, 480 - x - 300), Math.max(0, y - 320, 280 - y - 160));
  expect(away).toBeGreaterThan(10);
  expect(away).toBeLessThan(40);
  const covered: [number, number][] = [[x + 20, y + 20]];
  const [x2, y2] = placeCoach([300, 160], { room: ROOM, target, land: null, keep: [], press: [covered], see: [], lands: [] });
  expect(covered[0]![0] >= x2 && covered[0]![0] <= x2 + 300 && covered[0]![1] >= y2 && covered[0]![1] <= y2 + 160).toBe(false);
});

test("of two places beside it the card takes the one that hides less of one's land", () => {
  const target = { x0: 480, y0: 280, x1: 520, y1: 320 };
  const around = { room: ROOM, target, land: null, keep: [], press: [], see: [] };
  for (const land of [{ x0: 530, y0: 0, x1: 1000, y1: 600 }, { x0: 0, y0: 0, x1: 470, y1: 600 }]) {
    const [x] = placeCoach([300, 160], { ...around, lands: [land] });
    expect(Math.min(x + 300, land.x1) - Math.max(x, land.x0)).toBeLessThan(60);
    const [there, y] = placeCoach([300, 160], { ...around, lands: [{ ...land, y1: 260 }, { ...land, y0: 340 }] });
    expect(arrow({ x0: there, y0: y, x1: there + 300, y1: y + 160 }, target)).not.toBeNull();
  }
});

test("where there is no room at all, it still stands in its room", () => {
  expect(placeCoach([300, 160], { room: { x0: 8, y0: 8, x1: 200, y1: 100 }, target: null, land: null, keep: [], press: [], see: [], lands: [] })).toEqual([8, 8]);
});

test("the arrow ends just before its target; there is none where they touch, or are far from each other", () => {
  const [line] = arrow({ x0: 0, y0: 0, x1: 100, y1: 50 }, { x0: 200, y0: 100, x1: 240, y1: 120 })!;
  const [x, y] = line.split(" ").slice(-2).map(Number);
  expect(x! >= 200 && y! >= 100).toBe(false); // nothing of the target is covered
  expect(Math.hypot(200 - x!, 105 - y!)).toBeLessThan(12);
  expect(arrow({ x0: 0, y0: 0, x1: 100, y1: 50 }, { x0: 200, y0: 300, x1: 240, y1: 320 })).toBeNull();
  expect(arrow({ x0: 0, y0: 0, x1: 100, y1: 50 }, { x0: 90, y0: 40, x1: 120, y1: 60 })).toBeNull();
});

let memory: typeof import("../src/coach/memory");
beforeEach(async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
  vi.resetModules();
  memory = await import("../src/coach/memory");
});

test("what was taught is kept through a reload; sent away and called back, the coach goes on", async () => {
  memory.call("one", "red");
  memory.learn("one", "goal");
  vi.resetModules();
  memory = await import("../src/coach/memory");
  expect([memory.coaches("one"), [...memory.taught("one")]]).toEqual([true, ["goal"]]);
  memory.dismiss("one");
  memory.learn("one", "cards");
  expect([memory.coaches("one"), memory.coaches("two")]).toEqual([false, false]);
  memory.call("one", "red");
  expect([...memory.taught("one")]).toEqual(["goal"]);
});

test("a lesson that was clicked away at once comes again in the next turn, but not in this one", () => {
  memory.call("one", "red");
  memory.gone("one", "die", "turn 1", memory.SEEN - 1, false);
  expect([...memory.taught("one")]).toEqual([]);
  expect([memory.had("one", "turn 1").has("die"), memory.had("one", "turn 2").has("die")]).toEqual([true, false]);
  memory.gone("one", "die", "turn 2", memory.SEEN, false);
  expect([...memory.taught("one")]).toEqual(["die"]);
});

test("who says twice that they know it is believed; who only plays on is not", () => {
  memory.call("one", "red");
  for (const turn of ["turn 1", "turn 2", "turn 3"]) memory.gone("one", "price", turn, 300, false);
  expect([...memory.taught("one")]).toEqual([]);
  memory.gone("one", "price", "turn 4", 300, true);
  memory.gone("one", "price", "turn 5", 300, true);
  expect([...memory.taught("one")]).toEqual(["price"]);
});

test("who learnt another edition is told only what is new, unless they want to begin at the beginning", () => {
  memory.call("one", "red");
  for (const lesson of ["goal", "enter"]) memory.learn("one", lesson);
  memory.call("two", "blue");
  memory.call("three", "blue", true);
  memory.call("four", "red");
  expect(["two", "three", "four"].map((table) => [...memory.taught(table)])).toEqual([["goal"], [], ["goal"]]);
});

test("a memory that was spoilt is no memory", async () => {
  localStorage.setItem("smallworld.coach", '{"one": 3, "two": {"on": true}}');
  vi.resetModules();
  memory = await import("../src/coach/memory");
  expect([memory.coaches("one"), memory.coaches("two")]).toEqual([false, false]);
});
