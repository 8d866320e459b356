// What every form on the board means, drawn as the board draws it.
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { catalogue } from "../api";
import { Alone, Outline, PriceFlag, Realm } from "../board/alone";
import { patchOf } from "../board/painting";
import { Counter, CounterPatterns, Pennant, Piece } from "../board/tile";
import { Glyph, Icon, iconId } from "../icons";
import { cardsHere, cardSays, editionHere, gist, KINDS, nameOfCard, titleOf, type RuleCard } from "./deck";
import { opens } from "./open";
import { t } from "../words";

/** Examples need some race: whichever the edition has. */
function raceAt(place: number): string {
  const races = catalogue.value?.editions.find((each) => each.key === editionHere())?.races ?? [];
  return races[place % Math.max(1, races.length)]?.key ?? "";
}

function Disc({ children, kind = "" }: { children: string; kind?: string }) {
  return <span class={`coin ${kind}`}>{children}</span>;
}

function Sign({ kind, name }: { kind: string; name: string }) {
  return (
    <span class={`emblem ${kind}`}>
      <Icon kind={kind} name={name} />
    </span>
  );
}

function badge(): string {
  return cardsHere().find((card) => card.kind === "power")?.key ?? "";
}

/** The forms in the order in which somebody meets them, each with the card that tells more. */
const FORMS: [key: string, card: string, draw: () => ComponentChildren][] = [
  ["counters", "idea:combo", () => <Alone label=""><Counter race={raceAt(0)} seat={0} active count={3} /></Alone>],
  ["pennant", "idea:coins", () => <Alone label="" high={1.3}><Pennant seat={2} count={1} /></Alone>],
  ["realm", "idea:coins", () => <Realm seat={1} active race={raceAt(1)} count={2} label="" />],
  ["declined", "idea:decline", () => <Realm seat={1} active={false} race={raceAt(2)} count={1} label="" />],
  ["nobody", "race:natives", () => <Alone label=""><Counter race="natives" seat={null} active={false} count={1} /></Alone>],
  ["flag", "idea:price", () => <PriceFlag price={3} label="" />],
  ["dare", "idea:die", () => <PriceFlag price={5} chance={50} label="" />],
  ["sure", "step:conquer", () => <Outline line="sure" label="" />],
  ["with-die", "idea:die", () => <Outline line="die" label="" />],
  ["pays", "idea:coins", () => <Outline line="pays" label="" />],
  ["die", "idea:die", () => <span class="legend-die"><Icon kind="ui" name="die" /></span>],
  ["race", "idea:combo", () => <Sign kind="race" name={raceAt(0)} />],
  ["power", "idea:combo", () => <Sign kind="power" name={badge()} />],
  ["coin", "idea:coins", () => <Disc>+6</Disc>],
  ["purse", "idea:secret", () => <Disc kind="pile">17</Disc>],
  ["gift", "idea:combo", () => <Disc kind="gift">+2</Disc>],
];

function Entry({ word, text, rule, children }: { word: string; text: string; rule: string; children: ComponentChildren }) {
  const [kind = "", key = ""] = rule.split(":");
  return (
    <div>
      <dt>{children}</dt>
      <dd>
        <b {...opens(kind, key)}>{word}</b> {text}
      </dd>
    </div>
  );
}

/** A thing that has a card, as it lies on the board. */
function Thing({ card }: { card: RuleCard }) {
  if (card.kind === "piece") return <Alone wide={1.2} high={1.2} middle={0.6} label=""><Piece piece={card.key} number={1} /></Alone>;
  const land = card.kind === "terrain";
  const painted = land && patchOf(card.key);
  if (painted) return painted;
  return (
    <Alone wide={1.2} high={1.2} middle={0.6} label="">
      <path class="form-land" style={land && card.tint ? { fill: card.tint } : undefined} d="M-52-52H52V52H-52z" />
      <g class="sign">
        <Glyph kind={!land && iconId("sign", card.key) ? "sign" : card.kind} name={card.key} x={0} y={0} size={66} />
      </g>
    </Alone>
  );
}

const THINGS = ["terrain", "symbol", "piece"];

export function Legend() {
  const patterns = useMemo(() => !document.getElementById("hatch"), []);
  return (
    <div class="legend">
      {patterns && (
        <svg class="form-patterns" aria-hidden="true">
          <defs>
            <CounterPatterns />
          </defs>
        </svg>
      )}
      <dl>
        {FORMS.map(([key, rule, draw]) => (
          <Entry key={key} rule={rule} word={cardSays([`legend-${key}`])} text={cardSays([`legend-${key}-text`])}>
            {draw()}
          </Entry>
        ))}
      </dl>
      {KINDS.filter((kind) => THINGS.includes(kind)).map((kind) => (
        <section key={kind}>
          <h3>{t(`ui-cards-${kind}`)}</h3>
          <dl>
            {cardsHere()
              .filter((card) => card.kind === kind)
              .map((card) => (
                <Entry key={card.key} rule={nameOfCard(card)} word={titleOf(card)} text={gist(card)}>
                  <Thing card={card} />
                </Entry>
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
