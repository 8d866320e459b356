"""Which way bots of one level lean: the one list of characters, and what each means to every kind of bot.

`style=1` in a bot's name is the first of them. Browser and terminal offer the names and have words for them; `worth.py`
makes tastes of the numbers, `liking.py` coins that are added to plans.
"""

from typing import Final, final


@final
class Character:
    """In coins and fractions. Whoever sees only its own turn uses all but `raids`, the others the last three."""

    def __init__(
        self,
        name: str,
        slain: float = 1.0,
        opening: float = 0.4,
        spite: float = 2.0,
        spare: float = 0.2,
        raids: float = 0.0,
        thrift: float = 0.0,
        loyalty: float = 0.0,
    ) -> None:
        self.name: Final = name
        self.slain: Final = slain  # what a token in a rival's hands or regions costs us, like a coin of its income
        self.opening: Final = opening  # how much of its spite it feels in the first round
        self.spite: Final = spite  # how much more a rival's lost coin counts than ours, shared between all rivals
        self.spare: Final = spare  # what a token beyond the least is worth in every coming round
        self.raids: Final = raids  # what a region taken from a rival is worth beside what it pays
        self.thrift: Final = thrift  # how much more a coin hurts that is paid for a race
        self.loyalty: Final = loyalty  # what it costs to part with a race


EVEN: Final = Character("")
"""Leans nowhere: `style=0`, the best that was found."""

LEANING: Final[list[Character]] = [
    Character("cautious", slain=0.8, spite=1.6, spare=0.3, raids=-1.0),
    Character("raider", opening=1.0, spite=3.0, raids=1.0),
    Character("hoarder", thrift=1.0, loyalty=2.0),
]

STYLES: Final = len(LEANING)


def character_of(style: int) -> Character:
    """By its number in a bot's name."""
    return LEANING[style - 1] if style else EVEN
