// What comes after the first game has begun, or at once if somebody needs it: the second half of Python (scripts/split.mjs) and
// files that a first game can do without. Whoever needs them cannot wait as JavaScript waits, so they are then fetched on the
// spot; a worker may do that.
//
// Without a network they do not come. A file that is missing Python can bear: reading it fails, and is tried again when somebody
// wants it again. A function that is missing it cannot: an error out of the middle of one ends Python for good. So it waits.
import { Unpacker } from "./lzma";

const AGAIN = 2000; // milliseconds until a network is looked for again
const UNREADABLE = 29; // how Python's files say EIO

/** There is no network, or nobody behind it. */
class Unreachable extends Error {}

/** Nothing at all goes on here for so many milliseconds. */
function pause(milliseconds: number): void {
  const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
  Atomics.wait(new Int32Array(buffer), 0, 0, milliseconds);
}

/** A packed file that is fetched beside everything else, or on the spot. */
export class Later {
  private data: Uint8Array | null = null;
  private used = false;

  constructor(
    private readonly address: string,
    private readonly use: (data: Uint8Array) => void,
  ) {}

  /** It is here, unpacked. */
  given(data: Uint8Array): void {
    if (!this.used) this.data = data;
  }

  /** Somebody needs it. */
  now(): void {
    if (this.used) return;
    this.use(this.data ?? this.fetched());
    this.used = true;
    this.data = null;
  }

  /** Nothing goes on without it: if there is no network, not before there is one. */
  atLast(tell: (missing: boolean) => void, again = AGAIN): void {
    for (let missing = false; ; missing = true) {
      try {
        this.now();
        if (missing) tell(false);
        return;
      } catch (problem) {
        if (!(problem instanceof Unreachable)) throw problem;
        if (!missing) tell(true);
        pause(again);
      }
    }
  }

  private fetched(): Uint8Array {
    const request = new XMLHttpRequest();
    request.open("GET", this.address, false);
    request.responseType = "arraybuffer";
    try {
      request.send();
    } catch (problem) {
      throw new Unreachable(`${this.address}: ${String(problem)}`);
    }
    if (request.status >= 500) throw new Unreachable(`${this.address}: ${request.status}`);
    if (request.status !== 200) throw new Error(`${this.address}: ${request.status}`);
    const unpacker = new Unpacker();
    unpacker.push(new Uint8Array(request.response as ArrayBuffer), true);
    return unpacker.out;
  }
}

/** A module that only hands on a function without arguments: tables take functions of WebAssembly alone. */
const HANDED = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 2, 5, 1, 0, 0, 0, 0, 7, 4, 1, 0, 0, 0]);

type Exports = WebAssembly.Exports & { halves: WebAssembly.Table; there: WebAssembly.Global };

/** Listens for the first half, and gives it the way to the second; tells when that is missing, and when it has come at last. */
export function halves(address: string, tell: (missing: boolean) => void = () => undefined): Later {
  let begun: { exports: Exports; imports: WebAssembly.Imports } | null = null;
  const second = new Later(address, (data) => {
    if (!begun) throw new Error("the first half has not begun");
    const { exports, imports } = begun;
    // Its functions go into the table by themselves.
    new WebAssembly.Instance(new WebAssembly.Module(data as Uint8Array<ArrayBuffer>), { ...imports, first: exports });
    exports.there.value = 1;
  });
  const listening = <Source>(plain: (source: Source, imports?: WebAssembly.Imports) => Promise<WebAssembly.WebAssemblyInstantiatedSource>) => {
    return async (source: Source, imports?: WebAssembly.Imports) => {
      const made = await plain(source, imports);
      const exports = made.instance?.exports as Exports | undefined;
      if (!exports?.halves || !imports) return made;
      Object.assign(WebAssembly, before);
      begun = { exports, imports };
      const { exports: handed } = new WebAssembly.Instance(new WebAssembly.Module(HANDED), { "": { "": () => second.atLast(tell) } });
      exports.halves.set(0, handed[""]);
      return made;
    };
  };
  const before = { instantiate: WebAssembly.instantiate, instantiateStreaming: WebAssembly.instantiateStreaming };
  const whole = before.instantiate as (source: BufferSource, imports?: WebAssembly.Imports) => Promise<WebAssembly.WebAssemblyInstantiatedSource>;
  Object.assign(WebAssembly, { instantiate: listening(whole), instantiateStreaming: listening(before.instantiateStreaming) });
  return second;
}

interface Node {
  contents: Uint8Array;
  usedBytes: number;
  stream_ops: { open?: (stream: { fd: number; stream_ops: object }) => void };
}

/** As much of Python's files as we use. */
export interface Files {
  mkdirTree: (path: string) => void;
  writeFile: (path: string, data: Uint8Array) => void;
  lookupPath: (path: string) => { node: Node };
  closeStream: (fd: number) => void;
  ErrnoError: new (number: number) => Error;
}

/** The files of an archive that is not packed, by their names. */
export function unzipped(archive: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const found = new Map<string, Uint8Array>();
  for (let at = 0; view.getUint32(at, true) === 0x04034b50; ) {
    const [size, name, more] = [view.getUint32(at + 18, true), view.getUint16(at + 26, true), view.getUint16(at + 28, true)];
    const begin = at + 30 + name + more;
    found.set(new TextDecoder().decode(archive.subarray(at + 30, at + 30 + name)), archive.subarray(begin, begin + size));
    at = begin + size;
  }
  return found;
}

/** Writes files where Python finds them. */
export function write(files: Files, place: string, found: Map<string, Uint8Array>): void {
  const folders = new Set<string>();
  for (const [name, data] of found) {
    const path = `${place}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) files.mkdirTree(folder);
    folders.add(folder);
    files.writeFile(path, data);
  }
}

/** Files that seem to be there; whoever opens one lets all of them come. */
export function promised(files: Files, place: string, names: string[], address: string): Later {
  const nodes = new Map<string, Node>();
  const later = new Later(address, (archive) => {
    for (const [name, data] of unzipped(archive)) {
      const node = nodes.get(name);
      if (!node) continue;
      node.contents = data;
      node.usedBytes = data.length;
    }
  });
  write(files, place, new Map(names.map((name) => [name, new Uint8Array(0)])));
  for (const name of names) {
    const { node } = files.lookupPath(`${place}/${name}`);
    const plain = node.stream_ops;
    nodes.set(name, node);
    node.stream_ops = {
      ...plain,
      open: (stream) => {
        try {
          later.now();
        } catch (problem) {
          console.error(problem);
          files.closeStream(stream.fd);
          throw new files.ErrnoError(UNREADABLE);
        }
        node.stream_ops = plain;
        stream.stream_ops = plain;
      },
    };
  }
  return later;
}
