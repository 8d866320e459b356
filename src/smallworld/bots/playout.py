"""Random games to the end, as fast as the rules can be followed: for searches, and to measure them."""

from typing import Final, final

from smallworld.engine.native import i64
from smallworld.engine.sketch import Sketch

LOW: Final[i64] = (1 << 32) - 1
SHORT: Final[i64] = (1 << 16) - 1


@final
class Dice:
    """Knuth's 64-bit linear congruential generator: x → 6364136223846793005 x + 1442695040888963407.

    It is kept in two halves and multiplied in parts, so that compiled code never needs long numbers.
    """

    def __init__(self, seed: int) -> None:
        self.high: i64 = seed >> 32 & 0xFFFFFFFF
        self.low: i64 = seed & 0xFFFFFFFF

    def next(self) -> int:
        """The next number: the upper 31 bits."""
        high, low = self.high, self.low
        # The factor is 5851F42D 4C957F2D, the offset 14057B7E F767814F
        part = low * 0x7F2D
        upper = low * 0x4C95 + (part >> 16)
        carried = ((upper & SHORT) << 16 | part & SHORT) + 0xF767814F
        high = (high * 0x4C957F2D & LOW) + (low * 0x5851F42D & LOW) + (upper >> 16) + (carried >> 32) + 0x14057B7E
        high &= LOW
        self.high = high
        self.low = carried & LOW
        return high >> 1


def play_out(sketch: Sketch, seed: int) -> int:
    """Play a sketch to its end, any legal action being equally likely; returns how many there were."""
    dice = Dice(seed)
    decisions = 0
    while not sketch.state.over:
        sketch.advance(sketch.nth(dice.next()))
        decisions += 1
    return decisions
