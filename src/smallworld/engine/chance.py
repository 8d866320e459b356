"""Where dice and shuffles come from. The engine asks; who answers is an argument.

A chance object never changes: the state counts how often it was asked, so copies of a game, saved
games and undo all meet the same fortune.
"""

import hashlib
import hmac
from typing import Final, final

from smallworld.engine.native import mypyc_attr

DICE: Final = b"dice"
SHUFFLES: Final = b"shuffles"


class NoChance(Exception):
    """The script has no answer left."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Answers the n-th die roll and the n-th shuffle of a game."""

    def roll(self, faces: list[int], nth: int) -> int:
        """The face that comes up."""
        raise NoChance("no dice in this game")

    def shuffle(self, items: list[int], nth: int) -> list[int]:
        """The items in another order."""
        raise NoChance("no shuffles in this game")


@final
class Seeded(Chance):
    """A keyed stream: HMAC-SHA-256 over the name of the stream and a counter.

    Dice and shuffles are separate streams, so a changed die never changes the deck.
    """

    def __init__(self, seed: str) -> None:
        self.seed: Final = seed
        self._key: Final = hashlib.sha256(b"smallworld:" + seed.encode()).digest()

    def below(self, stream: bytes, nth: int, part: int, limit: int) -> int:
        """A fair number from 0 to limit - 1."""
        span = 1 << 64
        fair = span - span % limit
        attempt = 0
        while True:
            message = b"%s:%d:%d:%d" % (stream, nth, part, attempt)
            number = int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big")
            if number < fair:
                return number % limit
            attempt += 1

    def roll(self, faces: list[int], nth: int) -> int:
        return faces[self.below(DICE, nth, 0, len(faces))]

    def shuffle(self, items: list[int], nth: int) -> list[int]:
        out = items[:]
        for last in range(len(out) - 1, 0, -1):
            other = self.below(SHUFFLES, nth, last, last + 1)
            out[last], out[other] = out[other], out[last]
        return out


@final
class Scripted(Chance):
    """Known results first, in order, counted from where the script begins; then `after` answers."""

    def __init__(
        self,
        dice: list[int],
        shuffles: list[list[int]],
        first_die: int = 0,
        first_shuffle: int = 0,
        after: Chance | None = None,
    ) -> None:
        self.dice: Final = dice
        self.shuffles: Final = shuffles
        self.first_die: Final = first_die
        self.first_shuffle: Final = first_shuffle
        self.after: Final = after if after is not None else Chance()

    def roll(self, faces: list[int], nth: int) -> int:
        place = nth - self.first_die
        if 0 <= place < len(self.dice):
            return self.dice[place]
        return self.after.roll(faces, nth)

    def shuffle(self, items: list[int], nth: int) -> list[int]:
        place = nth - self.first_shuffle
        if 0 <= place < len(self.shuffles):
            return self.shuffles[place][:]
        return self.after.shuffle(items, nth)
