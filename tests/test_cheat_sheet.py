"""The cheat sheet for abilities in Python: every hook has an example, and every example plays."""

from typing import Any

import pytest

import smallworld as sw
from smallworld.engine.ability import AT_CLOSE, CONQUEST, Ability
from smallworld.engine.bits import bits, count
from smallworld.engine.rules import Banner
from smallworld.engine.state import NOBODY
from smallworld.trial import try_out
from tools.cheat_sheet import CALLS, EXAMPLES, cheat_sheet, hooks

TOGETHER = ("offers", "why_not", "meant", "owes", "perform")
"""Hooks that make one offer between them."""


def defined(name: str) -> str:
    """The example as a method."""
    node = next(node for node in hooks() if node.name == name)
    return f"    def {name}({', '.join(arg.arg for arg in node.args.args)}):\n        {EXAMPLES[name]}\n"


def test_every_hook_has_an_example():
    assert [node.name for node in hooks()] == list(EXAMPLES)


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_plays(name):
    names = TOGETHER if name in TOGETHER else (name,)
    space: dict[str, Any] = {"Ability": Ability, "NOBODY": NOBODY, "CONQUEST": CONQUEST, "bits": bits, "count": count}
    exec("class Example(Ability):\n" + "".join(map(defined, names)), space)
    example = space["Example"]()
    if name in TOGETHER:
        example.verb, example.when, example.most_uses = "ring", AT_CLOSE, 1
    moles = sw.python_banner(Banner("moles", 5, (example,)), plays_with="skeletons")
    assert try_out([moles], games=2) == 2


def test_everything_on_the_sheet_is_explained():
    rows = [line for line in cheat_sheet().splitlines() if line.startswith("| `")]
    assert len(rows) > 150
    cells = [[cell.strip("| ") for cell in row.replace("\\|", "/").split(" | ")] for row in rows]
    assert [name for name, said, *_ in cells if not said or "._" in name] == []


def test_the_commonest_calls_are_on_the_sheet_with_a_line_each():
    sheet = cheat_sheet()
    for name, line in CALLS.items():
        assert f"| `{name}(" in sheet and f"| `{line}` |" in sheet, name
