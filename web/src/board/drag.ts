// Carrying: a token from one region to another, and the stack in hand onto a region.
import { h, render } from "preact";
import { stage } from "../moving";
import type { Key } from "../protocol";
import { canTake, move } from "../redeploy";
import { deploying, draft, hovered, mine, picked, store } from "../table";
import { laid } from "./lay";
import { Counter } from "./tile";
import { gestures } from "./zoom";

const MEANT = 12; // pixels: less is a press
const SVG = "http://www.w3.org/2000/svg";

/** A counter under the pointer, over everything else in the page. */
function hold(race: Key, seat: number | null, count: number): SVGSVGElement {
  const side = laid.value?.side ?? 40;
  const made = document.createElementNS(SVG, "svg");
  made.setAttribute("class", "ghost held");
  made.setAttribute("viewBox", "-70 -80 150 160");
  made.setAttribute("width", String(side * 1.5));
  made.setAttribute("height", String(side * 1.6));
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  render(h(Counter, { race, seat, active: true, count }), made);
  return made;
}

/** The region whose ground, counter, price or printed sign this is. */
export function regionOf(thing: EventTarget | null): Key | null {
  const { region, troop, price, of } = (thing as Element | null)?.closest<SVGElement>("[data-region], [data-troop], [data-price], [data-of]")?.dataset ?? {};
  return region ?? troop ?? price ?? of ?? null;
}

function regionAt(event: PointerEvent): Key | null {
  return regionOf(document.elementFromPoint(event.clientX, event.clientY));
}

interface Carried {
  race: Key;
  count: number;
  drop: (region: Key | null) => void;
}

/** Follow this pointer until it is lifted; a press that hardly moves carries nothing. */
function follow(event: PointerEvent, { race, count, drop }: Carried): void {
  let held: SVGSVGElement | null = null;
  const stop = new AbortController();
  const to = { signal: stop.signal };
  const moved = (now: PointerEvent) => {
    if (now.pointerId !== event.pointerId) return;
    if (!held && Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) < MEANT) return;
    gestures.blocked = true;
    held ??= hold(race, mine.value?.seat ?? null, count);
    held.style.transform = `translate(${now.clientX}px, ${now.clientY}px) translate(-50%, -60%)`;
    hovered.value = regionAt(now);
  };
  const end = (now: PointerEvent) => {
    if (now.pointerId !== event.pointerId) return;
    stop.abort();
    gestures.blocked = false;
    if (!held) return;
    render(null, held);
    held.remove();
    drop(now.type === "pointerup" ? regionAt(now) : null); // broken off, it falls nowhere
  };
  addEventListener("pointermove", moved, to);
  addEventListener("pointerup", end, to);
  addEventListener("pointercancel", end, to);
}

/** Carry a token from a region to another one, while they are being placed. */
export function carry(event: PointerEvent, from: Key): void {
  const deploy = deploying.value;
  if (!deploy || !canTake(deploy, draft.value, from)) return;
  const drop = (region: Key | null) => {
    const overtaken = deploying.value !== deploy;
    if (region && !overtaken) draft.value = move(deploy, draft.value, from, region);
  };
  follow(event, { race: deploy.race, count: 1, drop });
}

function ask(region: Key | null): void {
  if (!region) return;
  picked.value = region;
  stage.svg?.querySelector<SVGElement>(`[data-region="${region}"]`)?.focus({ preventScroll: true });
}

/** Carry the stack in hand onto a region: what can be done there is asked where it falls. */
export function startDrag(event: PointerEvent): void {
  const tribe = mine.value && store.view.value?.seats[mine.value.seat]?.active;
  if (!tribe || deploying.value) return;
  event.preventDefault();
  follow(event, { race: tribe.race, count: Math.max(1, tribe.hand), drop: ask });
}
