// Whoever plays by keys never loses their place: when what they had reached is gone, the focus goes to what is nearest.

const HOMES = ["dialog[open] .dialog", "dialog[open] button", ".bar", "main"];

let last: Element | null = null;

function lost(): boolean {
  const now = document.activeElement;
  if (now && now !== document.body) {
    last = now;
    return false;
  }
  return last !== null && (!last.isConnected || (last as HTMLButtonElement).disabled);
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

export function keepFocus(): void {
  addEventListener("focusin", (event) => (last = event.target as Element));
  // Somebody who presses beside everything wants to be nowhere.
  addEventListener("pointerdown", () => (last = null), { capture: true });
  new MutationObserver(bringHome).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "open"] });
}
