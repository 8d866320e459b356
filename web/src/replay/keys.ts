// Keys of the replay: arrows a step, with Shift or the page keys a turn, space runs and stops, Home and End. On the slider
// too, whose own places are finer than steps.
import { back, forward, jump, last, stop, toggle, turnBack, turnForward } from "./reel";

export function onReplayKey(event: KeyboardEvent): void {
  const on = event.target as Element | null;
  const scrolls = !on?.closest("input") && ["ArrowUp", "ArrowDown", "PageUp", "PageDown"].includes(event.key); // a list, perhaps
  if (scrolls) return;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (on?.closest("select, textarea, input:not([type=range])") || document.querySelector("dialog[open]")) return;
  const deed = deedFor(event, !!on?.closest("button, a, [tabindex]"));
  if (!deed) return;
  event.preventDefault();
  deed();
}

/** What has the focus takes space for itself. */
function deedFor(event: KeyboardEvent, pressable: boolean): (() => void) | null {
  const stopped = (deed: () => void) => () => {
    stop();
    deed();
  };
  switch (event.key) {
    case "ArrowLeft":
    case "ArrowDown":
      return stopped(event.shiftKey ? turnBack : back);
    case "ArrowRight":
    case "ArrowUp":
      return stopped(event.shiftKey ? turnForward : forward);
    case "Home":
      return stopped(() => jump(0));
    case "End":
      return stopped(() => jump(last.value));
    case "PageUp":
      return stopped(turnForward);
    case "PageDown":
      return stopped(turnBack);
    case " ":
      return pressable ? null : toggle;
    default:
      return null;
  }
}
