// While the film is shown: a plate at every region that has changed hands, with its number and who has held it.
import { tells } from "../cards/open";
import { changed } from "../film";
import { SHAPES } from "../seats";
import { laid, spots } from "./lay";

const HIGH = 46; // in the measure of a counter, whose side is 100
const SHAPE = 34;
const DIGIT = 21;

export function Changes() {
  const now = changed.value;
  if (!now || !laid.value) return null;
  return (
    <g class="changes">
      {[...now].map(([region, { numbers, holders }]) => {
        const spot = spots.value.get(region);
        if (!spot) return null;
        const { x, y, side } = spot;
        const words = numbers.join("·");
        const told = words.length * DIGIT + 10;
        const width = told + holders.length * SHAPE + (holders.length - 1) * 14 + 8;
        const above = y > side * 1.5 ? -92 : 84;
        return (
          <g key={region} class="change" data-change={region} data-of={region} {...tells("why", `change:${region}`)} transform={`translate(${x} ${y}) scale(${side / 100}) translate(${-width / 2} ${above})`}>
            <rect y={-HIGH / 2} width={width} height={HIGH} rx="11" />
            <text x={told / 2 + 3} y="12" text-anchor="middle">
              {words}
            </text>
            {holders.map((seat, place) => {
              const at = told + place * (SHAPE + 14) + SHAPE / 2;
              return (
                <g key={place}>
                  {place > 0 && <path class="then" d={`M${at - SHAPE / 2 - 11}-7l8 7l-8 7`} />}
                  <path class={`shape seat-${seat}`} d={SHAPES[seat % SHAPES.length]} transform={`translate(${at} 0) scale(1.3)`} />
                </g>
              );
            })}
          </g>
        );
      })}
    </g>
  );
}
