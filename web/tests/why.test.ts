import { beforeEach, expect, test, vi } from "vitest";
import { catalogue } from "../src/api";
import { cardCalled, cardsHere, cardText, gist, loadDeck, loadTexts, titleOf } from "../src/cards/deck";
import { placeTip, type Box } from "../src/cards/place";
import { answerTo } from "../src/cards/why";
import type { Game, HomeMade } from "../src/protocol";
import { unusual, valuesAt } from "../src/rules-here";
import { store } from "../src/table";
import { bundle, edition, homeMade, makeBundle, nameOf, textOf } from "../src/words";

const raw = import.meta.glob<string>(["../text/en.ftl", "../text/*.en.ftl"], { query: "?raw", import: "default", eager: true });
const english = (part: string) => raw[`../text/${part}.en.ftl`] ?? "";

const card = (kind: string, key: string, tokens = 0) => ({ kind, key, rules: [], related: [], tokens, side: "", values: [], also: [], tint: "", example: null });
const DECK = [card("race", "foxes", 5), card("power", "sly", 4), card("idea", "price")];

const region = { key: "den", island: 0, terrain: "hill", symbols: [], tokens: 2, race: "hens", player: 1, active: true, pieces: {}, defence: 5 };
const tribe = { race: "foxes", power: "sly", regions: ["lair"], hand: 4, set_aside: 0, fled: 0 };
const lair = { ...region, key: "lair", tokens: 1, race: "foxes", player: 0, defence: 3 };
const game = {
  view: {
    edition: "red", board: "b", players: 2, viewer: 0, round: 3, rounds: 10, turn_of: 0, first: 0, decider: 0, step: "conquer", over: false,
    regions: [region, lair],
    seats: [
      { seat: 0, active: tribe, declined: [], truce_with: null, notes: [], tokens_on_map: 1 },
      { seat: 1, active: { ...tribe, race: "hens", power: null, regions: ["den"], hand: 0 }, declined: [], truce_with: null, notes: [], tokens_on_map: 2 },
    ],
    column: [
      { race: "foxes", power: "sly", coins: 2, price: 0, tokens: 9 },
      { race: "foxes", power: "sly", coins: 0, price: 1, tokens: 10 },
    ],
    turn: { declining: false, picked: false, acting: "foxes", roll: null, armed: [], noted: [], conquered: [] },
    ask: null, coins: 7,
  },
  choices: {
    seat: 0, actions: [{ do: "conquer", region: "den", price: 3 }], faces: 6, deploy: null, can_undo: false, decline: null,
    regions: { den: { code: "ok", price: 3, hand: 4, items: [{ for: "land", tokens: 2 }, { for: "hens", tokens: 2 }, { for: "sly", tokens: -1 }], wins: 6 } },
  },
  income: [{ seat: 1, items: [{ race: "hens", for: "regions", coins: 4 }, { race: "hens", for: "hens", coins: 2 }] }],
} as unknown as Game;

beforeEach(async () => {
  vi.stubGlobal("fetch", (url: string) => Promise.resolve(new Response(url.includes("cards/red") ? JSON.stringify({ cards: DECK }) : `${english("cards")}\n${english("why")}`)));
  bundle.value = makeBundle("en", [english("ui"), "item-land = land\nrace-red-hens = Hens\nrace-red-foxes = Foxes\npower-red-sly = Sly\nterrain-hill = Hill\nfor-regions = regions"]);
  edition.value = "red";
  homeMade.value = [];
  store.game.value = game;
  await Promise.all([loadDeck("red"), loadTexts()]);
});

test("a price is told part by part, and whose each part is", () => {
  const told = answerTo("price:den");
  expect(told?.title).toBe("Why 3?");
  expect(told?.rows.map((row) => `${row.number} ${row.label}`)).toEqual(["2 land", "2 Hens standing there", "-1 your Sly"]);
  expect(told?.total?.number).toBe(3);
  expect(told?.notes).toEqual(["You have 4 tokens in hand: enough."]);
});

test("of a die that may be rolled twice the lowest face that does is told, and the chance of both rolls", () => {
  const choices = game.choices as NonNullable<Game["choices"]>;
  const den = { code: "die", price: 6, hand: 4, items: [{ for: "land", tokens: 6 }], wins: 18, needs: 1, again: true };
  store.game.value = { ...game, choices: { ...choices, faces: 36, regions: { den } } };
  const told = answerTo("price:den");
  expect(told?.notes).toEqual(["You have 4: the die must show 1 or more.", "The die may be rolled twice: 50% in all."]);
  expect(told?.needs).toBe(1);
});

test("where the same race's die is not rolled again, its faces are counted", () => {
  const choices = game.choices as NonNullable<Game["choices"]>;
  catalogue.value = { editions: [{ key: "red", die: [0, 0, 0, 1, 2, 3] }] } as unknown as typeof catalogue.value;
  const den = { code: "die", price: 6, hand: 4, items: [{ for: "land", tokens: 6 }], wins: 12, needs: 2, again: false };
  store.game.value = { ...game, choices: { ...choices, faces: 36, regions: { den } } };
  expect(answerTo("price:den")?.notes).toEqual(["You have 4: the die must show 2 or more.", "2 of 6 faces will do: 33%."]);
});

test("a die that wins with any face is not asked for a nought", () => {
  const choices = game.choices as NonNullable<Game["choices"]>;
  const den = { code: "die", price: 5, hand: 4, items: [{ for: "land", tokens: 5 }], wins: 6, needs: 0, again: false };
  store.game.value = { ...game, choices: { ...choices, faces: 6, regions: { den } } };
  expect(answerTo("price:den")?.notes[0]).toBe("You have 4: any face of the die will do.");
});

test("where the die does not help, that is the reason beside the sum", () => {
  const choices = game.choices as NonNullable<Game["choices"]>;
  const den = { code: "no_die", price: 5, hand: 4, items: [{ for: "land", tokens: 5 }], wins: 0, needs: null, again: false };
  bundle.value = makeBundle("en", [raw["../text/en.ftl"] ?? ""]);
  store.game.value = { ...game, choices: { ...choices, regions: { den } } };
  expect(answerTo("price:den")?.notes).toEqual(["The die is of no help there, and you have too few tokens in hand."]);
});

test("tokens of a combination are those of both, and no sum is told that does not add up", () => {
  expect(answerTo("tokens:0")?.rows.map((row) => row.number)).toEqual([5, 4]);
  expect(answerTo("tokens:1")?.rows).toEqual([]);
  expect(answerTo("gift:0")?.notes[0]).toContain("2 times");
  expect(answerTo("cost:1")?.notes[0]).toContain("1 combo above");
});

test("of others the income is told, never the purse", () => {
  expect(answerTo("money:1")?.total?.number).toBe(6);
  expect(JSON.stringify(answerTo("money:1"))).not.toContain("7");
});

test("what is gone from the table has no answer, and nobody stumbles over it", () => {
  for (const name of ["price:nowhere", "tokens:9", "stack:nowhere", "deed:99", "line:99", "earned:0", "nonsense", "pieces:den:hat", ""]) expect(answerTo(name)).toBeNull();
});

test("a home-made race has its own words, a card and a place in the search", () => {
  const bakers: HomeMade = { kind: "race", key: "bakers", tokens: 6, side: "", name: "Bakers <b>", text: "They bake.", understood: { en: "Bakers: 6 tokens." }, names: { en: { bakers: "Bakers <b>", "bakers:2": "Bakers (honey)" } } };
  homeMade.value = [bakers];
  expect([nameOf("race", "bakers"), textOf("race", "bakers")]).toEqual(["Bakers <b>", "They bake."]);
  const found = cardCalled("race:bakers");
  expect(found && [titleOf(found), gist(found), cardText(found)]).toEqual(["Bakers <b>", "They bake.", "They bake. Bakers: 6 tokens."]);
  expect(cardsHere().length).toBe(DECK.length + 1);
  expect(cardCalled("item:bakers")?.home?.name).toBe("Bakers <b>"); // also as a part of a sum
});

test("the options of a table are told where they differ from the usual ones", () => {
  catalogue.value = { editions: [{ key: "red", presets: { default: { a: "yes", b: "no" }, old: { a: "no", b: "no" } } }] } as never;
  expect(valuesAt({ edition: "red", preset: "old", options: { b: "yes" } })).toEqual({ a: "no", b: "yes" });
  expect(unusual({ edition: "red", preset: "default", options: {} })).toEqual([]);
  expect(unusual({ edition: "red", preset: "old", options: {} })).toEqual([["a", "no"]]);
  expect(unusual({ edition: "red", preset: "old", options: { a: "yes", b: "yes" } })).toEqual([["b", "yes"]]);
});

test("what is told lies beside what it speaks of, and on the screen", () => {
  const over = (one: Omit<Box, "worth">, other: Omit<Box, "worth">) => one.x0 < other.x1 && other.x0 < one.x1 && one.y0 < other.y1 && other.y0 < one.y1;
  for (const [x, y] of [[5, 5], [600, 5], [1270, 5], [5, 700], [640, 360], [1270, 710]] as const) {
    const at: Box = { x0: x - 4, y0: y - 4, x1: x + 4, y1: y + 4, worth: 0 };
    const [left, top] = placeTip(at, [260, 120], [], [1280, 720]);
    const box = { x0: left, y0: top, x1: left + 260, y1: top + 120 };
    expect(box.x0 >= 0 && box.y0 >= 0 && box.x1 <= 1280 && box.y1 <= 720).toBe(true);
    expect(over(box, at)).toBe(false);
  }
  const button: Box = { x0: 500, y0: 200, x1: 780, y1: 350, worth: 3 };
  const [, top] = placeTip({ x0: 630, y0: 360, x1: 650, y1: 380, worth: 0 }, [200, 100], [button], [1280, 720]);
  expect(top).toBeGreaterThan(350); // not over the button above
});
