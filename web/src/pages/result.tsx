// The end: everybody's coins, where they came from, and another game.
import { signal } from "@preact/signals";
import { makeTable } from "../api";
import { known, tokensOf } from "../games";
import { Icon } from "../icons";
import { go } from "../route";
import { seatName } from "../seats";
import { Shape } from "../panel/players";
import { sources } from "../sources";
import { store } from "../table";
import { anyName, t } from "../words";

const away = signal("");

async function again(): Promise<void> {
  const lobby = store.lobby.value;
  if (!lobby) return;
  const seats = lobby.seats.map(({ kind, name, bot }) => (kind === "bot" ? { kind, bot } : { kind: "person", name }));
  const { edition, players, preset, options, pace, deadline } = lobby;
  const made = await makeTable({ edition, players, preset, options, pace, deadline, board: "", seats, start: true });
  go(`table/${made.table}`);
}

/** The whole game as a file, for `smallworld replay`. */
async function saveRecord(): Promise<void> {
  const kept = known(store.table.value);
  const [token] = kept ? tokensOf(kept) : [];
  const headers = { authorization: `Bearer ${token ?? ""}` };
  const answer = await fetch(`/api/tables/${store.table.value}/record`, { headers });
  if (!answer.ok) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = "smallworld.jsonl";
  link.click();
  URL.revokeObjectURL(link.href);
}

export function Result() {
  const view = store.view.value;
  if (!view?.scores || away.value === store.table.value) return null;
  const most = Math.max(...view.scores, 1);
  const order = view.scores.map((coins, seat) => ({ coins, seat })).sort((a, b) => b.coins - a.coins);
  const earned = sources(store.log.value.map((line) => line.event));
  const local = store.host.value && !store.lobby.value?.seats.some((seat) => seat.kind === "person" && !store.held.value.includes(seat.seat));
  return (
    <div class="dialog-back result-back">
      <section class="dialog result" role="dialog" aria-modal="true" aria-label={t("ui-result")}>
        <h1>
          <Icon kind="ui" name="winner" />{" "}
          {t("ui-winner", { number: view.winners?.length ?? 1, players: (view.winners ?? []).map((seat) => seatName(store.lobby.value, seat)).join(", ") })}
        </h1>
        <ol class="scores">
          {order.map(({ coins, seat }) => (
            <li key={seat} class={`seat-${seat}`} data-score={coins}>
              <Shape seat={seat} />
              <b>{seatName(store.lobby.value, seat)}</b>
              <progress max={most} value={coins} />
              <strong>{coins}</strong>
              <small>
                {[...(earned.get(seat) ?? [])]
                  .sort((a, b) => b[1] - a[1])
                  .slice(0, 5)
                  .map(([source, sum]) => `${anyName(source, "for")} ${sum}`)
                  .join(" · ")}
              </small>
            </li>
          ))}
        </ol>
        <div class="deeds">
          <button type="button" onClick={() => (away.value = store.table.value)}>
            {t("ui-look-at-map")}
          </button>
          <button type="button" data-record onClick={() => void saveRecord()}>
            <Icon kind="ui" name="save" /> {t("ui-record")}
          </button>
          {local && (
            <button type="button" class="go" data-again onClick={() => void again()}>
              {t("ui-again")}
            </button>
          )}
          <a class="button" href="#">
            {t("ui-home")}
          </a>
        </div>
      </section>
    </div>
  );
}
