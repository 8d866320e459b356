"""Recruits, redeployment, markers."""

from typing import final

from smallworld.engine.ability import IN_PLACING, IN_RECRUITING
from smallworld.engine.actions import END, END_NOW, Action
from smallworld.engine.look import Look, RichLook
from smallworld.engine.play import Play
from smallworld.engine.state import Tribe
from smallworld.engine.steps.ask import ask_to_deploy, ask_to_give_up, to_give_up, to_spread
from smallworld.engine.steps.offers import offers_at, offers_of, open_offers, owes, perform
from smallworld.engine.steps.step import PLACE_STEP, RECRUIT_STEP, REDEPLOY_STEP, SCORE_STEP, Step


@final
class RecruitStep(Step):
    """New tokens come from the tray (B-TURN-08): some by themselves, some if the player wants them."""

    def enter(self, play: Play) -> int:
        state = play.state
        for me in state.tribes_of(state.seat):
            if state.turn.acted >> me.slot & 1:
                for ability in me.hooks.recruits:
                    number = ability.recruits(play, me)
                    if number < 0:
                        play.shed(me, -number)
                    else:
                        play.recruit(me, number)
        return self.go_on(play)

    def legal(self, look: Look) -> list[Action]:
        return [*offers_at(look, IN_RECRUITING), END_NOW]

    def apply(self, play: Play, action: Action) -> int:
        if action.do == END:
            return REDEPLOY_STEP
        perform(play, play.state.tribe(play.state.active[play.state.seat]), action)
        return self.go_on(play)

    def go_on(self, play: Play) -> int:
        """Wait for the player while something is offered, even if they cannot pay for it."""
        return RECRUIT_STEP if offers_at(RichLook(play.state), IN_RECRUITING) else REDEPLOY_STEP


@final
class RedeployStep(Step):
    """Every race that acted spreads its tokens over its regions (B-REDEPLOY)."""

    def enter(self, play: Play) -> int:
        state = play.state
        turn = state.turn
        for me in state.tribes_of(state.seat):
            if turn.acted >> me.slot & 1 and not turn.settled >> me.slot & 1:
                if not self.levy_is_set_aside(play, me):
                    return REDEPLOY_STEP
                turn.settled |= 1 << me.slot
                if me.regions:
                    ask_to_deploy(play, me, me.regions, to_spread(play, me, me.regions))
                if state.asks:
                    return REDEPLOY_STEP
        return PLACE_STEP

    def levy_is_set_aside(self, play: Play, me: Tribe) -> bool:
        """Set aside the tokens that are for conquest only; if there are too few, ask which regions to give up."""
        levy = me.hooks.levy
        if levy == 0 or me.aside or not me.regions:
            return True
        play.gather(me)
        if levy > me.hand:
            ask_to_give_up(play, me, to_give_up(play, me))
        if play.state.asks:
            return False
        play.set_aside(me, min(levy, me.hand))
        return True


@final
class PlaceStep(Step):
    """Markers are placed in regions still held."""

    def enter(self, play: Play) -> int:
        state = play.state
        me = state.tribe(state.active[state.seat])
        if not state.turn.placing:
            state.turn.placing = True
            for ability in me.hooks.on_placing:
                ability.on_placing(play, me)
            if state.asks:
                return PLACE_STEP
        return PLACE_STEP if open_offers(play, me, IN_PLACING) else SCORE_STEP

    def legal(self, look: Look) -> list[Action]:
        me = look.state.tribe(look.state.active[look.state.seat])
        return self.with_end(look, me, offers_of(look, me, IN_PLACING))

    def open(self, look: Look) -> list[Action]:
        me = look.state.tribe(look.state.active[look.state.seat])
        return self.with_end(look, me, open_offers(look, me, IN_PLACING))

    def with_end(self, look: Look, me: Tribe, actions: list[Action]) -> list[Action]:
        """These offers, and the end of the step unless one of them must be taken."""
        if not owes(look, me, IN_PLACING):
            actions.append(END_NOW)
        return actions

    def apply(self, play: Play, action: Action) -> int:
        if action.do == END:
            return SCORE_STEP
        me = play.state.tribe(play.state.active[play.state.seat])
        perform(play, me, action)
        # What has been passed over may still be laid: the step is over when nothing is open in any order.
        return PLACE_STEP if open_offers(play, me, IN_PLACING) else SCORE_STEP
