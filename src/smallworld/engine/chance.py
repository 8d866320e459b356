"""Where dice and shuffles come from. The engine asks; whatever answers is an argument.

A chance object never changes: the state counts how often it was asked, so copies of a game, saved
games and undo all have the same luck.
"""

from hashlib import blake2b, sha256
from struct import Struct
from typing import Final, final

from smallworld.engine.native import mypyc_attr

DICE: Final = b"dice"
SHUFFLES: Final = b"shuffles"
SPAN: Final = 1 << 32
BLOCK: Final = 16
WORDS: Final = Struct(f">{BLOCK}I")


class NoChance(Exception):
    """The script has run out of answers."""


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
    """A keyed stream: BLAKE2b over the name of the stream and a counter, keyed with the seed.

    Dice and shuffles are separate streams, so a changed die never changes the deck.
    """

    def __init__(self, seed: str) -> None:
        self.seed: Final = seed
        self._key: Final = sha256(b"smallworld:" + seed.encode()).digest()
        self._dice_block = -1  # the last block of dice, kept because dice come in a row
        self._dice: list[int] = []

    def numbers(self, stream: bytes, nth: int, block: int, attempt: int) -> list[int]:
        """Sixteen numbers below 2 ** 32, always the same for the same arguments."""
        message = b"%s:%d:%d:%d" % (stream, nth, block, attempt)
        numbers = list(WORDS.unpack(blake2b(message, key=self._key).digest()))
        numbers.reverse()  # as if the whole block were one number, its lowest part first
        return numbers

    def fair(self, number: int, limit: int, stream: bytes, nth: int, place: int) -> int:
        """A number from 0 to limit - 1; the few draws that would favour some results are repeated."""
        attempt = 0
        while number >= SPAN - SPAN % limit:
            attempt += 1
            number = self.numbers(stream, nth, place // BLOCK, attempt)[place % BLOCK]
        return number % limit

    def roll(self, faces: list[int], nth: int) -> int:
        if self._dice_block != nth // BLOCK:
            self._dice_block = nth // BLOCK
            self._dice = self.numbers(DICE, 0, nth // BLOCK, 0)
        return faces[self.fair(self._dice[nth % BLOCK], len(faces), DICE, 0, nth)]

    def shuffle(self, items: list[int], nth: int) -> list[int]:
        out = items[:]
        drawn: list[int] = []
        for last in range(len(out) - 1, 0, -1):
            place = len(out) - 1 - last
            if place % BLOCK == 0:
                drawn = self.numbers(SHUFFLES, nth, place // BLOCK, 0)
            other = self.fair(drawn[place % BLOCK], last + 1, SHUFFLES, nth, place)
            out[last], out[other] = out[other], out[last]
        return out


@final
class Worst(Chance):
    """The die shows its lowest face: for asking what is certain."""

    def roll(self, faces: list[int], nth: int) -> int:
        return min(faces)


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


@mypyc_attr(acyclic=True)
@final
class Drawn:
    """What chance gave during one action of a game."""

    def __init__(self, at: int, dice: list[int], shuffles: list[list[int]]) -> None:
        self.at = at  # the action's place in the history
        self.dice: Final = dice
        self.shuffles: Final = shuffles
