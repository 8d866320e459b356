// Why a region costs what it costs, and what stands there.
import { acting } from "../../panel/hand";
import { dieOf } from "../../api";
import { percent } from "../../choose";
import { placeName } from "../../places";
import type { Explained, Key, Region, Tribe } from "../../protocol";
import { mine } from "../../table";
import { anyName, edition, nameOf, reasonOf, t, textOf } from "../../words";
import { cardCalled } from "../deck";
import { kindsOf, player, regionOf, says, why, type Answer, type Row } from "./answer";

export function priceRow(item: Explained["items"][number], region: Region, own: Tribe | undefined): Row {
  const name = anyName(item.for);
  const stands = item.for === region.race && item.tokens > 0;
  const mineOwn = !stands && (item.for === own?.race || item.for === own?.power);
  const label = stands ? says("stands", { race: name }) : mineOwn ? says("yours", { name }) : name;
  return { label, number: item.tokens, card: ["item", item.for] };
}

export function price(key: Key): Answer | null {
  const region = regionOf(key);
  const told = mine.value?.regions[key];
  if (!region || !told) return null;
  const short = told.price - told.hand;
  const faces = dieOf(edition.value).length;
  const wins = Math.floor((told.wins * faces) / (mine.value?.faces ?? faces));
  const chance = { wins, faces, percent: percent(told.wins, mine.value) };
  const die = short > 0 && told.wins > 0;
  const notes = die
    ? [t("ui-die-needs", { hand: told.hand, need: told.needs ?? short }), says(told.again ? "throws" : "faces", chance)]
    : short > 0 && told.code === "too_few_tokens"
      ? [says("short", { hand: told.hand, short })]
      : told.code === "ok"
        ? [says("enough", { hand: told.hand })]
        : [reasonOf(told.code) ?? ""].filter(Boolean);
  return {
    title: why(told.price),
    lead: `${placeName(key)}, ${kindsOf(region)}`,
    rows: told.items.map((item) => priceRow(item, region, acting())),
    total: { label: says("price"), number: told.price },
    notes,
    ...(die ? { needs: told.needs ?? short } : {}),
    card: die ? "idea:die" : "idea:price",
  };
}

export function standing(key: Key): Answer | null {
  const region = regionOf(key);
  if (!region?.race || !region.tokens) return null;
  const holder = region.player === null ? "" : player(region.player);
  const lead = [placeName(key), holder, region.player !== null && !region.active ? t("ui-in-decline") : ""].filter(Boolean).join(" · ");
  const notes = [textOf("race", region.race), says("costs", { tokens: region.defence })];
  return { title: `${nameOf("race", region.race)}: ${t("ui-tokens", { tokens: region.tokens })}`, lead, rows: [], notes: notes.filter(Boolean), card: `race:${region.race}` };
}

export function pieces(key: Key, piece: Key): Answer | null {
  const number = regionOf(key)?.pieces[piece] ?? 0;
  if (!number) return null;
  const name = nameOf("piece", piece);
  return { title: number > 1 ? `${name} × ${number}` : name, lead: placeName(key), rows: [], notes: [textOf("piece", piece)].filter(Boolean), card: `piece:${piece}` };
}

/** Whatever there is to say of a region. */
export function ofRegion(key: Key): Answer | null {
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
