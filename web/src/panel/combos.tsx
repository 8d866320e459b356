// The combinations on offer: a row for each, and a card when one is looked at by itself.
import { sideOf } from "../api";
import { tells } from "../cards/open";
import { Icon } from "../icons";
import { Dialog } from "../pages/parts";
import type { Action, Combo } from "../protocol";
import { mine, perTable, store } from "../table";
import { anyName, gistOf, nameOf, powerOf, t, textOf } from "../words";
import { Card } from "./cards";
import { Coin, PowerEmblem, RaceEmblem, Tokens } from "./emblems";

export const shownCombo = perTable<Combo | null>(null); // looked at by itself, as long as it is on offer

/** The combinations that may be taken now, by their place in the column. */
export function picks(): Map<number, Action> {
  const actions = mine.value?.actions.filter((action) => action.do === "pick") ?? [];
  return new Map(actions.map((action) => [action.combo ?? -1, action]));
}

/** The camp of a race, where the edition has camps. */
export function Side({ race }: { race: string }) {
  const side = sideOf(store.view.value?.edition ?? "", race);
  if (!side) return null;
  const name = anyName(side, "side");
  return (
    <span class="side-mark" title={name}>
      <Icon kind="ui" name={side} label={name} />
    </span>
  );
}

const SHORT = 48; // letters: what is longer stands on the card

/** What a race or power does, in a few words; of a home-made one its text, or the first sentence, as far as that is short. */
function brief(kind: "race" | "power", key: string): string {
  const text = textOf(kind, key);
  const told = text.length <= SHORT ? text : (/^[^.]+\./.exec(text)?.[0] ?? text);
  return gistOf(kind, key) ?? (told.length <= SHORT ? told.replace(/\.$/, "") : "");
}

/** What a combination does, for a line: its power and its race, the first with the dot that parts them. */
export function halves(combo: Pick<Combo, "power" | "race">): string[] {
  const told = [brief("power", combo.power), brief("race", combo.race)].filter(Boolean);
  return told.map((half, place) => (place < told.length - 1 ? `${half}\u00a0·` : half));
}

function Row({ combo, place }: { combo: Combo; place: number }) {
  return (
    <li>
      <button type="button" class="combo" data-combo={place} onClick={() => (shownCombo.value = combo)}>
        <span class="emblems">
          <PowerEmblem power={combo.power} />
          <RaceEmblem race={combo.race} />
        </span>
        <span class="names">
          <span>{powerOf(combo.power, combo.race)}</span> <b>
            {nameOf("race", combo.race)} <Side race={combo.race} />
          </b>
        </span>
        <Tokens number={combo.tokens} why={`tokens:${place}`} pressed />
        <span class="combo-coins">
          {combo.coins > 0 && <Coin kind="gift" why={`gift:${place}`} pressed>{`+${combo.coins}`}</Coin>}
          <Coin why={`cost:${place}`} pressed>
            {combo.price}
          </Coin>
        </span>
        <small class="gist" {...tells("race", combo.race)}>
          {halves(combo).flatMap((half) => [<span>{half}</span>, " "])}
        </small>
      </button>
    </li>
  );
}

export function Column() {
  return (
    <section class="offers">
      <h2>
        {t("ui-combos")} <span>{t("ui-price")}</span>
      </h2>
      <ol class="combos" aria-label={t("ui-combos")}>
        {store.view.value?.column.map((combo, place) => <Row key={`${combo.race}-${combo.power}`} combo={combo} place={place} />)}
      </ol>
    </section>
  );
}

export function ComboDialog() {
  const shown = shownCombo.value;
  const column = store.view.value?.column ?? [];
  const place = column.findIndex((combo) => combo.race === shown?.race && combo.power === shown.power);
  const combo = column[place];
  if (!combo) return null;
  const close = () => (shownCombo.value = null);
  return (
    <Dialog label={nameOf("race", combo.race)} class="one-card" close={close}>
      <Card combo={combo} place={place} />
      <button type="button" onClick={close}>
        {t("ui-close")}
      </button>
    </Dialog>
  );
}
