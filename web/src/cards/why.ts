// Why a number on the table is what it is, put together from what the server says. Nothing is decided here: prices, incomes
// and tokens come item by item, and this only finds words for them and the rule card that goes with them.
import { signal } from "@preact/signals";
import { dieOf, loadPurse } from "../api";
import { percent } from "../choose";
import { deeds, kept } from "../deeds";
import { known } from "../games";
import { placeName } from "../places";
import type { Combo, Explained, Income, Key, Purse, Region, SeatView, Tribe } from "../protocol";
import { left } from "../redeploy";
import { seatName } from "../seats";
import { chosenCard, draft, mine, paid, store } from "../table";
import { anyName, edition, nameOf, powerOf, reasonOf, t, textOf, type Args } from "../words";
import { cardCalled, cardSays } from "./deck";

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
  wins?: number; // so many faces of the die
  card: string; // the rule behind it
}

function says(key: string, args?: Args): string {
  return cardSays([`why-${edition.value}-${key}`, `why-${key}`], args);
}

function why(number: number | string): string {
  return says("number", { number });
}

function regionOf(key: Key): Region | undefined {
  return store.view.value?.regions.find((each) => each.key === key);
}

function tribesOf(seat: SeatView | undefined): Tribe[] {
  return seat ? [seat.active, ...seat.declined].flatMap((tribe) => (tribe ? [tribe] : [])) : [];
}

function player(seat: number): string {
  return seatName(store.lobby.value, seat);
}

function kindsOf(region: Region): string {
  return [nameOf("terrain", region.terrain), ...region.symbols.map((symbol) => nameOf("symbol", symbol))].join(" · ").toLocaleLowerCase();
}

// Prices

function priceRow(item: Explained["items"][number], region: Region, own: Tribe | undefined): Row {
  const name = anyName(item.for);
  const stands = item.for === region.race && item.tokens > 0;
  const mineOwn = !stands && (item.for === own?.race || item.for === own?.power);
  const label = stands ? says("stands", { race: name }) : mineOwn ? says("yours", { name }) : name;
  return { label, number: item.tokens, card: ["item", item.for] };
}

/** The race that would attack. */
function attacker(): Tribe | undefined {
  const own = store.own.value;
  return tribesOf(own).find((tribe) => tribe.race === store.view.value?.turn.acting) ?? own?.active ?? undefined;
}

function price(key: Key): Answer | null {
  const region = regionOf(key);
  const told = mine.value?.regions[key];
  if (!region || !told) return null;
  const short = told.price - told.hand;
  const faces = dieOf(edition.value).length;
  const die = short > 0 && told.wins > 0;
  const notes = die
    ? [t("ui-die-needs", { hand: told.hand, need: short }), says("faces", { wins: told.wins, faces, percent: percent(told.wins, mine.value) })]
    : short > 0 && told.code === "too_few_tokens"
      ? [says("short", { hand: told.hand, short })]
      : told.code === "ok"
        ? [says("enough", { hand: told.hand })]
        : [reasonOf(told.code) ?? ""].filter(Boolean);
  return {
    title: why(told.price),
    lead: `${placeName(key)}, ${kindsOf(region)}`,
    rows: told.items.map((item) => priceRow(item, region, attacker())),
    total: { label: says("price"), number: told.price },
    notes,
    ...(die ? { wins: told.wins } : {}),
    card: die ? "idea:die" : "idea:price",
  };
}

function standing(key: Key): Answer | null {
  const region = regionOf(key);
  if (!region?.race || !region.tokens) return null;
  const holder = region.player === null ? "" : player(region.player);
  const lead = [placeName(key), holder, region.player !== null && !region.active ? t("ui-in-decline") : ""].filter(Boolean).join(" · ");
  const notes = [textOf("race", region.race), says("costs", { tokens: region.defence })];
  return { title: `${nameOf("race", region.race)}: ${t("ui-tokens", { tokens: region.tokens })}`, lead, rows: [], notes: notes.filter(Boolean), card: `race:${region.race}` };
}

function pieces(key: Key, piece: Key): Answer | null {
  const number = regionOf(key)?.pieces[piece] ?? 0;
  if (!number) return null;
  const name = nameOf("piece", piece);
  return { title: number > 1 ? `${name} × ${number}` : name, lead: placeName(key), rows: [], notes: [textOf("piece", piece)].filter(Boolean), card: `piece:${piece}` };
}

/** Whatever there is to say of a region. */
function ofRegion(key: Key): Answer | null {
  const region = regionOf(key);
  if (!region) return null;
  const priced = mine.value?.actions.some((action) => action.region === key && action.price !== undefined);
  if (priced) return price(key);
  const told = mine.value?.regions[key];
  const stack = standing(key);
  const reason = told && mine.value?.actions.some((action) => action.price !== undefined) ? reasonOf(told.code) : undefined;
  const notes = [reason ?? "", ...(stack?.notes ?? [])].filter(Boolean);
  const rule = reason && told && cardCalled(`item:${told.code}`) ? `item:${told.code}` : undefined;
  return { title: placeName(key), lead: [kindsOf(region), stack?.title].filter(Boolean).join(" · "), rows: [], notes, card: rule ?? stack?.card ?? `terrain:${region.terrain}` };
}

// Coins

function incomeRows(items: Income[]): Row[] {
  return items.map((item) => ({ label: anyName(item.for, "for"), small: item.race ? nameOf("race", item.race) : "", number: item.coins, card: ["item", item.for] }));
}

function sum(items: readonly { coins: number }[]): number {
  return items.reduce((all, item) => all + item.coins, 0);
}

function income(seat: number): Answer {
  const items = store.income(seat);
  return {
    title: why(`+${sum(items)}`),
    lead: says("income", { player: player(seat) }),
    rows: incomeRows(items),
    total: { label: t("ui-rule-earns"), number: sum(items) },
    coins: true,
    notes: items.length ? [] : [says("no-income")],
    card: "idea:coins",
  };
}

function declined(): Answer | null {
  const items = mine.value?.if_declined;
  if (!items) return null;
  return { title: why(`+${sum(items)}`), lead: t("ui-if-decline"), rows: incomeRows(items), total: { label: t("ui-rule-earns"), number: sum(items) }, coins: true, notes: [], card: "idea:decline" };
}

const purse = signal<{ version: number; told: Purse } | null>(null);
let asking = -1;

/** How the own coins add up, sent for when somebody wants to know. */
function ledger(): Purse | null {
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

function ownCoins(): Answer | null {
  const coins = store.view.value?.coins ?? null;
  if (coins === null) return null;
  const told = ledger();
  const rounds = told?.coins === coins ? told.rounds : [];
  const rows = rounds.map(({ round, items }): Row => {
    const parts = items.map((item) => `${anyName(item.for, "for")} ${item.coins < 0 ? `−${-item.coins}` : item.coins}`).join(", ");
    return round === 0 ? { label: anyName("start", "for"), number: sum(items) } : { label: says("round", { round }), small: parts, number: sum(items) };
  });
  return { title: why(coins), lead: t("ui-purse-is"), rows, ...(rows.length ? { total: { label: t("ui-in-purse"), number: coins } } : {}), coins: true, notes: [says("secret")], card: "idea:secret" };
}

/** What another player has is secret; what they would earn is not. */
function money(seat: number): Answer | null {
  return store.view.value?.viewer === seat && store.view.value.coins !== null ? ownCoins() : income(seat);
}

function earned(seat: number): Answer | null {
  const coins = store.view.value?.scores?.[seat];
  if (coins === undefined) return null;
  const items = store.game.value?.earned?.find((each) => each.seat === seat)?.items ?? [];
  const rows = items.map((item): Row => ({ label: anyName(item.for, "for"), number: item.coins, card: ["item", item.for] }));
  return { title: why(coins), lead: player(seat), rows, ...(rows.length ? { total: { label: t("ui-result"), number: coins } } : {}), coins: true, notes: [], card: "idea:winner" };
}

/** What a card under the pointer would be paid for a region. */
function pays(key: Key): Answer | null {
  const coins = paid.value.get(key);
  const combo = store.view.value?.column[chosenCard.value ?? -1];
  if (!coins || !combo) return null;
  const notes = [textOf("power", combo.power), textOf("race", combo.race)].filter(Boolean);
  return { title: why(`+${coins}`), lead: says("pays", { place: placeName(key), race: nameOf("race", combo.race), power: powerOf(combo.power, combo.race) }), rows: [], notes, card: "idea:coins" };
}

// Combinations

function comboAt(place: string): Combo | undefined {
  return store.view.value?.column[Number(place)];
}

function comboName({ race, power }: { race: Key; power: Key }): string {
  return `${powerOf(power, race)} ${nameOf("race", race)}`;
}

function troop(race: Key, power: Key, tokens: number): Answer {
  const parts: Row[] = [
    { label: nameOf("race", race), number: cardCalled(`race:${race}`)?.tokens ?? 0, card: ["race", race] },
    { label: powerOf(power, race), number: cardCalled(`power:${power}`)?.tokens ?? 0, card: ["power", power] },
  ];
  const whole = parts.reduce((all, row) => all + row.number, 0) === tokens;
  return { title: why(tokens), lead: comboName({ race, power }), rows: whole ? parts : [], total: { label: t("ui-tokens-word", { tokens }), number: tokens }, notes: [], card: "idea:combo" };
}

function comboTokens(place: string): Answer | null {
  const combo = comboAt(place);
  return combo ? troop(combo.race, combo.power, combo.tokens) : null;
}

function comboPrice(place: string): Answer | null {
  const combo = comboAt(place);
  return combo ? { title: why(combo.price), lead: comboName(combo), rows: [], notes: [says("combo-price", { price: combo.price })], card: "idea:combo" } : null;
}

function comboGift(place: string): Answer | null {
  const combo = comboAt(place);
  return combo ? { title: why(`+${combo.coins}`), lead: comboName(combo), rows: [], notes: [says("combo-gift", { coins: combo.coins })], card: "idea:combo" } : null;
}

// Tokens

function onMap(tribe: Tribe): number {
  const regions = store.view.value?.regions ?? [];
  return tribe.regions.reduce((all, key) => all + (regions.find((each) => each.key === key)?.tokens ?? 0), 0);
}

function hand(): Answer | null {
  const deploy = mine.value?.deploy;
  const tribe = tribesOf(store.own.value).find((each) => each.race === deploy?.race) ?? attacker();
  if (!tribe) return null;
  if (deploy && deploy.piece === null) return placing();
  const rows: Row[] = [
    { label: says("in-hand"), number: tribe.hand },
    { label: says("on-map"), number: onMap(tribe) },
    ...(tribe.set_aside ? [{ label: says("aside"), number: tribe.set_aside }] : []),
    ...(tribe.fled ? [{ label: says("fled"), number: tribe.fled }] : []),
  ];
  const name = tribe.power ? comboName({ race: tribe.race, power: tribe.power }) : nameOf("race", tribe.race);
  return { title: why(tribe.hand), lead: name, rows, total: { label: says("all-tokens"), number: rows.reduce((all, row) => all + row.number, 0) }, notes: [says("hand")], card: "step:muster" };
}

function placing(): Answer | null {
  const deploy = mine.value?.deploy;
  if (!deploy) return null;
  const what = deploy.piece === null ? nameOf("race", deploy.race) : nameOf("piece", deploy.piece);
  const rest = left(deploy, draft.value);
  return { title: why(rest), lead: what, rows: [], notes: [says(deploy.piece === null ? "to-place" : "pieces-to-place", { number: deploy.number })], card: deploy.piece === null ? "step:redeploy" : `piece:${deploy.piece}` };
}

function placedAt(key: Key): Answer | null {
  const at = mine.value?.deploy?.regions.find((each) => each.region === key);
  if (!at) return null;
  const notes = [says("stood", { number: at.now }), ...(at.keeps ? [says("keeps", { number: at.keeps })] : [])];
  return { title: why(draft.value[key] ?? 0), lead: placeName(key), rows: [], notes, card: "step:redeploy" };
}

function giving(): Answer | null {
  const number = store.view.value?.ask?.number;
  return number === undefined ? null : { title: why(number), rows: [], notes: [t("ask-give_up", { number })], card: "idea:ready" };
}

function held(seat: number): Answer | null {
  const tribes = tribesOf(store.view.value?.seats[seat]);
  const active = store.view.value?.seats[seat]?.active;
  const rows = tribes.map((tribe): Row => ({ label: nameOf("race", tribe.race), small: tribe === active ? "" : t("ui-in-decline"), number: tribe.regions.length, card: ["race", tribe.race] }));
  const number = rows.reduce((all, row) => all + row.number, 0);
  return { title: why(number), lead: player(seat), rows, total: { label: t("ui-regions-held"), number }, notes: [says("each-pays")], card: "idea:coins" };
}

// The game

function round(): Answer | null {
  const view = store.view.value;
  if (!view) return null;
  const { round: now, rounds, players } = view;
  return { title: t("ui-round", { round: now, rounds }), rows: [], notes: [says("rounds", { rounds, players }), says("rounds-left", { left: rounds - now })], card: "idea:goal" };
}

function deed(id: string): Answer | null {
  const viewer = store.view.value?.viewer ?? null;
  const found = deeds(store.log.value, viewer).find((each) => each.id === Number(id));
  if (!found) return null;
  const lines = kept(store.log.value).filter((line) => line.id >= found.id);
  const end = lines.findIndex((line, place) => place > 0 && line.event.event === "turn_started");
  const turn = end < 0 ? lines : lines.slice(0, end);
  const items = turn.flatMap((line) => (line.event.event === "coins_earned" && line.event.player === found.player ? (line.event.items ?? []) : []));
  const notes = found.taken.length ? [says("took", { places: found.taken.map(placeName).join(", ") })] : [];
  const losses = [...found.from].map(([seat, number]) => t("ui-lost-to", { player: player(seat), number }));
  return {
    title: found.coins === null ? player(found.player) : why(`+${found.coins}`),
    lead: player(found.player),
    rows: incomeRows(items),
    ...(items.length ? { total: { label: t("ui-earned"), number: sum(items) } } : {}),
    coins: true,
    notes: [...notes, ...losses],
    card: "idea:coins",
  };
}

function line(id: string): Answer | null {
  const event = store.log.value.find((each) => each.id === Number(id))?.event;
  if (!event) return null;
  if (event.event === "coins_earned" && event.items) {
    return { title: why(`+${event.coins ?? 0}`), lead: player(event.player ?? -1), rows: incomeRows(event.items), total: { label: t("ui-earned"), number: event.coins ?? 0 }, coins: true, notes: [], card: "idea:coins" };
  }
  if (event.event === "combo_taken") return troop(event.race ?? "", event.power ?? "", event.tokens ?? 0);
  return null;
}

const ANSWERS: Record<string, (...of: string[]) => Answer | null> = {
  price: (key = "") => price(key),
  stack: (key = "") => standing(key),
  pieces: (key = "", piece = "") => pieces(key, piece),
  region: (key = "") => ofRegion(key),
  income: (seat) => income(Number(seat)),
  declined,
  money: (seat) => money(Number(seat)),
  earned: (seat) => earned(Number(seat)),
  pays: (key = "") => pays(key),
  tokens: (place = "") => comboTokens(place),
  cost: (place = "") => comboPrice(place),
  gift: (place = "") => comboGift(place),
  hand,
  placing,
  placed: (key = "") => placedAt(key),
  giving,
  held: (seat) => held(Number(seat)),
  round,
  deed: (id = "") => deed(id),
  line: (id = "") => line(id),
};

/** What "why:NAME:OF" asks; nothing where that is gone from the table. */
export function answerTo(name: string): Answer | null {
  const [kind = "", ...of] = name.split(":");
  return ANSWERS[kind]?.(...of) ?? null;
}
