"""The rooms of the house, and which of them may import which: arrows point towards the engine, never back."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).parent.parent.parent / "src" / "smallworld"

HELPERS = {"lock", "words", "toml_text", "native"}
"""Small modules that know nothing of the house."""

BELOW: dict[str, set[str]] = {
    "engine": set(),
    "invariants": {"engine"},
    "content": {"hexes", "engine"},
    "record": {"content", "engine"},
    "whole": {"record", "content", "engine"},
    "hexes": set(),
    "maps": {"hexes", "engine"},
    "home": {"maps", "hexes", "content", "engine"},  # of the maps it alone knows what is home-made
    "text": {"home", "maps", "record", "content", "engine"},  # is shown games and makes none
    "game": {"text", "whole", "record", "content", "engine"},
    "journal": {"game", "whole", "record", "content", "engine"},  # of the records it alone plays a game
}
"""What each room may know. Those that come later may know all of these."""

FLOOR = set(BELOW)
BELOW |= {
    "bots": {"referee", *FLOOR},  # simulated games may be watched
    "trial": FLOOR,
    "rulebook": set(),
    "cards": {"rulebook", *FLOOR},  # examples are worked out by games
    "table": {"bots", *FLOOR},
    "bench": {"", "env", "bots", *FLOOR},
    "referee": FLOOR,
    "hosting": {"table", "bots", *FLOOR},
    "server": {"offline", "hosting", "lab", "table", "bots", "maps", "cards", *FLOOR},
    "offline": {"hosting", "lab", "table", "bots", "cards", *FLOOR},
    "lab": {"", "bots", *FLOOR},
    "env": {"bots", *FLOOR},
    "": FLOOR,
}
BELOW["cli"] = set(BELOW)
BELOW["__main__"] = {"cli"}

BROWSER_LACKS = {"asyncio", "concurrent", "multiprocessing", "secrets", "socket", "sqlite3", "subprocess", "threading"}
HAS_FILES = {"smallworld.bots.plugin"}
"""Imported only where a person starts bots from a file of theirs."""
WAITS = {"asyncio", "datetime", "logging", "secrets", "time"}
"""What a table leaves to its server: clocks, loops, real chance, a log for the operator."""


LENT = {"js", "pyodide"}
"""What the browser's Python itself provides."""


def room_of(module: str) -> str:
    """The room that a module is in; "" is the public face."""
    if module in ("smallworld.record.journal", "smallworld.maps.home", "smallworld.maps.hexes"):
        return module.rpartition(".")[2]  # a board may say how it is drawn, which is checked when it is read
    return module.removeprefix("smallworld").removeprefix(".").split(".")[0]


def module_of(path: Path) -> str:
    """The name under which a file is imported."""
    parts = ("smallworld", *path.relative_to(HOUSE).with_suffix("").parts)
    return ".".join(part for part in parts if part != "__init__")


MODULES = {module_of(path): path for path in sorted(HOUSE.rglob("*.py"))}


def only_for_types(node: ast.AST) -> bool:
    """Is it under TYPE_CHECKING, where nothing is really imported?"""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def imports(node: ast.AST) -> Iterator[str]:
    """Every module that a file imports, wherever in the file that is."""
    for child in ast.iter_child_nodes(node):
        if only_for_types(child):
            continue
        if isinstance(child, ast.Import):
            yield from (alias.name for alias in child.names)
        elif isinstance(child, ast.ImportFrom):
            assert child.level == 0 and child.module, "imports are written out in full"
            for alias in child.names:
                whole = f"{child.module}.{alias.name}"
                yield whole if whole in MODULES else child.module
        yield from imports(child)


def faults(module: str, source: str) -> list[str]:
    """The imports that point the wrong way."""
    room = room_of(module)
    found: list[str] = []
    for name in imports(ast.parse(source)):
        if name.partition(".")[0] != "smallworld":
            continue
        other = room_of(name)
        if other != room and other not in BELOW[room] | HELPERS:
            found.append(f"{module} imports {name}")
    return found


def outside(source: str) -> set[str]:
    """Packages from outside the house that a file imports."""
    return {name.partition(".")[0] for name in imports(ast.parse(source))} - {"smallworld"}


@pytest.mark.parametrize("module", MODULES)
def test_arrows_point_towards_the_engine(module: str) -> None:
    assert room_of(module) in set(BELOW) | HELPERS, f"{module} is in no room that is drawn here"
    if room_of(module) in HELPERS:
        assert all(room_of(name) in HELPERS for name in imports(ast.parse(source_of(module))) if "smallworld" in name)
    else:
        assert faults(module, source_of(module)) == []


def source_of(module: str) -> str:
    """The text of a file."""
    return MODULES[module].read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "module",
    [
        name
        for name in MODULES
        if room_of(name) in {"table", "bots", "", *FLOOR, *HELPERS} and name and name not in HAS_FILES
    ],
)
def test_what_a_browser_is_to_run_needs_nothing_that_it_lacks(module: str) -> None:
    needs = outside(source_of(module))
    assert needs <= sys.stdlib_module_names | {"mypy_extensions"}
    assert not needs & BROWSER_LACKS
    if room_of(module) == "table":
        assert not needs & WAITS


@pytest.mark.parametrize("module", [name for name in MODULES if room_of(name) in ("hosting", "offline", "cards")])
def test_tables_in_a_browser_need_nothing_but_its_loop(module: str) -> None:
    needs = outside(source_of(module))
    assert needs <= sys.stdlib_module_names | LENT
    assert not needs & (BROWSER_LACKS - {"asyncio", "secrets"})


def test_a_table_is_imported_without_a_server() -> None:
    """Also not by a way round: nothing that the table needs brings a loop, a database or the server's packages."""
    names = [name for name in MODULES if room_of(name) == "table"]
    assert len(names) > 8
    lines = [f"import {', '.join(names)}", "import sys", "print(*sorted(name.split('.')[0] for name in sys.modules))"]
    run = subprocess.run([sys.executable, "-c", "; ".join(lines)], capture_output=True, text=True, check=True)
    there = set(run.stdout.split())
    assert "smallworld" in there
    assert "plugin" not in run.stdout
    assert not there & {"asyncio", "msgspec", "secrets", "sqlite3", "starlette", "uvicorn", "websockets"}


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("smallworld.engine.look", "from smallworld.content import editions"),
        ("smallworld.record.codec", "from smallworld.game import Game"),
        ("smallworld.record.save", "def f():\n    from smallworld.record.journal import read"),
        ("smallworld.bots.simple", "from smallworld.table.choices import choices"),
        ("smallworld.table.table", "import smallworld.hosting.room"),
        ("smallworld.server.app", "from smallworld.cli import main"),
        ("smallworld.lab.report", "from smallworld.hosting.room import Room"),
    ],
)
def test_a_planted_arrow_is_found(module: str, source: str) -> None:
    assert len(faults(module, source)) == 1
