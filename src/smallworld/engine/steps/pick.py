"""Play on or decline; take a combination."""

from typing import final

from smallworld.engine.actions import DECLINE, DECLINE_NOW, EXPAND_NOW, MUSTER, PICK, Action
from smallworld.engine.look import Look
from smallworld.engine.play import Play
from smallworld.engine.steps.conquer import can_conquer
from smallworld.engine.steps.ready import muster
from smallworld.engine.steps.step import BEGIN_STEP, DECLARE_STEP, PICK_STEP, Step


@final
class DeclareStep(Step):
    """A player with an active race chooses to expand or to decline (B-TURN-04)."""

    def enter(self, play: Play) -> int:
        return DECLARE_STEP

    def legal(self, look: Look) -> list[Action]:
        if look.state.rules.forced_decline and not can_conquer(look):
            return [DECLINE_NOW]
        return [EXPAND_NOW, DECLINE_NOW] if look.may_decline(look.state.seat) else [EXPAND_NOW]

    def apply(self, play: Play, action: Action) -> int:
        play.state.turn.declining = action.do == DECLINE
        return BEGIN_STEP


@final
class PickStep(Step):
    """A player without an active race must take a combination (B-TURN-03, B-PICK)."""

    def enter(self, play: Play) -> int:
        state = play.state
        for _ in range(len(state.race_stack)):  # until something in the column is allowed (W-TEAM-03)
            if play.allowed_picks(state.seat) or not state.column_races:
                break
            play.withdraw_lowest()
        return PICK_STEP

    def legal(self, look: Look) -> list[Action]:
        state = look.state
        actions = [state.board.moves.pick[place] for place in look.picks(state.seat)]
        for tribe in state.tribes_of(state.seat):  # B-TURN-07: a declined race may act before the pick
            if tribe.acts and not state.turn.acted >> tribe.slot & 1:
                actions.append(Action(MUSTER, key=tribe.race.key))
        return actions

    def apply(self, play: Play, action: Action) -> int:
        state = play.state
        if action.do == PICK:
            play.take_combo(state.seat, action.number)
            return BEGIN_STEP
        chosen = [tribe for tribe in state.tribes_of(state.seat) if tribe.race.key == action.key]
        return muster(play, chosen[0])
