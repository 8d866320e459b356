"""Where a race may go, and where it may not."""

from typing import Final, final

from smallworld.content.grammar import ALWAYS, When, Where
from smallworld.engine.ability import Ability
from smallworld.engine.look import Look
from smallworld.engine.state import Tribe


@final
class Reaches(Ability):
    """Some regions are in reach, adjacent or not."""

    def __init__(self, where: Where, when: When = ALWAYS) -> None:
        super().__init__()
        self.where: Final = where
        self.times: Final = when
        self.works_in_decline = when.in_decline

    def reaches(self, look: Look, me: Tribe) -> int:
        return self.where.regions(look, me) if self.times.now(look, me) else 0


@final
class Enters(Ability):
    """The race may come onto the map in some regions."""

    def __init__(self, where: Where, when: When = ALWAYS) -> None:
        super().__init__()
        self.where: Final = where
        self.times: Final = when
        self.works_in_decline = when.in_decline

    def enters(self, look: Look, me: Tribe) -> int:
        return self.where.regions(look, me) if self.times.now(look, me) else 0


@final
class Shuns(Ability):
    """The race may not take some regions, or may take only those."""

    def __init__(self, where: Where, when: When = ALWAYS, only: bool = False) -> None:
        super().__init__()
        self.because = "An ability of the race forbids it to take such a region now."
        self.where: Final = where
        self.times: Final = when
        self.only: Final = only
        self.works_in_decline = when.in_decline

    def shuns(self, look: Look, me: Tribe) -> int:
        if not self.times.now(look, me):
            return 0
        mask = self.where.regions(look, me)
        return look.state.board.all & ~mask if self.only else mask
