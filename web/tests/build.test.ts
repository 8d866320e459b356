import { expect, test } from "vitest";
import { Build } from "../src/build";

/** A window with a page of some build, and a server that has another one. */
function opened(own: string, memory = new Map<string, string>()) {
  const seen = { now: 1_000_000, reloads: 0, asked: 0, page: "", waited: 0 };
  const build = new Build({
    own,
    memory: { getItem: (key) => memory.get(key) ?? null, setItem: (key, value) => void memory.set(key, value) },
    now: () => seen.now,
    page: () => {
      seen.asked += 1;
      return seen.page ? Promise.resolve(`<!doctype html>\n<html data-build="${seen.page}" lang="en">`) : Promise.reject(new Error("no server"));
    },
    reload: () => void (seen.reloads += 1),
    wait: (milliseconds) => Promise.resolve(void ((seen.waited += milliseconds), (seen.now += milliseconds))),
  });
  return { build, seen, memory };
}

test("another build is taken once, whatever page comes then", () => {
  const { build, seen, memory } = opened("old");
  build.hear("old");
  build.hear(undefined); // an older server says nothing
  expect(build.newer.value).toBe("");
  build.hear("new");
  expect(build.newer.value).toBe("new");
  build.take();
  expect(seen.reloads).toBe(1);
  for (const own of ["old", "new"]) {
    const again = opened(own, memory); // the old one still, from some cache, or the new one
    again.build.hear("new");
    expect(again.build.newer.value).toBe("");
  }
  const later = opened("old", memory);
  later.seen.now += 700_000;
  later.build.hear("new");
  expect(later.build.newer.value).toBe("new");
});

test("two builds that take turns do not make a page blink", () => {
  const memory = new Map<string, string>();
  let [reloads, own] = [0, "old"];
  for (const heard of ["new", "old", "new", "old", "new", "old"]) {
    const { build } = opened(own, memory);
    build.hear(heard);
    if (!build.newer.value) continue;
    build.take();
    reloads += 1;
    own = heard;
  }
  expect(reloads).toBe(2);
});

test("what did not come is missing for a reason, or there is no server", async () => {
  const { build, seen } = opened("old");
  expect([await build.gone(), seen.asked]).toEqual([false, 1]);
  seen.page = "old";
  expect(await build.gone()).toBe(false);
  seen.page = "new";
  expect([await build.gone(), build.newer.value]).toEqual([true, "new"]);
  expect([await build.gone(), seen.asked]).toEqual([true, 3]);
  const developing = opened("");
  developing.seen.page = "new";
  expect([await developing.build.gone(), developing.seen.asked]).toEqual([false, 0]);
});

test("a page that misses something begins anew at once, and then not again and again", async () => {
  const { build, seen, memory } = opened("old");
  await build.again();
  expect([seen.reloads, seen.waited]).toEqual([1, 0]);
  const next = opened("old", memory);
  await next.build.again();
  expect([next.seen.reloads, next.seen.waited]).toEqual([1, 10_000]);
});
