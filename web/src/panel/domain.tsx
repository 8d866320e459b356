// A player's races and what they score, shown with the regions when the plate is pressed.
import { Icon } from "../icons";
import type { Tribe } from "../protocol";
import { seatName } from "../seats";
import { domain, picked, store } from "../table";
import { nameOf, powerOf, t, textOf } from "../words";
import { Shape } from "./players";
import { Items } from "./score";

function Told({ tribe, seat, active }: { tribe: Tribe; seat: number; active: boolean }) {
  return (
    <div class={`tribe-told seat-${seat}`}>
      <span class={`mini ${active ? "active" : "declined"}`}>
        <Icon kind="race" name={tribe.race} />
      </span>
      <b>
        {tribe.power && `${powerOf(tribe.power, tribe.race)} `}
        {nameOf("race", tribe.race)} <small>{active ? `⬡ ${tribe.regions.length}` : `⬡ ${tribe.regions.length} · ${t("ui-in-decline")}`}</small>
      </b>
      <p>
        {tribe.power && textOf("power", tribe.power)} {textOf("race", tribe.race)}
      </p>
    </div>
  );
}

export function Domain() {
  const seat = domain.value;
  const view = seat === null ? undefined : store.view.value?.seats[seat];
  if (seat === null || !view || picked.value) return null;
  const income = store.income(seat);
  return (
    <aside class="preview domain firm" aria-live="polite" aria-label={seatName(store.lobby.value, seat)}>
      <h3>
        <Shape seat={seat} /> {seatName(store.lobby.value, seat)}
      </h3>
      {view.truce_with !== null && <p>{t("ui-truce-with", { player: seatName(store.lobby.value, view.truce_with) })}</p>}
      {view.active && <Told tribe={view.active} seat={seat} active />}
      {view.declined.map((tribe) => (
        <Told key={tribe.race} tribe={tribe} seat={seat} active={false} />
      ))}
      {income.length > 0 && <b>{t("ui-income-now")}</b>}
      <Items items={income} />
      <button type="button" class="shut" aria-label={t("ui-close")} onClick={() => (domain.value = null)}>
        ×
      </button>
    </aside>
  );
}
