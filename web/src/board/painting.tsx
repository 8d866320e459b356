// The painted picture of a map, or a piece of it.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { mapSeen, seeMap } from "../first";
import type { Key } from "../protocol";
import { store } from "../table";
import { blurOf, pictureOf } from "./drawings";
import { sourceOf } from "./source";
import { boardMap, type Outline, type Part } from "./outlines";
import { turnMatrix } from "./turn";

const missing = signal<ReadonlySet<string>>(new Set());
const come = signal<ReadonlySet<string>>(new Set()); // pictures that are here, or will not come

function arrived(source: string): void {
  come.value = new Set([...come.value, source]);
}

/** Every part can be seen, and has been drawn. */
export function useFirstSight(parts: Part[]): void {
  const there = parts.every(({ key }) => !blurOf(key) || come.value.has(blurOf(key)));
  useEffect(() => {
    if (there) requestAnimationFrame(() => requestAnimationFrame(seeMap));
  }, [there]);
}

/** A painted part. Its blurred picture stands until the fine one is here; where its turn has not been painted, the plain one is turned. */
export function Painting({ part }: { part: Part }) {
  const [w, h] = part.drawn;
  const turned = turnMatrix(part.drawn, part.turn, [part.x, part.y]);
  const fine = sourceOf(pictureOf(part));
  const blur = blurOf(part.key);
  const whole = { preserveAspectRatio: "none" };
  return (
    <>
      {blur && !come.value.has(fine) && (
        <image href={blur} width={w} height={h} transform={turned} onLoad={() => arrived(blur)} onError={() => arrived(blur)} {...whole} />
      )}
      {missing.value.has(fine) ? (
        <image href={sourceOf(pictureOf({ ...part, turn: 0 }))} width={w} height={h} transform={turned} {...whole} />
      ) : (
        (!blur || mapSeen.value) && (
          <image
            href={fine}
            x={part.x}
            y={part.y}
            width={part.width}
            height={part.height}
            onLoad={() => arrived(fine)}
            onError={() => part.turn && (missing.value = new Set([...missing.value, fine]))}
            {...whole}
          />
        )
      )}
    </>
  );
}

const SIDE = 49; // pixels

/** The region of this terrain that has most room, on the map that lies on the table. */
function widest(terrain: Key): Outline | undefined {
  const found = (store.view.value?.regions ?? []).flatMap((region) => (region.terrain === terrain ? (boardMap.value?.regions.get(region.key) ?? []) : []));
  return found.sort((a, b) => b.room - a.room)[0];
}

/** A terrain as it is painted on this map; nothing where no map lies, or none with such land. */
export function patchOf(terrain: Key) {
  const outline = widest(terrain);
  const part = outline && boardMap.value?.parts[outline.part];
  if (!outline || !part) return null;
  const [[x, y], r] = [outline.token, outline.room * 0.75];
  return (
    <svg class="patch" width={SIDE} height={SIDE} viewBox={`${x - r} ${y - r} ${2 * r} ${2 * r}`} aria-hidden="true">
      <Painting part={part} />
    </svg>
  );
}
