// How to play here: what the forms on the map mean, what lies on this map, the signs on buttons and players, and the keys.
import type { ComponentChildren } from "preact";
import { Alone, Outline, PriceFlag, Realm } from "../board/alone";
import { patchOf } from "../board/painting";
import { Counter, Pennant } from "../board/tile";
import { LEGEND, openCard, opens } from "../cards/open";
import { Icon, iconId } from "../icons";
import { perTable, store } from "../table";
import { nameOf, t } from "../words";
import { Dialog } from "./parts";

export const helpShown = perTable(false);

/** Examples need some race: one that is seen on this table. */
function someRace(): string {
  return store.view.value?.column[0]?.race ?? "";
}

const counter = (seat: number | null, active: boolean, count: number) => (
  <Alone label="">
    <Counter race={seat === null ? "natives" : someRace()} seat={seat} active={active} count={count} />
  </Alone>
);

function Sign({ kind, name }: { kind: string; name: string }) {
  return (
    <span class={`emblem ${kind}`}>
      <Icon kind={kind} name={name} />
    </span>
  );
}

/** What the forms on the map mean, each drawn once and as the map draws it. */
const FORMS = {
  tokens: () => counter(0, true, 3),
  flag: () => <PriceFlag price={2} label="" />,
  sure: () => <Outline line="sure" label="" />,
  die: () => <Outline line="die" label="" />,
  owner: () => (
    <Alone label="" high={1.3}>
      <Pennant seat={1} count={1} />
    </Alone>
  ),
  declined: () => <Realm seat={0} active={false} race={someRace()} count={1} label="" />,
  nobody: () => counter(null, false, 1),
  coin: () => <span class="coin">+6</span>,
  race: () => <Sign kind="race" name={someRace()} />,
  power: () => <Sign kind="power" name={store.view.value?.column[0]?.power ?? ""} />,
};

function Form({ of }: { of: keyof typeof FORMS }) {
  return (
    <div>
      <dt>
        <span role="img" aria-label={t(`ui-form-${of}`)}>
          {FORMS[of]()}
        </span>
      </dt>
      <dd>{t(`ui-form-${of}-text`)}</dd>
    </div>
  );
}

/** Land, symbols and pieces that this map has now, each with the way to its rule. */
function OnThisMap() {
  const regions = store.view.value?.regions ?? [];
  const lists = {
    terrain: regions.map((region) => region.terrain),
    symbol: regions.flatMap((region) => region.symbols),
    piece: regions.flatMap((region) => Object.keys(region.pieces)),
  };
  return (
    <ul class="on-this-map">
      {Object.entries(lists).flatMap(([kind, keys]) =>
        [...new Set(keys)].map((key) => (
          <li key={`${kind}-${key}`}>
            <span {...opens(kind, key)}>
              {(kind === "terrain" && patchOf(key)) || <Icon kind={kind === "symbol" && iconId("sign", key) ? "sign" : kind} name={key} />} {nameOf(kind as keyof typeof lists, key)}
            </span>
          </li>
        )),
      )}
    </ul>
  );
}

const icon = (name: string) => <Icon kind="ui" name={name} />;

/** Signs on buttons and beside players, with what they are called there. */
const SIGNS: [sign: () => ComponentChildren, words: string][] = [
  [() => icon("undo"), "ui-undo"],
  [() => "⤒", "ui-gather"],
  [() => "▶", "ui-key-w-text"],
  [() => "‹ ›", "ui-key-b-text"],
  [() => icon("settings"), "ui-menu"],
  [() => icon("home"), "ui-home"],
  [() => icon("truce"), "ui-sign-truce"],
  [() => "⚙", "ui-stand-in"],
  [() => "☾", "ui-away"],
];

const KEYS = ["arrows", "enter", "steps", "u", "e", "b", "w", "m", "r", "l", "h", "i", "esc", "help"];

export function Help() {
  const shut = () => (helpShown.value = false);
  return (
    <Dialog label={t("ui-help")} class="help" close={shut}>
      <h2>{t("ui-help")}</h2>
      <p>{t("ui-help-turn")}</p>
      <h3>{t("ui-legend")}</h3>
      <dl class="forms">
        {(Object.keys(FORMS) as (keyof typeof FORMS)[]).map((key) => (
          <Form key={key} of={key} />
        ))}
      </dl>
      <h3>{t("ui-on-this-map")}</h3>
      <OnThisMap />
      <h3>{t("ui-signs")}</h3>
      <dl class="signs">
        {SIGNS.map(([sign, words]) => (
          <div key={words}>
            <dt>{sign()}</dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t("ui-keys")}</h3>
      <dl class="keys">
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{t(`ui-key-${key}`)}</kbd>
            </dt>
            <dd>{t(`ui-key-${key}-text`)}</dd>
          </div>
        ))}
      </dl>
      <div class="deeds">
        <button
          type="button"
          data-all-forms
          onClick={() => {
            shut();
            openCard(LEGEND);
          }}
        >
          {t("ui-legend")}
        </button>
        <button
          type="button"
          data-all-rules
          onClick={() => {
            shut();
            openCard("");
          }}
        >
          {t("ui-rules")}
        </button>
        <button type="button" class="go" onClick={shut}>
          {t("ui-close")}
        </button>
      </div>
    </Dialog>
  );
}
