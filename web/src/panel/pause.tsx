// A pause by agreement: asked for, agreed to, ended.
import { seatName } from "../seats";
import { command, mine, store } from "../table";
import { t } from "../words";

/** Own seats that a bot does not play. */
const own = () => store.held.value.filter((seat) => !store.lobby.value?.seats[seat]?.stand_in);

async function say(kind: "pause" | "resume", seats: number[]): Promise<void> {
  for (const seat of kind === "pause" ? seats : seats.slice(0, 1)) await command({ t: kind, seat });
}

/** In the menu; where nobody else would have to agree there is nothing to ask for. */
export function AskPause({ shut }: { shut: () => void }) {
  const lobby = store.lobby.value;
  const people = lobby?.seats.filter((seat) => seat.kind === "person").length ?? 0;
  if (lobby?.phase !== "playing" || lobby.pause || people < 2 || !own().length) return null;
  return (
    <button
      type="button"
      data-pause
      onClick={() => {
        shut();
        void say("pause", own());
      }}
    >
      {t("ui-pause-ask")}
    </button>
  );
}

/** Known to everybody as long as it lasts. Green is only the next step: in one's own turn that is another. */
export function Pausing() {
  const lobby = store.lobby.value;
  const pause = lobby?.phase === "playing" ? lobby.pause : null;
  if (!pause) return null;
  const seats = own();
  const asked = seats.filter((seat) => !pause.wanted.includes(seat));
  const others = pause.wanted.filter((seat) => !store.held.value.includes(seat));
  const text = pause.on
    ? t("ui-pause-on")
    : asked.length || !seats.length
      ? t("ui-pause-asked", { player: others.map((seat) => seatName(lobby, seat)).join(", ") })
      : t("ui-pause-own");
  return (
    <div class="stood-in pausing" role="status" data-pausing={pause.on ? "on" : "asked"}>
      <span>{text}</span>
      {seats.length > 0 && (
        <span class="pair">
          {!pause.on && asked.length > 0 && (
            <button type="button" class={mine.value ? "" : "go"} data-agree onClick={() => void say("pause", asked)}>
              {t("ui-pause-agree")}
            </button>
          )}
          <button type="button" class={pause.on ? "go" : ""} data-go-on onClick={() => void say("resume", seats)}>
            {t(pause.on ? "ui-pause-end" : "ui-pause-no")}
          </button>
        </span>
      )}
    </div>
  );
}
