// Make a table and go there, or say why not.
import { signal } from "@preact/signals";
import { h } from "preact";
import { loadCatalogue, makeTable, Refused } from "../api";
import { build } from "../build";
import { notice } from "../notice";
import type { NewTable } from "../protocol";
import { go } from "../route";
import { refusal, t } from "../words";
import { Told, wordsFor } from "./refused";

export const opening = signal(false);

/**
 * The wish is asked for when the catalogue is there; whoever wants to note something hears of the table before it is shown.
 * A refusal says what it is about, where that is not plain.
 */
export async function openTable(wish: () => NewTable | Promise<NewTable>, note: (table: string) => void = () => undefined, about = ""): Promise<void> {
  if (opening.value) return;
  opening.value = true;
  try {
    await loadCatalogue();
    const made = await makeTable(await wish());
    note(made.table);
    go(`table/${made.table}`);
  } catch (problem) {
    await wordsFor(problem);
    notice.value = h(Told, { problem, about });
  } finally {
    opening.value = false;
  }
}

/** Why a plain request failed, of those that bring no text. */
export function whyNot(problem: unknown): string {
  if (!(problem instanceof Refused)) {
    void build.gone(); // a page that is not there any more, perhaps
    return t(build.newer.value ? "ui-newer-soon" : "ui-no-server");
  }
  return refusal(problem.code);
}
