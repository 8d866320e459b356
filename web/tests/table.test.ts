import { beforeEach, expect, test, vi } from "vitest";
import type { Choices, Game, Lobby } from "../src/protocol";

type Sent = Record<string, unknown> & { t: string; id: string };

/** The server, as this page hears and is heard by it. */
class Wire {
  static all: Wire[] = [];
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.onclose?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  last(kind: string): Sent {
    return this.sent.filter((message) => message.t === kind).at(-1)!;
  }
}

function storage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const TABLE = "t".repeat(22);
let leave: (() => void) | undefined;
let page: typeof import("../src/table") & typeof import("../src/games");
let notice: { value: unknown };

/** The page is loaded: nothing is left but what the browser keeps. */
async function load(): Promise<void> {
  vi.resetModules();
  page = { ...(await import("../src/table")), ...(await import("../src/games")) };
  notice = (await import("../src/notice")).notice;
}

/** The page says hello at a table. */
function sit(): Wire {
  leave = page.attend({ page: "table", table: TABLE, keys: "" });
  const wire = Wire.all.at(-1)!;
  wire.onopen?.();
  return wire;
}

beforeEach(async () => {
  Wire.all = [];
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
  await load();
});

const conquest: Choices = {
  seat: 0,
  actions: [{ do: "conquer", region: "a", price: 2 }, { do: "end" }],
  regions: {},
  deploy: null,
  faces: 6,
  can_undo: true,
  decline: null,
};
const deployment: Choices = {
  ...conquest,
  actions: [],
  deploy: { number: 3, piece: null, what: null, all: true, race: "orcs", regions: [{ region: "a", keeps: 1, now: 2, together: 1, most: 9 }], guard: ["a"] },
};

function game(choices: Choices | null): Game {
  return { view: { round: 1, rounds: 10, seats: [], regions: [] }, choices, income: [] } as unknown as Game;
}

function lobby(phase: string, ...kinds: string[]): Lobby {
  const seats = kinds.map((kind, seat) => ({ seat, kind, name: kind === "person" ? "Ada" : "", bot: "", here: true, stand_in: false }));
  return { phase, edition: "base", seats } as unknown as Lobby;
}

function told(version: number, choices: Choices | null, held = [0], around = lobby("playing", "person", "bot")) {
  return { t: "table", table: TABLE, version, host: false, held, lobby: around, game: around.phase === "open" ? null : game(choices), missed: [] };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("whoever leaves a table while an action is under way can play at the next", async () => {
  page.keep(TABLE, { seats: ["seat"] });
  sit().say(told(3, conquest));
  void page.act({ do: "end" });
  leave?.();
  const wire = sit();
  wire.say(told(3, conquest));
  wire.sent = [];
  await settle();
  void page.act({ do: "end" });
  expect(wire.last("do")["version"]).toBe(3);
});

function choicesFor(...regions: string[]): Choices {
  return { ...conquest, actions: [...regions.map((region) => ({ do: "conquer", region, price: 2 })), { do: "end" }] };
}

test("what is decided while an own act is on its way is sent after it, with the version that follows", async () => {
  page.keep(TABLE, { seats: ["seat"] });
  const wire = sit();
  const sent = () => wire.sent.filter((message) => message.t === "do" || message.t === "undo");
  wire.say(told(3, choicesFor("a", "b", "c")));
  for (const region of ["a", "a", "a", "b", "b"]) page.press(region); // the second press of each does it
  page.press("b"); // and a third points at it again
  page.press("b"); // once more while it waits: the same press
  expect(sent().map((message) => message["action"])).toEqual([{ do: "conquer", region: "a", price: 2 }]);
  expect(page.mine.value).not.toBe(null); // it can be pressed all the while
  wire.say({ t: "ok", id: sent()[0]!.id, version: 4 });
  await settle();
  expect(sent().length).toBe(1);
  wire.say({ t: "update", version: 4, events: [], by: 0, game: game(choicesFor("b", "c")) });
  expect(sent()[1]).toMatchObject({ version: 4, action: { do: "conquer", region: "b" } });
  void page.undo();
  wire.say({ t: "ok", id: sent()[1]!.id, version: 5 });
  await settle();
  wire.say({ t: "update", version: 5, events: [], by: 0, game: game(choicesFor("c")) });
  expect(sent()[2]).toMatchObject({ t: "undo", version: 5 });
  expect(notice.value).toBe("");
});

test("what is not offered any more when its turn comes is not sent, and that is told", async () => {
  page.keep(TABLE, { seats: ["seat"] });
  const wire = sit();
  wire.say(told(3, choicesFor("a", "b")));
  void page.act({ do: "conquer", region: "a" });
  void page.act({ do: "conquer", region: "b" });
  wire.say({ t: "ok", id: wire.last("do").id, version: 4 });
  await settle();
  wire.say({ t: "update", version: 4, events: [], by: 0, game: game(choicesFor("c")) });
  expect(wire.sent.filter((message) => message.t === "do").length).toBe(1);
  expect(notice.value).not.toBe("");
});

test("what is pointed at while an own act is on its way stays pointed at", async () => {
  page.keep(TABLE, { seats: ["seat"] });
  const wire = sit();
  wire.say(told(3, choicesFor("a", "b")));
  for (const region of ["a", "a"]) page.press(region);
  expect(page.picked.value).toBe(null);
  page.press("b");
  wire.say({ t: "ok", id: wire.last("do").id, version: 4 });
  await settle();
  wire.say({ t: "update", version: 4, events: [], by: 0, game: game(choicesFor("b")) });
  expect(page.picked.value).toBe("b");
  wire.say({ t: "update", version: 5, events: [], by: 1, game: game(choicesFor("c")) });
  expect(page.picked.value).toBe(null);
});

test("what is decided for one person at a device is not done for the next", async () => {
  page.keep(TABLE, { seats: ["one", "two"] });
  const wire = sit();
  wire.say(told(3, choicesFor("a"), [0, 1]));
  page.passedTo.value = 0;
  void page.act({ do: "end" });
  void page.act({ do: "conquer", region: "a" });
  wire.say({ t: "ok", id: wire.last("do").id, version: 4 });
  await settle();
  wire.say({ t: "update", version: 4, events: [], by: 0, game: game({ ...choicesFor("a"), seat: 1 }) });
  expect(page.handOver.value).toBe(1);
  expect(wire.sent.filter((message) => message.t === "do").length).toBe(1);
});

test("what is refused can be decided anew at once", async () => {
  page.keep(TABLE, { seats: ["seat"] });
  const wire = sit();
  wire.say(told(3, conquest));
  const done = page.act({ do: "end" });
  wire.say({ t: "no", id: wire.last("do").id, code: "illegal", reason: "", version: 3 });
  await done;
  void page.act({ do: "end" });
  expect(wire.sent.filter((message) => message.t === "do").length).toBe(2);
});

test("a seat that was taken just before a reload is kept", async () => {
  page.keep(TABLE, { invite: "invite" });
  const before = sit();
  before.say(told(3, null, [], lobby("open", "open", "person")));
  void page.join(0, "Ada");
  await load();
  const after = sit();
  after.say(told(3, null, [], lobby("open", "open", "person")));
  after.say({ t: "ok", id: before.last("join").id, version: 4, token: "fresh" });
  expect(after.last("join").id).toBe(before.last("join").id);
  expect(page.known(TABLE)?.seats).toEqual(["fresh"]);
});

test("a seat that was left to a bot just before a reload stays with it", async () => {
  page.keep(TABLE, { seats: ["seat"] });
  const before = sit();
  before.say(told(3, conquest));
  void page.letBotPlay(0);
  await load();
  const after = sit();
  expect(after.last("hello")["away"]).toEqual([0]);
  after.say(told(3, conquest));
  expect(after.last("leave").id).toBe(before.last("leave").id);
  after.say({ t: "no", id: before.last("leave").id, code: "limited", reason: "" });
  expect(page.known(TABLE)?.away).toEqual([]);
});

test("every hello brings the invitation along, so that a seat that is gone locks nobody out", () => {
  page.keep(TABLE, { invite: "invite", watch: "watch", seats: ["seat"] });
  expect([...(sit().last("hello")["tokens"] as string[])].sort()).toEqual(["invite", "seat", "watch"]);
});

test("whoever stood up in the lobby can sit down again, and the old seat is forgotten", () => {
  page.keep(TABLE, { invite: "invite", seats: ["seat"] });
  const wire = sit();
  wire.say(told(3, null, [0], lobby("open", "person", "open")));
  expect(page.freeSeats.value).toEqual([]);
  wire.say({ t: "update", version: 4, events: [], lobby: lobby("open", "open", "open") });
  expect(wire.sent.at(-1)!.t).toBe("sync"); // whose the seats are is told with the whole table only
  wire.say(told(4, null, [], lobby("open", "open", "open")));
  expect(page.freeSeats.value.map((seat) => seat.seat)).toEqual([0, 1]);
  expect(page.known(TABLE)?.seats).toEqual([]);
});

test("what was opened or pointed at goes with its question or its table", () => {
  const [pointed, open] = [page.perQuestion(0), page.perTable(0)];
  page.keep(TABLE, { seats: ["seat"] });
  const wire = sit();
  wire.say(told(3, deployment));
  pointed.value = open.value = 1;
  wire.say(told(4, conquest));
  expect([pointed.value, open.value]).toEqual([0, 1]);
  pointed.value = 1;
  leave?.();
  expect([pointed.value, open.value]).toEqual([0, 0]);
});

test("a connection that breaks and comes back leaves the half-made redeployment as it is", () => {
  page.keep(TABLE, { seats: ["seat"] });
  const wire = sit();
  wire.say(told(3, deployment));
  expect(page.draft.value).toEqual({ a: 2 });
  page.draft.value = { a: 3 };
  wire.say(told(3, deployment));
  expect(page.draft.value).toEqual({ a: 3 });
  wire.say(told(4, conquest));
  expect(page.draft.value).toEqual({});
});

test("pieces that were placed stay so while something else is done in the same step", () => {
  page.keep(TABLE, { seats: ["seat"] });
  const wire = sit();
  wire.say(told(3, deployment));
  page.draft.value = { a: 3 };
  wire.say(told(4, { ...deployment, can_undo: false }));
  expect(page.draft.value).toEqual({ a: 3 });
});

test("a newer build is taken when nobody here has a choice, and not before", async () => {
  const { build } = await import("../src/build");
  const take = vi.spyOn(build, "take").mockImplementation(() => void (build.newer.value = ""));
  page.keep(TABLE, { seats: ["seat"] });
  const wire = sit();
  wire.say(told(3, choicesFor("a", "b")));
  build.newer.value = "new";
  page.press("a");
  page.press("a");
  wire.say({ t: "ok", id: wire.last("do").id, version: 4 });
  wire.say({ t: "update", version: 4, events: [], by: 0, game: game(choicesFor("b")) });
  await settle();
  expect(take).not.toHaveBeenCalled();
  void page.act({ do: "end" });
  expect(take).not.toHaveBeenCalled();
  wire.say({ t: "ok", id: wire.last("do").id, version: 5 });
  wire.say({ t: "update", version: 5, events: [], by: 0, game: game(null) });
  await settle();
  expect(take).toHaveBeenCalledTimes(1);
});

test("where two play at one device, a newer build is taken while it changes hands", async () => {
  const { build } = await import("../src/build");
  const take = vi.spyOn(build, "take").mockImplementation(() => void (build.newer.value = ""));
  page.keep(TABLE, { seats: ["one", "two"] });
  const wire = sit();
  wire.say(told(3, { ...conquest, seat: 0 }, [0, 1], lobby("playing", "person", "person")));
  page.passedTo.value = 0;
  build.newer.value = "new";
  expect(take).not.toHaveBeenCalled();
  wire.say({ t: "update", version: 4, events: [], by: 0, game: game({ ...conquest, seat: 1 }) });
  await settle();
  expect(take).toHaveBeenCalledTimes(1);
});

test("before the start and for whoever only watches, a newer build is taken at once", async () => {
  const { build } = await import("../src/build");
  const take = vi.spyOn(build, "take").mockImplementation(() => void (build.newer.value = ""));
  page.keep(TABLE, { watch: "watch", seats: [] });
  const wire = sit();
  wire.say(told(3, null, []));
  build.newer.value = "new";
  expect(take).toHaveBeenCalledTimes(1);
});
