import { expect, test } from "vitest";
import type { Deploy } from "../src/protocol";
import { add, begin, begun, canTake, complete, gather, guard, left, message, move, pressed, take } from "../src/redeploy";

const deploy: Deploy = {
  number: 5, // two to spare in "a", three in hand
  piece: null,
  what: null,
  all: true,
  race: "newts",
  regions: [
    { region: "a", keeps: 1, now: 3, together: 1, most: 20 },
    { region: "b", keeps: 1, now: 1, together: 1, most: 20 },
  ],
  guard: ["b", "b", "a", "b", "b"],
};

test("a redeployment begins as the tokens stand, with the hand to be placed", () => {
  expect(begin(deploy)).toEqual({ a: 3, b: 1 });
  expect(left(deploy, begin(deploy))).toBe(3);
});

test("tokens come and go one by one, within what must stay and what there is", () => {
  let draft = begin(deploy);
  draft = add(deploy, draft, "b");
  expect(draft).toEqual({ a: 3, b: 2 });
  draft = add(deploy, draft, "b", 9);
  expect(draft).toEqual({ a: 3, b: 4 });
  expect(add(deploy, draft, "a")).toBe(draft);
  draft = take(deploy, take(deploy, draft, "a"), "a");
  expect(draft).toEqual({ a: 1, b: 4 });
  expect(canTake(deploy, draft, "a")).toBe(false);
  expect(take(deploy, draft, "a")).toBe(draft);
});

test("a token is carried from one region to another, never elsewhere", () => {
  const draft = begin(deploy);
  expect(move(deploy, draft, "a", "b")).toEqual({ a: 2, b: 2 });
  expect(move(deploy, draft, "a", "sea")).toBe(draft);
  expect(move(deploy, draft, "b", "a")).toBe(draft);
});

test("gathering takes up all that may move; guarding puts it where the server says", () => {
  expect(gather(deploy)).toEqual({ a: 1, b: 1 });
  expect(guard(deploy, gather(deploy))).toEqual({ a: 2, b: 5 });
});

test("guarding goes on from what stands there already, and moves nobody", () => {
  expect(guard(deploy, begin(deploy))).toEqual({ a: 3, b: 4 });
  expect(guard(deploy, { a: 1, b: 4 })).toEqual({ a: 2, b: 5 });
  expect(guard(deploy, { a: 6, b: 1 })).toEqual({ a: 6, b: 1 });
});

test("all tokens must be placed, pieces need not", () => {
  expect(complete(deploy, begin(deploy))).toBe(false);
  expect(complete(deploy, guard(deploy, begin(deploy)))).toBe(true);
  const pieces: Deploy = { ...deploy, piece: "flag", all: false, number: 2, regions: [{ region: "a", keeps: 0, now: 1, together: 1, most: 20 }] };
  expect(begin(pieces)).toEqual({ a: 0 });
  expect(complete(pieces, begin(pieces))).toBe(true);
  expect(message(deploy, { a: 2 })).toEqual({ do: "redeploy", tokens: { a: 2 } });
});

test("those who stand in twos come and go in twos where nobody is", () => {
  const twos: Deploy = {
    number: 3,
    piece: null,
    what: null,
    all: true,
    race: "newts",
    regions: [
      { region: "a", keeps: 2, now: 2, together: 1, most: 5 },
      { region: "b", keeps: 0, now: 0, together: 2, most: 3 },
    ],
    guard: ["a", "a", "a"],
  };
  const start = begin(twos);
  expect(guard(twos, start)).toEqual({ a: 5, b: 0 });
  const both = add(twos, start, "b");
  expect(both).toEqual({ a: 2, b: 2 });
  expect(add(twos, add(twos, start, "a", 2), "b")).toEqual({ a: 4, b: 0 });
  expect(take(twos, both, "b")).toEqual({ a: 2, b: 0 });
  expect(move(twos, both, "b", "a")).toEqual({ a: 4, b: 0 });
});

test("a piece that must lie somewhere is placed before one goes on", () => {
  const one: Deploy = {
    number: 1,
    piece: "flag",
    what: null,
    all: true,
    race: "newts",
    regions: [{ region: "a", keeps: 0, now: 0, together: 1, most: 1 }],
    guard: ["a"],
  };
  expect(complete(one, begin(one))).toBe(false);
  expect(complete(one, add(one, begin(one), "a"))).toBe(true);
});

test("pieces are laid by presses in any order and taken back one by one", () => {
  const flags: Deploy = {
    number: 2,
    piece: "flag",
    what: "fly",
    all: true,
    race: "newts",
    regions: ["a", "b", "c"].map((region) => ({ region, keeps: 0, now: 0, together: 1, most: 1 })),
    guard: ["a", "b"],
  };
  let draft = pressed(flags, pressed(flags, begin(flags), "c"), "a");
  expect(draft).toEqual({ a: 1, b: 0, c: 1 });
  expect(pressed(flags, draft, "b")).toBe(draft); // no third one
  draft = pressed(flags, draft, "c");
  expect(draft).toEqual({ a: 1, b: 0, c: 0 });
  expect(begun(flags, draft)).toBe(true);
  expect(begun(flags, pressed(flags, draft, "a"))).toBe(false);
  expect(message(flags, pressed(flags, draft, "b"))).toEqual({ do: "use", what: "fly", regions: ["a", "b"] });
});

test("several may lie in a region, and a single piece follows the press", () => {
  const camps: Deploy = { ...deploy, number: 3, piece: "camp", what: "camp", all: false, regions: deploy.regions.map((at) => ({ ...at, keeps: 0, most: 3 })) };
  const draft = pressed(camps, pressed(camps, begin(camps), "b"), "b");
  expect(message(camps, draft)).toEqual({ do: "use", what: "camp", regions: ["b", "b"] });
  const one: Deploy = { ...camps, number: 1, regions: camps.regions.map((at) => ({ ...at, most: 1 })) };
  expect(pressed(one, pressed(one, begin(one), "a"), "b")).toEqual({ a: 0, b: 1 });
});
