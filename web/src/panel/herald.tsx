// Whose turn begins, said over the map for a moment.
import { herald } from "../animate";
import { seatName } from "../seats";
import { store } from "../table";
import { t } from "../words";

export function Herald() {
  const shown = herald.value;
  if (!shown) return null;
  const held = store.held.value.includes(shown.seat);
  const name = seatName(store.lobby.value, shown.seat);
  return (
    <div class={`herald seat-${shown.seat}`} key={shown.call}>
      <b>{held && store.held.value.length === 1 ? t("ui-your-turn") : t("ui-turn-of", { player: name })}</b>
    </div>
  );
}
