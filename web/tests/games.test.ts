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

const DAY = 24 * 60 * 60 * 1000;

test("no number of new games pushes a key out; what is over or taken off the list goes after weeks", async () => {
  const { fresh, forget, games, keep } = await import("../src/games");
  keep("running", { phase: "playing", seats: ["mine"] });
  keep("taken off", { phase: "playing", seats: ["mine too"] });
  forget("taken off");
  for (let n = 0; n < 100; n++) keep(`over ${n}`, { phase: "over", seats: ["seat"] });
  expect(fresh(games.value, Date.now() + 50 * DAY)).toHaveLength(102);
  expect(fresh(games.value, Date.now() + 70 * DAY).map((kept) => kept.table)).toEqual(["running"]);
});

test("a game that was taken off the list keeps its keys, also through a reload, and comes back with them", async () => {
  const before = await import("../src/games");
  before.keep(TABLE, { seats: [TOKEN], host: "host", phase: "playing" });
  before.forget(TABLE);
  vi.resetModules();
  const after = await import("../src/games");
  expect(after.known(TABLE)).toMatchObject({ forgotten: true, seats: [TOKEN] });
  after.keep(TABLE, {});
  expect(after.known(TABLE)).toMatchObject({ forgotten: false, seats: [TOKEN], host: "host" });
});

test("two pages of one browser do not forget each other's games", async () => {
  const one = await import("../src/games");
  vi.resetModules();
  const other = await import("../src/games");
  one.keep(TABLE, { seats: [TOKEN] });
  other.keep("another", { seats: ["seat"] });
  vi.resetModules();
  const later = await import("../src/games");
  expect(later.known(TABLE)?.seats).toEqual([TOKEN]);
  expect(later.known("another")?.seats).toEqual(["seat"]);
});

test("where memory is full what is over makes room, never a seat in a game that goes on", async () => {
  const { forget, keep } = await import("../src/games");
  keep("running", { seats: ["a"], phase: "playing" });
  for (let n = 0; n < 5; n++) keep(`over ${n}`, { seats: ["b"], phase: "over" });
  keep("aside", { seats: ["c"], phase: "playing" });
  forget("aside");
  const room = 450;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new Error("full");
      memory.set(key, value);
    },
  });
  keep("new", { seats: ["d"], phase: "playing" });
  const kept = memory.get("smallworld.games") ?? "";
  expect(kept.length).toBeLessThanOrEqual(room);
  expect(["running", "new"].every((table) => kept.includes(`"${table}"`))).toBe(true);
});

test("seats the table does not know any more are put aside and tried again", async () => {
  const { keep, loseSeats } = await import("../src/games");
  const { tokensOf } = await import("../src/kept");
  keep(TABLE, { invite: "invite", seats: [TOKEN] });
  const kept = loseSeats(TABLE);
  expect(kept.seats).toEqual([]);
  expect(tokensOf(kept)).toEqual(["invite", TOKEN]);
  const many = keep(TABLE, { host: "host", watch: "watch", seats: ["1", "2", "3", "4", "5"] });
  expect(tokensOf(many)).toHaveLength(8);
  expect(tokensOf(many)).not.toContain(TOKEN);
});

test("the record is asked for with a token that shows the game, which an invitation does not", async () => {
  const { keep, seeing } = await import("../src/games");
  expect(seeing(keep("onlooker", { invite: "invite", watch: "watch" }))).toBe("watch");
  expect(seeing(keep("guest", { invite: "invite", seats: ["seat"] }))).toBe("seat");
});

test("a link to a moment opens that game alone and takes the place of no other key", async () => {
  const { keep, known, seeing } = await import("../src/games");
  const { tokensOf } = await import("../src/kept");
  const { readHash } = await import("../src/route");
  keep(TABLE, { watch: "watch" });
  readHash(`#story/${TABLE}/${TOKEN}`);
  expect(known(TABLE)).toMatchObject({ watch: "watch", shown: TOKEN });
  expect(tokensOf(known(TABLE)!)).toEqual(["watch", TOKEN]);
  readHash(`#replay/${"o".repeat(22)}/${TOKEN}/7`);
  expect(seeing(known("o".repeat(22))!)).toBe(TOKEN);
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
