import { beforeEach, expect, test, vi } from "vitest";
import type { FromWorker, ToWorker } from "../src/here/messages";

/** Workers that do nothing by themselves, in the order they were made. */
let made: { heard: ToWorker[]; ended: boolean; onmessage: (event: { data: FromWorker }) => void; onerror: (event: { message: string }) => void }[] = [];

class Idle {
  heard: ToWorker[] = [];
  ended = false;
  onmessage = () => undefined;
  onerror = () => undefined;

  constructor() {
    made.push(this as unknown as (typeof made)[number]);
  }

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.ended = true;
  }
}

async function fresh() {
  vi.resetModules();
  return { ...(await import("../src/here/here")), ...(await import("../src/here/engine")) };
}

beforeEach(() => {
  made = [];
  vi.stubGlobal("Worker", Idle);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

test("an engine that did not come is tried again in place, and hears what was said before", async () => {
  const { again, asked, broken, connect, progress } = await fresh();
  const answer = asked("/api/catalogue");
  connect(() => undefined).say("hello");
  made[0]?.onmessage({ data: { kind: "broken", reason: "engine.json: no network" } });
  expect(broken.value).toBe("engine.json: no network");
  again();
  expect([broken.value, progress.value, made[0]?.ended, made.length]).toEqual(["", 0, true, 2]);
  expect(made[1]?.heard.map(({ kind }) => kind)).toEqual(["ask", "open", "say"]);
  made[1]?.onmessage({ data: { kind: "ready" } });
  made[1]?.onmessage({ data: { kind: "answer", number: 1, status: 200, media: "text/plain", body: "here", more: false } });
  expect(await (await answer).text()).toBe("here");
});

test("an engine that ended while it ran begins again with the page: its games are kept", async () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  const { again, begin } = await fresh();
  begin();
  made[0]?.onmessage({ data: { kind: "ready" } });
  made[0]?.onerror({ message: "Python has ended" });
  again();
  expect([reload.mock.calls.length, made.length]).toEqual([1, 1]);
});

test("while a part of it is missing the page knows", async () => {
  const { begin, missing } = await fresh();
  begin();
  for (const is of [true, false]) {
    made[0]?.onmessage({ data: { kind: "missing", is } });
    expect(missing.value).toBe(is);
  }
});

test("an answer that takes a while comes line by line, and is stopped when nobody listens", async () => {
  const { asked } = await fresh();
  const head = { kind: "answer", status: 200, media: "application/x-ndjson", body: "", more: true } as const;
  const control = new AbortController();
  const long = asked("/api/tables/t/analysis", { signal: control.signal });
  made[0]?.onmessage({ data: { ...head, number: 1 } });
  const reader = (await long).body?.pipeThrough(new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>).getReader();
  for (const text of ["one\n", "two\n"]) {
    made[0]?.onmessage({ data: { kind: "said", line: 1, text } });
    expect((await reader?.read())?.value).toBe(text);
  }
  control.abort(new Error("left"));
  await expect(reader?.read()).rejects.toThrow("left");
  expect(made[0]?.heard.at(-1)).toEqual({ kind: "stop", number: 1 });
  const whole = asked("/api/tables/t/analysis");
  made[0]?.onmessage({ data: { ...head, number: 2 } });
  const text = (await whole).text();
  made[0]?.onmessage({ data: { kind: "said", line: 2, text: "all\n" } });
  made[0]?.onmessage({ data: { kind: "said", line: 2, text: "" } });
  expect(await text).toBe("all\n");
  const early = new AbortController();
  const never = asked("/api/tables/t/analysis", { signal: early.signal });
  early.abort(new Error("gone"));
  await expect(never).rejects.toThrow("gone");
  made[0]?.onmessage({ data: { ...head, number: 3 } });
  expect(made[0]?.heard.at(-1)).toEqual({ kind: "stop", number: 3 });
});

test("whoever has opinions hears one question at a time, an urgent one first, and ends with a question that is taken back", async () => {
  const { Beside } = await import("../src/here/beside");
  const heard: [number, string][] = [];
  const beside = new Beside(
    () => new Worker("thinker.ts"),
    (number, line) => void heard.push([number, line]),
  );
  const say = (worker: number, data: string) => (made[worker] as unknown as { onmessage: (event: { data: string }) => void }).onmessage({ data });
  const questions = (worker: number) => made[worker]?.heard as unknown as string[];
  beside.ask(1, "all turns", false);
  beside.ask(2, "a position", false);
  say(0, "turn");
  expect([questions(0), heard]).toEqual([["all turns"], [[1, "turn"]]]);
  beside.ask(3, "a hint", true); // somebody waits: the other one begins anew afterwards
  beside.ask(4, "another hint", true);
  expect([made[0]?.ended, questions(1)]).toEqual([true, ["a hint"]]);
  say(0, "too late");
  say(1, "advice");
  say(1, "");
  say(1, "");
  expect(questions(1)).toEqual(["a hint", "another hint", "all turns"]);
  expect(heard.slice(1)).toEqual([[3, "advice"], [3, ""], [4, ""]]);
  beside.ask(1, "", false);
  expect([made[1]?.ended, questions(2)]).toEqual([true, ["a position"]]);
  beside.ask(5, "never", false);
  beside.ask(5, "", false);
  vi.useFakeTimers();
  made[2]?.onerror({ message: "no memory" });
  expect(heard.at(-1)).toEqual([2, ""]);
  beside.ask(6, "last", false);
  say(3, "");
  vi.advanceTimersByTime(61_000);
  vi.useRealTimers();
  expect([made.length, made[3]?.ended]).toEqual([4, true]);
});
