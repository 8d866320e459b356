import type { Income } from "./protocol";
import { anyName, nameOf } from "./words";

export function total(items: readonly Pick<Income, "coins">[]): number {
  return items.reduce((sum, item) => sum + item.coins, 0);
}

/** Where coins came from, in words; whose they were where two races were paid for the same. */
export function sources(items: readonly Income[]): string {
  const kinds = [...new Set(items.map((item) => item.for))];
  const found = kinds.map((kind) => {
    const paid = items.filter((item) => item.for === kind);
    const name = anyName(kind, "for");
    return paid.length > 1 ? `${name}: ${paid.map((item) => `${nameOf("race", item.race)} ${item.coins}`).join(", ")}` : `${name} ${paid[0]?.coins ?? 0}`;
  });
  return found.join(found.length < items.length ? "; " : ", ");
}
