import { beforeEach, expect, test } from "vitest";
import { placeName } from "../src/places";
import { sentence } from "../src/log";
import { bundle, makeBundle } from "../src/words";

beforeEach(() => {
  const taken = "event-region_taken = { $player } takes { $region }{ $victim ->\n   [none] {\"\"}\n  *[other] {\" \"}from { $victim }\n }.";
  bundle.value = makeBundle("en", [`place-x-01 = Goose Green\n${taken}\n`]);
});

test("a region is called by its name, and one that nobody named by its key", () => {
  expect([placeName("x-01"), placeName("north_peak")]).toEqual(["Goose Green", "north_peak"]);
});

test("the log names the region, and nobody takes one from themselves", () => {
  const lobby = { seats: [{ name: "Ada" }, { name: "Ben" }] } as Parameters<typeof sentence>[1];
  const taken = { event: "region_taken", player: 0, region: "x-01", tokens: 2 };
  expect(sentence({ ...taken, victim: 1 }, lobby)).toBe("Ada takes Goose Green from Ben.");
  expect(sentence({ ...taken, victim: 0 }, lobby)).toBe("Ada takes Goose Green.");
});
