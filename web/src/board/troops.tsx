// Counters, pieces and what is printed on the map.
import { tells } from "../cards/open";
import { Glyph, iconId } from "../icons";
import { useOnly } from "../only";
import type { Key } from "../protocol";
import { domain, paid } from "../table";
import { laid, spots } from "./lay";
import { pointing } from "./pointing";
import { atRightEdge } from "./prices";
import { regionsByKey, troops } from "./standing";
import { Counter, Pennant, Piece, pieceAt } from "./tile";

const SIGN = 0.58; // of a counter's side, with its halo

/** What is printed in a region, where its counters leave it to be seen. */
export function Signs({ region }: { region: Key }) {
  const shown = useOnly(() => {
    const printed = regionsByKey.value.get(region)?.symbols ?? [];
    const places = Object.entries(spots.value.get(region)?.signs ?? {});
    return { side: laid.value?.side ?? 0, signs: places.filter(([symbol]) => printed.includes(symbol)) };
  });
  return (
    <>
      {shown.signs.map(([symbol, [x, y]]) => (
        <g key={symbol} class="sign" data-of={region} {...tells("symbol", symbol)} {...pointing(region)}>
          <Glyph kind={iconId("sign", symbol) ? "sign" : "symbol"} name={symbol} x={x} y={y} size={shown.side * SIGN} />
        </g>
      ))}
    </>
  );
}

export function Troops({ region }: { region: Key }) {
  const shown = useOnly(() => {
    const troop = troops.value.get(region);
    const spot = spots.value.get(region);
    if (!troop || !spot || !laid.value) return null;
    const { x, y, side } = spot;
    const away = domain.value !== null && troop.seat !== domain.value;
    return { troop, x, y, side, away, edge: atRightEdge(spot, laid.value.whole) };
  });
  if (!shown) return null;
  const { troop, x, y, side, away, edge } = shown;
  const held = !!troop.race;
  return (
    <g class={`troop ${away ? "apart" : ""}`} transform={`translate(${x} ${y}) scale(${side / 100})`} data-troop={region} {...pointing(region)}>
      {held && troop.seat !== null && <Pennant seat={troop.seat} count={troop.count} />}
      {held && (
        <g {...tells("why", `stack:${region}`)}>
          <Counter race={troop.race} seat={troop.seat} active={troop.active} count={troop.count} />
        </g>
      )}
      {troop.pieces.map(([piece, number], place) => {
        const [px, py] = pieceAt(place, troop.pieces.length, held, edge);
        return (
          <g key={piece} transform={`translate(${px} ${py})`} {...tells("why", `pieces:${region}:${piece}`)}>
            <Piece piece={piece} number={number} />
          </g>
        );
      })}
    </g>
  );
}

/** What a card under the pointer would be paid for a region. */
export function Pay({ region }: { region: Key }) {
  const shown = useOnly(() => {
    const coins = paid.value.get(region) ?? 0;
    const spot = spots.value.get(region);
    if (!coins || !spot || !laid.value) return null;
    const held = !!troops.value.get(region)?.race;
    return { coins, x: spot.x + (held ? spot.side * 0.62 : 0), y: spot.y - (held ? spot.side * 0.42 : 0), radius: laid.value.side * 0.31 };
  });
  if (!shown) return null;
  const { coins, x, y, radius } = shown;
  return (
    <g class="pay" data-of={region} {...tells("why", `pays:${region}`)} {...pointing(region)} transform={`translate(${x} ${y}) scale(${radius})`}>
      <circle class="shade" cy=".12" r="1" />
      <circle class="gold" r="1" />
      <circle class="rim" r=".8" />
      <text y=".36" text-anchor="middle" font-size="1.08">
        +{coins}
      </text>
    </g>
  );
}
