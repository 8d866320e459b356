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
  made[1]?.onmessage({ data: { kind: "answer", number: 1, status: 200, media: "text/plain", body: "here" } });
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
