// A small drawn position and what the engine says to it; of an option, what it says under each value.
import { Glyph } from "../icons";
import { sentence } from "../log";
import type { GameEvent, Lobby } from "../protocol";
import { anyName, nameOf, reasonOf, t } from "../words";
import { cardSaid, cardSays, tintOf, type Answered, type Drawn, type Example, type RuleCard } from "./deck";
import { opens } from "./open";

const WIDTH = 100; // of a hexagon
const SIDE = WIDTH / Math.sqrt(3);
const HEX = [30, 90, 150, 210, 270, 330].map((turn) => [Math.cos((turn * Math.PI) / 180) * SIDE, Math.sin((turn * Math.PI) / 180) * SIDE] as const);

function middle({ x, y }: Drawn): [number, number] {
  return [(x * WIDTH) / 2, y * SIDE * 1.5];
}

function Counter({ region }: { region: Drawn }) {
  if (!region.race || region.tokens < 1) return null;
  const kind = `example-token seat-${region.player ?? "none"} ${region.active || region.player === null ? "" : "declined"}`;
  return (
    <g class={kind}>
      <rect x="-20" y="-20" width="40" height="40" rx="9" />
      <Glyph kind="race" name={region.race} x={0} y={0} size={32} />
      {region.tokens > 1 && (
        <>
          <rect class="count" x="8" y="8" width="19" height="17" rx="4" />
          <text x="17.5" y="17" class="count">
            {region.tokens}
          </text>
        </>
      )}
    </g>
  );
}

function Land({ region, asked }: { region: Drawn; asked: boolean }) {
  const [x, y] = middle(region);
  const pieces = Object.entries(region.pieces).flatMap(([piece, number]) => Array.from({ length: Math.min(number, 3) }, () => piece));
  return (
    <g transform={`translate(${x} ${y})`}>
      <polygon class={`example-land ${asked ? "asked" : ""}`} points={HEX.map((point) => point.join()).join(" ")} fill={tintOf(region.terrain)} />
      <g class="example-terrain">
        <Glyph kind="terrain" name={region.terrain} x={0} y={-SIDE + 17} size={19} />
      </g>
      <Counter region={region} />
      <g class="example-symbols">
        {region.symbols.map((symbol, place) => (
          <Glyph key={symbol} kind="symbol" name={symbol} x={(place - (region.symbols.length - 1) / 2) * 21} y={SIDE - 18} size={19} />
        ))}
      </g>
      <g class="example-pieces">
        {pieces.map((piece, place) => (
          <g key={place} transform={`translate(${32 - (pieces.length > 2 ? 4 : 0)} ${-14 + place * 19})`}>
            <circle r="11" />
            <Glyph kind="piece" name={piece} x={0} y={0} size={17} />
          </g>
        ))}
      </g>
    </g>
  );
}

/** What is drawn, for those who cannot see it. */
function described(regions: Drawn[]): string {
  return regions.map((region) => [nameOf("terrain", region.terrain), region.race ? `${region.tokens} × ${nameOf("race", region.race)}` : "", ...Object.keys(region.pieces).map((piece) => nameOf("piece", piece))].filter(Boolean).join(" ")).join(", ");
}

function Picture({ example, regions }: { example: Example; regions: Drawn[] }) {
  const places = regions.map(middle);
  const right = Math.max(...places.map(([x]) => x)) + WIDTH / 2;
  const bottom = Math.max(...places.map(([, y]) => y)) + SIDE;
  const box = [-WIDTH / 2 - 3, -SIDE - 3, right + WIDTH / 2 + 6, bottom + SIDE + 6];
  return (
    <svg class="example-picture" viewBox={box.join(" ")} role="img" aria-label={described(regions)}>
      {regions.map((region) => (
        <Land key={region.key} region={region} asked={region.key === example.region || example.answers.some(({ reasons }) => reasons.some((each) => each.region === region.key))} />
      ))}
    </svg>
  );
}

function regionWords(example: Example, key: string): string {
  const terrain = example.regions.find((region) => region.key === key)?.terrain;
  return terrain ? (cardSaid("card-region", { terrain: nameOf("terrain", terrain).toLocaleLowerCase() }) ?? key) : key;
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Each part of the sum is a row with as many blocks. */
function Sum({ example, answer }: { example: Example; answer: Answered }) {
  const coins = example.asked === "coins";
  return (
    <table class={`example-sum ${coins ? "in-coins" : ""}`}>
      <tbody>
        {answer.terms.map((term, place) => (
          <tr key={place}>
            <th scope="row">
              <span {...opens("item", term.for)}>{anyName(term.for, coins ? "for" : "item")}</span>
            </th>
            <td class="blocks" aria-hidden="true">
              {Array.from({ length: Math.abs(term.number) }, (_, block) => (
                <i key={block} class={term.number < 0 ? "less" : ""} />
              ))}
            </td>
            <td>{`${term.number < 0 ? "−" : place ? "+" : ""}${Math.abs(term.number)}`}</td>
          </tr>
        ))}
        <tr class="total">
          <th scope="row">{coins ? t("ui-rule-earns") : capital(regionWords(example, example.region))}</th>
          <td class="blocks" aria-hidden="true">
            {Array.from({ length: answer.total }, (_, block) => (
              <i key={block} />
            ))}
          </td>
          <td>{answer.total}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** The players of the examples; what the chronicle asks of a lobby is their names. */
function players(): Lobby {
  const seats = [0, 1, 2].map((seat) => ({ name: cardSaid(`card-player-${seat}`) ?? "" }));
  return { seats } as unknown as Lobby;
}

function told(example: Example, event: GameEvent): string {
  const named = { ...event };
  if (typeof named.region === "string") named.region = regionWords(example, named.region);
  if (typeof named.to === "string") named.to = regionWords(example, named.to);
  return sentence(named, players());
}

/** What somebody may do and where, each as it is called on its button. */
function Deeds({ example, answer }: { example: Example; answer: Answered }) {
  const places = (regions: string[]) => regions.map((key) => regionWords(example, key)).join(", ");
  return (
    <>
      <p>{cardSays(["card-may"], { player: cardSays([`card-player-${answer.seat}`]) })}</p>
      <ul class="example-deeds">
        {answer.deeds.map(({ do: deed, regions }) => (
          <li key={deed}>
            {cardSaid(`card-may-${deed}`) ?? nameOf("use", deed)}
            {regions.length > 0 && <small>: {places(regions)}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Then({ example, answer }: { example: Example; answer: Answered | undefined }) {
  if (!answer?.after.length) return null;
  return (
    <>
      <span class="example-then" aria-hidden="true">
        ↓
      </span>
      <Picture example={example} regions={answer.after} />
    </>
  );
}

function Says({ example, answer }: { example: Example; answer: Answered }) {
  return (
    <>
      {answer.events.map((event, place) => (
        <p key={place}>{capital(told(example, event))}</p>
      ))}
      {answer.terms.length > 0 && <Sum example={example} answer={answer} />}
      {answer.reasons.map(({ region, code }) => (
        <p key={region}>
          <b>{capital(regionWords(example, region))}:</b> {reasonOf(code)}
        </p>
      ))}
      {answer.deeds.length > 0 && <Deeds example={example} answer={answer} />}
    </>
  );
}

export function ExampleOf({ example, card }: { example: Example; card: RuleCard }) {
  const hand = example.seats[0]?.hand ?? 0;
  const [first, ...others] = example.answers;
  const alike = others.every(({ after }) => JSON.stringify(after) === JSON.stringify(first?.after));
  return (
    <figure class="example">
      <Picture example={example} regions={example.regions} />
      {alike && <Then example={example} answer={first} />}
      <figcaption>
        {example.answers.map((answer, place) => (
          <div key={answer.value} class="example-answer" data-value={answer.value || undefined}>
            {answer.value && (
              <p class="example-value">
                <b>{t(`option-${card.key}-${answer.value}`)}</b> {place === 0 && <small>{t("ui-rule-usual")}</small>}
              </p>
            )}
            {!alike && <Then example={example} answer={answer} />}
            <Says example={example} answer={answer} />
          </div>
        ))}
        {example.asked === "price" && hand > 0 && <p class="second">{t("ui-in-hand", { tokens: hand })}</p>}
      </figcaption>
    </figure>
  );
}
