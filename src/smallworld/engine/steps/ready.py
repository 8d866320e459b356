"""The start of a turn, and gathering troops."""

from typing import final

from smallworld.engine.bits import bits
from smallworld.engine.events import TurnStarted
from smallworld.engine.play import Play
from smallworld.engine.state import EMPTY, NOBODY, Tribe, Turn
from smallworld.engine.steps.step import CONQUER, DECLARE, PICK, RECRUIT, Step


@final
class StartStep(Step):
    """A new turn: last turn's facts and the player's peace are over."""

    def enter(self, play: Play) -> int:
        state = play.state
        state.turn = Turn()
        state.truces[state.seat] = NOBODY
        play.events.append(TurnStarted(state.seat, state.round))
        return PICK if state.active[state.seat] == EMPTY else DECLARE


def muster(play: Play, me: Tribe) -> int:
    """This race takes its troops in hand and begins to conquer."""
    turn = play.state.turn
    turn.acting = me.slot
    turn.moved = False
    turn.stood = () if me.active else tuple([play.state.tokens[r] for r in bits(me.regions)])
    play.ready(me)
    return CONQUER


@final
class MusterStep(Step):
    """The next race that may act takes its troops in hand: declined ones before the active one."""

    def enter(self, play: Play) -> int:
        state = play.state
        turn = state.turn
        for tribe in state.tribes_of(state.seat):
            if tribe.acts and not turn.acted >> tribe.slot & 1:
                return muster(play, tribe)
        return PICK if state.active[state.seat] == EMPTY else RECRUIT
