// Who answers? A site without a server says so in its first line: there a worker of this browser answers everything. Behind
// any other page there is a server; the worker has the tables of this browser, and what one person can do while no server
// can be reached.

/** This page has no server: the engine itself is here, in a worker. */
export const alone: boolean = globalThis.document?.documentElement?.hasAttribute("data-alone") ?? false;

/** What is the same for everybody lies beside the page as a file. */
const WRITTEN = /^\/api\/(catalogue|offers|cards\/\w+|workshop|workshop\/examples)$/;

/** These maps are put together when they are asked for. */
const DRAWN = /^\/maps\/(home-|seas-)/;

/** Games of this browser as a file. */
const FILES = /^\/api\/games\//;

const TABLE = /^\/api\/tables\/([\w-]+)/;

/** Only a server has these: other people, and time to judge how strong something is. */
const COMPANY = /^\/api\/(codes|push|workshop\/judge)\b/;

/** Is this a table of this browser? Its id says so. */
export function livesHere(table: string): boolean {
  return table.startsWith("here-");
}

/** Does a worker answer for this table? On a site without a server there is nobody else. */
export function playsHere(table: string): boolean {
  return alone || livesHere(table);
}

/** Can the worker stand in for a server that does not answer? Not for its tables, and not where others are to come. */
function standsIn(path: string, init?: RequestInit): boolean {
  if (!globalThis.navigator?.serviceWorker?.controller) return false; // nothing is kept on this device
  if (path !== "/api/tables") return path.startsWith("/api/") ? !TABLE.test(path) && !COMPANY.test(path) : DRAWN.test(path);
  const { seats = [] } = JSON.parse(String(init?.body ?? "{}")) as { seats?: { kind: string }[] };
  return !seats.some((seat) => seat.kind === "open");
}

async function here(path: string, init?: RequestInit): Promise<Response> {
  return (await import("./here/here")).asked(path, init);
}

/** Ask for something at an address of the server, whoever answers. */
export async function ask(address: string, init?: RequestInit): Promise<Response> {
  const path = address.startsWith("/") ? address : `/${address}`;
  if (alone) {
    if (WRITTEN.test(path)) return fetch(`here${path}.json`);
    return path.startsWith("/api/") || DRAWN.test(path) ? here(path, init) : fetch(path.slice(1), init);
  }
  if (FILES.test(path) || playsHere(TABLE.exec(path)?.[1] ?? "")) return here(path, init);
  try {
    const answer = await fetch(path.slice(1), init);
    return answer.status === 404 && DRAWN.test(path) && standsIn(path) ? await here(path, init) : answer;
  } catch (problem) {
    if (init?.signal?.aborted || !standsIn(path, init)) throw problem;
    return here(path, init);
  }
}
