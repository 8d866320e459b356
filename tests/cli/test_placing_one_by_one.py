"""smallworld play: markers and regions to give up, named in any order and taken back before they are played."""

import re
from pathlib import Path

import pytest

from cli.test_play_command import TWO, Terminal
from table import Table, table

CAMPS = ["2", "conquer 02", "conquer 03", "end", ""]
"""Bivouacking Amazons in two regions are about to lay camps."""


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def kept(folder: Path, t: Table) -> str:
    """A saved game to go on with."""
    file = folder / "game.json"
    file.write_text(t.game.to_json(), encoding="utf-8")
    return str(file)


def test_camps_are_counted_explained_and_laid_in_any_order(terminal: Terminal) -> None:
    shown = terminal.play([*CAMPS, "+03 +02", "-03", "+3", ""], *TWO)
    assert "To place, at most: Encampment × 5. +1 defence for each encampment." in shown
    assert "Regions: Starfallow (2p-02), Copperwood (2p-03)" in shown
    assert "So far: Starfallow (2p-02) 1, Copperwood (2p-03) 1; 3 left. Press Enter when you are done." in shown
    assert "So far: Starfallow (2p-02) 1; 4 left." in shown
    laid = [line.strip() for line in shown.splitlines() if "Encampment placed" in line]
    assert laid == ["Encampment placed at Starfallow.", "Encampment placed at Copperwood."]
    assert "A scores 2 coins" in shown  # and the step is over


def test_what_was_laid_is_taken_back_step_by_step(terminal: Terminal) -> None:
    shown = terminal.play([*CAMPS, "2p-03", "+03", "undo", "undo", "end"], *TWO)
    assert "So far: Copperwood (2p-03) 2; 3 left." in shown and "Nothing so far." in shown
    assert "Encampment placed" not in shown and "A scores 2 coins" in shown


def test_the_end_takes_with_it_what_was_laid(terminal: Terminal) -> None:
    assert "Encampment placed at Copperwood." in terminal.play([*CAMPS, "+03", "1"], *TWO)
    assert "Encampment placed at Copperwood." in terminal.play([*CAMPS, "+03", "end"], *TWO)


def test_camps_in_one_go_or_as_the_bot_would(terminal: Terminal) -> None:
    shown = terminal.play([*CAMPS, "03=2 02=1"], *TWO)
    assert "Encampment × 2 placed at Copperwood." in shown and "Encampment placed at Starfallow." in shown
    for word in ("", "auto"):
        laid = re.findall(r"Encampment(?: × (\d))? placed", terminal.play([*CAMPS, word], *TWO))
        assert sum(int(number or 1) for number in laid) == 5


def test_what_cannot_be_named_is_told(terminal: Terminal) -> None:
    shown = terminal.play([*CAMPS, "+09", "-02", "+02 +02 +02 +02 +02 +02", "+99", "03=6"], *TWO)
    assert "2p-09 is not on the list." in shown
    assert "You have placed none in 2p-02." in shown
    assert "You have only 5; -2p-02 takes one back." in shown
    assert "There is no region “99”" in shown
    assert "No encampment can be placed in 2p-03, or not that many." in shown
    assert "So far" not in shown  # a line is done whole or not at all


def test_heroes_begin_at_the_far_end(terminal: Terminal, tmp_path: Path) -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "heroic", regions = { a = 1, b = 1, d = 1 } }
    """)
    t.p1.stops()
    shown = terminal.play(["+d", "+d", "", "+a", ""], "--load", kept(tmp_path, t))
    assert "To place: Hero × 2. The region is immune until the hero moves on." in shown
    assert "You have already named d; -d takes it back." in shown
    assert "1 more must be placed; name a region for each." in shown  # one cannot stay in hand
    assert "Hero placed at farmland a." in shown and "Hero placed at forest d." in shown


@pytest.mark.parametrize("lines", [["+k +a", ""], ["give up k a"], ["+k", "+b", "-b", "+a", ""], ["k=1 a=1"]])
def test_regions_are_given_up_in_any_order(terminal: Terminal, tmp_path: Path, lines: list[str]) -> None:
    t = table("""
        [[seat]]
        active = { race = "amazons", power = "swamp", regions = { a = 1, b = 1 }, aside = 4 }
    """)
    t.p1.expands()
    t.p1.conquers("d", "k")
    t.p1.stops()
    shown = terminal.play(lines, "--load", kept(tmp_path, t))
    assert "You are short of tokens: give up 2 regions." in shown
    assert "A’s Amazons abandon farmland a." in shown and "A’s Amazons abandon farmland k." in shown
    assert "A scores 2 coins" in shown
