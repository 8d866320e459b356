// What this turn would bring: if I stop now, if I decline now, item by item.
import { Icon } from "../icons";
import type { Income } from "../protocol";
import { mine, store } from "../table";
import { anyName, nameOf, t } from "../words";

export function total(items: Income[]): number {
  return items.reduce((sum, item) => sum + item.coins, 0);
}

export function Items({ items }: { items: Income[] }) {
  return (
    <ul class="items">
      {items.map((item, place) => (
        <li key={place}>
          <span>
            {anyName(item.for, "for")} <small>{nameOf("race", item.race)}</small>
          </span>
          <b>{item.coins}</b>
        </li>
      ))}
    </ul>
  );
}

/** A sum of coins with everything it is made of. */
export function Brings({ label, items }: { label: string; items: Income[] }) {
  return (
    <section class="brings">
      <h4>
        {label}: +{total(items)} <Icon kind="ui" name="coin" />
      </h4>
      <Items items={items} />
    </section>
  );
}

export function Score() {
  const view = store.view.value;
  const seat = view?.viewer;
  if (!view || view.over || seat === null || seat === undefined) return null;
  const now = store.income(seat);
  const several = new Set(now.map((item) => item.race)).size > 1;
  const declined = mine.value?.if_declined;
  return (
    <details class={`score ${declined ? "two" : ""}`}>
      <summary>
        <span>
          <Icon kind="ui" name="coins" /> <b>+{total(now)}</b> <small>{t("ui-if-stop")}</small>
        </span>
        {now.length > 0 && (
          <ul class="short">
            {now.slice(0, 2).map((item, place) => (
              <li key={place}>
                {anyName(item.for, "for")}
                {several && ` · ${nameOf("race", item.race)}`}: {item.coins}
              </li>
            ))}
            {now.length > 2 && <li>…</li>}
          </ul>
        )}
        {declined && (
          <span>
            <Icon kind="ui" name="decline" /> <b>+{total(declined)}</b> <small>{t("ui-if-decline")}</small>
          </span>
        )}
      </summary>
      <div class="score-sheet">
        <Brings label={t("ui-if-stop")} items={now} />
        {declined && <Brings label={t("ui-if-decline")} items={declined} />}
      </div>
    </details>
  );
}
