// Messages to this device while no page is open, if its user wants them for a game and the server can send some. They come
// through the browser's own push service, signed by this server alone.
import { signal } from "@preact/signals";
import { alone } from "./alone";
import { keep, known } from "./games";
import { t } from "./words";

/** The server's key; "" if it sends no messages, or this browser takes none. */
export const pushKey = signal("");

const can = () => !alone && typeof Notification === "function" && isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis;

export async function askForKey(): Promise<void> {
  if (pushKey.value || !can()) return;
  const answer = await fetch("/api/push").catch(() => null);
  if (answer?.ok) pushKey.value = ((await answer.json()) as { key: string }).key;
}

/** In a place of its own, so that it is nobody else's business what pages and files come from where. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const place = await navigator.serviceWorker.register("/push-worker.js", { scope: "/push/", updateViaCache: "none" });
  const coming = place.installing ?? place.waiting;
  if (!place.active && coming) {
    await new Promise<void>((done) => coming.addEventListener("statechange", () => coming.state === "activated" && done()));
  }
  return place;
}

async function send(table: string, method: "POST" | "DELETE", subscription: PushSubscription): Promise<void> {
  const { endpoint, keys = {} } = subscription.toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys["p256dh"], auth: keys["auth"] });
  for (const token of known(table)?.seats ?? []) {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const answer = await fetch(`/api/tables/${table}/push`, { method, headers, body });
    if (!answer.ok) throw new Error(`${answer.status}`);
  }
}

/** Be told of the turns of one's seats at a table, on this device; or not any more. Returns whether that has come about. */
export async function bePushed(table: string, on: boolean): Promise<boolean> {
  try {
    if (on && (await Notification.requestPermission()) !== "granted") return false;
    const place = await worker();
    const old = await place.pushManager.getSubscription();
    if (!on && !old) keep(table, { pushed: false });
    if (!on && !old) return true;
    const subscription = old ?? (await place.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey.value }));
    const words = new Response(JSON.stringify({ turn: t("ui-notify-turn") }));
    await (await caches.open("smallworld-push")).put("/push/words", words);
    await send(table, on ? "POST" : "DELETE", subscription);
    keep(table, { pushed: on });
    return true;
  } catch {
    return false; // no push service can be reached, or the browser takes none
  }
}
