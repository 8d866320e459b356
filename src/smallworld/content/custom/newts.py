"""A race as a class: what no part can do, in two short abilities.

smallworld content check newts.py
smallworld play --text --custom newts.py
"""

from smallworld.content.python_banner import python_banner
from smallworld.engine.ability import Ability
from smallworld.engine.bits import bits, count
from smallworld.engine.look import Look
from smallworld.engine.rules import Banner
from smallworld.engine.state import Tribe


class Swimming(Ability):
    """Newts: all shores of a sea or lake are adjacent to each other for their conquests."""

    def links(self, look: Look, me: Tribe, mask: int) -> int:
        board = look.state.board
        shores = 0
        for water in bits(board.around(mask) & board.water):
            shores |= board.borders[water]
        return shores & board.land


class Ponds(Ability):
    """Newts: a coin for every sea or lake they live on, even in decline."""

    def __init__(self) -> None:
        super().__init__()
        self.works_in_decline = True

    def coins(self, look: Look, me: Tribe) -> int:
        board = look.state.board
        return count(board.around(me.regions) & board.water)


NEWTS = Banner("newts", 6, (Swimming(), Ponds()))

newts = python_banner(NEWTS, plays_with="tritons", name="Newts", text="Lakes are no obstacle.")
