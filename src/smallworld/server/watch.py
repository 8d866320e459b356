"""Invariants that stay on while people play: cheap sums over the position after every action.

Whatever is wrong here is a fault of the program. The table is frozen then, and nothing is lost.
"""

from smallworld.engine.bits import bits
from smallworld.engine.state import EMPTY, NATIVE_SLOT, State


class Broken(Exception):
    """The position cannot be."""


def check(state: State) -> None:
    """Refuse a position that no game comes to."""
    places(state)
    tokens(state)
    banners(state)
    if min(state.coins) < 0:
        raise Broken("Somebody has fewer than no coins.")
    if not state.over and not 0 <= state.decider < state.players:
        raise Broken("Nobody is to decide.")


def places(state: State) -> None:
    """Every region belongs to the tribe that says it holds it, and to no other (I-01, I-02)."""
    seen = 0
    for tribe in state.tribes:
        if tribe is not None:
            if seen & tribe.regions:
                raise Broken("Two races hold one region.")
            seen |= tribe.regions
            for r in bits(tribe.regions):
                if state.holder[r] != tribe.slot:
                    raise Broken("A region does not know its holder.")
    for r, slot in enumerate(state.holder):
        if (slot != EMPTY) != bool(seen >> r & 1):
            raise Broken("A region has a holder that does not know it.")
        if state.tokens[r] < 0 or (slot == EMPTY and state.tokens[r]):
            raise Broken("Tokens stand in an empty region.")


def tokens(state: State) -> None:
    """No token of any race appears or vanishes (I-04)."""
    out = [0] * len(state.rules.races)
    pieces = [piece.index for piece in state.rules.pieces if piece.token]
    for tribe in state.tribes:
        if tribe is not None and tribe.slot != NATIVE_SLOT:
            if min(tribe.hand, tribe.aside, tribe.fled) < 0:
                raise Broken("A hand holds fewer than no tokens.")
            out[tribe.race.index] += tribe.hand + tribe.aside + tribe.fled
            for r in bits(tribe.regions):
                out[tribe.race.index] += state.tokens[r]
    for race in state.rules.races:
        if state.tray[race.index] < 0:
            raise Broken("The tray holds fewer than no tokens.")
        if not pieces and state.tray[race.index] + out[race.index] != race.total:
            raise Broken(f"{race.key}: tokens have appeared or vanished.")


def banners(state: State) -> None:
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
