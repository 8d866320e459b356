"""The engine and the built-in content know no clock, no chance of their own, no file, no float, and no race by name."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from smallworld.content.base.options import BaseOptions
from smallworld.content.base.rules import base_rules

PACKAGE = Path(__file__).parent.parent / "src" / "smallworld"
ENGINE = sorted((PACKAGE / "engine").rglob("*.py"))
CONTENT = [*sorted((PACKAGE / "content" / "base").rglob("*.py")), PACKAGE / "content" / "parts.py"]

ALLOWED = {"typing", "dataclasses", "hashlib", "mypy_extensions"}
"""All that these files may import beside each other: types, fixed records, and the hash that deals the dice."""

RULES = base_rules(BaseOptions())
NAMES = {banner.key for banner in (*RULES.races, *RULES.powers)} | {piece.key for piece in RULES.pieces}


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


def faults(source: str, engine: bool) -> list[str]:
    """Everything in a file that makes two runs differ, or ties the engine to one edition."""
    tree = ast.parse(source)
    own = (
        ("smallworld.engine",)
        if engine
        else ("smallworld.engine", "smallworld.content.base", "smallworld.content.parts")
    )
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
    return found + (names_of_pieces(tree) if engine else [])


def names_of_pieces(tree: ast.AST) -> list[str]:
    """Races, powers and markers that a file calls by name; ids of rules may contain them."""
    found: list[str] = []
    for node in ast.walk(tree):
        words: list[str] = []
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            words = [re.sub(r"\bB-[A-Z0-9-]+", "", node.value)]
        elif isinstance(node, ast.Name):
            words = [node.id]
        elif isinstance(node, ast.Attribute):
            words = [node.attr]
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            words = [node.name]
        elif isinstance(node, ast.arg):
            words = [node.arg]
        for word in re.findall(r"[a-z_]+", " ".join(words).lower()):
            if word in NAMES or word.strip("_") in NAMES:
                found.append(f"line {getattr(node, 'lineno', 0)}: the name {word}")
    return found


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_engine(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8"), engine=True) == []


@pytest.mark.parametrize("path", CONTENT, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_content(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8"), engine=False) == []


def test_all_of_them_are_looked_at() -> None:
    assert len(ENGINE) > 15
    assert len(CONTENT) > 5
    assert len(NAMES) == 14 + 20 + 6


@pytest.mark.parametrize(
    "source",
    [
        "import time",
        "from random import choice",
        "import os.path",
        "from smallworld.content.editions import RULESET",
        "price = 0.5",
        "price = 3 / 2",
        "price /= 2",
        "for r in {1, 2}: pass",
        "order = [r for r in set(range(3))]",
        "order = [r for r in {n for n in range(3)}]",
        "key = hash('a')",
        "key = id(key)",
        "if race == 'ghouls': pass",
        "ghouls = 1",
        "def place(dragon): pass",
        "'''Only for Halflings.'''",
    ],
)
def test_a_planted_fault_is_found(source: str) -> None:
    assert len(faults(source, engine=True)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "from typing import Final",
        "from smallworld.engine.bits import bits",
        "for r in sorted({1, 2}): pass",
        "price = 3 // 2",
        "class A:\n    def __hash__(self):\n        return hash((1, 2))",
        "'''One token is the least (B-RACE-GIANTS-01).'''",
    ],
)
def test_what_is_pure_passes(source: str) -> None:
    assert faults(source, engine=True) == []
