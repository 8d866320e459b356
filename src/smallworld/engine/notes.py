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
LASTING: Final = (NEXT_CONQUEST, LAST_ATTEMPT, THIS_TURN, THIS_GAME)


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

    def alike(self, other: "NoteKind") -> bool:
        """Do notes of both say the same?"""
        same = self.word == other.word and self.lasts == other.lasts
        return same and self.region == other.region and self.race == other.race and self.most == other.most


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


def mistake_in(note: Note, declared: list[NoteKind], regions: int, races: int, seats: int) -> str:
    """What is wrong with a note, for whoever writes abilities; empty if it can be saved, shown and read again.

    There are so many regions, places for races and seats.
    """
    kind = note.kind
    if not any([known.alike(kind) for known in declared]):
        return f"no ability declares it; put the same NoteKind into self.notes of the ability that writes {kind.word!r}"
    for name, value, wanted, end in (
        ("region", note.region, kind.region, regions),
        ("tribe", note.tribe, kind.race, races),
        ("number", note.number, kind.most >= 0, kind.most + 1),
        ("seat", note.seat, kind.beside_seat, seats),
    ):
        if wanted and not 0 <= value < end:
            return f"its {name} must be from 0 to {end - 1}, not {value}"
        if not wanted and value != -1:
            return f"its kind has no {name}"
    return ""


CONQUESTS_OVER: Final = NoteKind("conquests:over")
"""The die was rolled for the last conquest, and something else may still be used."""
