"""Coins, last choices, what was driven out, the next player."""

from typing import final

from smallworld.engine.ability import AT_CLOSE
from smallworld.engine.actions import DECLINE, DECLINE_NOW, END, END_NOW, Action
from smallworld.engine.events import GameEnded
from smallworld.engine.look import Look
from smallworld.engine.play import Play
from smallworld.engine.state import EMPTY, Retreat, Tribe
from smallworld.engine.steps.ask import ask_to_deploy
from smallworld.engine.steps.offers import offers_of, perform
from smallworld.engine.steps.step import CLOSE_STEP, RETREAT_STEP, SCORE_STEP, START_STEP, Step


@final
class ScoreStep(Step):
    """The player whose turn it is scores coins (B-SCORE)."""

    def enter(self, play: Play) -> int:
        play.score(play.state.seat)
        return CLOSE_STEP


@final
class CloseStep(Step):
    """Choices after scoring: a truce, a late decline (B-TURN-09)."""

    def enter(self, play: Play) -> int:
        return CLOSE_STEP if len(self.legal(play)) > 1 else RETREAT_STEP

    def legal(self, look: Look) -> list[Action]:
        state = look.state
        slot = state.active[state.seat]
        actions: list[Action] = []
        if slot != EMPTY and not state.turn.declining:
            me = state.tribe(slot)
            actions += offers_of(look, me, AT_CLOSE)
            if look.in_force(me.hooks.after_scoring, me) and look.may_decline(state.seat):
                actions.append(DECLINE_NOW)
        actions.append(END_NOW)
        return actions

    def apply(self, play: Play, action: Action) -> int:
        state = play.state
        if action.do == END:
            return RETREAT_STEP
        me = state.tribe(state.active[state.seat])
        if action.do == DECLINE:
            play.decline(me)
            return RETREAT_STEP
        perform(play, me, action)
        return self.enter(play)


@final
class RetreatStep(Step):
    """Owners place what was driven out, clockwise from the active player; then the next turn."""

    def enter(self, play: Play) -> int:
        state = play.state
        retreats = state.turn.retreats
        if retreats:
            state.turn.retreats = []
            driven = 0  # the races concerned
            for back in retreats:
                driven |= 1 << back.tribe
            for turn in range(state.players):
                seat = (state.seat + turn) % state.players
                for tribe in state.tribes_of(seat):
                    if driven >> tribe.slot & 1:
                        self.regroup(play, tribe, [back for back in retreats if back.tribe == tribe.slot])
        if state.asks:
            return RETREAT_STEP
        return self.next_turn(play)

    def regroup(self, play: Play, me: Tribe, retreats: list[Retreat]) -> None:
        """Ask where this race's survivors and markers go (B-LOSS-04 to -09)."""
        me.hand += me.fled
        me.fled = 0
        if not me.regions:
            return
        shares: dict[int, int] = {}  # where to, and how many may go there
        for back in retreats:
            if back.piece < 0:
                refuge = me.regions
                if play.state.rules.refuge_apart:
                    refuge = me.regions & ~play.state.board.borders[back.region] or me.regions
                shares[refuge] = shares.get(refuge, 0) + back.number
        for refuge, number in shares.items():
            ask_to_deploy(play, me, refuge, number)
        for piece in play.state.rules.retreating:
            number = sum([back.number for back in retreats if back.piece == piece.index])
            ask_to_deploy(play, me, me.regions, number, piece.index)

    def next_turn(self, play: Play) -> int:
        """The next player's turn, or the end of the game (B-END-01)."""
        state = play.state
        following = (state.seat + 1) % state.players
        if following == state.first and state.round == state.rounds:
            state.over = True
            if play.loud:
                play.tell(GameEnded(state.coins[:], play.winners()))
            return SCORE_STEP
        state.seat = following
        if following == state.first:
            state.round += 1
        return START_STEP
