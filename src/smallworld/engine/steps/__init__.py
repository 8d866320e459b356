"""A turn as a list of steps, in the order a player meets them (B-TURN-06).

start      the truce ends, the turn begins
declare    play on, or decline
pick       take a combination
begin      what happens, or is chosen, at the beginning of a turn
muster     the player's next race takes its troops in hand, declined ones that act first
conquer    conquests, the last one possibly with the die
recruit    new tokens from the tray
redeploy   tokens are set aside and spread over the regions
place      markers are placed
score      coins
close      last choices
retreat    everybody places what was driven out; the next player
"""

from typing import Final

from smallworld.engine.actions import Action
from smallworld.engine.look import Look
from smallworld.engine.play import Play
from smallworld.engine.steps.ask import ASKING
from smallworld.engine.steps.conquer import ConquerStep
from smallworld.engine.steps.pick import DeclareStep, PickStep
from smallworld.engine.steps.ready import BeginStep, MusterStep, StartStep
from smallworld.engine.steps.redeploy import PlaceStep, RecruitStep, RedeployStep
from smallworld.engine.steps.score import CloseStep, RetreatStep, ScoreStep
from smallworld.engine.steps.step import STEP_NAMES, Step

TURN: Final[list[Step]] = [
    StartStep(),
    DeclareStep(waits=True),
    PickStep(waits=True),
    BeginStep(waits=True),
    MusterStep(),
    ConquerStep(waits=True),
    RecruitStep(waits=True),
    RedeployStep(),
    PlaceStep(waits=True),
    ScoreStep(),
    CloseStep(waits=True),
    RetreatStep(),
]


def legal(look: Look) -> list[Action]:
    """What the decider may do, one way to each outcome."""
    state = look.state
    if state.over:
        return []
    return ASKING.legal(look) if state.asks else TURN[state.step].legal(look)


def nth(look: Look, number: int) -> Action:
    """The legal action at this place, counted round and round; the game must not be over."""
    state = look.state
    return ASKING.nth(look, number) if state.asks else TURN[state.step].nth(look, number)


def act(play: Play, action: Action) -> None:
    """Do a legal action and run on to the next decision."""
    state = play.state
    if state.asks:
        ASKING.apply(play, action)
        if not state.asks:
            run(play)
    else:
        here = state.step
        state.step = TURN[here].apply(play, action)
        if state.step != here:
            run(play)


def begin(play: Play) -> None:
    """Run on to the first decision, unless the position already waits for one."""
    if not play.state.asks and not TURN[play.state.step].waits:
        run(play)


def run(play: Play) -> None:
    """Enter steps until one waits for a decision."""
    state = play.state
    while not state.over:
        here = state.step
        state.step = TURN[here].enter(play)
        if state.step == here or state.asks:
            return


__all__ = ["ASKING", "STEP_NAMES", "TURN", "Step", "act", "begin", "legal", "nth", "run"]
