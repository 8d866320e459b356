"""Recorded games replay exactly; a file in tests/games is a test."""

from collections import Counter
from pathlib import Path

import pytest

from smallworld.content.editions import make_setup, rules_of
from smallworld.engine.events import ComboTaken
from smallworld.record.journal import read, verify

GAMES = sorted((Path(__file__).parent / "games").glob("*.jsonl"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_exactly(path: Path) -> None:
    for journal in read(path.read_text().splitlines()):
        assert verify(journal).over


def test_the_recorded_games_show_every_race_and_power_twice() -> None:
    seen: Counter[str] = Counter()
    for path in GAMES:
        for journal in read(path.read_text().splitlines()):
            game = journal.replay(0)
            for entry in journal.entries:
                for event in game.play(entry.action):
                    if isinstance(event, ComboTaken):
                        seen.update([event.race, event.power])
    rules = rules_of(make_setup("base", 2))
    assert [banner.key for banner in (*rules.races, *rules.powers) if seen[banner.key] < 2] == []
