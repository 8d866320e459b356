// The combinations on offer: short in the column, in full when one is to be taken.
import { sideOf } from "../api";
import { Icon } from "../icons";
import type { Combo } from "../protocol";
import { act, mine, perTable, store } from "../table";
import { anyName, nameOf, powerOf, t, textOf } from "../words";

export const shownCombo = perTable<Combo | null>(null); // looked at by itself, as long as it is on offer
export const combosHidden = perTable(false);

function picks(): Map<number, { do: string; combo?: number }> {
  const actions = mine.value?.actions.filter((action) => action.do === "pick") ?? [];
  return new Map(actions.map((action) => [action.combo ?? -1, action]));
}

function Coins({ combo, place }: { combo: Combo; place: number }) {
  return (
    <span class="combo-coins">
      <span class="cost" title={t("ui-combo-price", { coins: combo.price })}>
        {place === 0 ? t("ui-free") : `−${combo.price}`} <Icon kind="ui" name="coin" />
      </span>
      {combo.coins > 0 && (
        <span class="gift" title={t("ui-combo-coins", { coins: combo.coins })}>
          +{combo.coins} <Icon kind="ui" name="coin" />
        </span>
      )}
    </span>
  );
}

/** The camp of a race, where the edition has camps. */
function Side({ race }: { race: string }) {
  const side = sideOf(store.view.value?.edition ?? "", race);
  if (!side) return null;
  const name = anyName(side, "side");
  return (
    <span class="side-mark" title={name}>
      <Icon kind="ui" name={side} label={name} />
    </span>
  );
}

function Emblems({ combo }: { combo: Combo }) {
  return (
    <>
      <span class="emblem power">
        <Icon kind="power" name={combo.power} />
      </span>
      <span class="emblem race">
        <Icon kind="race" name={combo.race} />
      </span>
    </>
  );
}

function Names({ combo }: { combo: Combo }) {
  return (
    <>
      <span>
        {powerOf(combo.power, combo.race)} <Side race={combo.race} />
      </span>{" "}
      <b>{nameOf("race", combo.race)}</b>
    </>
  );
}

function Count({ combo }: { combo: Combo }) {
  return (
    <span class="troop-count" title={t("ui-tokens", { tokens: combo.tokens })}>
      {combo.tokens}
    </span>
  );
}

function Row({ combo, place }: { combo: Combo; place: number }) {
  const open = picks().has(place);
  return (
    <li>
      <button
        type="button"
        class={`combo ${open ? "open" : ""}`}
        data-combo={place}
        onClick={() => (open && combosHidden.value ? (combosHidden.value = false) : (shownCombo.value = combo))}
        title={`${textOf("power", combo.power)}\n${textOf("race", combo.race)}`}
      >
        <span class="emblems">
          <Emblems combo={combo} />
        </span>
        <span class="names">
          <Names combo={combo} />
        </span>
        <Count combo={combo} />
        <Coins combo={combo} place={place} />
      </button>
    </li>
  );
}

export function Column() {
  return (
    <ol class="combos" aria-label={t("ui-combos")}>
      {store.view.value?.column.map((combo, place) => <Row key={`${combo.race}-${combo.power}`} combo={combo} place={place} />)}
    </ol>
  );
}

/** One combination with everything that is written on it. */
export function Card({ combo, place }: { combo: Combo; place: number }) {
  const action = picks().get(place);
  return (
    <article class={`card ${action ? "open" : ""}`} data-card={place}>
      <header>
        <Emblems combo={combo} />
        <h3>
          <Names combo={combo} />
        </h3>
        <Count combo={combo} />
      </header>
      <div class="texts">
        <p class="power">{textOf("power", combo.power)}</p>
        <p class="race">{textOf("race", combo.race)}</p>
      </div>
      <footer>
        <Coins combo={combo} place={place} />
        {action && (
          <button type="button" class="go" data-pick={place} onClick={() => void act(action)}>
            {t("ui-take")}
          </button>
        )}
      </footer>
    </article>
  );
}

/** All six, laid over the map while one must be taken. */
export function ComboTable() {
  if (!picks().size || combosHidden.value) return null;
  return (
    <section class="combo-table" aria-label={t("ui-pick-one")}>
      <header>
        <h2>{t("ui-pick-one")}</h2>
        <button type="button" class="quiet" onClick={() => (combosHidden.value = true)}>
          <Icon kind="ui" name="eye" /> {t("ui-look-at-map")}
        </button>
      </header>
      <div class="cards">
        {store.view.value?.column.map((combo, place) => <Card key={`${combo.race}-${combo.power}`} combo={combo} place={place} />)}
      </div>
    </section>
  );
}
