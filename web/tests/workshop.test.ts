// The workshop: forms follow what the server says about them, drawings stay whole, a link brings its text back.
import { describe, expect, it } from "vitest";
import { begun, painted, removed, resized, sketchOf, withSketch, type Sketch } from "../src/workshop/drawing";
import { packed, unpacked } from "../src/workshop/link";
import { editionsIn, isReady, restored, thingOf, type Kept } from "../src/workshop/shelf";
import { caseOf, initial, keyOf, moved, onlyOne, opened, tidy, wordsOf, type Field, type Vocabulary } from "../src/workshop/vocabulary";

const FIELDS: Field[] = [
  { name: "on", kind: "word", words: ["dawn", "dusk"], needed: true },
  { name: "per", kind: "table", table: "per", by: ["on"], cases: { dawn: {} } },
  { name: "where", kind: "table", by: ["on", "per.of"], cases: { "dawn land": { table: "held" }, "dusk once": { table: "taken" } } },
  { name: "pay", kind: "number", low: 2, high: 5, by: ["on"], cases: { dusk: { needed: true } } },
];
const WORDS: Vocabulary = {
  editions: { one: { lands: ["bog", "fen", "moor"] }, two: { lands: ["fen", "moor", "reef"] } },
  banner: {},
  parts: [],
  tables: {
    per: { fields: [{ name: "of", kind: "word", words: ["once", "land"], default: "once" }], short: "of" },
    held: { fields: [{ name: "land", kind: "words", of: "lands" }, { name: "held", kind: "maybe" }] },
    taken: { fields: [{ name: "land", kind: "words", of: "lands" }] },
  },
  most_parts: 8,
  board: { fields: [], letters: "abc", gap: ".", widest: 48, name: 40, native: "there", tints: {}, start: {} },
  icons: {},
};

describe("forms", () => {
  const of = (name: string) => FIELDS.find((each) => each.name === name)!;

  it("offers a field beside the words with which it makes sense", () => {
    expect(caseOf(of("where"), FIELDS, { on: "dawn" }, WORDS)).toBeNull();
    expect(caseOf(of("where"), FIELDS, { on: "dawn", per: "land" }, WORDS)).toEqual({ needed: false, table: "held" });
    expect(caseOf(of("where"), FIELDS, { on: "dawn", per: { of: "land", most: 2 } }, WORDS)?.table).toBe("held");
    expect(caseOf(of("where"), FIELDS, { on: "dusk" }, WORDS)?.table).toBe("taken");
    expect(caseOf(of("pay"), FIELDS, { on: "dusk" }, WORDS)?.needed).toBe(true);
  });

  it("takes out what makes no sense any more and puts in what is needed", () => {
    const before = { on: "dusk", per: "land", where: { land: ["fen"], held: true } };
    expect(tidy(FIELDS, before, ["one"], WORDS)).toEqual({ on: "dusk", where: { land: ["fen"] }, pay: 2 });
  });

  it("lets what was said last take the place of what cannot stand beside it", () => {
    const fields: Field[] = [{ name: "less", kind: "number", instead: ["more"] }, { name: "more", kind: "number", instead: ["less"] }];
    expect(onlyOne(fields, { less: 1 }, { less: 1, more: 2 })).toEqual({ more: 2 });
    expect(onlyOne(fields, { more: 2 }, { less: 1, more: 2 })).toEqual({ less: 1 });
    expect(onlyOne(fields, { more: 2 }, { more: 2, per: "land" })).toEqual({ more: 2, per: "land" });
  });

  it("knows the words that all editions have", () => {
    const lands: Field = { name: "land", kind: "words", of: "lands", words: ["own"] };
    expect(wordsOf(lands, ["one"], WORDS)).toEqual(["bog", "fen", "moor", "own"]);
    expect(wordsOf(lands, ["one", "two"], WORDS)).toEqual(["fen", "moor", "own"]);
    expect(initial(lands, ["two"], WORDS)).toEqual(["fen"]);
  });

  it("opens a table that is written as one word", () => {
    expect(opened(WORDS.tables["per"], "land")).toEqual({ of: "land" });
    expect(opened(WORDS.tables["held"], "land")).toEqual({});
  });

  it("moves an entry of a list", () => {
    expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  });

  it("makes a key of a name in any of our languages", () => {
    expect(keyOf("Bee Keepers!")).toBe("bee_keepers");
    expect(keyOf("Žluté bóje")).toBe("zlute_boje");
    expect(keyOf("Пасечники")).toBe("pasechniki");
    expect(keyOf("123")).toBe("made_here");
    expect(keyOf("a".repeat(40))).toHaveLength(24);
  });
});

describe("drawings", () => {
  const sketch: Sketch = { rows: ["aa.", "ab."], regions: { a: { key: "r1", terrain: "fen", marks: [] }, b: { key: "r3", terrain: "bog", marks: ["x"] } } };

  it("begins a region with a letter and a key that are free", () => {
    const made = begun(sketch, { row: 0, column: 2 }, "moor", "abc");
    expect(made?.letter).toBe("c");
    expect(made?.sketch.rows).toEqual(["aac", "ab."]);
    expect(made?.sketch.regions["c"]).toEqual({ key: "r2", terrain: "moor", marks: [] });
    expect(begun(made!.sketch, { row: 1, column: 2 }, "moor", "abc")).toBeNull();
  });

  it("forgets a region that has no hexagon left", () => {
    expect(Object.keys(painted(sketch, { row: 1, column: 1 }, "a").regions)).toEqual(["a"]);
    expect(removed(sketch, "a", ".").rows).toEqual(["...", ".b."]);
    expect(Object.keys(resized(sketch, 1, 2, ".").regions)).toEqual(["a"]);
    expect(resized(sketch, 4, 3, ".").rows).toEqual(["aa..", "ab..", "...."]);
  });

  it("goes into a form and back", () => {
    expect(sketchOf(withSketch({ kind: "board" }, sketch))).toEqual(sketch);
  });
});

describe("creations", () => {
  const made = (id: string, at: number, more: Partial<Kept> = {}): Kept => ({ id, at, kind: "race", form: { name: "Bees" }, text: 'key = "bees"\n', name: "Bees", ...more });

  it("come back where they were", () => {
    const all = [made("c", 3), made("b", 2), made("a", 1)];
    expect(restored([all[0]!, all[2]!], all[1]!)).toEqual(all);
    expect(restored(all, all[1]!)).toEqual(all);
  });

  it("come to a table as they are called there, if they are right", () => {
    expect(thingOf(made("a", 1))).toBe("race:bees");
    expect(thingOf(made("a", 1, { kind: "power", text: "", form: { name: { en: "Two Words" } } }))).toBe("power:two_words");
    expect(isReady(made("a", 1))).toBe(true);
    for (const not of [{ wrong: true }, { ahead: true }, { name: "" }, { text: "" }]) expect(isReady(made("a", 1, not))).toBe(false);
    expect(editionsIn({}, "usual")).toEqual(["usual"]);
    expect(editionsIn({ edition: ["one", "two"] }, "usual")).toEqual(["one", "two"]);
  });
});

describe("links", () => {
  it("bring a text back", async () => {
    const text = 'name = "Žluté бóje"\n'.repeat(50);
    const code = await packed(text);
    expect(code).toMatch(/^[\w-]+$/);
    expect(code.length).toBeLessThan(200);
    expect(await unpacked(code)).toBe(text);
  });

  it("are harmless when they are none, or stand for too much", async () => {
    expect(await unpacked("nonsense")).toBe("");
    expect(await unpacked("%%%")).toBe("");
    expect(await unpacked(await packed("a".repeat(60_000)))).toHaveLength(60_000);
    await expect(packed("a".repeat(70_000)).then(unpacked)).resolves.toBe("");
  });
});
