// Who made a home-made thing, in a line.
import type { HomeMade } from "./protocol";
import { settings } from "./settings";
import { t } from "./words";

/** "by Zoë · brought by Ada · from the set Hedgerow": as much of it as is known. */
export function madeBy({ author, by, set }: Pick<HomeMade, "author" | "by" | "set">): string {
  const whole = set?.[settings.value.language];
  return [author ? t("ui-made-by", { author }) : "", whole ? t("ui-of-set", { set: whole }) : "", by ? t("ui-brought-by", { player: by }) : ""]
    .filter(Boolean)
    .join(" · ");
}
