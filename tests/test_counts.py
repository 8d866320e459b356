"""Perft: how many ways a position can go on to a certain depth, counted once and kept.

A change in what is legal anywhere shows as another number. Every face of the die counts.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import smallworld as sw

COUNTS = json.loads((Path(__file__).parent / "games" / "counts.json").read_text())


def start(players: int, seed: int, actions: int, preset: str, edition: str = "base") -> sw.Game:
    """A game some way on, played by a fixed rule."""
    game = sw.Game.new(edition, players, seed, preset)
    for n in range(actions):
        legal = game.legal()
        game.play(legal[(n * 7 + seed * 3) % len(legal)])
    return game


def perft(game: sw.Game, depth: int) -> int:
    """The number of ways to play `depth` decisions from here."""
    if depth == 0 or game.over:
        return 1
    ways = 0
    for action in game.legal():
        other = game.copy()
        other.play(action)
        if other.state.dice == game.state.dice:
            ways += perft(other, depth - 1)
            continue
        for face in sorted(set(game.state.rules.die)):
            rolled = game.copy(sw.Scripted([face], [], game.state.dice, 0, game.chance))
            rolled.play(action)
            ways += perft(rolled, depth - 1)
    return ways


def name_of(case: dict[str, Any]) -> str:
    """Players, rules, seed, and how far on."""
    return "-".join(str(case[part]) for part in ("edition", "players", "preset", "seed", "actions"))


@pytest.mark.parametrize("case", COUNTS, ids=name_of)
def test_perft(case: dict[str, Any]) -> None:
    game = start(case["players"], case["seed"], case["actions"], case["preset"], case["edition"])
    assert [perft(game, depth) for depth in range(1, len(case["ways"]) + 1)] == case["ways"]
