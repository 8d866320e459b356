"""Markers of its own."""

from typing import Final, final

from smallworld.content.grammar import ALWAYS, EVERYWHERE, When, Where
from smallworld.engine.ability import IN_PLACING, Ability
from smallworld.engine.actions import Action
from smallworld.engine.bits import bits
from smallworld.engine.look import Look
from smallworld.engine.pieces import Piece
from smallworld.engine.play import Play
from smallworld.engine.state import NOBODY, Conquest, Tribe
from smallworld.words import number_of


@final
class LaysMarkers(Ability):
    """Markers that the owner lays into regions of the race at the end of a turn."""

    def __init__(self, marker: Piece, most: int, where: Where = EVERYWHERE, when: When = ALWAYS, cost: int = 0) -> None:
        super().__init__()
        self.verb = marker.key
        self.each_costs = cost
        self.times: Final = when
        self.when = IN_PLACING
        self.marker: Final = marker
        self.pieces = (marker,)
        self.lays = marker
        self.most_uses = most
        self.where: Final = where

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        state = look.state
        if state.supply[self.marker.index] == 0 or not self.times.now(look, me):
            return []
        if look.purse(me.player) < self.each_costs:
            return []
        free = me.regions & ~state.on[self.marker.index] & self.where.regions(look, me)
        return state.board.moves.uses(self.verb, bits(free))

    def why_not(self, look: Look, me: Tribe, action: Action) -> str:
        if action.region >= 0 and look.state.on[self.marker.index] >> action.region & 1:
            return "There is already such a marker there."
        if look.purse(me.player) < self.each_costs:
            return f"It costs {number_of(self.each_costs, 'coin')}, and the player has too few."
        return "A marker goes into a region of the race that the ability allows, as long as there are markers."

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        play.pay(me.player, NOBODY, self.each_costs, self.verb)
        play.place(self.marker, action.region)


@final
class LeavesMarkers(Ability):
    """A marker in some of the regions it takes, as long as there are any."""

    def __init__(self, marker: Piece, where: Where = EVERYWHERE, when: When = ALWAYS) -> None:
        super().__init__()
        self.marker: Final = marker
        self.pieces = (marker,)
        self.where: Final = where
        self.times: Final = when

    def on_conquered(self, play: Play, me: Tribe, won: Conquest) -> None:
        if self.times.now(play, me, 0) and self.where.fits(play, me, won):
            play.place(self.marker, won.region)
