// The map: a painted picture, and over it everything that can be seen or pressed.
import { useEffect, useRef } from "preact/hooks";
import { nearest } from "../choose";
import { meant } from "../coach/meant";
import { stage } from "../moving";
import type { Key } from "../protocol";
import { asksToGiveUp, deploying, pressable, store } from "../table";
import { t } from "../words";
import { film } from "../film";
import { Changes } from "./changes";
import { Choices, Ground, Hot, Lights } from "./ground";
import { CounterPatterns } from "./tile";
import { laid, spots, type Laid } from "./lay";
import { coarse } from "./ornaments";
import type { BoardMap } from "./outlines";
import { Painting, useFirstSight } from "./painting";
import { pressing } from "./pointing";
import { Price } from "./prices";
import { Glows, Walls } from "./realms";
import { Pay, Signs, Troops } from "./troops";
import type { Point } from "./turn";
import { gestures, look, looksAt, transformOf } from "./zoom";

const WAYS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const USUAL = 41; // the side of a counter for which the widths of lines are written in the style sheet

export function Board() {
  const now = laid.value;
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    stage.svg = svg.current;
    looksAt(svg.current, svg.current?.parentElement ?? null);
    return () => {
      stage.svg = null;
      looksAt(null, null);
    };
  });
  if (!now || !store.view.value) return <div class="board-wait" aria-busy="true" />;
  const { map, scale, at, whole, side } = now;
  stage.scale = side / 100;
  const regions = [...map.regions];
  const coached = meant.value !== null; // what can be chosen keeps its line over the dusk: the coach speaks of it
  return (
    <svg
      ref={svg}
      class="board"
      width={whole[0]}
      height={whole[1]}
      viewBox={`0 0 ${whole[0]} ${whole[1]}`}
      style={{ transform: transformOf(look.value), "--k": side / USUAL }}
      role="group"
      aria-label={t("ui-map")}
      {...pressing}
      onPointerMove={(event) => gestures.move(event)}
      onPointerCancel={(event) => gestures.up(event)}
      onPointerLeave={(event) => gestures.up(event)}
      onWheel={(event) => gestures.turn(event)}
      onKeyDown={walk}
    >
      <Patterns />
      <g class={`still ${look.value.z === 1 ? "whole" : ""}`}>
        <Water now={now} />
        <g transform={`translate(${at[0]} ${at[1]}) scale(${scale[0]} ${scale[1]})`}>
          <Picture map={map} />
        </g>
        <rect class="dusk" width={whole[0]} height={whole[1]} />
      </g>
      <g class={`moving ${look.value.z === 1 ? "whole" : ""}`}>
        <rect class="pane" width={whole[0]} height={whole[1]} />
        <g transform={`translate(${at[0]} ${at[1]}) scale(${scale[0]} ${scale[1]})`}>
          <Glows map={map} />
          <Lights map={map} />
          {!coached && <Choices map={map} />}
          <Walls map={map} />
          <g class="grounds">
            {regions.map(([key, outline]) => (
              <Ground key={key} region={key} outline={outline} part={map.parts[outline.part]!} />
            ))}
          </g>
          {!coached && <Hot map={map} />}
          <g class="lights" ref={(layer) => void (stage.lights = layer)} />
        </g>
        <g class="signs">
          {regions.map(([key]) => (
            <Signs key={key} region={key} />
          ))}
        </g>
        <g class="troops">
          {inDepth(regions.map(([key]) => key)).map((key) => (
            <Troops key={key} region={key} />
          ))}
        </g>
        <Dusk now={now} />
        {coached && (
          <g transform={`translate(${at[0]} ${at[1]}) scale(${scale[0]} ${scale[1]})`}>
            <Choices map={map} />
            <Hot map={map} />
          </g>
        )}
        <g class={`prices ${coached ? "coached" : ""} ${film.value ? "away" : ""}`}>
          {regions.map(([key]) => (
            <Price key={key} region={key} />
          ))}
          {regions.map(([key]) => (
            <Pay key={key} region={key} />
          ))}
        </g>
        <Changes />
        <g class="flights" ref={(layer) => void (stage.layer = layer)} />
      </g>
    </svg>
  );
}

const EVERYWHERE = "M-9999-9999H9999V9999H-9999z";

/** Everything but the region the coach speaks of. */
function Dusk({ now: { map, at, scale } }: { now: Laid }) {
  const outline = meant.value && map.regions.get(meant.value);
  if (!outline) return null;
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(${scale[0]} ${scale[1]})`}>
      <path class="coach-dusk" fill-rule="evenodd" d={EVERYWHERE + outline.path} transform={map.parts[outline.part]?.matrix} />
    </g>
  );
}

/** What stands further up lies behind what stands before it. */
function inDepth(keys: Key[]): Key[] {
  return [...keys].sort((a, b) => (spots.value.get(a)?.y ?? 0) - (spots.value.get(b)?.y ?? 0));
}

/** Arrow keys go from one pressable region to the next. */
function walk(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  if (!way) return;
  event.preventDefault();
  const here = document.activeElement?.getAttribute("data-region") ?? "";
  const at = (key: Key): Point | null => {
    const spot = spots.value.get(key);
    return spot ? [spot.x, spot.y] : null;
  };
  const places = pressableKeys().flatMap((key): [Key, Point][] => {
    const spot = at(key);
    return spot && key !== here ? [[key, spot]] : [];
  });
  const next = nearest(at(here) ?? [0, 0], way, places);
  if (next) stage.svg?.querySelector<SVGElement>(`[data-region="${next}"]`)?.focus();
}

function pressableKeys(): Key[] {
  const deploy = deploying.value;
  if (deploy) return deploy.regions.map((at) => at.region);
  return asksToGiveUp.value?.regions ?? [...pressable.value.keys()];
}

function Patterns() {
  return (
    <defs>
      <CounterPatterns />
      <pattern id="open-water" width="768" height="768" patternUnits="userSpaceOnUse">
        <rect width="768" height="768" class="water" />
        <image href="boards/sea.webp" width="768" height="768" />
      </pattern>
    </defs>
  );
}

/** The sea goes on to the edges of the place, wherever the map ends. */
function Water({ now: { whole, at, size, map, scale } }: { now: Laid }) {
  if (!map.sea && size[0] > whole[0] - 1 && size[1] > whole[1] - 1) return null;
  return (
    <>
      <rect class="open" transform={`scale(${scale[0]})`} width={whole[0] / scale[0]} height={whole[1] / scale[0]} fill="url(#open-water)" />
      {!map.sea && <rect class="edge" x={at[0]} y={at[1]} width={size[0]} height={size[1]} />}
    </>
  );
}

const SHALLOWS = 4; // strokes: the sea grows lighter towards the land

function Picture({ map }: { map: BoardMap }) {
  useFirstSight(map.parts);
  const coasts = map.parts.map((part, place) => {
    const lines = [...map.regions.values()].filter((outline) => outline.part === place).flatMap((outline) => outline.borders);
    return { part, line: lines.flatMap((border) => (border.with === null ? [coarse(border.line)] : [])).join("") };
  });
  return (
    <g class="picture">
      {map.ornaments.map(({ name, at: [x, y], radius }, place) => (
        <image key={place} class="ornament" href={`boards/${name}.svg`} x={x - radius} y={y - radius} width={2 * radius} height={2 * radius} />
      ))}
      {map.sea &&
        Array.from({ length: SHALLOWS }, (_, depth) =>
          coasts.map(({ part, line }) => <path key={`${depth}-${part.key}`} class={`shallow depth-${depth}`} d={line} transform={part.matrix} />),
        )}
      {map.parts.map((part) => (
        <Painting key={part.key} part={part} />
      ))}
    </g>
  );
}
