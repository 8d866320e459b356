"""Players made of code, found by name."""

from typing import Final

from smallworld.bots.bot import Bot
from smallworld.bots.simple import GreedyBot, RandomBot
from smallworld.words import brief, nearest

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


class NoSuchBot(ValueError):
    """There is no bot of that name; says the nearest one."""


def make_bot(name: str, seed: int | str, seat: int) -> Bot:
    """The bot of this name for one seat of one game."""
    if name not in BOTS:
        raise NoSuchBot(f"There is no bot {brief(name)}. {nearest(name, BOTS)}")
    return BOTS[name](seed, seat)


__all__ = ["BOTS", "Bot", "NoSuchBot", "make_bot"]
