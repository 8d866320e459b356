import { afterEach, expect, test, vi } from "vitest";
import { onKey } from "../src/keyboard";
import { helpShown } from "../src/pages/help";

afterEach(() => vi.unstubAllGlobals());

function press(key: string, { repeat = false, dialog = false }): boolean {
  vi.stubGlobal("document", { querySelector: () => (dialog ? {} : null) });
  helpShown.value = false;
  onKey({ key, repeat, target: null } as unknown as KeyboardEvent);
  return helpShown.value;
}

test("a key acts once, when it goes down, and not behind a dialog", () => {
  expect(press("?", {})).toBe(true);
  expect(press("?", { repeat: true })).toBe(false);
  expect(press("?", { dialog: true })).toBe(false);
});
