// What the page cannot do without is asked for until it comes; meanwhile it says that the server does not answer, or that
// a newer build has taken the place of what is missing.
import { build } from "./build";
import { notice } from "./notice";
import { t } from "./words";

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 16_000;

export async function eventually(load: () => Promise<unknown>, wanted: () => boolean = () => true): Promise<void> {
  let told = false; // that this page is an old one: once, since it comes over the game
  for (let wait = FIRST_WAIT; wanted(); wait = Math.min(wait * 2, LONGEST_WAIT)) {
    try {
      await load();
      return;
    } catch {
      const old = await build.gone();
      if (!old || !told) notice.value = t(old ? "ui-newer-soon" : "ui-no-server");
      told = old;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
