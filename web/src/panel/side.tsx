// The sidebar: the round and the goal, the players, what can be taken, what happened. It folds to a rail.
import { opens } from "../cards/open";
import { firstSteps } from "../coach/first-steps";
import { Icon } from "../icons";
import { Log, Since } from "../log";
import { helpShown } from "../pages/help";
import { menuShown } from "../pages/menu";
import { Home, ToWorkshop } from "../pages/parts";
import { change, settings } from "../settings";
import { logShown, store } from "../table";
import { isTrial } from "../tried";
import { t } from "../words";
import { Cards } from "./cards";
import { Column, picks } from "./combos";
import { Domain } from "./domain";
import { Players, Track } from "./players";
import { Confirm } from "./preview";
import { RecapButton } from "./recap";
import { TalkButton } from "./talk";

export function toggleFold(): void {
  change({ folded: !settings.value.folded });
}

/** At the edge of the board. */
export function Fold() {
  const { folded } = settings.value;
  const label = t(folded ? "ui-unfold" : "ui-fold");
  return (
    <button type="button" class="fold" data-fold aria-expanded={!folded} aria-label={label} title={`${label} (B)`} onClick={toggleFold}>
      <span aria-hidden="true">{folded ? "‹" : "›"}</span>
    </button>
  );
}

export function MenuButton() {
  return (
    <button type="button" class="menu-button" aria-label={t("ui-menu")} title={t("ui-menu")} onClick={() => (menuShown.value = true)}>
      <Icon kind="ui" name="settings" />
    </button>
  );
}

function Tools() {
  return (
    <div class="tools">
      {isTrial(store.table.value) && <ToWorkshop />}
      <Home />
      <TalkButton />
      <button type="button" class="help-button" aria-label={t("ui-help")} title={`${t("ui-help")} (?)`} onClick={() => (helpShown.value = true)}>
        ?
      </button>
      <MenuButton />
    </div>
  );
}

function Goal() {
  const rounds = store.view.value?.rounds ?? 0;
  return (
    <p class="goal">
      <span {...opens("idea", "goal")}>{t("ui-goal", { rounds })}</span>
    </p>
  );
}

/** Two columns of three cards beside the whole map. */
function Choosing() {
  return (
    <>
      <header class="side-top">
        <Track />
        <Players chips />
        <div class="tools">
          {isTrial(store.table.value) && <ToWorkshop />}
          <RecapButton small />
          <MenuButton />
        </div>
      </header>
      <Cards />
    </>
  );
}

function Rail() {
  return (
    <>
      <div class="rail-round">
        <span class="track">
          <span class="round" {...opens("why", "round")}>
            {store.view.value?.round}/{store.view.value?.rounds}
          </span>
        </span>
      </div>
      <Players chips />
      <div class="tools">
        <RecapButton small />
        <MenuButton />
      </div>
    </>
  );
}

export function Side() {
  const choosing = picks().size > 0;
  const folded = settings.value.folded && !choosing;
  return (
    <aside class={`side ${choosing ? "choosing" : ""} ${folded ? "rail" : ""}`} aria-label={t("ui-table")}>
      {folded ? (
        <Rail />
      ) : choosing ? (
        <Choosing />
      ) : (
        <>
          <header class="side-top">
            <Track />
            <Tools />
            {!firstSteps.value && <Goal />}
          </header>
          <Players chips={firstSteps.value} />
          {!firstSteps.value && (
            <>
              {!logShown.value && <Column />}
              <Since />
            </>
          )}
        </>
      )}
      <Log shown={logShown.value && !folded && !choosing} />
      <Domain />
      <Confirm />
    </aside>
  );
}
