// The end: everybody's coins, where they came from, and another game.
import { loadRecord } from "../api";
import { known, seeing } from "../games";
import { Icon } from "../icons";
import { notice } from "../notice";
import type { Lobby } from "../protocol";
import { seatName } from "../seats";
import { Shape } from "../panel/players";
import { perTable, store } from "../table";
import { anyName, t } from "../words";
import { opening, openTable, whyNot } from "./opening";
import { Dialog } from "./parts";

const hidden = perTable(false); // somebody looks at the map instead

/** The same people, bots and rules; the board is drawn anew. */
function again(lobby: Lobby): void {
  const seats = lobby.seats.map(({ kind, name, bot }) => (kind === "bot" ? { kind, bot } : { kind: "person", name }));
  const { edition, players, preset, options, pace, deadline } = lobby;
  void openTable(() => ({ edition, players, preset, options, pace, deadline, board: "", seats, start: true }));
}

async function saveRecord(): Promise<void> {
  const kept = known(store.table.value);
  try {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await loadRecord(store.table.value, kept ? seeing(kept) : ""));
    link.download = "smallworld.jsonl";
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (problem) {
    notice.value = whyNot(problem);
  }
}

/** From the map back to the result. */
export function BackToResult() {
  if (!store.view.value?.over || !hidden.value) return null;
  return (
    <button type="button" class="go" data-show-result onClick={() => (hidden.value = false)}>
      <Icon kind="ui" name="winner" /> {t("ui-show-result")}
    </button>
  );
}

export function Result() {
  const view = store.view.value;
  if (!view?.scores || hidden.value) return null;
  const most = Math.max(...view.scores, 1);
  const order = view.scores.map((coins, seat) => ({ coins, seat })).sort((a, b) => b.coins - a.coins);
  const earned = store.game.value?.earned ?? [];
  const lobby = store.lobby.value;
  const local = store.host.value && !lobby?.seats.some((seat) => seat.kind === "person" && !store.held.value.includes(seat.seat));
  return (
    <Dialog label={t("ui-result")} class="result">
      <h1>
        <Icon kind="ui" name="winner" />{" "}
        {t("ui-winner", { number: view.winners?.length ?? 1, players: (view.winners ?? []).map((seat) => seatName(lobby, seat)).join(", ") })}
      </h1>
      <ol class="scores">
        {order.map(({ coins, seat }) => (
          <li key={seat} class={`seat-${seat}`} data-score={coins}>
            <Shape seat={seat} />
            <b>{seatName(lobby, seat)}</b>
            <progress max={most} value={coins} />
            <strong>{coins}</strong>
            <small>
              {(earned.find((each) => each.seat === seat)?.items ?? []).map((item) => (
                <span key={item.for} data-coins={item.coins}>
                  {anyName(item.for, "for")} {item.coins < 0 ? `−${-item.coins}` : item.coins}
                </span>
              ))}
            </small>
          </li>
        ))}
      </ol>
      <div class="deeds">
        <button type="button" data-look onClick={() => (hidden.value = true)}>
          {t("ui-look-at-map")}
        </button>
        <button type="button" data-record onClick={() => void saveRecord()}>
          <Icon kind="ui" name="save" /> {t("ui-record")}
        </button>
        {local && lobby && (
          <button type="button" class="go" data-again disabled={opening.value} onClick={() => again(lobby)}>
            {t("ui-again")}
          </button>
        )}
        <a class="button" href="#">
          {t("ui-home")}
        </a>
      </div>
    </Dialog>
  );
}
