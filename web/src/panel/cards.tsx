// Six cards, one of which is to be taken. A press chooses a card, its button takes it.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { opens, tells } from "../cards/open";
import { firstSteps } from "../coach/first-steps";
import { points } from "../focus";
import { Icon } from "../icons";
import type { Action, Combo } from "../protocol";
import { settings } from "../settings";
import { act, chosenCard, store } from "../table";
import { isTrial } from "../tried";
import { upright, wide } from "../window";
import { comboOf, divided, isHomeMade, nameOf, powerOf, t, textOf } from "../words";
import { picks, Side } from "./combos";
import { Coin, Tokens } from "./emblems";

/** Pointed at with a mouse; fingers and keys choose. */
function choose(place: number, taken: Action | undefined): void {
  if (taken) chosenCard.value = place;
}

function Price({ combo, place, pressed }: { combo: Combo; place: number; pressed: boolean }) {
  if (combo.price === 0) return <b>{t("ui-free")}</b>;
  return (
    <>
      <small>{t("ui-pay")}</small> <Coin why={`cost:${place}`} pressed={pressed}>{combo.price}</Coin>
    </>
  );
}

/** It takes the card when the card is chosen, and chooses it when not: a finger has no way to point before. */
function Take({ combo, place, action }: { combo: Combo; place: number; action: Action }) {
  const hot = chosenCard.value === place;
  return (
    <button
      type="button"
      class={hot ? "go" : "costs"}
      data-pick={place}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && choose(place, action)}
      onClick={(event) => {
        event.stopPropagation();
        if (chosenCard.value === place) void act(action); // as it is now, drawn or not
        else choose(place, action);
      }}
    >
      {hot ? (
        <>
          {combo.price === 0 ? t("ui-take-free") : t("ui-take-pay")} {combo.price > 0 && (
            <Coin why={`cost:${place}`} pressed>
              {combo.price}
            </Coin>
          )}
        </>
      ) : (
        <Price combo={combo} place={place} pressed />
      )}
      <span class="unseen">{comboOf(combo.power, combo.race)}</span>
    </button>
  );
}

/** Whoever tries what they made finds it at once. */
function Own({ kind, name }: { kind: "race" | "power"; name: string }) {
  if (!isTrial(store.table.value) || !isHomeMade(kind, name)) return null;
  return <small class="own-mark">{t("ui-yours")}</small>;
}

/** The first card with something home-made on it; 0 where there is none. */
function firstOwn(column: readonly Combo[]): number {
  return Math.max(0, column.findIndex((combo) => isHomeMade("race", combo.race) || isHomeMade("power", combo.power)));
}

/** One combination with everything that is written on it. */
export function Card({ combo, place }: { combo: Combo; place: number }) {
  const action = picks().get(place);
  const hot = action && chosenCard.value === place;
  const looked = useRef(false);
  if (hot) looked.current = true;
  const unread = action && firstSteps.value && !looked.current; // nobody's first game begins with reading six cards
  return (
    <article
      class={`card ${action ? "open" : ""} ${hot ? "hot" : ""} ${unread ? "unread" : ""}`}
      data-card={place}
      onPointerMove={(event) => points(event) && choose(place, action)}
      onClick={() => choose(place, action)}
    >
      {/* Before everything else: whoever comes with Tab wants to take a card more often than to look something up. */}
      <footer>
        {action ? (
          <Take combo={combo} place={place} action={action} />
        ) : (
          <span class="costs">
            <Price combo={combo} place={place} pressed={false} />
          </span>
        )}
        <span class="troops-count">
          <Tokens number={combo.tokens} why={`tokens:${place}`} /> <small>{t("ui-tokens-word", { tokens: combo.tokens })}</small>
        </span>
      </footer>
      <header class="banner">
        <span class="pennon">
          <span {...opens("power", combo.power)} aria-label={t("ui-rules-of", { name: powerOf(combo.power, combo.race) })}>
            <Icon kind="power" name={combo.power} />
          </span>
          <b>{divided(powerOf(combo.power, combo.race))}</b>
          <Own kind="power" name={combo.power} />
        </span>
        <span class="cloth">
          <span {...opens("race", combo.race)} aria-label={t("ui-rules-of", { name: nameOf("race", combo.race) })}>
            <Icon kind="race" name={combo.race} />
          </span>
          <b>
            {divided(nameOf("race", combo.race))} <Side race={combo.race} />
          </b>
          <Own kind="race" name={combo.race} />
        </span>
        {combo.coins > 0 && <Coin kind="gift" why={`gift:${place}`}>{`+${combo.coins}`}</Coin>}
      </header>
      <div class="texts">
        <p class="power" {...tells("power", combo.power)}>{textOf("power", combo.power)}</p>
        <p class="race" {...tells("race", combo.race)}>{textOf("race", combo.race)}</p>
      </div>
    </article>
  );
}

/** The card in the middle of what is seen; at either end the outermost. */
function nearestCard(list: HTMLElement): number {
  const middle = list.scrollLeft + list.clientWidth / 2;
  const cards = [...list.querySelectorAll<HTMLElement>("[data-card]")];
  if (list.scrollLeft + list.clientWidth >= list.scrollWidth - 2) return cards.length - 1;
  if (list.scrollLeft <= 2) return 0;
  const away = cards.map((card) => Math.abs(card.offsetLeft - list.offsetLeft + card.offsetWidth / 2 - middle));
  return away.indexOf(Math.min(...away));
}

const HALF = 3; // cards

const WAYS = ["", "apart", "broad", "broad apart", "three"]; // how the cards lie, those that leave the map most first

/** Two columns, in line; else each card as high as its own texts, or broader ones; and if nothing is enough, three columns. */
function useColumns(list: { current: HTMLElement | null }, cards: string): void {
  useLayoutEffect(() => {
    const page = list.current?.closest<HTMLElement>(".game");
    const fit = () => {
      if (!page || !list.current) return;
      for (const way of wide.value ? WAYS : [""]) {
        page.dataset["cards"] = way;
        if (list.current.scrollHeight <= list.current.clientHeight + 1) break;
      }
    };
    fit();
    const watcher = new ResizeObserver(fit); // the page may find its own sizes later than this
    if (list.current) watcher.observe(list.current);
    addEventListener("resize", fit);
    document.fonts.addEventListener("loadingdone", fit);
    return () => {
      watcher.disconnect();
      removeEventListener("resize", fit);
      document.fonts.removeEventListener("loadingdone", fit);
      delete page?.dataset["cards"];
    };
  }, [cards]);
}

/** All six. In a sheet they lie beside each other, and the one in the middle is the chosen one. */
export function Cards() {
  const list = useRef<HTMLDivElement>(null);
  const column = store.view.value?.column ?? [];
  useColumns(list, `${settings.value.language} ${column.map((combo) => `${combo.race}-${combo.power}`).join()}`);
  const swiped = () => {
    if (upright.value && list.current) chosenCard.value = nearestCard(list.current);
  };
  useEffect(() => {
    if (upright.value || firstSteps.value) {
      chosenCard.value ??= isTrial(store.table.value) ? firstOwn(column) : 0;
      const card = list.current?.querySelector<HTMLElement>(`[data-card="${chosenCard.value}"]`);
      if (chosenCard.value && card && list.current) list.current.scrollLeft = card.offsetLeft - list.current.offsetLeft - (list.current.clientWidth - card.offsetWidth) / 2;
    }
    return () => void (chosenCard.value = null);
  }, []);
  return (
    <div class="cards" ref={list} onScrollEnd={swiped} role="group" aria-label={t("ui-pick-one")}>
      {[0, HALF].map((first) => (
        <div class="half" key={first}>
          {column.slice(first, first + HALF).map((combo, place) => (
            <Card key={`${combo.race}-${combo.power}`} combo={combo} place={first + place} />
          ))}
        </div>
      ))}
    </div>
  );
}
