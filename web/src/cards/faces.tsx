// The die, face by face.
import { dieOf } from "../api";
import { edition } from "../words";

const PIPS: [number, number][][] = [
  [],
  [[10, 10]],
  [[6, 6], [14, 14]],
  [[5, 5], [10, 10], [15, 15]],
  [[6, 6], [14, 6], [6, 14], [14, 14]],
  [[5, 5], [15, 5], [10, 10], [5, 15], [15, 15]],
  [[6, 5], [14, 5], [6, 10], [14, 10], [6, 15], [14, 15]],
];

/** Every face of the die; those that win at once are lit. */
export function Faces({ needs }: { needs: number }) {
  const faces = dieOf(edition.value);
  return (
    <p class="faces" aria-hidden="true">
      {faces.map((face, place) => (
        <svg key={place} class={face >= needs ? "won" : ""} viewBox="0 0 20 20">
          {(PIPS[face] ?? []).map(([x, y]) => (
            <circle key={`${x}-${y}`} cx={x} cy={y} r="1.8" />
          ))}
        </svg>
      ))}
    </p>
  );
}
