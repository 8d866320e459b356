// Where everybody's coins came from.
import type { GameEvent } from "./protocol";

/** Coins by source for each seat, from what was told during the game. */
export function sources(events: GameEvent[]): Map<number, Map<string, number>> {
  const found = new Map<number, Map<string, number>>();
  for (const event of events) {
    if (event.event !== "coins_earned" || event.player === undefined) continue;
    const mine = found.get(event.player) ?? new Map<string, number>();
    for (const item of event.items ?? []) mine.set(item.for, (mine.get(item.for) ?? 0) + item.coins);
    found.set(event.player, mine);
  }
  return found;
}
