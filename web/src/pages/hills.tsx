// The land behind the start page: six bands of terrain, and the five players on their way over it.
import { Stack } from "./drawn";

const BANDS = [
  ["mountains", "M130 130L196 34L262 130zM236 130L290 66L344 130zM870 130L946 18L1020 130zM988 130L1040 58L1094 130z"],
  ["snow", "M176 63L196 34L215 62L204 72L196 62L186 73zM923 52L946 18L969 52L957 62L946 50L935 63zM276 82L290 66L304 83L296 88L289 82L283 89zM1024 80L1040 58L1056 80L1048 87L1040 79L1032 88z"],
  ["rock", "M0 116Q160 84 320 112T640 100T960 112T1280 96V340H0z"],
  ["moor", "M0 150Q180 110 380 146T760 132T1280 150V340H0z"],
  ["field", "M0 184Q220 138 460 182T900 166T1280 188V340H0z"],
  ["meadow", "M0 224Q260 176 560 222T1280 210V340H0z"],
  ["wood", "M0 268Q320 222 640 266T1280 256V340H0z"],
  ["water", "M0 306Q320 280 660 304T1280 296V340H0z"],
] as const;

/** Who marches where, in hundredths of the width and height, and how strong. */
const MARCH = [
  { seat: 1, number: 3, left: 9, top: 36 },
  { seat: 2, number: 2, left: 19, top: 53 },
  { seat: 4, number: 1, left: 4, top: 64 },
  { seat: 0, number: 4, left: 80, top: 33 },
  { seat: 3, number: 2, left: 89, top: 55 },
];

export function Hills() {
  return (
    <div class="hills" aria-hidden="true">
      <div class="sight">
        <svg class="bands" viewBox="0 0 1280 340" preserveAspectRatio="none">
          {BANDS.map(([kind, path]) => (
            <path key={kind} class={kind} d={path} />
          ))}
        </svg>
      </div>
      {MARCH.map(({ seat, number, left, top }) => (
        <svg key={seat} class="marching" viewBox="-4 -44 62 92" style={{ left: `${left}%`, top: `${top}%` }}>
          <Stack seat={seat} number={number} x={0} y={0} size={40} pennant />
        </svg>
      ))}
    </div>
  );
}
