// The plots of a story. Their colours stand in the drawing itself, so that it can leave the page as a picture.
import { SHAPES } from "../seats";
import { apart, scaleStep, SOURCES, type Source, type Story } from "./told";

const SEATS = ["#0a5fae", "#cc4a00", "#a83a80", "#f2c500", "#23252b"];
export const FILLS: Record<Source, string> = { start: "#d9cba8", active: "#2f5650", declined: "#9a8f80", bonus: "#edbb3b", cards: "#8e3b22", other: "#3d2a6b" };

/** In decline is hatched, as the counters are; as a style, for the key, and as a pattern, for the drawing. */
export const HATCHED = "repeating-linear-gradient(135deg, #b3aa9b 0 3px, #8d8476 3px 5px)";
const HATCH = "story-hatch";

function Hatch() {
  return (
    <pattern id={HATCH} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <rect width="7" height="7" fill="#b3aa9b" />
      <rect width="7" height="3" fill="#8d8476" />
    </pattern>
  );
}

export interface Ink {
  text: string;
  faint: string;
  rule: string;
  halo: string;
  light: string; // behind the turning point
}

export const PAPER: Ink = { text: "#2a1c0e", faint: "#5f4a30", rule: "#e0cfa4", halo: "#fffaec", light: "#f6e3a6" };
const NIGHT: Ink = { text: "#f4e9d2", faint: "#c9b591", rule: "#4a3c2e", halo: "#2b231b", light: "#4d3f1d" };

/** The drawing on the page follows its theme. */
export function inkHere(): Ink {
  const { theme } = document.documentElement.dataset;
  const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  return dark ? NIGHT : PAPER;
}

interface Place {
  wide: number;
  high: number;
  ink: Ink;
}

/** What everybody had after each round. */
export function PurseRace({ story, wide, high, ink }: Place & { story: Story }) {
  const [left, right, top, bottom] = [34, 52, 14, 26];
  const most = Math.max(1, ...story.purses.flat());
  const x = (n: number) => left + ((wide - left - right) * n) / story.rounds;
  const y = (coins: number) => high - bottom - ((high - top - bottom) * coins) / most;
  const step = scaleStep(most);
  const lines = Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step);
  const turning = story.turning && story.turning.round - story.first + 1;
  const labels = apart(story.scores.map(y), 16);
  return (
    <g font-family="Alegreya Sans, sans-serif" font-size="13">
      {turning && <rect x={x(turning - 1)} y={top} width={x(turning) - x(turning - 1)} height={high - top - bottom} fill={ink.light} />}
      {lines.map((coins) => (
        <g key={coins}>
          <path d={`M${left} ${y(coins)}H${wide - right}`} stroke={ink.rule} />
          <text x={left - 6} y={y(coins) + 4} text-anchor="end" fill={ink.faint}>
            {coins}
          </text>
        </g>
      ))}
      {Array.from({ length: story.rounds }, (_, n) => (
        <text key={n} x={x(n + 1)} y={high - 8} text-anchor="middle" fill={ink.faint}>
          {story.first + n}
        </text>
      ))}
      {story.purses.map((line, seat) => (
        <g key={seat}>
          <path d={line.map((coins, n) => `${n ? "L" : "M"}${x(n).toFixed(1)} ${y(coins).toFixed(1)}`).join("")} fill="none" stroke={ink.halo} stroke-width="6" stroke-linejoin="round" />
          <path d={line.map((coins, n) => `${n ? "L" : "M"}${x(n).toFixed(1)} ${y(coins).toFixed(1)}`).join("")} fill="none" stroke={SEATS[seat]} stroke-width="3.5" stroke-linejoin="round" />
          {line.map((coins, n) => (
            <path key={n} d={SHAPES[seat]} fill={SEATS[seat]} stroke={ink.text} stroke-width="1.6" transform={`translate(${x(n).toFixed(1)} ${y(coins).toFixed(1)}) scale(.5)`} />
          ))}
          <path d={SHAPES[seat]} fill={SEATS[seat]} stroke={ink.text} stroke-width="1.6" transform={`translate(${wide - right + 40} ${labels[seat]}) scale(.6)`} />
          <text x={wide - right + 8} y={labels[seat]! + 5} font-weight="800" font-size="15" fill={ink.text}>
            {story.scores[seat]}
          </text>
        </g>
      ))}
    </g>
  );
}

/** One player's coins, round by round and source by source; what was paid lies below the line. */
export function Rounds({ story, seat, wide, high, ink }: Place & { story: Story; seat: number }) {
  const [left, right, top, bottom] = [30, 6, 20, 24];
  const rounds = (story.coins[seat] ?? []).slice(1);
  const up = rounds.map((round) => SOURCES.reduce((all, source) => all + Math.max(0, round[source] ?? 0), 0));
  const down = rounds.map((round) => SOURCES.reduce((all, source) => all + Math.min(0, round[source] ?? 0), 0));
  const most = Math.max(1, ...up);
  const least = Math.min(0, ...down);
  const y = (coins: number) => top + ((high - top - bottom) * (most - coins)) / (most - least);
  const step = scaleStep(most);
  const each = (wide - left - right) / Math.max(1, rounds.length);
  const bar = Math.min(46, each * 0.66);
  return (
    <g font-family="Alegreya Sans, sans-serif" font-size="13">
      <Hatch />
      {Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step).map((coins) => (
        <g key={coins}>
          <path d={`M${left} ${y(coins)}H${wide - right}`} stroke={ink.rule} />
          <text x={left - 6} y={y(coins) + 4} text-anchor="end" fill={ink.faint}>
            {coins}
          </text>
        </g>
      ))}
      {rounds.map((round, n) => {
        const x = left + each * (n + 0.5) - bar / 2;
        let [above, below] = [0, 0];
        const total = up[n]! + down[n]!;
        return (
          <g key={n} data-round={story.first + n} data-total={total}>
            {SOURCES.map((source) => {
              const coins = round[source] ?? 0;
              if (!coins) return null;
              const from = coins > 0 ? above : below;
              if (coins > 0) above += coins;
              else below += coins;
              const [a, b] = [y(Math.max(from, from + coins)), y(Math.min(from, from + coins))];
              return <rect key={source} x={x} y={a} width={bar} height={Math.max(1, b - a)} fill={source === "declined" ? `url(#${HATCH})` : FILLS[source]} stroke={ink.text} stroke-width="1" opacity={coins < 0 ? 0.75 : 1} />;
            })}
            <text x={x + bar / 2} y={y(up[n]!) - 5} text-anchor="middle" font-weight="800" font-size="14" fill={ink.text}>
              {total}
            </text>
            <text x={x + bar / 2} y={high - 6} text-anchor="middle" fill={ink.faint}>
              {story.first + n}
            </text>
          </g>
        );
      })}
      <path d={`M${left} ${y(0)}H${wide - right}`} stroke={ink.text} />
    </g>
  );
}
