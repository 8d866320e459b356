import { afterEach, expect, test, vi } from "vitest";
import type { Game } from "../src/protocol";

afterEach(() => vi.unstubAllGlobals());

test("in a page that is hidden meanwhile nothing moves on, and nobody waits for it", async () => {
  const listeners: (() => void)[] = [];
  const page = {
    visibilityState: "visible",
    addEventListener: (_event: string, run: () => void) => void listeners.push(run),
  };
  class Still {
    finish = () => undefined as void;
    finished = new Promise<void>((resolve) => (this.finish = resolve));
    play = () => undefined;
  }
  vi.stubGlobal("document", page);
  vi.stubGlobal("Animation", Still);
  vi.stubGlobal("KeyframeEffect", class {});
  const { player } = await import("../src/animate");
  let seen = false;
  const shown = player.play([{ event: "truce_made" }, { event: "truce_made" }], {} as Game, 0).end.then(() => (seen = true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen).toBe(false);
  page.visibilityState = "hidden";
  for (const run of listeners) run();
  await shown;
  expect(player.suspense([{ event: "die_rolled", face: 3 }])).toBe(null);
});

test("things are set in motion in one place, which takes only what was made for it", () => {
  const sources = import.meta.glob<string>("../src/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });
  const animating = Object.entries(sources).filter(([, text]) => /\.animate\(|new Animation\(/.test(text));
  expect(Object.keys(sources).length).toBeGreaterThan(30);
  expect(animating.map(([file]) => file)).toEqual(["../src/moving.ts"]);
  expect(animating[0]![1].match(/\.animate\(/g)).toEqual([".animate("]);
  const styles = import.meta.glob<string>("../src/style/*.css", { query: "?raw", import: "default", eager: true });
  expect(Object.entries(styles).filter(([, text]) => /transition/.test(text)).map(([file]) => file)).toEqual([]);
});
