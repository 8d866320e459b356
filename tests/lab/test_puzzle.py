"""A position with a point is the same for everybody, and somebody's whole turn lies before it."""

import pytest

from smallworld.game import from_position
from smallworld.lab.puzzle import EARLIEST, LATEST, puzzle
from smallworld.table.snapshots import written

pytestmark = pytest.mark.thinking


@pytest.mark.parametrize(("edition", "players"), [("base", 2), ("warcraft", 3)])
def test_the_same_seed_has_the_same_position(edition: str, players: int) -> None:
    found = puzzle(edition, players, "some day", "greedy", 2, most=2)
    state = found.game.state
    assert state.seat == state.decider == found.seat and EARLIEST <= state.round <= state.rounds - LATEST
    again = puzzle(edition, players, "some day", "greedy", 2, most=2)
    assert written(again.game) == written(found.game) and again.gain == found.gain


def test_it_can_be_read_again() -> None:
    found = puzzle("base", 2, "another day", "greedy", 2, most=1)
    game = from_position(found.to_json()["text"])
    assert (game.state.seat, game.state.round) == (found.seat, found.game.state.round)
