"""What a number and a byte mean is kept per version: whoever changes it must raise the version, or this is red."""

import hashlib
import json
from collections.abc import Callable
from typing import Any

import pytest

import smallworld as sw
from smallworld import env
from smallworld.engine.steps import STEP_NAMES
from smallworld.env import Games

TABLES = [(edition, players) for edition in ("base", "warcraft") for players in (2, 3, 4, 5)]

ACTIONS = {1: "cf3deccada286d1e"}
OBSERVATIONS = {1: "bb3376e0743f27b9"}
"""Version by version, what has been promised. A line never changes: add one, and raise the version."""

STANDING = {
    "base": """
step = "conquer"
round = 4
turn = 1
conquered = ["2p-03"]
[[seat]]
coins = 11
active = { race = "trolls", power = "fortified", regions = { 2p-06 = 2, 2p-09 = 1, 2p-10 = 3 } }
[[seat]]
coins = 7
active = { race = "orcs", power = "berserk", regions = { 2p-02 = 3, 2p-03 = 1 }, hand = 5 }
declined = { race = "elves", regions = { 2p-20 = 1 } }
[pieces]
lair = ["2p-06", "2p-09"]
fortress = ["2p-10"]
[[column]]
race = "dwarves"
power = "flying"
coins = 2
""",
    "warcraft": """
edition = "warcraft"
board = "l1a+s2b"
step = "conquer"
round = 3
[[seat]]
coins = 12
active = { race = "orcs", power = "championing", regions = { l1a-01 = 1 }, hand = 4 }
[[seat]]
coins = 9
active = { race = "humans", power = "beast_master", regions = { l1a-08 = 3, s2b-04 = 1 } }
[pieces]
frostmourne = ["l1a-01"]
beast = { l1a-08 = 1 }
""",
}
"""Positions whose bytes are those of the version too: a number that moves within its block shows here."""


def fingerprint(told: Any) -> str:
    """In short."""
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]


def promised_of_actions(games: Games) -> list[Any]:
    """What each number means."""
    actions = games.actions
    regions = [region.key for region in games.new(1).sketch.state.board.regions] if games.edition == "base" else []
    return [[actions.name(code) for code in range(actions.size)], [list(block) for block in actions.blocks], regions]


def promised_of_observations(games: Games) -> list[Any]:
    """What each byte means: the blocks, and the order of all that they count."""
    rules = games.rules
    ordered = [
        [race.key for race in rules.races],
        [power.key for power in rules.powers],
        [piece.key for piece in rules.pieces],
        games.layout.notes,
        games.layout.claims,
        games.actions.offers,
        list(STEP_NAMES),
    ]
    return [[list(block) for block in games.layout.blocks], games.layout.size, ordered]


def standing(edition: str) -> list[list[int]]:
    """The bytes of a position, as both see it."""
    games = Games(edition, 2)
    position = games.at(sw.position(STANDING[edition]))
    return [list(position.observe(seat)) for seat in (0, 1)]


def of_all(promised: Callable[[Games], list[Any]]) -> list[Any]:
    """At every table."""
    return [promised(Games(edition, players)) for edition, players in TABLES]


def test_numbers_of_actions_change_only_with_their_version():
    assert ACTIONS.get(env.ACTIONS_VERSION) == fingerprint(of_all(promised_of_actions))


def test_bytes_of_observations_change_only_with_their_version():
    seen = [standing(edition) for edition in STANDING]
    assert OBSERVATIONS.get(env.OBSERVATION_VERSION) == fingerprint([of_all(promised_of_observations), seen])


@pytest.mark.parametrize("edition", STANDING)
def test_the_position_tells_its_bytes_apart(edition):
    """Most numbers about table and seats differ, so that two that change places cannot hide."""
    first, second = standing(edition)
    assert first != second
