"""What abilities remember: small notes, each of a kind that its ability declares.

A kind says how long its notes last and what they are about. That is all that saving, copying, showing and writing
positions need, so no word of an ability is used outside that ability.
"""

from typing import Final, final

from smallworld.engine.native import mypyc_attr

NEXT_CONQUEST: Final = "next"  # prepares the next conquest with tokens and is spent with it, won or lost
LAST_ATTEMPT: Final = "last"  # an attempt that failed and may help the last one; a conquest ends it
THIS_TURN: Final = "turn"
THIS_GAME: Final = "game"  # beside a seat


@final
class NoteKind:
    """A kind of note, declared once by the ability that writes it (`Ability.notes`)."""

    def __init__(
        self, word: str, lasts: str = THIS_TURN, region: bool = False, race: bool = False, most: int = -1
    ) -> None:
        self.word: Final = word
        self.lasts: Final = lasts
        self.beside_seat: Final = lasts == THIS_GAME
        self.region: Final = region  # it is about a region
        self.race: Final = race  # it is about a race in play
        self.most: Final = most  # the largest number that can stand on it; -1 when none does


@mypyc_attr(acyclic=True)
@final
class Note:
    """One thing to remember. Fields that its kind does not need are -1."""

    def __init__(self, kind: NoteKind, region: int = -1, tribe: int = -1, number: int = -1, seat: int = -1) -> None:
        self.kind: Final = kind
        self.region: Final = region
        self.tribe: Final = tribe  # slot of the race
        self.number: Final = number
        self.seat: Final = seat  # the seat it is beside, if it lasts for the game


CONQUESTS_OVER: Final = NoteKind("conquests:over")
"""The die was rolled for the last conquest, and something else may still be used."""
