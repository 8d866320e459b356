"""The engine and the built-in content know no clock, no chance of their own, no file, no float, and no race by name."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from smallworld.content.editions import EDITIONS

PACKAGE = Path(__file__).parent.parent.parent / "src" / "smallworld"
ENGINE = sorted((PACKAGE / "engine").rglob("*.py"))
CONTENT = [
    *sorted((PACKAGE / "content" / "base").rglob("*.py")),
    *sorted((PACKAGE / "content" / "warcraft").rglob("*.py")),
    PACKAGE / "content" / "parts.py",
]

ALLOWED = {"typing", "dataclasses", "hashlib", "struct", "mypy_extensions", "collections.abc"}
"""All that these files may import beside each other: types, fixed records, and the hash that deals the dice, with
what reads numbers from it."""

HELPERS = ("smallworld.content.parts", "smallworld.content.boards", "smallworld.words")
"""Modules that every edition may share."""

MARKER = ("marker",)  # a key that is also the common word for every such piece

NAMELESS: list[tuple[Path, tuple[str, ...], tuple[str, ...]]] = [
    (PACKAGE / "engine", (".py",), MARKER),
    (PACKAGE / "bots", (".py",), MARKER),
]
"""Folders in which no race, power, artifact, place or marker of any edition is named, with their kinds of file.

Last come keys that mean something else there, as "hill" does where terrains are drawn.
"""


def names_of(edition: str) -> set[str]:
    """Every key on the cardboard of an edition."""
    rules = EDITIONS[edition].rules(EDITIONS[edition].presets["default"])
    return {banner.key for banner in (*rules.races, *rules.powers)} | {piece.key for piece in rules.pieces}


NAMES = set().union(*[names_of(edition) for edition in EDITIONS])
SPELT = "|".join(sorted(name.removesuffix("s").replace("_", "[_ -]?") + "s?" for name in NAMES))
NAMED = re.compile(f"(?<![a-z])(?:{SPELT})(?![a-z])")


def words_of(edition: str) -> set[str]:
    """The words of the offers and notes of an edition's abilities."""
    rules = EDITIONS[edition].rules(EDITIONS[edition].presets["default"])
    verbs = {ability.verb for ability in rules.abilities() if ability.when}
    return verbs | {kind.word for kind in rules.notes}


OF_THE_GAME = {"recruit", "truce", "conquests:over"}  # a step, a peace and the last die: the engine knows these
WORDS = set().union(*[words_of(edition) for edition in EDITIONS]) - OF_THE_GAME - NAMES
ELSEWHERE = sorted(path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] != "content")


def imports(tree: ast.AST) -> Iterator[str]:
    """The modules a file imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def is_set(node: ast.expr) -> bool:
    """Is this plainly a set, whose order is nobody's?"""
    called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset")
    return called or isinstance(node, (ast.Set, ast.SetComp))


def faults(source: str, home: tuple[str, ...] = ()) -> list[str]:
    """Everything in a file that makes two runs differ, or ties it to what lies outside the engine and its home."""
    tree = ast.parse(source)
    own = ("smallworld.engine", *home)
    found = [f"imports {name}" for name in imports(tree) if not name.startswith(own) and name not in ALLOWED]
    hashing = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name == "__hash__"
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, (float, complex)):
            found.append(f"line {line}: the float {node.value}")
        elif isinstance(node, (ast.BinOp, ast.AugAssign)) and isinstance(node.op, ast.Div):
            found.append(f"line {line}: a division that makes floats")
        elif isinstance(node, (ast.For, ast.comprehension)) and is_set(node.iter):
            found.append(f"line {node.iter.lineno}: a walk over a set")
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and id(node) not in hashing:
            if node.func.id in ("hash", "id", "float", "open", "eval", "exec", "__import__", "input", "print"):
                found.append(f"line {line}: a call of {node.func.id}")
    return found


def names_in(source: str, ordinary: tuple[str, ...] = MARKER) -> list[str]:
    """Races, powers and pieces that a text calls by name, in any spelling; ids of rules may contain them."""
    found: list[str] = []
    for number, line in enumerate(source.splitlines(), 1):
        plain = re.sub(r"\b[BW]-[A-Z0-9-]+", "", line)
        words = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", plain).lower()  # nightElves is night_elves
        names = [name for name in NAMED.findall(words) if name.removesuffix("s") not in ordinary]
        found += [f"line {number}: the name {name}" for name in names]
    return found


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_engine(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", CONTENT, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_content(path: Path) -> None:
    home = f"smallworld.content.{path.parent.name}"  # an edition knows nothing of another one
    assert faults(path.read_text(encoding="utf-8"), (home, *HELPERS)) == []


@pytest.mark.parametrize(("folder", "kinds", "ordinary"), NAMELESS, ids=[folder.name for folder, *_ in NAMELESS])
def test_no_piece_of_any_edition_is_named(folder: Path, kinds: tuple[str, ...], ordinary: tuple[str, ...]) -> None:
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in kinds]
    assert files, f"{folder} has no such files"
    named = {str(path.relative_to(PACKAGE)): names_in(path.read_text(encoding="utf-8"), ordinary) for path in files}
    assert {path: found for path, found in named.items() if found} == {}


@pytest.mark.parametrize("path", ELSEWHERE, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_the_word_of_an_ability_stands_in_that_ability_alone(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    said = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    assert [word for word in said if isinstance(word, str) and word in WORDS] == []


def test_all_of_them_are_looked_at() -> None:
    assert len(ENGINE) > 15
    assert len(CONTENT) > 5
    assert len(ELSEWHERE) > 60
    assert {"assault", "holy_light", "side:horde", "paid:harmony", "sorcery", "raid"} <= WORDS
    assert len(names_of("base")) == 14 + 20 + 6
    assert len(names_of("warcraft")) == 16 + 20 + 8 + 5 + 7


@pytest.mark.parametrize(
    "source",
    [
        "import time",
        "from random import choice",
        "import os.path",
        "from smallworld.content.editions import EDITIONS",
        "price = 0.5",
        "price = 3 / 2",
        "price /= 2",
        "for r in {1, 2}: pass",
        "order = [r for r in set(range(3))]",
        "order = [r for r in {n for n in range(3)}]",
        "key = hash('a')",
        "key = id(key)",
    ],
)
def test_a_planted_fault_is_found(source: str) -> None:
    assert len(faults(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "if race == 'ghouls': pass",
        "ghouls = 1",
        "def place(dragon): pass",
        "'''Only for Halflings.'''",
        "x = 1  # as the Night Elves do",
        "const nightElves = 1",
        ".token-blood-elves { color: red }",
        "if (piece === 'frostmourne') return",
        "WELL_OF_ETERNITY = 3",
        "lay_bombs()",
        "a Goblin's turn",
    ],
)
def test_a_planted_name_is_found(source: str) -> None:
    assert len(names_in(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "from typing import Final",
        "from smallworld.engine.bits import bits",
        "for r in sorted({1, 2}): pass",
        "price = 3 // 2",
        "class A:\n    def __hash__(self):\n        return hash((1, 2))",
        "'''One token is the least (B-RACE-GIANTS-01, W-RACE-TAUREN-02).'''",
    ],
)
def test_what_is_pure_passes(source: str) -> None:
    assert faults(source) == []
    assert names_in(source) == []
