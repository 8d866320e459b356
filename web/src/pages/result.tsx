// The end: everybody's coins, where they came from, and another game.
import { loadContent } from "../api";
import { opens, tells } from "../cards/open";
import { known, seeing } from "../games";
import { asking, learners, lookBack } from "../moments/open";
import type { Lobby } from "../protocol";
import { saveRecord } from "../record";
import { awayFor, useTicking } from "../panel/waiting";
import { replayAt } from "../route";
import { seatName } from "../seats";
import { followRematch, rematch, store } from "../table";
import { isTrial } from "../tried";
import { anyName, figure, t } from "../words";
import { opening, openTable } from "./opening";
import { Charged, Dialog } from "./parts";
import { hidden } from "./over";

/** The same people, bots and rules, with everything home-made; a board of the box is drawn anew. */
function again(lobby: Lobby): void {
  const seats = lobby.seats.map(({ kind, name, bot, character = "" }) => (kind === "bot" ? { kind, bot, character } : { kind: "person", name }));
  const { edition, players, preset, options, pace, deadline } = lobby;
  const own = store.home.value;
  const board = own.some((card) => card.kind === "board" && card.offer && card.key === lobby.board) ? lobby.board : "";
  void openTable(async () => {
    const kept = known(store.table.value);
    const content = own.length ? await loadContent(store.table.value, kept ? seeing(kept) : "") : {};
    return { edition, players, preset, options, pace, deadline, board, seats, start: true, ...content };
  });
}

/** People for whom a bot will play at the next table: they have been away for as long as this one waits for anybody. */
function WhoIsGone({ lobby }: { lobby: Lobby }) {
  const away = lobby.clock === "turn" || !lobby.deadline ? [] : lobby.seats.filter((chair) => chair.kind === "person" && !chair.here);
  useTicking(away.length > 0);
  const names = away.filter((chair) => (awayFor(chair) ?? 0) >= lobby.deadline).map(({ seat }) => seatName(lobby, seat));
  if (!names.length) return null;
  return (
    <p class="hint" role="status" data-gone={names.length}>
      {t("ui-rematch-gone", { players: names.join(", "), number: names.length })}
    </p>
  );
}

interface Source {
  for: string;
  coins: number;
}

const LAND = "regions";
const START = "start";

/** Where the coins came from, as long as there are many of them; what was paid is taken from the end. */
function CoinBar({ items, most }: { items: Source[]; most: number }) {
  const kind = (source: string) => (source === LAND ? "land-coins" : source === START ? "start-coins" : "");
  const paid = items.reduce((sum, item) => sum - Math.min(0, item.coins), 0);
  return (
    <div class="coin-bar" aria-hidden="true">
      {items
        .filter((item) => item.coins > 0)
        .map((item) => (
          <i key={item.for} class={kind(item.for)} style={{ width: `${(100 * item.coins) / most}%` }} />
        ))}
      {paid > 0 && <i class="paid-coins" style={{ width: `${(100 * paid) / most}%`, marginLeft: `${(-100 * paid) / most}%` }} />}
    </div>
  );
}

/** Those with as many coins share a place. */
function placeOf(coins: number, scores: number[]): number {
  return 1 + scores.filter((others) => others > coins).length;
}

/** Who won, said to whoever reads it. */
function Verdict({ winners, coins }: { winners: number[]; coins: number }) {
  const lobby = store.lobby.value;
  const me = store.view.value?.viewer ?? null;
  const mine = me !== null && winners.length === 1 && winners[0] === me && store.held.value.length === 1;
  const players = winners.map((seat) => seatName(lobby, seat)).join(", ");
  return <h1 {...tells("idea", "winner")}>{mine ? t("ui-you-win", { coins }) : t("ui-winner", { number: winners.length || 1, players, coins })}</h1>;
}

/** What the colours of the bars mean. */
function BarKey() {
  return (
    <p class="bar-key">
      <b>{t("ui-bars")}</b>
      <span>
        <i class="land-coins" /> {t("ui-bar-land")}
      </span>
      <span>
        <i /> {t("ui-bar-bonus")}
      </span>
      <span>
        <i class="start-coins" /> {t("ui-bar-start")}
      </span>
      <span>
        <i class="paid-coins" /> {t("ui-bar-paid")}
      </span>
    </p>
  );
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
  const best = Math.max(0, ...winners.map((seat) => view.scores?.[seat] ?? 0));
  const lobby = store.lobby.value;
  const rematches = !lobby?.rematch && store.held.value.length > 0;
  const local = store.host.value && !lobby?.seats.some((seat) => seat.kind === "person" && !store.held.value.includes(seat.seat));
  return (
    <Dialog label={t("ui-result")} class="result">
      <header class="result-head">
        {winners.map((seat) => (
          <Charged key={seat} seat={seat} />
        ))}
        <div>
          <Verdict winners={winners} coins={best} />
          {own !== undefined && me !== null && !winners.includes(me) && (
            <p {...tells("why", `earned:${me}`)}>{t("ui-your-place", { place: placeOf(own, view.scores), players: view.scores.length, coins: own, short: Math.max(0, best - own) })}</p>
          )}
        </div>
      </header>
      <BarKey />
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
                  {anyName(item.for, "for")} <b>{figure(item.coins)}</b>
                </span>
              ))}
            </small>
          </li>
        ))}
      </ol>
      {rematches && !local && lobby && <WhoIsGone lobby={lobby} />}
      <div class="deeds">
        <button type="button" data-look onClick={() => (hidden.value = true)}>
          {t("ui-look-at-map")}
        </button>
        <a class="button" href={`#story/${store.table.value}`} data-story>
          {t("ui-story")}
        </a>
        <a class="button" href={replayAt(store.table.value, null)} data-replay>
          {t("ui-replay")}
        </a>
        {learners().map((seat, _, all) => (
          <button type="button" key={seat} data-look-back={seat} disabled={asking.value} onClick={() => void lookBack(seat)}>
            {all.length > 1 ? t("ui-look-back-of", { player: seatName(lobby, seat) }) : t("ui-look-back")}
          </button>
        ))}
        <button type="button" data-record onClick={() => void saveRecord(store.table.value)}>
          {t("ui-record")}
        </button>
        {lobby?.rematch ? (
          <button type="button" class="go" data-to-rematch onClick={() => followRematch()}>
            {t("ui-to-rematch")}
          </button>
        ) : (
          !local &&
          rematches && (
            <button type="button" class="go" data-rematch title={t("ui-rematch-text")} onClick={() => void rematch()}>
              {t("ui-rematch")}
            </button>
          )
        )}
        {local && lobby && !lobby.day && !lobby.rematch && (
          <button type="button" class="go" data-again disabled={opening.value} onClick={() => again(lobby)}>
            {t("ui-again")}
          </button>
        )}
        {lobby?.day && (
          <a class="button go" href="#day" data-day-result>
            {t("ui-day-result")}
          </a>
        )}
        {isTrial(store.table.value) && (
          <a class="button" href="#workshop" data-to-workshop>
            {t("ui-to-workshop")}
          </a>
        )}
        <a class="button" href="#">
          {t("ui-home")}
        </a>
      </div>
    </Dialog>
  );
}
