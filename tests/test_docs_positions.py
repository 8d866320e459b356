"""The examples of docs/positions.md are run."""

import doctest
import re
from pathlib import Path

import pytest

import smallworld as sw
from position_texts import kept
from smallworld.engine.steps import STEP_NAMES
from t16 import T16

PAGE = (Path(__file__).parent.parent / "docs" / "positions.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```\n(?:(?:(?!```).)*?```pycon\n(.*?)```)?", PAGE, re.DOTALL)


def board(text: str) -> str:
    """The examples on the made-up board leave it out."""
    return text if "[map]" in text or "2p-" in text or "board =" in text else text + T16


def test_the_page_has_examples_with_results():
    assert len(EXAMPLES) == len(re.findall("```toml", PAGE)) == 10
    assert len([results for _, results in EXAMPLES if results]) == len(re.findall("```pycon", PAGE)) == 9
    assert T16.strip() in PAGE


@pytest.mark.parametrize(("text", "results"), EXAMPLES)
def test_an_example_is_played_as_written(text, results):
    game = sw.position(board(text))
    kept(game)
    example = doctest.DocTestParser().get_doctest(results, {"game": game, "sw": sw}, "positions.md", None, 0)
    failures: list[str] = []
    doctest.DocTestRunner().run(example, out=failures.append)
    assert not failures, "".join(failures)


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_every_piece_is_named(edition):
    pieces = sw.Game.new(edition).state.rules.pieces
    assert [piece.key for piece in pieces if not re.search(f"`{piece.key}\\b", PAGE)] == []


@pytest.mark.parametrize("step", [step for step in STEP_NAMES if step != "muster"] + ["over"])
def test_every_step_is_named(step):
    assert f'| `"{step}"` |' in PAGE
