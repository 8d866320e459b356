// Shows that it is somebody's turn while no page is open. It does nothing else: it answers no requests and keeps nothing.
// What to say it finds where the page has left it, in the language of that page (src/push.ts).
async function show(told) {
  const words = (await (await caches.match("/push/words"))?.json().catch(() => null)) ?? {};
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((page) => page.focused && page.url.includes(told.table))) return; // they are looking at it
  await self.registration.showNotification("Small World", { body: words.turn ?? "", tag: told.table, data: told.table });
}

async function open(table) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url.includes(table));
  await (there ? there.focus() : self.clients.openWindow(`/#table/${table}`));
}

self.addEventListener("push", (event) => {
  let told = null;
  try {
    told = event.data.json();
  } catch {
    return;
  }
  if (told && typeof told.table === "string") event.waitUntil(show(told));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
