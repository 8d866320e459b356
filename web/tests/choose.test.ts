import { expect, test } from "vitest";
import { moreToTake, nearest, offers, percent, plainActions, spares, targets } from "../src/choose";
import type { Action, Choices, View } from "../src/protocol";

function choices(...actions: Action[]): Choices {
  return { seat: 0, actions, regions: {}, faces: 6, deploy: null, can_undo: false, decline: null };
}

test("a price makes a region certain, a chance makes it golden, leaving it is quiet", () => {
  const found = targets(
    choices(
      { do: "conquer", region: "a", price: 2 },
      { do: "reinforce", region: "b", price: 5, wins: 2 },
      { do: "abandon", region: "c" },
      { do: "use", what: "magic", region: "a" },
      { do: "use", what: "magic", region: "d" },
      { do: "end" },
    ),
    null,
  );
  expect([...found].map(([region, target]) => [region, target.mark])).toEqual([
    ["a", "certain"],
    ["b", "die"],
    ["c", "quiet"],
    ["d", "quiet"],
  ]);
  expect(found.get("a")?.actions.map((action) => action.do)).toEqual(["conquer", "use"]);
});

const REGIONS = [{ key: "a", player: 0 }, { key: "b", player: null }, { key: "c", player: 1 }];

/** What can be pressed by seat 0, which holds the first region in decline. */
function seen(settled: boolean, ...regions: string[]) {
  const view = { viewer: 0, regions: REGIONS, seats: [{ active: { regions: settled ? ["z"] : [] } }] } as unknown as View;
  const all = choices(...regions.map((region) => ({ do: "conquer", region, price: 3 })));
  return targets(all, null, spares(view, all));
}

test("a declined race of one's own is no prey, and nothing that was forgotten", () => {
  expect(seen(true, "a", "c").get("a")?.mark).toBe("quiet"); // it can be pressed, but nothing leads there
  expect(seen(true, "a", "c").get("c")?.mark).toBe("certain");
  expect(moreToTake(seen(true, "a"))).toBe(false);
  expect(moreToTake(seen(true, "a", "b"))).toBe(true);
  expect(moreToTake(seen(true, "c"))).toBe(true);
});

test("a race that has no other way onto the map is shown the one over one's own land", () => {
  expect(seen(false, "a").get("a")?.mark).toBe("certain");
  expect(seen(false, "a", "b").get("a")?.mark).toBe("quiet");
});

test("where nothing is conquered, what can be used on a region is a target; a price of a combination is none", () => {
  const found = targets(choices({ do: "pick", combo: 0, price: 0 }, { do: "use", what: "flag", region: "a" }), null);
  expect(found.get("a")?.mark).toBe("target");
});

test("an attack by an offer has its price and its chance once the offer is taken up", () => {
  const all = choices(
    { do: "use", what: "fly", region: "a", price: 3 },
    { do: "use", what: "fly", region: "b", price: 6, wins: 1 },
    { do: "conquer", region: "b", price: 9 },
  );
  const marks = (found: ReturnType<typeof targets>) => [...found].map(([region, target]) => [region, target.mark]);
  expect(marks(targets(all, null))).toEqual([["a", "quiet"], ["b", "certain"]]);
  expect(marks(targets(all, { what: "fly", from: null }))).toEqual([["a", "certain"], ["b", "die"]]);
});

test("an offer with two regions asks for one after the other", () => {
  const all = choices(
    { do: "use", what: "swap", region: "a", to: "b" },
    { do: "use", what: "swap", region: "a", to: "c" },
    { do: "use", what: "swap", region: "d", to: "b" },
    { do: "conquer", region: "z", price: 1 },
  );
  expect([...targets(all, { what: "swap", from: null }).keys()]).toEqual(["a", "d"]);
  expect([...targets(all, { what: "swap", from: "a" }).keys()]).toEqual(["b", "c"]);
  expect(offers(all).map((offer) => [offer.what, offer.actions.length])).toEqual([["swap", 3]]);
});

test("buttons are for what needs no region", () => {
  const all = choices({ do: "end" }, { do: "pick", combo: 1 }, { do: "muster", race: "x" }, { do: "conquer", region: "a", price: 1 });
  expect(plainActions(all).map((action) => action.do)).toEqual(["end", "muster"]);
});

test("pieces that are laid on the map have no button; what else is offered has one, and then its own targets", () => {
  const flag = { region: "a", keeps: 0, now: 0, together: 1, most: 1 };
  const all = choices({ do: "use", what: "flag", region: "a" }, { do: "use", what: "leap", region: "b" }, { do: "end" });
  all.deploy = { number: 2, piece: "flag", what: "flag", all: false, race: "newts", regions: [flag], guard: [] };
  expect(offers(all).map((offer) => offer.what)).toEqual(["leap"]);
  expect(targets(all, null).size).toBe(0);
  expect([...targets(all, { what: "leap", from: null }).keys()]).toEqual(["b"]);
});

test("a chance is told in per cent, however many faces the die has", () => {
  expect([1, 2, 3].map((wins) => percent(wins, choices()))).toEqual([17, 33, 50]);
  expect(percent(1, { ...choices(), faces: 8 })).toBe(13);
});

test("arrow keys find the nearest region that way", () => {
  const places: [string, [number, number]][] = [
    ["right", [10, 1]],
    ["far", [30, 0]],
    ["below", [1, 10]],
  ];
  expect(nearest([0, 0], [1, 0], places)).toBe("right");
  expect(nearest([0, 0], [0, 1], places)).toBe("below");
  expect(nearest([0, 0], [-1, 0], places)).toBe(null);
});
