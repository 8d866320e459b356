// The strip under the board: what is in hand, what to do, what it would bring, and the buttons for it.
import { BackToResult } from "../pages/result";
import { Watching } from "../pages/watching";
import { settings } from "../settings";
import { deploying, mine, store } from "../table";
import { t } from "../words";
import { Naming, Warning } from "./asking";
import { Gather, Offers, Placed, Plain, Spread, Undo } from "./buttons";
import { picks } from "./combos";
import { Coin } from "./emblems";
import { Hand } from "./hand";
import { StoodIn } from "./notes";
import { canConquer, Prompt } from "./prompt";
import { Score } from "./score";
import { Stepper } from "./stepper";
import { Waiting } from "./waiting";

const LEARNT = 3; // games

/** What the two outlines mean; whoever has played some games knows. */
function OutlineKey() {
  if (!canConquer.value || settings.value.finished >= LEARNT) return null;
  return (
    <div class="outline-key">
      <span>
        <i /> {t("ui-sure")}
      </span>
      <span>
        <i class="die" /> {t("ui-with-die")}
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
    <section class={`bar strip ${mine.value ? "asked" : ""}`} aria-label={t("ui-actions")}>
      {!choosing && <Hand />}
      <div class="doing">
        <StoodIn />
        <Watching />
        <Waiting />
        <Prompt />
      </div>
      <OutlineKey />
      {choosing ? <Purse /> : !deploying.value && <Score />}
      <div class="buttons">
        <Stepper />
        <Gather />
        <Spread />
        <Offers />
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
