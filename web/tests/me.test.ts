import { beforeEach, expect, test, vi } from "vitest";
import type { Finished } from "../src/me/finished";

const memory = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
});

beforeEach(() => {
  memory.clear();
  vi.resetModules();
});

function game(table: string, at: number, won: boolean, ...combos: [string, string, number][]): Finished {
  return { table, at, edition: "base", players: 3, coins: 80, place: won ? 1 : 2, won, combos: combos.map(([race, power, coins]) => ({ race, power, coins })) };
}

test("wins in a row, and what each race brought", async () => {
  const { rows, streak } = await import("../src/me/finished");
  const games = [game("d", 4, true, ["orcs", "flying", 30]), game("c", 3, true), game("b", 2, false, ["orcs", "hill", 20]), game("a", 1, true)];
  expect(streak(games)).toEqual({ now: 2, best: 2 });
  expect(rows(games, "race")).toEqual([{ key: "orcs", times: 2, coins: 25, won: 1 }]);
  expect(rows(games, "power").map(({ key }) => key)).toEqual(["flying", "hill"]);
});

test("a file takes everything along, and reading it replaces no key", async () => {
  const here = await import("../src/games");
  const { addFinished } = await import("../src/me/finished");
  here.keep("both", { seats: ["old"], host: "host" });
  here.keep("only there", { seats: ["key"] });
  addFinished([game("both", 1, true)]);
  const { written } = await import("../src/me/backup");
  const file = written();

  memory.clear();
  vi.resetModules();
  const there = await import("../src/games");
  there.keep("both", { seats: ["own"], host: "own host" });
  const { restore } = await import("../src/me/backup");
  expect(restore(file)).toEqual({ games: 1, results: 1 });
  const both = there.known("both");
  expect(both?.host).toBe("own host");
  expect(both?.seats.toSorted()).toEqual(["old", "own"]);
  expect(both?.lost).toEqual(["host"]);
  expect(there.known("only there")?.seats).toEqual(["key"]);
  expect(restore(file)).toEqual({ games: 0, results: 0 });
});

test("a damaged or foreign file is refused whole", async () => {
  const { readBackup, written, NoBackup } = await import("../src/me/backup");
  const why = (text: string) => {
    try {
      readBackup(text);
    } catch (problem) {
      return problem instanceof NoBackup ? problem.why : problem;
    }
    return "";
  };
  expect(why(written())).toBe("");
  expect(why(written().slice(0, -9))).toBe("damaged");
  expect(why("{}")).toBe("foreign");
  expect(why("hello")).toBe("foreign");
  expect(why(written().replace('"version":1', '"version":2'))).toBe("newer");
  expect(why(written().replace('"games":[]', '"games":[7]'))).toBe("damaged");
  expect(why(written().replace('"finished":[]', '"finished":[{}]'))).toBe("damaged");
});

test("the signs of a day, and tries that come together", async () => {
  const { joined, readDays, signs, today } = await import("../src/daily/tries");
  expect(signs([5, 7, 4, 3], [5, 6, 4, 9])).toBe("▲●▼");
  expect(today(Date.parse("2026-11-18T23:59:59Z"))).toBe("2026-11-18");
  const known = { "2026-11-18": { tries: [{ table: "a", coins: 80 }, { table: "b" }] } };
  const more = { "2026-11-18": { tries: [{ table: "a" }, { table: "b", coins: 70 }, { table: "c" }] } };
  expect(joined(known, more)["2026-11-18"]?.tries).toEqual([{ table: "a", coins: 80 }, { table: "b", coins: 70 }, { table: "c" }]);
  expect(readDays({ "2026-11-18": null, x: { tries: [] }, "2026-11-17": { tries: [] } })).toEqual({ "2026-11-17": { tries: [] } });
});

test("plans are told in few words", async () => {
  const { placesOf, runs } = await import("../src/opinion/plan");
  const steps = [{ do: "pick", combo: 0 }, { do: "conquer", region: "a" }, { do: "conquer", region: "b" }, { do: "deploy", region: "a", tokens: 0 }, { do: "deploy", region: "b", tokens: 2 }, { do: "end" }];
  expect(runs(steps).map((run) => run.length)).toEqual([1, 2, 1]);
  expect([...placesOf(steps)]).toEqual(["a", "b"]);
});
