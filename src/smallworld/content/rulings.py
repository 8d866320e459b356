"""Which rules a game was played under."""

from dataclasses import dataclass

from smallworld.content.editions import edition_of
from smallworld.content.setup import Setup, content_hash


@dataclass(frozen=True)
class Rulings:
    """The number of an edition's rulings, and a fingerprint of everything that is printed."""

    ruleset: int
    content: str

    @staticmethod
    def of(setup: Setup) -> "Rulings":
        """Today's rulings."""
        return Rulings(edition_of(setup.edition).ruleset, content_hash(setup))
