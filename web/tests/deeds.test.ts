import { expect, test } from "vitest";
import { changes, deeds, gifts, kept, scenes, tollOf } from "../src/deeds";
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

const lost = (player: number, region: string, tokens: number): GameEvent => ({ event: "tokens_driven_out", player, race: "elves", region, lost: tokens, survived: 1 });
const paid = (player: number, to: number, coins: number): GameEvent => ({ event: "coins_paid", player, to, coins });

test("a region is lost by whoever was driven out, whichever of the two is told first", () => {
  const [first, second] = deeds(log([turn(1)], [took(1, "a", 0), lost(0, "a", 1)], [turn(2)], [lost(0, "b", 2), took(2, "b", 0)]), 0);
  expect(first?.takings).toEqual([{ region: "a", race: "orcs", from: 0, was: "elves" }]);
  expect(second?.takings).toEqual([{ region: "b", race: "orcs", from: 0, was: "elves" }]);
});

test("what others did to me is summed up: regions, tokens, coins", () => {
  const round = deeds(log([turn(1)], [took(1, "a", 0), lost(0, "a", 1)], [took(1, "b", 2), lost(2, "b", 1)], [paid(1, 0, 2)], [turn(2)], [took(2, "c", 0), lost(0, "c", 2)], [paid(0, -1, 1)]), 0);
  expect(tollOf(round, 0)).toEqual({ regions: ["a", "c"], tokens: 3, coins: 2 - 1 });
  expect(tollOf(round, 2)).toEqual({ regions: ["b"], tokens: 1, coins: 0 });
});

test("what an ability gave somebody is told with the turn, once for each kind", () => {
  const reward = (to: number, coins: number): GameEvent => ({ event: "coins_paid", player: 1, to, coins, for: "bees" });
  const [deed] = deeds(log([turn(1)], [took(1, "a", 0)], [reward(0, 1)], [took(1, "b", 0)], [reward(0, 1)], [paid(1, -1, 3)]), 0);
  expect(deed && gifts(deed)).toEqual([{ from: 1, to: 0, coins: 2, reason: "bees" }]);
});

test("the film has a moment for each region that changes hands, and one for each other deed", () => {
  const lines = log([turn(0)], [took(0, "x")], [turn(1)], [took(1, "a", 0)], [took(1, "b")], [turn(2)], [{ event: "tribe_declined", player: 2, race: "elves" }], [turn(0)], [took(0, "c")]);
  const film = scenes(deeds(lines, 0), 0);
  expect(film.map(({ deed, taking }) => [deed.player, taking?.region])).toEqual([[1, "a"], [1, "b"], [2, undefined]]);
});

test("a decline is told where it happened in the turn: before the rest, or after it", () => {
  const decline: GameEvent = { event: "tribe_declined", player: 1, race: "orcs" };
  const came: GameEvent = { event: "combo_taken", player: 1, race: "orcs", power: "stout" };
  const late = (...steps: GameEvent[]) => deeds(log([turn(1)], ...steps.map((step) => [step])), 0).map((deed) => deed.late);
  expect(late(came, took(1, "a"), decline)).toEqual([true]);
  expect(late(took(1, "a"), decline)).toEqual([true]);
  expect(late(decline)).toEqual([false]);
  expect(late(decline, came, took(1, "a"))).toEqual([false]);
});

test("a region that goes from hand to hand has all its holders", () => {
  const lines = log([turn(1)], [took(1, "a", 0)], [took(1, "b")], [took(1, "c", 1)], [turn(2)], [took(2, "a", 1)]);
  const found = changes(scenes(deeds(lines, 0), 0));
  expect(found.get("a")).toEqual({ numbers: [1, 4], holders: [0, 1, 2] });
  expect(found.get("b")).toEqual({ numbers: [2], holders: [1] });
  expect(found.get("c")).toEqual({ numbers: [3], holders: [1] }); // over one's own race in decline
});

test("a bot that takes over is no step of the game: taking back goes past it", () => {
  const lines = [...log([turn(0)], [took(0, "a")], [{ event: "stood_in", player: 1 }]), { id: 9, version: 3, event: { event: "undone" } }];
  expect(kept(lines).map((line) => line.event.event)).toEqual(["turn_started"]);
});
