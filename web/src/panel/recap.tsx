// The words of the film: a line for each deed while it runs, then everything, and what it meant for me.
import { laid, spots } from "../board/lay";
import { tells } from "../cards/open";
import { film, happened, toggleFilm } from "../film";
import { tollOf, type Deed, type Scene } from "../deeds";
import { DeedText } from "../log";
import { placeName } from "../places";
import type { Key } from "../protocol";
import { store } from "../table";
import { wide } from "../window";
import { t } from "../words";
import { Coin, Shape } from "./emblems";

/** Only a sign where there is no room for the word. */
export function RecapButton({ small = false }: { small?: boolean }) {
  if (!happened.value.length) return null;
  const label = t("ui-recap");
  return (
    <button type="button" class="quiet recap-button" data-recap aria-label={label} aria-pressed={film.value !== null} title={`${label} (W)`} onClick={toggleFilm}>
      <span aria-hidden="true">▶</span>
      {!small && ` ${label}`}
    </button>
  );
}

/** The numbers its regions have on the map. */
function numbersOf(deed: Deed, scenes: readonly Scene[]): string {
  const taken = scenes.filter((scene) => scene.taking);
  const first = taken.findIndex((scene) => scene.deed === deed) + 1;
  const last = first + deed.takings.length - 1;
  return deed.takings.length === 0 ? "" : first === last ? `${first}` : `${first}–${last}`;
}

function Told({ deed, numbers, region }: { deed: Deed; numbers: string; region: Key | undefined }) {
  return (
    <li class="deed" {...tells("why", `deed:${deed.id}`)}>
      <Shape seat={deed.player} />
      <span>
        {numbers && <b class="numbers">{numbers}</b>} <DeedText deed={deed} />
        {region && <small class="here"> {placeName(region)}</small>}
      </span>
      {deed.coins !== null && <Coin why={`deed:${deed.id}`} pressed>{`+${deed.coins}`}</Coin>}
    </li>
  );
}

/** What others took from me, and what I have left. */
function Toll({ seat, scenes }: { seat: number; scenes: readonly Scene[] }) {
  const { regions, tokens, coins } = tollOf([...new Set(scenes.map((scene) => scene.deed))], seat);
  const left = store.view.value?.regions.filter((region) => region.player === seat).length ?? 0;
  const sentences = [t("ui-recap-lost", { regions: regions.length, places: regions.map(placeName).join(", "), tokens }), t("ui-recap-stand", { number: left })];
  if (coins > 0) sentences.push(t("ui-recap-got", { coins }));
  if (coins < 0) sentences.push(t("ui-recap-paid", { coins: -coins }));
  return <p class="toll" {...tells("why", `toll:${seat}`)}>{sentences.join(" ")}</p>;
}

const CARD = [0.62, 0.3]; // of the map: so wide and so high the card may be
const PLACES: [name: string, x: number, y: number][] = [["bottom", 0.19, 0.7], ["bottom left", 0, 0.7], ["bottom right", 0.38, 0.7], ["top", 0.19, 0], ["top left", 0, 0], ["top right", 0.38, 0]];

/** At the edge of the map where it hides the fewest of the regions it speaks of. */
function side(scenes: readonly Scene[]): string {
  const [width, height] = laid.value?.whole ?? [1, 1];
  const at = scenes.flatMap(({ taking }) => {
    const spot = taking && spots.value.get(taking.region);
    return spot ? [[spot.x / width, spot.y / height] as const] : [];
  });
  const hidden = (x: number, y: number) => at.filter(([ax, ay]) => ax > x && ax < x + CARD[0]! && ay > y && ay < y + CARD[1]!).length;
  const best = PLACES.reduce((one, other) => (hidden(other[1], other[2]) < hidden(one[1], one[2]) ? other : one));
  return best[0];
}

/** On large screens it lies over the map and lets every press through. */
export function Recap() {
  const now = film.value;
  if (!now) return null;
  const scene = now.scenes[now.shown - 1];
  const found = now.over ? [...new Set(now.scenes.map((each) => each.deed))] : scene ? [scene.deed] : [];
  return (
    <div class={`recap ${now.over ? "whole" : ""} ${wide.value ? `over-map ${side(now.scenes)}` : ""}`} role="status">
      {now.over && now.viewer !== null && <Toll seat={now.viewer} scenes={now.scenes} />}
      <ol>
        {found.map((deed) => (
          <Told key={deed.id} deed={deed} numbers={now.over ? numbersOf(deed, now.scenes) : ""} region={now.over ? undefined : scene?.taking?.region} />
        ))}
      </ol>
    </div>
  );
}
