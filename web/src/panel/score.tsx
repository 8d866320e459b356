// What this turn would bring: if I stop now, if I decline now, item by item.
import { signal } from "@preact/signals";
import { opens } from "../cards/open";
import { total } from "../coins";
import type { Income, View } from "../protocol";
import { mine, store } from "../table";
import { anyName, nameOf, t } from "../words";
import { Afterwards } from "./declining";
import { Coin } from "./emblems";

/** The items are shown. */
export const scoreShown = signal(false);

export function Items({ items }: { items: Income[] }) {
  return (
    <ul class="items">
      {items.map((item, place) => (
        <li key={place}>
          <span {...opens("item", item.for)}>
            <span>
              {anyName(item.for, "for")} <small>{nameOf("race", item.race)}</small>
            </span>
            <b>{item.coins}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A sum of coins with everything it is made of. */
export function Brings({ label, items, why }: { label: string; items: Income[]; why: string }) {
  return (
    <section class="brings">
      <h4>
        {label} <Coin why={why}>{`+${total(items)}`}</Coin>
      </h4>
      <Items items={items} />
    </section>
  );
}

const PAID = ["score", "close"]; // steps of a turn whose coins have been paid

/** Whoever reads this could stop now: it is their turn, and it has not been paid yet. */
export function couldStop({ over, viewer, turn_of, step }: Pick<View, "over" | "viewer" | "turn_of" | "step">): boolean {
  return !over && viewer === turn_of && !PAID.includes(step);
}

export function Score({ short = false }: { short?: boolean }) {
  const view = store.view.value;
  const seat = view?.viewer;
  if (!view || seat === null || seat === undefined || !couldStop(view)) return null;
  const now = store.income(seat);
  const decline = mine.value?.decline;
  return (
    <details class="score" open={scoreShown.value} onToggle={(event) => (scoreShown.value = event.currentTarget.open)}>
      <summary title={t("ui-if-stop")}>
        <Coin why={`income:${seat}`} pressed>{`+${total(now)}`}</Coin>
        <small class={short ? "unseen" : ""}>{t("ui-if-stop")}</small>
      </summary>
      <div class="score-sheet">
        <Brings label={t("ui-if-stop")} items={now} why={`income:${seat}`} />
        {decline && <Brings label={t("ui-if-decline")} items={decline.now} why="declined:now" />}
        {decline && <Afterwards decline={decline} />}
      </div>
    </details>
  );
}
