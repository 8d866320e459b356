import { describe, expect, it } from "vitest";
import { changed, deedsOf, gameOf, placeOf, positions, stepAt, turnAt, type Changes, type Replay, type ReplayStep } from "../src/replay/steps";

const REGION = { island: 0, terrain: "hill", symbols: [], tokens: 0, race: null, player: null, active: false, pieces: {}, defence: 2 };
const FIRST = { round: 1, coins: 5, viewer: 0, regions: [{ ...REGION, key: "a" }, { ...REGION, key: "b" }], seats: [{ seat: 0 }, { seat: 1 }], income: [[], []], purses: [5, 5] } as unknown as Changes;
const step = (events: ReplayStep["events"], changes: Changes = {}): ReplayStep => ({ by: 0, events, changes });
const taken = (player: number, region: string) => ({ event: "region_taken", player, race: "orcs", region, tokens: 2, how: "price", victim: -1 });
const turned = (player: number, round: number) => ({ event: "turn_started", player, round });
const steps = [
  step([turned(0, 1)], FIRST),
  step([taken(0, "a")], { regions: { 0: { ...REGION, key: "a", tokens: 2 } } }),
  step([taken(0, "b")], { regions: { 1: { ...REGION, key: "b", tokens: 3 } } }),
  step([{ event: "coins_earned", player: 0, coins: 2, items: [] }, turned(1, 1)], { coins: 7, purses: [7, 5] }),
  step([]),
  step([turned(0, 2)], { round: 2 }),
];
const turns = [
  { step: 0, round: 1, seat: 0 },
  { step: 3, round: 1, seat: 1 },
  { step: 5, round: 2, seat: 0 },
];

describe("a game told again", () => {
  it("is put together from what changed", () => {
    const seen = positions(steps);
    expect(seen.map((each) => each.regions.map((region) => region.tokens))).toEqual([[0, 0], [2, 0], [2, 3], [2, 3], [2, 3], [2, 3]]);
    expect(seen.map((each) => each.coins)).toEqual([5, 5, 5, 7, 7, 7]);
    expect(seen[3]?.regions[0]).toBe(seen[1]?.regions[0]); // nothing is copied in vain
    expect(changed(seen[0]!, {})).toEqual(seen[0]);
    expect(gameOf(seen[3]!)).toMatchObject({ choices: null, view: { coins: 7 }, income: [{ seat: 0, items: [] }, { seat: 1, items: [] }] });
  });

  it("knows the turn of every step and gives short turns as much room as long ones", () => {
    expect([0, 2, 3, 4, 5].map((each) => turnAt(turns, each))).toEqual([0, 0, 1, 1, 2]);
    const told: Pick<Replay, "steps" | "turns"> = { steps, turns };
    expect(placeOf(told, 0)).toBe(0);
    expect(placeOf(told, 3)).toBeCloseTo(1 / 3);
    expect(placeOf(told, 5)).toBeCloseTo(2 / 3);
    for (const each of steps.keys()) expect(stepAt(told, placeOf(told, each))).toBe(each);
    expect(stepAt(told, 1)).toBe(5);
    expect(stepAt(told, -1)).toBe(0);
  });

  it("tells what was done in each turn, though one step may end a turn and begin the next", () => {
    const [first, second, third] = deedsOf({ steps, turns });
    expect(first).toMatchObject({ player: 0, taken: ["a", "b"], coins: 2 });
    expect(second).toMatchObject({ player: 1, taken: [], coins: null });
    expect(third).toMatchObject({ player: 0, taken: [], coins: null });
  });
});
