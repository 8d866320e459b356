import { beforeEach, expect, test, vi } from "vitest";
import type { Command, ServerMessage } from "../src/protocol";
import { Link, type Answer, type LinkParts, type LinkState } from "../src/socket";

class Wire {
  sent: Record<string, unknown>[] = [];
  readyState = 1;
  onopen: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onerror: ((event: never) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.(null as never);
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
}

let wires: Wire[];
let timers: { run: () => void; after: number }[];
let states: LinkState[];
let heard: ServerMessage[];
let memory: Map<string, string>;
let seen: number | undefined;
let answers: [string, string][];

beforeEach(() => {
  wires = [];
  timers = [];
  states = [];
  heard = [];
  memory = new Map();
  seen = undefined;
  answers = [];
  begun = () => null;
});

let begun: LinkParts["begun"];

function parts(): LinkParts {
  let count = 0;
  return {
    open: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire as never;
    },
    begun: (greeting) => begun(greeting),
    later: (run, after) => {
      const timer = { run, after };
      timers.push(timer);
      return timer;
    },
    cancel: (timer) => void (timers = timers.filter((other) => other !== timer)),
    memory: {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    },
    random: () => `r${++count}`,
  };
}

function link(): Link {
  const owner = {
    seen: () => seen,
    receive: (message: ServerMessage) => void heard.push(message),
    tell: (state: LinkState) => void states.push(state),
    answered: (command: Command, answer: Answer) => void answers.push([command.t, answer.t]),
  };
  return new Link("T", ["tok"], [], owner, parts());
}

const table = { t: "table", table: "T", version: 4, host: false, held: [0], lobby: {}, game: null };

test("it says hello with its tokens, and with the last version it saw", () => {
  const one = link();
  one.connect();
  wires[0]!.onopen?.(null as never);
  expect(wires[0]!.sent).toEqual([{ t: "hello", table: "T", tokens: ["tok"], packed: true }]);
  wires[0]!.say(table);
  expect(states).toEqual(["connecting", "open"]);
  seen = 4;
  wires[0]!.close();
  expect(states.at(-1)).toBe("waiting");
  timers.find((timer) => timer.after === 250)!.run();
  wires[1]!.onopen?.(null as never);
  expect(wires[1]!.sent).toEqual([{ t: "hello", table: "T", tokens: ["tok"], after: 4, packed: true }]);
});

test("it goes on with a line that was begun before it was there, and loses nothing that was said on it", async () => {
  const early = new Wire();
  const asked: string[] = [];
  const line: ReturnType<LinkParts["begun"]> = { wire: early as never, heard: [JSON.stringify(table)], hear: null };
  begun = (greeting) => {
    asked.push(greeting);
    return asked.length > 1 ? null : line;
  };
  seen = 0;
  const one = link();
  one.connect();
  await Promise.resolve();
  expect(JSON.parse(asked[0]!)).toEqual({ t: "hello", table: "T", tokens: ["tok"], after: 0, packed: true });
  expect([wires.length, early.sent.length, states.at(-1)]).toEqual([0, 0, "open"]);
  line.hear!(JSON.stringify({ t: "update", version: 5, events: [] }));
  expect(heard.map((message) => message.t)).toEqual(["table", "update"]);
  early.close();
  timers.find((timer) => timer.after === 250)!.run();
  expect(wires.length).toBe(1);
});

test("what comes packed is heard in its place", async () => {
  const one = link();
  one.connect();
  const stream = new Blob([JSON.stringify(table)]).stream().pipeThrough(new CompressionStream("deflate"));
  wires[0]!.onmessage?.({ data: await new Response(stream).arrayBuffer() } as never);
  wires[0]!.say({ t: "update", version: 5, events: [] });
  expect(heard).toEqual([]);
  await vi.waitFor(() => expect(heard.length).toBe(2));
  wires[0]!.say({ t: "update", version: 6, events: [] });
  expect(heard.map((message) => ("version" in message ? message.version : 0))).toEqual([4, 5, 6]);
});

test("it waits longer each time, and no longer than eight seconds", () => {
  const one = link();
  one.connect();
  const waits: number[] = [];
  for (let n = 0; n < 8; n++) {
    wires.at(-1)!.close();
    const timer = timers.pop()!;
    waits.push(timer.after);
    timer.run();
  }
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
});

test("a command that was not answered is sent again with the same id, also after a reload", async () => {
  const one = link();
  one.connect();
  wires[0]!.onopen?.(null as never);
  wires[0]!.say(table);
  const answer = one.command({ t: "undo", seat: 0, version: 4 });
  expect(wires[0]!.sent.at(-1)).toEqual({ t: "undo", seat: 0, version: 4, id: "c-r1" });
  wires[0]!.close();
  timers.find((timer) => timer.after === 250)!.run();
  wires[1]!.say(table);
  expect(wires[1]!.sent.at(-1)).toMatchObject({ id: "c-r1" });

  const reloaded = link();
  reloaded.connect();
  wires[2]!.say(table);
  expect(wires[2]!.sent.at(-1)).toMatchObject({ id: "c-r1" });

  wires[1]!.say({ t: "ok", id: "c-r1", version: 5 });
  expect((await answer)?.t).toBe("ok");
  expect(memory.size).toBe(0);
  wires[2]!.say({ t: "ok", id: "c-r1", version: 5 });
  expect(answers).toEqual([["undo", "ok"], ["undo", "ok"]]); // each page hears of it, the reloaded one as well
});

test("whoever waits for an answer when the table is left waits no longer", async () => {
  const one = link();
  one.connect();
  const answer = one.command({ t: "start" });
  one.close();
  expect(await answer).toBe(null);
});

test("what the server cannot read is not sent for ever", async () => {
  const one = link();
  one.connect();
  wires[0]!.say(table);
  const answer = one.command({ t: "start" });
  wires[0]!.say({ t: "no", id: "", code: "bad_message", reason: "" });
  expect(await answer).toMatchObject({ t: "no", code: "bad_message" });
  expect(memory.size).toBe(0);
});

test("a ping that came too soon takes no command with it", async () => {
  const one = link();
  one.connect();
  wires[0]!.say(table);
  const answer = one.command({ t: "start" });
  wires[0]!.say({ t: "no", id: "", code: "limited", reason: "" });
  expect(memory.size).toBe(1);
  wires[0]!.say({ t: "ok", id: "c-r1", version: 5 });
  expect((await answer)?.t).toBe("ok");
});

test("nothing is sent before the server has spoken", () => {
  const one = link();
  one.connect();
  void one.command({ t: "start" });
  expect(wires[0]!.sent).toEqual([]);
  wires[0]!.say(table);
  expect(wires[0]!.sent.map((message) => message["t"])).toEqual(["start"]);
});

test.each(["not_found", "frozen"])("a table that is %s is not asked for again", (code) => {
  const one = link();
  one.connect();
  wires[0]!.say({ t: "bye", code, reason: "" });
  expect(states.at(-1)).toBe("closed");
  expect(timers).toEqual([]);
  expect(heard).toEqual([{ t: "bye", code, reason: "" }]);
});

test("told to move, it connects at once and nobody notices; what was refused meanwhile is sent again", () => {
  const one = link();
  one.connect();
  wires[0]!.say(table);
  void one.command({ t: "start" });
  const id = wires[0]!.sent.at(-1)!["id"] as string;
  const before = states.length;
  wires[0]!.say({ t: "no", id, code: "closing", reason: "" });
  wires[0]!.say({ t: "bye", code: "moving", reason: "" });
  wires[0]!.onclose?.(null as never);
  expect(wires.length).toBe(2);
  expect(states.length).toBe(before);
  expect(heard).toEqual([table]);
  wires[1]!.say(table);
  expect(wires[1]!.sent.at(-1)).toEqual({ t: "start", id });
  expect(states.at(-1)).toBe("open");
});

test("sent on by a server that did not let it in, it waits a little: it may meet the same one again", () => {
  const one = link();
  one.connect();
  wires[0]!.say(table);
  for (const wire of [0, 1]) {
    wires[wire]!.say({ t: "bye", code: "moving", reason: "" });
    wires[wire]!.onclose?.(null as never);
  }
  expect(wires.length).toBe(2);
  expect(states.at(-1)).toBe("waiting");
  timers.at(-1)!.run();
  wires[2]!.say(table);
  expect(states.at(-1)).toBe("open");
});

test("a server that is silent from the beginning is left and called again", () => {
  const one = link();
  one.connect();
  wires[0]!.onopen?.(null as never);
  timers.find((timer) => timer.after === 15_000)!.run();
  expect(states.at(-1)).toBe("waiting");
});

test("after a sleep the line is tried at once, and left soon when it is dead", () => {
  const one = link();
  one.connect();
  wires[0]!.say(table);
  one.hurry();
  expect(wires[0]!.sent.at(-1)).toEqual({ t: "ping" });
  wires[0]!.close = () => undefined; // a dead line does not say goodbye
  timers.find((timer) => timer.after === 3000)!.run();
  expect(states.at(-1)).toBe("waiting");
  timers.find((timer) => timer.after === 250)!.run();
  expect(wires).toHaveLength(2);
  wires[1]!.say(table);
  one.hurry();
  wires[1]!.say({ t: "pong" });
  expect(timers.filter((timer) => timer.after === 3000)).toEqual([]);
});

test("a server that is silent after a ping is left and called again", () => {
  const one = link();
  one.connect();
  wires[0]!.say(table);
  timers.find((timer) => timer.after === 20_000)!.run();
  expect(wires[0]!.sent.at(-1)).toEqual({ t: "ping" });
  timers.find((timer) => timer.after === 15_000)!.run();
  expect(states.at(-1)).toBe("waiting");
});

test("a seat that a bot shall keep is named in every hello, until it is taken back", () => {
  const one = link();
  one.connect();
  wires[0]!.onopen?.(null as never);
  wires[0]!.say(table);
  one.rest([0]);
  one.again();
  wires[1]!.onopen?.(null as never);
  expect(wires[1]!.sent).toEqual([{ t: "hello", table: "T", tokens: ["tok"], away: [0], packed: true }]);
  wires[1]!.say(table);
  one.rest([]);
  one.again();
  wires[2]!.onopen?.(null as never);
  expect(wires[2]!.sent).toEqual([{ t: "hello", table: "T", tokens: ["tok"], packed: true }]);
  expect(timers.filter((timer) => timer.after < 15_000)).toEqual([]); // nobody tries to come back twice
});
