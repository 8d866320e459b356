"""Every race of Warcraft with every power: picked, played, declined, in a game under the referee (16 x 20 = 320)."""

import pytest

from builds import BUILD
from pairs import play_pair
from referee.warcraft.table import BADGES, BANNERS, FACTION, HORDE
from smallworld.content.setup import option_values
from smallworld.game import Game
from starts import begin_with

pytestmark = pytest.mark.net

PAIRS = [(race, power) for race in BANNERS for power in BADGES]


def options_for(race: str, players: int, seed: int) -> dict[str, str]:
    """The options in turn; teams only for four, whose seat 0 fights for the Alliance."""
    options = {name: values[seed // 4 % len(values)] for name, values in option_values("warcraft").items()}
    if players != 4 or FACTION[race] == HORDE:
        options["teams"] = "no"
    return options


def game_with(race: str, power: str, seed: int) -> Game:
    """The numbers of players and the options in turn."""
    players = 2 + seed % 4
    return begin_with(race, power, players, seed, options=options_for(race, players, seed), edition="warcraft")


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


def test_there_are_320_pairs() -> None:
    assert len(PAIRS) == 16 * 20


def test_every_option_is_tried_both_ways_and_teams_too() -> None:
    tried = [options_for(race, 2 + n % 4, n) for n, (race, _) in enumerate(PAIRS)]
    for name, values in option_values("warcraft").items():
        assert {options[name] for options in tried} == set(values)
