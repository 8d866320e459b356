"""A position that outlives the rules it was played by: as text, in which everything has its name, packed small.

It holds every secret of the table, so nothing but the log may have it.
"""

import json
import zlib
from base64 import b85decode, b85encode
from typing import Any

from smallworld.engine.chance import Chance
from smallworld.game import Game
from smallworld.record.codec import dumps, state_to_json
from smallworld.record.position import read_position

Json = dict[str, Any]

COUNTERS = ("dice", "shuffles")
"""How often chance was asked: not to be seen on a table, so a text does not tell it."""


def taken(game: Game) -> str:
    """The position of a game."""
    return packed(game.to_position())


def opened(snapshot: str, chance: Chance) -> Game:
    """A game that goes on from a position, by today's rules and with this chance."""
    found = read_position(unpacked(snapshot), chance)
    game = Game(found.setup, found.state, found.chance)
    game.begin()
    return game


def shows(snapshot: str, game: Game) -> bool:
    """Is it the position of this game?"""
    return on_the_table(opened(snapshot, Chance())) == on_the_table(game)


def on_the_table(game: Game) -> Json:
    """Everything that a position is, without how chance came to it."""
    return {name: value for name, value in state_to_json(game.state).items() if name not in COUNTERS}


def packed_origin(game: Game) -> str:
    """What a game began from, as its record tells it."""
    return packed(dumps(state_to_json(game.origin)))


def unpacked_origin(text: str) -> Json:
    """The same, unpacked."""
    origin: Json = json.loads(unpacked(text))
    return origin


def packed(text: str) -> str:
    """Fewer letters, all of which JSON takes as they are."""
    return b85encode(zlib.compress(text.encode(), 9)).decode()


def unpacked(text: str) -> str:
    """The text again."""
    return zlib.decompress(b85decode(text)).decode()
