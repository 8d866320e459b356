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
  const told = (what: unknown) => ({ ok: true, json: () => Promise.resolve(what) });
  const borders = async (key: string) => {
    await vi.waitFor(() => expect(answers.has(`maps/${key}/borders.json`)).toBe(true));
    answers.get(`maps/${key}/borders.json`)!(told({}));
  };
  const file = (key: string) => told({ key, size: [1, 1], regions: {} });
  const [old, next] = [loadMap("a"), loadMap("b")];
  answers.get("maps/b/outlines.json")!(file("b"));
  await borders("b");
  await next;
  answers.get("maps/a/outlines.json")!(file("a"));
  await borders("a");
  await old;
  expect(boardMap.value?.key).toBe("b");
});

test("a map is laid out before its borders have come, and is not laid out again for them", async () => {
  const answers = new Map<string, (answer: unknown) => void>();
  vi.stubGlobal("Image", class {});
  vi.stubGlobal("fetch", (path: string) => new Promise((resolve) => answers.set(path, resolve)));
  const told = (what: unknown) => ({ ok: true, json: () => Promise.resolve(what) });
  const done = loadMap("c");
  const region = { path: "M0 0h1v1z", token: [0, 0], room: 1, badges: {} };
  answers.get("maps/c/outlines.json")!(told({ key: "c", size: [1, 1], regions: { "c-1": region } }));
  await vi.waitFor(() => expect(answers.has("maps/c/borders.json")).toBe(true));
  const map = boardMap.value!;
  expect([map.key, map.regions.get("c-1")!.borders, map.regions.get("c-1")!.all.line]).toEqual(["c", [], ""]);
  const border = { with: "2", line: "M0 0h1", band: "", near: "", far: "", cord: "" };
  answers.get("maps/c/borders.json")!(told({ "c-1": [border] }));
  await done;
  expect(boardMap.value).toBe(map);
  expect([map.regions.get("c-1")!.borders[0]!.with, map.regions.get("c-1")!.all.line]).toEqual(["c-2", "M0 0h1"]);
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
