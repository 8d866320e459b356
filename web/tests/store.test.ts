import { expect, test } from "vitest";
import type { Game, Lobby, Missed } from "../src/protocol";
import { Store } from "../src/store";

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

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("the first table message stands at once, its past goes to the log", () => {
  const played: string[] = [];
  const store = new Store(async (events) => void played.push(...events.map((each) => each.event)));
  store.receive(table(3, 1, [{ version: 2, events: [{ event: "turn_started" }] }]));
  expect(store.view.value?.round).toBe(1);
  expect(store.version.value).toBe(3);
  expect(store.log.value.map((line) => line.event.event)).toEqual(["turn_started"]);
  expect(played).toEqual([]);
});

test("updates are shown one after the other; nobody decides before all has been seen", async () => {
  const shown: [string, number][] = [];
  let go = () => undefined as void;
  const store = new Store(async (events, before) => {
    shown.push([events[0]!.event, before.view.round]);
    await new Promise<void>((resolve) => (go = resolve));
  });
  store.receive(table(1, 1));
  store.receive(update(2, 2, "first"));
  store.receive(update(3, 3, "second"));
  expect(shown).toEqual([["first", 1]]);
  expect(store.choices.value).toBe(null);
  go();
  await settle();
  expect(shown).toEqual([["first", 1], ["second", 2]]);
  go();
  await settle();
  expect(store.view.value?.round).toBe(3);
  expect(store.choices.value).not.toBe(null);
});

test("a wrong animation does not hide the right position", async () => {
  const store = new Store(() => Promise.reject(new Error("broken")));
  const loud = console.error;
  console.error = () => undefined;
  store.receive(table(1, 1));
  store.receive(update(2, 7, "x"));
  await settle();
  console.error = loud;
  expect(store.view.value?.round).toBe(7);
  expect(store.busy.value).toBe(false);
});

test("after a break the missed events are played, then the new position stands; nothing twice", async () => {
  const played: string[] = [];
  const store = new Store(async (events) => void played.push(...events.map((each) => each.event)));
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

test("what was taken back during a break is told to be so", async () => {
  const store = new Store(async () => undefined);
  store.receive(table(1, 1));
  store.receive(update(2, 2, "region_taken"));
  await settle();
  store.receive(table(3, 1, [{ version: 3, events: [], undone: true }]));
  await settle();
  expect(store.log.value.map((line) => line.event.event)).toEqual(["region_taken", "undone"]);
});

test("an undo leaves a line in the log, a stale update leaves nothing", async () => {
  const store = new Store(async () => undefined);
  store.receive(table(5, 1));
  store.receive({ ...update(4, 9, "old"), lobby: undefined });
  store.receive({ ...update(6, 2), undone: true });
  await settle();
  expect(store.view.value?.round).toBe(2);
  expect(store.log.value.map((line) => line.event.event)).toEqual(["undone"]);
});

test("who is here comes with the same version and no game", () => {
  const store = new Store(async () => undefined);
  store.receive(table(5, 1));
  store.receive({ t: "update", version: 5, events: [], lobby: { ...lobby, pace: 9 } as Lobby });
  expect(store.lobby.value?.pace).toBe(9);
  expect(store.view.value?.round).toBe(1);
});

test("what was being shown at one table never comes up at the next", async () => {
  let go = () => undefined as void;
  const store = new Store(() => new Promise<void>((resolve) => (go = resolve)));
  store.receive(table(1, 1));
  store.receive(update(2, 2, "first"));
  store.receive(update(3, 3, "second"));
  store.reset();
  expect([store.table.value, store.game.value, store.lobby.value, store.log.value, store.busy.value]).toEqual(["", null, null, [], false]);
  store.receive({ ...table(1, 8), table: "U" });
  go();
  await settle();
  expect(store.view.value?.round).toBe(8);
  expect(store.log.value).toEqual([]);
  expect(store.choices.value).not.toBe(null);
});

test("a whole position is not overtaken by an older one that was still being shown", async () => {
  let go = () => undefined as void;
  const store = new Store(() => new Promise<void>((resolve) => (go = resolve)));
  store.receive(table(1, 1));
  store.receive(update(2, 2, "first"));
  store.receive(table(5, 5));
  go();
  await settle();
  expect(store.view.value?.round).toBe(5);
  expect(store.busy.value).toBe(false);
});

test("the log tells of an event when it has been seen, or at once when there is no time to show it", async () => {
  let go = () => undefined as void;
  const store = new Store(() => new Promise<void>((resolve) => (go = resolve)));
  const told = () => store.log.value.map((line) => line.event.event);
  store.receive(table(1, 1));
  store.receive(update(2, 2, "die_rolled"));
  expect(told()).toEqual([]);
  go();
  await settle();
  expect(told()).toEqual(["die_rolled"]);
  store.receive(update(3, 3, "shown"));
  store.receive(update(4, 4, "waiting"));
  store.receive(table(4, 4));
  expect(told()).toEqual(["die_rolled", "shown", "waiting"]);
  go();
  await settle();
  expect(told()).toEqual(["die_rolled", "shown", "waiting"]);
});

test("the log tells when a bot takes a seat for somebody, and when it gives it back", async () => {
  const store = new Store(async () => undefined);
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
  const store = new Store(async () => undefined);
  const told = () => store.log.value.map((line) => [line.event.event, line.event.player, line.event.round]);
  const mended = { ...lobby, mended: { version: 2, round: 3, player: 1 } };
  store.receive(table(1, 1));
  store.receive({ ...table(2, 1, [{ version: 2, events: [] }]), lobby: mended });
  await settle();
  expect(told()).toEqual([["mended", 1, 3]]);
  store.receive({ ...update(3, 1), lobby: mended });
  await settle();
  expect(told()).toEqual([["mended", 1, 3]]);
  const late = new Store(async () => undefined);
  late.receive({ ...table(3, 1), lobby: mended });
  expect(late.log.value.map((line) => line.event.event)).toEqual(["mended"]);
});
