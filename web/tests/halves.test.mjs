import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, test, vi } from "vitest";
import { trimmed } from "../scripts/glue.mjs";
import { mentioned, split, unrolled } from "../scripts/split.mjs";
import { halves, Later, promised, unzipped, write } from "../src/here/halves";

const HOME = new URL("../node_modules/pyodide/", import.meta.url);
const read = (name) => readFileSync(new URL(name, HOME));
const PLAN = JSON.parse(readFileSync(new URL("../scripts/hot.json", import.meta.url), "utf-8"));

const glue = trimmed(read("pyodide.asm.mjs").toString(), read("pyodide.mjs").toString());
let made;
let python;
let second;

/** Requests that are answered one after the other with these; 0 is no network. */
function answering(...statuses) {
  vi.stubGlobal("XMLHttpRequest", class {
    open() {}
    send() {
      this.status = statuses.shift();
      if (!this.status) throw new Error("no network");
      this.response = PACKED.buffer;
    }
  });
  return statuses;
}

/** Nothing, as site.py packs it: settings, the length, and what LZMA begins with. */
const PACKED = new Uint8Array([0x5d, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/** Python from its first half; the second comes only when somebody needs it. */
beforeAll(async () => {
  made = split(read("pyodide.asm.wasm"), PLAN, glue.needed);
  const folder = mkdtempSync(join(tmpdir(), "halves-"));
  for (const name of ["pyodide.mjs", "pyodide.mjs.map", "pyodide-lock.json", "package.json", "python_stdlib.zip"]) copyFileSync(new URL(name, HOME), join(folder, name));
  writeFileSync(join(folder, "pyodide.asm.mjs"), glue.text);
  writeFileSync(join(folder, "pyodide.asm.wasm"), made.first);
  second = halves("nowhere");
  second.given(made.second);
  const { loadPyodide } = await import(/* @vite-ignore */ pathToFileURL(join(folder, "pyodide.mjs")).href);
  python = await loadPyodide({ indexURL: folder });
}, 120_000);

test("the first half is less than half, and compiles alone", () => {
  expect(made.first.length).toBeLessThan(read("pyodide.asm.wasm").length / 2);
  expect(unrolled([2, 3, 1, 1])).toEqual(new Set([2, 3, 4, 6]));
});

test("functions and tables of the second half work when they are called", () => {
  // None of these is called by a start or a game: codecs with their tables, names of signs, decimals, compressors.
  const told = python.runPython(`
import bz2, decimal, lzma, unicodedata, sqlite3
decimal.getcontext().prec = 30
"|".join([
    "日本".encode("shift_jis").hex(), "漢字".encode("gb18030").hex(), bytes.fromhex("c7d1b1db").decode("euc_kr"),
    unicodedata.name("ř"), unicodedata.lookup("CYRILLIC SMALL LETTER YA"),
    str(decimal.Decimal(1) / 7), bz2.decompress(bz2.compress(b"tokens")).decode(), lzma.decompress(lzma.compress(b"coins")).decode(),
    str(sqlite3.connect(":memory:").execute("select 6 * 7").fetchone()[0]), str(complex(1, 2) ** 2),
])
`);
  const [japanese, chinese, korean, name, letter, seventh, one, other, answer, square] = told.split("|");
  expect(japanese).toBe("93fa967b");
  expect(chinese).toBe("9d68d7d6");
  expect(korean).toBe("한글");
  expect([name, letter]).toEqual(["LATIN SMALL LETTER R WITH CARON", "я"]);
  expect(seventh).toBe("0.142857142857142857142857142857");
  expect([one, other, answer, square]).toEqual(["tokens", "coins", "42", "(-3+4j)"]);
});

test("no function of the first half mentions a table of the second, but for numbers that only look alike", () => {
  expect([...mentioned(read("pyodide.asm.wasm"), PLAN).keys()]).toEqual([]);
  expect(mentioned(read("pyodide.asm.wasm"), { ...PLAN, alike: [] }).size).toBeGreaterThan(0);
});

test("another Python is refused, and so is another form of the program beside it", () => {
  const other = Buffer.concat([read("pyodide.asm.wasm"), Buffer.from([0, 1, 0])]);
  expect(() => split(other, PLAN, glue.needed)).toThrow("another Python");
  expect(() => trimmed("function other(){}", "")).toThrow("another form");
});

test("files that come later are there when one is opened", () => {
  python.runPython(`
import zipfile
with zipfile.ZipFile("/later.zip", "w") as made:
    made.writestr(zipfile.ZipInfo("there/late.py", (1980, 1, 1, 0, 0, 0)), "COINS = 5")
    made.writestr(zipfile.ZipInfo("there/late.txt", (1980, 1, 1, 0, 0, 0)), "ořech")
`);
  const archive = python.FS.readFile("/later.zip");
  expect([...unzipped(archive).keys()]).toEqual(["there/late.py", "there/late.txt"]);
  write(python.FS, "/place", new Map([["there/__init__.py", new Uint8Array(0)]]));
  promised(python.FS, "/place", ["there/late.py", "there/late.txt"], "nowhere").given(archive);
  expect(python.runPython(`
import sys
sys.path.insert(0, "/place")
from there.late import COINS
f"{COINS} {open('/place/there/late.txt', encoding='utf-8').read()}"
`)).toBe("5 ořech");
});

test("without a network a file that comes later cannot be read, and can be once it is here", () => {
  answering(0, 0, 500);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  python.runPython(`
import zipfile
with zipfile.ZipFile("/more.zip", "w") as made:
    made.writestr(zipfile.ZipInfo("more.py", (1980, 1, 1, 0, 0, 0)), "TOKENS = 9")
`);
  const later = promised(python.FS, "/place", ["more.py"], "nowhere");
  const read = () => python.runPython(`
import os, sys
sys.path.insert(0, "/place")
try:
    import more
    told = str(more.TOKENS)
except OSError as problem:
    told = os.strerror(problem.errno)
f"{told} {len(os.listdir('/proc/self/fd'))}"
`);
  const files = read().split(" ").at(-1);
  for (let n = 0; n < 2; n += 1) expect(read()).toBe(`I/O error ${files}`); // and nothing stays open
  later.given(python.FS.readFile("/more.zip"));
  expect(read()).toBe(`9 ${files}`);
});

test("what cannot be done without waits for a network and says so, but not for a file that is gone", () => {
  const left = answering(0, 0, 503, 200);
  const [told, used] = [[], []];
  const later = new Later("nowhere", (data) => used.push(data.length));
  later.atLast((missing) => told.push(missing), 1);
  expect([told, used, left]).toEqual([[true, false], [0], []]);
  later.atLast((missing) => told.push(missing), 1);
  expect(used).toEqual([0]);
  answering(404);
  expect(() => new Later("nowhere", () => undefined).atLast(() => undefined, 1)).toThrow("nowhere: 404");
});
