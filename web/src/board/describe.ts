// What is said of a region to somebody who cannot see it.
import { percent, type Target } from "../choose";
import { placeName } from "../places";
import type { Explained, Region } from "../protocol";
import { seatName } from "../seats";
import { store } from "../table";
import { nameOf, reasonOf, t } from "../words";

export function describe(region: Region, told?: Explained, target?: Target): string {
  const parts = [placeName(region.key), nameOf("terrain", region.terrain), ...region.symbols.map((symbol) => nameOf("symbol", symbol))];
  if (region.race && region.tokens) {
    const owner = region.player === null ? "" : `${seatName(store.lobby.value, region.player)}: `;
    parts.push(`${owner}${nameOf("race", region.race)} ${region.tokens}`);
  }
  for (const [piece, number] of Object.entries(region.pieces)) parts.push(`${nameOf("piece", piece)} ${number}`);
  const action = target?.actions[0];
  if (action?.price !== undefined) parts.push(t("ui-costs", { price: action.price }));
  if (action?.wins !== undefined) parts.push(`${percent(action.wins, store.choices.value)} %`);
  else if (told && !target) parts.push(reasonOf(told.code) ?? "");
  return parts.filter(Boolean).join(", ");
}
