// The cards of an edition as the server tells them, and their texts, which come in files of their own.
import type { FluentBundle } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { ask } from "../alone";
import { catalogue } from "../api";
import type { GameEvent, HomeMade, Key, Region } from "../protocol";
import { settings } from "../settings";
import { edition, fetchWords, homeMade, makeBundle, nameOf, ownText, plain, t, textOf, type Args, type Kind } from "../words";

export interface Drawn extends Omit<Region, "island" | "defence"> {
  x: number;
  y: number;
}

export interface Example {
  regions: Drawn[];
  seats: ({ race: Key; power: Key | null; hand: number } | null)[];
  asked: "price" | "coins" | "reach" | "may" | "play";
  region: Key;
  answers: Answered[]; // one under each value of an option, otherwise a single one
}

/** What the engine said. */
export interface Answered {
  value: Key; // of the option
  after: Drawn[]; // when it has been played; empty where the map stays as it is
  terms: { for: Key; number: number }[];
  total: number;
  reasons: { region: Key; code: string }[];
  deeds: { do: Key; regions: Key[] }[];
  seat: number; // who may do them
  events: GameEvent[];
}

export interface RuleCard {
  kind: string;
  key: Key;
  rules: string[];
  related: string[];
  tokens: number;
  side: string;
  values: string[];
  also: string[];
  tint: string;
  example: Example | null;
  home?: HomeMade; // it is home-made, and these are its words
}

export const KINDS = ["idea", "step", "race", "power", "piece", "terrain", "symbol", "option"];

const decks = signal<Record<string, RuleCard[]>>({});
const texts = signal<{ language: string; words: FluentBundle; english: FluentBundle | null } | null>(null);
const PARTS = ["cards", "why"];
const SPARE = "en"; // has every word

/** The cards of the edition at hand, with those that a game brings itself; none before they have come. */
export function cardsHere(): RuleCard[] {
  const printed = decks.value[editionHere()];
  return printed ? [...printed, ...homeMade.value.filter((each) => each.kind !== "board").map(homeCard)] : [];
}

function homeCard(home: HomeMade): RuleCard {
  const { kind, key, tokens, side } = home;
  return { kind, key, rules: [], related: ["idea:custom"], tokens, side, values: [], also: [], tint: "", example: null, home };
}

/** Away from any table the first edition is meant, unless a page says which. */
export function editionHere(): string {
  return edition.value || (catalogue.value?.editions[0]?.key ?? "");
}

export async function loadDeck(key: string): Promise<void> {
  if (!key || decks.value[key]) return;
  const answer = await ask(`/api/cards/${key}`);
  if (!answer.ok) throw new Error(`cards: ${answer.status}`);
  const { cards } = (await answer.json()) as { cards: RuleCard[] };
  decks.value = { ...decks.value, [key]: cards };
}

async function bundleOf(language: string): Promise<FluentBundle> {
  return makeBundle(language, await Promise.all(PARTS.map((part) => fetchWords(`../text/${part}.${language}.ftl`))));
}

export async function loadTexts(): Promise<void> {
  const { language } = settings.value;
  if (texts.value?.language === language) return;
  const words = await bundleOf(language);
  if (settings.value.language === language) texts.value = { language, words, english: null };
}

let sent = false;

/** A word is missing in this language: send for English, which stands in for it. */
function missed(): void {
  if (sent || texts.value?.language === SPARE) return;
  sent = true;
  void bundleOf(SPARE)
    .then((english) => (texts.value = texts.value && { ...texts.value, english }))
    .catch(() => undefined)
    .finally(() => (sent = false));
}

/** Both are here, in the language that is spoken now. */
export function ready(): boolean {
  return cardsHere().length > 0 && texts.value?.language === settings.value.language;
}

/** Words of the cards' own files, if they have them. */
export function cardSaid(key: string, args?: Args): string | undefined {
  const here = texts.value;
  for (const words of here ? [here.words, here.english] : []) {
    const message = words?.getMessage(key);
    if (words && message?.value) return words.formatPattern(message.value, args, []);
  }
  return undefined;
}

/** Words that must be there: in English where this language lacks them. */
export function cardSays(keys: string[], args?: Args): string {
  for (const key of keys) {
    const found = cardSaid(key, args);
    if (found !== undefined) return found;
  }
  if (texts.value && !texts.value.english) missed();
  return "";
}

const OWN_WORDS = ["step", "option"];

export function titleOf({ kind, key }: { kind: string; key: string }): string {
  if (kind === "idea") return cardSays([`idea-${key}`]) || plain(key);
  return OWN_WORDS.includes(kind) ? t(`${kind}-${key}`) : nameOf(kind as Kind, key);
}

export function cardText({ kind, key, home }: RuleCard): string {
  if (home) return [ownText(home), home.understood?.[settings.value.language]].filter(Boolean).join(" ");
  return cardSays([`card-${kind}-${editionHere()}-${key}`, `card-${kind}-${key}`]);
}

const SHORT = ["race", "power", "piece"]; // a line for each is in the files of the game

/** One sentence of it. */
export function gist(card: RuleCard): string {
  const line = SHORT.includes(card.kind) ? textOf(card.kind as Kind, card.key) : "";
  return line || (/^.+?[.!?…](?=\s|$)/su.exec(cardText(card))?.[0] ?? cardText(card));
}

export function nameOfCard({ kind, key }: RuleCard): string {
  return `${kind}:${key}`;
}

/** What a word of a sum is explained by; powers are called like terrains, and mean more in a sum. */
const EXPLAIN = ["race", "power", "piece", "idea", "terrain", "symbol"];

/** The card that a name means; "item:KEY" is a part of a sum, of whatever kind. */
export function cardCalled(name: string): RuleCard | undefined {
  const [kind = "", key = ""] = name.split(":");
  const cards = cardsHere();
  if (kind !== "item") return cards.find((card) => card.kind === kind && card.key === key);
  const fits = cards.filter((card) => card.key === key || card.also.includes(key));
  return fits.sort((one, other) => EXPLAIN.indexOf(one.kind) - EXPLAIN.indexOf(other.kind)).find((card) => EXPLAIN.includes(card.kind));
}

export function tintOf(terrain: Key): string {
  return cardsHere().find((card) => card.kind === "terrain" && card.key === terrain)?.tint ?? "";
}
