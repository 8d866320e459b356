"""Coins at the end of the turn."""

from typing import Final, final

from smallworld.content.grammar import ALWAYS, EVERYWHERE, Per, When, Where
from smallworld.engine.ability import Ability
from smallworld.engine.look import Look
from smallworld.engine.state import Tribe


@final
class Earns(Ability):
    """Coins at the end of the turn."""

    def __init__(self, coins: int, per: Per, where: Where = EVERYWHERE, when: When = ALWAYS) -> None:
        super().__init__()
        self.amount: Final = coins
        self.per: Final = per
        self.where: Final = where
        self.times: Final = when
        self.works_in_decline = when.in_decline

    def coins(self, look: Look, me: Tribe) -> int:
        if not self.times.now(look, me):
            return 0
        return self.amount * self.per.times(look, me, self.where)
