// Python's own library as browsers get it: only the modules that tables need, compiled, without what is written for people.
// The names below are what the package imports (tests/project/test_library.py compares); whatever these import comes along.
// What the tables import at once comes first, everything else later.
import { readdirSync, readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

export const NAMES = readFileSync(new URL("library.txt", import.meta.url), "utf-8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"));

const ENGINE = new URL("../../src/smallworld/", import.meta.url);
const PLACE = "/lib/smallworld";

const MAKE = `
import sys

def files():
    """Modules that have been imported from the library's archive; what Python brings along frozen needs none."""
    known = [module for module in list(sys.modules.values()) if module.__spec__ is None or module.__spec__.origin != "frozen"]
    return {module.__file__ for module in known if (getattr(module, "__file__", None) or "").startswith(place)}

place = next(path for path in sys.path if path.endswith(".zip"))
sys.path.insert(0, "${PLACE}")
import smallworld.offline.worker
at_once = files()

import importlib, importlib._bootstrap_external as external, types, zipfile

for name in names:
    importlib.import_module(name)

def bare(code):
    """Every line is told as the first one of its function, eight steps at a time: nobody mends Python itself in a game."""
    consts = tuple(bare(each) if isinstance(each, types.CodeType) else each for each in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, 8)
    lines = b"".join(bytes([0x80 | 13 << 3 | steps - 1, 0]) for steps in [8] * whole + [rest] * (rest > 0))
    return code.replace(co_consts=consts, co_linetable=lines)

def write(target, found):
    with zipfile.ZipFile(place) as whole, zipfile.ZipFile(target, "w") as made:
        for file in sorted(found):
            name = file[len(place) + 1 :]
            code = compile(whole.read(name), name, "exec", dont_inherit=True, optimize=2)
            entry = zipfile.ZipInfo(name + "c", (1980, 1, 1, 0, 0, 0))
            made.writestr(entry, external._code_to_hash_pyc(bare(code), bytes(8), False))

def top(file):
    return file[len(place) + 1 :].split("/")[0]

tops = {top(file) for file in at_once}  # a package is in one place
write("/first.zip", {file for file in files() if top(file) in tops})
write("/later.zip", {file for file in files() if top(file) not in tops})
`;

/** Puts the package's modules where Python finds them. */
export function bring(python, kinds = /\.py$/) {
  for (const name of readdirSync(ENGINE, { recursive: true, encoding: "utf-8" })) {
    if (!kinds.test(name)) continue;
    const path = `${PLACE}/smallworld/${name.replaceAll("\\", "/")}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, readFileSync(new URL(name, ENGINE)));
  }
}

/** The library as two archives that are not packed: they are packed whole. */
export async function library() {
  const python = await loadPyodide();
  bring(python);
  python.globals.set("names", python.toPy(NAMES));
  python.runPython(MAKE);
  return { first: python.FS.readFile("/first.zip"), later: python.FS.readFile("/later.zip") };
}
