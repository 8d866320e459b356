// Forms of the table, drawn small for the pages: counters, pennants, coins. Sizes are parts of a counter's side.
import { SHAPES } from "../seats";

interface Place {
  x: number;
  y: number;
  size: number;
}

/** A counter lies on the one below it, a little higher and to the right. */
const LAYER = { x: 0.02, y: -0.067, most: 4 };

export function Charge({ seat, x, y, size }: Place & { seat: number | "none" }) {
  if (seat === "none") return null;
  return <path class="charge" d={SHAPES[seat % SHAPES.length]} transform={`translate(${x} ${y}) scale(${size / 24})`} />;
}

function Counter({ x, y, size }: Place) {
  const box = (dy: number, kind: string) => <rect class={kind} x={x} y={y + dy * size} width={size} height={size} rx={size * 0.17} />;
  return (
    <>
      {box(0.07, "core")}
      {box(0.03, "side")}
      {box(0, "face")}
    </>
  );
}

/** So many tokens of one player, with what their pennant shows; a single one has no number. */
interface Troop extends Place {
  seat: number | "none";
  number: number;
  pennant?: boolean;
}

export function Stack({ seat, number, x, y, size, pennant = false }: Troop) {
  const layers = Math.min(number, LAYER.most);
  const top = { x: x + LAYER.x * size * (layers - 1), y: y + LAYER.y * size * (layers - 1), size };
  return (
    <g class={`mini-stack seat-${seat}`}>
      <rect class="shade" x={x + size * 0.03} y={y + size * 0.13} width={size} height={size} rx={size * 0.17} />
      {pennant && (
        <>
          <path class="pole" d={`M${top.x + size * 0.08} ${top.y + size * 0.2}v${-size * 0.82}`} />
          <path class="cloth" d={`M${top.x + size * 0.1} ${top.y - size * 0.6}h${size * 0.5}l${-size * 0.13} ${size * 0.165}l${size * 0.13} ${size * 0.165}h${-size * 0.5}z`} />
          <Charge seat={seat} x={top.x + size * 0.28} y={top.y - size * 0.435} size={size * 0.24} />
        </>
      )}
      {Array.from({ length: layers }, (_, layer) => (
        <Counter key={layer} x={x + LAYER.x * size * layer} y={y + LAYER.y * size * layer} size={size} />
      ))}
      <rect class="printed" x={top.x + size * 0.075} y={top.y + size * 0.075} width={size * 0.85} height={size * 0.85} rx={size * 0.12} />
      <Charge seat={seat} x={top.x + size / 2} y={top.y + size / 2} size={size * 0.6} />
      {number > 1 && (
        <g class="plate-small">
          <rect x={top.x + size * 0.66} y={top.y + size * 0.68} width={size * 0.46} height={size * 0.44} rx={size * 0.1} />
          <text x={top.x + size * 0.89} y={top.y + size * 0.915} font-size={size * 0.4} text-anchor="middle" dominant-baseline="central">
            {number}
          </text>
        </g>
      )}
    </g>
  );
}

/** Money. */
export function Gold({ x, y, size, children = "" }: Place & { children?: string }) {
  return (
    <g class="mini-gold">
      <circle cx={x} cy={y + size * 0.05} r={size / 2} class="rim" />
      <circle cx={x} cy={y} r={size / 2} />
      <circle cx={x} cy={y} r={size * 0.4} class="ring" />
      <text x={x} y={y} font-size={size * 0.58} text-anchor="middle" dominant-baseline="central">
        {children}
      </text>
    </g>
  );
}

/** What a region costs. */
export function Flag({ x, y, size, price }: Place & { price: number }) {
  const [wide, high] = [size * 1.45, size];
  return (
    <g class="mini-flag">
      <path d={`M${x - wide / 2} ${y - high * 1.3}h${wide}v${high}h${-wide / 2 + high * 0.22}l${-high * 0.22} ${high * 0.3}l${-high * 0.22} ${-high * 0.3}h${-wide / 2 + high * 0.22}z`} />
      <rect class="seat-0" x={x - wide * 0.38} y={y - high * 1.05} width={high * 0.5} height={high * 0.5} rx={high * 0.1} />
      <text x={x + wide * 0.2} y={y - high * 0.8} font-size={high * 0.84} text-anchor="middle" dominant-baseline="central">
        {price}
      </text>
    </g>
  );
}
