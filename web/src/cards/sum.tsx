// The parts of a number as rows: what it is for, as many blocks, the number. They add up to the last row.
import { opens } from "./open";
import type { Answer } from "./why";

const MOST = 12; // blocks that can be told apart

export function signed(number: number, first: boolean): string {
  return `${number < 0 ? "−" : first ? "" : "+"}${Math.abs(number)}`;
}

function Blocks({ number }: { number: number }) {
  if (Math.abs(number) > MOST) return <td class="blocks" />;
  return (
    <td class="blocks" aria-hidden="true">
      {Array.from({ length: Math.abs(number) }, (_, block) => (
        <i key={block} class={number < 0 ? "less" : ""} />
      ))}
    </td>
  );
}

/** With blocks and ways to other cards where there is room for them. */
export function Rows({ answer, large = false }: { answer: Answer; large?: boolean }) {
  const { rows, total, coins } = answer;
  return (
    <table class={`example-sum ${coins ? "in-coins" : ""}`}>
      <tbody>
        {rows.map((row, place) => (
          <tr key={place}>
            <th scope="row">
              {large && row.card ? <span {...opens(...row.card)}>{row.label}</span> : row.label}
              {row.small && <small> {row.small}</small>}
            </th>
            {large && <Blocks number={row.number} />}
            <td>{signed(row.number, place === 0 || answer.plain === true)}</td>
          </tr>
        ))}
        {total && (
          <tr class="total">
            <th scope="row">{total.label}</th>
            {large && <Blocks number={total.number} />}
            <td>{total.number}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
