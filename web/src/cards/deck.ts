// The cards of an edition as the server tells them, and their texts, which come in files of their own.
import type { FluentBundle } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { catalogue } from "../api";
import type { GameEvent, Key, Region } from "../protocol";
import { settings } from "../settings";
import { edition, fetchWords, makeBundle, nameOf, plain, t, type Args, type Kind } from "../words";

export interface Drawn extends Omit<Region, "island" | "defence"> {
  x: number;
  y: number;
}

export interface Example {
  regions: Drawn[];
  seats: ({ race: Key; power: Key | null; hand: number } | null)[];
  asked: "price" | "coins" | "reach" | "play";
  region: Key;
  terms: { for: Key; number: number }[];
  total: number;
  reasons: { region: Key; code: string }[];
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
}

export const KINDS = ["idea", "step", "race", "power", "piece", "terrain", "symbol", "option"];

const decks = signal<Record<string, RuleCard[]>>({});
const texts = signal<{ language: string; words: FluentBundle } | null>(null);

/** The cards of the edition at hand; none before they have come. */
export function cardsHere(): RuleCard[] {
  return decks.value[editionHere()] ?? [];
}

/** Away from any table the first edition is meant, unless a page says which. */
export function editionHere(): string {
  return edition.value || (catalogue.value?.editions[0]?.key ?? "");
}

export async function loadDeck(key: string): Promise<void> {
  if (!key || decks.value[key]) return;
  const answer = await fetch(`/api/cards/${key}`);
  if (!answer.ok) throw new Error(`cards: ${answer.status}`);
  const { cards } = (await answer.json()) as { cards: RuleCard[] };
  decks.value = { ...decks.value, [key]: cards };
}

export async function loadTexts(): Promise<void> {
  const { language } = settings.value;
  if (texts.value?.language === language) return;
  const source = await fetchWords(`../text/cards.${language}.ftl`);
  if (settings.value.language === language) texts.value = { language, words: makeBundle(language, [source]) };
}

/** Both are here, in the language that is spoken now. */
export function ready(): boolean {
  return cardsHere().length > 0 && texts.value?.language === settings.value.language;
}

/** Words of the cards' own files. */
export function cardSaid(key: string, args?: Args): string | undefined {
  const words = texts.value?.words;
  const message = words?.getMessage(key);
  return words && message?.value ? words.formatPattern(message.value, args, []) : undefined;
}

const OWN_WORDS = ["step", "option"];

export function titleOf({ kind, key }: { kind: string; key: string }): string {
  if (kind === "idea") return cardSaid(`idea-${key}`) ?? plain(key);
  return OWN_WORDS.includes(kind) ? t(`${kind}-${key}`) : nameOf(kind as Kind, key);
}

export function cardText({ kind, key }: RuleCard): string {
  return cardSaid(`card-${kind}-${editionHere()}-${key}`) ?? cardSaid(`card-${kind}-${key}`) ?? "";
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
