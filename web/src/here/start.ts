// Starts Python. The first time its library and the engine are fetched, unpacked and imported, and the memory of Python as it
// then is gets kept on this device. Later starts begin from that memory: they take a tenth of the time.
import { unpacking } from "./lzma";

/** What a build has, written by `offline/site.py`. */
interface Parts {
  name: string; // of everything together: another build, another name
  lock: object; // which packages there are: none
  files: Record<"program" | "glue" | "python" | "library" | "package", { path: string; size: number }>;
}

interface Python {
  FS: { writeFile: (path: string, data: Uint8Array) => void };
  runPython: (code: string) => unknown;
  globals: { get: (name: string) => unknown };
  makeMemorySnapshot: () => Uint8Array;
}

interface Program {
  loadPyodide: (options: object) => Promise<Python>;
}

const HOME = new URL("../here/", location.href).href;
const CACHE = "smallworld.engine";
const PACKED = ["python", "library", "package", "glue"] as const;
const AS_IS = ".mjs"; // a server packs it on the way, and its content policy allows no program from elsewhere
const COMING = 0.8; // of the bar; what comes after it takes time too
const STARTED = 0.85;

const UNPACK = `
import sys, zipfile
with zipfile.ZipFile("/smallworld.zip") as packed:
    packed.extractall("/lib/smallworld")
`;
const IMPORT = `
sys.path.insert(0, "/lib/smallworld")
from smallworld.offline.worker import Worker
import gc, random
gc.collect()
`;
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

  constructor(
    private readonly parts: Parts,
    private readonly tell: (done: number) => void = () => undefined,
  ) {}

  /** A packed file as it arrives, unpacked; the bar shows how far all of them are. */
  async fetched(which: (typeof PACKED)[number], media = "application/octet-stream"): Promise<Response> {
    const answer = await plain(HOME + this.parts.files[which].path);
    if (!answer.ok || !answer.body) throw new Error(`${which}: ${answer.status}`);
    const total = PACKED.reduce((sum, each) => sum + this.parts.files[each].size, 0);
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, control) => {
        this.arrived += piece.length;
        this.tell(Math.min(COMING, (COMING * this.arrived) / total));
        control.enqueue(piece);
      },
    });
    return new Response(answer.body.pipeThrough(counting).pipeThrough(unpacking()), { headers: { "content-type": media } });
  }
}

/** What an earlier start of the same build has left here. */
async function left(parts: Parts): Promise<{ memory: ArrayBuffer; python: Response; library: Response; package: Response } | null> {
  const cache = await globalThis.caches?.open(CACHE).catch(() => null);
  const [memory, python, library, source] = await Promise.all(["memory", "python", "library", "package"].map((which) => cache?.match(`${HOME}started/${parts.name}/${which}`)));
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
  const place = (which: string) => `${HOME}started/${parts.name}/${which}`;
  await cache.put(place("python"), python);
  for (const [which, data] of Object.entries(made)) await cache.put(place(which), new Response(data as Uint8Array<ArrayBuffer>));
}

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

/** From the memory that an earlier start has left. */
async function later(parts: Parts): Promise<Python | null> {
  const found = await left(parts);
  if (!found) return null;
  known.set("pyodide.asm.wasm", async () => found.python);
  known.set("python_stdlib.zip", async () => found.library);
  const [python, source] = await Promise.all([load(parts, new Coming(parts), { _loadSnapshot: found.memory }), bytes(Promise.resolve(found.package))]);
  python.FS.writeFile("/smallworld.zip", source);
  python.runPython(UNPACK + AGAIN);
  return python;
}

/** From what a build has, packed. */
async function first(parts: Parts, tell: (done: number) => void): Promise<Python> {
  const coming = new Coming(parts, tell);
  const [compiled, kept] = (await coming.fetched("python", "application/wasm")).body?.tee() ?? [];
  if (!compiled || !kept) throw new Error("nothing came");
  const wasm = (body: ReadableStream) => new Response(body, { headers: { "content-type": "application/wasm" } });
  const whole = wasm(kept).arrayBuffer(); // read at once: a stream that nobody reads holds the other up
  const [library, source] = [bytes(coming.fetched("library")), bytes(coming.fetched("package"))];
  known.set("pyodide.asm.wasm", async () => wasm(compiled));
  known.set("python_stdlib.zip", async () => new Response((await library).slice()));
  const python = await load(parts, coming, { _makeSnapshot: true });
  tell(STARTED);
  python.FS.writeFile("/smallworld.zip", await source);
  python.runPython(UNPACK + IMPORT);
  const made = { memory: python.makeMemorySnapshot(), library: await library, package: await source };
  void whole.then((data) => leave(parts, made, new Response(data, { headers: { "content-type": "application/wasm" } }))).catch(() => forget().catch(() => undefined));
  return python;
}

/** What makes the tables, when Python runs. */
export async function start(tell: (done: number) => void): Promise<unknown> {
  const answer = await plain(`${HOME}engine.json`, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`engine.json: ${answer.status}`);
  const parts = (await answer.json()) as Parts;
  const python =
    (await later(parts).catch(async () => {
      await forget().catch(() => undefined); // it was of no use
      return null;
    })) ?? (await first(parts, tell));
  known.clear();
  return python.globals.get("Worker");
}
