"""The fourteen races, in the order of the rulebook."""

from typing import Final, final

from smallworld.content.base.options import BaseOptions
from smallworld.content.base.pieces import Markers
from smallworld.content.parts import (
    ActsInDecline,
    CheaperBeside,
    CheaperOnCoast,
    CoinsPerConquest,
    CoinsPerRegion,
    ConquestLevy,
    EntersAnywhere,
    LeavesPieces,
    LosesNobody,
    RecruitsFromConquests,
)
from smallworld.engine.ability import IN_CONQUEST, Ability
from smallworld.engine.actions import Action
from smallworld.engine.bits import bits
from smallworld.engine.explain import REASONS, why_closed
from smallworld.engine.look import Look
from smallworld.engine.play import Play
from smallworld.engine.rules import Banner
from smallworld.engine.state import NOBODY, Tribe

SORCERY: Final = "sorcery"
FIRST_SORCERY: Final = "Sorcery cannot be the first conquest of a race without a region."


@final
class Sorcery(Ability):
    """Sorcerers: replace an opponent's lone active token by one of their own from the tray."""

    def __init__(self, once_per_turn: bool, needs_hand: bool, needs_border: bool) -> None:
        super().__init__()
        self.verb = SORCERY
        self.when = IN_CONQUEST
        self.once_per_turn: Final = once_per_turn
        self.needs_hand: Final = needs_hand
        self.needs_border: Final = needs_border

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        if look.state.tray[me.race.index] == 0 or me.hand < self.escort(me):
            return []
        victims = [won.victim_seat for won in look.conquests_of(me) if won.how == SORCERY]
        if victims and self.once_per_turn:
            return []
        mask = look.near(me)
        if self.needs_border:
            mask &= look.beside(me, me.regions)
        actions: list[Action] = []
        for r in bits(mask):
            if look.alone(r):
                seat = look.active_rival(me, r)
                if seat != NOBODY and seat not in victims and look.affordable(me, 1 << r):
                    actions.append(look.state.board.moves.use(SORCERY, r))
        return actions

    def escort(self, me: Tribe) -> int:
        """Tokens in hand that it takes: company for a race that never stands alone, and the one of the option."""
        return max(me.garrison - 1, 1 if self.needs_hand else 0)

    def why_not(self, look: Look, me: Tribe, action: Action) -> str:
        if look.state.tray[me.race.index] == 0:
            return f"No token of the {me.race.key} is left in the tray."
        if me.hand < self.escort(me):
            return "Sorcery needs a token in hand."
        victims = [won.victim_seat for won in look.conquests_of(me) if won.how == SORCERY]
        seat = NOBODY if action.region < 0 else look.active_rival(me, action.region)
        if seat == NOBODY:
            return "Sorcery works only on an opponent's active race."
        if seat in victims or (victims and self.once_per_turn):
            return f"Sorcery can be used only once a turn{'' if self.once_per_turn else ' for each opponent'}."
        if not look.alone(action.region):
            return "Sorcery works only on a single token without a guard."
        if look.reach(me) >> action.region & 1 and not look.affordable(me, 1 << action.region):
            return REASONS["toll"]
        closed = why_closed(look, me, action.region)
        return FIRST_SORCERY if closed == "not_border" else REASONS[closed]

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        play.pay_toll(me, action.region)
        play.summon(me)
        play.conquer(me, action.region, me.garrison, SORCERY)


def base_races(o: BaseOptions, markers: Markers) -> tuple[Banner, ...]:
    """The race banners under these options: key, number, abilities, tokens in the box."""
    return (
        Banner("amazons", 6, (ConquestLevy(4),), 15),
        Banner("dwarves", 3, (CoinsPerRegion(symbol="mine", in_decline=o.dwarf_mines_in_decline == "yes"),), 8),
        Banner("elves", 6, (LosesNobody(() if o.elf_vs_sorcerer == "kept" else (SORCERY,)),), 11),
        Banner("ghouls", 5, (ActsInDecline(),), 10),
        Banner("giants", 6, (CheaperBeside("mountain"),), 11),
        Banner("halflings", 6, (EntersAnywhere(), LeavesPieces(markers.hole, fresh_supply=True)), 11),
        Banner("humans", 5, (CoinsPerRegion(terrain="farmland"),), 10),
        Banner("orcs", 5, (CoinsPerConquest(empty_too=o.orcs_bonus == "any"),), 10),
        Banner("ratmen", 8, (), 13),
        Banner("skeletons", 6, (RecruitsFromConquests(every=2),), 20),
        Banner(
            "sorcerers",
            5,
            (
                Sorcery(
                    once_per_turn=o.sorcerers_once == "per_turn",
                    needs_hand=o.sorcery_needs_hand == "yes",
                    needs_border=o.flying_sorcerers == "adjacent",
                ),
            ),
            18,
        ),
        Banner("tritons", 6, (CheaperOnCoast(),), 11),
        Banner("trolls", 5, (LeavesPieces(markers.lair),), 10),
        Banner("wizards", 5, (CoinsPerRegion(symbol="magic"),), 10),
    )
