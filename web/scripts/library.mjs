// Python's own library as browsers get it: only the modules that tables need, compiled, without what is written for people.
// The names below are what the package imports (tests/project/test_library.py compares); whatever these import comes along.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

export const NAMES = readFileSync(new URL("library.txt", import.meta.url), "utf-8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"));

const MAKE = `
import importlib, importlib._bootstrap_external as external, sys, types, zipfile

for name in names:
    importlib.import_module(name)

def bare(code):
    """Every line is told as the first one of its function, eight steps at a time: nobody mends Python itself in a game."""
    consts = tuple(bare(each) if isinstance(each, types.CodeType) else each for each in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, 8)
    lines = b"".join(bytes([0x80 | 13 << 3 | steps - 1, 0]) for steps in [8] * whole + [rest] * (rest > 0))
    return code.replace(co_consts=consts, co_linetable=lines)

place = next(path for path in sys.path if path.endswith(".zip"))
found = sorted({module.__file__ for module in list(sys.modules.values()) if (getattr(module, "__file__", None) or "").startswith(place)})
with zipfile.ZipFile(place) as whole, zipfile.ZipFile("/library.zip", "w") as made:
    for file in found:
        name = file[len(place) + 1 :]
        code = compile(whole.read(name), name, "exec", dont_inherit=True, optimize=2)
        entry = zipfile.ZipInfo(name + "c", (1980, 1, 1, 0, 0, 0))
        made.writestr(entry, external._code_to_hash_pyc(bare(code), bytes(8), False))
`;

/** The library as an archive that is not packed: it is packed whole. */
export async function library() {
  const python = await loadPyodide();
  python.globals.set("names", python.toPy(NAMES));
  python.runPython(MAKE);
  return python.FS.readFile("/library.zip");
}
