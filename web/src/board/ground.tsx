// The regions as things to be pressed, and the lines that say which of them can be chosen.
import { computed } from "@preact/signals";
import { stepByKey } from "../panel/stepper";
import { changed } from "../film";
import { hand } from "../focus";
import { useOnly } from "../only";
import type { Key } from "../protocol";
import { aim, asksToGiveUp, deploying, domain, hovered, lit, marked, mine, paid, past, picked, pressable } from "../table";
import { describe } from "./describe";
import { laid, spots } from "./lay";
import type { BoardMap, Outline, Part } from "./outlines";
import { pointing, pressGround } from "./pointing";
import { holderOf, regionsByKey } from "./standing";

const FINGER = 22; // pixels: a finger needs so much around the middle of a region

/** What can be done with a region, in one word; nothing where it is only to be looked at. */
function markOf(region: Key): string | null {
  const target = pressable.value.get(region);
  if (target) return target.mark;
  const open = deploying.value?.regions.some((at) => at.region === region) || asksToGiveUp.value?.regions.includes(region);
  return open ? "target" : null;
}

function isPicked(region: Key): boolean {
  return picked.value === region || aim.value?.from === region;
}

// The region that keys had reached is not pointed at any more when somebody takes the mouse.
hand.subscribe((now) => {
  const focused = now === "mouse" ? document.activeElement?.closest("[data-region]") : null;
  if (focused && focused.getAttribute("data-region") === hovered.peek() && !focused.matches(":hover")) hovered.value = null;
});

interface OfRegion {
  region: Key;
  outline: Outline;
  part: Part;
}

export function Ground({ region, outline, part }: OfRegion) {
  const shown = useOnly(() => {
    const known = regionsByKey.value.get(region);
    const now = laid.value;
    const spot = spots.value.get(region);
    if (!known || !now || !spot) return null;
    const mark = markOf(region);
    const classes = ["ground"];
    if (holderOf(known)) classes.push(`seat-${known.player}`, known.active ? "owned" : "owned-declined");
    if (mark) classes.push(mark);
    if (marked.value.has(region)) classes.push("marked");
    if (isPicked(region)) classes.push("picked");
    if (lit.value.has(region)) classes.push("lit");
    if (domain.value !== null && known.player !== domain.value) classes.push("apart");
    const target = pressable.value.get(region);
    const small = outline.room * Math.min(...now.scale) < FINGER;
    return {
      mark,
      classes: classes.join(" "),
      label: describe(known, mine.value?.regions[region], target),
      pressed: picked.value === region,
      finger: small ? [spot.x, spot.y] : null,
    };
  });
  if (!shown) return null;
  const { mark, classes, label, finger } = shown;
  return (
    <g
      class={classes}
      data-region={region}
      data-mark={mark ?? undefined}
      role="button"
      tabindex={mark ? 0 : -1}
      aria-label={label}
      aria-pressed={shown.pressed}
      {...pointing(region)}
      onFocus={() => (hovered.value = region)}
      onBlur={() => hovered.value === region && (hovered.value = null)}
      onKeyDown={(event) => {
        if (stepByKey(event.key, region)) return;
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        pressGround(region);
      }}
    >
      <path class="fill" d={outline.path} transform={part.matrix} />
      {finger && <FingerTip at={finger as [number, number]} />}
    </g>
  );
}

/** Small regions can be pressed a little beyond their border too. */
function FingerTip({ at: [x, y] }: { at: [number, number] }) {
  const now = laid.value;
  if (!now) return null;
  const [sx, sy] = now.scale;
  return <ellipse class="finger" cx={(x - now.at[0]) / sx} cy={(y - now.at[1]) / sy} rx={FINGER / sx} ry={FINGER / sy} />;
}

type Line = "dim" | "pays" | "sure" | "die" | "marked" | "told" | "hot" | "hot die";

/** The line along a region's border, if it has one: choose here, chosen, pays, pointed at. */
function lineOf(region: Key): Line | null {
  const known = regionsByKey.value.get(region);
  if (!known) return null;
  if (changed.value) return changed.value.has(region) ? "told" : "dim";
  if (past.value) return lit.value.has(region) ? "pays" : marked.value.has(region) ? "sure" : "dim";
  if (paid.value.size) return paid.value.has(region) ? "pays" : "dim";
  if (domain.value !== null && known.player !== domain.value) return "dim";
  const mark = markOf(region);
  const open = mark !== null && mark !== "quiet";
  if (isPicked(region) || (open && hovered.value === region)) return mark === "die" ? "hot die" : "hot";
  if (marked.value.has(region)) return "marked";
  if (lit.value.has(region)) return "told";
  if (!open || deploying.value) return null; // where tokens are placed, the holder's own border says so
  return mark === "die" ? "die" : "sure";
}

const lines = computed(() => {
  const found = new Map<Key, Line>();
  for (const key of regionsByKey.value.keys()) {
    const line = lineOf(key);
    if (line) found.set(key, line);
  }
  return found;
});

const chosen = computed(() => JSON.stringify([...lines.value].flatMap(([key, line]) => (line === "dim" || line === "told" ? [] : [key]))));
/** Regions with such a line: there it takes the place of the border of whoever holds them. */
export const lined = computed<ReadonlySet<Key>>(() => new Set(JSON.parse(chosen.value) as Key[]));

/** The border between two regions is drawn once, though it belongs to both. */
export function lineOnce(outline: Outline, drawn: ReadonlySet<Key>): string {
  return outline.borders.flatMap(({ with: beyond, line }) => (beyond !== null && drawn.has(beyond) ? [] : [line])).join("");
}

function layer(map: BoardMap, name: string, wanted: Line[], shape: "path" | "line" | "far" | "near") {
  const drawn = new Set<Key>();
  return [...lines.value].map(([key, line]) => {
    const outline = wanted.includes(line) && map.regions.get(key);
    if (!outline) return null;
    const d = shape === "path" ? outline.path : shape === "line" ? lineOnce(outline, drawn) : outline.all[shape];
    drawn.add(key);
    return <path key={`${name}-${key}`} class={`${name} ${line}`} d={d} transform={map.parts[outline.part]?.matrix} />;
  });
}

/** The light on regions that are chosen or can be. */
export function Lights({ map }: { map: BoardMap }) {
  return (
    <g class="choices">
      {layer(map, "light", ["dim", "pays", "sure", "die", "marked", "told", "hot", "hot die"], "path")}
      {layer(map, "shine", ["hot", "hot die"], "far")}
      {layer(map, "shine", ["hot", "hot die"], "near")}
    </g>
  );
}

/** The lines lie on the border, those that matter more over the others; what is unbroken runs together. */
export function Choices({ map }: { map: BoardMap }) {
  return (
    <g class="choices">
      {layer(map, "ink", ["sure", "marked"], "line")}
      {layer(map, "cream", ["sure", "marked"], "line")}
      {layer(map, "ink", ["die"], "line")}
      {layer(map, "cream", ["die"], "line")}
      {layer(map, "ink", ["pays"], "line")}
      {layer(map, "cream", ["pays"], "line")}
    </g>
  );
}

/** The region pointed at, over every border. */
export function Hot({ map }: { map: BoardMap }) {
  return (
    <g class="choices">
      {[...lines.value].map(([key, line]) => {
        const outline = line.startsWith("hot") && map.regions.get(key);
        if (!outline) return null;
        const transform = map.parts[outline.part]?.matrix;
        return (
          <g key={key} transform={transform}>
            <path class={`ink ${line}`} d={outline.all.line} />
            <path class={`cream ${line}`} d={outline.all.line} />
          </g>
        );
      })}
    </g>
  );
}
