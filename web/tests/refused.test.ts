// What is wrong with a text that was brought is told in the reader's language, where somebody has translated it.
import { beforeEach, expect, test } from "vitest";
import { Refused, type Why } from "../src/api";
import { refusalOf } from "../src/pages/refused";
import { settings, type Language } from "../src/settings";
import { bundle, makeBundle } from "../src/words";

const texts = import.meta.glob<string>(["../text/??.ftl", "../text/ui.*.ftl", "../text/workshop.*.ftl"], { query: "?raw", import: "default", eager: true });

function speak(language: Language, parts = ["", "ui.", "workshop."]): void {
  settings.value = { ...settings.value, language };
  bundle.value = makeBundle(language, parts.map((part) => texts[`../text/${part}${language}.ftl`] ?? ""));
}

const english = "ability 2 (coins), where: terrain cannot be 'hil'. Did you mean 'hill'?";
const why: Why = { code: "word", values: { field: "terrain", value: "hil" }, where: "ability 2 (coins), where", mean: "hill", known: "" };

beforeEach(() => speak("en"));

test("English readers get the reader's own sentence", () => {
  expect(refusalOf(new Refused("bad_content", english, why))).toMatchObject({ reason: english, english: false });
});

test("others get the same in their language, with its place and what was meant", () => {
  speak("ru");
  const told = { reason: "ability 2 (coins), where: terrain: «hil» здесь не подходит. Может быть, «hill»?", english: false };
  expect(refusalOf(new Refused("bad_content", english, why))).toMatchObject(told);
  speak("cs");
  const several: Why = { code: "at_number", values: { low: 1, high: 5 }, where: "round", mean: "", known: "" };
  expect(refusalOf(new Refused("bad_position", "round: …", several)).reason).toBe("round: Tady má být celé číslo od 1\u00a0do 5.");
  const listed: Why = { code: "at_key", values: { value: "x" }, where: "", mean: "", known: "a, b" };
  expect(refusalOf(new Refused("bad_position", "…", listed)).reason).toBe("Pole „x“ neexistuje. Známá slova: a, b.");
});

test("what nobody has translated is marked as English, and so is all of it while its words have not come", () => {
  speak("ru");
  const lead = refusalOf(new Refused("bad_content", "")).lead;
  expect(lead).toMatch(/[а-яё]/);
  expect(refusalOf(new Refused("bad_content", "Strange."))).toEqual({ lead, reason: "Strange.", english: true });
  speak("ru", ["", "ui."]);
  expect(refusalOf(new Refused("bad_content", english, why))).toEqual({ lead, reason: english, english: true });
});

test("a refusal that is about no text has no sentence of a reader", () => {
  expect(refusalOf(new Refused("denied", "No.")).reason).toBe("");
  expect(refusalOf(new TypeError("no network")).reason).toBe("");
});
