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
