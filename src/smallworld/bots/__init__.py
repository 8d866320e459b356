"""Players made of code, found by name."""

from smallworld.bots.bot import Bot
from smallworld.bots.registry import BOTS, NoSuchBot, make_bot

__all__ = ["BOTS", "Bot", "NoSuchBot", "make_bot"]
