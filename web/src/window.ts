// What kind of window this is. The style sheets ask the same questions, in the same words.
import { signal, type Signal } from "@preact/signals";

/** Follows a media query, also when the window is turned or drawn larger. */
function follows(query: string): Signal<boolean> {
  if (typeof matchMedia === "undefined") return signal(false); // in unit tests there is no window
  const list = matchMedia(query);
  const answer = signal(list.matches);
  list.addEventListener("change", () => (answer.value = list.matches));
  return answer;
}

/** Higher than wide: boards are turned, and what is said of a region stands below the map. */
export const upright = follows("(orientation: portrait)");
/** A phone on its side: the map at the left, a narrow panel at the right. */
export const lying = follows("(orientation: landscape) and (max-height: 560px)");
/** Room for a sidebar beside the map and a strip below it. */
export const wide = follows("(orientation: landscape) and (min-width: 901px) and (min-height: 561px)");
/** What a press on the map asks is asked in the sheet or panel, not on a card at the region. */
export const sheet = follows("(pointer: coarse), (max-width: 900px)");
