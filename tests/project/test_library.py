"""Browsers get only those modules that the package needs: none may be missing, and what a start needs comes first."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from smallworld.offline.site import LEFT_OUT, PACKAGE, ROOMS, START, bare
from smallworld.offline.site import imported as imported_at_once

LIBRARY = Path(__file__).parents[2] / "web" / "scripts" / "library.txt"
ELSEWHERE = {
    "fcntl": "files are locked on computers only",
    "msvcrt": "files are locked on computers only",
    "resource": "memory is measured on computers only",
    "subprocess": "there are no processes in a browser",
    "venv": "catanatron is measured on computers only",
}
"""Imported by modules that a browser gets but never asks for these."""


def files() -> list[Path]:
    rooms = [file for room in ROOMS for file in (PACKAGE / room).rglob("*.py")]
    return [file for file in [*rooms, *PACKAGE.glob("*.py")] if file.name not in LEFT_OUT]


def imported(file: Path) -> set[str]:
    """Modules of the library that a file names, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            found.add(node.module)
    return {name for name in found if name.split(".")[0] in sys.stdlib_module_names - {"__future__"}}


@pytest.fixture(scope="module")
def listed() -> set[str]:
    lines = LIBRARY.read_text(encoding="utf-8").splitlines()
    return {line for line in lines if line and not line.startswith("#")}


def test_every_module_of_the_library_that_the_package_imports_comes_along(listed: set[str]) -> None:
    missing = {
        name: file.relative_to(PACKAGE).as_posix()
        for file in files()
        for name in imported(file)
        if name not in listed and name.split(".")[0] not in ELSEWHERE
    }
    assert missing == {}


IMPORT = f"import sys, {START}; print(*[name for name in sys.modules if name.startswith('smallworld')])"


def test_what_a_start_imports_comes_first_and_nothing_else() -> None:
    told = subprocess.run([sys.executable, "-c", IMPORT], capture_output=True, text=True, check=True).stdout.split()
    sources = {f"smallworld/{file.relative_to(PACKAGE).as_posix()}": file.read_bytes() for file in files()}
    found = imported_at_once(START, sources)
    names = {file.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for file in found}
    assert names == {name for name in told if f"{name.replace('.', '/')}.py" in sources
                     or f"{name.replace('.', '/')}/__init__.py" in sources}  # fmt: skip


NOTED = '''"""What it is for."""

from __future__ import annotations

COINS = 5  # of each
"""How many."""


class Purse:
    """Holds
    coins."""

    held: int = 0
    """Now."""

    def full(self) -> bool:
        """Is it?"""
        # It never is.
        return "# no" == """no
 comment"""


def nothing() -> None:
    """Only said."""
'''


def test_what_is_written_for_people_stays_out_and_every_line_stays_where_it_was() -> None:
    text = bare(NOTED).decode()
    assert not any(word in text for word in ("What", "How", "Holds", "Now", "Is it", "never", "each", "Only"))
    assert "# no" in text and "no\n comment" in text
    assert text.count("\n") == NOTED.count("\n")
    assert [text.splitlines().index(line) for line in ("class Purse:", "def nothing() -> None:")] == [
        NOTED.splitlines().index(line) for line in ("class Purse:", "def nothing() -> None:")
    ]
    compile(text, "noted", "exec")


def test_modules_without_what_is_written_for_people_are_the_same_modules() -> None:
    texts = {file: file.read_text(encoding="utf-8") for file in files()}
    assert [file for file, text in texts.items() if shape(text) != shape(bare(text).decode())] == []


def shape(text: str) -> list[tuple[str, int]]:
    """Every statement and its line, but for texts that stand alone."""
    return [
        (type(node).__name__, node.lineno)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.stmt) and not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
    ]
