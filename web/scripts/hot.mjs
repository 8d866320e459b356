// Finds out which of Python's functions a start and games call, and writes hot.json, by which split.mjs halves Python.
//
// Whoever takes another Pyodide runs this, and looks at what it says; the result is committed. So does whoever changes what a
// first game does, if a browser test says that it waits for the second half. What was found once stays, until hot.json is deleted:
//   node scripts/hot.mjs
// It plays games with a Python whose functions leave a mark when they are called. What is not called here is not lost: it comes
// with the second half. Which tables of data go there is written below, by hand: they belong to C files that games do not
// call, and lie between the addresses that functions of these files mention. No function of the first half may mention an
// address in them; NUMBERS are those that look like addresses and are something else.
import { copyFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bring, library } from "./library.mjs";
import { known, mentioned, sum } from "./split.mjs";
import { begins, list, number, text, write, read } from "./wasm.mjs";

const TABLES = [
  [0xc36a0, 0x153aa0], // _elementtree, and what _codecs_cn, hk, iso2022, jp, kr and tw know
  [0x1804f0, 0x1fb300], // unicodedata: names of signs
  [0x2ac750, 0x2afac0], // crypt
  [0x2b1400, 0x2d345e], // iconv
  [0x2db5c0, 0x2fd930], // wide characters, and numbers of the C++ library
];
/** Bounds of Unicode, of time, of hashes and of memory. */
const NUMBERS = [0xe2080, 0xf0000, 0xf0200, 0xf423f, 0xf4240, 0xf4243, 0xffc00, 0xfffff, 0x100000, 0x101000, 0x10ffff, 0x110000, 0x120000, 0x19660d];
/** What only browsers call: found with the same marks in Chromium. */
const IN_BROWSERS = [31, 32, 50, 189, 193, 198, 201, 216, 230, 234, 242, 255, 256, 257, 258, 2208, 2209, 2303, 2318, 2442, 2510, 2624, 3184, 3193, 4492, 4494, 4512, 4519, 4524, 4529, 4535, 4929, 9138, 9139, 9159, 9905, 14223, 14261, 14495];
const MARK = "called ";
const HOT = new URL("hot.json", import.meta.url);

const python = new URL("../node_modules/pyodide/", import.meta.url);
const whole = readFileSync(new URL("pyodide.asm.wasm", python));

/** The same module, in which every function has a global that says whether it was called. */
function marked(bytes) {
  const { parts, globals } = known(bytes);
  const first = globals + parts.global.items.length;
  const marks = parts.code.items.map((_, index) => index);
  const changed = {
    code: list(
      parts.code.items.map(({ body }, index) => {
        const at = begins(body);
        const made = [...body.subarray(0, at), 0x41, 1, 0x24, ...number(first + index), ...body.subarray(at)];
        return [...number(made.length), ...made];
      }),
    ),
    global: list([...parts.global.items.map((each) => each.bytes), ...marks.map(() => [0x7f, 1, 0x41, 0, 0x0b])]),
    export: list([...parts.export.items.map((each) => each.bytes), ...marks.map((index) => [...text(`${MARK}${index}`), 3, ...number(first + index)])]),
  };
  return write(read(bytes).map(({ id, name, inside }) => [id, changed[name] ?? inside]));
}

const PLAY = `
import asyncio, json
from itertools import count

class Drawer:
    def __init__(self):
        self.rows = {}

    async def append(self, table, seq, command, body, chain):
        self.rows.setdefault(table, []).append([seq, command, body, chain])
        return "ok"

    async def load(self, table):
        return json.dumps(self.rows.get(table, []))

async def play(edition, seats, most):
    heard, news, ids = [], asyncio.Event(), count()

    def hear(line, text):
        if text:
            heard.append(json.loads(text))
        news.set()

    async def until(done):
        while not done():
            news.clear()
            await news.wait()

    def last(part):
        return next((message[part] for message in reversed(heard) if message.get(part)), None)

    worker = Worker(Drawer(), hear, lambda number, letter, urgent: None)
    wish = {"edition": edition, "players": len(seats), "seats": seats, "pace": 0, "start": True}
    status, _, made, _ = await worker.asked(1, "POST", "/api/tables", "", json.dumps(wish))
    assert status == 201, made
    made = json.loads(made)
    tokens = [seat["token"] for seat in made["seats"]]
    worker.lines.opened(1)
    worker.lines.said(1, json.dumps({"t": "hello", "table": made["table"], "tokens": tokens, "after": None, "packed": True}))
    over = lambda: (last("lobby") or {}).get("phase") == "over"
    choices = lambda: (last("game") or {}).get("choices")
    for _ in range(most):
        await until(lambda: over() or choices())
        if over():
            break
        id, offered = f"c-{next(ids)}", choices()
        sure = [each for each in offered["actions"] if each["do"] == "conquer"]
        version = max(message["version"] for message in heard if "version" in message)
        action = sure[0] if sure else offered["actions"][-1]
        worker.lines.said(1, json.dumps({"t": "do", "id": id, "seat": offered["seat"], "version": version, "action": action}))
        await until(lambda: any(message.get("id") == id for message in heard))
    print(edition, "is over" if over() else "goes on")
    worker.lines.closed(1)
    for task in list(worker.house.tasks):
        task.cancel()

PERSON, BOT = {"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "medium"}
for _ in range(8):
    await play("base", [PERSON, BOT, BOT], 1000)
    await play("warcraft", [PERSON, BOT, BOT], 1000)
await play("base", [PERSON, BOT | {"bot": "easy"}, BOT | {"bot": "random"}], 1000)
await play("base", [{"kind": "person", "name": "Žofie"}, {"kind": "person", "name": "Юля"}], 30)
`;

/** What was called when this ran before with the same Python: no two games are alike, so one run does not see everything. */
function listed(file) {
  const found = new Set();
  const { module, functions } = existsSync(file) ? JSON.parse(readFileSync(file, "utf-8")) : {};
  if (module !== sum(whole)) return found;
  let [index, state] = [0, false];
  for (const length of functions) {
    for (const end = index + length; index < end; index++) if (state) found.add(index);
    state = !state;
  }
  return found;
}

const folder = mkdtempSync(join(tmpdir(), "hot-"));
for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide-lock.json", "package.json"]) copyFileSync(new URL(name, python), join(folder, name));
writeFileSync(join(folder, "pyodide.asm.wasm"), marked(whole));
writeFileSync(join(folder, "library.zip"), (await library()).first);

let marks = {};
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...given) => {
  const made = await instantiate(...given);
  if (made.instance?.exports[`${MARK}0`]) marks = made.instance.exports;
  return made;
};
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const begun = await loadPyodide({ indexURL: folder, stdLibURL: join(folder, "library.zip"), _makeSnapshot: true });
bring(begun, /\.(py|toml)$/);
begun.runPython(`
import sys
sys.path.insert(0, "/lib/smallworld")
from smallworld.offline.worker import Worker
import gc, random
gc.collect()
random.seed()
`);
begun.makeMemorySnapshot();
await begun.runPythonAsync(PLAY);

const before = listed(HOT);
const called = Array.from({ length: known(whole).parts.code.items.length }, (_, index) => marks[`${MARK}${index}`].value === 1 || before.has(index) || IN_BROWSERS.includes(index));
const functions = [];
let [state, length] = [false, 0];
for (const each of called) {
  if (each !== state) {
    functions.push(length);
    [state, length] = [each, 0];
  }
  length += 1;
}
functions.push(length);
const plan = { module: sum(whole), functions, tables: TABLES, alike: NUMBERS };
console.log(`${called.filter(Boolean).length} of ${called.length} functions`);
for (const [place, indices] of mentioned(whole, plan)) {
  console.error(`0x${place.toString(16)} is mentioned by functions of the first half: ${indices.join(" ")}`);
  process.exitCode = 1;
}
if (!process.exitCode) writeFileSync(HOT, `${JSON.stringify(plan)}\n`);
process.exit();
