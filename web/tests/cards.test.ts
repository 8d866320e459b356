import { expect, test } from "vitest";
import { ranges, search, type Entry } from "../src/cards/find";
import { askedFor } from "../src/pages/rulebook";

const entries: Entry<string>[] = [
  { card: "moat", title: "Moat", text: "Keeps wolves away from a tower." },
  { card: "tower", title: "Tower", text: "It makes its region dearer." },
  { card: "upadek", title: "Úpadek", text: "Místo dobývání." },
  { card: "orly", title: "Орлы", text: "Ещё 1 монета за каждое гнездо." },
];

test("titles come before texts that only mention the word", () => {
  expect(search(entries, "tower")).toEqual(["tower", "moat"]);
  expect(search(entries, "tow")).toEqual(["tower", "moat"]); // the beginning of a word is enough
});

test("accents, capitals and the two dots of ё do not matter", () => {
  expect(search(entries, "UPADEK")).toEqual(["upadek"]);
  expect(search(entries, "еще гнезд")).toEqual(["orly"]);
});

test("all words are wanted, and none means everything", () => {
  expect(search(entries, "wolves tower")).toEqual(["moat"]);
  expect(search(entries, "wolves nest")).toEqual([]);
  expect(search(entries, "  ")).toEqual(["moat", "tower", "upadek", "orly"]);
});

test("ids are told in short", () => {
  expect(ranges(["B-DIE-01", "B-DIE-02", "B-DIE-03", "B-X-A-B", "B-END-09", "B-END-10"])).toEqual(["B-DIE-01…03", "B-X-A-B", "B-END-09…10"]);
  expect(ranges([])).toEqual([]);
});

test("an address may name an edition, a card, or both", () => {
  expect(askedFor("")).toEqual({ edition: "", card: "" });
  expect(askedFor("second")).toEqual({ edition: "second", card: "" });
  expect(askedFor("race/wolves")).toEqual({ edition: "", card: "race:wolves" });
  expect(askedFor("second/race/wolves")).toEqual({ edition: "second", card: "race:wolves" });
});
