// The die: it tumbles on the region it is rolled for, and then says what was needed and what it brought.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { die, pace, type Roll } from "../animate";
import { Icon } from "../icons";
import { middle, onScreen } from "../moving";
import { t } from "../words";
import { clearOf } from "./place";
import type { Point } from "./turn";

const TUMBLING = [2, 0, 1, 3, 0, 2, 1]; // faces that pass before the one that was rolled

function words(rolled: Roll): string {
  const { face, needed } = rolled;
  if (needed === null || rolled.won === null) return t("ui-die", { face });
  return t(rolled.won ? "ui-die-won" : "ui-die-lost", { face, needed });
}

/** On its region, or in the middle of the map where no region is settled; in pixels of the window. */
function wanted(rolled: Roll, frame: DOMRect): Point {
  const at = rolled.region === null ? null : middle(rolled.region);
  return (at && onScreen(at)) ?? [frame.x + frame.width / 2, frame.y + frame.height / 2];
}

const EDGE = 10;

/** The die and what it says. The words have their room from the beginning, so that nothing moves when they come. */
function Lying({ rolled }: { rolled: Roll }) {
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Point | null>(null);
  useLayoutEffect(() => {
    const frame = box.current?.parentElement?.getBoundingClientRect();
    if (!box.current || !frame) return;
    const [w, h] = [box.current.offsetWidth, box.current.offsetHeight];
    const coach = document.querySelector(".coach")?.getBoundingClientRect(); // whoever reads it goes on reading
    const away = coach ? { x0: coach.left - EDGE, y0: coach.top - EDGE, x1: coach.right + EDGE, y1: coach.bottom + EDGE } : null;
    setAt(clearOf(wanted(rolled, frame), [w, h], away, [innerWidth, innerHeight]));
  }, [rolled.roll]);
  const style = at ? `left: ${at[0]}px; top: ${at[1]}px` : "visibility: hidden";
  return (
    <div ref={box} class={`die-table ${rolled.region === null ? "" : "on-map"}`} style={`--pace: ${pace(1)}; ${style}`}>
      <div class="cube">
        {[...TUMBLING, rolled.face].map((face, nth) => (
          <Icon key={nth} kind="ui" name={`die-${face}`} />
        ))}
      </div>
      <b class={`${rolled.won === false ? "lost" : ""} ${rolled.lies ? "" : "gone"}`}>{words(rolled)}</b>
    </div>
  );
}

export function Die() {
  const rolled = die.value;
  return (
    <>
      <p class="unseen" aria-live="assertive">
        {rolled?.lies && words(rolled)}
      </p>
      {rolled && <Lying key={rolled.roll} rolled={rolled} />}
    </>
  );
}
