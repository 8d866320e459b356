"""A table as a seat may imagine it: what it sees is true, what it cannot see is made up.

The other half of `view`: that one leaves secrets out, this one fills the gaps, so that a bot can try things.
"""

from random import Random

from smallworld.engine.pieces import Piece, kind_of
from smallworld.engine.rules import Banner
from smallworld.engine.state import NOBODY, State, Tribe, Turn
from smallworld.engine.steps.step import PICK_STEP


def imagined(real: State, seat: int, random: Random) -> State:
    """A table that looks to this seat like the real one.

    The others are assumed to have as many coins as the seat itself: nobody keeps count of what they earned.
    """
    state = dealt_anew(real, random)
    state.coins = [state.coins[seat]] * state.players
    return state


def dealt_anew(real: State, random: Random) -> State:
    """The same table with what nobody could see dealt again: the stacks, and what lies face down.

    The stacks are sorted and shuffled, so that their true order leaves no trace.
    """
    state = real.copy()
    state.race_stack = shuffled(sorted(state.race_stack), random)
    state.power_stack = shuffled(sorted(state.power_stack), random)
    for piece in state.rules.pieces:
        if piece.faces:
            deal_anew(state, piece, random)
    return state


def deal_anew(state: State, piece: Piece, random: Random) -> None:
    """Mix the hidden sides of a kind of piece: those on the map, in its stack, and those that were set aside."""
    deck = state.decks.get(piece.index, ())
    sides = [*state.faces_of(piece.index), *deck]
    shown = [ask.piece for ask in state.asks]  # just turned up, not yet laid down
    for other in state.rules.pieces:
        if other.key in piece.faces and state.supply[other.index] and other.index not in shown:
            side = piece.faces.index(other.key)
            sides += [] if side in sides else [side]
    dealt = shuffled(sorted(sides), random)
    if deck:
        state.decks[piece.index] = dealt[: len(deck)]
    spots = [code for code in sorted(state.faces) if kind_of(code) == piece.index]
    for code, side in zip(spots, dealt[len(deck) :], strict=False):
        state.faces[code] = side


def shuffled(items: list[int], random: Random) -> tuple[int, ...]:
    """The items in another order."""
    out = list(items)
    for last in range(len(out) - 1, 0, -1):
        other = int(random.random() * (last + 1))
        out[last], out[other] = out[other], out[last]
    return tuple(out)


def holding(state: State, race: Banner, power: Banner, regions: int) -> Tribe:
    """A race that is not on the map, as if the player on turn held these regions with it."""
    me = Tribe(len(state.tribes), state.seat, race, power)
    me.find_abilities(state.rules, [])
    me.regions = regions
    return me


def next_turn(state: State, seat: int) -> State:
    """As if the next turn of a seat that has just declined began now, with the map as it is."""
    ready = state.copy()
    ready.asks = []
    ready.turn = Turn()
    ready.truces[seat] = NOBODY
    ready.seat = seat
    ready.step = PICK_STEP
    return ready
