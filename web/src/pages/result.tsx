// The end: everybody's coins, where they came from, and another game.
import { loadRecord } from "../api";
import { opens, tells } from "../cards/open";
import { known, seeing } from "../games";
import { Icon } from "../icons";
import { asking, canLearn, lookBack } from "../moments/open";
import { notice } from "../notice";
import type { Lobby } from "../protocol";
import { seatName } from "../seats";
import { perTable, store } from "../table";
import { anyName, t } from "../words";
import { opening, openTable, whyNot } from "./opening";
import { Charged, Dialog } from "./parts";

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

interface Source {
  for: string;
  coins: number;
}

const LAND = "regions";
const START = "start";

/** Where the coins came from, as long as there are many of them; what was paid has no length. */
function CoinBar({ items, most }: { items: Source[]; most: number }) {
  const kind = (source: string) => (source === LAND ? "land-coins" : source === START ? "start-coins" : "");
  return (
    <div class="coin-bar" aria-hidden="true">
      {items
        .filter((item) => item.coins > 0)
        .map((item) => (
          <i key={item.for} class={kind(item.for)} style={{ width: `${(100 * item.coins) / most}%` }} />
        ))}
    </div>
  );
}

/** Those with as many coins share a place. */
function placeOf(coins: number, scores: number[]): number {
  return 1 + scores.filter((others) => others > coins).length;
}

export function Result() {
  const view = store.view.value;
  if (!view?.scores || hidden.value) return null;
  const order = view.scores.map((coins, seat) => ({ coins, seat })).sort((a, b) => b.coins - a.coins);
  const earned = (seat: number): Source[] => store.game.value?.earned?.find((each) => each.seat === seat)?.items ?? [];
  const most = Math.max(1, ...order.map(({ seat }) => earned(seat).reduce((sum, { coins }) => sum + Math.max(coins, 0), 0)));
  const me = view.viewer;
  const own = me === null ? undefined : view.scores[me];
  const winners = view.winners ?? [];
  const lobby = store.lobby.value;
  const local = store.host.value && !lobby?.seats.some((seat) => seat.kind === "person" && !store.held.value.includes(seat.seat));
  return (
    <Dialog label={t("ui-result")} class="result">
      <header class="result-head">
        {winners.map((seat) => (
          <Charged key={seat} seat={seat} />
        ))}
        <div>
          <h1 {...tells("idea", "winner")}>
            {t("ui-winner", {
              number: winners.length || 1,
              players: winners.map((seat) => seatName(lobby, seat)).join(", "),
              coins: order[0]?.coins ?? 0,
            })}
          </h1>
          {own !== undefined && <p {...tells("why", `earned:${me}`)}>{t("ui-your-place", { place: placeOf(own, view.scores), players: view.scores.length, coins: own })}</p>}
        </div>
      </header>
      <ol class="scores">
        {order.map(({ coins, seat }) => (
          <li key={seat} class={`seat-${seat} ${seat === me ? "me" : ""}`} data-score={coins}>
            <Charged seat={seat} />
            <b>{seatName(lobby, seat)}</b>
            <CoinBar items={earned(seat)} most={most} />
            <span class="coin" {...opens("why", `earned:${seat}`)}>
              {coins}
            </span>
            <small>
              {earned(seat).map((item) => (
                <span key={item.for} data-coins={item.coins} {...opens("item", item.for)}>
                  {anyName(item.for, "for")} <b>{item.coins < 0 ? `−${-item.coins}` : item.coins}</b>
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
        {canLearn() && (
          <button type="button" data-look-back disabled={asking.value} onClick={() => void lookBack()}>
            {t("ui-look-back")}
          </button>
        )}
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
