"""Positions that outlive the rules they were played under: as text, in which everything has its name.

A text of a thousand characters takes eighty in the log, because it is compressed with the one before it as dictionary;
so they are unpacked in the order of the log. They hold every secret of the table: only the log may have them.
"""

import json
import zlib
from base64 import b85decode, b85encode
from dataclasses import replace
from typing import Any, Final

from smallworld.content.setup import Setup, board_of
from smallworld.engine.chance import Chance
from smallworld.game import Game
from smallworld.record.codec import dumps, state_to_json
from smallworld.record.fields import BadPosition
from smallworld.record.position import read_position, write_position

Json = dict[str, Any]

RAW: Final = -15
"""Without a checksum: the log has its own."""

COUNTERS: Final = ("dice", "shuffles")
"""How often chance was asked: it cannot be seen on the table, so the text does not have it."""


def written(game: Game) -> str:
    """The position of a game, without its home-made things: those stand in the log once, not with every turn."""
    return write_position(replace(game.setup, custom=(), sets=()), game.state)


def opened(text: str, chance: Chance, setup: Setup) -> Game:
    """A game that goes on from a position, with the home-made things of its table, today's rules and this chance."""
    found = read_position(text, chance, setup.custom, setup.sets)
    return Game(found.setup, found.state, found.chance, found.origin)


def begun(text: str, chance: Chance, setup: Setup) -> Game:
    """A game that begins from a position, at a table with this set-up."""
    found = read_position(text, chance, setup.custom, setup.sets)
    if board_of(setup).index != found.state.board.index:
        raise BadPosition("The position lies on another board than that of the table.")
    return Game(setup, found.state, found.chance, found.origin)


def shows(text: str, game: Game) -> bool:
    """Is it the position of this game?"""
    return on_the_table(opened(text, Chance(), game.setup)) == on_the_table(game)


def on_the_table(game: Game) -> Json:
    """Everything in a position except how often chance was asked."""
    return {name: value for name, value in state_to_json(game.state).items() if name not in COUNTERS}


def packed_origin(game: Game) -> str:
    """What a game began from, as in its record."""
    return packed(dumps(state_to_json(game.origin)))


def unpacked_origin(text: str) -> Json:
    """The same, unpacked."""
    origin: Json = json.loads(unpacked(text))
    return origin


def packed(text: str, before: str = "") -> str:
    """Fewer characters, none of which JSON has to escape."""
    press = zlib.compressobj(9, zlib.DEFLATED, RAW, zdict=before.encode())
    return b85encode(press.compress(text.encode()) + press.flush()).decode()


def unpacked(text: str, before: str = "") -> str:
    """The text again."""
    return zlib.decompressobj(RAW, zdict=before.encode()).decompress(b85decode(text)).decode()
