import { expect, test, vi } from "vitest";
import type { Game, Lobby, Missed } from "../src/protocol";
import { Store, type Player } from "../src/store";

const lobby = { seats: [], phase: "playing" } as unknown as Lobby;

function game(round: number): Game {
  return { view: { round, seats: [] }, choices: { seat: 0, actions: [] }, income: [] } as unknown as Game;
}

function table(version: number, round: number, missed: Missed[] = []) {
  return { t: "table" as const, table: "T", version, host: true, held: [0], lobby, game: game(round), missed };
}

function update(version: number, round: number, ...names: string[]) {
  return { t: "update" as const, version, by: 0, events: names.map((event) => ({ event })), game: game(round) };
}

/** Nothing moves; what would have is noted. */
function still(played: string[] = []): Player {
  const done = Promise.resolve();
  const play = (events: { event: string }[]) => {
    played.push(...events.map((each) => each.event));
    return { next: done, end: done };
  };
  return { suspense: () => null, play, skip: () => undefined };
}

/** Whatever moves goes on until it is told to arrive, and dice tumble. */
class Slow implements Player {
  shown: [string, number, number][] = []; // which event, over which round, and how many wait
  private open: (() => void)[] = [];
  private begin = () => new Promise<void>((resolve) => this.open.push(resolve));
  suspense = (events: { event: string }[]) => (events.some((each) => each.event === "die_rolled") ? this.begin() : null);
  play = (events: { event: string }[], before: Game, waiting: number) => {
    this.shown.push([events[0]!.event, before.view.round, waiting]);
    const next = this.begin();
    return { next, end: next };
  };
  skip = () => this.go();
  go = () => this.open.splice(0).forEach((arrive) => arrive());
}

const others = (version: number, round: number, ...names: string[]) => ({ ...update(version, round, ...names), by: 1 });
const settle = () => new Promise((resolve) => setTimeout(resolve));

test("the first table message stands at once, its past goes to the log", () => {
  const played: string[] = [];
  const store = new Store(still(played));
  store.receive(table(3, 1, [{ version: 2, events: [{ event: "turn_started" }] }]));
  expect(store.view.value?.round).toBe(1);
  expect(store.version.value).toBe(3);
  expect(store.log.value.map((line) => line.event.event)).toEqual(["turn_started"]);
  expect(played).toEqual([]);
});

test("an own act stands at once, and the next can be decided while it still moves", async () => {
  const slow = new Slow();
  const store = new Store(slow);
  store.receive(table(1, 1));
  for (const version of [2, 3, 4]) {
    store.receive(update(version, version, "region_taken"));
    expect(store.view.value?.round).toBe(version);
    expect(store.choices.value).not.toBe(null);
    expect(store.log.value.length).toBe(version - 1);
    expect(store.moving.value).toBe(true);
  }
  slow.go();
  await settle();
  expect(store.moving.value).toBe(false);
});

test("what others do waits while somebody reads, and is shown when they have read, however late", async () => {
  const slow = new Slow();
  const store = new Store(slow);
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  store.receive(table(1, 1));
  store.reading.value = true;
  store.receive(others(2, 2, "first"));
  clock.mockReturnValue(60_000);
  await settle();
  expect([store.view.value?.round, store.behind.value, slow.shown]).toEqual([1, true, []]);
  store.reading.value = false;
  await settle();
  expect(store.view.value?.round).toBe(2);
  expect(slow.shown.map(([event]) => event)).toEqual(["first"]);
  clock.mockRestore();
});

test("whoever skips or goes on does not wait for what is read", async () => {
  for (const goOn of [(store: Store) => store.skip(), (store: Store) => store.receive(update(3, 3, "own"))]) {
    const store = new Store(still());
    store.receive(table(1, 1));
    store.reading.value = true;
    store.receive(others(2, 2, "first"));
    await settle();
    expect(store.view.value?.round).toBe(1);
    goOn(store);
    await settle();
    expect(store.view.value?.round).not.toBe(1);
    expect(store.behind.value).toBe(false);
  }
});

test("what others do is followed step by step: the position stands, and the next waits for what moves over it", async () => {
  const slow = new Slow();
  const store = new Store(slow);
  store.receive(table(1, 1));
  store.receive(others(2, 2, "first"));
  store.receive(others(3, 3, "second"));
  store.receive(others(4, 4, "third"));
  expect(store.view.value?.round).toBe(2);
  expect(store.choices.value).toBe(null);
  slow.go();
  await settle();
  expect(store.view.value?.round).toBe(3);
  expect(store.choices.value).toBe(null);
  slow.go();
  await settle();
  expect(slow.shown).toEqual([["first", 1, 0], ["second", 2, 1], ["third", 3, 0]]);
  expect(store.view.value?.round).toBe(4);
  expect(store.choices.value).not.toBe(null); // though the third still moves
});

test("an own act waits for nothing that others did", async () => {
  const slow = new Slow();
  const store = new Store(slow);
  store.receive(table(1, 1));
  store.receive(others(2, 2, "first"));
  store.receive(others(3, 3, "second"));
  store.receive(update(4, 4, "own"));
  expect([store.view.value?.round, store.behind.value]).toEqual([4, false]);
  slow.go();
  await settle();
  expect(store.view.value?.round).toBe(4);
  expect(slow.shown.map(([event]) => event)).toEqual(["first", "own"]);
});

test("what has waited too long is not shown any more but stands", async () => {
  const slow = new Slow();
  const store = new Store(slow);
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  store.receive(table(1, 1));
  for (const version of [2, 3, 4]) store.receive(others(version, version, "step"));
  now.mockReturnValue(3100);
  slow.go();
  await settle();
  now.mockRestore();
  expect(slow.shown.length).toBe(1);
  expect(store.view.value?.round).toBe(4);
});

test("whoever skips sees the rest at once, until somebody must decide", async () => {
  const slow = new Slow();
  const store = new Store(slow);
  const bots = { seats: [{ seat: 0, kind: "person" }, { seat: 1, kind: "bot" }], phase: "playing" } as unknown as Lobby;
  const decided = (version: number, decider: number) => {
    const told = others(version, version, "step");
    return { ...told, game: { ...told.game, view: { ...told.game.view, decider } } };
  };
  store.receive({ ...table(1, 1), lobby: bots });
  store.receive(decided(2, 1));
  store.receive(decided(3, 1));
  store.skip();
  await settle();
  store.receive(decided(4, 1));
  store.receive(decided(5, 0));
  await settle();
  expect(slow.shown.length).toBe(1);
  expect(store.view.value?.round).toBe(5);
  store.receive(decided(6, 1));
  expect(slow.shown.length).toBe(2);
});

test("a die is seen before the position gives it away; a press is not kept waiting by an own one", async () => {
  for (const told of [update, others]) {
    const slow = new Slow();
    const store = new Store(slow);
    store.receive(table(1, 1));
    store.receive(told(2, 2, "die_rolled", "region_taken"));
    expect([store.view.value?.round, store.log.value.length, store.choices.value]).toEqual([1, 0, null]);
    store.reveal();
    await settle();
    expect(store.view.value?.round).toBe(told === update ? 2 : 1);
    slow.go();
    await settle();
    expect(store.view.value?.round).toBe(2);
    expect(store.choices.value).not.toBe(null);
  }
});

test("where the device is handed over, the last one sees what happened before the next one's position stands", async () => {
  const slow = new Slow();
  const store = new Store(slow);
  const seen = (viewer: number, round: number) => ({ ...game(round), view: { ...game(round).view, viewer } });
  store.receive({ ...table(1, 1), held: [0, 1], game: seen(0, 1) });
  store.receive({ ...update(2, 2, "coins_earned"), game: seen(1, 2) });
  await settle();
  expect([store.view.value?.viewer, store.choices.value]).toEqual([0, null]);
  slow.go();
  await settle();
  expect(store.view.value?.viewer).toBe(1);
  expect(store.choices.value).not.toBe(null);
});

test("a wrong animation does not hide the right position", async () => {
  const broken = () => Promise.reject(new Error("broken"));
  const play = () => {
    const next = broken();
    return { next, end: next };
  };
  const loud = console.error;
  console.error = () => undefined;
  for (const told of [update, others]) {
    const store = new Store({ suspense: broken, play, skip: () => undefined });
    store.receive(table(1, 1));
    store.receive(told(2, 7, "x"));
    await settle();
    expect(store.view.value?.round).toBe(7);
    expect([store.behind.value, store.moving.value]).toEqual([false, false]);
  }
  console.error = loud;
});

test("after a break the missed events are played, then the new position stands; nothing twice", async () => {
  const played: string[] = [];
  const store = new Store(still(played));
  store.receive(table(1, 1));
  store.receive(update(2, 2, "seen"));
  await settle();
  store.receive(table(4, 4, [
    { version: 2, events: [{ event: "seen" }] },
    { version: 3, events: [{ event: "missed" }] },
    { version: 4, events: [{ event: "too" }] },
  ]));
  await settle();
  expect(played).toEqual(["seen", "missed", "too"]);
  expect(store.view.value?.round).toBe(4);
});

test("after a break every step keeps its own version, and what was done and taken back meanwhile leaves no trace", async () => {
  const store = new Store(still());
  store.receive(table(1, 1));
  store.receive(update(2, 2, "seen"));
  await settle();
  store.receive(table(6, 4, [
    { version: 3, by: 1, events: [{ event: "stands" }] },
    { version: 4, by: 1, events: [] }, // taken back
    { version: 5, by: 1, events: [], undone: true },
    { version: 6, by: 1, events: [{ event: "last" }] },
  ]));
  await settle();
  expect(store.log.value.map((line) => [line.version, line.event.event])).toEqual([[2, "seen"], [3, "stands"], [6, "last"]]);
});

test("what was taken back during a break is told to be so", async () => {
  const store = new Store(still());
  store.receive(table(1, 1));
  store.receive(update(2, 2, "region_taken"));
  await settle();
  store.receive(table(3, 1, [{ version: 3, events: [], undone: true }]));
  await settle();
  expect(store.log.value.map((line) => line.event.event)).toEqual(["region_taken", "undone"]);
});

test("an undo leaves a line in the log, a stale update leaves nothing", async () => {
  const store = new Store(still());
  store.receive(table(5, 1));
  store.receive({ ...update(4, 9, "old"), lobby: undefined });
  store.receive({ ...update(6, 2), undone: true });
  await settle();
  expect(store.view.value?.round).toBe(2);
  expect(store.log.value.map((line) => line.event.event)).toEqual(["undone"]);
});

test("who is here comes with the same version and no game", () => {
  const store = new Store(still());
  store.receive(table(5, 1));
  store.receive({ t: "update", version: 5, events: [], lobby: { ...lobby, pace: 9 } as Lobby });
  expect(store.lobby.value?.pace).toBe(9);
  expect(store.view.value?.round).toBe(1);
});

test("what was being shown at one table never comes up at the next", async () => {
  const slow = new Slow();
  const store = new Store(slow);
  store.receive(table(1, 1));
  store.receive(others(2, 2, "first"));
  store.receive(others(3, 3, "second"));
  store.reset();
  expect([store.table.value, store.game.value, store.lobby.value, store.log.value]).toEqual(["", null, null, []]);
  expect([store.behind.value, store.moving.value]).toEqual([false, false]);
  store.receive({ ...table(1, 8), table: "U" });
  slow.go();
  await settle();
  expect(store.view.value?.round).toBe(8);
  expect(store.log.value).toEqual([]);
  expect(store.choices.value).not.toBe(null);
});

test("a whole position is not overtaken by an older one that was still to be shown", async () => {
  const slow = new Slow();
  const store = new Store(slow);
  store.receive(table(1, 1));
  store.receive(others(2, 2, "first"));
  store.receive(others(3, 3, "second"));
  store.receive(table(5, 5));
  slow.go();
  await settle();
  expect(store.view.value?.round).toBe(5);
  expect([store.behind.value, store.moving.value]).toEqual([false, false]);
});

test("the log tells of a step when it stands, or at once when there is no time to show it", async () => {
  const slow = new Slow();
  const store = new Store(slow);
  const told = () => store.log.value.map((line) => line.event.event);
  store.receive(table(1, 1));
  store.receive(others(2, 2, "die_rolled"));
  expect(told()).toEqual([]);
  slow.go();
  await settle();
  expect(told()).toEqual(["die_rolled"]);
  store.receive(others(3, 3, "waiting"));
  store.receive(table(4, 4));
  expect(told()).toEqual(["die_rolled", "waiting"]);
  slow.go();
  await settle();
  expect(told()).toEqual(["die_rolled", "waiting"]);
});

test("the log tells when a bot takes a seat for somebody, and when it gives it back", async () => {
  const store = new Store(still());
  const seated = (stand_in: boolean) => ({ seats: [{ seat: 0, stand_in }], phase: "playing" }) as unknown as Lobby;
  const told = () => store.log.value.map((line) => [line.event.event, line.event.player]);
  store.receive({ ...table(1, 1), lobby: seated(false) });
  store.receive({ t: "update", version: 2, by: null, events: [], lobby: seated(true) } as unknown as ReturnType<typeof update>);
  await settle();
  expect(told()).toEqual([["stood_in", 0]]);
  store.receive({ ...table(3, 1), lobby: seated(false) });
  expect(told()).toEqual([["stood_in", 0], ["returned", 0]]);
});

test("the log tells once that the rules were mended, also to whoever comes later", async () => {
  const store = new Store(still());
  const told = () => store.log.value.map((line) => [line.event.event, line.event.player, line.event.round]);
  const mended = { ...lobby, mended: { version: 2, round: 3, player: 1 } };
  store.receive(table(1, 1));
  store.receive({ ...table(2, 1, [{ version: 2, events: [] }]), lobby: mended });
  await settle();
  expect(told()).toEqual([["mended", 1, 3]]);
  store.receive({ ...update(3, 1), lobby: mended });
  await settle();
  expect(told()).toEqual([["mended", 1, 3]]);
  const late = new Store(still());
  late.receive({ ...table(3, 1), lobby: mended });
  expect(late.log.value.map((line) => line.event.event)).toEqual(["mended"]);
});

/** Two people; the second must decide. */
function waiting(waits: Lobby["waits"]): Lobby {
  const seats = [0, 1].map((seat) => ({ seat, kind: "person", stand_in: false }));
  return { ...lobby, seats, waits } as unknown as Lobby;
}

test("those who wait count on from what was told", () => {
  vi.spyOn(performance, "now").mockReturnValue(100_000);
  const store = new Store(still());
  store.receive({ ...table(1, 1), lobby: waiting({ seat: 1, seconds: 20, left: 40 }) });
  expect(store.waits.value).toEqual({ seat: 1, since: 80_000, until: 140_000, stands: null });
  expect(store.lobbyAt.value).toBe(100_000);
  store.receive({ t: "update", version: 1, events: [], lobby: waiting({ seat: 1, seconds: 20, left: null }) });
  expect(store.waits.value?.until).toBe(null);
  vi.restoreAllMocks();
});

test("who decides next is waited for from now on, a bot by nobody", () => {
  vi.spyOn(performance, "now").mockReturnValue(100_000);
  const store = new Store(still());
  store.receive({ ...table(1, 1), lobby: waiting(null) });
  const decides = (decider: number) => ({ ...game(1), view: { ...game(1).view, decider } }) as Game;
  store.receive({ ...update(2, 1, "region_taken"), game: decides(0) });
  expect(store.waits.value).toEqual({ seat: 0, since: 100_000, until: null, stands: null });
  store.receive({ t: "update", version: 2, events: [], lobby: { ...waiting(null), seats: [{ kind: "bot" }] } as unknown as Lobby });
  store.receive({ ...update(3, 1, "region_taken"), game: decides(0) });
  expect(store.waits.value).toBe(null);
  vi.restoreAllMocks();
});
