// What the coach says: the sentence of a lesson, in the words of the edition where it has its own.
import { placeName } from "../places";
import type { PriceItem } from "../protocol";
import { anyName, edition, nameOf, said, t, textOf, type Args } from "../words";
import type { Word } from "./lessons";

/** 2 land + 1 for something. */
export function sumOf(items: readonly PriceItem[]): string {
  return items.map(({ tokens, for: what }, place) => `${tokens < 0 ? "− " : place ? "+ " : ""}${Math.abs(tokens)} ${anyName(what)}`).join(" ");
}

export function wordOf(word: Word): string | number {
  if (typeof word === "number") return word;
  if ("items" in word) return sumOf(word.items);
  if (word.kind === "place") return placeName(word.key);
  return word.kind === "about" ? textOf("piece", word.key) : nameOf(word.kind, word.key);
}

/** The title of a lesson, or its text. */
export function told(key: string, part: "" | "-text", args?: Args): string {
  return said(`coach-${key}-${edition.value}${part}`, args) ?? t(`coach-${key}${part}`, args);
}

/** What stands between two stars matters most. */
export function Sentences({ text }: { text: string }) {
  return <p>{text.split("**").map((part, place) => (place % 2 ? <b key={place}>{part}</b> : part))}</p>;
}
