// What a combination costs and brings.
import type { Combo, Key } from "../../protocol";
import { store } from "../../table";
import { nameOf, powerOf, t } from "../../words";
import { cardCalled } from "../deck";
import { says, why, type Answer, type Row } from "./answer";

export function comboAt(place: string): Combo | undefined {
  return store.view.value?.column[Number(place)];
}

export function comboName({ race, power }: { race: Key; power: Key }): string {
  return `${powerOf(power, race)} ${nameOf("race", race)}`;
}

export function troop(race: Key, power: Key, tokens: number): Answer {
  const parts: Row[] = [
    { label: nameOf("race", race), number: cardCalled(`race:${race}`)?.tokens ?? 0, card: ["race", race] },
    { label: powerOf(power, race), number: cardCalled(`power:${power}`)?.tokens ?? 0, card: ["power", power] },
  ];
  const whole = parts.reduce((all, row) => all + row.number, 0) === tokens;
  return { title: why(tokens), lead: comboName({ race, power }), rows: whole ? parts : [], total: { label: t("ui-tokens-word", { tokens }), number: tokens }, notes: [], card: "idea:combo" };
}

export function comboTokens(place: string): Answer | null {
  const combo = comboAt(place);
  return combo ? troop(combo.race, combo.power, combo.tokens) : null;
}

export function comboPrice(place: string): Answer | null {
  const combo = comboAt(place);
  return combo ? { title: why(combo.price), lead: comboName(combo), rows: [], notes: [says("combo-price", { price: combo.price })], card: "idea:combo" } : null;
}

export function comboGift(place: string): Answer | null {
  const combo = comboAt(place);
  return combo ? { title: why(`+${combo.coins}`), lead: comboName(combo), rows: [], notes: [says("combo-gift", { coins: combo.coins })], card: "idea:combo" } : null;
}
