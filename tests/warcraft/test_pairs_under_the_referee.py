"""Every race of Warcraft with every power in a complete game under the referee (16 x 20 = 320)."""

import random

import pytest

from smallworld.engine.actions import Action
from smallworld.game import Game
from smallworld.referee import Referee
from smallworld.referee.warcraft.catalogue import BADGES, BANNERS
from smallworld.referee.watch import random_action
from starts import begin_with

RACES, POWERS = list(BANNERS), list(BADGES)
EVERY_RACE_AND_POWER = [(RACES[n % 16], POWERS[n % 20]) for n in range(20)]


def wanted(game: Game, rng: random.Random) -> Action:
    """Seat 0 takes the first combination and declines with it in the fourth round; all else is random."""
    legal = game.legal()
    if game.state.seat == 0 and game.decider == 0:
        if game.state.round == 1 and legal[0].do == "pick":
            return legal[0]
        if legal[0].do == "expand" and game.state.round <= 4:
            return legal[1] if game.state.round == 4 else legal[0]
    return random_action(game, rng)


def play_pair(race: str, power: str) -> None:
    """One complete game that begins with the pair."""
    seed = RACES.index(race) * 20 + POWERS.index(power)
    game = begin_with(race, power, players=2 + seed % 4, seed=f"pair {seed}", edition="warcraft")
    referee = Referee(game, every=50, shift=seed * 7)
    rng = random.Random(seed)
    while not game.over:
        referee.play(wanted(game, rng))
    referee.finish()
    assert (race, power) in referee.picked
    assert (race, power) in referee.declined


@pytest.mark.parametrize(("race", "power"), EVERY_RACE_AND_POWER)
def test_every_race_and_every_power_once(race: str, power: str) -> None:
    play_pair(race, power)


@pytest.mark.slow
@pytest.mark.parametrize("race", BANNERS)
def test_every_pair(race: str) -> None:
    for power in BADGES:
        play_pair(race, power)


def test_twenty_pairs_have_every_race_and_power() -> None:
    assert {race for race, _ in EVERY_RACE_AND_POWER} == set(BANNERS)
    assert {power for _, power in EVERY_RACE_AND_POWER} == set(BADGES)
