"""What a character means to a bot that looks ahead: a few coins added to what its rollouts say.

For bots that do not look ahead it is a taste (`worth.py`). `character.py` lists the characters.
"""

from smallworld.bots.character import character_of
from smallworld.bots.simple import expand
from smallworld.bots.worth import taste_for
from smallworld.engine.actions import DECLINE, PICK, Action
from smallworld.engine.sketch import Sketch
from smallworld.engine.state import NOBODY
from smallworld.engine.steps.step import CONQUER_STEP


def liking(style: int, game: Sketch, seat: int, actions: list[Action]) -> float:
    """How much a character likes a plan that begins like this."""
    leaning = character_of(style)
    first = actions[0]
    if first.do == PICK:
        return -leaning.thrift * first.number
    if first.do == DECLINE:
        return -leaning.loyalty
    if leaning.raids and game.state.step == CONQUER_STEP:
        return leaning.raids * raids(style, game, seat, actions)
    return 0.0


def raids(style: int, game: Sketch, seat: int, actions: list[Action]) -> int:
    """How many regions a conquest takes from rivals if it goes on to its end."""
    trial = game.copy()
    turn = trial.state.turn
    for wanted in actions:
        if trial.state.decider != seat or not any([action.same(wanted) for action in trial.listed()]):
            break
        trial.advance(wanted)
    expand(trial, seat, taste_for(trial.state, style))
    return len([won for won in turn.conquests if won.victim_seat not in (NOBODY, seat)])
