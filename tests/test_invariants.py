"""Random complete games under the referee: every map, every preset, every option, all invariants after each action."""

import pytest

from smallworld.content.base.options import PRESETS
from smallworld.content.editions import option_values
from smallworld.referee import Summary, check_games

FLIPPED = [(name, value) for name, values in option_values("base").items() for value in values[1:]]


def clean(summary: Summary) -> Summary:
    """The summary, which must tell of no violation."""
    told = [f"{f.invariant} seed {f.seed} after {f.action} actions: {f.sentence}" for f in summary.findings]
    assert not told, "\n".join(told)
    return summary


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_preset_on_every_map(players: int, preset: str) -> None:
    assert clean(check_games(players=players, games=6, seed="preset", preset=preset)).games == 6


@pytest.mark.parametrize(("name", "value"), FLIPPED)
def test_every_option_by_itself(name: str, value: str) -> None:
    for players in (2, 3, 4, 5):
        clean(check_games(players=players, games=3, seed=f"option-{players}", options={name: value}))


def test_seventeen_options_are_flipped() -> None:
    assert len(FLIPPED) == 17


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_exam_now_and_then(players: int) -> None:
    assert clean(check_games(players=players, games=3, seed="exams", preset="print-and-play", every=7)).exams > 40


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_thousand_games(players: int, preset: str) -> None:
    clean(check_games(players=players, games=100, seed="many", preset=preset, every=64))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "value"), FLIPPED)
def test_many_games_with_every_option(name: str, value: str) -> None:
    for players in (2, 3, 4, 5):
        clean(check_games(players=players, games=10, seed=f"flip-{players}", options={name: value}, every=64))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_exam_after_every_action(players: int) -> None:
    clean(check_games(players=players, games=2, seed="thorough", preset="print-and-play", thorough=True))
