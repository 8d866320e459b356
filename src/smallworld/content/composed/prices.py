"""Regions that cost less, or more."""

from typing import Final, final

from smallworld.content.grammar import ALWAYS, EVERYWHERE, Per, When, Where
from smallworld.engine.ability import Ability
from smallworld.engine.look import Look
from smallworld.engine.state import Tribe


@final
class Cheaper(Ability):
    """Some regions cost less; perhaps the less, the more of something there is."""

    def __init__(self, tokens: int, where: Where = EVERYWHERE, when: When = ALWAYS, per: Per | None = None) -> None:
        super().__init__()
        self.discount = tokens
        self.where: Final = where
        self.times: Final = when
        self.per: Final = per
        self.works_in_decline = when.in_decline

    def cheaper(self, look: Look, me: Tribe) -> int:
        if not self.times.now(look, me) or self.how_much(look, me, self.discount) == 0:
            return 0
        return self.where.regions(look, me)

    def how_much(self, look: Look, me: Tribe, usual: int) -> int:
        return usual if self.per is None else usual * self.per.times(look, me, EVERYWHERE)


@final
class Flat(Ability):
    """Every region costs so many tokens, whatever defends it."""

    def __init__(self, tokens: int, when: When = ALWAYS) -> None:
        super().__init__()
        self.amount: Final = tokens
        self.times: Final = when
        self.works_in_decline = when.in_decline

    def flat_price(self, look: Look, me: Tribe) -> int:
        return self.amount if self.times.now(look, me) else 0


@final
class Dearer(Ability):
    """Some regions cost more; perhaps the more, the more of something there is."""

    def __init__(self, tokens: int, where: Where = EVERYWHERE, when: When = ALWAYS, per: Per | None = None) -> None:
        super().__init__()
        self.surcharge = tokens
        self.where: Final = where
        self.times: Final = when
        self.per: Final = per
        self.works_in_decline = when.in_decline

    def dearer(self, look: Look, me: Tribe) -> int:
        if not self.times.now(look, me) or self.how_much(look, me, self.surcharge) == 0:
            return 0
        return self.where.regions(look, me)

    def how_much(self, look: Look, me: Tribe, usual: int) -> int:
        return usual if self.per is None else usual * self.per.times(look, me, EVERYWHERE)
