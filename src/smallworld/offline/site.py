"""The game as a folder of files that any web space can serve: the web client, the engine for a worker, no server.

A server adds the same files for those who keep its pages. Every file is listed with its hash in `sw.js`, which keeps a
build whole on a device. The list names the build.
"""

import ast
import base64
import gzip
import hashlib
import io
import json
import lzma
import re
import tokenize
import zipfile
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import Any, Final

from smallworld.cards import told_deck
from smallworld.content.editions import EDITIONS
from smallworld.maps import map_part, map_text
from smallworld.record.codec import dumps
from smallworld.table.catalogue import catalogue
from smallworld.table.offers import read_offers
from smallworld.table.part_forms import vocabulary
from smallworld.table.workshop import examples

PACKAGE: Final = Path(str(files("smallworld")))
ROOMS: Final = (
    *("bots", "cards", "content", "engine", "hosting", "lab", "maps", "offline", "record", "rulebook", "table", "text"),
)
"""What of the package goes along, besides single modules; `web` only with the words that cards and places need."""

KINDS: Final = {".py", ".toml", ".bin", ".ftl", ".md", ".json"}
LEFT_OUT: Final = {"site.py", "plugin.py"}
START: Final = "smallworld.offline.worker"
"""What the browser's worker imports (`web/src/here/start.ts`)."""

SETS: Final = "smallworld/content/"
"""Whose data a first table reads."""

PROMISED: Final = "later.txt"
"""In the first archive: what is in the other."""

DATE: Final = (1980, 1, 1, 0, 0, 0)
"""Of every file in an archive: the same sources make the same site."""

STARTERS: Final = (
    *("pyodide.mjs", "pyodide.asm.mjs", "first.wasm.gz", "second.wasm.gz", "library.zip.gz", "later.zip.gz"),
    *("pyodide-lock.json", "sw.js"),
)
"""What the build of the client leaves for this."""

CONTENT: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' HASHES; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'"
)
PAGE: Final = "here/page.html"
"""The page that stands in for that of a server which cannot be reached."""

SCRIPT: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)


class NotBuilt(Exception):
    """Something that a site needs is not there."""


Files = Iterator[tuple[str, bytes]]


def site_files(web: Path) -> Files:
    """Every file of a site without a server, by its path. The list of them comes last."""
    return listed(web, chain([("index.html", page(told_page(web), alone=True))], contents(web, alone=True)), alone=True)


def served_files(web: Path) -> Files:
    """The files that a server adds for those who keep its pages on a device, and the list of all that are kept."""
    kept = chain([(PAGE, page(told_page(web), alone=False))], contents(web, alone=False))
    return listed(web, kept, alone=False)


def told_page(web: Path) -> str:
    """The client's page; refused if something is missing."""
    missing = [name for name in STARTERS if not (web / "here" / name).is_file()]
    if not (web / "index.html").is_file() or missing:
        raise NotBuilt(
            "The web client is not built with what plays offline: "
            "run `python3 run.py`, or `npm ci && npm run build` in the folder web"
        )
    return (web / "index.html").read_text(encoding="utf-8")


def listed(web: Path, found: Iterable[tuple[str, bytes]], *, alone: bool) -> Files:
    """The files, and then the program that keeps them, which begins with the list of them."""
    hashes: dict[str, str] = {}
    for path, data in found:
        hashes[path] = hashlib.sha256(data).hexdigest()[:32]
        yield path, data
    told = {"alone": alone, "page": "index.html" if alone else PAGE, "files": hashes}
    version = hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]
    build = json.dumps({"version": version, **told}, separators=(",", ":"))
    yield "sw.js", f"const BUILD = {build};\n".encode() + (web / "here" / "sw.js").read_bytes()


def contents(web: Path, *, alone: bool) -> Files:
    """What is kept on a device besides the page."""
    for folder in ("assets", "boards", "icons"):
        for file in sorted((web / folder).rglob("*")):
            if file.is_file() and file.suffix not in (".gz", ".br"):
                yield file.relative_to(web).as_posix(), file.read_bytes()
    yield "manifest.webmanifest", (web / "manifest.webmanifest").read_bytes()
    yield from engine(web, alone=alone)
    for path, answer in answers().items():
        yield f"here/api/{path}.json", dumps(answer).encode()
    yield "maps/seas.json", map_text("seas").encode()
    for file in sorted((PACKAGE / "maps").glob("*.json")):
        if not file.stem.startswith("seas"):
            for part in ("outlines", "borders"):
                yield f"maps/{file.stem}/{part}.json", map_part(file.stem, part).encode()


def engine(web: Path, *, alone: bool) -> Files:
    """Python with the engine, each file named by its content, and the list that `web/src/here/start.ts` reads.

    A server compresses programs on the way; not every web space does, so there the large one is packed too.
    """
    here = web / "here"
    glue = (here / "pyodide.asm.mjs").read_bytes()
    first, later = package(web)
    parts = {
        "program": ("pyodide.mjs", (here / "pyodide.mjs").read_bytes()),
        "glue": ("glue.bin", packed(glue)) if alone else ("pyodide.asm.mjs", glue),
        "python": ("python.bin", packed(unzipped(here / "first.wasm.gz"))),
        "library": ("library.bin", packed(unzipped(here / "library.zip.gz"))),
        "package": ("package.bin", packed(first)),
        "later": ("later.bin", packed(later)),
        "second": ("second.bin", packed(unzipped(here / "second.wasm.gz"))),
    }
    named: dict[str, dict[str, str | int]] = {}
    for which, (name, data) in parts.items():
        stem, _, ending = name.rpartition(".")
        named[which] = {"path": f"{stem}-{hashlib.sha256(data).hexdigest()[:8]}.{ending}", "size": len(data)}
        yield f"here/{named[which]['path']}", data
    lock = json.loads((here / "pyodide-lock.json").read_text(encoding="utf-8"))
    name = hashlib.sha256(json.dumps([named, lock]).encode()).hexdigest()[:16]
    yield "here/engine.json", dumps({"name": name, "lock": lock, "files": named}).encode()


def unzipped(file: Path) -> bytes:
    """What the build of the client has left."""
    return gzip.decompress(file.read_bytes())


@lru_cache(7)
def packed(data: bytes) -> bytes:
    """LZMA, with the length in front as `web/src/here/lzma.ts` wants it: no other way makes it as small."""
    settings = [{"id": lzma.FILTER_LZMA1, "preset": lzma.PRESET_DEFAULT, "dict_size": 1 << 24}]
    made = bytearray(lzma.compress(data, lzma.FORMAT_ALONE, filters=settings))
    made[5:13] = len(data).to_bytes(8, "little")
    return bytes(made)


def answers() -> dict[str, dict[str, Any]]:
    """What is the same for everybody, worked out here once."""
    decks = {f"cards/{edition}": told_deck(edition) for edition in EDITIONS}
    shop = {"workshop": vocabulary(), "workshop/examples": {"examples": examples()}}
    return {"catalogue": catalogue(), "offers": read_offers([]).told(), **decks, **shop}


def page(text: str, *, alone: bool) -> bytes:
    """The client's page, which is told whether it is alone, and what it may do."""
    sums = [base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in SCRIPT.findall(text)]
    policy = CONTENT.replace("HASHES", " ".join(f"'sha256-{each}'" for each in sums))
    if alone:
        text = text.replace("<html ", "<html data-alone ", 1).replace(
            '"./api/catalogue"', '"./here/api/catalogue.json"'
        )
    head = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    return text.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {head}', 1).encode()


def package(web: Path) -> tuple[bytes, bytes]:
    """The engine, its content, its bots and its tables as two archives: what a first game needs, and the rest.

    The first one says which files are in the other (`web/src/here/halves.ts`).
    """
    found = [file for room in ROOMS for file in (PACKAGE / room).rglob("*")] + list(PACKAGE.glob("*.py"))
    kept = {
        f"smallworld/{file.relative_to(PACKAGE).as_posix()}": file
        for file in found
        if file.suffix in KINDS and file.name not in LEFT_OUT and "__pycache__" not in file.parts
        and not (file.parent.name == "maps" and file.suffix == ".json" and not file.stem.startswith("seas"))
    }  # fmt: skip
    kept |= {f"smallworld/web/text/{file.name}": file for file in (web / "text").glob("*.ftl")}
    read = {
        name: bare(file.read_text("utf-8")) if file.suffix == ".py" else file.read_bytes()
        for name, file in kept.items()
    }
    at_once = imported(START, read)
    first = {name: data for name, data in read.items() if name in at_once or name.startswith(SETS)}
    later = {name: data for name, data in read.items() if name not in first}
    with zipfile.ZipFile(io.BytesIO(unzipped(web / "here" / "later.zip.gz"))) as library:
        later |= {name: library.read(name) for name in library.namelist()}
    return archive({**first, PROMISED: "\n".join(sorted(later)).encode()}), archive(later)


def bare(text: str) -> bytes:
    """A module without what is written for people, each line where it was: what goes wrong is told by its line."""
    lines = text.splitlines(keepends=True)
    for token in reversed(list(tokenize.generate_tokens(io.StringIO(text).readline))):
        if token.type == tokenize.COMMENT:
            row, column = token.start[0] - 1, token.start[1]
            lines[row] = lines[row][:column].rstrip() + "\n"
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for said in node.body:
            if (
                isinstance(said, ast.Expr)
                and isinstance(said.value, ast.Constant)
                and isinstance(said.value.value, str)
            ):
                blank(lines, said)
    return "".join(lines).encode()


def blank(lines: list[str], said: ast.Expr) -> None:
    """Take out a text that stands alone; something must stand where it may be all there is."""
    begin, end = said.lineno - 1, (said.end_lineno or said.lineno) - 1
    before = lines[begin].encode()[: said.col_offset].decode()
    rest = lines[end].encode()[said.end_col_offset :].decode()
    lines[begin : end + 1] = [f"{before}''{rest}"] + ["\n"] * (end - begin)


def imported(start: str, found: dict[str, bytes]) -> set[str]:
    """The files of all modules that are there once one has been imported."""
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        name = waiting.pop()
        path = name.replace(".", "/")
        file = next((each for each in (f"{path}/__init__.py", f"{path}.py") if each in found), "")
        if not file or file in seen:
            continue
        seen.add(file)
        waiting.extend([name.rpartition(".")[0]])
        for node in at_the_top(ast.parse(found[file]).body):
            if isinstance(node, ast.Import):
                waiting += [each.name for each in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                waiting += [node.module, *[f"{node.module}.{each.name}" for each in node.names]]
    return seen


def at_the_top(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """What runs when a module is imported, but for what only readers of types see."""
    for node in body:
        yield node
        if isinstance(node, ast.If) and not (isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            yield from at_the_top([*node.body, *node.orelse])
        elif isinstance(node, ast.Try):
            yield from at_the_top(node.body)


def archive(found: dict[str, bytes]) -> bytes:
    """The same files make the same bytes, which are packed together later."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as joined:
        for name in sorted(found):
            joined.writestr(zipfile.ZipInfo(name, DATE), found[name])
    return made.getvalue()
