import { expect, test } from "vitest";
import { chronicle, redeployed } from "../src/chronicle";
import { sources } from "../src/coins";
import type { GameEvent } from "../src/protocol";
import type { LogLine } from "../src/store";

function log(...steps: GameEvent[][]): LogLine[] {
  let id = 0;
  return steps.flatMap((events, version) => events.map((event) => ({ id: id++, version, event })));
}

const turn: GameEvent = { event: "turn_started", player: 1 };
const die: GameEvent = { event: "die_rolled", player: 1, face: 2, region: "a" };
const out: GameEvent = { event: "tokens_driven_out", player: 0, region: "a" };
const took: GameEvent = { event: "region_taken", player: 1, region: "a" };
const lair: GameEvent = { event: "piece_placed", piece: "lair", region: "a" };
const put = (region: string, total: number, player = 1): GameEvent => ({ event: "tokens_deployed", player, race: "orcs", region, number: 1, total });

test("a conquest is one line: the die, the loss and the lair come with it", () => {
  const [heading, line, ...rest] = chronicle(log([turn], [die, out, took, lair]));
  expect(heading?.main).toBe(turn);
  expect(line).toMatchObject({ id: 1, main: took, more: [die, out, lair] });
  expect([...(line?.regions ?? [])]).toEqual(["a"]);
  expect(rest).toEqual([]);
});

test("two conquests are two lines, also of one region", () => {
  expect(chronicle(log([took], [took])).length).toBe(2);
  expect(chronicle(log([took, { ...took, region: "b" }])).map((entry) => entry.main.region)).toEqual(["a", "b"]);
});

test("a redeployment is one line with what stands in each region, however it was sent", () => {
  const [line, other] = chronicle(log([put("a", 2), put("b", 1)], [put("a", 3)], [put("c", 1, 2)]));
  expect(line && redeployed(line)).toEqual([["a", 3], ["b", 1]]);
  expect([...(line?.regions ?? [])]).toEqual(["a", "b"]);
  expect(other && redeployed(other)).toBeNull();
});

test("what has no region stands alone, and a way between two lights both", () => {
  const moved: GameEvent = { event: "tokens_moved", player: 1, region: "a", to: "b" };
  const entries = chronicle(log([{ event: "coins_earned", player: 1 }, { event: "truce_made", player: 1 }, moved]));
  expect(entries.map((entry) => entry.regions.size)).toEqual([0, 0, 2]);
});

test("of two races that were paid for the same it says which is which", () => {
  const items = [{ race: "newts", for: "land", coins: 5 }, { race: "owls", for: "land", coins: 6 }, { race: "newts", for: "shore", coins: 2 }];
  expect(sources(items)).toBe("Land: Newts 5, Owls 6; Shore 2");
  expect(sources(items.slice(1))).toBe("Land 6, Shore 2");
});
