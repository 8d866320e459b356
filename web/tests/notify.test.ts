import { beforeEach, expect, test, vi } from "vitest";

/** A browser that notes what it was to show. */
const shown: { title: string; body: string; tag: string; onclick?: () => void; close: () => void }[] = [];
const focus = vi.fn();

beforeEach(() => {
  shown.length = 0;
  focus.mockClear();
  vi.resetModules();
  class Message {
    static permission = "granted";
    constructor(title: string, more: { body: string; tag: string }) {
      shown.push(Object.assign(this, { title, ...more, close: vi.fn() }) as unknown as (typeof shown)[number]);
    }
  }
  vi.stubGlobal("Notification", Message);
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("document", { hidden: true });
  vi.stubGlobal("window", { focus });
});

/** The page, on which it can be somebody's turn. */
async function page() {
  const { signal } = await import("@preact/signals");
  const mine = signal(false);
  vi.doMock("../src/table", () => ({ mine, store: { table: signal("a table"), held: signal([]) } }));
  vi.doMock("../src/push", () => ({}));
  const { change } = await import("../src/settings");
  await import("../src/pages/notify");
  return { mine, change };
}

test("whoever looks at something else is told once that it is their turn", async () => {
  const { mine, change } = await page();
  mine.value = true;
  expect(shown.length).toBe(0); // nobody has asked for it
  mine.value = false;
  change({ notify: true });
  mine.value = true;
  expect(shown.map(({ title, tag }) => [title, tag])).toEqual([["Small World", "a table"]]);
  mine.value = false;
  mine.value = true;
  expect(shown.length).toBe(2);
  shown[0]?.onclick?.();
  expect([focus.mock.calls.length, vi.mocked(shown[0]?.close ?? (() => undefined)).mock.calls.length]).toEqual([1, 1]);
});

test("whoever sees the page, or has not allowed it, is told nothing", async () => {
  const { mine, change } = await page();
  change({ notify: true });
  vi.stubGlobal("document", { hidden: false });
  mine.value = true;
  mine.value = false;
  vi.stubGlobal("document", { hidden: true });
  (Notification as unknown as { permission: string }).permission = "denied";
  mine.value = true;
  expect(shown).toEqual([]);
});
