"""Positions of Warcraft as text: what is read, what is refused, and that nothing is lost on the way."""

import random

import pytest

import smallworld as sw
from islands3 import islands
from smallworld.record.codec import state_to_json

BOARDS = {2: "l1a+s2b", 3: "l1b+m1a+s1a", 4: "l2a+m1b+m2a+s2a", 5: "l1a+l2b+m2b+s1b+s2b"}


def plain(game: sw.Game) -> dict[str, object]:
    """The whole position but for how often chance was asked."""
    return state_to_json(game.state) | {"dice": 0, "shuffles": 0}


def same_again(game: sw.Game) -> None:
    """The position's text gives an equal position and the same text."""
    text = game.to_position()
    again = sw.position(text)
    assert plain(again) == plain(game), text
    assert again.setup == game.setup
    assert again.legal() == game.legal()
    assert again.to_position() == text


# Nothing is lost


@pytest.mark.parametrize("players", BOARDS)
@pytest.mark.parametrize("seed", range(3))
def test_every_position_of_a_random_game_can_be_written_and_read(players, seed):
    rng = random.Random(f"{players} {seed}")
    game = sw.Game.new(edition="warcraft", players=players, board=BOARDS[players], seed=seed)
    same_again(game)
    while not game.over:
        actions = game.legal()
        weights = [0.3 if action.do in ("end", "decline") else 1 for action in actions]
        game.play(rng.choices(actions, weights)[0])
        same_again(game)
