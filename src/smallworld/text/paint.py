"""Colour for terminals that have it and people who want it."""

import os
import shutil
import sys
from typing import Final, TextIO

SEATS: Final = ("91", "94", "92", "95", "93")  # one colour per seat
TERRAINS: Final = {
    "farmland": "33",
    "forest": "32",
    "hill": "92",
    "mountain": "37",
    "swamp": "35",
    "sea": "34",
    "lake": "36",
}


class Paint:
    """Paints words, or leaves them as they are."""

    def __init__(self, on: bool) -> None:
        self.on: Final = on

    @classmethod
    def for_stream(cls, stream: TextIO) -> "Paint":
        """Colour if the stream is a terminal that has it and NO_COLOR is not set."""
        plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
        return cls(stream.isatty() and not plain)

    def code(self, text: str, code: str) -> str:
        """The text between an ANSI code and its end."""
        return f"\x1b[{code}m{text}\x1b[0m" if self.on and text.strip() else text

    def bold(self, text: str) -> str:
        """For headings."""
        return self.code(text, "1")

    def dim(self, text: str) -> str:
        """For what matters less."""
        return self.code(text, "2")

    def seat(self, text: str, seat: int, active: bool = True) -> str:
        """In a player's colour; weaker for a declined race."""
        return self.code(text, f"{'1' if active else '2'};{SEATS[seat % len(SEATS)]}")

    def terrain(self, text: str, terrain: str) -> str:
        """In the colour of the land."""
        return self.code(text, TERRAINS.get(terrain, "0"))


def width() -> int:
    """How wide the output may be: the terminal's width, but never more than 100 columns."""
    columns = shutil.get_terminal_size((100, 24)).columns if sys.stdout.isatty() else 100
    return max(60, min(columns, 100))
