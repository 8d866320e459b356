// The map: a painted picture, and over it everything that can be seen or pressed.
import { computed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { nearest, percent } from "../choose";
import { Glyph } from "../icons";
import { ghost, stage } from "../moving";
import { stepByKey, stepping } from "../panel/stepper";
import type { Key, Region } from "../protocol";
import { canTake, left, move, pressed } from "../redeploy";
import { settings } from "../settings";
import { aim, asksToGiveUp, deploying, domain, draft, hovered, lit, marked, mine, picked, press, pressable, store } from "../table";
import { nameOf, t } from "../words";
import { describe } from "./describe";
import { boardMap, type BoardMap, type Outline } from "./outlines";
import { Piece, Tile, TILE, tileTop } from "./tile";
import { box, Gestures, pixels, toMap, zoomAt } from "./zoom";

const gestures = new Gestures();
const regionsByKey = computed(() => new Map((store.view.value?.regions ?? []).map((region) => [region.key, region])));
const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const READABLE = 27; // pixels of a token's side
const LARGEST = 1.75;
const BADGE_SHIFT = 24; // badges make way for larger tokens above them

/** How much larger than on a large screen things must be drawn to be seen; when zoomed in, less so. */
function scaleOf(map: BoardMap): number {
  const shown = pixels.value * (map.size[0] / box.value.w);
  return Math.min(LARGEST, Math.max(1, READABLE / (TILE * shown)));
}

export function Board() {
  const map = boardMap.value;
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    stage.svg = svg.current;
    return () => (stage.svg = null);
  });
  if (!map || !store.view.value) return <div class="board-wait" aria-busy="true" />;
  const { x, y, w, h } = box.value;
  const scale = scaleOf(map);
  stage.scale = scale;
  return (
    <svg
      ref={svg}
      class="board"
      viewBox={`${x} ${y} ${w} ${h}`}
      role="group"
      aria-label={t("ui-map")}
      onPointerDown={(event) => gestures.down(event)}
      onPointerMove={(event) => svg.current && gestures.move(event, svg.current)}
      onPointerUp={(event) => gestures.up(event)}
      onPointerCancel={(event) => gestures.up(event)}
      onPointerLeave={(event) => gestures.up(event)}
      onWheel={(event) => {
        event.preventDefault();
        if (svg.current) zoomAt(toMap(svg.current, event.clientX, event.clientY), event.deltaY < 0 ? 1.15 : 1 / 1.15);
      }}
      onKeyDown={walk}
    >
      <Patterns />
      <Picture map={map} />
      <g class="grounds">
        {[...map.regions].map(([key, outline]) => (
          <Ground key={key} region={key} outline={outline} />
        ))}
      </g>
      <g class="lights" ref={(layer) => void (stage.lights = layer)} />
      <g class="badges">
        {[...map.regions].flatMap(([key, outline]) => {
          const printed = regionsByKey.value.get(key)?.symbols ?? [];
          const shown = Object.entries(outline.badges).filter(([symbol]) => printed.includes(symbol));
          return shown.map(([symbol, [bx, by]]) => (
            <g key={`${key}-${symbol}`} class="badge" transform={`translate(${bx} ${by + (scale - 1) * BADGE_SHIFT}) scale(${Math.min(scale, 1.3)})`}>
              <circle r="17" />
              <Glyph kind="symbol" name={symbol} x={0} y={0} size={25} />
            </g>
          ));
        })}
      </g>
      <g class="troops">
        {[...map.regions].map(([key, outline]) => (
          <Troops key={key} region={key} outline={outline} scale={scale} />
        ))}
      </g>
      <g class="prices">
        {[...map.regions].map(([key, outline]) => (
          <Price key={key} region={key} outline={outline} scale={scale} />
        ))}
      </g>
      <g class="flights" ref={(layer) => void (stage.layer = layer)} />
    </svg>
  );
}

/** Arrow keys go from one pressable region to the next. */
function walk(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const map = boardMap.value;
  if (!way || !map) return;
  event.preventDefault();
  const here = document.activeElement?.getAttribute("data-region");
  const from = (here && map.regions.get(here)?.token) || [box.value.x, box.value.y];
  const keys = pressableKeys();
  const places = keys.flatMap((key): [Key, [number, number]][] => {
    const outline = map.regions.get(key);
    return outline && key !== here ? [[key, outline.token]] : [];
  });
  const next = nearest(from, way, places);
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
      <pattern id="hatch" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="5" height="10" class="hatch-line" />
      </pattern>
      <pattern id="hatch-wide" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="9" height="26" class="hatch-wide-line" />
      </pattern>
      <pattern id="open-water" width="768" height="768" patternUnits="userSpaceOnUse">
        <rect width="768" height="768" class="water" />
        <image href="/boards/sea.webp" width="768" height="768" />
      </pattern>
      <filter id="lift" x="-40%" y="-40%" width="180%" height="180%">
        <feDropShadow dx="0" dy="3" stdDeviation="3" flood-color="#1c1003" flood-opacity="0.6" />
      </filter>
    </defs>
  );
}

function Picture({ map }: { map: BoardMap }) {
  return (
    <g class="picture">
      {map.sea && <rect width={map.size[0]} height={map.size[1]} fill="url(#open-water)" />}
      {map.ornaments.map(({ name, at: [x, y], radius }, place) => (
        <image key={place} class="ornament" href={`/boards/${name}.svg`} x={x - radius} y={y - radius} width={2 * radius} height={2 * radius} />
      ))}
      {map.parts.flatMap((part) => [["small/", part] as const, ["", part] as const]).map(([folder, part]) => (
        <image key={folder + part.key} href={`/boards/${folder}${part.key}.webp`} x={part.x} y={part.y} width={part.width} height={part.height} />
      ))}
    </g>
  );
}

function Ground({ region, outline }: { region: Key; outline: Outline }) {
  const known = regionsByKey.value.get(region);
  if (!known) return null;
  const target = pressable.value.get(region);
  const deploy = deploying.value;
  const deployable = deploy?.regions.some((at) => at.region === region) ?? false;
  const askable = asksToGiveUp.value?.regions.includes(region) ?? false;
  const open = deployable || askable || !!target;
  const classes = ["ground"];
  if (known.player !== null && known.race) classes.push(`seat-${known.player}`, known.active ? "owned" : "owned-declined");
  if (target) classes.push(target.mark);
  if (deployable) classes.push("target");
  if (askable) classes.push(marked.value.has(region) ? "marked" : "target");
  if ((stepping.value ?? picked.value) === region || aim.value?.from === region) classes.push("picked");
  if (lit.value.has(region)) classes.push("lit");
  if (domain.value !== null && known.player !== domain.value) classes.push("apart");
  const clip = `clip-${region}`;
  const [dx, dy] = outline.shift;
  return (
    <g
      class={classes.join(" ")}
      transform={`translate(${dx} ${dy})`}
      data-region={region}
      data-mark={target?.mark ?? (open ? "target" : undefined)}
      role="button"
      tabindex={open ? 0 : -1}
      aria-label={describe(known, mine.value?.regions[region], target)}
      aria-pressed={picked.value === region}
      onClick={() => {
        if (!gestures.dragged()) pressGround(region);
      }}
      onContextMenu={(event) => event.preventDefault()}
      onPointerEnter={(event) => event.pointerType === "mouse" && (hovered.value = region)}
      onPointerLeave={() => hovered.value === region && (hovered.value = null)}
      onFocus={() => (hovered.value = region)}
      onBlur={() => hovered.value === region && (hovered.value = null)}
      onKeyDown={(event) => {
        if (stepByKey(event.key, region)) return;
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        pressGround(region);
      }}
      onPointerDown={(event) => deployable && drag(event, region)}
    >
      <clipPath id={clip}>
        <path d={outline.path} />
      </clipPath>
      <path class="fill" d={outline.path} />
      <path class="edge" d={outline.path} clip-path={`url(#${clip})`} />
      <path class="dash" d={outline.path} clip-path={`url(#${clip})`} />
    </g>
  );
}

function pressGround(region: Key): void {
  const deploy = deploying.value;
  if (deploy?.regions.some((at) => at.region === region)) {
    if (picked.value === region || left(deploy, draft.value) > 0 || deploy.piece !== null) draft.value = pressed(deploy, draft.value, region);
    picked.value = region;
    return;
  }
  press(region);
}

/** Carry a token from one region to another with the mouse or a finger. */
function drag(event: PointerEvent, from: Key): void {
  const deploy = deploying.value;
  const svg = stage.svg;
  if (!deploy || !svg || !canTake(deploy, draft.value, from)) return;
  const start = { x: event.clientX, y: event.clientY };
  let carried: Element | null = null;
  const stop = new AbortController();
  const follow = (to: PointerEvent) => {
    if (to.pointerId !== event.pointerId) return;
    if (!carried && Math.hypot(to.clientX - start.x, to.clientY - start.y) < 12) return;
    gestures.blocked = true;
    carried ??= ghost(deploy.race, mine.value?.seat ?? null);
    const [x, y] = toMap(svg, to.clientX, to.clientY);
    carried?.setAttribute("transform", `translate(${x} ${y})`);
  };
  const end = (to: PointerEvent) => {
    if (to.pointerId !== event.pointerId) return;
    stop.abort();
    gestures.blocked = false;
    carried?.remove();
    const meant = carried && to.type === "pointerup" && deploying.value === deploy; // neither broken off nor overtaken
    const under = meant && document.elementFromPoint(to.clientX, to.clientY)?.closest("[data-region]");
    const region = under && under.getAttribute("data-region");
    if (region) draft.value = move(deploy, draft.value, from, region);
  };
  addEventListener("pointermove", follow, { signal: stop.signal });
  addEventListener("pointerup", end, { signal: stop.signal });
  addEventListener("pointercancel", end, { signal: stop.signal });
}

const PIECES_TOP = 50;
const AROUND: [number, number][] = [
  [45, -30],
  [-47, -30],
  [-47, 14],
  [0, -54],
  [45, -72],
  [-47, -72],
];

function Troops({ region, outline, scale }: { region: Key; outline: Outline; scale: number }) {
  const known = regionsByKey.value.get(region);
  if (!known) return null;
  const deploy = deploying.value;
  const drafted = deploy?.regions.some((at) => at.region === region) ? draft.value[region] : undefined;
  const laid = deploy?.piece && drafted ? { [deploy.piece]: (known.pieces[deploy.piece] ?? 0) + drafted } : {};
  const pieces = Object.entries({ ...known.pieces, ...laid });
  const count = deploy && deploy.piece === null && drafted !== undefined ? drafted : known.tokens;
  const held = known.race !== null && count > 0;
  if (!held && !pieces.length) return null;
  const [x, y] = outline.token;
  const size = troopSize(outline, scale);
  return (
    <g class={`troop ${domain.value !== null && known.player !== domain.value ? "apart" : ""}`} transform={`translate(${x} ${y})`}>
      <g transform={`scale(${size})`} data-troop={region}>
        {held && <Tile race={known.race ?? ""} seat={known.player} active={known.active} count={count} />}
        {pieces.map(([piece, number], place) => {
          const alone = !held && pieces.length === 1;
          const [px, py] = alone ? [0, 0] : (AROUND[place % AROUND.length] ?? [0, 0]);
          return (
            <g key={piece} transform={`translate(${px} ${py})`}>
              <title>{nameOf("piece", piece)}</title>
              <Piece piece={piece} number={number} big={alone} />
            </g>
          );
        })}
      </g>
    </g>
  );
}

const PILL = 17; // half the height of a price

function troopSize(outline: Outline, scale: number): number {
  return Math.min(scale, Math.max(0.9, outline.room / 46));
}

/** How far up a stack of tokens reaches, and the pieces beside it. */
function topOf(region: Region | undefined): number {
  if (!region?.tokens) return 0;
  return Object.keys(region.pieces).length ? PIECES_TOP : tileTop(region.tokens);
}

function Price({ region, outline, scale }: { region: Key; outline: Outline; scale: number }) {
  const target = pressable.value.get(region);
  const deploy = deploying.value;
  const [x, y] = outline.token;
  if (deploy?.regions.some((at) => at.region === region)) {
    return deploy.piece === null ? null : <Pieces region={region} x={x} y={y} scale={scale} />;
  }
  const action = target?.actions[0];
  if (!target || action?.price === undefined || !settings.value.prices) return null;
  const words = action.wins === undefined ? String(action.price) : `${action.price}·${percent(action.wins, mine.value)}%`;
  const width = 26 + words.length * 11.5;
  const size = Math.min(scale, outline.room / 40);
  const above = topOf(regionsByKey.value.get(region)) * troopSize(outline, scale);
  const rise = above && above + PILL * size;
  return (
    <g class={`price ${target.mark}`} transform={`translate(${x} ${Math.max(y - rise, (PILL + 2) * size)}) scale(${size})`}>
      <rect x={-width / 2} y={-PILL} width={width} height={2 * PILL} rx={PILL} />
      <text text-anchor="middle" dominant-baseline="central" dy="1">
        {words}
      </text>
    </g>
  );
}

/** How many pieces shall lie in a region. */
function Pieces({ region, x, y, scale }: { region: Key; x: number; y: number; scale: number }) {
  return (
    <g class="price target" transform={`translate(${x} ${y}) scale(${scale}) translate(0 -52)`}>
      <rect x="-22" y="-17" width="44" height="34" rx="17" />
      <text text-anchor="middle" dominant-baseline="central" dy="1">{`+${draft.value[region] ?? 0}`}</text>
    </g>
  );
}
