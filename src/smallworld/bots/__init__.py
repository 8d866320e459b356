"""Players made of code, found by name."""

from smallworld.bots.bot import Bot
from smallworld.bots.registry import AT_TABLES, BOTS, NoSuchBot, make_bot

__all__ = ["AT_TABLES", "BOTS", "Bot", "NoSuchBot", "make_bot"]
