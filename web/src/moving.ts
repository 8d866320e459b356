// How things move. The only place where anything is animated by the program.
import { h, render } from "preact";
import { spots } from "./board/lay";
import { boardMap } from "./board/outlines";
import { Counter, Piece } from "./board/tile";
import { toMap, toScreen } from "./board/zoom";
import { iconId } from "./icons";
import type { Key } from "./protocol";

const SVG = "http://www.w3.org/2000/svg";

/** The parts of the page on which things move: over the tokens, and under them. */
export const stage: {
  svg: SVGSVGElement | null;
  layer: SVGGElement | null;
  lights: SVGGElement | null;
  scale: number;
} = { svg: null, layer: null, lights: null, scale: 1 };

declare const forOneMove: unique symbol;

/** Something that was made for one movement. */
type Actor = Element & { readonly [forOneMove]: true };

const running = new Set<Animation>();

/**
 * Move something that was made for it; afterwards it is gone.
 *
 * Nothing that stays in the page may be animated. In Chromium, once an animation of an element has ended and has been
 * forgotten by the garbage collector, the next one on it brings back the style of the time when it ended. If a dialog
 * was open then, all behind it was inert; and so the element stays, with all that is in it, for good.
 */
async function move(actor: Actor, frames: Keyframe[], milliseconds: number, easing = "ease-out"): Promise<void> {
  await seen(actor.animate(frames, { duration: milliseconds, easing, fill: "both" }));
  render(null, actor); // whatever was drawn in it listens to nothing any more
  actor.remove();
}

/** Let time pass; nothing is animated, for the reason above. */
export async function pause(milliseconds: number): Promise<void> {
  const still = new Animation(new KeyframeEffect(null, [], { duration: milliseconds }));
  still.play();
  await seen(still);
}

async function seen(one: Animation): Promise<void> {
  running.add(one);
  try {
    await one.finished;
  } catch {
    // cancelled: the element is gone
  } finally {
    running.delete(one);
  }
}

/** Whatever moves now arrives at once. */
export function arrive(): void {
  for (const one of running) one.finish();
}

type Spot = [number, number];

/** Where the tokens of a region lie. */
export function middle(region: Key | undefined): Spot | null {
  const spot = region && spots.value.get(region);
  return spot ? [spot.x, spot.y] : null;
}

/** Where a player's plate is, in the measure of the map. */
export function chip(seat: number | undefined): Spot | null {
  const plate = plateOf(seat)?.getBoundingClientRect();
  return plate && stage.svg ? toMap(plate.x + plate.width / 2, plate.y + plate.height / 2) : null;
}

/** A place on the map, in pixels of the window. */
export function onScreen([x, y]: Spot): Spot | null {
  return stage.svg ? toScreen([x, y]) : null;
}

/** Where a player's coins lie, in pixels of the window. */
function purse(seat: number | undefined): Spot | null {
  const plate = plateOf(seat);
  const box = (plate?.querySelector(".coin") ?? plate)?.getBoundingClientRect();
  return box?.width ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}

function plateOf(seat: number | undefined): Element | null {
  return document.querySelector(`[data-seat="${seat ?? -1}"]`);
}

function make(name: string, attributes: Record<string, string | number>, parent: Element): Actor {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  parent.append(made);
  return made as Element as Actor;
}

/** A token that belongs to no region. */
export function ghost(race: Key, seat: number | null): Actor | null {
  if (!stage.layer) return null;
  const group = make("g", { class: "ghost" }, stage.layer);
  render(h(Counter, { race, seat, active: true, count: 1 }), group);
  return group;
}

function at([x, y]: Spot, scale = 1, turned = 0, opacity = 1): Keyframe {
  return { transform: `translate(${x}px, ${y}px) rotate(${turned}deg) scale(${scale * stage.scale})`, opacity };
}

function between(from: Spot, to: Spot, share: number, rise: number): Spot {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share - rise];
}

/** A token flies from one place to another. */
export async function fly(race: Key, seat: number | null, from: Spot | null, to: Spot | null, milliseconds: number): Promise<void> {
  const token = from && to && ghost(race, seat);
  if (!token || !from || !to) return;
  await move(token, [at(from, 0.8), at(between(from, to, 0.5, 60), 1.35), at(to)], milliseconds, "cubic-bezier(.3,.1,.3,1)");
}

/** A token goes out and is beaten back. */
export async function rebound(race: Key, seat: number | null, from: Spot | null, to: Spot | null, milliseconds: number): Promise<void> {
  const token = from && to && ghost(race, seat);
  if (!token || !from || !to) return;
  await move(token, [at(from, 0.8), at(between(from, to, 0.75, 20), 1.2), at(between(from, to, 0.6, 0), 1, -14), at(from, 0.8, 0, 0)], milliseconds);
}

/** A token is lifted off its region and goes. */
export async function rise(race: Key, seat: number | null, from: Spot | null, milliseconds: number): Promise<void> {
  const token = from && ghost(race, seat);
  if (!token || !from) return;
  await move(token, [at(from), at([from[0], from[1] - 56], 1, 12, 0)], milliseconds, "ease-in");
}

/** A token swells and vanishes over those that stay. */
export async function swell(race: Key, seat: number | null, over: Spot | null, milliseconds: number): Promise<void> {
  const token = over && ghost(race, seat);
  if (!token || !over) return;
  await move(token, [at(over, 1, 0, 0.9), at(over, 1.5, 0, 0)], milliseconds);
}

/** A piece comes down on its region, or is lifted off. */
export async function drop(piece: Key, region: Key | undefined, way: 1 | -1, milliseconds: number): Promise<void> {
  const place = middle(region);
  if (!place || !stage.layer) return;
  const group = make("g", { class: "ghost" }, stage.layer);
  render(h(Piece, { piece, number: 1 }), group);
  const frames = [at([place[0], place[1] - 90], 1.6, 0, 0), at(place)];
  await move(group, way > 0 ? frames : frames.reverse(), milliseconds, way > 0 ? "ease-in" : "ease-out");
}

const FLASHES = { won: "#fff6c8", lost: "#d13a1f", grey: "#6b6b6b" };

/** A region lights up and calms down. */
export async function flash(region: Key | undefined, kind: keyof typeof FLASHES, milliseconds: number): Promise<void> {
  const outline = region && boardMap.value?.regions.get(region);
  if (!outline || !stage.lights) return;
  const part = boardMap.value?.parts[outline.part];
  const light = make("path", { d: outline.path, transform: part?.matrix ?? "", fill: FLASHES[kind] }, stage.lights);
  await move(light, [{ opacity: 0 }, { opacity: 0.75 }, { opacity: 0 }], milliseconds);
}

/** A number rises from a player's plate. */
export async function bubble(seat: number | undefined, words: string, kind: string, milliseconds: number): Promise<void> {
  const plate = plateOf(seat);
  if (!plate) return;
  const made = document.createElement("span");
  made.className = `bubble ${kind}`;
  made.textContent = words;
  plate.append(made);
  const frames = [
    { opacity: 0, transform: "translate(-50%, 14px) scale(.7)" },
    { opacity: 1, transform: "translate(-50%, 22px) scale(1.25)", offset: 0.25 },
    { opacity: 1, transform: "translate(-50%, 26px) scale(1.1)", offset: 0.75 },
    { opacity: 0, transform: "translate(-50%, 44px) scale(.9)" },
  ];
  await move(made as Element as Actor, frames, milliseconds);
}

/** What a player takes moves from the column to the player's plate. */
export async function carry(race: Key, place: number, seat: number | undefined, milliseconds: number): Promise<void> {
  const from = document.querySelector(`[data-combo="${place}"]`)?.getBoundingClientRect();
  const to = plateOf(seat)?.getBoundingClientRect();
  const id = iconId("race", race);
  if (!from?.width || !to || !id) return; // a phone shows the column only when asked
  const token = make("svg", { class: `carried seat-${seat ?? 0}`, viewBox: "0 0 100 100", "aria-hidden": "true" }, document.body);
  make("use", { href: `#${id}`, width: 100, height: 100 }, token);
  const step = (box: DOMRect, share: number, scale: number) => ({
    transform: `translate(${box.x + box.width * share}px, ${box.y + box.height / 2}px) translate(-50%, -50%) scale(${scale})`,
  });
  await move(token, [step(from, 0.15, 1), step(from, 0.15, 1.3), step(to, 0.5, 0.6)], milliseconds, "ease-in-out");
}

const MOST_COINS = 12; // that are drawn
const APART = 40; // milliseconds

/** Coins fly, one after the other, from places in the window to another. */
async function coinsFly(from: Spot[], to: Spot, number: number, milliseconds: number): Promise<void> {
  const flights = Array.from({ length: Math.min(number, MOST_COINS) }, (_, nth) => {
    const [fx, fy] = from[nth % from.length]!;
    const coin = document.createElement("i");
    coin.className = "flying coin";
    document.body.append(coin);
    const step = (x: number, y: number, scale: number, opacity: number) => ({ transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`, opacity });
    const late = nth * APART;
    const all = milliseconds + late;
    const frames = [
      { ...step(fx, fy, 0.6, 0), offset: 0 },
      { ...step(fx, fy, 0.6, 1), offset: late / all },
      { ...step((fx + to[0]) / 2, (fy + to[1]) / 2 - 40, 1.15, 1), offset: (late + milliseconds / 2) / all },
      { ...step(to[0], to[1], 0.7, 1), offset: 1 },
    ];
    return move(coin as Element as Actor, frames, all, "linear");
  });
  await Promise.all(flights);
}

/** What regions bring goes to the purse of their player. */
export async function harvest(regions: Key[], seat: number | undefined, number: number, milliseconds: number): Promise<void> {
  const to = purse(seat);
  const from = regions.flatMap((region) => {
    const place = middle(region);
    const seen = place && onScreen(place);
    return seen ? [seen] : [];
  });
  if (to && from.length) await coinsFly(from, to, number, milliseconds);
}

/** Coins change hands. */
export async function hand(seat: number | undefined, other: number | undefined, number: number, milliseconds: number): Promise<void> {
  const [from, to] = [purse(seat), purse(other)];
  if (from && to) await coinsFly([from], to, number, milliseconds);
}

/** A counter is turned over: what lies there now is its back. */
export async function turnOver(race: Key, seat: number | null, place: Spot | null, milliseconds: number): Promise<void> {
  const token = place && ghost(race, seat);
  if (!token || !place) return;
  const flat = (wide: number): Keyframe => ({ transform: `translate(${place[0]}px, ${place[1]}px) scale(${wide * stage.scale}, ${stage.scale})`, opacity: 1 });
  await move(token, [flat(1), flat(0.02)], milliseconds, "ease-in");
}
