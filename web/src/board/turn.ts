// Drawings turned by quarters, clockwise: upright windows show boards so, and islands lie as they fit best.
export type Point = [number, number];
export type Turn = 0 | 1 | 2 | 3;

export function turnSize([w, h]: Point, turn: Turn): Point {
  return turn % 2 ? [h, w] : [w, h];
}

/** Where a point of a drawing of this size comes to lie. */
export function turnPoint([x, y]: Point, [w, h]: Point, turn: Turn): Point {
  switch (turn) {
    case 0:
      return [x, y];
    case 1:
      return [h - y, x];
    case 2:
      return [w - x, h - y];
    case 3:
      return [y, w - x];
  }
}

/** The same for whole paths, as SVG wants it, and then moved to its place. */
export function turnMatrix(size: Point, turn: Turn, [x, y]: Point = [0, 0]): string {
  const from = turnPoint([0, 0], size, turn);
  const [right, down] = [turnPoint([1, 0], size, turn), turnPoint([0, 1], size, turn)];
  const along = (to: Point) => `${to[0] - from[0]} ${to[1] - from[1]}`;
  return `matrix(${along(right)} ${along(down)} ${from[0] + x} ${from[1] + y})`;
}

/** The shape nearest to the wanted one: twice as wide is as far away as half as wide. */
export function nearestShape(shapes: number[], wanted: number): number {
  const far = shapes.map((shape) => Math.abs(Math.log(shape / wanted)));
  return far.indexOf(Math.min(...far));
}
