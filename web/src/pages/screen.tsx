// A television at the table: the board, the players, what happened, whose turn it is, and a code to join with. It sees
// what spectators see; the hands are on everybody's own phone.
import { useEffect } from "preact/hooks";
import { Frame } from "../board/frame";
import { Log } from "../log";
import { Players, Track } from "../panel/players";
import { Bubbles } from "../panel/talk";
import { clock, secondsLeft, useTicking } from "../panel/waiting";
import { go, route } from "../route";
import { seatName } from "../seats";
import { store } from "../table";
import { anyName, t } from "../words";
import { Charged } from "./parts";
import { Code, SpokenCode } from "./share";
import "../style/screen.css";

/** How to come in: to a seat while one is free or a bot has one, otherwise to the spectators. */
function Joining() {
  const at = route.value;
  const lobby = store.lobby.value;
  if (at.page !== "screen" || !lobby) return null;
  const kind = lobby.phase === "open" ? "open" : lobby.phase === "playing" ? "bot" : "";
  const free = at.invite !== "" && lobby.seats.some((seat) => seat.kind === kind);
  const open = lobby.phase === "open" && free;
  return (
    <section class="joining" data-joining={free ? "join" : "watch"}>
      <Code kind={free ? "join" : "watch"} token={free ? `${at.invite}/${at.watch}` : at.watch} />
      <div>
        <b>{t(free ? "ui-screen-join" : "ui-screen-watch")}</b>
        {open && <SpokenCode table={at.table} invite={at.invite} />}
      </div>
    </section>
  );
}

/** Whose turn it is and how long they have, to be read from the sofa. */
function Turn() {
  const view = store.view.value;
  const lobby = store.lobby.value;
  const left = secondsLeft();
  useTicking(left !== null);
  if (!view || view.decider === null || !lobby) return null;
  return (
    <div class={`whose seat-${view.decider}`} data-turn={view.decider}>
      <Charged seat={view.decider} />
      <b>{lobby.pause?.on ? t("ui-pause-on") : t("ui-turn-of", { player: seatName(lobby, view.decider) })}</b>
      {left !== null && <span class="left">{clock(left)}</span>}
    </div>
  );
}

function Gathering() {
  const lobby = store.lobby.value;
  if (!lobby) return null;
  return (
    <main class="page screen-lobby">
      <h1>
        {anyName(lobby.edition, "edition")} · {t("ui-players-at", { number: lobby.players })}
      </h1>
      <ol class="gathered">
        {lobby.seats.map((seat) => (
          <li key={seat.seat} class={`seat-${seat.seat} ${seat.kind}`}>
            <Charged seat={seat.seat} />
            <b>{seat.kind === "open" ? t("ui-open-seat") : seatName(lobby, seat.seat)}</b>
          </li>
        ))}
      </ol>
      <Joining />
    </main>
  );
}

function Scores() {
  const view = store.view.value;
  if (!view?.scores) return null;
  const order = view.scores.map((coins, seat) => ({ coins, seat })).sort((a, b) => b.coins - a.coins);
  return (
    <ol class="final">
      {order.map(({ coins, seat }) => (
        <li key={seat}>
          <Charged seat={seat} />
          <b>{seatName(store.lobby.value, seat)}</b>
          <span class="coin">{coins}</span>
        </li>
      ))}
    </ol>
  );
}

/** Everything on it is meant for a room: letters grow with the screen. */
function useBigLetters(): void {
  useEffect(() => {
    document.documentElement.classList.add("big-screen");
    return () => document.documentElement.classList.remove("big-screen");
  }, []);
}

export function ScreenPage() {
  const view = store.view.value;
  const lobby = store.lobby.value;
  useBigLetters();
  const at = route.value;
  const next = lobby?.rematch;
  useEffect(() => {
    if (next && at.page === "screen") go(["screen", next, at.watch, at.invite].filter(Boolean).join("/"));
  }, [next]);
  const decides = lobby?.phase === "playing" ? (view?.decider ?? null) : null;
  const title = decides === null ? "" : t("ui-turn-of", { player: seatName(lobby, decides) });
  useEffect(() => {
    document.title = [title, "Small World"].filter(Boolean).join(" – ");
    return () => void (document.title = "Small World");
  }, [title]);
  if (!view) return <Gathering />;
  return (
    <main class="game wide screen">
      <h1 class="unseen">Small World</h1>
      <Frame />
      <aside class="side" aria-label={t("ui-table")}>
        <header class="side-top">
          <Track />
        </header>
        {view.over ? (
          <Scores />
        ) : (
          <>
            <Turn />
            <Players />
          </>
        )}
        <h2 class="told-here">{t("ui-log")}</h2>
        <Log shown />
        <Joining />
      </aside>
      <Bubbles />
    </main>
  );
}
