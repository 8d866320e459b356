// A board as somebody draws it: rows of hexagons, each the letter of a region or of none. What touches what, the server reads off.
import { t } from "../words";
import type { Values } from "./vocabulary";

export interface Region {
  key: string;
  terrain: string;
  marks: string[];
  name?: string;
}

/** What the drawing of a board is made of. */
export interface Sketch {
  rows: string[];
  regions: Record<string, Region>;
}

export interface Cell {
  row: number;
  column: number;
}

export function sketchOf(form: Values): Sketch {
  const rows = Array.isArray(form["drawing"]) ? form["drawing"].map(String) : [];
  const told = (form["regions"] ?? {}) as unknown as Record<string, Partial<Region>>;
  const regions = Object.fromEntries(Object.entries(told).map(([letter, { key = letter, terrain = "", marks = [], ...more }]) => [letter, { key, terrain, marks, ...more }]));
  return { rows, regions };
}

export function withSketch(form: Values, { rows, regions }: Sketch): Values {
  return { ...form, drawing: rows, regions: regions as unknown as Values };
}

export function letterAt({ rows }: Sketch, { row, column }: Cell, gap: string): string {
  return rows[row]?.[column] ?? gap;
}

/** Without regions that have no hexagon left. */
function pruned({ rows, regions }: Sketch): Sketch {
  const there = new Set(rows.join(""));
  return { rows, regions: Object.fromEntries(Object.entries(regions).filter(([letter]) => there.has(letter))) };
}

/** A hexagon goes to a region, or to none. */
export function painted(sketch: Sketch, { row, column }: Cell, letter: string): Sketch {
  const rows = sketch.rows.map((line, n) => (n === row ? line.slice(0, column) + letter + line.slice(column + 1) : line));
  return pruned({ ...sketch, rows });
}

/** A new region that begins with one hexagon; nothing if there are too many already. */
export function begun(sketch: Sketch, cell: Cell, terrain: string, letters: string): { sketch: Sketch; letter: string } | null {
  const letter = [...letters].find((each) => !sketch.regions[each]);
  if (!letter) return null;
  const keys = new Set(Object.values(sketch.regions).map((each) => each.key));
  let number = 1;
  while (keys.has(`r${number}`)) number += 1;
  const regions = { ...sketch.regions, [letter]: { key: `r${number}`, terrain, marks: [] } };
  return { sketch: painted({ ...sketch, regions }, cell, letter), letter };
}

export function changed(sketch: Sketch, letter: string, some: Partial<Region>): Sketch {
  const now = sketch.regions[letter];
  return now ? { ...sketch, regions: { ...sketch.regions, [letter]: { ...now, ...some } } } : sketch;
}

export function removed(sketch: Sketch, letter: string, gap: string): Sketch {
  return pruned({ ...sketch, rows: sketch.rows.map((row) => row.replaceAll(letter, gap)) });
}

/** More hexagons or fewer, at the right and below. */
export function resized(sketch: Sketch, wide: number, high: number, gap: string): Sketch {
  const rows = Array.from({ length: high }, (_, n) => (sketch.rows[n] ?? "").slice(0, wide).padEnd(wide, gap));
  return pruned({ ...sketch, rows });
}

/** Where a cell lies in the drawing: every second row is moved by half a hexagon. Units are half a width and half a side. */
export function middle({ row, column }: Cell): [x: number, y: number] {
  return [2 * column + (row % 2) + 1, 3 * row + 2];
}

/** As the table will call it: a region that has only a number by what it is, too. */
export function regionCalled({ name, key, terrain }: Region): string {
  const number = /^r([1-9]\d*)$/.exec(key)?.[1];
  return name || (number ? `${t(`terrain-${terrain}`)} ${number}` : key);
}

const HALF = Math.sqrt(3) / 2; // of the width of a hexagon whose side is 1

/** How wide and high a drawing is, in sides of a hexagon: its painting has the same shape. */
export function sheetOf({ rows }: Sketch): [wide: number, high: number] {
  return [(2 * (rows[0]?.length ?? 0) + 1) * HALF, (3 * rows.length + 1) / 2];
}
