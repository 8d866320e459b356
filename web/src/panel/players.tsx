// Everybody at the table: colour, shape, races, how the game stands for them as far as it lies open.
import { Icon } from "../icons";
import type { SeatView } from "../protocol";
import { SHAPES, seatName } from "../seats";
import { domain, store } from "../table";
import { anyName, nameOf, powerOf, t } from "../words";
import { total } from "./score";

export function Shape({ seat }: { seat: number }) {
  return (
    <svg class={`shape-mark seat-${seat}`} viewBox="-13 -13 26 26" aria-hidden="true">
      <path d={SHAPES[seat % SHAPES.length]} />
    </svg>
  );
}

function Plate({ seat }: { seat: SeatView }) {
  const view = store.view.value;
  const lobby = store.lobby.value;
  const at = lobby?.seats[seat.seat];
  const acts = view?.decider === seat.seat;
  const me = view?.viewer === seat.seat;
  const regions = [seat.active, ...seat.declined].reduce((sum, tribe) => sum + (tribe?.regions.length ?? 0), 0);
  const classes = ["plate", `seat-${seat.seat}`, acts ? "acts" : "", me ? "me" : "", domain.value === seat.seat ? "shown" : ""];
  const about = [seat.active, ...seat.declined].flatMap((tribe) =>
    tribe ? [`${tribe.power ? powerOf(tribe.power, tribe.race) + " " : ""}${nameOf("race", tribe.race)}`] : [],
  );
  return (
    <button
      type="button"
      class={classes.join(" ")}
      data-seat={seat.seat}
      aria-pressed={domain.value === seat.seat}
      title={[seatName(lobby, seat.seat), ...(at?.kind === "bot" ? [anyName(at.bot, "bot")] : []), ...about, t("ui-show-domain")].join("\n")}
      onClick={() => (domain.value = domain.value === seat.seat ? null : seat.seat)}
    >
      <Shape seat={seat.seat} />
      <span class="who">
        <b>{seatName(lobby, seat.seat)}</b>
        <small>
          <span class="held" title={t("ui-regions-held")}>
            ⬡ {regions}
          </span>
          <span title={t("ui-income-now")}>+{total(store.income(seat.seat))}</span>
          {me && view?.coins !== null && (
            <span class="pile">
              <Icon kind="ui" name="coin" /> {view?.coins}
            </span>
          )}
          {seat.truce_with !== null && (
            <span title={t("ui-truce-with", { player: seatName(lobby, seat.truce_with) })}>
              <Icon kind="ui" name="truce" />
            </span>
          )}
          {at?.stand_in && <span title={t("ui-stand-in")}>⚙</span>}
          {at && !at.here && at.kind === "person" && <span title={t("ui-away")}>☾</span>}
        </small>
      </span>
      <span class="tribes">
        {seat.active && (
          <span class="mini active">
            <Icon kind="race" name={seat.active.race} />
          </span>
        )}
        {seat.declined.map((tribe) => (
          <span class="mini declined" key={tribe.race}>
            <Icon kind="race" name={tribe.race} />
          </span>
        ))}
      </span>
    </button>
  );
}

export function Players() {
  return <div class="players">{store.view.value?.seats.map((seat) => <Plate key={seat.seat} seat={seat} />)}</div>;
}

/** Ten little stones, one for each round. */
export function Track() {
  const view = store.view.value;
  if (!view) return null;
  return (
    <div class="track" role="img" aria-label={t("ui-round", { round: view.round, rounds: view.rounds })}>
      <span class="round">{t("ui-round", { round: view.round, rounds: view.rounds })}</span>
      <span class="stones">
        {Array.from({ length: view.rounds }, (_, n) => (
          <i key={n} class={n + 1 < view.round ? "past" : n + 1 === view.round ? "now" : ""} />
        ))}
      </span>
    </div>
  );
}
