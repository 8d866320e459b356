// A message from the browser when it is somebody's turn, for those who want it and look at something else meanwhile.
import { effect } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { games } from "../games";
import { notice } from "../notice";
import { askForKey, bePushed, pushKey } from "../push";
import { change, settings } from "../settings";
import { mine, store } from "../table";
import { t } from "../words";

/** Pages without https have none of this. */
const can = () => typeof Notification === "function" && isSecureContext;

async function wish(on: boolean): Promise<void> {
  const may = on && (Notification.permission === "granted" || (await Notification.requestPermission()) === "granted");
  if (on && !may) notice.value = t("ui-notify-no");
  change({ notify: may });
}

/** For this game and this device: also with no page open. */
function PushWish() {
  useEffect(() => void askForKey(), []);
  const table = store.table.value;
  const [busy, setBusy] = useState(false);
  if (!pushKey.value) return null;
  const set = async (on: boolean) => {
    setBusy(true);
    if (!(await bePushed(table, on))) notice.value = t("ui-push-no");
    setBusy(false);
  };
  return (
    <label class="check">
      <input type="checkbox" data-push disabled={busy} checked={!!games.value.find((kept) => kept.table === table)?.pushed} onChange={(event) => void set(event.currentTarget.checked)} />
      {t("ui-push")}
    </label>
  );
}

/** In the menu: the browser asks its user only after a press here. */
export function NotifyWish() {
  if (!can() || !store.held.value.length) return null;
  return (
    <>
      <label class="check" title={t("ui-notify-text")}>
        <input type="checkbox" data-notify checked={settings.value.notify && Notification.permission === "granted"} onChange={(event) => void wish(event.currentTarget.checked)} />
        {t("ui-notify")}
      </label>
      <PushWish />
    </>
  );
}

function show(): void {
  try {
    const message = new Notification("Small World", { body: t("ui-notify-turn"), tag: store.table.value });
    message.onclick = () => {
      window.focus();
      message.close();
    };
  } catch {
    // Some phones show messages only from a worker; the tab's title says it too.
  }
}

let told = false;
effect(() => {
  const waits = !!mine.value;
  if (!waits) told = false;
  else if (!told) {
    told = true;
    if (settings.peek().notify && can() && Notification.permission === "granted" && document.hidden) show();
  }
});
