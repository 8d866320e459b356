// Up to three moments that could have gone better, one at a time beside the map as it was then.
import { useEffect, useRef } from "preact/hooks";
import { Coin } from "../panel/emblems";
import { placeName } from "../places";
import type { Moment } from "../protocol";
import { seatName } from "../seats";
import { store } from "../table";
import { nameOf, t, type Args } from "../words";
import { at, close, moments, show } from "./open";
import "./moments.css";

function listed(regions: readonly string[]): string {
  return regions.map(placeName).join(", ");
}

/** What its sentence speaks of. */
function wordsOf(moment: Moment): Args {
  const common = { round: moment.round, coins: moment.coins, race: nameOf("race", moment.race) };
  if (moment.kind === "late_decline") {
    const { played, declined, instead, more } = moment;
    return { ...common, played, declined, instead, more };
  }
  if (moment.kind === "overpaid") {
    const { price, instead_price: cheaper, later, more } = moment;
    const region = placeName(moment.region);
    return { ...common, region, price, instead: placeName(moment.instead), cheaper, way: later ? "later" : "other", more: listed(more), number: more.length };
  }
  const { tokens, price, hand, by } = moment;
  const region = placeName(moment.region);
  return { ...common, region, tokens, price, hand, player: seatName(store.lobby.value, by), idle: listed(moment.idle), places: moment.idle.length };
}

/** Two turns as they were, and as they could have been. */
function TwoTurns({ moment }: { moment: Extract<Moment, { kind: "late_decline" }> }) {
  const row = (name: string, first: number, second: number) => (
    <tr>
      <th scope="row">{t(name)}</th>
      <td>
        {first} + {second} =
      </td>
      <td>
        <b>{first + second}</b>
      </td>
    </tr>
  );
  return (
    <table class="two-turns">
      <tbody>
        {row("moments-was", moment.played, moment.declined)}
        {row("moments-could", moment.instead, moment.more)}
      </tbody>
    </table>
  );
}

/** What the lights and lines on the map mean here. */
function Key({ moment }: { moment: Moment }) {
  return (
    <ul class="moment-key">
      <li>
        <i class="done" /> {t(`moment-${moment.kind}-done`)}
      </li>
      {moment.kind !== "late_decline" && (
        <li>
          <i class="better" /> {t(`moment-${moment.kind}-better`)}
        </li>
      )}
    </ul>
  );
}

function Told({ moment }: { moment: Moment }) {
  const args = wordsOf(moment);
  return (
    <article data-moment={moment.kind} data-coins={moment.coins}>
      <p class="when">
        {t("ui-round", { round: moment.round, rounds: moment.view.rounds })}
        <span class="cost">
          <Coin>{moment.coins}</Coin> <small>{t("moments-cost", { coins: moment.coins })}</small>
        </span>
      </p>
      <h3>{t(`moment-${moment.kind}`)}</h3>
      <p>{t(`moment-${moment.kind}-text`, args)}</p>
      {moment.kind === "late_decline" && <TwoTurns moment={moment} />}
      <Key moment={moment} />
      <p class="rule">{t(`moment-${moment.kind}-rule`)}</p>
    </article>
  );
}

export function Moments() {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const moment = moments.value[at.value];
  const many = moments.value.length;
  return (
    <aside class="moments" aria-label={t("moments-title")}>
      <header>
        <h2 ref={head} tabIndex={-1}>
          {t("moments-title")}
        </h2>
        <p>{t("moments-intro", { number: many })}</p>
      </header>
      {moment && <Told key={at.value} moment={moment} />}
      <div class="turn-over">
        {many > 1 && (
          <div class="pages" role="group" aria-label={t("moments-title")}>
            {moments.value.map((each, place) => (
              <button type="button" key={each.kind} aria-pressed={place === at.value} aria-label={`${place + 1}: ${t(`moment-${each.kind}`)}`} data-show-moment={place} onClick={() => show(place)}>
                {place + 1}
              </button>
            ))}
          </div>
        )}
        {at.value + 1 < many && (
          <button type="button" class="go" data-next-moment onClick={() => show(at.value + 1)}>
            {t("moments-next")}
          </button>
        )}
        <button type="button" class={at.value + 1 < many ? "" : "go"} data-close-moments onClick={close}>
          {t("moments-back")}
        </button>
      </div>
    </aside>
  );
}
