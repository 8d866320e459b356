"""The twenty special powers, in the order of the rulebook."""

from typing import Final, final

from smallworld.content.base.options import BaseOptions
from smallworld.content.base.pieces import Markers
from smallworld.content.parts import (
    CheaperEverywhere,
    CheaperOn,
    CoinsFirstTurn,
    CoinsPerConquest,
    CoinsPerRegion,
    CoinsPerTurn,
    DeclinesAfterScoring,
    Flies,
    RollsBeforeConquest,
    Sails,
    SharesDecline,
    Tunnels,
)
from smallworld.engine.ability import AT_CLOSE, IN_CONQUEST, IN_PLACING, Ability
from smallworld.engine.actions import USE, Action
from smallworld.engine.bits import bits, count
from smallworld.engine.explain import REASONS, why_closed
from smallworld.engine.look import Look
from smallworld.engine.pieces import Piece
from smallworld.engine.play import Play
from smallworld.engine.rules import Banner
from smallworld.engine.state import NOBODY, Tribe

DRAGON: Final = "dragon"


@final
class Encampments(Ability):
    """Bivouacking: five camps, placed anew at each redeployment, several in a region if the player likes."""

    def __init__(self, camp: Piece) -> None:
        super().__init__()
        self.verb = "encampment"
        self.when = IN_PLACING
        self.camp: Final = camp
        self.pieces = (camp,)
        self.lays = camp

    def on_picked(self, play: Play, me: Tribe) -> None:
        play.restock(self.camp)

    def on_placing(self, play: Play, me: Tribe) -> None:
        play.take_back(self.camp, me.regions)

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        if look.state.supply[self.camp.index] == 0:
            return []
        return look.state.board.moves.uses(self.verb, bits(me.regions))

    def why_not(self, look: Look, me: Tribe, action: Action) -> str:
        return "A camp must go into one of the race's regions."

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        play.place(self.camp, action.region)


@final
class Truce(Ability):
    """Diplomat: peace with one opponent whose active race was left alone this turn."""

    def __init__(self) -> None:
        super().__init__()
        self.verb = "truce"
        self.when = AT_CLOSE

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        state = look.state
        if state.truces[me.player] != NOBODY:
            return []
        return [
            Action(USE, -1, seat, self.verb)
            for seat in range(state.players)
            if seat != me.player and not state.turn.attacked >> seat & 1
        ]

    def why_not(self, look: Look, me: Tribe, action: Action) -> str:
        if look.state.truces[me.player] != NOBODY:
            return "There is already peace with one player."
        if not 0 <= action.number < look.state.players or action.number == me.player:
            return "Peace can be made only with another player."
        return "Peace can be made only with a player whose active race was not attacked this turn."

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        play.make_truce(me.player, action.number)


@final
class DragonAttack(Ability):
    """Dragon Master: once a turn one token takes any region, and the Dragon guards it."""

    def __init__(self, dragon: Piece) -> None:
        super().__init__()
        self.verb = DRAGON
        self.when = IN_CONQUEST
        self.most_uses = 1
        self.dragon: Final = dragon
        self.pieces = (dragon,)

    def on_picked(self, play: Play, me: Tribe) -> None:
        play.restock(self.dragon)

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        if me.hand < me.garrison:
            return []
        board = look.state.board
        return board.moves.uses(DRAGON, bits(look.affordable(me, look.reach(me) & board.land)))

    def why_not(self, look: Look, me: Tribe, action: Action) -> str:
        if look.times_used(DRAGON):
            return "The Dragon can attack only once a turn."
        if me.hand < me.garrison:
            return "The Dragon needs a token in hand to take the region."
        if action.region < 0 or look.state.board.water >> action.region & 1:
            return "The Dragon can attack only land."
        if not look.affordable(me, 1 << action.region):
            return REASONS["toll"]
        return REASONS[why_closed(look, me, action.region)]

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        play.pay_toll(me, action.region)
        play.conquer(me, action.region, me.garrison, DRAGON)
        play.take_back(self.dragon, me.regions)
        play.place(self.dragon, action.region)


@final
class Fortresses(Ability):
    """Fortified: one fortress a turn, worth a coin while the race is active, and a defence for good."""

    def __init__(self, fortress: Piece) -> None:
        super().__init__()
        self.verb = "fortress"
        self.when = IN_PLACING
        self.fortress: Final = fortress
        self.pieces = (fortress,)
        self.lays = fortress
        self.most_uses = 1

    def coins(self, look: Look, me: Tribe) -> int:
        return count(look.state.on[self.fortress.index] & me.regions)

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        state = look.state
        if state.supply[self.fortress.index] == 0:
            return []
        free = me.regions & ~state.on[self.fortress.index]
        return state.board.moves.uses(self.verb, bits(free))

    def why_not(self, look: Look, me: Tribe, action: Action) -> str:
        if action.region >= 0 and look.state.on[self.fortress.index] >> action.region & 1:
            return "There is already a fortress there."
        return "A fortress must be built in one of the race's regions."

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        play.place(self.fortress, action.region)


@final
class Heroes(Ability):
    """Heroic: at the end of each turn two heroes go into two different regions and guard them."""

    def __init__(self, hero: Piece) -> None:
        super().__init__()
        self.verb = "hero"
        self.when = IN_PLACING
        self.hero: Final = hero
        self.pieces = (hero,)
        self.lays = hero

    def on_picked(self, play: Play, me: Tribe) -> None:
        play.restock(self.hero)

    def on_placing(self, play: Play, me: Tribe) -> None:
        play.take_back(self.hero, me.regions)

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        state = look.state
        if state.supply[self.hero.index] == 0:
            return []
        return state.board.moves.uses(self.verb, bits(me.regions & ~state.on[self.hero.index]))

    def owes(self, look: Look, me: Tribe) -> bool:
        return True

    def why_not(self, look: Look, me: Tribe, action: Action) -> str:
        return "Heroes must go into different regions of the race."

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        play.place(self.hero, action.region)


def base_powers(o: BaseOptions, markers: Markers) -> tuple[Banner, ...]:
    """The power badges under these options: key, number, abilities."""
    return (
        Banner("alchemist", 4, (CoinsPerTurn(2),)),
        Banner("berserk", 4, (RollsBeforeConquest(),)),
        Banner("bivouacking", 5, (Encampments(markers.encampment),)),
        Banner("commando", 4, (CheaperEverywhere(only_adjacent=o.commando_scope == "adjacent"),)),
        Banner("diplomat", 5, (Truce(),)),
        Banner("dragon_master", 5, (DragonAttack(markers.dragon),)),
        Banner(
            "flying",
            5,
            (Flies(lakes=o.flying_lakes == "allowed", skips_adjacent=o.flying_range == "non_adjacent"),),
        ),
        Banner("forest", 4, (CoinsPerRegion(terrain="forest"),)),
        Banner("fortified", 3, (Fortresses(markers.fortress),)),
        Banner("heroic", 5, (Heroes(markers.hero),)),
        Banner("hill", 4, (CoinsPerRegion(terrain="hill"),)),
        Banner("merchant", 2, (CoinsPerRegion(),)),
        Banner("mounted", 5, (CheaperOn(("hill", "farmland")),)),
        Banner("pillaging", 5, (CoinsPerConquest(),)),
        Banner("seafaring", 5, (Sails(),)),
        Banner("spirit", 5, (SharesDecline(),)),
        Banner("stout", 4, (DeclinesAfterScoring(),)),
        Banner("swamp", 4, (CoinsPerRegion(terrain="swamp"),)),
        Banner("underworld", 5, (CheaperOn(symbol="cavern"), Tunnels("cavern"))),
        Banner("wealthy", 4, (CoinsFirstTurn(7, once_per_game=o.wealthy_once == "per_game"),)),
    )


QUIET: Final = ("wealthy", "spirit", "pillaging", "seafaring", "stout", "alchemist")
"""Badges that change little on the table, for races in a position that were written without one."""
