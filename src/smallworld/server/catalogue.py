"""What there is to choose from when a table is made: `GET /api/catalogue`."""

from dataclasses import asdict
from functools import lru_cache
from typing import Any

import msgspec

from smallworld.bots import BOTS
from smallworld.content.editions import EDITIONS, PLAYERS, Edition, make_setup, option_values, rules_of
from smallworld.engine.rules import Banner

Json = dict[str, Any]


@lru_cache(maxsize=1)
def catalogue() -> bytes:
    """Everything, as the bytes of the answer."""
    return msgspec.json.encode(
        {"editions": [told(edition) for edition in EDITIONS.values()], "bots": sorted(BOTS), "stand_in": "greedy"}
    )


def told(edition: Edition) -> Json:
    """One edition: what it is made of."""
    rules = rules_of(make_setup(edition.key, PLAYERS[0]))
    return {
        "key": edition.key,
        "players": list(PLAYERS),
        "boards": boards(edition),
        "presets": {key: asdict(options) for key, options in edition.presets.items()},
        "options": [{"key": key, "values": list(values)} for key, values in option_values(edition.key).items()],
        "races": [banner(race) | {"total": race.total, "side": race.side} for race in rules.races],
        "powers": [banner(power) for power in rules.powers],
        "pieces": [{"key": piece.key, "total": piece.total, "defence": piece.defence} for piece in rules.pieces],
        "terrains": list(edition.terrains),
        "symbols": list(edition.symbols),
        "die": list(rules.die),
    }


def boards(edition: Edition) -> list[Json]:
    """Boards by the number of players; a set of islands is named by its faces."""
    if edition.islands:
        return [{"key": key, "players": key.count("+") + 1} for key in edition.boards()]
    keys = {players: edition.choose(players, list) for players in PLAYERS}
    return [{"key": key, "players": players} for players, key in keys.items()]


def banner(one: Banner) -> Json:
    """A race or a power: its key and its number."""
    return {"key": one.key, "tokens": one.number}
