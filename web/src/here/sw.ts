// Keeps one build of the site, whole, on this device: no network is needed, and no two builds ever mix. A site without a
// server is answered from it alone. Where there is a server, its answer comes first, and what is kept stands in for it.
// Games do not pass through here: they are in the browser's storage or at the server, and no answer about them is ever kept.

declare const BUILD: {
  version: string;
  alone: boolean; // there is no server behind it
  page: string; // stands for every address of the site
  files: Record<string, string>; // their hashes
}; // written in front of this by offline/site.py

interface Lasting {
  waitUntil: (work: Promise<unknown>) => void;
}

interface Fetching extends Lasting {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

const scope = globalThis as unknown as {
  addEventListener: ((kind: "install" | "activate", hear: (event: Lasting) => void) => void) &
    ((kind: "fetch", hear: (event: Fetching) => void) => void) &
    ((kind: "message", hear: (event: MessageEvent) => void) => void);
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};

const HOME = new URL("./", location.href);
const PREFIX = `smallworld ${HOME.pathname} `; // other sites of the same host have caches of their own
const NAME = PREFIX + BUILD.version;
const TOGETHER = 6; // files that are fetched at the same time
const NAMED = /-[\w-]{8}\.\w+$/; // its hash is in its name: it never changes
const PATIENCE = 4000; // for a server's page, in milliseconds
const NOBODY = [502, 503, 504]; // a proxy answers for a server that does not

async function hashOf(data: ArrayBuffer): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return [...sum.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A file of this build and no other: what an older or newer one has left in some cache on the way is asked for again. */
async function fetched(path: string, hash: string): Promise<Response> {
  for (const cache of ["default", "reload"] as const) {
    const answer = await fetch(new URL(path, HOME), { cache });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    const data = await answer.clone().arrayBuffer();
    if ((await hashOf(data)) === hash) return new Response(data, { headers: { "content-type": answer.headers.get("content-type") ?? "application/octet-stream" } });
  }
  throw new Error(`${path} is not of this build`);
}

async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  const left = Object.entries(BUILD.files);
  await Promise.all(
    Array.from({ length: TOGETHER }, async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const [path, hash] = next;
        const place = new URL(path, HOME);
        if (await cache.match(place)) continue; // from an install that was broken off
        const old = await olderCopy(place, hash);
        await cache.put(place, old ?? (await fetched(path, hash)));
      }
    }),
  );
}

/** Most files are the same from build to build. */
async function olderCopy(place: URL, hash: string): Promise<Response | null> {
  const old = await caches.match(place);
  return old && (await hashOf(await old.clone().arrayBuffer())) === hash ? old : null;
}

async function tidy(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== NAME) await caches.delete(name);
  await scope.clients.claim();
}

/** The file of this build that answers a request; nothing if none does. */
function fileFor(request: Request): string {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== HOME.origin || !pathname.startsWith(HOME.pathname)) return "";
  const path = pathname.slice(HOME.pathname.length);
  if (path === "" || path === "index.html") return BUILD.page;
  if (path in BUILD.files) return path;
  const written = `here/${path}.json`; // an answer that is the same for everybody
  return !BUILD.alone && written in BUILD.files ? written : "";
}

async function kept(path: string): Promise<Response | undefined> {
  return (await caches.open(NAME)).match(new URL(path, HOME));
}

/** What the server says, or else what is kept. */
async function fresh(request: Request, path: string): Promise<Response> {
  const answer = fetch(request).then((said) => {
    if (NOBODY.includes(said.status)) throw new Error(`${said.status}`);
    return said;
  });
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), path === BUILD.page ? PATIENCE : 3 * PATIENCE));
  const first = await Promise.race([answer, late]).catch(() => undefined);
  return first ?? (await kept(path)) ?? answer;
}

async function answered(request: Request, path: string): Promise<Response> {
  if (!BUILD.alone && !NAMED.test(path)) return fresh(request, path);
  return (await kept(path)) ?? fetch(request);
}

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(tidy()));
scope.addEventListener("message", (event) => {
  if (event.data === "take over") void scope.skipWaiting();
});
scope.addEventListener("fetch", (event) => {
  const path = fileFor(event.request);
  if (path) event.respondWith(answered(event.request, path));
});
