"""Sums that hold in every position: cheap enough to check after every action, at every table of a server.

Anything wrong here is a fault of the program or of home-made content, never of a player.
"""

from smallworld.engine.bits import bits
from smallworld.engine.look import Look
from smallworld.engine.pieces import Piece
from smallworld.engine.state import EMPTY, NATIVE_SLOT, State, Tribe


class Broken(Exception):
    """An impossible position."""


def check(state: State) -> None:
    """Refuse a position that no game can reach."""
    check_regions(state)
    check_tokens(state)
    check_banners(state)
    if min(state.coins) < 0:
        raise Broken("Somebody has less than no coins.")
    if not state.over and not 0 <= state.decider < state.players:
        raise Broken("There is nobody to decide.")


def check_regions(state: State) -> None:
    """Every region belongs to the tribe that says it holds it, and to no other (I-01, I-02)."""
    held = 0
    for tribe in state.tribes:
        if tribe is not None:
            held |= tribe.regions
            for r in bits(tribe.regions):
                if state.holder[r] != tribe.slot:
                    raise Broken(f"The regions of {tribe.race.key} are not those it holds.")
    for r, slot in enumerate(state.holder):
        if (slot != EMPTY) != bool(held >> r & 1):
            raise Broken("A region has a holder that does not know it.")
        if state.tokens[r] < 0 or (slot == EMPTY and state.tokens[r]):
            raise Broken("A region has less than no tokens, or tokens of nobody.")


def check_tokens(state: State) -> None:
    """No token of any race appears or vanishes (I-04)."""
    counted = list(state.tray)
    look = Look(state)
    for tribe in state.tribes:
        if tribe is not None and tribe.slot != NATIVE_SLOT:
            if min(tribe.hand, tribe.aside, tribe.fled) < 0:
                raise Broken(f"{tribe.race.key} has less than no tokens.")
            number = tribe.hand + tribe.aside + tribe.fled
            for r in bits(tribe.regions):
                number += state.tokens[r]
            for piece in tokens_besides(state, tribe):
                number -= look.pieces_on_map(piece.index) + state.supply[piece.index]
            counted[tribe.race.index] += number
    for race in state.rules.races:
        if counted[race.index] != race.total or state.tray[race.index] < 0:
            raise Broken(f"{counted[race.index]} tokens of {race.key} are counted, not {race.total}.")


def tokens_besides(state: State, tribe: Tribe) -> list[Piece]:
    """The kinds of piece that count among an active race's tokens, though the box has them in addition."""
    if not tribe.active or not state.rules.tokens:
        return []
    return [piece for ability in tribe.abilities for piece in ability.pieces if piece.token]


def check_banners(state: State) -> None:
    """Every banner and badge is somewhere, once (I-08)."""
    races = [*state.column_races, *state.race_stack]
    powers = [*state.column_powers, *state.power_stack, *state.power_discard]
    for tribe in state.tribes:
        if tribe is not None and tribe.slot != NATIVE_SLOT:
            races.append(tribe.race.index)
            if tribe.power is not None:
                powers.append(tribe.power.index)
    if sorted(races) != list(range(len(state.rules.races))):
        raise Broken("A race banner is missing or doubled.")
    if sorted(powers) != list(range(len(state.rules.powers))):
        raise Broken("A power badge is missing or doubled.")
