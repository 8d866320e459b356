"""Citing the rule catalogue from tests.

A test says which rules it defends, and `test_catalogue` checks that every rule is defended:

    @rule("B-RACE-GIANTS-01")
    def test_giants_pay_one_less_beside_their_own_mountain(): ...

Ids begin with B in the base game, with W in Warcraft.
"""

import ast
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from smallworld.rulebook import nearest, rules

TESTS = Path(__file__).parent
NOT_TESTED = TESTS / "not_tested.toml"
KNOWN = {each.id for each in rules()}

F = TypeVar("F", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a test with the rules it defends. An unknown id is refused, with the nearest known one."""
    if not ids:
        raise ValueError("@rule needs the id of a rule")
    for each in ids:
        if each not in KNOWN:
            raise ValueError(f"the catalogue has no rule {each}; did you mean {', '.join(nearest(each)) or 'another'}?")

    def mark(test: F) -> F:
        test.__dict__["rules"] = (*ids, *test.__dict__.get("rules", ()))
        return test

    return mark


@dataclass(frozen=True)
class Citation:
    """A place in the tests that names a rule."""

    id: str
    place: str  # file:line, for messages


def citations(folder: Path = TESTS) -> list[Citation]:
    """Every rule cited by a decorator of a test, read from the source without running it."""
    found: list[Citation] = []
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                found += _cited_by(node, path)
    return found


def not_tested(path: Path = NOT_TESTED) -> dict[str, str]:
    """Rules that no test can defend, and why."""
    listed = tomllib.loads(path.read_text(encoding="utf-8"))
    return {id: str(reason) for id, reason in listed.items()}


def _cited_by(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, path: Path) -> list[Citation]:
    found: list[Citation] = []
    for decorator in node.decorator_list:
        if not _is_rule(decorator):
            continue
        place = f"{path.name}:{decorator.lineno}"
        if not (path.name.startswith("test_") and node.name.lower().startswith("test")):
            raise ValueError(f"{place}: only tests may cite rules, and pytest does not run {node.name} as one")
        assert isinstance(decorator, ast.Call)
        for argument in decorator.args:
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                raise ValueError(f"{place}: write the id out, so that it can be found without running the test")
            found.append(Citation(argument.value, place))
    return found


def _is_rule(decorator: ast.expr) -> bool:
    """Is it `@rule(...)` or `@catalogue.rule(...)`?"""
    if not isinstance(decorator, ast.Call):
        return False
    called = decorator.func
    return (isinstance(called, ast.Name) and called.id == "rule") or (
        isinstance(called, ast.Attribute) and called.attr == "rule"
    )
