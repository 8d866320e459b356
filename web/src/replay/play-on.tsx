// Play on from here: who sits where at the new table, whose game begins with this moment.
import { signal } from "@preact/signals";
import { alone } from "../alone";
import { catalogue, usualBot } from "../api";
import { opening, openTable } from "../pages/opening";
import { Charged, Dialog, USUAL } from "../pages/parts";
import type { NewTable } from "../protocol";
import { seatName } from "../seats";
import { settings } from "../settings";
import { store } from "../table";
import { anyName, t } from "../words";
import { momentHere, reel, stop } from "./reel";

export const asking = signal(false);

const ME = "me";
const HERE = "here";
const OPEN = "open";
const BOT = "bot ";

/** What of the moment the new table has, and what is drawn anew. */
const TEXTS = { as_it_was: "replay-play-on-text", dealt_anew: "replay-play-on-dealt", imagined: "replay-play-on-imagined" };

const seats = signal<string[]>([]);

/** Is the game still running? Then what its player cannot see is made up anew. */
function imagined(): boolean {
  return reel.value?.play_on === "imagined";
}

/** Whose own game still runs plays on in their seat; else whoever decides at this moment is tempted. The others are bots. */
export function ask(): void {
  stop();
  const own = imagined() ? reel.value?.seat : store.view.value?.decider;
  seats.value = (reel.value?.lobby.seats ?? []).map(({ seat }) => (seat === (own ?? 0) ? ME : BOT + usualBot()));
  asking.value = true;
}

function wanted(kind: string, seat: number): NewTable["seats"][number] {
  if (kind === ME) return { kind: "person", name: settings.value.name || t("ui-nameless") };
  if (kind === HERE) return { kind: "person", name: t("ui-seat", { seat: seat + 1 }) };
  return kind === OPEN ? { kind: "open" } : { kind: "bot", bot: kind.slice(BOT.length) };
}

async function wish(): Promise<NewTable> {
  const { edition, players, preset, options } = reel.value!.lobby;
  const moment = await momentHere();
  const invites = seats.value.includes(OPEN);
  return { edition, players, preset, options, board: "", seats: seats.value.map(wanted), pace: 600, deadline: invites ? USUAL.away : 0, start: !invites, ...moment };
}

/** One person is me: whoever takes another seat leaves the one before to a bot. */
function choose(seat: number, kind: string): void {
  seats.value = seats.value.map((old, n) => (n === seat ? kind : kind === ME && old === ME ? BOT + usualBot() : old));
}

function Seat({ seat }: { seat: number }) {
  const name = seatName(reel.value?.lobby ?? null, seat);
  return (
    <li>
      <Charged seat={seat} />
      <label>
        <span>{name}</span>
        <select value={seats.value[seat]} data-play-seat={seat} onChange={(event) => choose(seat, event.currentTarget.value)}>
          <option value={ME}>{t("ui-you")}</option>
          <option value={HERE}>{t("replay-seat-here")}</option>
          {!alone && <option value={OPEN}>{t("replay-seat-open")}</option>}
          {(catalogue.value?.bots ?? []).map((level) => (
            <option key={level} value={BOT + level}>
              {`${t("ui-is-bot")} · ${anyName(level, "bot")}`}
            </option>
          ))}
        </select>
      </label>
    </li>
  );
}

export function PlayOn() {
  if (!asking.value) return null;
  const close = () => (asking.value = false);
  return (
    <Dialog label={t("replay-play-on")} class="play-on" close={close}>
      <h2>{t("replay-play-on")}</h2>
      <p data-way={reel.value?.play_on}>{t(TEXTS[reel.value?.play_on ?? "as_it_was"])}</p>
      <ul class="play-seats">{seats.value.map((_, seat) => <Seat key={seat} seat={seat} />)}</ul>
      <div class="deeds">
        <button type="button" onClick={close}>
          {t("ui-back")}
        </button>
        <button type="button" class="go" data-play-here disabled={opening.value || !seats.value.some((each) => each !== OPEN && !each.startsWith(BOT))} onClick={() => void openTable(wish).then(close)}>
          {t(seats.value.includes(OPEN) ? "replay-make" : "replay-start")}
        </button>
      </div>
    </Dialog>
  );
}
