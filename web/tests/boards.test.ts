import { expect, test } from "vitest";
import { partsAt, withPart } from "../src/pages/boards";

const KEYS = ["a1+b1", "a1+b2", "a2+b1", "a2+b2", "a2+c1"];

test("every part that can lie at a place is offered once", () => {
  expect(partsAt(KEYS, 0)).toEqual(["a1", "a2"]);
  expect(partsAt(KEYS, 1)).toEqual(["b1", "b2", "c1"]);
});

test("another part keeps the rest where that is possible", () => {
  expect(withPart(KEYS, "a1+b2", 0, "a2")).toBe("a2+b2");
  expect(withPart(KEYS, "a1+b2", 1, "c1")).toBe("a2+c1");
});
