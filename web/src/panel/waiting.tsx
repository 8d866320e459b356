// A word to those who wait: for whom, how long already, and when a bot steps in for somebody who is away.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LobbySeat } from "../protocol";
import { seatName } from "../seats";
import { store } from "../table";
import { t } from "../words";

const PATIENCE = 15; // seconds for which nobody needs to be told that somebody thinks

const now = signal(0);

/** Minutes and seconds, with hours where there are some. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const days = Math.floor(hours / 24);
  if (days) return t("ui-days", { days, time: `${hours % 24}:${two(minutes)}` });
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

const since = (time: number) => (now.value - time) / 1000;

/** People who are not connected, others than those at this device. */
function away(): LobbySeat[] {
  const seats = store.lobby.value?.seats ?? [];
  return seats.filter((chair) => chair.kind === "person" && !chair.here && !chair.stand_in && !store.held.value.includes(chair.seat));
}

/** Seconds since somebody's connection was lost, if that is known. */
export function awayFor({ gone }: LobbySeat): number | null {
  return typeof gone === "number" ? gone + since(store.lobbyAt.value) : null;
}

/** What happens next with somebody who is away: a bot if the table waits for them, else only since when. */
function Lost({ chair }: { chair: LobbySeat }) {
  const waits = store.waits.value;
  const until = waits?.seat === chair.seat && store.lobby.value?.clock !== "turn" ? waits.until : null;
  const left = until === null ? null : Math.ceil(-since(until));
  const gone = awayFor(chair);
  return (
    <p class="waits lost" data-away={chair.seat}>
      <b role="status">{t("ui-wait-lost", { player: seatName(store.lobby.value, chair.seat) })}</b>{" "}
      <span role="timer">
        {left !== null && (left > 0 ? t("ui-wait-left", { time: clock(left) }) : t("ui-wait-now"))}
        {left === null && gone !== null && t("ui-wait-gone", { time: clock(gone) })}
      </span>
    </p>
  );
}

/** Seconds that whoever must decide has left, where everybody's time counts. */
export function secondsLeft(): number | null {
  const waits = store.waits.value;
  if (store.lobby.value?.clock !== "turn" || !waits) return null;
  return waits.until === null ? waits.stands : Math.max(0, Math.ceil(-since(waits.until)));
}

const SOON = 30; // seconds

/** The clock of the turn, for everybody at the table. */
function TurnClock({ seat, left }: { seat: number; left: number }) {
  const mine = store.held.value.includes(seat) && store.held.value.length === 1;
  const time = clock(left);
  return (
    <p class={`waits turn-clock ${left <= SOON ? "soon" : ""}`} role="timer" data-clock={seat}>
      {left === 0 ? t("ui-wait-now") : mine ? t("ui-wait-own", { time }) : t("ui-wait-turn", { player: seatName(store.lobby.value, seat), time })}
    </p>
  );
}

/** Let the seconds pass while something on the page counts them. */
export function useTicking(ticks: boolean): void {
  useEffect(() => {
    now.value = performance.now();
    const timer = ticks ? setInterval(() => (now.value = performance.now()), 1000) : undefined;
    return () => clearInterval(timer);
  }, [ticks, store.waits.value, store.lobbyAt.value]);
}

function waited() {
  return store.lobby.value?.phase === "playing" ? store.waits.value : null;
}

/** How long the turn may still last, at tables that count it. */
export function Clock() {
  const waits = waited();
  const left = waits ? secondsLeft() : null;
  useTicking(left !== null);
  return waits && left !== null ? <TurnClock seat={waits.seat} left={left} /> : null;
}

export function Waiting() {
  const waits = waited();
  const lost = store.lobby.value?.phase === "playing" ? away() : [];
  const others = waits !== null && secondsLeft() === null && !store.held.value.includes(waits.seat) && !lost.some((chair) => chair.seat === waits.seat);
  useTicking(others || lost.length > 0);
  const slow = others ? since(waits.since) : 0;
  return (
    <>
      {lost.map((chair) => (
        <Lost key={chair.seat} chair={chair} />
      ))}
      {others && slow >= PATIENCE && (
        <p class="waits" role="timer" data-slow={waits.seat}>
          {t("ui-wait-slow", { player: seatName(store.lobby.value, waits.seat), time: clock(slow) })}
        </p>
      )}
    </>
  );
}
