// Token tiles and pieces, drawn around their own middle.
import { Glyph } from "../icons";
import { SHAPES } from "../seats";

interface TileProps {
  race: string;
  seat: number | null;
  active: boolean;
  count: number;
}

export const TILE = 58;
const STEP = 4; // between the tokens of a stack

/** How many tokens are seen under the first. */
function deepOf(count: number): number {
  return Math.max(Math.min(count, 4) - 1, 0);
}

/** From the middle of the first token to the top of the stack. */
export function tileTop(count: number): number {
  return TILE / 2 + STEP * deepOf(count) + 2;
}

/** A stack of tokens: icon of the race, colour and shape of the player, and how many. */
export function Tile({ race, seat, active, count }: TileProps) {
  const who = seat === null ? "seat-none" : `seat-${seat}`;
  const deep = deepOf(count);
  const half = TILE / 2;
  return (
    <g class={`tile ${who} ${active || seat === null ? "active" : "declined"}`}>
      {Array.from({ length: deep }, (_, n) => (
        <rect key={n} class="under" x={-half + (deep - n) * STEP} y={-half - (deep - n) * STEP} width={TILE} height={TILE} rx="11" />
      ))}
      <rect class="face" x={-half} y={-half} width={TILE} height={TILE} rx="11" />
      {!active && seat !== null && <rect class="hatch" x={-half} y={-half} width={TILE} height={TILE} rx="11" />}
      <g class="mark">
        <Glyph kind="race" name={race} x={0} y={0} size={TILE * 0.78} />
      </g>
      {seat !== null && (
        <g transform={`translate(${-half + 3} ${-half + 3})`} class="shape">
          <path d={SHAPES[seat % SHAPES.length]} />
        </g>
      )}
      <g transform={`translate(${half - 2} ${half - 4})`} class="count">
        <circle r="17" />
        <text text-anchor="middle" dominant-baseline="central" dy="1">
          {count}
        </text>
      </g>
    </g>
  );
}

/** A piece: a fort, a hero, something face down. */
export function Piece({ piece, number, big }: { piece: string; number: number; big: boolean }) {
  const radius = big ? 27 : 20;
  return (
    <g class="piece">
      <circle r={radius} />
      <Glyph kind="piece" name={piece} x={0} y={0} size={radius * 1.45} />
      {number > 1 && (
        <g transform={`translate(${radius * 0.8} ${radius * 0.75})`} class="count small">
          <circle r="11" />
          <text text-anchor="middle" dominant-baseline="central" dy="1">
            {number}
          </text>
        </g>
      )}
    </g>
  );
}
