// The table itself: the board touches the edges, everything else is a slim band or a card beside it.
import { useEffect, useLayoutEffect } from "preact/hooks";
import { Frame } from "../board/frame";
import { CoachHere } from "../coach/door";
import { tells } from "../cards/open";
import { goOn } from "../film";
import { onKey } from "../keyboard";
import { page as moments } from "../moments/open";
import { advice, sheet as hint } from "../opinion/hint";
import { ComboDialog, picks } from "../panel/combos";
import { Players } from "../panel/players";
import { Sheet } from "../panel/sheet";
import { Fold, Side } from "../panel/side";
import { Strip } from "../panel/strip";
import { Bubbles, TalkDialog } from "../panel/talk";
import { seatName } from "../seats";
import { settings } from "../settings";
import { wake } from "../sound";
import { mine, store } from "../table";
import { upright, wide } from "../window";
import { t } from "../words";
import { Help, helpShown } from "./help";
import { Menu, menuShown } from "./menu";
import { badge } from "./badge";
import "./notify";
import { ResultHere, TakenAlong } from "./over";

/** Small screens: the round, which is the way to the settings too, and the players as chips. */
function Top() {
  const view = store.view.value;
  if (!view) return null;
  return (
    <header class="top">
      <button type="button" class="menu-button" onClick={() => (menuShown.value = true)}>
        <span class="track">
          <span class="round" {...tells("why", "round")}>
            <b>{view.round}</b>/{view.rounds}
          </span>
          <small>{t("ui-round-word")}</small>
        </span>
        <span class="unseen">{t("ui-menu")}</span>
      </button>
      <Players chips />
    </header>
  );
}

function pressed(event: Event): void {
  wake();
  store.reveal();
  goOn(event);
}

export function GamePage() {
  const view = store.view.value;
  // Before anything can be seen: a key pressed at first sight counts.
  useLayoutEffect(() => {
    const stop = new AbortController();
    addEventListener("keydown", onKey, { signal: stop.signal });
    for (const press of ["pointerdown", "keydown"]) addEventListener(press, pressed, { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, []);
  const waits = !!mine.value;
  const decides = store.lobby.value?.phase === "playing" ? (view?.decider ?? null) : null;
  const turn = decides === null ? "" : t("ui-turn-of", { player: seatName(store.lobby.value, decides) });
  useEffect(() => {
    document.title = [waits ? `● ${t("ui-your-turn")}` : turn, "Small World"].filter(Boolean).join(" – ");
    badge(waits);
    return () => {
      document.title = "Small World";
      badge(false);
    };
  }, [waits, turn]);
  if (!view) return null;
  const choosing = picks().size > 0;
  const kind = wide.value ? "wide" : upright.value ? "upright" : "lying";
  const Moments = moments.value;
  const Hint = hint.value;
  const state = [Moments ? "looking-back" : "", choosing ? "choosing" : "", settings.value.folded && !choosing ? "folded" : "", waits ? "my-turn" : ""];
  return (
    <main class={`game ${kind} ${state.join(" ")}`}>
      <h1 class="unseen">Small World</h1>
      {Moments ? <Moments /> : wide.value ? <Strip /> : <Sheet />}
      <Frame />
      {!Moments && (wide.value ? <Side /> : <Top />)}
      {wide.value && !choosing && !Moments && <Fold />}
      <CoachHere />
      <ComboDialog />
      <TalkDialog />
      <Bubbles />
      {view.over && <TakenAlong />}
      {menuShown.value && <Menu />}
      {helpShown.value && <Help />}
      {Hint && advice.value && <Hint />}
      {view.over && !Moments && !store.behind.value && !store.moving.value && <ResultHere />}
    </main>
  );
}
