"""Recorded games replay exactly; a file in tests/games is a test."""

from collections import Counter
from pathlib import Path

import pytest

from smallworld.content.editions import EDITIONS
from smallworld.content.setup import make_setup, rules_of
from smallworld.engine.events import ComboTaken, MarkerRevealed
from smallworld.record.journal import read, verify

GAMES = sorted((Path(__file__).parent / "games").glob("*.jsonl"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_exactly(path: Path) -> None:
    for journal in read(path.read_text().splitlines()):
        assert verify(journal).over


def names_seen(edition: str) -> Counter[str]:
    """How often each race and power was picked, and each hidden marker found, in the recorded games."""
    seen: Counter[str] = Counter()
    for path in GAMES:
        for journal in read(path.read_text().splitlines()):
            game = journal.replay(0)
            if game.setup.edition != edition:
                continue
            for entry in journal.entries:
                for event in game.play(entry.action):
                    if isinstance(event, ComboTaken):
                        seen.update([event.race, event.power])
                    elif isinstance(event, MarkerRevealed):
                        seen.update([event.face])
    return seen


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_recorded_games_show_every_race_and_power_twice(edition: str) -> None:
    seen = names_seen(edition)
    rules = rules_of(make_setup(edition, 2))
    assert [banner.key for banner in (*rules.races, *rules.powers) if seen[banner.key] < 2] == []


def test_the_recorded_games_of_warcraft_find_every_artifact_and_place() -> None:
    seen = names_seen("warcraft")
    faces = [face for piece in rules_of(make_setup("warcraft", 2)).pieces for face in piece.faces]
    assert [face for face in faces if not seen[face]] == []
