"""Coins that an attack costs."""

from typing import Final, final

from smallworld.content.grammar import When, Where
from smallworld.engine.ability import TOUCH, Ability
from smallworld.engine.look import Look
from smallworld.engine.notes import NoteKind
from smallworld.engine.state import Tribe


@final
class Toll(Ability):
    """Others pay before they attack some of its regions, or cannot attack them; perhaps only once a turn."""

    def __init__(self, key: str, coins: int, where: Where, when: When, once: bool) -> None:
        super().__init__()
        self.verb = key
        self.amount: Final = coins
        self.where: Final = where
        self.times: Final = when
        self.works_in_decline = when.in_decline
        self.paid = NoteKind(f"{key}_paid") if once else None

    def toll(self, look: Look, me: Tribe, attacker: Tribe, region: int, deed: str) -> int:
        if deed == TOUCH or not self.times.now(look, me):
            return 0
        return self.amount if self.where.regions(look, me) >> region & 1 else 0


@final
class Fee(Ability):
    """The race pays for its conquests: the player who holds the region, otherwise the bank."""

    def __init__(self, key: str, coins: int, where: Where, when: When) -> None:
        super().__init__()
        self.verb = key
        self.amount: Final = coins
        self.where: Final = where
        self.times: Final = when
        self.works_in_decline = when.in_decline

    def fee(self, look: Look, me: Tribe, region: int) -> int:
        if not self.times.now(look, me):
            return 0
        return self.amount if self.where.regions(look, me) >> region & 1 else 0
