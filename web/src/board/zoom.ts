// Pinch, wheel and drag: which part of the map is seen.
import { signal } from "@preact/signals";
import type { Point } from "./outlines";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Pixels of the screen for each unit of the whole map. */
export const pixels = signal(1);
export const box = signal<Box>({ x: 0, y: 0, w: 1, h: 1 });
let whole: Box = { x: 0, y: 0, w: 1, h: 1 };
const CLOSEST = 4;

export function fit(size: Point): void {
  whole = { x: 0, y: 0, w: size[0], h: size[1] };
  box.value = whole;
}

export function isWhole(): boolean {
  return box.value.w >= whole.w * 0.999;
}

function clamp(next: Box): Box {
  const w = Math.min(whole.w, Math.max(whole.w / CLOSEST, next.w));
  const h = (w / whole.w) * whole.h;
  const x = Math.min(whole.w - w, Math.max(0, next.x));
  const y = Math.min(whole.h - h, Math.max(0, next.y));
  return { x, y, w, h };
}

/** Zoom by a factor; the point of the map under the finger stays there. */
export function zoomAt(at: Point, factor: number): void {
  const now = box.value;
  const w = Math.min(whole.w, Math.max(whole.w / CLOSEST, now.w / factor));
  const share = w / now.w;
  box.value = clamp({ x: at[0] - (at[0] - now.x) * share, y: at[1] - (at[1] - now.y) * share, w, h: now.h * share });
}

export function pan(dx: number, dy: number): void {
  const now = box.value;
  box.value = clamp({ ...now, x: now.x - dx, y: now.y - dy });
}

/** The place on the map under a place on the screen. */
export function toMap(svg: SVGSVGElement, x: number, y: number): Point {
  const matrix = svg.getScreenCTM();
  if (!matrix) return [0, 0];
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return [point.x, point.y];
}

interface Finger {
  x: number;
  y: number;
}

/** Follows fingers and the mouse on the map; tells whether the last press was a drag, so that it is no click. */
export class Gestures {
  private readonly fingers = new Map<number, Finger>();
  private moved = 0;
  blocked = false; // something else is being dragged

  down(event: PointerEvent): void {
    if (this.fingers.size === 0) this.moved = 0;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent, svg: SVGSVGElement): void {
    const finger = this.fingers.get(event.pointerId);
    if (!finger || this.blocked) return;
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, other]) => other);
    const [from, to] = [toMap(svg, finger.x, finger.y), toMap(svg, event.clientX, event.clientY)];
    this.moved += Math.hypot(event.clientX - finger.x, event.clientY - finger.y);
    const other = others[0];
    if (other) {
      const before = Math.hypot(finger.x - other.x, finger.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      const middle = toMap(svg, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
      if (before > 0) zoomAt(middle, after / before);
      pan((to[0] - from[0]) / 2, (to[1] - from[1]) / 2);
    } else if (!isWhole() && this.moved > 6) pan(to[0] - from[0], to[1] - from[1]);
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  /** Was the press that just ended a drag or a pinch? */
  dragged(): boolean {
    return this.moved > 10;
  }
}
