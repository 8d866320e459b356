"""How well bots play at a table, and how they differ: the one list for server, browser and terminal."""

from dataclasses import dataclass
from typing import Final

from smallworld.bots.character import LEANING
from smallworld.bots.registry import NoSuchBot, kind_of
from smallworld.engine.chance import Chance
from smallworld.words import brief, nearest


@dataclass(frozen=True)
class Level:
    """A bot as people meet it. A stranger must not choose how long a server thinks, so its time is written here."""

    bot: str  # as `make_bot` knows it, without time and character
    ms: int = 0  # what a turn may take; 0: it keeps no clock where it is as quick as we know it
    apart: bool = False  # it thinks so long that a server lets another process do it

    def named(self, character: str = "", ms: int = 0) -> str:
        """The bot with its character, and with less time if `ms` is less; what a bot does not know is left out."""
        name, known = self.bot, kind_of(self.bot)[1].numbers
        most = min(ms, self.ms) if ms and self.ms else ms or self.ms
        if most and "ms" in known:
            name += f":ms={most}"
        if character in CHARACTERS and "style" in known:
            name += f":style={CHARACTERS.index(character) + 1}"
        return name


LEVELS: Final = {
    "easy": Level("greedy:v2:haste=80"),
    "medium": Level("greedy:v2"),
    "hard": Level("greedy:haste=8", apart=True),
    "expert": Level("expert", ms=1200, apart=True),
}
"""What a table offers, the easiest first."""

MEDIUM: Final = "medium"
"""The usual one, which also plays for absent people."""

TAME: Final = "random"
"""The one for somebody's very first game: a novice, to whom any legal move is as good as another."""

AT_TABLES: Final = {**LEVELS, TAME: Level("random"), "greedy": Level("greedy:v2")}
"""Whoever may sit at a table: the levels, the tame one, and the names that older tables have in their logs."""

CHARACTERS: Final = tuple([character.name for character in LEANING])
"""Which way a bot may lean, by name; their numbers begin with 1."""


def level_of(key: str) -> Level:
    """The level of this name; the usual one if it is not known, since the game in an old log must go on."""
    return AT_TABLES.get(key, LEVELS[MEDIUM])


def has_character(key: str) -> bool:
    """May bots of this level lean one way or another?"""
    return level_of(key).named(CHARACTERS[0]) != level_of(key).named()


def is_level(name: str) -> bool:
    """Does somebody at a terminal mean a level by this, rather than a bot by its own name?"""
    return name.partition(":")[0] in (*LEVELS, TAME)


def at_home(name: str) -> str:
    """The bot that somebody at a terminal means: a level, perhaps with a character (hard:raider), or any other bot."""
    key, _, character = name.partition(":")
    if key not in LEVELS or "=" in character:
        return name
    if character and character not in CHARACTERS:
        raise NoSuchBot(f"There is no character {brief(character)}. {nearest(character, CHARACTERS)}")
    return LEVELS[key].named(character)


def drawn(taken: list[str], chance: Chance) -> str:
    """A character for one more bot: one that nobody at the table has yet, if there is one."""
    least = min([taken.count(character) for character in CHARACTERS])
    free = [place for place, character in enumerate(CHARACTERS) if taken.count(character) == least]
    return CHARACTERS[chance.shuffle(free, len(taken))[0]]
