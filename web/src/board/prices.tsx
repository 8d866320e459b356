// Price flags: what a region costs in tokens, and how likely the die is to help where they are too few.
import { computed } from "@preact/signals";
import { tells } from "../cards/open";
import { percent } from "../choose";
import { meant } from "../coach/meant";
import { Glyph } from "../icons";
import { useOnly } from "../only";
import type { Key } from "../protocol";
import { settings } from "../settings";
import { deploying, hovered, mine, picked, pressable } from "../table";
import { handle } from "../window";
import { laid, spots, type Spot } from "./lay";
import { placeFlags, TIP, type Box, type Flag, type Want } from "./place";
import { pointing } from "./pointing";
import { troops, type Troop } from "./standing";
import { pieceAt, rise } from "./tile";
import type { Point } from "./turn";

const HEIGHT = 0.62; // of a counter's side
const HOT = 1.1; // of the region pointed at it is larger

function boxOf({ x, y, side }: Spot, of: Key, worth: number, [x0, y0, x1, y1]: [number, number, number, number]): Box {
  const unit = side / 100;
  return { x0: x + x0 * unit, y0: y + y0 * unit, x1: x + x1 * unit, y1: y + y1 * unit, of, worth };
}

/** Does a piece at the right of the counter not fit on the map, or come to lie under what folds the sidebar? */
export function atRightEdge(spot: Spot, [wide, high]: Point, [shutWide, shutHigh] = handle.value): boolean {
  const beside = Math.abs(spot.y - high / 2) < shutHigh / 2 + spot.side;
  return spot.x + spot.side * 1.06 > wide - (beside ? shutWide : 0);
}

function boxesOf(region: Key, troop: Troop, spot: Spot, whole: Point): Box[] {
  const boxes: Box[] = [];
  const up = rise(troop.count);
  if (troop.race) boxes.push(boxOf(spot, region, 1, [-50, -50 - up, 72, 68]));
  if (troop.race && troop.seat !== null) boxes.push(boxOf(spot, region, 1.4, [-52, -90 - up, -6, -50 - up]));
  troop.pieces.forEach((_, place) => {
    const [x, y] = pieceAt(place, troop.pieces.length, !!troop.race, atRightEdge(spot, whole));
    boxes.push(boxOf(spot, region, 1, [x - 32, y - 36, x + 32, y + 40]));
  });
  return boxes;
}

/** Everything on the map that should be seen. */
export const things = computed<Box[]>(() => {
  const now = laid.value;
  if (!now) return [];
  const [wide, high] = now.whole;
  const found: Box[] = [{ x0: wide - handle.value[0], x1: wide, y0: (high - handle.value[1]) / 2, y1: (high + handle.value[1]) / 2, of: "", worth: 3 }];
  for (const [region, spot] of spots.value) {
    const troop = troops.value.get(region);
    if (troop) found.push(...boxesOf(region, troop, spot, now.whole));
    for (const [x, y] of Object.values(spot.signs)) {
      const half = now.side * 0.26;
      found.push({ x0: x - half, y0: y - half, x1: x + half, y1: y + half, of: region, worth: 0.35 });
    }
  }
  return found;
});

interface Offer {
  price: number;
  chance: number | null; // in per cent
}

/** What is written on each flag. */
const offers = computed<Map<Key, Offer>>(() => {
  const found = new Map<Key, Offer>();
  if (!settings.value.prices || deploying.value) return found;
  for (const [region, target] of pressable.value) {
    const action = target.actions[0];
    if (action?.price === undefined || target.mark === "quiet") continue;
    found.set(region, { price: action.price, chance: action.wins === undefined ? null : percent(action.wins, mine.value) });
  }
  return found;
});

const DIGIT = 42;

/** How wide a flag is that is 100 high. */
function widthOf({ price, chance }: Offer): number {
  return (chance === null ? 142 : 315) + (price > 9 ? DIGIT : 0);
}

export const flags = computed<Map<Key, Flag>>(() => {
  const now = laid.value;
  if (!now) return new Map();
  const height = now.side * HEIGHT;
  const wants: Want[] = [];
  for (const [region, offer] of offers.value) {
    const spot = spots.value.get(region);
    if (!spot) continue;
    const troop = troops.value.get(region);
    const held = !!troop?.race;
    const up = held ? (50 + rise(troop.count)) * 0.01 * spot.side : troop ? spot.side * 0.42 : -now.side * 0.1;
    wants.push({ region, ...spot, up, pennant: held && troop.seat !== null, width: (widthOf(offer) * height) / 100, height });
  }
  return placeFlags(wants, things.value, now.whole);
});

/** The flags as boxes, for what must not lie over them. */
export const flagBoxes = computed<Box[]>(() => {
  const height = (laid.value?.side ?? 0) * HEIGHT;
  return [...flags.value].map(([of, { x, y, bend }]) => {
    const half = (widthOf(offers.value.get(of) ?? { price: 0, chance: null }) * height) / 200;
    return { x0: x + bend - half, x1: x + bend + half, y0: y - height * (1 + TIP), y1: y, of, worth: 4 };
  });
});

/** The outline of a flag: 100 high, round corners, and a point below that stands at 0, 0. */
function shapeOf(width: number, bend: number): string {
  const [left, right, r, tip] = [bend - width / 2, bend + width / 2, 20, 100 * TIP];
  return (
    `M${left + r} ${-100 - tip}H${right - r}q${r} 0 ${r} ${r}V${-tip - r}q0 ${r} ${-r} ${r}H${tip * 0.75}L0 0L${-tip * 0.75} ${-tip}` +
    `H${left + r}q${-r} 0 ${-r} ${-r}V${-100 - tip + r}q0 ${-r} ${r} ${-r}z`
  );
}

interface Drawn extends Offer {
  seat: number;
  bend?: number; // how far its middle stands beside its point
}

/** A flag by itself: 100 high, its point at 0, 0. */
export function FlagForm({ price, chance, seat, bend = 0 }: Drawn) {
  const width = widthOf({ price, chance });
  const shape = shapeOf(width, bend);
  const left = bend - width / 2 + 22;
  const wide = price > 9 ? DIGIT : 0;
  return (
    <g class={`seat-${seat}`}>
      <path class="shade" transform="translate(3 8)" d={shape} />
      <path class="paper" d={shape} />
      <rect class="chip-under" x={left + 6} y={-104} width="36" height="36" rx="8" />
      <rect class="chip" x={left} y={-96} width="36" height="36" rx="8" />
      <text x={left + 78 + wide / 2} y={-51} font-size="84" text-anchor="middle">
        {price}
      </text>
      {chance !== null && (
        <>
          <path class="hair" d={`M${left + 120 + wide}-112v64`} />
          <Glyph kind="ui" name="die" x={left + 157 + wide} y={-80} size={56} />
          <text x={left + 190 + wide} y={-61} font-size="54">
            {chance}%
          </text>
        </>
      )}
    </g>
  );
}

export function Price({ region }: { region: Key }) {
  const shown = useOnly(() => {
    const flag = flags.value.get(region);
    const offer = offers.value.get(region);
    const target = pressable.value.get(region);
    if (!flag || !offer || !target || !laid.value) return null;
    const hot = (picked.value ?? hovered.value) === region;
    return { flag, offer, hot, mark: target.mark, told: meant.value === region, seat: mine.value?.seat ?? 0, height: laid.value.side * HEIGHT * (hot ? HOT : 1) };
  });
  if (!shown) return null;
  const { flag, offer, hot, mark, told, seat, height } = shown;
  const edge = widthOf(offer) / 2 - 42.5;
  const bend = Math.max(-edge, Math.min(edge, (flag.bend * 100) / height));
  return (
    <g class={`price ${mark} ${hot ? "hot" : ""} ${told ? "meant" : ""}`} data-price={region} {...tells("why", `price:${region}`)} {...pointing(region)} transform={`translate(${flag.x} ${flag.y}) scale(${height / 100})`}>
      <FlagForm {...offer} seat={seat} bend={bend} />
    </g>
  );
}
