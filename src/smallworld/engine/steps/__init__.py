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

__all__ = ["ASKING", "STEP_NAMES", "TURN", "Step"]
