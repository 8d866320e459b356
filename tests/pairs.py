"""A complete game that begins with a race and a power of our choice, under the referee."""

import random

from referee import Referee, random_action
from smallworld.engine.actions import Action
from smallworld.engine.events import RegionTaken
from smallworld.game import Game


def wanted(game: Game, rng: random.Random) -> Action:
    """Seat 0 takes the first combination, conquers with it and declines in the third round; the rest is random."""
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


def play_pair(game: Game, race: str, power: str, seed: int) -> None:
    """Play to the end: the pair is picked, takes a region and declines."""
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
