"""Short codes for tables with a free seat: said aloud across a room, typed into a phone.

A code stands for an invitation. It is kept only in memory and expires; getting another takes a second.
"""

import hashlib
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from smallworld.table.tokens import Randomness

ALPHABET: Final = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no code is a word; nothing that looks like a digit."""
LETTERS: Final = 6


@dataclass
class Invitation:
    """What a code opens, and until when."""

    table: str
    token: str
    until: float


class Codes:
    """All codes in force; the oldest go first when there are too many."""

    def __init__(self, randomness: Randomness, seconds: float, most: int) -> None:
        self.randomness: Final = randomness
        self.seconds: Final = seconds
        self.most: Final = most
        self.given: Final[OrderedDict[str, Invitation]] = OrderedDict()
        self.of: Final[dict[str, str]] = {}  # the code of an invitation's token

    def give(self, table: str, token: str, now: float) -> str:
        """A code for an invitation: the one it has, or a new one. Its time begins now."""
        code = self.of.get(token, "")
        if not self.find(code, now):
            code = self.new()
            self.of[token] = code
        self.given[code] = Invitation(table, token, now + self.seconds)
        self.given.move_to_end(code)
        while len(self.given) > self.most:
            self.drop(next(iter(self.given)))
        return code

    def find(self, code: str, now: float) -> Invitation | None:
        """What a code opens, if it is in force."""
        found = self.given.get(code)
        if found is not None and found.until <= now:
            self.drop(code)
            return None
        return found

    def drop(self, code: str) -> None:
        """Drop a code that no longer opens anything."""
        found = self.given.pop(code, None)
        if found is not None:
            self.of.pop(found.token, None)

    def new(self) -> str:
        """Letters that stand for no table yet."""
        while True:
            number = int.from_bytes(hashlib.sha256(self.randomness.token().encode()).digest())
            code = ""
            for _ in range(LETTERS):
                number, letter = divmod(number, len(ALPHABET))
                code += ALPHABET[letter]
            if code not in self.given:
                return code


def tidied(text: str) -> str:
    """A code as somebody typed it: with small letters, spaces or a dash in the middle."""
    return "".join(letter for letter in text.upper() if letter.isalpha())
