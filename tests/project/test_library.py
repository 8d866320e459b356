"""Browsers get only those modules of Python's library that the package needs: none may be missing."""

import ast
import sys
from pathlib import Path

import pytest

from smallworld.offline.site import LEFT_OUT, PACKAGE, ROOMS

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
