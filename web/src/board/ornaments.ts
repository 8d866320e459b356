// What swims in the open sea: each where the most water is around it, and only where there is enough.
import type { Outline, Point } from "./outlines";

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
export function corners(path: string, [dx, dy]: Point): Point[] {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const found: Point[] = [];
  let [x, y] = [dx, dy];
  for (let n = 0; n + 1 < numbers.length; n += 2) {
    x += numbers[n]!;
    y += numbers[n + 1]!;
    found.push([x, y]);
  }
  return found;
}

function inside([x, y]: Point, around: Point[]): boolean {
  let odd = false;
  for (const [n, [ax, ay]] of around.entries()) {
    const [bx, by] = around.at(n - 1)!;
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) odd = !odd;
  }
  return odd;
}

export function ornaments([wide, high]: Point, outlines: Outline[]): Ornament[] {
  const lands = outlines.map((outline) => corners(outline.path, outline.shift));
  const free: { at: Point; room: number }[] = [];
  for (let x = GRID; x < wide; x += GRID) {
    for (let y = GRID; y < high; y += GRID) {
      const at: Point = [x, y];
      if (lands.some((land) => inside(at, land))) continue;
      const shores = lands.flatMap((land) => land.map(([cx, cy]) => Math.hypot(cx - x, cy - y)));
      free.push({ at, room: shores.reduce((least, each) => Math.min(least, each), Math.min(x, y, wide - x, high - y)) });
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
