"""Every race of Warcraft with every power: picked, played, declined, in a game under the referee (16 x 20 = 320)."""

import random

import pytest

from builds import BUILD
from smallworld.content.editions import make_setup, option_values, rules_of
from smallworld.engine.actions import Action
from smallworld.engine.events import RegionTaken
from smallworld.game import Game
from smallworld.referee import Referee
from smallworld.referee.watch import random_action
from starts import begin_with

pytestmark = pytest.mark.net

RULES = rules_of(make_setup("warcraft", 2))
RACES = [race.key for race in RULES.races]
POWERS = [power.key for power in RULES.powers]
PAIRS = [(race, power) for race in RACES for power in POWERS]
SIDES = {race.key: race.side for race in RULES.races}


def wanted(game: Game, rng: random.Random) -> Action:
    """Seat 0 takes the first combination, conquers with it and declines in the third round; all else is random."""
    legal = game.legal()
    if game.state.seat == 0 and game.decider == 0:
        if game.state.round == 1 and legal[0].do == "pick":
            return legal[0]
        if game.state.round == 1 and not game.state.turn.conquests:
            conquests = [action for action in legal if action.do == "conquer"]
            if conquests:
                return rng.choice(conquests)
        declines = [action for action in legal if action.do == "decline"]
        if declines and game.state.round <= 3:
            return declines[0] if game.state.round == 3 else legal[0]
    return random_action(game, rng)


def options_for(race: str, players: int, seed: int) -> dict[str, str]:
    """The options in turn; teams only for four, whose seat 0 fights for the Alliance."""
    options = {name: values[seed // 4 % len(values)] for name, values in option_values("warcraft").items()}
    if players != 4 or SIDES[race] == "horde":
        options["teams"] = "no"
    return options


def play_pair(race: str, power: str, seed: int) -> None:
    """One complete game that begins with the pair."""
    players = 2 + seed % 4
    options = options_for(race, players, seed)
    game = begin_with(race, power, players, seed, options=options, edition="warcraft")
    referee = Referee(game, every=50, shift=seed * 7)
    rng = random.Random(seed)
    taken = 0
    while not game.over:
        for event in referee.play(wanted(game, rng)):
            taken += isinstance(event, RegionTaken) and (event.player, event.race) == (0, race)
    referee.finish()
    assert (race, power) in referee.picked
    assert taken > 0
    assert (race, power) in referee.declined


@pytest.mark.parametrize("race", RACES)
@pytest.mark.parametrize("power", POWERS)
def test_pair(race: str, power: str) -> None:
    play_pair(race, power, PAIRS.index((race, power)))


@pytest.mark.slow
@pytest.mark.parametrize("race", RACES)
def test_every_pair_once_more(race: str) -> None:
    first = {"plain": 1000, "compiled": 2000}[BUILD]
    for power in POWERS:
        play_pair(race, power, first + PAIRS.index((race, power)))


def test_there_are_320_pairs() -> None:
    assert len(PAIRS) == 16 * 20


def test_every_option_is_tried_both_ways_and_teams_too() -> None:
    tried = [options_for(race, 2 + n % 4, n) for n, (race, _) in enumerate(PAIRS)]
    for name, values in option_values("warcraft").items():
        assert {options[name] for options in tried} == set(values)
