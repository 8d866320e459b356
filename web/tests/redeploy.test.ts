import { expect, test } from "vitest";
import type { Deploy } from "../src/protocol";
import { add, begin, canTake, complete, gather, left, message, move, spread, take } from "../src/redeploy";

const deploy: Deploy = {
  number: 5, // two to spare in "a", three in hand
  piece: null,
  race: "newts",
  regions: [
    { region: "a", keeps: 1, now: 3 },
    { region: "b", keeps: 1, now: 1 },
  ],
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

test("gathering takes up all that may move; spreading evens out", () => {
  expect(gather(deploy)).toEqual({ a: 1, b: 1 });
  expect(spread(deploy, gather(deploy))).toEqual({ a: 4, b: 3 });
});

test("all tokens must be placed, pieces need not", () => {
  expect(complete(deploy, begin(deploy))).toBe(false);
  expect(complete(deploy, spread(deploy, begin(deploy)))).toBe(true);
  const pieces: Deploy = { ...deploy, piece: "flag", number: 2, regions: [{ region: "a", keeps: 0, now: 1 }] };
  expect(begin(pieces)).toEqual({ a: 0 });
  expect(complete(pieces, begin(pieces))).toBe(true);
  expect(message({ a: 2 })).toEqual({ do: "redeploy", tokens: { a: 2 } });
});
