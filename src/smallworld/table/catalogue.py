"""What there is to choose from when a table is made: `GET /api/catalogue`."""

from dataclasses import asdict
from functools import lru_cache
from typing import Any

from smallworld.bots.levels import CHARACTERS, LEVELS, TAME
from smallworld.content.editions import EDITIONS, PLAYERS, Edition
from smallworld.content.setup import make_setup, option_values, rules_of
from smallworld.table.lobby import STAND_IN
from smallworld.table.phrases import FACES, PHRASES

Json = dict[str, Any]


@lru_cache(maxsize=1)
def catalogue() -> Json:
    """Everything; bots from the easiest to the hardest."""
    editions = [told(edition) for edition in EDITIONS.values()]
    return {
        "editions": editions,
        "bots": list(LEVELS),
        "characters": list(CHARACTERS),
        "stand_in": STAND_IN,
        "tame": TAME,
        "faces": list(FACES),
        "phrases": list(PHRASES),
    }


def told(edition: Edition) -> Json:
    """One edition: what can be chosen, the side each race fights on, the faces of the die, and the pieces.

    A `loose` piece belongs to the land, not to whoever holds it.
    """
    rules = rules_of(make_setup(edition.key, PLAYERS[0]))
    return {
        "key": edition.key,
        "players": list(PLAYERS),
        "boards": boards(edition),
        "presets": {key: asdict(options) for key, options in edition.presets.items()},
        "options": [{"key": key, "values": list(values)} for key, values in option_values(edition.key).items()],
        "races": [{"key": race.key, "side": race.side} for race in rules.races],
        "pieces": [{"key": piece.key, "loose": piece.loose} for piece in rules.pieces],
        "die": sorted(rules.die),
    }


def boards(edition: Edition) -> list[Json]:
    """Boards by the number of players; a set of islands is named by its faces."""
    if edition.islands:
        return [{"key": key, "players": key.count("+") + 1} for key in edition.boards()]
    keys = {players: edition.choose(players, list) for players in PLAYERS}
    return [{"key": key, "players": players} for players, key in keys.items()]
