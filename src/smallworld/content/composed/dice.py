"""The die: a better one for attacks, and how often something counts at the moment when it is rolled."""

from typing import Final, final

from smallworld.content.grammar import ALWAYS, DIE, EVERYWHERE, FOUND, Per, When, Where
from smallworld.engine.ability import Ability
from smallworld.engine.look import Look
from smallworld.engine.play import Play
from smallworld.engine.state import Tribe

AT_NOTHING: Final = "nothing"
AT_SHORT: Final = "short"
ROLLED_AGAIN: Final = {"": -1, AT_NOTHING: 0, AT_SHORT: 99}
"""The highest face that is rolled again if it does not win at once."""


@final
class BetterDie(Ability):
    """The reinforcement die counts more in attacks, or may be rolled again."""

    def __init__(
        self, more: int, at_least: int = 0, again: str = "", where: Where = EVERYWHERE, when: When = ALWAYS
    ) -> None:
        super().__init__()
        self.more: Final = more
        self.counts_at_least = at_least
        self.rolls_again = ROLLED_AGAIN[again]
        self.where: Final = where
        self.times: Final = when
        self.works_in_decline = when.in_decline

    def sways(self, look: Look, me: Tribe) -> int:
        return self.where.regions(look, me) if self.times.now(look, me) else 0

    def counts(self, face: int) -> int:
        return face + self.more


def times_now(play: Play, me: Tribe, per: Per, where: Where, found: int = 0) -> int:
    """So often; the owner rolls the die for it if that is what it goes by. So many coins lay on the combination."""
    if per.of == FOUND:
        return per.counted(found)
    return per.counted(play.roll(me.player)) if per.of == DIE else per.times(play, me, where)


def picked_now(play: Play, me: Tribe, when: When, place: int) -> bool:
    """Is this one of the times for a combination that lay at this place in the column, the topmost being 0?"""
    return when.now(play, me, 1, place)
