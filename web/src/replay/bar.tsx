// The way through time: buttons, speed, slider, and what happens at this step.
import { chronicle } from "../chronicle";
import { Line } from "../log";
import { Shape } from "../panel/emblems";
import { seatName } from "../seats";
import { wide } from "../window";
import { t } from "../words";
import { besideMoment } from "./extras";
import { onReplayKey } from "./keys";
import { at, back, forward, jump, last, reel, running, speed, SPEEDS, stop, toggle, turn, turnBack, turnForward } from "./reel";
import { placeOf, stepAt } from "./steps";

interface Go {
  name: string;
  sign: string;
  go: () => void;
  off: boolean;
}

function Button({ name, sign, go, off }: Go) {
  const label = t(`replay-${name}`);
  return (
    <button
      type="button"
      class="square"
      data-go={name}
      aria-label={label}
      title={label}
      disabled={off}
      onClick={() => {
        if (name !== "play") stop();
        go();
      }}
    >
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  );
}

const LEFT = "M4-8L-6 0L4 8z";
const RIGHT = "M-4-8L6 0L-4 8z";
const FAR_LEFT = "M-8-8h3v16h-3zM7-8L-4 0L7 8z";
const FAR_RIGHT = "M8-8h-3v16h3zM-7-8L4 0L-7 8z";
const PLAY = "M-5-9L9 0L-5 9z";
const PAUSE = "M-7-8h5v16h-5zM2-8h5v16h-5z";

function Speed() {
  if (!wide.value) {
    const next = SPEEDS[(SPEEDS.indexOf(speed.value) + 1) % SPEEDS.length]!;
    return (
      <button type="button" class="square" data-speed={next} aria-label={`${t("replay-speed")}: ${speed.value}×`} title={t("replay-speed")} onClick={() => (speed.value = next)}>
        {`${speed.value}×`}
      </button>
    );
  }
  return (
    <div class="speeds" role="group" aria-label={t("replay-speed")}>
      {SPEEDS.map((each) => (
        <button type="button" key={each} aria-pressed={speed.value === each} data-speed={each} onClick={() => (speed.value = each)}>
          {`${each}×`}
        </button>
      ))}
    </div>
  );
}

export function Transport() {
  const end = at.value >= last.value;
  return (
    <div class="transport" role="group" aria-label={t("replay-way")}>
      <Button name="turn-back" sign={FAR_LEFT} go={turnBack} off={at.value === 0} />
      <Button name="back" sign={LEFT} go={back} off={at.value === 0} />
      <Button name={running.value ? "pause" : "play"} sign={running.value ? PAUSE : PLAY} go={running.value ? () => undefined : toggle} off={last.value === 0} />
      <Button name="forward" sign={RIGHT} go={forward} off={end} />
      <Button name="turn-forward" sign={FAR_RIGHT} go={turnForward} off={end} />
      <Speed />
    </div>
  );
}

/** What happened at this step, in the words of the log. */
export function Moment() {
  const told = reel.value;
  const step = told?.steps[at.value];
  const lines = (step?.events ?? []).map((event, id) => ({ id, version: at.value, event }));
  return (
    <div class="moment-now" tabIndex={0}>
      <ol class="now-lines" aria-live={running.value ? "off" : "polite"} aria-label={t("replay-now")}>
        {lines.length ? chronicle(lines).map((entry) => <Line key={entry.id} entry={entry} shown />) : <li class="line quiet">{t("replay-begins")}</li>}
      </ol>
      {besideMoment.value.map((Extra, n) => (
        <Extra key={n} turn={turn.value} />
      ))}
    </div>
  );
}

/** Which moment it is, for those who hear the slider. */
function spoken(): string {
  const told = reel.value;
  const now = told?.turns[turn.value];
  if (!told || !now) return "";
  return t("replay-moment", { round: now.round, player: seatName(told.lobby, now.seat), step: at.value, steps: last.value });
}

const FINE = 10_000; // places of the slider

export function Slider() {
  const told = reel.value;
  if (!told) return null;
  const along = (step: number) => `${100 * placeOf(told, step)}%`;
  const rounds = told.turns.filter((each, n) => each.round !== told.turns[n - 1]?.round);
  return (
    <div class="slider">
      <div class="rounds" aria-hidden="true">
        {rounds.map((each) => (
          <span key={each.round} style={{ left: along(each.step) }}>
            {each.round}
          </span>
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={FINE}
        value={Math.round(FINE * placeOf(told, at.value))}
        aria-label={t("replay-slider")}
        aria-valuetext={spoken()}
        data-slider
        onInput={(event) => {
          stop();
          jump(stepAt(told, Number(event.currentTarget.value) / FINE));
        }}
        onKeyDown={onReplayKey}
      />
      <div class="marks" aria-hidden="true">
        {told.turns.map((each, n) => (
          <span key={n} class={n === turn.value ? "now" : ""} style={{ left: along(each.step) }}>
            <Shape seat={each.seat} />
          </span>
        ))}
      </div>
    </div>
  );
}
