// A place for the coach's card: near what it speaks of and never over it, and so that whatever can be pressed still can.
import { hidden } from "../board/place";
import type { Point } from "../board/turn";

export interface Rect {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface Around {
  room: Rect; // the card stays in here
  target: Rect | null;
  land: Rect | null; // the whole of the region meant: free, unless there is no room
  keep: Rect[]; // never covered, if there is any way
  press: Point[][]; // where each thing can be pressed: one place of each stays free
  see: Rect[]; // better seen than not
  lands: Rect[]; // their own, and what they can choose: better seen than the rest of the map
}

const STEP = 12;
const GAP = 22; // room for the arrow
const LONGEST = 190; // a longer arrow would run over what others have to say
const FAR = 6000; // it is worth much to have an arrow

function within({ x0, y0, x1, y1 }: Rect, [x, y]: Point): boolean {
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
}

function distance(one: Rect, other: Rect): number {
  const dx = Math.max(0, one.x0 - other.x1, other.x0 - one.x1);
  const dy = Math.max(0, one.y0 - other.y1, other.y0 - one.y1);
  return Math.hypot(dx, dy);
}

function cost(card: Rect, { target, land, keep, press, see, lands }: Around): number {
  const away = target ? distance(card, target) : GAP;
  let all = Math.abs(away - GAP) * 12 + (away > LONGEST ? FAR : 0);
  if (target) all += hidden(card, target) * 1000;
  if (land) all += hidden(card, land) * 30;
  for (const rect of keep) all += hidden(card, rect) * 1000;
  for (const spots of press) if (spots.length && spots.every((spot) => within(card, spot))) all += 1e6;
  for (const rect of see) all += hidden(card, rect) * 2;
  for (const rect of lands) all += hidden(card, rect) * 0.1;
  return all;
}

/** The corner of a card of this size. */
export function placeCoach([w, h]: Point, around: Around): Point {
  const { room } = around;
  let best: Point = [room.x0, room.y0];
  let least = Infinity;
  for (let y = room.y0; ; y += STEP) {
    const top = Math.max(room.y0, Math.min(y, room.y1 - h));
    for (let x = room.x0; ; x += STEP) {
      const left = Math.max(room.x0, Math.min(x, room.x1 - w));
      const now = cost({ x0: left, y0: top, x1: left + w, y1: top + h }, around);
      if (now < least) [least, best] = [now, [left, top]];
      if (x + w >= room.x1) break;
    }
    if (y + h >= room.y1) break;
  }
  return best;
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

const SHORTEST = 18;
const HEAD = 15;
const BEFORE = 7; // it ends so far from the target, and covers nothing of it

/** An arrow from the card to the target, bent like one drawn by hand: its line and its head. Nothing where there is no room, or too much. */
export function arrow(card: Rect, target: Rect, longest = LONGEST): [string, string] | null {
  const middle: Point = [(target.x0 + target.x1) / 2, (target.y0 + target.y1) / 2];
  const from: Point = [between(card.x0, middle[0], card.x1), between(card.y0, middle[1], card.y1)];
  const to: Point = [between(target.x0, from[0], target.x1), between(target.y0, from[1], target.y1)];
  // Along the side it comes to, away from the corner.
  const side = Math.abs(to[0] - from[0]) > Math.abs(to[1] - from[1]) ? 1 : 0;
  to[side] = (to[side] + middle[side]) / 2;
  const away = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (away < SHORTEST || away > longest) return null;
  for (const axis of [0, 1] as const) to[axis] -= ((to[axis] - from[axis]) / away) * Math.min(BEFORE, away - SHORTEST + 6);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const bend = Math.min(40, long * 0.28) * (dx * dy >= 0 ? 1 : -1);
  const knee: Point = [from[0] + dx / 2 + (dy / long) * bend, from[1] + dy / 2 - (dx / long) * bend];
  const way = Math.atan2(to[1] - knee[1], to[0] - knee[0]);
  const wing = (turn: number) => `${to[0] - HEAD * Math.cos(way + turn)} ${to[1] - HEAD * Math.sin(way + turn)}`;
  return [`M${from.join(" ")}Q${knee.join(" ")} ${to.join(" ")}`, `M${wing(0.55)}L${to.join(" ")}L${wing(-0.5)}`];
}
