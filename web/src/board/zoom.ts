// Pinch, wheel and drag: which part of the map is seen, and how large.
import { signal } from "@preact/signals";
import type { Point } from "./turn";

/** Where the corner of the map lies in its place, in pixels, and how much larger than at first everything is. */
export interface Look {
  x: number;
  y: number;
  z: number;
}

export const look = signal<Look>({ x: 0, y: 0, z: 1 });
const CLOSEST = 4;
const SETTLES = 160; // milliseconds after the last turn of the wheel

let place: Point = [1, 1];
let whole: Point = [1, 1];
let shown: { element: HTMLElement | SVGElement; stage: Element } | null = null;
let live: Look | null = null; // while it moves: drawn anew only at the end

/** What is looked at always fills its place. */
export function clampLook({ x, y, z }: Look, [w, h]: Point, [wide, high]: Point): Look {
  const near = Math.min(CLOSEST, Math.max(1, z));
  return { x: Math.min(0, Math.max(w - wide * near, x)), y: Math.min(0, Math.max(h - high * near, y)), z: near };
}

/** Larger by a factor; what is under the finger stays there. */
export function zoomed(now: Look, [px, py]: Point, factor: number): Look {
  const z = Math.min(CLOSEST, Math.max(1, now.z * factor));
  const share = z / now.z;
  return { x: px - (px - now.x) * share, y: py - (py - now.y) * share, z };
}

/** The place of the map and the whole of what can be seen there have these sizes. */
export function measure(newPlace: Point, newWhole: Point): void {
  [place, whole] = [newPlace, newWhole];
  const next = clampLook(look.peek(), place, whole);
  const { x, y, z } = look.peek();
  if (next.x !== x || next.y !== y || next.z !== z) look.value = next;
}

/** This is moved, within that. */
export function looksAt(element: HTMLElement | SVGElement | null, stage: Element | null): void {
  shown = element && stage && { element, stage };
}

export function seeWhole(): void {
  live = null;
  look.value = clampLook({ x: 0, y: 0, z: 1 }, place, whole);
}

export function transformOf({ x, y, z }: Look): string {
  return `translate(${x}px, ${y}px) scale(${z})`;
}

/** While it moves nothing is drawn anew; one layer is pushed about. */
function follow(next: Look): void {
  live = clampLook(next, place, whole);
  if (!shown) return;
  shown.element.style.willChange = "transform";
  shown.element.style.transform = transformOf(live);
}

function settle(): void {
  if (shown) shown.element.style.willChange = "";
  if (live) look.value = live;
  live = null;
}

/** Bring a point of the map into sight. */
export function show([x, y]: Point, margin: number): void {
  const now = live ?? look.peek();
  const [px, py] = toPlace([x, y]);
  const dx = Math.max(0, margin - px) - Math.max(0, px - place[0] + margin);
  const dy = Math.max(0, margin - py) - Math.max(0, py - place[1] + margin);
  if (dx || dy) look.value = clampLook({ ...now, x: now.x + dx, y: now.y + dy }, place, whole);
}

/** A place on the screen, as seen from the corner of the map's place. */
export function within(x: number, y: number): Point {
  const box = shown?.stage.getBoundingClientRect();
  return [x - (box?.x ?? 0), y - (box?.y ?? 0)];
}

/** The way back: where a place in the map's own is on the screen. */
export function onScreen([x, y]: Point): Point {
  const box = shown?.stage.getBoundingClientRect();
  return [x + (box?.x ?? 0), y + (box?.y ?? 0)];
}

/** The point of the map under a place on the screen. */
export function toMap(clientX: number, clientY: number): Point {
  const { x, y, z } = live ?? look.peek();
  const [px, py] = within(clientX, clientY);
  return [(px - x) / z, (py - y) / z];
}

/** Where a point of the map is, as seen from the corner of its place. */
export function toPlace([mx, my]: Point): Point {
  const { x, y, z } = live ?? look.value;
  return [x + mx * z, y + my * z];
}

/** Where a point of the map is in the window. */
export function toScreen(point: Point): Point {
  const box = shown?.stage.getBoundingClientRect();
  const [x, y] = toPlace(point);
  return [x + (box?.x ?? 0), y + (box?.y ?? 0)];
}

interface Finger {
  x: number;
  y: number;
}

/** Follows fingers and the mouse on the map; tells whether the last press was a drag, so that it is no click. */
export class Gestures {
  private readonly fingers = new Map<number, Finger>();
  private moved = 0;
  private wheel: ReturnType<typeof setTimeout> | undefined;
  blocked = false; // something else is being dragged

  down(event: PointerEvent): void {
    if (this.fingers.size === 0) this.moved = 0;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent): void {
    const finger = this.fingers.get(event.pointerId);
    if (!finger || this.blocked) return;
    const now = live ?? look.peek();
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    this.moved += Math.hypot(dx, dy);
    const [other] = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, each]) => each);
    if (other) {
      const before = Math.hypot(finger.x - other.x, finger.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      const middle = within((event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
      const nearer = zoomed(now, middle, before > 0 ? after / before : 1);
      follow({ ...nearer, x: nearer.x + dx / 2, y: nearer.y + dy / 2 });
    } else if (this.moved > 6 && (now.z > 1 || whole[0] > place[0] || whole[1] > place[1])) {
      follow({ ...now, x: now.x + dx, y: now.y + dy });
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  up(event: PointerEvent): void {
    if (this.fingers.delete(event.pointerId) && this.fingers.size === 0 && live) settle();
  }

  turn(event: WheelEvent): void {
    event.preventDefault();
    follow(zoomed(live ?? look.peek(), within(event.clientX, event.clientY), event.deltaY < 0 ? 1.15 : 1 / 1.15));
    clearTimeout(this.wheel);
    this.wheel = setTimeout(settle, SETTLES);
  }

  /** Was the press that just ended a drag or a pinch? */
  dragged(): boolean {
    return this.moved > 10;
  }
}

export const gestures = new Gestures();
