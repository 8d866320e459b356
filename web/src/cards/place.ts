// A place for what is told beside something: it hides neither that nor, as far as can be, anything to press.

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  worth: number; // how much it matters that it is seen
}

function hidden(one: Omit<Box, "worth">, other: Box): number {
  const wide = Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);
  const high = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const GAP = 8;

/** Above, below or beside it, and a little along that side. */
export function placeTip(at: Box, [w, h]: [number, number], seen: Box[], [wide, high]: [number, number]): [number, number] {
  const [cx, cy] = [(at.x0 + at.x1) / 2, (at.y0 + at.y1) / 2];
  const along = [0.5, 0.2, 0.8, 0, 1];
  const wanted: [number, number][] = [
    ...along.map((part): [number, number] => [cx - w * part, at.y0 - GAP - h]),
    ...along.map((part): [number, number] => [cx - w * part, at.y1 + GAP]),
    ...along.map((part): [number, number] => [at.x1 + GAP, cy - h * part]),
    ...along.map((part): [number, number] => [at.x0 - GAP - w, cy - h * part]),
  ];
  let least = Infinity;
  let best = wanted[0]!;
  for (const [place, [x, y]] of wanted.entries()) {
    const [px, py] = [Math.max(4, Math.min(x, wide - w - 4)), Math.max(4, Math.min(y, high - h - 4))];
    const box = { x0: px, y0: py, x1: px + w, y1: py + h };
    const moved = Math.abs(px - x) + Math.abs(py - y);
    let cost = place + moved * 2 + hidden(box, at) * 50;
    for (const other of seen) cost += (hidden(box, other) * other.worth) / 40;
    if (cost < least) [least, best] = [cost, [px, py]];
  }
  return best;
}
