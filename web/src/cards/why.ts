// Why a number on the table is what it is, put together from what the server says. Nothing is decided here: prices, incomes
// and tokens come item by item, and this only finds words for them and the rule card that goes with them.
import type { Answer } from "./why/answer";
import { declined, earned, income, money, pays } from "./why/coins";
import { comboGift, comboPrice, comboTokens } from "./why/combos";
import { deed, line, round } from "./why/game";
import { change, moment, toll } from "./why/past";
import { ofRegion, pieces, price, standing } from "./why/price";
import { giving, hand, held, march, placedAt, placing } from "./why/tokens";

export type { Answer };

const ANSWERS: Record<string, (...of: string[]) => Answer | null> = {
  price: (key = "") => price(key),
  stack: (key = "") => standing(key),
  pieces: (key = "", piece = "") => pieces(key, piece),
  region: (key = "") => ofRegion(key),
  income: (seat) => income(Number(seat)),
  declined: (of = "") => declined(of),
  money: (seat) => money(Number(seat)),
  earned: (seat) => earned(Number(seat)),
  pays: (key = "") => pays(key),
  tokens: (place = "") => comboTokens(place),
  cost: (place = "") => comboPrice(place),
  gift: (place = "") => comboGift(place),
  hand,
  march,
  placing,
  placed: (key = "") => placedAt(key),
  giving,
  held: (seat) => held(Number(seat)),
  round,
  deed: (id = "") => deed(id),
  line: (id = "") => line(id),
  change: (key = "") => change(key),
  toll: (seat) => toll(Number(seat)),
  moment: (place) => moment(Number(place)),
};

/** What "why:NAME:OF" asks; nothing where that is gone from the table. */
export function answerTo(name: string): Answer | null {
  const [kind = "", ...of] = name.split(":");
  return ANSWERS[kind]?.(...of) ?? null;
}
