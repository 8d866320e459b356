// Counters and pieces of cardboard, drawn around their own middle: a counter's side is 100.
import { isLoose } from "../api";
import { Glyph, iconId } from "../icons";
import type { Key } from "../protocol";
import { SHAPES } from "../seats";
import { edition } from "../words";

const DEEPEST = 4; // so many of a stack are seen
const STEP: [number, number] = [2, -6.7]; // from one to the next above it

/** How far the top of a stack lies above the middle of its lowest counter. */
export function rise(count: number): number {
  return -STEP[1] * (Math.min(Math.max(count, 1), DEEPEST) - 1);
}

interface CounterProps {
  race: Key;
  seat: number | null;
  active: boolean;
  count: number;
}

function Layer({ declined }: { declined: boolean }) {
  return (
    <>
      <rect class="core" x="-50" y="-43" width="100" height="100" rx="17" />
      {!declined && <rect class="side" x="-50" y="-47" width="100" height="100" rx="17" />}
      <rect class="face" x="-50" y="-50" width="100" height="100" rx="17" />
    </>
  );
}

/** A stack of counters; a single one carries no number, it is one. In decline it lies on its back. */
export function Counter({ race, seat, active, count }: CounterProps) {
  const declined = !active && seat !== null;
  const layers = Math.min(count, DEEPEST);
  const top = layers - 1;
  const at = (layer: number) => `translate(${layer * STEP[0]} ${layer * STEP[1]})${declined ? " rotate(-5)" : ""}`;
  return (
    <g class={`tile ${seat === null ? "seat-none" : `seat-${seat}`} ${declined ? "declined" : "active"}`}>
      <rect class="shade" x="-47" y="-38" width="104" height="100" rx="17" />
      {Array.from({ length: layers }, (_, layer) => (
        <g key={layer} transform={at(layer)}>
          <Layer declined={declined} />
        </g>
      ))}
      <g transform={at(top)}>
        <rect class="sheen" x="-50" y="-50" width="100" height="100" rx="17" />
        {declined ? (
          <rect class="rim" x="-43.5" y="-43.5" width="87" height="87" rx="13" />
        ) : (
          <rect class="print" x="-42.5" y="-42.5" width="85" height="85" rx="11" />
        )}
        <g class="mark">
          <Glyph kind="race" name={race} x={0} y={0} size={declined ? 66 : 70} />
        </g>
      </g>
      {count > 1 && (
        <g class="count" transform={`translate(${21.5 + top * 1.9} ${22.7 - top * 3.35})`}>
          <rect width={count > 9 ? 58 : 46} height="44" rx="10" />
          <text x={count > 9 ? 29 : 23} y="35" text-anchor="middle">
            {count}
          </text>
        </g>
      )}
    </g>
  );
}

/** Whose it is: the pole stands at the left edge of the stack. */
export function Pennant({ seat, count }: { seat: number; count: number }) {
  return (
    <g class={`pennant seat-${seat}`} transform={`translate(-48 ${-36 - rise(count) * 0.75})`}>
      <path class="pole" d="M0 4V-52" />
      <path class="cloth" d="M0-50.8h42l-10.4 14.5l10.4 14.5h-42z" />
      <g class="charge" transform="translate(16.5 -36.3) scale(.87)">
        <path d={SHAPES[seat % SHAPES.length]} />
      </g>
    </g>
  );
}

const SHIELD = "M-28-31H28V5Q28 26 0 39Q-28 26-28 5z";
const LOZENGE = "M0-38L38 0L0 38L-38 0z";

/** A piece: what stands by its holder is a shield, what can be won with the land is a lozenge. */
export function Piece({ piece, number }: { piece: Key; number: number }) {
  const loose = isLoose(edition.value, piece);
  const shape = loose ? LOZENGE : SHIELD;
  return (
    <g class={`piece ${loose ? "value" : "shield"}`}>
      <path class="shade" transform="translate(2.5 5)" d={shape} />
      <path class="form" d={shape} />
      <Glyph kind={iconId("drawn", piece) ? "drawn" : "piece"} name={piece} x={0} y={loose ? 0 : -3} size={42} />
      {number > 1 && (
        <g class="number" transform="translate(20 21)">
          <rect x="-15" y="-16" width={number > 9 ? 40 : 30} height="31" rx="7" />
          <text x={number > 9 ? 5 : 0} y="10" text-anchor="middle">
            {number}
          </text>
        </g>
      )}
    </g>
  );
}

const BESIDE: [number, number][] = [
  [75, -12],
  [-74, 6],
  [75, -72],
  [-74, -66],
  [0, -90],
];

/** Where the pieces lie: beside a stack, or in a row where nobody stands. Near the edge the other side comes first. */
export function pieceAt(place: number, number: number, held: boolean, atRightEdge: boolean): [number, number] {
  if (!held) return [(place - (number - 1) / 2) * 78, 0];
  const [x, y] = BESIDE[place % BESIDE.length]!;
  return atRightEdge && place < 2 ? [-x, 6 - 12 - y] : [x, y];
}

/** What counters are filled with; stands once in each page that draws some. */
export function CounterPatterns() {
  return (
    <>
      <pattern id="hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="5.6" height="14" class="hatch-line" />
      </pattern>
      <linearGradient id="sheen" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity=".22" />
        <stop offset=".5" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-color="#000" stop-opacity=".12" />
      </linearGradient>
    </>
  );
}
