"""Special actions: what races and powers offer, and doing it."""

from smallworld.engine.actions import Action
from smallworld.engine.look import Look
from smallworld.engine.play import Play
from smallworld.engine.state import Tribe


def offers_of(look: Look, me: Tribe, when: str) -> list[Action]:
    """Everything this tribe's texts offer in this step."""
    actions: list[Action] = []
    for ability in me.abilities:
        if ability.when == when:
            actions += ability.offers(look, me)
    return actions


def owes(look: Look, me: Tribe, when: str) -> bool:
    """Does a text demand that one of its offers is taken before the step ends?"""
    for ability in me.abilities:
        if ability.when == when and ability.owes(look, me):
            return True
    return False


def perform(play: Play, me: Tribe, action: Action) -> None:
    """Let the text whose word the action carries do it."""
    play.note_use(action)
    for ability in me.abilities:
        if ability.verb == action.key:
            ability.perform(play, me, action)
            return
    raise AssertionError(f"no text offers {action.key}")
