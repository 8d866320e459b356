// What an answer is made of, and what several of them need to know.
import type { Income, Key, Region, SeatView, Tribe } from "../../protocol";
import { seatName } from "../../seats";
import { store } from "../../table";
import { anyName, edition, nameOf, type Args } from "../../words";
import { cardSays } from "../deck";

export interface Row {
  label: string;
  number: number;
  small?: string;
  card?: [kind: string, key: string];
}

export interface Answer {
  title: string;
  lead?: string; // what it is a number of
  rows: Row[];
  total?: { label: string; number: number };
  coins?: boolean; // not tokens
  plain?: boolean; // the rows are no sum
  notes: string[];
  needs?: number; // this face of the die or a higher one
  card: string; // the rule behind it
}

export function says(key: string, args?: Args): string {
  return cardSays([`why-${edition.value}-${key}`, `why-${key}`], args);
}

export function why(number: number | string): string {
  return says("number", { number });
}

export function regionOf(key: Key): Region | undefined {
  return store.view.value?.regions.find((each) => each.key === key);
}

export function tribesOf(seat: SeatView | undefined): Tribe[] {
  return seat ? [seat.active, ...seat.declined].flatMap((tribe) => (tribe ? [tribe] : [])) : [];
}

export function player(seat: number): string {
  return seatName(store.lobby.value, seat);
}

export function kindsOf(region: Region): string {
  return [nameOf("terrain", region.terrain), ...region.symbols.map((symbol) => nameOf("symbol", symbol))].join(" · ").toLocaleLowerCase();
}

export function incomeRows(items: Income[]): Row[] {
  return items.map((item) => ({ label: anyName(item.for, "for"), small: item.race ? nameOf("race", item.race) : "", number: item.coins, card: ["item", item.for] }));
}
