// The engine, its bots and the tables of this browser, run by Python in this worker. Nothing of it knows a server.
import { Beside } from "./beside";
import type { FromWorker, ToWorker } from "./messages";
import { shelf } from "./shelf";
import { start } from "./start";

interface Proxy {
  destroy: () => void;
}

interface Tables {
  lines: { opened: (line: number) => void; said: (line: number, text: string) => void; closed: (line: number) => void };
  asked: (number: number, method: string, path: string, token: string, body: string) => Promise<Proxy & { toJs: () => [number, string, string, number] }>;
  tell: (number: number) => void;
  stop: (number: number) => void;
  adviser: { told: (number: number, line: string) => void };
  written: (table: string) => Promise<void>;
}

const scope = globalThis as unknown as {
  postMessage: (message: FromWorker) => void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};
const tell = (message: FromWorker) => scope.postMessage(message);

async function begin(): Promise<Tables> {
  const python = await start(
    (done) => tell({ kind: "progress", done }),
    (is) => tell({ kind: "missing", is }),
  );
  const make = python.globals.get("Worker") as (storage: unknown, say: unknown, think: unknown) => Tables;
  const news = new BroadcastChannel("smallworld.tables");
  const storage = {
    load: shelf.load,
    async append(table: string, seq: number, command: string, body: string, chain: string): Promise<string> {
      const answer = await shelf.append(table, seq, command, body, chain);
      if (answer === "ok") news.postMessage(table);
      return answer;
    },
  };
  const beside = new Beside(
    () => new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" }),
    (number, line) => tables.adviser.told(number, line),
  );
  const tables = make(
    storage,
    (line: number, text: string) => tell({ kind: "said", line, text }),
    (number: number, letter: string, urgent: boolean) => beside.ask(number, letter, urgent),
  );
  news.onmessage = ({ data }) => void tables.written(String(data));
  tell({ kind: "ready" });
  return tables;
}

const fail = (problem: unknown) => tell({ kind: "broken", reason: String(problem).slice(-600) });
const tables = begin();
tables.catch(fail);

async function hear(message: ToWorker): Promise<void> {
  const { lines, asked, tell: goOn, stop } = await tables;
  if (message.kind === "open") lines.opened(message.line);
  else if (message.kind === "say") lines.said(message.line, message.text);
  else if (message.kind === "close") lines.closed(message.line);
  else if (message.kind === "stop") stop(message.number);
  else {
    const { number } = message;
    const answer = await asked(number, message.method, message.path, message.token, message.body);
    const [status, media, body, more] = answer.toJs();
    answer.destroy();
    tell({ kind: "answer", number, status, media, body, more: !!more });
    if (more) goOn(number);
  }
}

scope.onmessage = ({ data }) => void hear(data).catch(fail); // Python itself has ended: it answers whatever else goes wrong
