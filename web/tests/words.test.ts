import { beforeEach, expect, test, vi } from "vitest";
import type { HomeMade } from "../src/protocol";
import { settings } from "../src/settings";
import { anyName, bundle, comboOf, divided, edition, figure, homeMade, makeBundle, nameOf, plain, powerOf, reasonOf, refusal, t, textOf } from "../src/words";

const texts = import.meta.glob<string>("../text/ui.*.ftl", { query: "?raw", import: "default", eager: true });
const code = import.meta.glob<string>("../src/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });
const read = (language: string) => texts[`../text/ui.${language}.ftl`] ?? "";
const LANGUAGES = ["en", "ru", "cs"];
const TIE = "\u00a0"; // a blank at which no line ends

beforeEach(() => {
  bundle.value = makeBundle("en", ["race-red-newts = Newts\nrace-red-newts-text = They swim.\npiece-flag = Flag\nfor-flag = flags held"]);
  edition.value = "red";
});

test("a race is looked up in its edition; what nobody wrote about is shown as its key", () => {
  expect(nameOf("race", "newts")).toBe("Newts");
  expect(textOf("race", "newts")).toBe("They swim.");
  expect(nameOf("race", "sand_newts")).toBe("Sand newts");
  expect(textOf("race", "sand_newts")).toBe("");
  expect(plain("ui-hole_in_one")).toBe("Hole in one");
});

test("a power may be bent by its race; without one, or where nothing bends, it has its plain form", () => {
  const bent = "race-red-newts = Žáby\npower-red-bold = { $ending ->\n    [y] Smělé\n   *[other] Smělí\n  }\npower-red-shy = Plaché";
  bundle.value = makeBundle("cs", [bent]);
  expect([powerOf("bold", "newts"), powerOf("bold", "frogs"), nameOf("power", "bold")]).toEqual(["Smělé", "Smělí", "Smělí"]);
  expect([powerOf("shy", "newts"), powerOf("nobody_knows", "newts")]).toEqual(["Plaché", "Nobody knows"]);
});

test("numbers are written as the language does, by one function", () => {
  const before = settings.value;
  settings.value = { ...before, language: "en" };
  expect([figure(2.44), figure(3), figure(3, { all: true }), figure(-1.5), figure(-0.04), figure(-0.04, { all: true })]).toEqual(["2.4", "3", "3.0", "−1.5", "0", "0.0"]);
  expect([figure(2.4, { signed: true }), figure(-2.4, { signed: true }), figure(0.01, { signed: true }), figure(0.617, { percent: true, digits: 0 })]).toEqual(["+2.4", "−2.4", "0", "62%"]);
  settings.value = { ...before, language: "cs" };
  expect([figure(-2.44), figure(0.617, { percent: true, digits: 0 })]).toEqual(["−2,4", `62${TIE}%`]);
  settings.value = { ...before, language: "ru" };
  expect([figure(12345.6, { all: true }), figure(0.617, { percent: true, digits: 0 })]).toEqual([`12${TIE}345,6`, `62${TIE}%`]);
  settings.value = before;
  expect(Object.keys(code).filter((file) => /NumberFormat|toLocaleString/.test(code[file] ?? ""))).toEqual(["../src/words.ts"]);
});

test("a home-made race says after which letter a power is bent", () => {
  bundle.value = makeBundle("cs", ["power-red-bold = { $ending ->\n    [y] Smělé\n   *[other] Smělí\n  }"]);
  const before = settings.value;
  settings.value = { ...before, language: "cs" };
  const witches: HomeMade = { kind: "race", key: "witches", tokens: 5, side: "", name: "Čarodějnice", text: "", names: {} };
  homeMade.value = [{ ...witches, endings: { cs: "y" } }];
  expect(powerOf("bold", "witches")).toBe("Smělé");
  homeMade.value = [];
  settings.value = before;
});

test("an edition has its own words for a reason where it needs them", () => {
  bundle.value = makeBundle("en", ["why-far = Too far.\nwhy-red-far = Across the sea.\nwhy-near = Too near."]);
  expect([reasonOf("far"), reasonOf("near"), reasonOf("unknown")]).toEqual(["Across the sea.", "Too near.", undefined]);
  edition.value = "blue";
  expect(reasonOf("far")).toBe("Too far.");
});

test("a refusal without words is told in the language of the page, never in the server's", () => {
  const words = "why-near = Слишком близко.\nerror-illegal = Правила не велят.\nui-refused = Так нельзя.";
  bundle.value = makeBundle("ru", [words]);
  expect([refusal("illegal", "near"), refusal("illegal", "strange"), refusal("strange")]).toEqual([
    "Слишком близко.",
    "Правила не велят.",
    "Так нельзя.",
  ]);
});

test("a word of unknown kind is found, in its own list first", () => {
  expect(anyName("flag")).toBe("Flag");
  expect(anyName("flag", "for")).toBe("flags held");
});

test("a race has its power before it, in small letters where the language wants them", () => {
  const names = "power-red-bold = Смелые\nrace-red-newts = Тритоны\ncombo = ";
  bundle.value = makeBundle("ru", [`${names}{ $power } { $small }`]);
  expect([comboOf("bold", "newts"), comboOf(null, "newts")]).toEqual(["Смелые тритоны", "Тритоны"]);
  bundle.value = makeBundle("en", [`${names}{ $power } { $race }`]);
  expect(comboOf("bold", "newts")).toBe("Смелые Тритоны");
});

test("long names are divided between syllables, short ones are left whole", () => {
  const shown = (name: string) => divided(name).replaceAll("\u00ad", "-");
  expect(["Летучие", "Эльфы крови", "Orcs"].map(shown)).toEqual(["Летучие", "Эльфы крови", "Orcs"]);
  expect(shown("Драконовластные")).toBe("Дра-ко-но-властные");
  expect(shown("Горнодобывающие")).toBe("Гор-но-до-бы-ваю-щие");
  expect(shown("Полурослики")).toBe("Полу-рос-лики");
  expect(shown("Mořeplavečtí")).toBe("Moře-pla-večtí");
  expect(shown("Bylinkářští")).toBe("Bylin-kářští");
});

test("a number keeps its noun and a word of one letter the next word, where lines would break badly", () => {
  const text = "ui-x = { $n } монет и в лес — он, 50 %";
  bundle.value = makeBundle("ru", [text]);
  expect(t("ui-x", { n: 5 })).toBe(`5${TIE}монет и${TIE}в${TIE}лес${TIE}— он, 50${TIE}%`);
  bundle.value = makeBundle("cs", ["ui-x = K lesu s 2 žetony"]);
  expect(t("ui-x")).toBe(`K${TIE}lesu s${TIE}2${TIE}žetony`);
  bundle.value = makeBundle("en", ["ui-x = Pay 2 coins"]);
  expect(t("ui-x")).toBe("Pay 2 coins");
});

test("a word that a language lacks is told in English, and until that is here by its key", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, text: () => Promise.resolve("ui-new_thing = Brand new") }));
  bundle.value = makeBundle("cs", ["ui-old = Staré"]);
  expect([t("ui-old"), t("ui-new_thing")]).toEqual(["Staré", "New thing"]);
  await vi.waitFor(() => expect(t("ui-new_thing")).toBe("Brand new"));
  expect(t("ui-old")).toBe("Staré");
  vi.unstubAllGlobals();
});

test("plurals of three languages", () => {
  const said = LANGUAGES.map((language) => {
    bundle.value = makeBundle(language, [read(language)]);
    return [1, 2, 5, 21].map((tokens) => t("ui-tokens", { tokens }).replace(TIE, " "));
  });
  expect(said).toEqual([
    ["1 token", "2 tokens", "5 tokens", "21 tokens"],
    ["1 жетон", "2 жетона", "5 жетонов", "21 жетон"],
    ["1 žeton", "2 žetony", "5 žetonů", "21 žetonů"],
  ]);
});

test("every language has the same words of the page, with the same variables", () => {
  const messages = (language: string) => {
    const found: Record<string, string[]> = {};
    for (const part of read(language).split(/^(?=ui-)/m).slice(1)) {
      const [key = ""] = part.split(" =");
      found[key] = [...new Set(part.match(/\$\w+/g) ?? [])].sort();
    }
    return found;
  };
  const english = messages("en");
  expect(Object.keys(english).length).toBeGreaterThan(100);
  expect(messages("ru")).toEqual(english);
  expect(messages("cs")).toEqual(english);
});

test("every word a page asks for is written", () => {
  const written = new Set(read("en").match(/^ui-[\w-]+/gm));
  for (const [file, text] of Object.entries(code)) {
    for (const [, key = ""] of text.matchAll(/"(ui-[\w-]+)"/g)) expect(written, `${file}: ${key}`).toContain(key);
  }
  expect(Object.keys(code).length).toBeGreaterThan(20);
});
