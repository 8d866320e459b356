// What else can be done with a moment: see it with other eyes, send its link, keep the record.
import { playsHere } from "../alone";
import { notice } from "../notice";
import { saveRecord } from "../record";
import { whyNot } from "../pages/opening";
import { copyText } from "../pages/share";
import { seatName } from "../seats";
import { settings } from "../settings";
import { store } from "../table";
import { t } from "../words";
import { FILE } from "./file";
import { ask } from "./play-on";
import { at, lookAs, playable, reel } from "./reel";

/** Once a game is over, everybody's eyes may be borrowed. */
export function Eyes({ table }: { table: string }) {
  const told = reel.value;
  if (!told || !(told.over || table === FILE)) return null;
  return (
    <label class="eyes">
      {t("replay-eyes")}
      <select
        data-eyes
        value={told.seat ?? ""}
        onChange={(event) => {
          const seat = event.currentTarget.value;
          if (seat !== "") lookAs(Number(seat)).catch((problem: unknown) => (notice.value = whyNot(problem)));
        }}
      >
        {told.seat === null && <option value="">{t("replay-eyes-nobody")}</option>}
        {told.lobby.seats.map(({ seat }) => (
          <option key={seat} value={seat}>
            {seatName(told.lobby, seat)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A link to this moment. Whoever has it sees what spectators see, and everything once the game is over. */
function linkHere(table: string, watch: string): string {
  return `${location.origin}/?lang=${settings.value.language}#replay/${table}/${watch}/${at.value}`;
}

export function Deeds({ table }: { table: string }) {
  const watch = playsHere(table) ? "" : reel.value?.watch; // nobody else can come to a table of this browser
  const over = reel.value?.over ?? store.view.value?.over;
  return (
    <div class="replay-deeds deeds">
      {watch && (
        <button type="button" data-copy-moment onClick={() => void copyText(linkHere(table, watch)).then((done) => (notice.value = t(done ? "replay-copied" : "replay-not-copied")))}>
          {t("replay-link")}
        </button>
      )}
      {playable.value && (
        <button type="button" class="go" data-play-on onClick={ask}>
          {t("replay-play-on")}
        </button>
      )}
      {over && table !== FILE && (
        <button type="button" data-record onClick={() => void saveRecord(table)}>
          {t("ui-record")}
        </button>
      )}
    </div>
  );
}
