// What the page cannot do without is asked for until it comes; meanwhile it says that the server does not answer.
import { notice } from "./notice";
import { t } from "./words";

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 16_000;

export async function eventually(load: () => Promise<unknown>, wanted: () => boolean = () => true): Promise<void> {
  for (let wait = FIRST_WAIT; wanted(); wait = Math.min(wait * 2, LONGEST_WAIT)) {
    try {
      await load();
      return;
    } catch {
      notice.value = t("ui-no-server");
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
