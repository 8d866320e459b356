"""Where tokens and markers guard best: what the button says that places them for a player.

It knows what anybody at the table could find out: who can reach a region now, who may come with a new race, at what
price, and what the region pays.
"""

from random import Random
from typing import Final

from smallworld.bots.worth import Dangers
from smallworld.engine.actions import DEPLOY
from smallworld.engine.bits import bits
from smallworld.engine.look import Look
from smallworld.engine.state import EMPTY, Ask, State
from smallworld.engine.steps.ask import Place, places
from smallworld.game import Game

MADE_UP: Final = "guarding"
"""The seed of what the player cannot see."""


def guard_order(game: Game, slot: int, where: list[Place], number: int, piece: int = -1) -> list[int]:
    """A region for each of these tokens or pieces of a race, the most needed first; where nobody can come, last.

    Whoever has placed some already goes on with the entries that are not filled yet.
    """
    player = game.state.tribe(slot).player
    state = game.imagined(player, Random(MADE_UP)).state
    dangers = Dangers(Look(state), state.tribe(slot))
    step = 1 if piece < 0 else max(1, state.rules.pieces[piece].defence)
    reached = within_reach(state, player)
    had = {place.region: 0 for place in where if place.keeps > 0 or place.together == 1}

    def good(place: Place) -> tuple[bool, float, int]:
        """Can anybody come, how much safer does the next one make it, and how few stand there?"""
        region = place.region
        now = place.keeps + had[region]
        # Prices count what stands there at the moment.
        more = (now - place.now if piece < 0 else had[region]) * step
        gain = dangers.at(region, more) - dangers.at(region, more + step)
        exposed = bool(dangers.rivals.get(region)) or bool(reached >> region & 1)
        return exposed, gain, -now

    order: list[int] = []
    for _ in range(number):
        free = [place for place in where if place.region in had and place.keeps + had[place.region] < place.most]
        if not free:
            break
        best = max(free, key=good)
        had[best.region] += 1
        order.append(best.region)
    return order


def asked_to_guard(game: Game, ask: Ask) -> list[int]:
    """The same for an open question."""
    return guard_order(game, ask.tribe, places(Look(game.state), ask), ask.number, ask.piece)


def guarded(game: Game) -> dict[int, int] | None:
    """The tokens in each region if the open question is answered so; None if tokens are not the question."""
    ask = game.state.asks[0] if game.state.asks else None
    if ask is None or ask.kind != DEPLOY or ask.piece >= 0:
        return None
    tokens = {place.region: place.keeps for place in places(Look(game.state), ask)}
    for region in asked_to_guard(game, ask):
        tokens[region] += 1
    return tokens


def within_reach(state: State, seat: int) -> int:
    """The regions that a race of a rival can attack next, or one that enters at the border."""
    look = Look(state)
    reached = 0
    for rival in range(state.players):
        if rival != seat and not look.allied(rival, seat):
            if state.active[rival] == EMPTY:
                reached |= state.board.entry
            for tribe in state.tribes_of(rival):
                if tribe.acts:
                    reached |= look.reach(tribe)
    return reached


def out_of_reach(state: State, seat: int) -> list[int]:
    """The regions of the seat's active race to which nobody can come."""
    return bits(state.tribe(state.active[seat]).regions & ~within_reach(state, seat))
