// Starts Python. The first time its library and the engine are fetched, unpacked and imported, and the memory of Python as it
// then is gets kept on this device. Later starts begin from that memory: they take a tenth of the time. What a first game can do
// without comes after it has begun (halves.ts).
import { type Files, halves, type Later, promised, unzipped, write } from "./halves";
import { unpacking } from "./lzma";
import { ARRIVED } from "./messages";

/** What a build has, written by `offline/site.py`. */
interface Parts {
  name: string; // of everything together: another build, another name
  lock: object; // which packages there are: none
  files: Record<"program" | "glue" | "python" | "library" | "package" | (typeof AFTER)[number], { path: string; size: number }>;
}

interface Python {
  FS: Files;
  runPython: (code: string) => unknown;
  globals: { get: (name: string) => unknown };
  makeMemorySnapshot: () => Uint8Array;
}

type Missing = (is: boolean) => void;

interface Program {
  loadPyodide: (options: object) => Promise<Python>;
}

const HOME = new URL("../here/", location.href).href;
const CACHE = "smallworld.engine";
const PACKED = ["python", "library", "package", "glue"] as const;
const AFTER = ["later", "second"] as const; // files, and the second half of Python
const PLACE = "/lib/smallworld";
const PROMISED = "later.txt"; // in the package: which files come later
const AS_IS = ".mjs"; // a server packs it on the way, and its content policy allows no program from elsewhere
const COMING = 0.8; // of the bar; what comes after it takes time too
const STARTED = 0.85;

const IMPORT = `
import sys
sys.path.insert(0, "${PLACE}")
from smallworld.offline.worker import Worker
import gc, random
gc.collect()
`;
const LINE = 15_000; // milliseconds until a line that broke is tried again
const QUIET = 4000; // milliseconds: a first game has what it needs by then
const AGAIN = "random.seed()"; // or every start would have the same chances

const scope = globalThis as unknown as { fetch: typeof fetch };
const plain = scope.fetch.bind(globalThis);

/** Unpacked files by the names that Pyodide asks for. */
const known = new Map<string, () => Promise<Response>>();
scope.fetch = (target, init) => {
  const name = new URL(target instanceof Request ? target.url : String(target), location.href).pathname.split("/").at(-1) ?? "";
  return known.get(name)?.() ?? plain(target, init);
};

class Coming {
  private arrived = 0;
  private readonly waiting: { left: Set<string>; then: () => void }[] = [];

  constructor(
    private readonly parts: Parts,
    private readonly tell: (done: number) => void = () => undefined,
  ) {}

  /** When all of these have come over the line, though they may not have been unpacked. */
  after(...files: string[]): Promise<void> {
    return new Promise((then) => this.waiting.push({ left: new Set(files), then }));
  }

  private came(which: string): void {
    for (const { left, then } of this.waiting) if (left.delete(which) && !left.size) then();
  }

  /** A packed file as it arrives, unpacked; the bar shows how far all of them are. */
  async fetched(which: (typeof PACKED)[number] | (typeof AFTER)[number], media = "application/octet-stream"): Promise<Response> {
    const answer = await plain(HOME + this.parts.files[which].path);
    if (!answer.ok || !answer.body) throw new Error(`${which}: ${answer.status}`);
    const total = PACKED.reduce((sum, each) => sum + this.parts.files[each].size, 0);
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, control) => {
        this.arrived += piece.length;
        this.tell(Math.min(COMING, (COMING * this.arrived) / total));
        control.enqueue(piece);
      },
      flush: () => this.came(which),
    });
    return new Response(answer.body.pipeThrough(counting).pipeThrough(unpacking()), { headers: { "content-type": media } });
  }
}

const place = (parts: Parts, which: string) => `${HOME}started/${parts.name}/${which}`;

/** What an earlier start of the same build has left here. */
async function left(parts: Parts): Promise<{ memory: ArrayBuffer; python: Response; library: Response; package: Response } | null> {
  const cache = await globalThis.caches?.open(CACHE).catch(() => null);
  const [memory, python, library, source] = await Promise.all(["memory", "python", "library", "package"].map((which) => cache?.match(place(parts, which))));
  return memory && python && library && source ? { memory: await memory.arrayBuffer(), python, library, package: source } : null;
}

async function forget(keep = ""): Promise<void> {
  const cache = await globalThis.caches?.open(CACHE);
  for (const { url } of (await cache?.keys()) ?? []) if (url.startsWith(`${HOME}started/`) && !(keep && url.includes(`/${keep}/`))) await cache?.delete(url);
}

/** For later starts. Where there is no room for it, they are like the first. */
async function leave(parts: Parts, made: Record<"memory" | "library" | "package", Uint8Array>, python: Response): Promise<void> {
  const cache = await globalThis.caches?.open(CACHE);
  if (!cache) return;
  await forget(parts.name);
  await cache.put(place(parts, "python"), python);
  for (const [which, data] of Object.entries(made)) await cache.put(place(parts, which), new Response(data as Uint8Array<ArrayBuffer>));
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function bytes(answer: Promise<Response>): Promise<Uint8Array> {
  return new Uint8Array(await (await answer).arrayBuffer());
}

/** What lies between Python and the browser: a large program, packed where no server would do it. */
async function glued(coming: Coming, path: string): Promise<{ default: unknown }> {
  if (path.endsWith(AS_IS)) return import(/* @vite-ignore */ HOME + path) as Promise<{ default: unknown }>;
  const place = URL.createObjectURL(await (await coming.fetched("glue", "text/javascript")).blob());
  try {
    return (await import(/* @vite-ignore */ place)) as { default: unknown };
  } finally {
    URL.revokeObjectURL(place);
  }
}

async function load(parts: Parts, coming: Coming, more: object): Promise<Python> {
  const { program, glue } = parts.files;
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([import(/* @vite-ignore */ HOME + program.path) as Promise<Program>, glued(coming, glue.path)]);
  return loadPyodide({ indexURL: HOME, createPyodideModule, lockFileContents: parts.lock, stdLibURL: `${HOME}python_stdlib.zip`, ...more });
}

/** Files that are here, and those that come later. */
function unpack(parts: Parts, python: Python, source: Uint8Array): Later {
  const found = unzipped(source);
  const names = new TextDecoder().decode(found.get(PROMISED)).split("\n").filter(Boolean);
  write(python.FS, PLACE, found);
  return promised(python.FS, PLACE, names, HOME + parts.files.later.path);
}

/** All of a file, however often the line breaks. */
async function unbroken(parts: Parts, which: (typeof AFTER)[number]): Promise<Uint8Array> {
  for (;;) {
    try {
      return await bytes(new Coming(parts).fetched(which));
    } catch (problem) {
      if (!(problem instanceof TypeError)) throw problem; // there was an answer: it is no longer there
      await wait(LINE);
    }
  }
}

/** What comes after the first game has begun, one after the other. */
async function after(parts: Parts, ends: Record<(typeof AFTER)[number], Later>): Promise<void> {
  const cache = await globalThis.caches?.open(CACHE).catch(() => null);
  for (const which of AFTER) {
    const known = await cache?.match(place(parts, which));
    const data = known ? await bytes(Promise.resolve(known)) : await unbroken(parts, which);
    ends[which].given(data);
    if (!known) await cache?.put(place(parts, which), new Response(data as Uint8Array<ArrayBuffer>)).catch(() => undefined);
  }
}

/** From the memory that an earlier start has left. */
async function later(parts: Parts, missing: Missing): Promise<Python | null> {
  const found = await left(parts);
  if (!found) return null;
  known.set("pyodide.asm.wasm", async () => found.python);
  known.set("python_stdlib.zip", async () => found.library);
  const second = halves(HOME + parts.files.second.path, missing);
  const [python, source] = await Promise.all([load(parts, new Coming(parts), { _loadSnapshot: found.memory }), bytes(Promise.resolve(found.package))]);
  const files = unpack(parts, python, source);
  python.runPython(AGAIN);
  void after(parts, { later: files, second }).catch(() => undefined);
  return python;
}

/** From what a build has, packed. The engine comes while Python begins. */
async function first(parts: Parts, tell: (done: number) => void, missing: Missing): Promise<Python> {
  const coming = new Coming(parts, tell);
  const source = coming.after("python", "library").then(() => bytes(coming.fetched("package")));
  const [compiled, kept] = (await coming.fetched("python", "application/wasm")).body?.tee() ?? [];
  if (!compiled || !kept) throw new Error("nothing came");
  const wasm = (body: ReadableStream) => new Response(body, { headers: { "content-type": "application/wasm" } });
  const whole = wasm(kept).arrayBuffer(); // read at once: a stream that nobody reads holds the other up
  const library = bytes(coming.fetched("library"));
  known.set("pyodide.asm.wasm", async () => wasm(compiled));
  known.set("python_stdlib.zip", async () => new Response((await library).slice()));
  const second = halves(HOME + parts.files.second.path, missing);
  const python = await load(parts, coming, { _makeSnapshot: true });
  tell(STARTED);
  const engine = await source;
  tell(ARRIVED);
  const files = unpack(parts, python, engine);
  python.runPython(IMPORT);
  const made = { memory: python.makeMemorySnapshot(), library: await library, package: engine };
  void whole
    .then((data) => leave(parts, made, wasm(new Response(data).body as ReadableStream)))
    .catch(() => forget().catch(() => undefined))
    .then(() => wait(QUIET))
    .then(() => after(parts, { later: files, second }))
    .catch(() => undefined);
  return python;
}

/** Python, when it runs. `missing` hears when it cannot go on without a network, and when it does again. */
export async function start(tell: (done: number) => void, missing: Missing): Promise<Python> {
  const answer = await plain(`${HOME}engine.json`, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`engine.json: ${answer.status}`);
  const parts = (await answer.json()) as Parts;
  const python =
    (await later(parts, missing).catch(async () => {
      await forget().catch(() => undefined); // it was of no use
      return null;
    })) ?? (await first(parts, tell, missing));
  known.clear();
  return python;
}
