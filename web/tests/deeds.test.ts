import { expect, test } from "vitest";
import { deeds, kept } from "../src/deeds";
import type { GameEvent } from "../src/protocol";
import type { LogLine } from "../src/store";

/** Lines as the log has them: each list of events is one step. */
function log(...steps: GameEvent[][]): LogLine[] {
  let id = 0;
  return steps.flatMap((events, version) => events.map((event) => ({ id: id++, version, event })));
}

const turn = (player: number): GameEvent => ({ event: "turn_started", player, round: 1 });
const came = (player: number, race: string): GameEvent => ({ event: "combo_taken", player, race, power: "hill" });
const took = (player: number, region: string, victim = -1): GameEvent => ({ event: "region_taken", player, race: "orcs", region, victim });
const earned = (player: number, coins: number): GameEvent => ({ event: "coins_earned", player, coins });

test("who came with what, and took how many regions from whom", () => {
  const [deed] = deeds(log([turn(1)], [came(1, "orcs")], [took(1, "a", 0)], [took(1, "b")], [took(1, "c", 0)], [earned(1, 7)]), 0);
  expect(deed).toMatchObject({ player: 1, came: { race: "orcs", power: "hill" }, taken: ["a", "b", "c"], coins: 7 });
  expect([...(deed?.from ?? [])]).toEqual([[0, 2]]);
  expect([...(deed?.regions ?? [])]).toEqual(["a", "b", "c"]);
});

test("it begins behind the last turn that the reader has finished, and goes on into the present one", () => {
  const before = [[turn(0)], [took(0, "old")], [turn(1)], [took(1, "older")]];
  const lines = log(...before, [turn(0)], [took(0, "mine")], [turn(1)], [took(1, "theirs")], [turn(0)], [took(0, "now")]);
  expect(deeds(lines, 0).map((deed) => deed.taken)).toEqual([["theirs"], ["now"]]);
  expect(deeds(lines, 1).map((deed) => deed.taken)).toEqual([["now"]]);
});

test("before the first own turn everything is new", () => {
  expect(deeds(log([turn(1)], [took(1, "a")], [turn(2)], [took(2, "b")]), 0).map((deed) => deed.player)).toEqual([1, 2]);
});

test("whoever only watches is told one round", () => {
  const lines = log([turn(0)], [took(0, "a")], [turn(1)], [took(1, "b")], [turn(0)], [took(0, "c")]);
  expect(deeds(lines, null).map((deed) => deed.taken)).toEqual([["b"], ["c"]]);
});

test("what was taken back did not happen", () => {
  const lines = log([turn(0)], [took(0, "a")], [took(0, "b"), { event: "tokens_driven_out", player: 1 }], [{ event: "undone" }]);
  expect(kept(lines).map((line) => line.event.region)).toEqual([undefined, "a"]);
  expect(deeds(lines, 0)[0]?.taken).toEqual(["a"]);
  expect(deeds([...lines, ...log([], [], [], [], [{ event: "undone" }])], 0)).toEqual([]);
});

test("a region of one's own declined race is taken from nobody", () => {
  expect(deeds(log([turn(0)], [took(0, "a", 0)]), 0)[0]?.from.size).toBe(0);
});

test("decline, a race that is gone and a die that was not enough are told too", () => {
  const declined: GameEvent = { event: "tribe_declined", player: 1, race: "elves", power: "forest", regions: 4 };
  const gone: GameEvent = { event: "tribe_vanished", player: 1, race: "ratmen" };
  expect(deeds(log([turn(1)], [gone, declined, earned(1, 4)]), 0)[0]).toMatchObject({ declined: { race: "elves" }, gone: [{ race: "ratmen" }], coins: 4 });
  expect(deeds(log([turn(1)], [{ event: "attack_failed", player: 1, region: "a" }]), 0)[0]?.missed).toBe(1);
});

test("a turn in which nothing has happened yet has no line", () => {
  expect(deeds(log([turn(1)]), 0)).toEqual([]);
});
