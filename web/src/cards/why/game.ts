// The round, and what happened in a turn.
import { total } from "../../coins";
import { deeds, kept } from "../../deeds";
import { placeName } from "../../places";
import { store } from "../../table";
import { t } from "../../words";
import { incomeRows, player, says, why, type Answer } from "./answer";
import { troop } from "./combos";

export function round(): Answer | null {
  const view = store.view.value;
  if (!view) return null;
  const { round: now, rounds, players } = view;
  return { title: t("ui-round", { round: now, rounds }), rows: [], notes: [says("rounds", { rounds, players }), says("rounds-left", { left: rounds - now })], card: "idea:goal" };
}

export function deed(id: string): Answer | null {
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
    ...(items.length ? { total: { label: t("ui-earned"), number: total(items) } } : {}),
    coins: true,
    notes: [...notes, ...losses],
    card: "idea:coins",
  };
}

export function line(id: string): Answer | null {
  const event = store.log.value.find((each) => each.id === Number(id))?.event;
  if (!event) return null;
  if (event.event === "coins_earned" && event.items) {
    return { title: why(`+${event.coins ?? 0}`), lead: player(event.player ?? -1), rows: incomeRows(event.items), total: { label: t("ui-earned"), number: event.coins ?? 0 }, coins: true, notes: [], card: "idea:coins" };
  }
  if (event.event === "combo_taken") return troop(event.race ?? "", event.power ?? "", event.tokens ?? 0);
  return null;
}
