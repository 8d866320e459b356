// Everybody at the table: colour, charge, races, how the game stands for them as far as it lies open.
import type { SeatView } from "../protocol";
import { seatName } from "../seats";
import { domain, store } from "../table";
import { t } from "../words";
import { opens, tells } from "../cards/open";
import { Icon } from "../icons";
import { Band, Coin, PowerEmblem, RaceEmblem } from "./emblems";
import { total } from "../coins";

export { Shape } from "./emblems";

/** The own purse, which is known, or what somebody else would earn now. */
function moneyOf(seat: SeatView): string {
  const view = store.view.value;
  const own = view?.viewer === seat.seat && view.coins !== null;
  return own ? `${view.coins}` : `+${total(store.income(seat.seat))}`;
}

/** What a player has: the own purse is known, of others only what they would earn now. */
function Money({ seat, words }: { seat: SeatView; words: boolean }) {
  const view = store.view.value;
  const own = view?.viewer === seat.seat && view.coins !== null;
  return (
    <span class="money">
      {words && <small>{own ? t("ui-purse") : t("ui-earns")}</small>}
      <Coin kind={own ? "pile" : ""} why={`money:${seat.seat}`} pressed>
        {moneyOf(seat)}
      </Coin>
    </span>
  );
}

/** What else there is to know of a player, as small signs. */
function Signs({ seat }: { seat: SeatView }) {
  const at = store.lobby.value?.seats[seat.seat];
  return (
    <>
      {seat.truce_with !== null && (
        <span title={t("ui-truce-with", { player: seatName(store.lobby.value, seat.truce_with) })}>
          <Icon kind="ui" name="truce" />
        </span>
      )}
      {at?.stand_in && <span title={t("ui-stand-in")}>⚙</span>}
      {at && !at.here && at.kind === "person" && <span title={t("ui-away")}>☾</span>}
    </>
  );
}

function whoIs(seat: number): string {
  const view = store.view.value;
  const at = store.lobby.value?.seats[seat];
  const kind = view?.viewer === seat ? t("ui-you") : at?.kind === "bot" ? t("ui-is-bot") : "";
  return [kind, view?.decider === seat && !view.over ? t("ui-on-turn") : ""].filter(Boolean).join(" · ");
}

function Races({ seat }: { seat: SeatView }) {
  const { active, declined } = seat;
  return (
    <span class="tribes">
      {active?.power && <PowerEmblem power={active.power} />}
      {active && <RaceEmblem race={active.race} />}
      {!active && <small>{declined.length ? t("ui-picks-next") : t("ui-not-yet")}</small>}
      {declined.map((tribe) => (
        <span class="old" key={tribe.race}>
          <RaceEmblem race={tribe.race} declined />
        </span>
      ))}
    </span>
  );
}

function Plate({ seat, chip }: { seat: SeatView; chip: boolean }) {
  const view = store.view.value;
  const lobby = store.lobby.value;
  const me = view?.viewer === seat.seat;
  const tribes = [seat.active, ...seat.declined].flatMap((tribe) => (tribe ? [tribe] : []));
  const regions = tribes.reduce((sum, tribe) => sum + tribe.regions.length, 0);
  const acts = view?.decider === seat.seat && !view.over;
  const shown = domain.value === seat.seat;
  const classes = ["plate", chip ? "chip" : "row", `seat-${seat.seat}`, acts ? "acts" : "", me ? "me" : "", shown ? "shown" : ""];
  const name = seatName(lobby, seat.seat);
  const race = seat.active ?? seat.declined[0];
  return (
    <button
      type="button"
      class={classes.join(" ")}
      data-seat={seat.seat}
      aria-pressed={shown}
      onClick={() => (domain.value = shown ? null : seat.seat)}
    >
      <Band seat={seat.seat} />
      {chip ? (
        <>
          <span class="unseen">{[name, whoIs(seat.seat)].filter(Boolean).join(", ")}</span>
          <b class="name" aria-hidden="true">
            {name}
          </b>
          {race && <RaceEmblem race={race.race} declined={!seat.active} />}
        </>
      ) : (
        <>
          <span class="who">
            <b>{name}</b>{" "}
            <small>
              {whoIs(seat.seat)} <Signs seat={seat} />
            </small>
          </span>
          <Races seat={seat} />
          <span class="held" {...tells("why", `held:${seat.seat}`)}>
            {t("ui-regions", { number: regions })}
          </span>
        </>
      )}
      <Money seat={seat} words={!chip} />
    </button>
  );
}

/** As rows beside the map, or as chips where there is little room. */
export function Players({ chips = false }: { chips?: boolean }) {
  const seats = store.view.value?.seats ?? [];
  return <div class={`players ${chips ? "chips" : ""} of-${seats.length}`}>{seats.map((seat) => <Plate key={seat.seat} seat={seat} chip={chips} />)}</div>;
}

/** One pip for each round. */
export function Track() {
  const view = store.view.value;
  if (!view) return null;
  return (
    <div class="track">
      <span class="round" {...opens("why", "round")}>
        {t("ui-round", { round: view.round, rounds: view.rounds })}
      </span>
      <span class="pips" aria-hidden="true">
        {Array.from({ length: view.rounds }, (_, n) => (
          <i key={n} class={n + 1 < view.round ? "past" : n + 1 === view.round ? "now" : ""} />
        ))}
      </span>
    </div>
  );
}
