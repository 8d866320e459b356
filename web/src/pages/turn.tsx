// How a turn goes, in four small drawings of the same land.
import { t } from "../words";
import { Flag, Gold, Stack } from "./drawn";

const LAND = {
  west: "M4 22L37 9L50 32L35 60L9 61Z",
  north: "M37 9L79 6L88 29L50 32Z",
  south: "M50 32L88 29L94 56L62 66L35 60Z",
  east: "M79 6L113 15L117 46L94 56L88 29Z",
} as const;
type Region = keyof typeof LAND;

function Land({ owned }: { owned: Region[] }) {
  return (
    <>
      {Object.entries(LAND).map(([kind, path]) => (
        <path key={kind} class={`cell ${kind}`} d={path} />
      ))}
      {owned.map((kind) => (
        <path key={kind} class="border-dark" d={LAND[kind]} />
      ))}
      {owned.map((kind) => (
        <path key={kind} class="border seat-0" d={LAND[kind]} />
      ))}
    </>
  );
}

const PENNON = "M6 0H46L52 6V18L46 24H6L0 18V6Z";

function Choosing() {
  return (
    <>
      <rect class="card under" x="34" y="8" width="62" height="54" rx="6" transform="rotate(7 65 35)" />
      <rect class="card" x="30" y="8" width="62" height="54" rx="6" />
      <path class="power" d={PENNON} transform="translate(35 13) scale(1 .9)" />
      <path class="sign" d="M61 16.5l2.2 5.3l5.6 1.9l-5.6 1.9l-2.2 5.3l-2.2-5.3l-5.6-1.9l5.6-1.9z" />
      <rect class="race" x="35" y="37" width="52" height="20" rx="4" />
      <path class="sign" d="M55 53v-5q0-7 6-7t6 7v5h-4v-4h-4v4z" />
    </>
  );
}

const STEPS = [
  Choosing,
  () => (
    <>
      <Land owned={["west"]} />
      <Stack seat={0} number={4} x={13} y={32} size={21} />
      <path class="march" d="M41 50Q49 57 58 55" />
      <Flag x={67} y={55} size={18} price={2} />
    </>
  ),
  () => (
    <>
      <Land owned={["west", "south", "north"]} />
      <Stack seat={0} number={1} x={15} y={29} size={20} />
      <Stack seat={0} number={1} x={56} y={9} size={18} />
      <Stack seat={0} number={2} x={55} y={39} size={20} />
    </>
  ),
  () => (
    <>
      <Land owned={["west", "south", "north"]} />
      <Gold x={25} y={40} size={17} />
      <Gold x={64} y={21} size={17} />
      <Gold x={66} y={48} size={17} />
      <Gold x={103} y={30} size={24}>
        +3
      </Gold>
    </>
  ),
];

export function HowATurnGoes() {
  return (
    <section class="turn-goes">
      <h2>{t("ui-turn-goes")}</h2>
      <ol>
        {STEPS.map((Drawing, place) => (
          <li key={place}>
            <svg viewBox="0 0 120 70" aria-hidden="true">
              <Drawing />
            </svg>
            <p>{t(`ui-turn-goes-${place + 1}`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
