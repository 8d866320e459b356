"""A line on the terminal for those who wait: how much is done, how fast, how much longer."""

import sys
import time
from typing import Final

from smallworld.text.say import Vocabulary
from smallworld.text.words import PARTS

WIDE: Final = 30
OFTEN: Final = 0.1
"""Seconds between two pictures of the line."""


class Progress:
    """Counts games, or whatever `told` has words for; shows nothing unless standard error is a terminal."""

    def __init__(
        self, total: int, shown: bool, before: int = 0, words: Vocabulary | None = None, told: str = "term-progress"
    ) -> None:
        self.total: Final = total
        self.words: Final = words or Vocabulary("en", PARTS)
        self.told: Final = told
        self.before: Final = before  # done earlier, so they say nothing about the speed
        self.shown: Final = shown
        self.began: Final = time.perf_counter()
        self.last = 0.0

    def show(self, done: int) -> None:
        """Refresh it if a moment has passed."""
        now = time.perf_counter()
        if not self.shown or now - self.last < OFTEN:
            return
        self.last = now
        rate = max(done - self.before, 1) / (now - self.began)
        full = WIDE * done // self.total
        left = clock((self.total - done) / rate)
        bar = "█" * full + "·" * (WIDE - full)
        told = self.words.said(self.told, pace=f"{rate:.1f}", left=left)
        print(f"\r{bar} {done}/{self.total}  {told} \x1b[K", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Take the line away."""
        if self.shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def clock(seconds: float) -> str:
    """1:05:09 or 5:09."""
    minutes, second = divmod(round(seconds), 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02}:{second:02}" if hours else f"{minute}:{second:02}"
