// A press on a region, wherever it falls: on the land, on a counter that stands there or on its price.
import { signal } from "@preact/signals";
import { points } from "../focus";
import { stage } from "../moving";
import type { Key } from "../protocol";
import { left, pressed } from "../redeploy";
import { deploying, draft, hovered, picked, press } from "../table";
import { carry, regionOf } from "./drag";
import type { Point } from "./turn";
import { gestures, within } from "./zoom";

export function pressGround(region: Key): void {
  const deploy = deploying.value;
  if (deploy?.regions.some((at) => at.region === region)) {
    if (picked.value === region || left(deploy, draft.value) > 0 || deploy.piece !== null) draft.value = pressed(deploy, draft.value, region);
    picked.value = region;
    return;
  }
  press(region);
}

/** Where the map was pressed last: a second press there confirms, so nothing may come to lie over it. */
export const pressedAt = signal<Point | null>(null);

/** Keys go on where the press was. */
export function focusOn(region: Key): void {
  stage.svg?.querySelector<SVGElement>(`[data-region="${region}"]`)?.focus({ preventScroll: true });
}

function pressAt(region: Key, event: MouseEvent): void {
  if (gestures.dragged()) return;
  pressedAt.value = event.detail || event.type !== "click" ? within(event.clientX, event.clientY) : null; // a key presses nowhere
  focusOn(region);
  pressGround(region);
}

let began: { region: Key; on: Element } | null = null;

/**
 * Presses on the map. One belongs to the region where it began: pointing at a region makes its flag grow, so something
 * else may be under the finger when it is lifted, and then the click comes from the map as a whole. Where the thing pressed
 * has gone meanwhile no click comes at all.
 */
export const pressing = {
  onPointerDown: (event: PointerEvent) => {
    gestures.down(event);
    const region = regionOf(event.target);
    began = region ? { region, on: event.target as Element } : null;
    if (region) carry(event, region);
  },
  onPointerUp: (event: PointerEvent) => {
    gestures.up(event);
    if (event.pointerType === "touch" || !began || began.on.isConnected) return; // after a touch the click is still to come
    pressAt(began.region, event);
    began = null;
  },
  onClick: (event: MouseEvent) => {
    const region = (event.detail && began?.region) || regionOf(event.target); // without a pointer nothing began
    began = null;
    if (region) pressAt(region, event);
  },
  onContextMenu: (event: Event) => event.preventDefault(),
};

/** A mouse over anything that belongs to a region. */
export function pointing(region: Key) {
  return {
    onPointerMove: (event: PointerEvent) => {
      if (hovered.value !== region && points(event)) hovered.value = region;
    },
    onPointerLeave: () => {
      if (hovered.value === region) hovered.value = null;
    },
  };
}
