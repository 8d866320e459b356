"""The result shows where everybody's coins came from and where they went; its lines add up to the last coin."""

import random

import pytest

from smallworld.content.editions import EDITIONS, PLAYERS
from smallworld.game import Game
from smallworld.table.ledger import earned

GAMES = 8

KINDS = [(edition, players, "default") for edition in EDITIONS for players in PLAYERS]
KINDS += [("warcraft", 4, "teams")]


def played(edition: str, players: int, preset: str, seed: int) -> Game:
    """A whole game of a player who presses anything, and now and then takes it back."""
    rng = random.Random(f"{edition} {players} {preset} {seed}")
    game = Game.new(edition, players, seed, preset)
    while not game.over:
        game.play(rng.choice(game.legal()))
        if game.can_undo and rng.random() < 0.1:
            game.undo()
    return game


@pytest.mark.parametrize(("edition", "players", "preset"), KINDS)
def test_the_lines_of_the_result_add_up_to_the_final_coins(edition: str, players: int, preset: str) -> None:
    seen: set[str] = set()
    for seed in range(GAMES):
        game = played(edition, players, preset, seed)
        lines = earned(game)
        assert [sum(line.values()) for line in lines] == game.scores, f"seed {seed}"
        assert all(coins for line in lines for coins in line.values())
        seen.update(*lines)
    assert {"start", "regions", "combos", "found"} <= seen
