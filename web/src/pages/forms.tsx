// Every form of the table once, for the eyes of those who change them and for the test that takes its picture: #forms.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { catalogue } from "../api";
import { Alone, Outline, PriceFlag, Realm } from "../board/alone";
import { CounterPatterns, Counter, Piece } from "../board/tile";
import { Glyph, Icon, iconId } from "../icons";
import { edition } from "../words";
import { Charged } from "./parts";
import "../style/forms.css";

const SEATS = ["blue · disc", "vermilion · square", "plum · triangle", "yellow · diamond", "ink · cross"];

function Shelf({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h2>{title}</h2>
      <div class="shelf">{children}</div>
    </section>
  );
}

function Labelled({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <figure>
      {children}
      <figcaption>{label}</figcaption>
    </figure>
  );
}

/** A drawing in the measure of counters, with what it is. */
function Drawing({ label, children, ...size }: { label: string; wide?: number; high?: number; middle?: number; children: ComponentChildren }) {
  return (
    <Labelled label={label}>
      <Alone {...size}>{children}</Alone>
    </Labelled>
  );
}

function Holder({ seat, active, race, count }: { seat: number; active: boolean; race: string; count: number }) {
  return (
    <Labelled label={active ? (SEATS[seat] ?? "") : "in decline"}>
      <Realm seat={seat} active={active} race={race} count={count} />
    </Labelled>
  );
}

function Choice({ label, line }: { label: string; line: string }) {
  return (
    <Labelled label={label}>
      <Outline line={line} />
    </Labelled>
  );
}

function Flag({ label, ...flag }: { label: string; price: number; chance?: number | null; hot?: boolean }) {
  return (
    <Labelled label={label}>
      <PriceFlag {...flag} />
    </Labelled>
  );
}

function Emblem({ kind, name, seat, declined = false }: { kind: "power" | "race"; name: string; seat?: number; declined?: boolean }) {
  return (
    <span class={`emblem ${kind} ${seat === undefined ? "" : `seat-${seat}`} ${declined ? "declined" : ""}`}>
      <Icon kind={kind === "power" ? "piece" : kind} name={name} />
    </span>
  );
}

/** Signs printed on the map, as far as the sprite has them. */
function signs(): string[] {
  const start = "icon-sign-";
  return [...document.querySelectorAll(`.sprite [id^="${start}"]`)].map((symbol) => symbol.id.slice(start.length)).sort();
}

export function Forms() {
  const all = catalogue.value?.editions ?? [];
  const [first] = all;
  useEffect(() => {
    edition.value = all.at(-1)?.key ?? "";
  }, [all.length]);
  if (!first || !iconId("ui", "die")) return <main class="page waiting" aria-busy="true" />;
  const race = (place: number) => first.races[place % first.races.length]?.key ?? "";
  const last = all.at(-1) ?? first;
  const pieces = (loose: boolean, number: number) => last.pieces.filter((piece) => piece.loose === loose && iconId("piece", piece.key)).slice(0, number);
  return (
    <main class="page forms">
      <h1>Every form once</h1>
      <svg class="form-patterns" aria-hidden="true">
        <defs>
          <CounterPatterns />
        </defs>
      </svg>
      <Shelf title="Seats: counter, pennant, border of an active race, border in decline">
        {SEATS.flatMap((_, seat) => [
          <Holder key={`${seat}`} seat={seat} active race={race(seat)} count={seat + 1} />,
          <Holder key={`${seat} old`} seat={seat} active={false} race={race(seat + 5)} count={1 + (seat % 2)} />,
        ])}
      </Shelf>
      <Shelf title="Counters">
        {[1, 2, 3, 4, 12].map((count) => (
          <Drawing key={count} label={`${count}`} middle={0.95}>
            <Counter race={race(0)} seat={0} active count={count} />
          </Drawing>
        ))}
        <Drawing label="nobody's" middle={0.95}>
          <Counter race={race(1)} seat={null} active={false} count={1} />
        </Drawing>
        <Drawing label="declined" middle={0.95}>
          <Counter race={race(2)} seat={3} active={false} count={2} />
        </Drawing>
      </Shelf>
      <Shelf title="Prices">
        <Flag label="sure" price={2} />
        <Flag label="pointed at" price={3} hot />
        <Flag label="with the die" price={4} chance={50} />
        <Flag label="pointed at" price={6} chance={17} hot />
      </Shelf>
      <Shelf title="Choose here">
        <Choice label="sure" line="sure" />
        <Choice label="with the die" line="die" />
        <Choice label="pointed at" line="hot" />
        <Choice label="pays here" line="pays" />
      </Shelf>
      <Shelf title="Printed on the map">
        {signs().map((sign) => (
          <Drawing key={sign} label={sign} wide={1} high={1} middle={0.5}>
            <path class="form-land" d="M-45-45H45V45H-45z" />
            <g class="sign">
              <Glyph kind="sign" name={sign} x={0} y={0} size={60} />
            </g>
          </Drawing>
        ))}
      </Shelf>
      <Shelf title="Pieces and things of value">
        {[...pieces(false, 4), ...pieces(true, 4)].map(({ key, loose }, place) => (
          <Drawing key={key} label={loose ? "of value" : "of its holder"} wide={1.2} high={1.2} middle={0.6}>
            <Piece piece={key} number={place === 1 ? 3 : 1} />
          </Drawing>
        ))}
      </Shelf>
      <Shelf title="Money, power, race, player">
        <span class="coin">4</span>
        <span class="coin">+13</span>
        <Emblem kind="power" name={last.pieces[0]?.key ?? ""} />
        <Emblem kind="race" name={race(3)} />
        <Emblem kind="race" name={race(0)} seat={2} />
        <Emblem kind="race" name={race(4)} seat={2} declined />
        {SEATS.map((_, seat) => (
          <Charged key={seat} seat={seat} />
        ))}
      </Shelf>
      <Shelf title="Buttons: next step, paper, dare, grave, not yet, focus">
        <button type="button" class="go">
          Conquer
        </button>
        <button type="button">End conquest</button>
        <button type="button" class="dare">
          Roll: 50%
        </button>
        <button type="button" class="grave">
          Leave
        </button>
        <button type="button" disabled>
          Done
        </button>
        <button type="button" class="form-focus">
          Undo
        </button>
      </Shelf>
    </main>
  );
}
