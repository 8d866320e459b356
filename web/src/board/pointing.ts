// A press on a region, wherever it falls: on the land, on a counter that stands there or on its price.
import { signal } from "@preact/signals";
import { stage } from "../moving";
import type { Key } from "../protocol";
import { left, pressed } from "../redeploy";
import { deploying, draft, hovered, picked, press } from "../table";
import { carry } from "./drag";
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

/** What a mouse or a finger does on anything that belongs to a region. */
export function pointing(region: Key) {
  return {
    onClick: (event: MouseEvent) => {
      if (gestures.dragged()) return;
      pressedAt.value = event.detail ? within(event.clientX, event.clientY) : null; // a key presses nowhere
      focusOn(region);
      pressGround(region);
    },
    onContextMenu: (event: Event) => event.preventDefault(),
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") hovered.value = region;
    },
    onPointerLeave: () => {
      if (hovered.value === region) hovered.value = null;
    },
    onPointerDown: (event: PointerEvent) => carry(event, region),
  };
}
