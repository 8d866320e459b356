// The table itself: the board touches the edges, everything else is a slim band or a card beside it.
import { useEffect } from "preact/hooks";
import { Frame } from "../board/frame";
import { Coach } from "../coach/coach";
import { tells } from "../cards/open";
import { goOn } from "../film";
import { onKey } from "../keyboard";
import { page as moments } from "../moments/open";
import { ComboDialog, picks } from "../panel/combos";
import { Players } from "../panel/players";
import { Sheet } from "../panel/sheet";
import { Fold, Side } from "../panel/side";
import { Strip } from "../panel/strip";
import { settings } from "../settings";
import { wake } from "../sound";
import { mine, store } from "../table";
import { upright, wide } from "../window";
import { t } from "../words";
import { Help, helpShown, Menu, menuShown } from "./menu";
import { Result } from "./result";

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
  useEffect(() => {
    const stop = new AbortController();
    addEventListener("keydown", onKey, { signal: stop.signal });
    for (const press of ["pointerdown", "keydown"]) addEventListener(press, pressed, { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, []);
  const waits = !!mine.value;
  useEffect(() => {
    document.title = waits ? `● ${t("ui-your-turn")} – Small World` : "Small World";
    return () => void (document.title = "Small World");
  }, [waits]);
  if (!view) return null;
  const choosing = picks().size > 0;
  const kind = wide.value ? "wide" : upright.value ? "upright" : "lying";
  const Moments = moments.value;
  const state = [Moments ? "looking-back" : "", choosing ? "choosing" : "", settings.value.folded && !choosing ? "folded" : "", waits ? "my-turn" : ""];
  return (
    <main class={`game ${kind} ${state.join(" ")}`}>
      <h1 class="unseen">Small World</h1>
      {Moments ? <Moments /> : wide.value ? <Strip /> : <Sheet />}
      <Frame />
      {!Moments && (wide.value ? <Side /> : <Top />)}
      {wide.value && !choosing && !Moments && <Fold />}
      <Coach />
      <ComboDialog />
      {menuShown.value && <Menu />}
      {helpShown.value && <Help />}
      {view.over && !Moments && !store.behind.value && !store.moving.value && <Result />}
    </main>
  );
}
