"""The start of a turn, and gathering troops."""

from typing import final

from smallworld.engine.ability import AT_BEGIN
from smallworld.engine.actions import END, END_NOW, Action
from smallworld.engine.bits import bits
from smallworld.engine.events import TurnStarted
from smallworld.engine.look import Look
from smallworld.engine.play import Play
from smallworld.engine.state import EMPTY, NOBODY, Tribe, Turn
from smallworld.engine.steps.offers import offers_of, owes, perform
from smallworld.engine.steps.step import (
    BEGIN_STEP,
    CONQUER_STEP,
    DECLARE_STEP,
    MUSTER_STEP,
    PICK_STEP,
    RECRUIT_STEP,
    SCORE_STEP,
    Step,
)


@final
class StartStep(Step):
    """A new turn: last turn's facts and the player's peace are over."""

    def enter(self, play: Play) -> int:
        state = play.state
        state.turn = Turn()
        state.truces[state.seat] = NOBODY
        if play.loud:
            play.tell(TurnStarted(state.seat, state.round))
        return PICK_STEP if state.active[state.seat] == EMPTY else DECLARE_STEP


def muster(play: Play, me: Tribe) -> int:
    """This race takes its troops in hand and begins to conquer."""
    turn = play.state.turn
    turn.acting = me.slot
    turn.moved = False
    turn.stood = () if me.active else tuple([play.state.tokens[r] for r in bits(me.regions)])
    play.ready(me)
    return CONQUER_STEP


@final
class BeginStep(Step):
    """Effects and choices of the active race at the beginning of a turn; a declared decline follows them."""

    def enter(self, play: Play) -> int:
        state = play.state
        me = state.tribe(state.active[state.seat])
        for ability in me.hooks.on_turn_started:
            ability.on_turn_started(play, me)
        return BEGIN_STEP if offers_of(play, me, AT_BEGIN) else self.go_on(play)

    def legal(self, look: Look) -> list[Action]:
        me = look.state.tribe(look.state.active[look.state.seat])
        actions = offers_of(look, me, AT_BEGIN)
        if not owes(look, me, AT_BEGIN):
            actions.append(END_NOW)
        return actions

    def apply(self, play: Play, action: Action) -> int:
        if action.do != END:
            me = play.state.tribe(play.state.active[play.state.seat])
            perform(play, me, action)
            if offers_of(play, me, AT_BEGIN):
                return BEGIN_STEP
        return self.go_on(play)

    def go_on(self, play: Play) -> int:
        """Expand, or carry out the declared decline."""
        state = play.state
        if not state.turn.declining:
            return MUSTER_STEP
        play.decline(state.tribe(state.active[state.seat]))
        return SCORE_STEP


@final
class MusterStep(Step):
    """The next race that may act takes its troops in hand: declined ones before the active one."""

    def enter(self, play: Play) -> int:
        state = play.state
        turn = state.turn
        for tribe in state.tribes_of(state.seat):
            if tribe.acts and not turn.acted >> tribe.slot & 1:
                return muster(play, tribe)
        return PICK_STEP if state.active[state.seat] == EMPTY else RECRUIT_STEP
