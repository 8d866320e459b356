import { afterEach, expect, test, vi } from "vitest";
import type { Game } from "../src/protocol";

afterEach(() => vi.unstubAllGlobals());

test("in a page that is hidden meanwhile nothing moves on, and nobody waits for it", async () => {
  const listeners: (() => void)[] = [];
  const page = {
    visibilityState: "visible",
    addEventListener: (_event: string, run: () => void) => void listeners.push(run),
    body: {
      animate: () => {
        let finish = () => undefined as void;
        const finished = new Promise<void>((resolve) => (finish = resolve));
        return { finish, finished };
      },
    },
  };
  vi.stubGlobal("document", page);
  const { animate } = await import("../src/animate");
  let seen = false;
  const shown = animate([{ event: "truce_made" }, { event: "truce_made" }], {} as Game, null).then(() => (seen = true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen).toBe(false);
  page.visibilityState = "hidden";
  for (const run of listeners) run();
  await shown;
});
