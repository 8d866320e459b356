// The strip under the board: what is in hand, what to do, what it would bring, and the buttons for it.
import { Outline } from "../board/alone";
import { firstSteps } from "../coach/first-steps";
import { HintButton } from "../opinion/button";
import { BackToResult } from "../pages/over";
import { Watching } from "../pages/watching";
import { settings } from "../settings";
import { deploying, mine, store } from "../table";
import { t } from "../words";
import { Naming, Warning } from "./asking";
import { Gather, Guard, Offers, Placed, Plain, Undo } from "./buttons";
import { picks } from "./combos";
import { Coin } from "./emblems";
import { Hand } from "./hand";
import { StoodIn } from "./notes";
import { Pausing } from "./pause";
import { canConquer, Prompt } from "./prompt";
import { Score } from "./score";
import { Skip } from "./skip";
import { Stepper } from "./stepper";
import { Clock, Waiting } from "./waiting";

const LEARNT = 3; // games

/** What the two outlines mean; whoever has played some games knows. */
function OutlineKey() {
  if (!canConquer.value || firstSteps.value || settings.value.finished >= LEARNT) return null;
  return (
    <div class="outline-key">
      <span>
        <Outline line="sure" label="" small /> {t("ui-sure")}
      </span>
      <span>
        <Outline line="die" label="" small /> {t("ui-with-die")}
      </span>
    </div>
  );
}

/** While a combination is chosen it matters what one has, not what the turn would bring. */
function Purse() {
  const coins = store.view.value?.coins ?? null;
  if (coins === null) return null;
  return (
    <div class="score">
      <Coin why={`money:${store.view.value?.viewer ?? 0}`}>{coins}</Coin> <small>{t("ui-in-purse")}</small>
    </div>
  );
}

export function Strip() {
  const choosing = picks().size > 0;
  return (
    <section class={`bar strip ${mine.value ? "asked" : ""} ${deploying.value ? "deploys" : ""}`} aria-label={t("ui-actions")}>
      {!choosing && <Hand />}
      <Skip />
      <div class="doing">
        <Clock />
        <Prompt />
      </div>
      <div class="notes">
        <StoodIn />
        <Pausing />
        <Watching />
        <Waiting />
      </div>
      <OutlineKey />
      {!firstSteps.value && (choosing ? <Purse /> : !deploying.value && <Score />)}
      <div class="buttons">
        <Stepper />
        <Gather />
        <Guard />
        <Offers />
        <HintButton />
        <Undo />
        <Placed />
        <Plain />
        <BackToResult />
      </div>
      <Naming />
      <Warning />
    </section>
  );
}
