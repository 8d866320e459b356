// What is known of the region pointed at: who is there, what it costs and why, and what can be done.
import { percent, plainAttack } from "../choose";
import { Icon } from "../icons";
import { placeName } from "../places";
import type { Action, Explained, Region } from "../protocol";
import { seatName } from "../seats";
import { aim, asksToGiveUp, choose, domain, hovered, mine, picked, pressable, store } from "../table";
import { anyName, nameOf, reasonOf, t, textOf } from "../words";
import { stepping } from "./stepper";

/** 2 + 1 mountain + 2 tokens − 1 something. */
function Sum({ told }: { told: Explained }) {
  return (
    <p class="sum">
      <b>{told.price}</b> ={" "}
      {told.items.map((item, place) => (
        <span key={place} class={item.tokens < 0 ? "less" : "more"}>
          {place > 0 || item.tokens < 0 ? (item.tokens < 0 ? " − " : " + ") : ""}
          {Math.abs(item.tokens)} <i>{anyName(item.for)}</i>
        </span>
      ))}
    </p>
  );
}

export function labelOf(action: Action): string {
  switch (action.do) {
    case "conquer":
      return t("ui-conquer", { price: action.price ?? 0 });
    case "reinforce":
      return t("ui-reinforce", { percent: percent(action.wins ?? 0, mine.value) });
    case "use":
      return nameOf("use", action.what ?? "");
    case "muster":
      return t("ui-do-muster", { race: nameOf("race", action.race ?? "") });
    default:
      return t(`ui-do-${action.do}`);
  }
}

/** One of each: an offer with several second regions asks for that later. */
function distinct(actions: Action[]): Action[] {
  return actions.filter((action, place) => {
    return !actions.slice(0, place).some((other) => other.do === action.do && other.what === action.what);
  });
}

function Standing({ region }: { region: Region }) {
  const pieces = Object.entries(region.pieces);
  return (
    <>
      <h3>
        <Icon kind="terrain" name={region.terrain} /> {placeName(region.key)} <small>{nameOf("terrain", region.terrain)}</small>
        {region.symbols.map((symbol) => (
          <span class="symbol" key={symbol} title={nameOf("symbol", symbol)}>
            <Icon kind="symbol" name={symbol} label={nameOf("symbol", symbol)} />
          </span>
        ))}
      </h3>
      {region.race && region.tokens > 0 && (
        <p class={`stands ${region.player === null ? "" : `seat-${region.player}`}`}>
          <span class={`mini ${region.active || region.player === null ? "active" : "declined"}`}>
            <Icon kind="race" name={region.race} />
          </span>
          {region.tokens} × {nameOf("race", region.race)}
          {region.player !== null && ` · ${seatName(store.lobby.value, region.player)}`}
          {!region.active && region.player !== null && ` · ${t("ui-in-decline")}`}
        </p>
      )}
      {pieces.map(([piece, number]) => (
        <p class="piece-line" key={piece}>
          <Icon kind="piece" name={piece} /> <b>{nameOf("piece", piece)}</b>
          {number > 1 && ` × ${number}`} <small>{textOf("piece", piece)}</small>
        </p>
      ))}
    </>
  );
}

export function Preview() {
  const pressed = stepping.value === null ? picked.value : null; // while tokens are placed, the stepper tells of it
  const key = pressed ?? (domain.value === null ? hovered.value : null);
  const region = key ? store.view.value?.regions.find((each) => each.key === key) : undefined;
  if (!key || !region) return null;
  const choices = mine.value;
  const told = choices?.regions[key];
  const target = pressable.value.get(key);
  const firm = pressed === key;
  const first = target?.actions[0];
  const ownWay = aim.value && first?.price !== undefined; // an attack whose sum only its text knows
  const priced = told && !ownWay && (target?.actions.some(plainAttack) || told.code === "too_few_tokens");
  const asked = choices && !choices.deploy && !asksToGiveUp.value && !aim.value;
  const wins = first?.wins ?? told?.wins ?? 0;
  const conquering = choices?.actions.some(plainAttack);
  // Where anything is on offer, it can be had: there is no reason against it to tell.
  const reason = asked && told && conquering && !target && told.code !== "own_region" ? reasonOf(told.code) : undefined;
  return (
    <aside class={`preview ${firm ? "firm" : ""}`} aria-live="polite" aria-label={placeName(key)}>
      <Standing region={region} />
      {told && priced && <Sum told={told} />}
      {ownWay && <p class="sum">{t("ui-without-die", { price: first.price ?? 0 })}</p>}
      {told && target?.mark === "die" && (
        <p class="chance">
          <Icon kind="ui" name="die" /> {t("ui-chance", { wins, faces: choices?.faces ?? 0, percent: percent(wins, choices), hand: told.hand })}
        </p>
      )}
      {reason && <p class="reason">{reason}</p>}
      {firm && target && (
        <div class="deeds">
          {distinct(target.actions).map((action, place) => (
            <button
              type="button"
              key={`${action.do}-${action.what ?? ""}`}
              class={place === 0 && target.mark !== "quiet" ? "go" : ""}
              data-act={action.do}
              onClick={() => choose(action)}
            >
              {labelOf(action)}
            </button>
          ))}
        </div>
      )}
      {firm && (
        <button type="button" class="shut" aria-label={t("ui-close")} onClick={() => (picked.value = null)}>
          ×
        </button>
      )}
    </aside>
  );
}
