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
  expect(rows(games, "race")).toEqual([{ key: "orcs", edition: "base", times: 2, coins: 25, won: 1 }]);
  expect(rows(games, "power").map(({ key }) => key)).toEqual(["flying", "hill"]);
});

test("a level is beaten by a win against bots of that level alone", async () => {
  const { beaten, readFinished } = await import("../src/me/finished");
  const against = (won: boolean, ...bots: string[]): Finished => ({ ...game("a", 1, won), bots });
  expect(beaten([against(true, "easy")], "easy")).toBe(true);
  for (const each of [against(false, "easy"), against(true, "easy", "random"), against(true), game("a", 1, true)]) expect(beaten([each], "easy")).toBe(false);
  expect(readFinished([against(true, "easy"), { ...game("b", 1, true), bots: [1] }]).map((each) => each.table)).toEqual(["a"]);
});

test("a file takes everything along, and reading it replaces no key", async () => {
  const here = await import("../src/games");
  const { addFinished } = await import("../src/me/finished");
  here.keep("both", { seats: ["old"], host: "host" });
  here.keep("only there", { seats: ["key"] });
  addFinished([game("both", 1, true)]);
  const { written } = await import("../src/me/backup");
  const file = await written();

  memory.clear();
  vi.resetModules();
  const there = await import("../src/games");
  there.keep("both", { seats: ["own"], host: "own host" });
  const { restore } = await import("../src/me/backup");
  expect(await restore(file)).toMatchObject({ games: 1, results: 1, refused: 0 });
  const both = there.known("both");
  expect(both?.host).toBe("own host");
  expect(both?.seats.toSorted()).toEqual(["old", "own"]);
  expect(both?.lost).toEqual(["host"]);
  expect(there.known("only there")?.seats).toEqual(["key"]);
  expect(await restore(file)).toMatchObject({ games: 0, results: 0, refused: 0 });
});

interface Row {
  table: string;
  rows: unknown[];
}

/** The worker's end of games as a file: logs by table. It refuses what is marked as forged, and keeps nothing when it is full. */
function worker(logs: Map<string, unknown[]>, full = false) {
  const asked: string[] = [];
  const answer = (path: string, { body = "" }: { body?: string }): Response => {
    asked.push(path);
    const told = JSON.parse(body) as { kind: string; tables: string[] & Row[] };
    if (path === "/api/games/save") {
      const tables = told.tables.filter((table) => logs.has(table)).map((table) => ({ table, rows: logs.get(table) }));
      return Response.json({ kind: "smallworld games", format: 1, tables });
    }
    if (full) return Response.json({ code: "storage", reason: "full" }, { status: 503 });
    const heard = { new: [] as string[], longer: [], known: [] as string[], refused: [] as { table: string }[] };
    for (const { table, rows } of told.tables as Row[]) {
      if (rows.includes("forged")) heard.refused.push({ table });
      else if (logs.has(table)) heard.known.push(table);
      else heard.new.push(table), logs.set(table, rows);
    }
    return Response.json(heard);
  };
  vi.doMock("../src/here/here", () => ({ asked: async (path: string, init: { body?: string }) => answer(path, init) }));
  return asked;
}

const HERE = "here-0123456789abcdef";
const OTHER = "here-fedcba9876543210";

/** A browser with one game of its own, a draft, and a coach. */
async function fullBrowser(): Promise<string> {
  worker(new Map<string, unknown[]>([[HERE, [[0, "", "{}", "00"]]], [OTHER, ["forged"]]]));
  const { keep } = await import("../src/games");
  keep(HERE, { seats: ["seat"], host: "host" });
  keep(OTHER, { seats: ["seat"] });
  keep("at a server", { seats: ["key"] });
  const { call, learn } = await import("../src/coach/memory");
  call(HERE, "base");
  learn(HERE, "enter");
  const bench = await import("../src/workshop/bench");
  bench.kind.value = "power";
  bench.shelf.value = [{ id: "one", kind: "race", at: 5, form: { name: "Bakers" }, text: "kind = 'race'", name: "Bakers", touched: true }];
  bench.drafts.value = { power: { id: "two", form: { name: "Baking" }, text: "", name: "", touched: true } };
  return (await import("../src/me/backup")).written();
}

test("games of this browser come with their logs, drafts with the shelf, and the coach knows what was taught", async () => {
  const file = await fullBrowser();
  memory.clear();
  vi.resetModules();
  const logs = new Map<string, unknown[]>();
  worker(logs);
  const { restore } = await import("../src/me/backup");
  expect(await restore(file)).toEqual({ games: 2, results: 0, made: 2, refused: 1, left: 0 });
  const { known } = await import("../src/games");
  expect([...logs.keys()]).toEqual([HERE]);
  expect(known(HERE)?.host).toBe("host");
  expect(known("at a server")?.seats).toEqual(["key"]);
  expect(known(OTHER)).toBeUndefined(); // it could not be played: no dead entry
  const { taught } = await import("../src/coach/memory");
  expect([...taught(HERE)]).toEqual(["enter"]);
  const { drafts, shelf } = await import("../src/workshop/bench");
  expect(shelf.value.map(({ name, form }) => name || form["name"]).toSorted()).toEqual(["Bakers", "Baking"]);
  expect(drafts.value.power?.id).toBe("two");
  expect(await restore(file)).toEqual({ games: 0, results: 0, made: 0, refused: 1, left: 0 }); // nothing comes twice
});

test("a file replaces nothing that was made here", async () => {
  const file = await fullBrowser();
  memory.clear();
  vi.resetModules();
  worker(new Map());
  const { drafts, shelf } = await import("../src/workshop/bench");
  const own = Array.from({ length: 35 }, (_, n) => ({ id: n ? `own ${n}` : "one", kind: "race" as const, at: 100 - n, form: {}, text: `${n}`, name: "Mine" }));
  shelf.value = own;
  drafts.value = { power: { id: "mine", form: {}, text: "mine", name: "", touched: true } };
  const { learn, call, taught } = await import("../src/coach/memory");
  call(HERE, "base");
  learn(HERE, "conquer");
  const { restore } = await import("../src/me/backup");
  expect(await restore(file)).toMatchObject({ made: 1, left: 0 }); // of the other one this browser has a newer version
  expect(shelf.value.filter(({ name }) => name === "Mine")).toEqual(own);
  expect(drafts.value.power?.id).toBe("mine");
  expect([...taught(HERE)].toSorted()).toEqual(["conquer", "enter"]);
  shelf.value = shelf.value.filter(({ name }) => name === "Mine").concat(own.map((each) => ({ ...each, id: `${each.id}+` })).slice(0, 1));
  expect(await restore(file)).toMatchObject({ made: 0, left: 1 }); // the shelf is full
  expect(shelf.value.length).toBe(36);
});

test("where the storage is full the game that did not come is not on the list", async () => {
  const file = await fullBrowser();
  memory.clear();
  vi.resetModules();
  worker(new Map(), true);
  const { restore } = await import("../src/me/backup");
  expect(await restore(file)).toMatchObject({ games: 1, refused: 2 });
  expect((await import("../src/games")).known(HERE)).toBeUndefined();
});

test("older files are read: without logs, and those of games alone", async () => {
  const kept = { table: HERE, seats: ["seat"], names: [], edition: "base", phase: "", round: "", at: 3 };
  const asked = worker(new Map());
  const { restore } = await import("../src/me/backup");
  const old = { kind: "smallworld backup", version: 1, games: [kept, { ...kept, table: "at a server" }], finished: [], days: {}, settings: {} };
  expect(await restore(JSON.stringify(old))).toMatchObject({ games: 1, refused: 1 });
  expect(asked).toEqual([]); // no engine starts for nothing
  const games = { kind: "smallworld games", format: 1, tables: [{ table: HERE, rows: [[0, "", "{}", "00"]] }], kept: [kept] };
  expect(await restore(JSON.stringify(games))).toMatchObject({ games: 1, refused: 0 });
});

test("a damaged or foreign file is refused whole", async () => {
  worker(new Map());
  const { readBackup, written, NoBackup } = await import("../src/me/backup");
  const why = (text: string) => {
    try {
      readBackup(text);
    } catch (problem) {
      return problem instanceof NoBackup ? problem.why : problem;
    }
    return "";
  };
  const sound = await written();
  expect(why(sound)).toBe("");
  expect(why(sound.slice(0, -9))).toBe("damaged");
  expect(why("{}")).toBe("foreign");
  expect(why("hello")).toBe("foreign");
  expect(why("[".repeat(100_000))).toBe("foreign");
  expect(why(sound.replace('"version":2', '"version":3'))).toBe("newer");
  const parts: [string, string][] = [
    ["games", "[7]"],
    ["finished", "[{}]"],
    ["finished", "7"],
    ["logs", '[{"table":"../etc","rows":[1]}]'],
    ["logs", `[{"table":"${HERE}","rows":[]}]`],
    ["logs", "{}"],
    ["shelf", '[{"id":"x","kind":"dragon","at":1,"form":{},"text":"","name":""}]'],
    ["shelf", '[{"id":"x","kind":"race","at":1,"form":{"name":null},"text":"","name":""}]'],
    ["drafts", '{"race":7}'],
    ["drafts", '{"dragon":{"id":"x","form":{},"text":"","name":""}}'],
    ["coach", '{"t":{"taught":[7],"at":1,"on":true,"edition":""}}'],
  ];
  for (const [part, bad] of parts) expect([part, why(JSON.stringify({ ...(JSON.parse(sound) as object), [part]: JSON.parse(bad) as unknown }))]).toEqual([part, "damaged"]);
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
