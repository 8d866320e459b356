// Keys: U undo, E end, B fold, W what happened, M sound, R rules, L legend, H hint, ? help, Esc back, arrows into the map.
import { LEGEND, openCard } from "./cards/open";
import { endFilm, film, toggleFilm } from "./film";
import { stage } from "./moving";
import { notice } from "./notice";
import { askHint } from "./opinion/hint";
import { helpShown } from "./pages/help";
import { scoreShown } from "./panel/score";
import { toggleFold } from "./panel/side";
import { change, settings } from "./settings";
import { aim, chosenCard, deploying, domain, logShown, picked, pressable, undo } from "./table";
import { t } from "./words";

const KEYS: Record<string, (event: KeyboardEvent) => void> = {
  u: () => void undo(),
  e: end,
  b: toggleFold,
  w: toggleFilm,
  m: toggleSound,
  r: lookUp,
  l: () => openCard(LEGEND),
  h: () => void askHint(),
  "?": () => (helpShown.value = true),
  Escape: back,
};

export function onKey(event: KeyboardEvent): void {
  const at = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey || at?.closest("input, select, textarea")) return;
  if (document.querySelector("dialog[open]") || (event.repeat && !event.key.startsWith("Arrow"))) return;
  if (event.key.startsWith("Arrow")) intoMap(at);
  else KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key]?.(event);
}

/** Close what lies on top: the film, a card, the sheet with coins, the log, an offer that waits for a region. */
function back(): void {
  if (film.value) endFilm();
  else if (picked.value) picked.value = null;
  else if (domain.value !== null) domain.value = null;
  else if (scoreShown.value) scoreShown.value = false;
  else if (logShown.value) logShown.value = false;
  else if (aim.value) aim.value = null;
  else chosenCard.value = null;
}

function intoMap(at: Element | null): void {
  if (at?.closest("[data-region]")) return;
  const first = pressable.value.keys().next().value ?? deploying.value?.regions[0]?.region;
  if (first) stage.svg?.querySelector<SVGElement>(`[data-region="${first}"]`)?.focus();
}

function end(): void {
  document.querySelector<HTMLButtonElement>('.bar :is([data-do="redeploy"], [data-do="end"])')?.click();
}

/** The list has a field to write in, and the key itself is not meant for it. */
function lookUp(event: KeyboardEvent): void {
  event.preventDefault();
  openCard("");
}

function toggleSound(): void {
  change({ sound: !settings.value.sound });
  notice.value = t(settings.value.sound ? "ui-sound-on" : "ui-sound-off");
}
