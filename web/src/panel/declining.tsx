// Declining, in coins: what it brings now, what stays, what a new race could bring. The server has done the sums.
import { tells } from "../cards/open";
import { total } from "../coins";
import type { Declining } from "../protocol";
import { store } from "../table";
import { comboOf, nameOf, t } from "../words";
import { Coin } from "./emblems";

/** What comes every turn is told apart from what comes once. */
function Row({ of, coins, words, note }: { of: "stay" | "now" | "later" | "new"; coins: number; words: string; note?: string | undefined }) {
  return (
    <li data-decline={of} {...tells("why", `declined:${of}`)}>
      <span>
        {words}
        {note && <small>{note}</small>}
      </span>
      <span class="how-often">
        <Coin why={`declined:${of}`}>{`+${coins}`}</Coin>
        <small>{t(of === "later" ? "ui-decline-each" : "ui-decline-once")}</small>
      </span>
    </li>
  );
}

/** What the best of the combinations on offer would do in its first turn. */
function Newcomer({ decline }: { decline: Declining }) {
  const [best] = decline.combos;
  const combo = best && store.view.value?.column[best.combo];
  if (!best || !combo) return null;
  const note = t("ui-decline-new-text", { regions: best.regions, price: combo.price, lying: combo.coins });
  return <Row of="new" coins={best.coins} words={t("ui-decline-new", { combo: comboOf(combo.power, combo.race), tokens: best.tokens })} note={note} />;
}

/** Whoever declined before goes for good. */
function leaving(decline: Declining): string | undefined {
  const races = decline.leaves.map((race) => nameOf("race", race)).join(", ");
  return races && t("ui-decline-leaves", { races });
}

/** What comes after this turn; nothing in the last round. */
export function Afterwards({ decline }: { decline: Declining }) {
  const view = store.view.value;
  if (!view || view.round === view.rounds) return null;
  return (
    <ul class="declining">
      <Row of="later" coins={total(decline.later)} words={t("ui-decline-later")} note={view.step === "close" ? leaving(decline) : undefined} />
      <Newcomer decline={decline} />
    </ul>
  );
}

/** Both ways side by side, for whoever is about to decide. */
export function BothWays({ decline }: { decline: Declining }) {
  const scored = store.view.value?.step === "close";
  return (
    <div class="both-ways">
      {!scored && (
        <ul class="declining">
          <Row of="stay" coins={total(decline.stay)} words={t("ui-decline-stay")} />
          <Row of="now" coins={total(decline.now)} words={t("ui-decline-now")} note={leaving(decline)} />
        </ul>
      )}
      <Afterwards decline={decline} />
    </div>
  );
}
