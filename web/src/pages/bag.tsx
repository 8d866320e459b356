// The home-made things of a table, as its pages handle them; what shows them comes when it is needed.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { HomeMade, Key, Offer } from "../protocol";
import { eventually } from "../retry";

export interface Bag {
  edition: Key;
  players: number;
  cards: HomeMade[];
  board: Key; // the one that is chosen
  mayChange: boolean;
  add: (texts: string[]) => Promise<void>;
  remove: (thing: string) => Promise<void>;
  take: (offer: Offer, on: boolean) => Promise<void>;
  lay: (board: Key) => Promise<void>;
}

const sheet = signal<ComponentType<{ bag: Bag }> | null>(null);

export function HomeMadePart({ bag }: { bag: Bag }) {
  const needed = bag.mayChange || bag.cards.length > 0;
  useEffect(() => {
    if (needed) void eventually(async () => (sheet.value ??= (await import("./homemade")).HomeMadeSheet));
  }, [needed]);
  const Sheet = sheet.value;
  return needed && Sheet ? <Sheet bag={bag} /> : null;
}
