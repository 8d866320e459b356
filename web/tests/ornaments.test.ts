import { expect, test } from "vitest";
import { corners, ornaments } from "../src/board/ornaments";
import type { Point } from "../src/board/turn";

/** A square island with its corner at a place, drawn in short steps as all outlines are. */
function square(x: number, y: number, side: number): Point[] {
  const along = (step: string) => Array(side / 10).fill(step).join(" ");
  return corners(`M${x} ${y}l${["10 0", "0 10", "-10 0", "0 -10"].map(along).join(" ")}`);
}

test("an outline is followed from corner to corner", () => {
  expect(corners("M1 2l3 0 0-4.5")).toEqual([[1, 2], [4, 2], [4, -2.5]]);
});

test("ornaments keep to open water, away from the coast, the edge and each other", () => {
  const found = ornaments([1200, 800], [square(0, 0, 400)]);
  expect(found.map((each) => each.name)).toContain("compass");
  for (const { at: [x, y], radius } of found) {
    expect(Math.min(x, y, 1200 - x, 800 - y)).toBeGreaterThanOrEqual(radius);
    expect(x > 400 + radius || y > 400 + radius).toBe(true);
    for (const other of found) {
      const apart = Math.hypot(other.at[0] - x, other.at[1] - y);
      expect(apart === 0 || apart > radius + other.radius).toBe(true);
    }
  }
});

test("no ornament where there is no room", () => {
  expect(ornaments([400, 400], [square(50, 50, 300)])).toEqual([]);
});
