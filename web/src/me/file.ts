// The one file with everything: saved and read by a press, with a word about what came of it.
import { notice } from "../notice";
import { saveAs } from "../saving";
import { loadMore, t } from "../words";
import { NoBackup, restore, written } from "./backup";

export async function saveFile(): Promise<void> {
  try {
    const text = await written();
    saveAs(`smallworld-${new Date().toISOString().slice(0, 10)}.json`, new Blob([text], { type: "application/json" }));
  } catch {
    notice.value = t("ui-engine-broken");
  }
}

export async function openFile(file: File | undefined): Promise<void> {
  if (!file) return;
  await loadMore("me").catch(() => undefined);
  try {
    const { refused, left, ...came } = await restore(await file.text());
    await loadMore("me").catch(() => undefined); // the language may be another one now
    const said = [t("me-imported", came), refused ? t("ui-games-refused", { number: refused }) : "", left ? t("me-left", { number: left }) : ""];
    notice.value = said.filter(Boolean).join(" ");
  } catch (problem) {
    notice.value = t(`me-${problem instanceof NoBackup ? problem.why : "damaged"}`);
  }
}
