// Keys: U undo, E end, M sound, ? help, Esc back, arrows into the map.
import { stage } from "./moving";
import { notice } from "./notice";
import { change, settings } from "./settings";
import { aim, deploying, picked, pressable, undo } from "./table";
import { helpShown } from "./pages/menu";
import { t } from "./words";

export function onKey(event: KeyboardEvent): void {
  const at = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey || at?.closest("input, select, textarea")) return;
  if (document.querySelector("dialog[open]") || (event.repeat && !event.key.startsWith("Arrow"))) return;
  switch (event.key) {
    case "u":
    case "U":
      void undo();
      break;
    case "e":
    case "E":
      end();
      break;
    case "m":
    case "M":
      change({ sound: !settings.value.sound });
      notice.value = t(settings.value.sound ? "ui-sound-on" : "ui-sound-off");
      break;
    case "?":
      helpShown.value = true;
      break;
    case "Escape":
      if (picked.value) picked.value = null;
      else aim.value = null;
      break;
    case "ArrowLeft":
    case "ArrowRight":
    case "ArrowUp":
    case "ArrowDown":
      if (!at?.closest("[data-region]")) {
        const first = pressable.value.keys().next().value ?? deploying.value?.regions[0]?.region;
        if (first) stage.svg?.querySelector<SVGElement>(`[data-region="${first}"]`)?.focus();
      }
      break;
  }
}

function end(): void {
  document.querySelector<HTMLButtonElement>('.bar :is([data-do="redeploy"], [data-do="end"])')?.click();
}
