// What lies on this device: the site itself, and everything of it as a file.
import { alone, playsHere } from "../alone";
import { games } from "../games";
import type { Kept } from "../kept";
import { notice } from "../notice";
import { t } from "../words";
import { coming, installing, keepable, kept } from "./kept";

/** The games of this browser; others are at a server. */
function own(): Kept[] {
  return games.value.filter((each) => playsHere(each.table));
}

/** All of it goes into one file, which needs more of the program than a start page. */
function save(): void {
  void import("../me/file").then(({ saveFile }) => saveFile(), missing);
}

async function open(input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? [];
  await import("../me/file").then(({ openFile }) => openFile(file), missing);
  input.value = "";
}

function missing(): void {
  notice.value = t("ui-engine-broken");
}

/** A server's pages are kept only if somebody wants that. */
export function KeepHere() {
  const take = installing.value ?? keepable.value;
  if (alone || !take || kept.value) return null;
  return (
    <button type="button" class="quiet" title={t("ui-device-could")} data-keep onClick={take}>
      {installing.value ? t("ui-install") : t("ui-keep")}
    </button>
  );
}

export function OnThisDevice() {
  const install = installing.value;
  if (!alone && !coming.value && !kept.value && !own().length) return null; // nothing lies here
  return (
    <section class="way device">
      <h2>{t("ui-device")}</h2>
      <p>{kept.value ? t("ui-device-kept") : t("ui-device-coming")}</p>
      <div>
        {install && (
          <button type="button" data-install onClick={install}>
            {t("ui-install")}
          </button>
        )}
        {own().length > 0 && (
          <button type="button" data-save-games onClick={save}>
            {t("ui-games-save")}
          </button>
        )}
        {(alone || kept.value) && (
          <label class="button">
            {t("ui-games-open")}
            <input type="file" class="unseen" accept=".json,application/json" data-open-games onChange={(event) => void open(event.currentTarget)} />
          </label>
        )}
      </div>
    </section>
  );
}
