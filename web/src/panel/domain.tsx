// A player's races and what they score, shown with the regions when the plate is pressed.
import { opens, tells } from "../cards/open";
import type { Tribe } from "../protocol";
import { botIs, botMeans, seatName } from "../seats";
import { domain, picked, store } from "../table";
import { t, textOf } from "../words";
import { Coin, PowerEmblem, RaceEmblem, Shape, TribeName } from "./emblems";
import { total } from "../coins";
import { Items } from "./score";

function Told({ tribe, seat, active }: { tribe: Tribe; seat: number; active: boolean }) {
  return (
    <div class={`tribe-told seat-${seat}`}>
      <span class="emblems">
        {active && tribe.power && <PowerEmblem power={tribe.power} />}
        <RaceEmblem race={tribe.race} declined={!active} />
      </span>
      <h4>
        <TribeName tribe={tribe} /> <small {...opens("why", `held:${seat}`)}>{[t("ui-regions", { number: tribe.regions.length }), ...(active ? [] : [t("ui-in-decline")])].join(" · ")}</small>
      </h4>
      {tribe.power && textOf("power", tribe.power) && <p class="power" {...tells("power", tribe.power)}>{textOf("power", tribe.power)}</p>}
      <p class="race" {...tells("race", tribe.race)}>{textOf("race", tribe.race)}</p>
    </div>
  );
}

export function Domain() {
  const seat = domain.value;
  const view = seat === null ? undefined : store.view.value?.seats[seat];
  if (seat === null || !view || picked.value) return null;
  const income = store.income(seat);
  const chair = store.lobby.value?.seats[seat];
  return (
    <section class="domain" aria-live="polite" aria-label={seatName(store.lobby.value, seat)}>
      <h3>
        <Shape seat={seat} /> {seatName(store.lobby.value, seat)}
      </h3>
      {chair?.kind === "bot" && (
        <p class="bot-is">
          <b>{botIs(chair)}</b> {botMeans(chair)}
        </p>
      )}
      {view.truce_with !== null && <p>{t("ui-truce-with", { player: seatName(store.lobby.value, view.truce_with) })}</p>}
      {view.active && <Told tribe={view.active} seat={seat} active />}
      {view.declined.map((tribe) => (
        <Told key={tribe.race} tribe={tribe} seat={seat} active={false} />
      ))}
      {income.length > 0 && (
        <div class="brings">
          <h4>
            {t("ui-income-now")} <Coin why={`income:${seat}`}>{`+${total(income)}`}</Coin>
          </h4>
          <Items items={income} />
        </div>
      )}
      <button type="button" class="shut" aria-label={t("ui-close")} title={t("ui-close")} onClick={() => (domain.value = null)}>
        ×
      </button>
    </section>
  );
}
