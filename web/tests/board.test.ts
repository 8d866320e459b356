import { expect, test } from "vitest";
import { lineOnce } from "../src/board/ground";
import { fitInto, sideOf } from "../src/board/lay";
import { coarse } from "../src/board/ornaments";
import { compose, type Border, type Drawn, type Point } from "../src/board/outlines";
import { clearOf, hidden, placeCard, placeFlags, TIP, type Box, type Want } from "../src/board/place";
import { atRightEdge } from "../src/board/prices";
import { frontier, realmsOf } from "../src/board/realms";
import { nearestShape, turnMatrix, turnPoint, turnSize, type Turn } from "../src/board/turn";
import { clampLook, zoomed } from "../src/board/zoom";
import type { Region } from "../src/protocol";

const TURNS: Turn[] = [0, 1, 2, 3];

function border(to: string | null, name: string): Border {
  return { with: to, line: `${name}l`, band: `${name}b`, near: `${name}n`, far: `${name}f`, cord: `${name}c` };
}

/** A drawing with two regions side by side. */
function file(key: string): Drawn["files"][number] {
  const region = (x: number, other: string) => ({
    path: "M0 0",
    token: [x, 20] as Point,
    room: 9,
    badges: { star: [x + 1, 25] as Point },
    borders: [border(other, `${x}-`), border(null, `${x}~`)],
  });
  return { key, size: [100, 50], regions: { [`${key}-01`]: region(10, "02"), [`${key}-02`]: region(60, "01") } };
}

function drawn(keys: string[], more: Partial<Drawn> = {}): Drawn {
  return { key: keys.join("+"), files: keys.map(file), seas: null, packed: null, ...more };
}

test("a quarter turn clockwise brings the left edge to the top", () => {
  expect(turnSize([100, 50], 1)).toEqual([50, 100]);
  expect(TURNS.map((turn) => turnPoint([10, 20], [100, 50], turn))).toEqual([[10, 20], [30, 10], [90, 30], [20, 90]]);
});

test("paths are turned as points are", () => {
  for (const turn of TURNS) {
    const [a, b, c, d, e, f] = turnMatrix([100, 50], turn, [7, 8]).match(/-?[\d.]+/g)!.map(Number) as [number, number, number, number, number, number];
    const [x, y] = turnPoint([10, 20], [100, 50], turn);
    expect([a * 10 + c * 20 + e, b * 10 + d * 20 + f]).toEqual([x + 7, y + 8]);
  }
});

test("an upright window shows a board turned, and what is printed keeps its place below the tokens", () => {
  const lying = compose(drawn(["a"]), 1.5, false);
  expect(lying).toMatchObject({ size: [100, 50], sea: false });
  const upright = compose(drawn(["a"]), 0.7, true);
  expect(upright.size).toEqual([50, 100]);
  expect(upright.regions.get("a-01")).toMatchObject({ token: [30, 10], badges: { star: [31, 15] } });
});

test("islands are laid into their sea, as it suits the window where that is known", () => {
  const seas = { "2": { size: [300, 80] as Point, places: [[0, 0], [150, 30]] as Point[] } };
  const plain = compose(drawn(["a", "b"], { seas }), 1.5, true);
  expect(plain).toMatchObject({ size: [300, 80], sea: true });
  expect(plain.regions.get("b-01")).toMatchObject({ token: [160, 50] });
  const packed = { shapes: [2, 0.8], seas: { "a+b": [{ size: [210, 60] as Point, places: [[0, 0, 0], [105, 0, 2]] as [number, number, Turn][] }, { size: [60, 210] as Point, places: [[0, 0, 1], [0, 105, 3]] as [number, number, Turn][] }] } };
  const tall = compose(drawn(["a", "b"], { seas, packed }), 0.7, true);
  expect(tall.size).toEqual([60, 210]);
  expect(tall.regions.get("b-01")?.token).toEqual([20, 195]);
  expect(compose(drawn(["b", "a"], { seas, packed }), 0.7, true).size).toEqual([300, 80]);
});

test("twice as wide is as far from a shape as half as wide", () => {
  expect(nearestShape([2, 1.54, 1.25, 0.8, 0.62], 1.52)).toBe(1);
  expect(nearestShape([2, 0.5], 1.1)).toBe(0);
});

function held(key: string, player: number | null, race: string | null, active = true): [string, Region] {
  return [key, { key, player, race, active, tokens: race ? 2 : 0 } as Region];
}

test("a country has no border inside, and one towards everybody else", () => {
  const map = compose(drawn(["a"]), 1.5, false);
  const one = map.regions.get("a-01")!;
  const mine = "0 elves active";
  expect(frontier(one, mine, new Map([["a-02", mine]])).map((each) => each.with)).toEqual([null]);
  expect(frontier(one, mine, new Map([["a-02", "0 elves declined"]])).map((each) => each.with)).toEqual(["a-02", null]);
  const [realm, ...rest] = realmsOf(map, new Map([held("a-01", 0, "elves"), held("a-02", 0, "elves")]));
  expect(rest).toEqual([]);
  expect(realm).toMatchObject({ seat: 0, active: true, band: "10~b60~b", cord: "10~c60~c" });
  const two = realmsOf(map, new Map([held("a-01", 0, "elves"), held("a-02", 0, "orcs", false)]));
  expect(two.map((each) => each.band)).toEqual(["10-b10~b", "60-b60~b"]);
  expect(realmsOf(map, new Map([held("a-01", null, "natives"), held("a-02", null, null)]))).toEqual([]);
});

test("the border between two regions that can be chosen is drawn once", () => {
  const map = compose(drawn(["a"]), 1, false);
  expect(lineOnce(map.regions.get("a-01")!, new Set())).toBe("10-l10~l");
  expect(lineOnce(map.regions.get("a-02")!, new Set(["a-01"]))).toBe("60~l");
});

test("a coarse line keeps its ends, and of what lies between only what is far apart", () => {
  expect(coarse("M10 10l5 0 5 0 5 0 5 0M100 0l1 1")).toBe("M10,10 25,10 30,10M100,0 101,1");
});

test("a piece does not lie under what folds the sidebar", () => {
  const spot = { x: 950, y: 300, side: 40, signs: {} };
  expect(atRightEdge(spot, [1000, 600], [0, 0])).toBe(false);
  expect(atRightEdge(spot, [1000, 600], [20, 56])).toBe(true);
  expect(atRightEdge({ ...spot, y: 20 }, [1000, 600], [20, 56])).toBe(false);
  expect(atRightEdge({ ...spot, x: 970, y: 20 }, [1000, 600], [20, 56])).toBe(true);
});

test("a map is drawn out by a twelfth at most, and stays in the middle of what is left", () => {
  expect(fitInto([200, 100], [1000, 480], false)).toMatchObject({ scale: [5, 4.8], at: [0, 0] });
  const narrow = fitInto([200, 100], [1000, 400], false);
  expect(narrow.size[0]).toBeCloseTo(864);
  expect(narrow.at).toEqual([(1000 - narrow.size[0]) / 2, 0]);
  expect(fitInto([200, 100], [400, 500], false).at[1]).toBeCloseTo((500 - 216) / 2);
});

test("an upright map stays as wide as the window while the sheet is high", () => {
  const cut = fitInto([1200, 1720], [390, 467], true);
  expect(cut.size[0]).toBe(390);
  expect(cut.whole[1]).toBeGreaterThan(467);
  expect(fitInto([1200, 1720], [390, 250], true).size[1]).toBeCloseTo(250);
});

test("counters grow with the map, within bounds", () => {
  expect([sideOf(1016, 1016), sideOf(390, 390), sideOf(320, 320), sideOf(2600, 2600)].map(Math.round)).toEqual([41, 31, 28, 76]);
});

test("the map never leaves its place", () => {
  expect(clampLook({ x: 40, y: -900, z: 1 }, [400, 300], [400, 300])).toEqual({ x: 0, y: 0, z: 1 });
  expect(clampLook({ x: -500, y: -10, z: 2 }, [400, 300], [400, 300])).toEqual({ x: -400, y: -10, z: 2 });
  const near = zoomed({ x: 0, y: 0, z: 1 }, [100, 50], 2);
  expect([(100 - near.x) / near.z, (50 - near.y) / near.z]).toEqual([100, 50]);
});

const WANT: Want = { region: "here", x: 300, y: 200, side: 40, up: 20, pennant: true, width: 36, height: 25 };
const COUNTER: Box = { x0: 280, y0: 180, x1: 329, y1: 227, of: "here", worth: 1 };
const PENNANT: Box = { x0: 279, y0: 164, x1: 298, y1: 180, of: "here", worth: 1.4 };

function boxOfFlag(want: Want, flag: { x: number; y: number; bend: number }) {
  return { x0: flag.x + flag.bend - want.width / 2, x1: flag.x + flag.bend + want.width / 2, y0: flag.y - want.height * (1 + TIP), y1: flag.y - want.height * TIP };
}

test("a flag stands above its counter, right of the pennant", () => {
  const flag = placeFlags([WANT], [COUNTER, PENNANT], [1000, 600]).get("here")!;
  const box = boxOfFlag(WANT, flag);
  expect(hidden(box, PENNANT)).toBe(0);
  expect(hidden(box, COUNTER)).toBe(0);
  expect(flag.x).toBeGreaterThan(300);
});

test("a flag makes way for a neighbour's counter and for other flags, and stays on the map", () => {
  const neighbour: Box = { x0: 300, y0: 120, x1: 360, y1: 172, of: "there", worth: 1 };
  const flag = placeFlags([WANT], [COUNTER, PENNANT, neighbour], [1000, 600]).get("here")!;
  expect(hidden(boxOfFlag(WANT, flag), neighbour)).toBeLessThan(60);
  const near: Want = { ...WANT, region: "there", x: 320 };
  const both = placeFlags([WANT, near], [], [1000, 600]);
  expect(hidden(boxOfFlag(WANT, both.get("here")!), boxOfFlag(near, both.get("there")!))).toBeLessThan(60);
  const edge: Want = { ...WANT, x: 985 };
  expect(boxOfFlag(edge, placeFlags([edge], [], [1000, 600]).get("here")!).x1).toBeLessThanOrEqual(1000);
});

test("a card stands near its region, off its counter and off every flag, over water if it can", () => {
  const flag: Box = { x0: 310, y0: 150, x1: 350, y1: 180, of: "here", worth: 4 };
  const right: Box = { x0: 340, y0: 100, x1: 700, y1: 400, of: "there", worth: 1 };
  const card = placeCard([300, 200], 40, [180, 120], [COUNTER, flag, right], "here", [1000, 600]);
  const box = { x0: card.x, y0: card.y, x1: card.x + 180, y1: card.y + 120 };
  for (const other of [COUNTER, flag, right]) expect(hidden(box, other)).toBe(0);
  expect(Math.hypot(Math.max(box.x0 - 300, 300 - box.x1, 0), Math.max(box.y0 - 200, 200 - box.y1, 0))).toBeLessThanOrEqual(120);
  const [, x, y] = /L(\S+) (\S+)L/.exec(card.tail) ?? [];
  expect(Math.hypot(card.x + Number(x) - 300, card.y + Number(y) - 200)).toBeLessThan(65); // its tail ends at the counter
});

test("a card has a place even where there is hardly any", () => {
  const card = placeCard([20, 20], 40, [180, 120], [], "here", [190, 130]);
  expect([card.x, card.y].every((each) => each >= 0 && each < 30)).toBe(true);
});

test("the die lies on its region, but beside a card that somebody reads and never off the screen", () => {
  const screen: [number, number] = [1000, 700];
  const card = { x0: 300, y0: 200, x1: 600, y1: 360 };
  const lies = (at: [number, number], away: typeof card | null = card) => clearOf(at, [120, 130], away, screen);
  expect(lies([450, 280], null)).toEqual([450, 280]);
  expect(lies([800, 500])).toEqual([800, 500]);
  for (const at of [[450, 280], [310, 210], [590, 350], [300, 190]] as [number, number][]) {
    const [x, y] = lies(at);
    expect(hidden({ x0: x - 60, y0: y - 65, x1: x + 60, y1: y + 65 }, card)).toBe(0);
  }
  expect(lies([450, 340])).toEqual([450, 425]); // the nearest way out is downwards
  expect(lies([5, 5])).toEqual([60, 65]);
});
