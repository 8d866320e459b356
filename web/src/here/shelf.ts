// The logs of the tables of this browser. An entry is safe before anybody hears of it.
const NAME = "smallworld";
const ENTRIES = "entries";

interface Entry {
  table: string;
  seq: number;
  command: string;
  body: string;
  chain: string;
  once?: [string, string]; // table and command: no command is carried out twice
}

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore(ENTRIES, { keyPath: ["table", "seq"] });
      store.createIndex("once", "once", { unique: true });
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close(); // a newer program in another window
      request.result.onclose = () => (opened = null);
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error("no storage"));
    request.onblocked = () => reject(new Error("another window holds the storage"));
  }).catch((problem: unknown) => {
    opened = null;
    throw problem;
  });
  return opened;
}

export const shelf = {
  /** Add one entry: "ok" when it is safe, "taken" when another window was first. */
  async append(table: string, seq: number, command: string, body: string, chain: string): Promise<string> {
    const db = await open();
    const entry: Entry = { table, seq, command, body, chain, ...(command ? { once: [table, command] } : {}) };
    return new Promise((resolve, reject) => {
      const change = db.transaction(ENTRIES, "readwrite", { durability: "strict" });
      change.objectStore(ENTRIES).add(entry);
      change.oncomplete = () => resolve("ok");
      change.onabort = () => (change.error?.name === "ConstraintError" ? resolve("taken") : reject(change.error ?? new Error("aborted")));
    });
  },

  /** All entries of a table in order, as JSON. */
  async load(table: string): Promise<string> {
    const db = await open();
    return new Promise((resolve, reject) => {
      const all = IDBKeyRange.bound([table, 0], [table, Infinity]);
      const request = db.transaction(ENTRIES).objectStore(ENTRIES).getAll(all);
      request.onsuccess = () => resolve(JSON.stringify((request.result as Entry[]).map((each) => [each.seq, each.command, each.body, each.chain])));
      request.onerror = () => reject(request.error ?? new Error("not readable"));
    });
  },
};
