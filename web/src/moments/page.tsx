// Up to three moments that could have gone better, one at a time beside the map as it was then.
import { useEffect, useRef } from "preact/hooks";
import { tells } from "../cards/open";
import { Coin } from "../panel/emblems";
import { placeName } from "../places";
import type { Moment } from "../protocol";
import { seatName } from "../seats";
import { store } from "../table";
import { nameOf, t, type Args } from "../words";
import { at, close, moments, show, whose } from "./open";
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
  if (moment.kind === "kept_on") {
    const { turns, taken, played, instead, more } = moment;
    return { ...common, turns, taken, played, instead: instead + more };
  }
  if (moment.kind === "overpaid") {
    const { price, instead_price: cheaper, later, more } = moment;
    const region = placeName(moment.region);
    return { ...common, region, price, instead: placeName(moment.instead), cheaper, way: later ? "later" : "other", more: listed(more), number: more.length };
  }
  if (moment.kind === "unspent") return { ...common, tokens: moment.tokens, more: listed(moment.more), number: moment.more.length };
  const { tokens, price, hand, by } = moment;
  const region = placeName(moment.region);
  return { ...common, region, tokens, price, hand, player: seatName(store.lobby.value, by), idle: listed(moment.idle), places: moment.idle.length };
}

type AboutDecline = Extract<Moment, { kind: "late_decline" | "kept_on" }>;

/** Moments that are about the time of a decline show its sums, and nothing else that could have been taken. */
function aboutDecline(moment: Moment): moment is AboutDecline {
  return moment.kind === "late_decline" || moment.kind === "kept_on";
}

/** The turns as they were, and as they could have been. */
function Turns({ moment }: { moment: AboutDecline }) {
  const row = (name: string, coins: number[]) => (
    <tr>
      <th scope="row">{name}</th>
      <td>{coins.length > 1 && `${coins.join(" + ")} =`}</td>
      <td>
        <b>{coins.reduce((all, each) => all + each, 0)}</b>
      </td>
    </tr>
  );
  const late = moment.kind === "late_decline";
  return (
    <table class="two-turns" {...tells("why", `moment:${at.value}`)}>
      <tbody>
        {row(t("moments-was"), late ? [moment.played, moment.declined] : [moment.played])}
        {row(late ? t("moments-could") : t("moments-could-in", { round: moment.round }), [moment.instead, moment.more])}
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
      {!aboutDecline(moment) && (
        <li>
          <i class="better" /> {t(`moment-${moment.kind}-better`)}
        </li>
      )}
    </ul>
  );
}

function Told({ moment }: { moment: Moment }) {
  const args = wordsOf(moment);
  const why = `moment:${at.value}`;
  return (
    <article data-moment={moment.kind} data-coins={moment.coins}>
      <p class="when" {...tells("why", why)}>
        {t("ui-round", { round: moment.round, rounds: moment.view.rounds })}
        <span class="cost">
          <Coin why={why}>{`+${moment.coins}`}</Coin> <small>{t("moments-cost")}</small>
        </span>
      </p>
      <h3>{t(`moment-${moment.kind}`)}</h3>
      <p {...tells("why", why)}>{t(`moment-${moment.kind}-text`, args)}</p>
      {aboutDecline(moment) && <Turns moment={moment} />}
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
        <p>
          {store.held.value.length > 1 && <b>{seatName(store.lobby.value, whose.value)}: </b>}
          {t("moments-intro", { number: many })}
        </p>
      </header>
      {moment && <Told key={at.value} moment={moment} />}
      <div class="turn-over">
        {many > 1 && (
          <div class="pages" role="group" aria-label={t("moments-title")}>
            {moments.value.map((each, place) => (
              <button type="button" key={each.kind} aria-pressed={place === at.value} aria-label={`${place + 1}: ${t(`moment-${each.kind}`)}`} title={t(`moment-${each.kind}`)} data-show-moment={place} onClick={() => show(place)}>
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
