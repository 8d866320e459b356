// Finds places for what lies over the map: price flags and the card of a region. Both hide as little as they can.
import type { Key } from "../protocol";
import type { Point } from "./turn";

/** Something that should be seen; `worth` says how much it matters that it is. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  of: Key;
  worth: number;
}

/** How much of one lies under the other. */
export function hidden(one: Omit<Box, "of" | "worth">, other: Omit<Box, "of" | "worth">): number {
  const wide = Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);
  const high = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The middle for something of this size: where it is wanted, or as near as it can be without lying over that. */
export function clearOf([x, y]: Point, [w, h]: Point, away: Omit<Box, "of" | "worth"> | null, [wide, high]: Point): Point {
  const inside = ([px, py]: Point): Point => [between(w / 2, px, wide - w / 2), between(h / 2, py, high - h / 2)];
  const over = ([px, py]: Point) => away !== null && hidden({ x0: px - w / 2, y0: py - h / 2, x1: px + w / 2, y1: py + h / 2 }, away) > 0;
  const first = inside([x, y]);
  if (!away || !over(first)) return first;
  const beside: Point[] = [
    [away.x0 - w / 2, y],
    [away.x1 + w / 2, y],
    [x, away.y0 - h / 2],
    [x, away.y1 + h / 2],
  ];
  const far = ([px, py]: Point) => Math.hypot(px - x, py - y);
  const [nearest] = beside.map(inside).filter((each) => !over(each)).sort((one, other) => far(one) - far(other));
  return nearest ?? first;
}

/** A flag that looks for its place: its point stands above the counter, or in the middle of empty land. */
export interface Want {
  region: Key;
  x: number;
  y: number;
  side: number;
  up: number; // from the middle of the counter to where the point would best stand
  pennant: boolean; // at the left: best stand right of it
  width: number;
  height: number; // of the flag without its point
}

export interface Flag {
  x: number; // of the point
  y: number;
  bend: number; // how far the flag is to the right of its point
}

export const TIP = 0.3; // of the height
const OTHERS = 4; // what belongs to other regions counts so much more

/** Places for all flags, one after the other; about a hundred are tried for each. */
export function placeFlags(wants: Want[], things: Box[], [wide, high]: Point): Map<Key, Flag> {
  const found = new Map<Key, Flag>();
  const boxes = [...things];
  for (const want of wants) {
    const { flag, box } = placeFlag(want, boxes, [wide, high]);
    boxes.push(box);
    found.set(want.region, flag);
  }
  return found;
}

function placeFlag({ region, x, y, side, up, pennant, width, height }: Want, boxes: Box[], [wide, high]: Point): { flag: Flag; box: Box } {
  const tall = height * (1 + TIP);
  const reach = width / 2 - height * 0.44;
  const firstX = pennant ? side * 0.16 : 0;
  const firstBend = pennant ? reach * 0.9 : 0;
  const far = width + side;
  const near = boxes.filter((box) => box.x1 > x - far && box.x0 < x + far && box.y1 > y - 2 * side - tall && box.y0 < y + 2 * side);
  let least = Infinity;
  let best: { flag: Flag; box: Box } | null = null;
  for (const dy of [0, -side * 0.12, side * 0.2, side * 0.4]) {
    for (const dx of [firstX, side * 0.34, 0, -side * 0.2, side * 0.55, -side * 0.5]) {
      for (const bend of [firstBend, reach, 0, -reach * 0.6, -reach]) {
        const [px, py] = [x + dx, y - up + dy];
        const box: Box = { x0: px + bend - width / 2 - 1, x1: px + bend + width / 2 + 2, y0: py - tall - 1, y1: py, of: region, worth: 2 };
        const outside = Math.max(0, 2 - box.x0) + Math.max(0, box.x1 - wide + 2) + Math.max(0, 2 - box.y0) + Math.max(0, box.y1 - high);
        let cost = Math.abs(dx - firstX) * 0.25 + Math.abs(dy) * 0.6 + Math.abs(bend - firstBend) * 0.12 + 400 * outside;
        for (const other of near) {
          const own = other.of === region;
          // Its own counter may be touched by the point.
          const part = hidden(own ? { ...box, y1: box.y1 - tall * TIP } : box, other);
          cost += part * other.worth * 0.23 * (own ? 1 : OTHERS);
          if (cost >= least) break;
        }
        if (cost < least) [least, best] = [cost, { flag: { x: px, y: py, bend }, box }];
      }
    }
  }
  return best ?? { flag: { x, y: y - up, bend: 0 }, box: { x0: x, x1: x, y0: y, y1: y, of: region, worth: 0 } };
}

export interface Card {
  x: number;
  y: number;
  tail: string; // a path from its corner
}

const STEP = 8;
const GAP = 6; // to the edges of the map
const CORNER = 20; // the tail keeps away from corners
const BASE = 8; // half as wide is the tail where it begins
const EDGE = 2; // so far inside it begins, to open the card's line
const SHORTEST = 10;
const [AROUND, ABOVE] = [0.75, 1.5]; // of a counter's side: so far from its middle the tail ends, above it for the flag

/** A place for a card of this size near a counter: it hides few counters and no flags. */
export function placeCard([cx, cy]: Point, side: number, [w, h]: Point, things: Box[], of: Key, [wide, high]: Point): Card {
  const [nearest, farthest] = [side * 0.95, side * 3];
  let least = Infinity;
  let [bestX, bestY] = [between(GAP, cx - w / 2, wide - w - GAP), between(GAP, cy + nearest, high - h - GAP)];
  for (let x = Math.max(GAP, cx - w - farthest); x <= Math.min(wide - w - GAP, cx + farthest); x += STEP) {
    for (let y = Math.max(GAP, cy - h - farthest); y <= Math.min(high - h - GAP, cy + farthest); y += STEP) {
      const [nx, ny] = [between(x, cx, x + w), between(y, cy, y + h)];
      const away = Math.hypot(nx - cx, ny - cy);
      if (away < nearest || away > farthest) continue;
      let cost = (away - nearest) * 14 + Math.abs(y + h / 2 - cy) * 0.6;
      const around = { x0: x - 4, y0: y - 4, x1: x + w + 4, y1: y + h + 4 };
      for (const box of things) {
        cost += hidden(around, box) * (box.of === of ? 6 : 1.3) * box.worth;
        if (cost >= least) break;
      }
      if (cost < least) [least, bestX, bestY] = [cost, x, y];
    }
  }
  return { x: bestX, y: bestY, tail: tailOf([cx - bestX, cy - bestY], side, [w, h]) };
}

/** From the edge of the card to the counter it speaks of, however far that is: a card between two regions belongs to one. */
function tailOf([cx, cy]: Point, side: number, [w, h]: Point): string {
  const beside = Math.max(-cx, cx - w) > Math.max(-cy, cy - h);
  const [bx, by] = beside ? [cx < 0 ? 0 : w, between(CORNER, cy, h - CORNER)] : [between(CORNER, cx, w - CORNER), cy < 0 ? 0 : h];
  const long = Math.hypot(cx - bx, cy - by);
  const part = Math.max(SHORTEST, long - side * (cy > h ? ABOVE : AROUND)) / Math.max(1, long);
  const [tx, ty] = [bx + (cx - bx) * part, by + (cy - by) * part];
  const [in_x, in_y] = beside ? [cx < 0 ? EDGE : -EDGE, 0] : [0, cy < 0 ? EDGE : -EDGE];
  const [dx, dy] = beside ? [0, BASE] : [BASE, 0];
  const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${point(bx + in_x - dx, by + in_y - dy)}L${point(tx, ty)}L${point(bx + in_x + dx, by + in_y + dy)}`;
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
