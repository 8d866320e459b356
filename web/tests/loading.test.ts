import { afterEach, expect, test, vi } from "vitest";
import { boardMap, loadMap } from "../src/board/outlines";
import { eventually } from "../src/retry";
import { notice } from "../src/notice";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a map that comes late does not replace the one of the next table", async () => {
  const answers = new Map<string, (answer: unknown) => void>();
  vi.stubGlobal("Image", class {});
  vi.stubGlobal("fetch", (path: string) => new Promise((resolve) => answers.set(path, resolve)));
  const file = (key: string) => ({ ok: true, json: () => Promise.resolve({ key, size: [1, 1], regions: {} }) });
  const [old, next] = [loadMap("a"), loadMap("b")];
  answers.get("/maps/b.json")!(file("b"));
  await next;
  answers.get("/maps/a.json")!(file("a"));
  await old;
  expect(boardMap.value?.key).toBe("b");
});

test("what does not come is asked for again, and the page says so", async () => {
  vi.useFakeTimers();
  let tries = 0;
  const load = () => (++tries < 3 ? Promise.reject(new Error("no server")) : Promise.resolve());
  const done = eventually(load);
  await vi.advanceTimersByTimeAsync(10);
  expect([tries, notice.value]).toEqual([1, "No server"]);
  await vi.advanceTimersByTimeAsync(3000);
  await done;
  expect(tries).toBe(3);
});

test("what is no longer wanted is not asked for again", async () => {
  vi.useFakeTimers();
  let wanted = true;
  let tries = 0;
  const done = eventually(() => {
    tries += 1;
    return Promise.reject(new Error("no server"));
  }, () => wanted);
  wanted = false;
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  expect(tries).toBe(1);
});
