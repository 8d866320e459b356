// Where coins come from: what a turn would bring, what is in the purse, what somebody ended with.
import { total } from "../../coins";
import { signal } from "@preact/signals";
import { loadPurse } from "../../api";
import { known } from "../../games";
import { placeName } from "../../places";
import type { Key, Purse } from "../../protocol";
import { chosenCard, mine, paid, store } from "../../table";
import { anyName, figure, nameOf, powerOf, t, textOf } from "../../words";
import { incomeRows, player, says, why, type Answer, type Row } from "./answer";

export function income(seat: number): Answer {
  const items = store.income(seat);
  return {
    title: why(`+${total(items)}`),
    lead: says("income", { player: player(seat) }),
    rows: incomeRows(items),
    total: { label: t("ui-rule-earns"), number: total(items) },
    coins: true,
    notes: items.length ? [] : [says("no-income")],
    card: "idea:coins",
  };
}

const WAYS = ["now", "stay", "later"] as const;

/** What declining brings now, every turn after that, and what not to decline would bring; or the first turn of a new race. */
export function declined(of: string): Answer | null {
  const decline = mine.value?.decline;
  if (!decline) return null;
  const [best] = decline.combos;
  const combo = best && store.view.value?.column[best.combo];
  if (of === "new" && best && combo) {
    const note = t("ui-decline-new-text", { regions: best.regions, price: combo.price, lying: combo.coins });
    return { title: why(`+${best.coins}`), lead: `${powerOf(combo.power, combo.race)} ${nameOf("race", combo.race)}`, rows: [], notes: [note], card: "idea:second" };
  }
  const way = WAYS.find((each) => each === of);
  if (!way) return null;
  const items = decline[way];
  return {
    title: why(`+${total(items)}`),
    lead: t(`ui-decline-${way}`),
    rows: incomeRows(items),
    total: { label: t("ui-rule-earns"), number: total(items) },
    coins: true,
    notes: [],
    card: "idea:decline",
  };
}

const purse = signal<{ version: number; told: Purse } | null>(null);
let asking = -1;

/** How the own coins add up, sent for when somebody wants to know. */
export function ledger(): Purse | null {
  const [table, version, viewer] = [store.table.value, store.version.value ?? 0, store.view.value?.viewer ?? null];
  const now = purse.value;
  if (now?.version === version && now.told.seat === viewer) return now.told;
  const token = viewer === null ? undefined : known(table)?.seats[store.held.value.indexOf(viewer)];
  if (token && asking !== version) {
    asking = version;
    void loadPurse(table, token)
      .then((told) => (purse.value = { version, told }))
      .catch(() => undefined)
      .finally(() => (asking = -1));
  }
  return now?.told.seat === viewer && now.told.coins === store.view.value?.coins ? now.told : null;
}

export function ownCoins(): Answer | null {
  const coins = store.view.value?.coins ?? null;
  if (coins === null) return null;
  const told = ledger();
  const rounds = told?.coins === coins ? told.rounds : [];
  const rows = rounds.map(({ round, items }): Row => {
    const parts = items.map((item) => `${anyName(item.for, "for")} ${figure(item.coins)}`).join(", ");
    return round === 0 ? { label: anyName("start", "for"), number: total(items) } : { label: says("round", { round }), small: parts, number: total(items) };
  });
  return { title: why(coins), lead: t("ui-purse-is"), rows, ...(rows.length ? { total: { label: t("ui-in-purse"), number: coins } } : {}), coins: true, notes: [says("secret")], card: "idea:secret" };
}

/** What another player has is secret; what they would earn is not. */
export function money(seat: number): Answer | null {
  return store.view.value?.viewer === seat && store.view.value.coins !== null ? ownCoins() : income(seat);
}

export function earned(seat: number): Answer | null {
  const coins = store.view.value?.scores?.[seat];
  if (coins === undefined) return null;
  const items = store.game.value?.earned?.find((each) => each.seat === seat)?.items ?? [];
  const rows = items.map((item): Row => ({ label: anyName(item.for, "for"), number: item.coins, card: ["item", item.for] }));
  return { title: why(coins), lead: player(seat), rows, ...(rows.length ? { total: { label: t("ui-result"), number: coins } } : {}), coins: true, notes: [], card: "idea:winner" };
}

/** What a card under the pointer would be paid for a region. */
export function pays(key: Key): Answer | null {
  const coins = paid.value.get(key);
  const combo = store.view.value?.column[chosenCard.value ?? -1];
  if (!coins || !combo) return null;
  const notes = [textOf("power", combo.power), textOf("race", combo.race)].filter(Boolean);
  return { title: why(`+${coins}`), lead: says("pays", { place: placeName(key), race: nameOf("race", combo.race), power: powerOf(combo.power, combo.race) }), rows: [], notes, card: "idea:coins" };
}
