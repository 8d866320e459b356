// The whole game as a file, for whoever wants to keep it.
import { loadRecord } from "./api";
import { known, seeing } from "./games";
import { notice } from "./notice";
import { whyNot } from "./pages/opening";
import { saveAs } from "./saving";

export async function saveRecord(table: string): Promise<void> {
  const kept = known(table);
  try {
    saveAs("smallworld.jsonl", await loadRecord(table, kept ? seeing(kept) : ""));
  } catch (problem) {
    notice.value = whyNot(problem);
  }
}
