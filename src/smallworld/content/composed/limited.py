"""A printed part, but only somewhere or sometimes."""

from typing import Final, final

from smallworld.content.grammar import When, Where
from smallworld.engine.ability import Ability
from smallworld.engine.look import Look
from smallworld.engine.play import Play
from smallworld.engine.state import Conquest, Tribe

LIMITED: Final = (
    *("reaches", "enters", "links", "opens", "shuns", "cheaper", "waives", "coins", "recruits", "losses"),
    "on_conquered",
)
"""The hooks of an ability that can be limited."""


@final
class Limited(Ability):
    """Another ability, only in some regions and at some times."""

    def __init__(self, other: Ability, where: Where, when: When) -> None:
        super().__init__()
        self.other: Final = other
        self.where: Final = where
        self.times: Final = when
        self.pieces = other.pieces
        self.notes = other.notes
        self.discount = other.discount
        self.works_in_decline = other.works_in_decline or when.in_decline
        self.garrison = other.garrison
        self.keeps_tokens = other.keeps_tokens
        self.stays_behind = other.stays_behind
        self.stays_put = other.stays_put
        self.survivors_wait = other.survivors_wait
        self.waits_aside = other.waits_aside
        self.declines_after_scoring = other.declines_after_scoring
        self.rolls_before_conquest = other.rolls_before_conquest

    def note_answers(self) -> None:
        self.other.note_answers()
        self.answers = self.other.answers.intersection(LIMITED)

    def in_force(self, look: Look, me: Tribe, region: int = -1) -> bool:
        return self.times.now(look, me) and (region < 0 or self.where.regions(look, me) >> region & 1 == 1)

    def part_of(self, look: Look, me: Tribe, mask: int) -> int:
        """What is left of some regions."""
        return mask & self.where.regions(look, me) if mask and self.times.now(look, me) else 0

    def reaches(self, look: Look, me: Tribe) -> int:
        return self.part_of(look, me, self.other.reaches(look, me))

    def enters(self, look: Look, me: Tribe) -> int:
        return self.part_of(look, me, self.other.enters(look, me))

    def links(self, look: Look, me: Tribe, mask: int) -> int:
        return self.other.links(look, me, mask) if self.times.now(look, me) else 0

    def opens(self, look: Look, me: Tribe) -> int:
        return self.part_of(look, me, self.other.opens(look, me))

    def shuns(self, look: Look, me: Tribe) -> int:
        return self.part_of(look, me, self.other.shuns(look, me))

    def cheaper(self, look: Look, me: Tribe) -> int:
        return self.part_of(look, me, self.other.cheaper(look, me))

    def waives(self, look: Look, me: Tribe) -> int:
        return self.part_of(look, me, self.other.waives(look, me))

    def coins(self, look: Look, me: Tribe) -> int:
        return self.other.coins(look, me) if self.times.now(look, me) else 0

    def recruits(self, look: Look, me: Tribe) -> int:
        return self.other.recruits(look, me) if self.times.now(look, me) else 0

    def losses(self, look: Look, me: Tribe, won: Conquest) -> int:
        here = self.times.now(look, me) and self.where.ground(look, me) >> won.region & 1
        return self.other.losses(look, me, won) if here else 1

    def on_conquered(self, play: Play, me: Tribe, won: Conquest) -> None:
        if self.times.now(play, me, 0) and self.where.fits(play, me, won):
            self.other.on_conquered(play, me, won)
