import { beforeEach, expect, test, vi } from "vitest";

const memory = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
});
vi.stubGlobal("history", { replaceState: () => undefined });
vi.stubGlobal("location", { hash: "" });

beforeEach(() => {
  memory.clear();
  vi.resetModules();
});

const TABLE = "t".repeat(22);
const TOKEN = "k".repeat(22);

test("a damaged memory is left alone", async () => {
  memory.set("smallworld.games", '[null, {"table": "x"}, 7, {"table": "y", "seats": [], "names": []}]');
  const { games } = await import("../src/games");
  expect(games.value.map((kept) => kept.table)).toEqual(["y"]);
});

test("finished games make room before running ones", async () => {
  const { games, keep } = await import("../src/games");
  keep("running", { phase: "playing" });
  for (let n = 0; n < 40; n++) keep(`over ${n}`, { phase: "over" });
  expect(games.value).toHaveLength(30);
  expect(games.value.some((kept) => kept.table === "running")).toBe(true);
});

test("the record is asked for with a token that shows the game, which an invitation does not", async () => {
  const { keep, seeing } = await import("../src/games");
  expect(seeing(keep("onlooker", { invite: "invite", watch: "watch" }))).toBe("watch");
  expect(seeing(keep("guest", { invite: "invite", seats: ["seat"] }))).toBe("seat");
});

test("a link with something that is no key keeps nothing", async () => {
  const { known } = await import("../src/games");
  const { readHash } = await import("../src/route");
  expect(readHash(`#seat/${TABLE}/${"x".repeat(65)}`)).toMatchObject({ page: "table", table: TABLE });
  expect(known(TABLE)).toBeUndefined();
  readHash(`#seat/${TABLE}/${TOKEN}`);
  expect(known(TABLE)?.seats).toEqual([TOKEN]);
  expect(readHash("#seat/short/x")).toMatchObject({ page: "table", table: "short" });
  expect(known("short")).toBeUndefined();
});

test("a link to a table one is at already opens it anew with its key", async () => {
  const { follow, route } = await import("../src/route");
  const steps = [`#join/${TABLE}/${TOKEN}`, `#table/${TABLE}`, `#seat/${TABLE}/${"s".repeat(22)}`].map((hash) => {
    location.hash = hash;
    follow();
    return route.value;
  });
  expect(steps[1]).toBe(steps[0]);
  expect(steps[2]).not.toBe(steps[1]);
  expect(steps[2]).toMatchObject({ page: "table", table: TABLE });
});

test("a pasted link opens what stands behind its #, whatever stands around it", async () => {
  const { opened } = await import("../src/route");
  expect(opened(` https://play.example/#join/${TABLE}/${TOKEN}\n`)).toBe(`join/${TABLE}/${TOKEN}`);
  expect(opened(`#watch/${TABLE}/${TOKEN}`)).toBe(`watch/${TABLE}/${TOKEN}`);
  for (const text of ["", "https://play.example/", `#host/${TABLE}/${TOKEN}`, `#join/${TABLE}`, `#join/${TABLE}/${TOKEN}!`]) {
    expect(opened(text)).toBe("");
  }
});
