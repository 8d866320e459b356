import type { Income } from "./protocol";

export function total(items: readonly Pick<Income, "coins">[]): number {
  return items.reduce((sum, item) => sum + item.coins, 0);
}
