// Keeps the site on this device: the service worker, its updates, and the way to the home screen.
import { effect } from "@preact/signals";
import { alone } from "../alone";
import { broken, progress } from "./engine";
import { coming, installing, kept, keepable, newer } from "./kept";

const SOON = 500; // milliseconds: the page has been drawn by then
const QUIET = 4000; // so long nothing more comes to a page that has what it needs

/** What browsers say when a site could be installed. */
interface Offer extends Event {
  prompt: () => Promise<void>;
}

function follow(registration: ServiceWorkerRegistration): void {
  const look = () => {
    const { waiting, active } = registration;
    kept.value = !!active;
    if (waiting && active) newer.value = () => waiting.postMessage("take over");
  };
  const watch = () => registration.installing?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", watch);
  watch();
  look();
}

function register(): void {
  const { serviceWorker } = navigator;
  const before = serviceWorker.controller;
  keepable.value = null;
  coming.value = true;
  // Only a new build that somebody has asked for takes over a page that is open; the first one changes nothing.
  serviceWorker.addEventListener("controllerchange", () => before && location.reload());
  void serviceWorker.register("sw.js", { updateViaCache: "none" }).then(follow, () => {
    coming.value = false;
    keepable.value = register;
  });
  void navigator.storage?.persist?.().catch(() => undefined);
}

/** Wait until nothing has come to this page for a while. */
async function settled(): Promise<void> {
  for (let before = -1, now = 0; now !== before; ) {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, QUIET));
    now = performance.getEntriesByType("resource").length;
  }
}

/** The first time the engine comes before everything else, and then the first game: on a slow line all of it together would make somebody wait. */
function afterTheEngine(): void {
  const here = import("./here"); // on its way meanwhile
  setTimeout(() => void here.then(({ begin }) => begin()), SOON);
  const stop = effect(() => {
    if (progress.value !== 1 && !broken.value) return;
    queueMicrotask(() => stop());
    void settled().then(register);
  });
}

/** Is it kept already, or installed? */
async function wanted(): Promise<boolean> {
  if (alone || matchMedia("(display-mode: standalone)").matches) return true;
  const here = await navigator.serviceWorker.getRegistration("./");
  return here?.scope === new URL("./", document.baseURI).href;
}

/** A site without a server keeps itself; one with a server is kept if somebody asks for it, or has installed it. */
export function keep(): void {
  const can = "serviceWorker" in navigator; // not over plain HTTP from elsewhere
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installing.value = () => {
      installing.value = null;
      if (can && !kept.peek()) register();
      void (event as Offer).prompt();
    };
  });
  addEventListener("appinstalled", () => {
    installing.value = null;
    if (can && keepable.peek()) register();
  });
  if (!can) return;
  keepable.value = register;
  if (alone && !navigator.serviceWorker.controller) afterTheEngine();
  else void wanted().then((now) => now && register(), () => undefined);
}
