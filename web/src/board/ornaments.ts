// What swims in the open sea: each where the most water is around it, and only where there is enough.
import type { Point } from "./turn";

export interface Ornament {
  name: string;
  at: Point;
  radius: number;
}

const WISHES: [string, number][] = [
  ["compass", 94],
  ["serpent", 78],
  ["ship", 58],
  ["ship", 58],
];
const GRID = 35;
const SHORE = 14; // water that stays free around it

/** The corners of an outline: a place to begin at, then short steps from one to the next. */
export function corners(path: string): Point[] {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const found: Point[] = [];
  let [x, y] = [0, 0];
  for (let n = 0; n + 1 < numbers.length; n += 2) {
    x += numbers[n]!;
    y += numbers[n + 1]!;
    found.push([x, y]);
  }
  return found;
}

const STRIDE = 14;

/** A line with so few corners that a broad, soft stroke along it costs little; the ends stay where they are. */
export function coarse(line: string): string {
  return line
    .split("M")
    .slice(1)
    .map((piece) => {
      const all = corners(piece);
      let [x, y] = all[0] ?? [0, 0];
      const kept = all.filter((corner, n) => {
        const keep = n === 0 || n === all.length - 1 || Math.hypot(corner[0] - x, corner[1] - y) >= STRIDE;
        if (keep) [x, y] = corner;
        return keep;
      });
      return `M${kept.join(" ")}`;
    })
    .join("");
}

function inside([x, y]: Point, around: Point[]): boolean {
  let odd = false;
  for (let n = 0, last = around.length - 1; n < around.length; last = n++) {
    const [ax, ay] = around[n]!;
    const [bx, by] = around[last]!;
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) odd = !odd;
  }
  return odd;
}

/** How far it is to the next corner of a coast; once it is too near for anything, nobody wants to know how near. */
function toShore([x, y]: Point, coast: Float64Array, nearest: number, enough: number): number {
  let least = nearest * nearest;
  for (let n = 0; n < coast.length && least >= enough * enough; n += 2) {
    const dx = coast[n]! - x;
    const dy = coast[n + 1]! - y;
    least = Math.min(least, dx * dx + dy * dy);
  }
  return Math.sqrt(least);
}

// This runs on phones while somebody waits for the map: thousands of corners, so plain loops.
export function ornaments([wide, high]: Point, lands: Point[][]): Ornament[] {
  const coast = Float64Array.from(lands.flat(2));
  const enough = Math.min(...WISHES.map(([, radius]) => radius)) + SHORE;
  const free: { at: Point; room: number }[] = [];
  for (let x = GRID; x < wide; x += GRID) {
    for (let y = GRID; y < high; y += GRID) {
      const at: Point = [x, y];
      const room = toShore(at, coast, Math.min(x, y, wide - x, high - y), enough);
      if (room >= enough && !lands.some((land) => inside(at, land))) free.push({ at, room });
    }
  }
  const found: Ornament[] = [];
  for (const [name, radius] of WISHES) {
    const room = ({ at, room }: { at: Point; room: number }) =>
      found.reduce((least, other) => Math.min(least, Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) - 2 * other.radius), room);
    const best = free.reduce<{ at: Point; room: number } | null>((now, each) => {
      const here = { at: each.at, room: room(each) };
      return now && now.room >= here.room ? now : here;
    }, null);
    if (best && best.room >= radius + SHORE) found.push({ name, at: best.at, radius });
  }
  return found;
}
