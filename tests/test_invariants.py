"""Random complete games under the referee: every map, every preset, every option, all invariants after each action."""

import random
from pathlib import Path

import pytest

import smallworld as sw
from builds import BUILD
from referee import Summary, check_games, play_out, watch
from smallworld.content import custom
from smallworld.content.base.options import PRESETS
from smallworld.content.setup import option_values

pytestmark = pytest.mark.net

CUSTOM = Path(custom.__file__).parent

FLIPPED = [(name, value) for name, values in option_values("base").items() for value in values[1:]]
FLIPPED_IN_WARCRAFT = [(name, value) for name, values in option_values("warcraft").items() for value in values[1:]]


def clean(summary: Summary) -> Summary:
    """The summary, which must have no violation."""
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


def test_home_made_banners_and_boards_are_judged_by_the_box() -> None:
    banners = [sw.banner((CUSTOM / name).read_text(encoding="utf-8")) for name in ("bakers.toml", "gilded.toml")]
    board = sw.board((CUSTOM / "two_valleys.toml").read_text(encoding="utf-8"))
    for seed in range(6):
        for game in (
            sw.Game.new(players=3, seed=seed, custom=banners),
            sw.Game.new(players=2, seed=seed, custom_board=board),
        ):
            referee = watch(game, every=16, shift=seed)
            play_out(referee, random.Random(seed))
            assert referee.violations == []
            assert referee.world.known == (game.setup.custom == ())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_warcraft_with_any_number_of_players(players: int) -> None:
    assert clean(check_games("warcraft", players=players, games=4, seed="warcraft", every=16)).games == 4


@pytest.mark.parametrize(("name", "value"), FLIPPED_IN_WARCRAFT)
def test_every_option_of_warcraft(name: str, value: str) -> None:
    clean(check_games("warcraft", players=4, games=4, seed=f"option-{name}", options={name: value}))


def test_four_options_of_warcraft_are_flipped() -> None:
    assert len(FLIPPED_IN_WARCRAFT) == 4


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_many_games_of_warcraft(players: int) -> None:
    clean(check_games("warcraft", players=players, games=100, seed=f"many {BUILD}"))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "value"), FLIPPED_IN_WARCRAFT)
def test_many_games_with_every_option_of_warcraft(name: str, value: str) -> None:
    clean(check_games("warcraft", players=4, games=30, seed=f"flip-{name} {BUILD}", options={name: value}))


@pytest.mark.slow
def test_every_exam_after_every_action_of_warcraft() -> None:
    for players in (2, 5):
        clean(check_games("warcraft", players=players, games=1, seed=f"thorough {BUILD}", thorough=True))


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_thousand_games(players: int, preset: str) -> None:
    clean(check_games(players=players, games=50, seed=f"many {BUILD}", preset=preset, every=64))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "value"), FLIPPED)
def test_many_games_with_every_option(name: str, value: str) -> None:
    for players in (2, 3, 4, 5):
        seed = f"flip-{players} {BUILD}"
        clean(check_games(players=players, games=5, seed=seed, options={name: value}, every=64))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_exam_after_every_action(players: int) -> None:
    seed = f"thorough {BUILD}"
    clean(check_games(players=players, games=1, seed=seed, preset="print-and-play", thorough=True))
