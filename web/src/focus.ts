// Whoever plays by keys never loses their place: when what they had reached is gone, the focus goes to what is nearest.
// Once they take the mouse, nothing is framed any more; with the next key the frame is back.
import { signal } from "@preact/signals";

/** What somebody plays with at the moment. */
export const hand = signal<"keys" | "mouse">("keys");

const HOMES = ["dialog[open] .dialog", "dialog[open] button", ".bar", "main"];

let reached: Element | null = null;

function lost(): boolean {
  const now = document.activeElement;
  if (now && now !== document.body) {
    reached = now;
    return (now as HTMLButtonElement).disabled === true; // a browser lets go of it only when it draws the page next
  }
  return reached !== null && (!reached.isConnected || (reached as HTMLButtonElement).disabled);
}

/** The strip with the next decisions, or the page itself: a container, so that no key meant for the last thing presses the next. */
function bringHome(): void {
  if (!lost()) return;
  for (const home of HOMES) {
    const found = document.querySelector<HTMLElement>(home);
    if (!found) continue;
    if (found.tabIndex < 0) found.tabIndex = -1;
    found.focus({ preventScroll: true });
    return;
  }
}

type Pointer = Pick<PointerEvent, "pointerType" | "screenX" | "screenY">;

let last: Pick<Pointer, "screenX" | "screenY"> | null = null; // where the mouse was
let moves = false;

/** Before anybody hears of it: is it somewhere else than it was? A new page is told first where the mouse rests. */
export function notice({ screenX, screenY }: Pointer): void {
  moves = last !== null && (last.screenX !== screenX || last.screenY !== screenY);
  last = { screenX, screenY };
}

/** A mouse that moves. Whatever comes to lie under one at rest is not meant, and some browsers tell of that too. */
export function points({ pointerType }: Pointer): boolean {
  return pointerType === "mouse" && moves;
}

function follow(): void {
  addEventListener("keydown", () => (hand.value = "keys"), { capture: true });
  addEventListener("pointerdown", () => (hand.value = "mouse"), { capture: true });
  addEventListener("pointermove", (event) => {
    notice(event);
    if (points(event)) hand.value = "mouse";
  }, { capture: true, passive: true });
  hand.subscribe((now) => void document.documentElement.classList.toggle("by-mouse", now === "mouse"));
}

export function keepFocus(): void {
  follow();
  addEventListener("focusin", (event) => (reached = event.target as Element));
  // Somebody who presses beside everything wants to be nowhere.
  addEventListener("pointerdown", () => (reached = null), { capture: true });
  new MutationObserver(bringHome).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "open"] });
}
