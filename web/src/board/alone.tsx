// The forms of the board by themselves, each in a little drawing: for the legend and for the sheet of all forms.
import type { ComponentChildren } from "preact";
import { FlagForm } from "./prices";
import { Counter, Pennant } from "./tile";
import "../style/board.css";
import "../style/alone.css";

const SIDE = 41; // of a counter, in pixels

interface Size {
  wide?: number; // in counters
  high?: number;
  middle?: number; // from the top
  kind?: string;
}

/** A drawing in the measure of counters. */
export function Alone({ wide = 1.6, high = 1.8, middle = 1, kind = "board form", label, children }: Size & { label?: string | undefined; children: ComponentChildren }) {
  const box = `${-wide * 50} ${-middle * 100} ${wide * 100} ${high * 100}`;
  return (
    <svg class={kind} width={wide * SIDE} height={high * SIDE} viewBox={box} role={label ? "img" : undefined} aria-label={label} aria-hidden={label === ""}>
      {children}
    </svg>
  );
}

const OUTER = "M-112-135H112V105H-112z";
const RING = "M-112-135H112V105H-112zM-97-120V90H97V-120z";
const MIDDLE = "M-104.5-127.5H104.5V97.5H-104.5z";

interface Held {
  seat: number;
  active: boolean;
  race: string;
  count: number;
}

/** A region that somebody holds: border, pennant and counters. */
export function Realm({ seat, active, race, count, label }: Held & { label?: string }) {
  const kind = `seat-${seat} ${active ? "active" : "declined"}`;
  return (
    <Alone wide={2.45} high={2.6} middle={1.45} label={label}>
      <path class={`form-land land-${seat}`} d={OUTER} />
      <g class={`glow ${kind}`}>{active && <path class="face" d={OUTER} />}</g>
      <path class={`ditch ${kind}`} d={active ? RING : MIDDLE} />
      <g class={`fence ${kind}`}>
        {active && <path class="band" d={RING} />}
        <path class="cord" d={MIDDLE} />
      </g>
      <Pennant seat={seat} count={count} />
      <Counter race={race} seat={seat} active={active} count={count} />
    </Alone>
  );
}

/** The line around a region that can be chosen; small, to stand in a line of text. */
export function Outline({ line, label, small = false }: { line: string; label?: string; small?: boolean }) {
  const d = small ? "M-38-14H38V14H-38z" : "M-95-45H95V45H-95z";
  return (
    <Alone wide={small ? 1 : 2.6} high={small ? 0.52 : 1.4} middle={small ? 0.26 : 0.7} {...(small ? { kind: "form-key" } : {})} label={label}>
      <path class="form-land" d={d} />
      <g class="choices">
        <path class={`light ${line}`} d={d} />
        <path class={`ink ${line}`} d={d} />
        <path class={`cream ${line}`} d={d} />
      </g>
    </Alone>
  );
}

export function PriceFlag({ price, chance = null, hot = false, label }: { price: number; chance?: number | null; hot?: boolean; label?: string }) {
  return (
    <Alone wide={chance === null ? 1.3 : 2.4} high={1.1} middle={1} label={label}>
      <g class={`price ${hot ? "hot" : ""}`} transform="scale(.62)">
        <FlagForm price={price} chance={chance} seat={0} />
      </g>
    </Alone>
  );
}
