"""Every race with every power: picked, played, declined, in a complete game under the referee (14 x 20 = 280)."""

import random

import pytest

from builds import BUILD
from smallworld.content.base.options import PRESETS
from smallworld.engine.actions import Action
from smallworld.game import Game
from smallworld.referee import Referee
from smallworld.referee.base.catalogue import BADGES, BANNERS
from smallworld.referee.watch import random_action
from starts import begin_with

pytestmark = pytest.mark.net

PAIRS = [(race, power) for race in BANNERS for power in BADGES]


def wanted(game: Game, rng: random.Random) -> Action:
    """Seat 0 takes the first combination and declines with it in the third round; all else is random."""
    legal = game.legal()
    if game.state.seat == 0 and game.decider == 0:
        if game.state.round == 1 and legal[0].do == "pick":
            return legal[0]
        declines = [action for action in legal if action.do == "decline"]
        if declines and game.state.round <= 3:
            return declines[0] if game.state.round == 3 else legal[0]
    return random_action(game, rng)


def play_pair(race: str, power: str, seed: int) -> None:
    """One complete game that begins with the pair."""
    preset = list(PRESETS)[seed % len(PRESETS)]
    game = begin_with(race, power, players=2 + seed % 4, seed=seed, preset=preset)
    referee = Referee(game, every=50, shift=seed * 7)
    rng = random.Random(seed)
    while not game.over:
        referee.play(wanted(game, rng))
    referee.finish()
    assert (race, power) in referee.picked
    assert (race, power) in referee.declined


@pytest.mark.parametrize("race", BANNERS)
@pytest.mark.parametrize("power", BADGES)
def test_pair(race: str, power: str) -> None:
    play_pair(race, power, PAIRS.index((race, power)))


@pytest.mark.slow
@pytest.mark.parametrize("race", BANNERS)
def test_every_pair_once_more(race: str) -> None:
    first = {"plain": 1000, "compiled": 2000}[BUILD]
    for power in BADGES:
        play_pair(race, power, first + PAIRS.index((race, power)))


def test_there_are_280_pairs() -> None:
    assert len(PAIRS) == 14 * 20
