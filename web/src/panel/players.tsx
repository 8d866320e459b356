// Everybody at the table: colour, charge, races, how the game stands for them as far as it lies open.
import type { SeatView } from "../protocol";
import { botIs, seatName } from "../seats";
import { domain, purses, store } from "../table";
import { anyName, t } from "../words";
import { opens, tells } from "../cards/open";
import { Icon } from "../icons";
import { Band, Coin, PowerEmblem, RaceEmblem } from "./emblems";
import { total } from "../coins";

export { Shape } from "./emblems";

/** What is in somebody's purse, if that is known. */
function purseOf(seat: SeatView): number | null {
  const view = store.view.value;
  return purses.value?.[seat.seat] ?? (view?.viewer === seat.seat ? view.coins : null);
}

/** What a player has: the own purse is known, of others only what they would earn now. */
function Money({ seat, words }: { seat: SeatView; words: boolean }) {
  const purse = purseOf(seat);
  const why = purses.value ? {} : { why: `money:${seat.seat}` }; // of a game that is over its result tells
  return (
    <span class="money">
      {words && <small>{purse === null ? t("ui-earns") : t("ui-purse")}</small>}
      <Coin kind={purse === null ? "" : "pile"} {...why} pressed>
        {purse === null ? `+${total(store.income(seat.seat))}` : purse}
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
      {at?.stand_in && (
        <span data-stand-in title={t("ui-stand-in")}>
          ⚙
        </span>
      )}
      {at && !at.here && at.kind === "person" && <span title={t("ui-away")}>☾</span>}
    </>
  );
}

function whoIs(seat: number): string {
  const view = store.view.value;
  const at = store.lobby.value?.seats[seat];
  const kind = view?.viewer === seat ? t("ui-you") : at?.kind === "bot" ? botIs(at) : "";
  return [kind, view?.decider === seat && !view.over ? t("ui-on-turn") : ""].filter(Boolean).join(" · ");
}

/** The same in a word: how a bot plays, or that it is on turn. What it is like, the plate's card says. */
function inAWord(seat: number): string {
  const view = store.view.value;
  const at = store.lobby.value?.seats[seat];
  if (at?.kind !== "bot") return whoIs(seat);
  if (view?.decider === seat && !view.over) return t("ui-on-turn");
  return anyName(at.bot, "bot").toLocaleLowerCase();
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
          <span class="has">
            {race && <RaceEmblem race={race.race} declined={!seat.active} />}
            <Money seat={seat} words={false} />
            <Signs seat={seat} />
          </span>
        </>
      ) : (
        <>
          <span class="who">
            <b>{name}</b>{" "}
            <small title={whoIs(seat.seat)}>
              {inAWord(seat.seat)} <Signs seat={seat} />
            </small>
          </span>
          <Races seat={seat} />
          <span class="held" {...tells("why", `held:${seat.seat}`)}>
            {t("ui-regions", { number: regions })}
          </span>
          <Money seat={seat} words />
        </>
      )}
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
