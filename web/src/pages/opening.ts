// Make a table and go there, or say why not.
import { signal } from "@preact/signals";
import { loadCatalogue, makeTable, Refused } from "../api";
import { notice } from "../notice";
import type { NewTable } from "../protocol";
import { go } from "../route";
import { refusal, t } from "../words";

export const opening = signal(false);

/** The wish is asked for when the catalogue is there; whoever wants to note something hears of the table before it is shown. */
export async function openTable(wish: () => NewTable, note: (table: string) => void = () => undefined): Promise<void> {
  if (opening.value) return;
  opening.value = true;
  try {
    await loadCatalogue();
    const made = await makeTable(wish());
    note(made.table);
    go(`table/${made.table}`);
  } catch (problem) {
    notice.value = whyNot(problem);
  } finally {
    opening.value = false;
  }
}

/** Why a plain request failed. */
export function whyNot(problem: unknown): string {
  return problem instanceof Refused ? refusal(problem.code) : t("ui-no-server");
}
