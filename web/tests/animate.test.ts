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

test("of two rolls for a region only the last may have won it", async () => {
  class Done {
    finished = Promise.resolve();
    play = () => undefined;
    finish = () => undefined;
  }
  vi.stubGlobal("document", { visibilityState: "visible", addEventListener: () => undefined });
  vi.stubGlobal("Animation", Done);
  vi.stubGlobal("KeyframeEffect", class {});
  const { die, player } = await import("../src/animate");
  const said: (boolean | null)[] = [];
  const stop = die.subscribe((rolled) => rolled?.lies && said.push(rolled.won));
  const roll = (face: number, region: string) => ({ event: "die_rolled", player: 0, face, region, needed: 2 });
  await player.suspense([roll(0, "a"), roll(3, "a"), { event: "region_taken", player: 0, region: "a" }]);
  await player.suspense([roll(0, "b"), roll(1, "b"), { event: "attack_failed", player: 0, region: "b" }]);
  stop();
  expect(said).toEqual([null, true, null, false]);
});
