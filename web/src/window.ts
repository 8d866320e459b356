// What kind of window this is. The style sheets ask the same questions, in the same words.
import { computed, signal, type Signal } from "@preact/signals";

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

/** How large the window is, in pixels. */
const size = signal<[number, number]>(typeof innerWidth === "undefined" ? [1280, 720] : [innerWidth, innerHeight]);
if (typeof innerWidth !== "undefined") addEventListener("resize", () => (size.value = [innerWidth, innerHeight]));

/** What folds the sidebar lies over the map, in the middle of its right edge: so wide and so high. `.fold` says it in rem. */
export const handle = computed<[number, number]>(() => {
  const rem = Math.min(22, Math.max(16, size.value[0] * 0.0055 + 9));
  return wide.value ? [1.15 * rem + 2, 3.5 * rem] : [0, 0];
});

const BESIDE: [number, number] = [264, 60]; // the narrowest sidebar, and the strip under the map
const UNDER: [number, number] = [0, 318]; // players above the map and the sheet below it
const PANEL: [number, number] = [240, 0];

/** About how wide the place of the map is for its height. Told by the window: the place itself depends on the map. */
export const mapShape = computed(() => {
  const [width, height] = size.value;
  const [beside, under] = upright.value ? UNDER : lying.value ? PANEL : BESIDE;
  return Math.max(0.3, (width - beside) / Math.max(1, height - under));
});
