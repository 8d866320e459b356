"""Special actions: what races and powers offer, and doing it."""

from smallworld.engine.ability import Ability
from smallworld.engine.actions import Action
from smallworld.engine.look import Look
from smallworld.engine.play import Play
from smallworld.engine.state import EMPTY, Tribe


def offers_of(look: Look, me: Tribe, when: str) -> list[Action]:
    """Everything this tribe's abilities offer in this step; pieces are laid in the order of the board."""
    actions: list[Action] = []
    for ability in me.hooks.offers:
        if ability.when == when:
            actions += look.on_offer(me, ability) if ability.lays is None else in_order(look, me, ability)
    return actions


def open_offers(look: Look, me: Tribe, when: str) -> list[Action]:
    """The same with pieces laid in any order."""
    actions: list[Action] = []
    for ability in me.hooks.offers:
        if ability.when == when:
            actions += look.on_offer(me, ability)
    return actions


def in_order(look: Look, me: Tribe, ability: Ability) -> list[Action]:
    """Where the next of several equal pieces may go, so that each way to lay them has only one order.

    If they were laid in another order, the next one goes after the last on the board; if there is no room there, a
    piece that must be laid may go anywhere.
    """
    offers = look.on_offer(me, ability)
    piece = ability.lays
    if piece is None or not offers:
        return offers
    last = look.last_use(ability.verb)
    later = [action for action in offers if action.region > last or (piece.stacks and action.region == last)]
    if ability.owes(look, me):
        others = min(look.state.supply[piece.index], len(later)) - 1  # which must still come after it
        return later[: len(later) - others] if later else offers
    return later


def number_to_lay(look: Look, me: Tribe, ability: Ability) -> int:
    """How many pieces an ability may lay now; 0 if it lays none."""
    offers = look.on_offer(me, ability)
    piece = ability.lays
    if piece is None or not offers:
        return 0
    number = look.state.supply[piece.index]
    if ability.most_uses:
        number = min(number, ability.most_uses - look.times_used(ability.verb))
    if ability.each_costs:
        number = min(number, look.purse(me.player) // ability.each_costs)
    return number if piece.stacks else min(number, len(offers))


def offers_at(look: Look, when: str) -> list[Action]:
    """Everything on offer in this step to the active race of the player whose turn it is."""
    slot = look.state.active[look.state.seat]
    return [] if slot == EMPTY else offers_of(look, look.state.tribe(slot), when)


def owes(look: Look, me: Tribe, when: str) -> bool:
    """Does an ability demand that one of its offers be taken before the step ends?"""
    for ability in me.hooks.offers:
        if ability.when == when and ability.owes(look, me) and look.on_offer(me, ability):
            return True
    return False


def perform(play: Play, me: Tribe, action: Action) -> None:
    """Let the ability named by the action's word do it."""
    for ability in me.hooks.offers:
        if ability.verb == action.key:
            play.note_use(action, ability.lays is not None)
            ability.perform(play, me, action)
            return
    raise AssertionError(f"no ability offers {action.key}")
