// A line to send: by the phone's own way, or copied.
import { notice } from "../notice";
import { t } from "../words";

export async function share(line: string): Promise<void> {
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ text: line });
    else {
      await navigator.clipboard.writeText(line);
      notice.value = t("day-copied");
    }
  } catch (problem) {
    if ((problem as Error).name !== "AbortError") notice.value = t("day-not-copied");
  }
}
