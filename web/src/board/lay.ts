// The map in pixels: how it meets the edges of its place, and where counters and signs stand on it.
import { computed, effect, signal } from "@preact/signals";
import type { Key } from "../protocol";
import { handle, upright } from "../window";
import { boardMap, type BoardMap } from "./outlines";
import type { Point } from "./turn";
import { look, measure } from "./zoom";

/** The size of the map's place on the page. */
export const place = signal<Point>([0, 0]);

const STRETCH = 1.08; // so much the map may be drawn out one way to meet the edges
const CUT = 1.3; // in an upright window it stays as wide as the window, unless too little of its height were seen

export interface Fit {
  scale: Point; // pixels for each unit of the map
  at: Point; // its corner
  size: Point; // of the map
  whole: Point; // of everything there is to see
}

/** As large as its place allows, and drawn out a little if that closes a gap. */
export function fitInto([mw, mh]: Point, [w, h]: Point, mayBeCut: boolean): Fit {
  const [byWidth, byHeight] = [w / mw, h / mh];
  let scale: Point;
  if (byWidth < byHeight) scale = [byWidth, Math.min(byHeight, byWidth * STRETCH)];
  else if (mayBeCut && byWidth > byHeight * STRETCH && byWidth < byHeight * CUT) scale = [byWidth, byWidth / STRETCH];
  else scale = [Math.min(byWidth, byHeight * STRETCH), byHeight];
  const size: Point = [mw * scale[0], mh * scale[1]];
  const whole: Point = [Math.max(w, size[0]), Math.max(h, size[1])];
  return { scale, at: [(whole[0] - size[0]) / 2, (whole[1] - size[1]) / 2], size, whole };
}

const SMALLEST = 31;
const TINY: [number, number] = [360, 28]; // below such a width
const LARGEST = 76;
const SHARE = 0.0405; // of the width of the map
const ROOMY = 58; // units around the tokens of a region that is not small

/** The side of a counter. */
export function sideOf(width: number, window: number): number {
  return Math.min(LARGEST, Math.max(window < TINY[0] ? TINY[1] : SMALLEST, width * SHARE));
}

export interface Laid extends Fit {
  map: BoardMap;
  side: number;
}

const fitted = computed(() => {
  const map = boardMap.value;
  const [w, h] = place.value;
  return map && w > 1 && h > 1 ? { ...fitInto(map.size, [w, h], upright.value), map } : null;
});
effect(() => {
  if (fitted.value) measure(place.value, fitted.value.whole);
});

const nearness = computed(() => Math.sqrt(look.value.z));

export const laid = computed<Laid | null>(() => {
  // Seen from nearer everything is larger, but counters less so: there shall be more land between them.
  return fitted.value && { ...fitted.value, side: sideOf(fitted.value.size[0], place.value[0]) / nearness.value };
});

/** From units of the map to pixels. */
export function onto({ scale, at }: Fit, [x, y]: Point): Point {
  return [at[0] + x * scale[0], at[1] + y * scale[1]];
}

/** Where the counters of a region stand, their side, and where things printed there are seen. */
export interface Spot {
  x: number;
  y: number;
  side: number;
  signs: Record<string, Point>;
}

const EDGE = 4;

export const spots = computed<Map<Key, Spot>>(() => {
  const now = laid.value;
  const found = new Map<Key, Spot>();
  if (!now) return found;
  for (const key of now.map.regions.keys()) found.set(key, spotOf(now, key));
  return found;
});

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Counters are moved, never shrunk, so that they and what belongs to them stay inside. */
function spotOf(now: Laid, key: Key): Spot {
  const outline = now.map.regions.get(key)!;
  const side = now.side * between(0.8, outline.room / ROOMY, 1);
  const [wide, high] = now.whole;
  const printed = Object.entries(outline.badges);
  const [tx, ty] = onto(now, outline.token);
  const below = printed.length ? side * 0.5 + now.side * 0.6 : side * 0.62;
  const y = between(side * 0.95 + EDGE, ty, high - below - EDGE);
  const [handleWide, handleHigh] = handle.value;
  const shut = Math.abs(y - high / 2) < handleHigh / 2 + side ? handleWide : 0;
  const x = between(side * 0.55 + EDGE, tx, wide - side * 0.72 - EDGE - shut);
  const turned = now.map.sea || now.map.parts.some((part) => part.turn !== 0);
  const signs = printed.map(([symbol, badge]): [string, Point] => {
    const [bx, by] = onto(now, badge);
    const under = y + side * 0.5 + now.side * 0.36;
    const at: Point = [x + between(-side, bx - tx, side), turned ? under : Math.max(under, by)];
    return [symbol, [between(side * 0.3, at[0], wide - side * 0.3), Math.min(at[1], high - now.side * 0.26)]];
  });
  return { x, y, side, signs: Object.fromEntries(signs) };
}
