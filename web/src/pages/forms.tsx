// Every form of the table once, for the eyes of those who change them and for the test that takes its picture: #forms.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { catalogue } from "../api";
import { FlagForm } from "../board/prices";
import { CounterPatterns, Counter, Pennant, Piece } from "../board/tile";
import { Glyph, Icon, iconId } from "../icons";
import { edition } from "../words";
import { Charged } from "./parts";
import "../style/forms.css";

const SIDE = 41; // of a counter, in pixels
const SEATS = ["blue · disc", "vermilion · square", "plum · triangle", "yellow · diamond", "ink · cross"];

function Shelf({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h2>{title}</h2>
      <div class="shelf">{children}</div>
    </section>
  );
}

/** A drawing in the measure of counters, with what it is. */
function Drawing({ label, wide = 1.6, high = 1.8, middle = 1, children }: { label: string; wide?: number; high?: number; middle?: number; children: ComponentChildren }) {
  return (
    <figure>
      <svg class="board form" width={wide * SIDE} height={high * SIDE} viewBox={`${-wide * 50} ${-middle * 100} ${wide * 100} ${high * 100}`}>
        {children}
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

const OUTER = "M-112-135H112V105H-112z";
const RING = "M-112-135H112V105H-112zM-97-120V90H97V-120z";
const MIDDLE = "M-104.5-127.5H104.5V97.5H-104.5z";

function Realm({ seat, active, race, count }: { seat: number; active: boolean; race: string; count: number }) {
  const kind = `seat-${seat} ${active ? "active" : "declined"}`;
  return (
    <Drawing label={active ? (SEATS[seat] ?? "") : "in decline"} wide={2.45} high={2.6} middle={1.45}>
      <path class={`form-land land-${seat}`} d={OUTER} />
      <g class={`glow ${kind}`}>{active && <path class="face" d={OUTER} />}</g>
      <path class={`ditch ${kind}`} d={active ? RING : MIDDLE} />
      <g class={`fence ${kind}`}>
        {active && <path class="band" d={RING} />}
        <path class="cord" d={MIDDLE} />
      </g>
      <Pennant seat={seat} count={count} />
      <Counter race={race} seat={seat} active={active} count={count} />
    </Drawing>
  );
}

function Choice({ label, line }: { label: string; line: string }) {
  const d = "M-95-45H95V45H-95z";
  return (
    <Drawing label={label} wide={2.6} high={1.4} middle={0.7}>
      <path class="form-land" d={d} />
      <g class="choices">
        <path class={`light ${line}`} d={d} />
        <path class={`ink ${line}`} d={d} />
        <path class={`cream ${line}`} d={d} />
      </g>
    </Drawing>
  );
}

function Flag({ label, price, chance = null, hot = false }: { label: string; price: number; chance?: number | null; hot?: boolean }) {
  return (
    <Drawing label={label} wide={chance === null ? 1.3 : 2.4} high={1.1} middle={1}>
      <g class={`price ${hot ? "hot" : ""}`} transform="scale(.62)">
        <FlagForm price={price} chance={chance} seat={0} />
      </g>
    </Drawing>
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
          <Realm key={`${seat}`} seat={seat} active race={race(seat)} count={seat + 1} />,
          <Realm key={`${seat} old`} seat={seat} active={false} race={race(seat + 5)} count={1 + (seat % 2)} />,
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
