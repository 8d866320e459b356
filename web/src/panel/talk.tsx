// What players say to each other: faces and a few phrases, and whom one does not want to hear.
import { useLayoutEffect, useState } from "preact/hooks";
import { catalogue } from "../api";
import { games, keep } from "../games";
import { Dialog } from "../pages/parts";
import { seatName } from "../seats";
import { perTable, sayings, speak, store } from "../table";
import { said, t } from "../words";

export const talkShown = perTable(false);

const MOUTHS: Record<string, string> = {
  smile: "M-9 5Q0 14 9 5",
  laugh: "M-10 3H10Q8 15 0 15Q-8 15-10 3Z",
  wow: "M-4 9a4 5 0 1 0 8 0a4 5 0 1 0-8 0",
  think: "M-6 9Q0 6 8 8",
  sad: "M-9 12Q0 3 9 12",
  angry: "M-8 11Q0 5 8 11",
};
const BROWS: Record<string, string> = { angry: "M-13-9L-4-5M13-9L4-5", think: "M-12-8H-4M4-12L12-9", wow: "M-11-12Q-8-14-5-12M5-12Q8-14 11-12" };

/** A face of our own, so that every device shows the same. */
export function Face({ word }: { word: string }) {
  const mouth = MOUTHS[word];
  if (!mouth) return null;
  return (
    <svg class="face" viewBox="-24 -24 48 48" aria-hidden="true">
      <circle r="21" />
      <path class="eyes" d="M-8-5v4M8-5v4" />
      {BROWS[word] && <path d={BROWS[word]} />}
      <path class={word === "laugh" ? "open" : ""} d={mouth} />
    </svg>
  );
}

function people(): number[] {
  return (store.lobby.value?.seats ?? []).filter((seat) => seat.kind === "person").map((seat) => seat.seat);
}

/** Who can talk here, and to whom: nobody talks to bots. */
export function canTalk(): boolean {
  return store.held.value.length > 0 && people().some((seat) => !store.held.value.includes(seat));
}

/** In the menu. */
export function Talk({ shut }: { shut: () => void }) {
  if (!canTalk()) return null;
  return (
    <button
      type="button"
      data-talk
      onClick={() => {
        shut();
        talkShown.value = true;
      }}
    >
      {t("ui-say")}
    </button>
  );
}

/** Beside the map. */
export function TalkButton() {
  if (!canTalk()) return null;
  return (
    <button type="button" class="talk-button" data-talk aria-label={t("ui-say")} title={t("ui-say")} onClick={() => (talkShown.value = true)}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 4h18v12H11l-5 5v-5H3z" />
      </svg>
    </button>
  );
}

function Hearing() {
  const table = store.table.value;
  const muted = games.value.find((kept) => kept.table === table)?.muted ?? [];
  const others = people().filter((seat) => !store.held.value.includes(seat));
  const set = (seat: number, off: boolean) => keep(table, { muted: off ? [...muted, seat] : muted.filter((other) => other !== seat) });
  return (
    <>
      {others.map((seat) => (
        <label class="check" key={seat}>
          <input type="checkbox" data-mute={seat} checked={muted.includes(seat)} onChange={(event) => set(seat, event.currentTarget.checked)} />
          {t("ui-mute", { player: seatName(store.lobby.value, seat) })}
        </label>
      ))}
    </>
  );
}

/** The one who speaks: at a device of several, whoever decides or decided last. */
function speaker(): number | undefined {
  const viewer = store.view.value?.viewer;
  return typeof viewer === "number" && store.held.value.includes(viewer) ? viewer : store.held.value[0];
}

export function TalkDialog() {
  if (!talkShown.value) return null;
  const close = () => (talkShown.value = false);
  const tell = (word: string) => {
    close();
    const seat = speaker();
    if (seat !== undefined) speak(seat, word);
  };
  return (
    <Dialog label={t("ui-say")} class="talk" close={close}>
      <h2>{t("ui-say")}</h2>
      <div class="faces" role="group" aria-label={t("ui-say-faces")}>
        {catalogue.value?.faces.map((word) => (
          <button type="button" key={word} data-say={word} aria-label={t(`say-${word}`)} title={t(`say-${word}`)} onClick={() => tell(word)}>
            <Face word={word} />
          </button>
        ))}
      </div>
      <div class="phrases" role="group" aria-label={t("ui-say-phrases")}>
        {catalogue.value?.phrases.map((word) => (
          <button type="button" key={word} data-say={word} onClick={() => tell(word)}>
            {t(`say-${word}`)}
          </button>
        ))}
      </div>
      <Hearing />
      <div class="deeds">
        <button type="button" onClick={close}>
          {t("ui-close")}
        </button>
      </div>
    </Dialog>
  );
}

/** At the plate of whoever speaks, over everything and in nobody's way: presses go through it. */
function Bubble({ seat, word }: { seat: number; word: string }) {
  const [place, setPlace] = useState<Record<string, string> | null>(null);
  useLayoutEffect(() => {
    const plates = [...document.querySelectorAll<HTMLElement>(`.plate[data-seat="${seat}"]`)];
    const plate = plates.map((each) => each.getBoundingClientRect()).find((box) => box.width > 0);
    if (!plate) return;
    const right = plate.left > innerWidth / 2;
    const below = plate.width < 160;
    const edge: Record<string, string> = right ? { right: `${Math.max(6, below ? innerWidth - plate.right : innerWidth - plate.left + 8)}px` } : { left: `${Math.max(6, below ? plate.left : plate.right + 8)}px` };
    setPlace({ ...edge, top: `${below ? plate.bottom + 6 : plate.top + 4}px` });
  }, [seat, word]);
  return (
    <div class={`saying seat-${seat}`} data-bubble={seat} style={place ?? { visibility: "hidden" }}>
      <Face word={word} />
      {!MOUTHS[word] && (said(`say-${word}`) ?? "")}
    </div>
  );
}

/** Heard through the log, which tells the same in a line. */
export function Bubbles() {
  return (
    <div class="sayings" aria-hidden="true">
      {[...sayings.value].map(([seat, word]) => (
        <Bubble key={`${seat} ${word}`} seat={seat} word={word} />
      ))}
    </div>
  );
}
