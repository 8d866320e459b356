// The page's end of the worker: requests and lines as if there were a server.
import { broken, missing, progress } from "./engine";
import type { FromWorker, ToWorker } from "./messages";

let worker: Worker | null = null;
let numbers = 0;
const waiting = new Map<number, { given: (answer: Response) => void; signal: AbortSignal | null | undefined }>();
const lines = new Map<number, (text: string) => void>();
let early: ToWorker[] | null = []; // what was said before it ran

/** The page says that it does not run; why is for whoever looks into it. */
function fail(reason: string): void {
  broken.value = reason;
  console.error(reason);
}

function hear(message: FromWorker): void {
  if (message.kind === "progress") progress.value = message.done;
  else if (message.kind === "ready") {
    progress.value = 1;
    early = null;
  } else if (message.kind === "missing") missing.value = message.is;
  else if (message.kind === "broken") fail(message.reason);
  else if (message.kind === "said") lines.get(message.line)?.(message.text);
  else {
    const { number, status, media, body, more } = message;
    const asker = waiting.get(number);
    waiting.delete(number);
    if (!asker || asker.signal?.aborted) return more ? send({ kind: "stop", number }) : undefined;
    asker.given(new Response(more ? coming(number, asker.signal) : body, { status, headers: { "content-type": media } }));
  }
}

/** Let the engine come. */
export function begin(): Worker {
  if (worker) return worker;
  progress.value = 0;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  worker.onerror = (event) => fail(event.message || "the worker failed");
  return worker;
}

function send(message: ToWorker): void {
  early?.push(message);
  begin().postMessage(message);
}

/** Try once more: in place if it never ran, because without a network not even the page would come again. */
export function again(): void {
  if (!early) return location.reload();
  worker?.terminate();
  worker = null;
  broken.value = "";
  begin();
  for (const message of early) begin().postMessage(message);
}

/** The rest of an answer as it comes, until whoever asked has heard enough. */
function coming(number: number, signal: AbortSignal | null | undefined): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder();
  const stop = () => {
    if (lines.delete(number)) send({ kind: "stop", number });
  };
  return new ReadableStream({
    start(control) {
      lines.set(number, (text) => {
        if (text) return control.enqueue(bytes.encode(text));
        lines.delete(number);
        control.close();
      });
      signal?.addEventListener("abort", () => {
        if (lines.has(number)) control.error(signal.reason);
        stop();
      });
    },
    cancel: stop,
  });
}

/** The answer to a request. */
export function asked(path: string, init: RequestInit = {}): Promise<Response> {
  const number = (numbers += 1);
  const token = (new Headers(init.headers).get("authorization") ?? "").replace(/^Bearer /, "");
  send({ kind: "ask", number, method: init.method ?? "GET", path, token, body: typeof init.body === "string" ? init.body : "" });
  return new Promise((given, failed) => {
    waiting.set(number, { given, signal: init.signal });
    init.signal?.addEventListener("abort", () => failed(init.signal?.reason));
  });
}

/** One end of a line. */
export interface Post {
  say: (text: string) => void;
  close: () => void;
}

/** Open a line; nothing is heard when the other end closes it. */
export function connect(hear: (text: string) => void): Post {
  const line = (numbers += 1);
  lines.set(line, (text) => {
    if (!text) lines.delete(line);
    hear(text);
  });
  send({ kind: "open", line });
  return {
    say: (text) => send({ kind: "say", line, text }),
    close: () => {
      lines.delete(line);
      send({ kind: "close", line });
    },
  };
}
