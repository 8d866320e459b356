// Stands in the page itself and runs before the program has come: what will be needed is sent for at once. At a table
// that is also the line to it, and with the first word from there the map. A wrong guess costs nothing but the way.
import { playsHere } from "./alone";
import { greeting, listen, openWire, type Begun } from "./begun";
import { blurOf, facesOf, outlinesOf, seasOf } from "./board/drawings";
import { keysIn, partsOf, readKept, tokensOf, type Kept } from "./kept";
import type { TableMessage } from "./protocol";

declare const WORDS: Record<string, string[]>; // files, by language
declare const ROOM: string[]; // the program and the style of the game
declare const FRONT: string[]; // those of the pages before it

function send(href: string, as: "fetch" | "script" | "style"): void {
  const link = document.createElement("link");
  link.rel = as === "script" ? "modulepreload" : "preload";
  if (as !== "script") link.as = as;
  link.crossOrigin = "anonymous";
  link.href = href;
  document.head.append(link);
}

function language(): string {
  let wished: unknown = "";
  try {
    wished = (JSON.parse(localStorage.getItem("smallworld.settings") ?? "{}") as { language?: string }).language;
  } catch {
    // Nothing is remembered here.
  }
  const spoken = [wished, ...navigator.languages].map((tag) => String(tag).slice(0, 2).toLowerCase());
  return spoken.find((tag) => tag in WORDS) ?? "en";
}

/** The map, as soon as it is known which one it is. */
function sendForMap(data: string): void {
  const { game, home_made } = JSON.parse(data) as Partial<TableMessage>;
  const board = game?.view.board;
  if (!board) return;
  const key = home_made?.find((each) => each.kind === "board" && each.key === board)?.map ?? board;
  for (const face of facesOf(key)) {
    send(outlinesOf(face), "fetch");
    if (blurOf(face)) new Image().src = blurOf(face);
  }
  const [, sea] = seasOf(key);
  if (sea) send(sea, "fetch");
}

function callTable(table: string, hash: string): void {
  const kept: Partial<Kept> & { seats: string[] } = readKept().find((each) => each.table === table) ?? { seats: [] };
  const tokens = tokensOf({ ...kept, ...keysIn(hash, kept.seats) });
  if (!tokens.length) return;
  const begun: Begun = { greeting: greeting(table, tokens, 0, kept.away), wire: openWire(table), heard: [], hear: null };
  globalThis.begun = begun;
  begun.wire.onopen = () => begun.wire.send(begun.greeting);
  let first = true;
  listen(begun.wire, (text) => {
    if (first) sendForMap(text);
    first = false;
    if (begun.hear) begun.hear(text);
    else begun.heard.push(text);
  });
}

const [kind = "", table = ""] = partsOf(location.hash);
const atTable = ["table", "seat", "join", "watch"].includes(kind);
if (atTable) {
  document.documentElement.classList.add("first");
  if (!playsHere(table)) callTable(table, location.hash);
}
for (const href of WORDS[language()] ?? []) send(href, "fetch");
const elsewhere = ["rules", "workshop", "forms", "me", "day", "screen"].includes(kind);
for (const href of atTable ? ROOM : elsewhere ? [] : FRONT) send(href, href.endsWith(".css") ? "style" : "script");
