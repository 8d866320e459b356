// The line to the table, begun by early.ts while the program is still on its way. The program goes on with it.

export interface Begun {
  greeting: string;
  wire: WebSocket;
  heard: string[]; // nothing is lost of what comes before somebody listens
  hear: ((text: string) => void) | null; // then they do
}

declare global {
  var begun: Begun | undefined;
}

/** The first message to a table. What was said since version `after` is told again; the seats of `away` stay with bots. */
export function greeting(table: string, tokens: string[], after: number | undefined, away: number[] | undefined): string {
  const packed = "DecompressionStream" in globalThis ? true : undefined;
  return JSON.stringify({ t: "hello", table, tokens, after, away: away?.length ? away : undefined, packed });
}

/** A line to the server. It hears at once which table it is for, so that all who are there can meet in one process. */
export function openWire(table: string): WebSocket {
  const place = `${location.host}/ws?table=${encodeURIComponent(table)}`;
  const wire = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${place}`);
  wire.binaryType = "arraybuffer";
  return wire;
}

async function unpacked(data: ArrayBuffer): Promise<string> {
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"))).text();
}

/** Hear what is said on a line, in its order: a message that comes packed takes a moment. */
export function listen(wire: { onmessage: ((event: never) => void) | null; close: () => void }, hear: (text: string) => void): void {
  let last: Promise<void> | null = null;
  wire.onmessage = ({ data }: { data: unknown }) => {
    if (typeof data === "string" && !last) {
      hear(data);
      return;
    }
    const text = typeof data === "string" ? data : unpacked(data as ArrayBuffer);
    const turn = Promise.all([text, last]).then(
      ([said]) => {
        if (last === turn) last = null;
        hear(said);
      },
      () => wire.close(),
    );
    last = turn;
  };
}

/** The line that was begun with this greeting, once. One that broke meanwhile is of no use, and one that said something else is closed. */
export function takeBegun(said: string): Begun | null {
  const { begun } = globalThis;
  globalThis.begun = undefined;
  if (!begun || begun.wire.readyState > WebSocket.OPEN) return null;
  if (begun.greeting === said) return begun;
  begun.wire.onopen = begun.wire.onmessage = null;
  begun.wire.close();
  return null;
}
