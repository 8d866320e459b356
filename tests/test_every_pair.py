"""Every race with every power: picked, played, declined, in a complete game under the referee (14 x 20 = 280)."""

import pytest

from builds import BUILD
from pairs import play_pair
from referee.base.table import BADGES, BANNERS
from smallworld.content.base.options import PRESETS
from smallworld.game import Game
from starts import begin_with

pytestmark = pytest.mark.net

PAIRS = [(race, power) for race in BANNERS for power in BADGES]


def game_with(race: str, power: str, seed: int) -> Game:
    """The numbers of players and the presets in turn."""
    return begin_with(race, power, players=2 + seed % 4, seed=seed, preset=list(PRESETS)[seed % len(PRESETS)])


@pytest.mark.parametrize("race", BANNERS)
@pytest.mark.parametrize("power", BADGES)
def test_pair(race: str, power: str) -> None:
    seed = PAIRS.index((race, power))
    play_pair(game_with(race, power, seed), race, power, seed)


@pytest.mark.slow
@pytest.mark.parametrize("race", BANNERS)
def test_every_pair_once_more(race: str) -> None:
    for power in BADGES:
        seed = {"plain": 1000, "compiled": 2000}[BUILD] + PAIRS.index((race, power))
        play_pair(game_with(race, power, seed), race, power, seed)


def test_there_are_280_pairs() -> None:
    assert len(PAIRS) == 14 * 20
