"""The strongest bot that one can afford for so many games: tried out here and now."""

import time
from dataclasses import dataclass, replace
from typing import Final

from smallworld.lab.explore import Cell, play

LADDER: Final = ("expert", "expert:n=6", "greedy", "heuristic", "greedy:v2", "expander")
"""From the strongest to the quickest (docs/bots.md has their strength)."""


@dataclass(frozen=True)
class Choice:
    """A bot, and why it was chosen."""

    bot: str
    seconds: float  # that a game took
    minutes: float  # that all games will take
    stronger: str  # the next stronger one, which would take too long; "" if there is none
    stronger_minutes: float

    def why(self, minutes: float) -> str:
        """In a sentence."""
        told = f"{self.bot} plays: all games take it about {spoken(self.minutes)}"
        if self.stronger:
            told += f", and {self.stronger}, which is stronger, about {spoken(self.stronger_minutes)}"
        return f"{told} (--minutes {minutes:g} is what they may take; --bots chooses another)."


def spoken(minutes: float) -> str:
    """As a person would say it."""
    if minutes < 1.5:
        return f"{max(1, round(60 * minutes))} s"
    return f"{minutes:.0f} min" if minutes < 90 else f"{minutes / 60:.1f} h"


def affordable(cells: list[Cell], games: list[int], minutes: float, workers: int) -> Choice:
    """The first bot of the ladder whose games, timed one for each cell, fit into so many minutes of these workers.

    The weakest is taken if none fits. Strong bots are not waited for: timing begins with the quickest and stops when
    one is too slow.
    """
    chosen = Choice(LADDER[-1], 0.0, 0.0, "", 0.0)
    for bot in reversed(LADDER):
        total = 0.0
        for cell, number in zip(cells, games, strict=True):
            began = time.process_time()
            play(replace(cell, bots=(bot,), seed="trial"), 0, cell.variants[0], 0)
            total += (time.process_time() - began) * number
        needed = total / workers / 60
        if needed > minutes and bot != LADDER[-1]:
            return replace(chosen, stronger=bot, stronger_minutes=needed)
        chosen = Choice(bot, total / max(1, sum(games)), needed, "", 0.0)
    return chosen
