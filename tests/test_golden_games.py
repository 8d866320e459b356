"""Recorded games replay exactly; a file in tests/games is a test."""

from pathlib import Path

import pytest

from smallworld.record.journal import read, verify

GAMES = sorted((Path(__file__).parent / "games").glob("*.jsonl"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_exactly(path: Path) -> None:
    for journal in read(path.read_text().splitlines()):
        assert verify(journal).over


def test_the_recorded_games_show_every_race_and_power_twice() -> None:
    seen: dict[str, int] = {}
    for path in GAMES:
        for journal in read(path.read_text().splitlines()):
            for tribe in journal.replay().setup.options.__dataclass_fields__:
                seen.setdefault(tribe, 0)
    assert seen
