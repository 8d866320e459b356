// The engine, its bots and the tables of this browser, run by Python in this worker. Nothing of it knows a server.
import type { FromWorker, ToWorker } from "./messages";
import { shelf } from "./shelf";
import { start } from "./start";

interface Proxy {
  destroy: () => void;
}

interface Tables {
  lines: { opened: (line: number) => void; said: (line: number, text: string) => void; closed: (line: number) => void };
  asked: (method: string, path: string, token: string, body: string) => Promise<Proxy & { toJs: () => [number, string, string] }>;
  written: (table: string) => Promise<void>;
}

const scope = globalThis as unknown as {
  postMessage: (message: FromWorker) => void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};
const tell = (message: FromWorker) => scope.postMessage(message);

async function begin(): Promise<Tables> {
  const make = (await start(
    (done) => tell({ kind: "progress", done }),
    (is) => tell({ kind: "missing", is }),
  )) as (storage: unknown, say: unknown) => Tables;
  const news = new BroadcastChannel("smallworld.tables");
  const storage = {
    load: shelf.load,
    async append(table: string, seq: number, command: string, body: string, chain: string): Promise<string> {
      const answer = await shelf.append(table, seq, command, body, chain);
      if (answer === "ok") news.postMessage(table);
      return answer;
    },
  };
  const tables = make(storage, (line: number, text: string) => tell({ kind: "said", line, text }));
  news.onmessage = ({ data }) => void tables.written(String(data));
  tell({ kind: "ready" });
  return tables;
}

const fail = (problem: unknown) => tell({ kind: "broken", reason: String(problem).slice(-600) });
const tables = begin();
tables.catch(fail);

async function hear(message: ToWorker): Promise<void> {
  const { lines, asked } = await tables;
  if (message.kind === "open") lines.opened(message.line);
  else if (message.kind === "say") lines.said(message.line, message.text);
  else if (message.kind === "close") lines.closed(message.line);
  else {
    const answer = await asked(message.method, message.path, message.token, message.body);
    const [status, media, body] = answer.toJs();
    answer.destroy();
    tell({ kind: "answer", number: message.number, status, media, body });
  }
}

scope.onmessage = ({ data }) => void hear(data).catch(fail); // Python itself has ended: it answers whatever else goes wrong
