"""Regions that others cannot take, or that cost them more, and attacks that cost defenders more."""

from typing import Final, final

from smallworld.content.grammar import ALWAYS, EVERYWHERE, Per, When, Where
from smallworld.engine.ability import Ability
from smallworld.engine.look import Look
from smallworld.engine.state import Conquest, Tribe


@final
class Immune(Ability):
    """Other players cannot attack some of its regions."""

    def __init__(self, where: Where = EVERYWHERE, when: When = ALWAYS) -> None:
        super().__init__()
        self.where: Final = where
        self.times: Final = when
        self.works_in_decline = when.in_decline

    def shelters(self, look: Look, me: Tribe) -> int:
        return self.where.regions(look, me) if self.times.now(look, me) else 0


@final
class Blunts(Ability):
    """The die of other players is of no help against some of its regions."""

    def __init__(self, where: Where = EVERYWHERE, when: When = ALWAYS) -> None:
        super().__init__()
        self.where: Final = where
        self.times: Final = when
        self.works_in_decline = when.in_decline

    def blunts(self, look: Look, me: Tribe) -> int:
        return self.where.regions(look, me) if self.times.now(look, me) else 0


@final
class Defends(Ability):
    """Some of its regions cost other players more; perhaps the more, the more of something there is."""

    def __init__(self, tokens: int, where: Where = EVERYWHERE, when: When = ALWAYS, per: Per | None = None) -> None:
        super().__init__()
        self.per: Final = per
        self.surcharge = tokens
        self.where: Final = where
        self.times: Final = when
        self.works_in_decline = when.in_decline

    def guards(self, look: Look, me: Tribe) -> int:
        if not self.times.now(look, me) or self.how_much(look, me, self.surcharge) == 0:
            return 0
        return self.where.regions(look, me)

    def how_much(self, look: Look, me: Tribe, usual: int) -> int:
        return usual if self.per is None else usual * self.per.times(look, me, EVERYWHERE)


@final
class Slays(Ability):
    """Its conquests cost the defenders more tokens."""

    def __init__(self, tokens: int, where: Where = EVERYWHERE, when: When = ALWAYS) -> None:
        super().__init__()
        self.amount: Final = tokens
        self.where: Final = where
        self.times: Final = when
        self.works_in_decline = when.in_decline

    def slays(self, look: Look, me: Tribe, won: Conquest) -> int:
        return self.amount if self.times.now(look, me) and self.where.fits(look, me, won) else 0
