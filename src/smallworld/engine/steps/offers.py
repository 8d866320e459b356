"""Special actions: what races and powers offer, and doing it."""

from smallworld.engine.actions import Action
from smallworld.engine.look import Look
from smallworld.engine.play import Play
from smallworld.engine.state import EMPTY, Tribe


def offers_of(look: Look, me: Tribe, when: str) -> list[Action]:
    """Everything this tribe's texts offer in this step."""
    actions: list[Action] = []
    for ability in me.texts.offers:
        if ability.when == when:
            actions += ability.offers(look, me)
    return actions


def offers_at(look: Look, when: str) -> list[Action]:
    """Everything the active race of the player whose turn it is is offered in this step."""
    slot = look.state.active[look.state.seat]
    return [] if slot == EMPTY else offers_of(look, look.state.tribe(slot), when)


def owes(look: Look, me: Tribe, when: str) -> bool:
    """Does a text demand that one of its offers is taken before the step ends?"""
    for ability in me.texts.offers:
        if ability.when == when and ability.owes(look, me):
            return True
    return False


def perform(play: Play, me: Tribe, action: Action) -> None:
    """Let the text whose word the action carries do it."""
    play.note_use(action)
    for ability in me.texts.offers:
        if ability.verb == action.key:
            if ability.arms:
                play.state.turn.armed += (ability.verb,)
            ability.perform(play, me, action)
            return
    raise AssertionError(f"no text offers {action.key}")
