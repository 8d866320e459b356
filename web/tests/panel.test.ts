import { expect, test } from "vitest";
import { notice, points } from "../src/focus";
import { halves } from "../src/panel/combos";
import { couldStop } from "../src/panel/score";
import type { HomeMade } from "../src/protocol";
import { bundle, edition, homeMade, makeBundle } from "../src/words";

test("what stopping would bring is told only to whoever could stop", () => {
  const now = { over: false, viewer: 0, turn_of: 0, step: "conquer" };
  expect(couldStop(now)).toBe(true);
  expect(couldStop({ ...now, turn_of: 1 })).toBe(false);
  expect(couldStop({ ...now, viewer: null })).toBe(false);
  expect(couldStop({ ...now, step: "close" })).toBe(false); // the turn has been paid
  expect(couldStop({ ...now, over: true })).toBe(false);
});

test("cards and regions are pointed at by a mouse that moves, not by one that happens to rest there", () => {
  const at = (screenX: number, screenY: number, pointerType = "mouse") => {
    const event = { screenX, screenY, pointerType };
    notice(event);
    return points(event);
  };
  expect([at(5, 5), at(5, 5), at(6, 5), at(6, 5), at(6, 9)]).toEqual([false, false, true, false, true]);
  expect(at(50, 50, "touch")).toBe(false);
});

const pages = import.meta.glob<string>("../src/**/*.tsx", { query: "?raw", import: "default", eager: true });

/** The opening tags of all buttons: what stands in braces may contain anything. */
function buttons(source: string): string[] {
  return [...source.matchAll(/<button\b/g)].map(({ index }) => {
    let [deep, end] = [0, index];
    while (deep || source[end] !== ">") deep += { "{": 1, "}": -1 }[source[end++] ?? ""] ?? 0;
    return source.slice(index, end);
  });
}

test("a button that only shows a sign says what it does to whoever points at it", () => {
  const signs = Object.values(pages).flatMap(buttons).filter((tag) => tag.includes("aria-label="));
  expect(signs.length).toBeGreaterThan(8);
  for (const tag of signs) expect(tag).toContain("title=");
});

test("what a combination does is said in a line: in the words made for it, or as far as its own are short", () => {
  const long = "A sentence that goes on for much longer than anybody could read in passing.";
  const line = (power: string, race: string) => halves({ power, race }).join(" ").replaceAll("\u00a0", " ");
  const made = (kind: "race" | "power", key: string, text: string): HomeMade => ({ kind, key, tokens: 5, side: "", name: key, text, names: {} });
  bundle.value = makeBundle("en", [`power-red-bold-text = ${long}\npower-red-bold-gist = 2 safe regions\nrace-red-newts-gist = take lakes`]);
  edition.value = "red";
  homeMade.value = [made("race", "bakers", "+1 coin each turn."), made("race", "cooks", `Hills cost 1 less. ${long}`), made("power", "slow", long)];
  expect(line("bold", "newts")).toBe("2 safe regions · take lakes");
  expect([line("bold", "bakers"), line("bold", "cooks")]).toEqual(["2 safe regions · +1 coin each turn", "2 safe regions · Hills cost 1 less"]);
  expect([line("slow", "cooks"), line("slow", "newts"), line("slow", "nobody")]).toEqual(["Hills cost 1 less", "take lakes", ""]);
  homeMade.value = [made("race", "newts", long)]; // of the same key as one of ours
  expect(line("bold", "newts")).toBe("2 safe regions");
  homeMade.value = [];
});
