"""Bytes as arrays, and what the environments share."""

from typing import Any, TypeAlias

import numpy as np

from smallworld.env.games import Games
from smallworld.env.position import Position

Array: TypeAlias = "np.ndarray[Any, Any]"


def seen(position: Position, seat: int) -> Array:
    """What a seat sees, as an array of its own."""
    return np.frombuffer(bytearray(position.observe(seat)), np.uint8)


def mask_of(position: Position) -> Array:
    """What the decider may do, as an array of its own: int8, as action spaces want it to sample."""
    return np.frombuffer(position.mask(), np.int8)


def blocks(games: Games, observation: Array) -> dict[str, Array]:
    """An observation, or many of them, by the names of its blocks; the arrays share its memory."""
    found: dict[str, Array] = {}
    for name, start, shape, _ in games.layout.blocks:
        size = int(np.prod(shape))
        found[name] = observation[..., start : start + size].reshape(*observation.shape[:-1], *shape)
    return found


def adjacency(position: Position) -> Array:
    """Which regions border on each other; in editions with many boards it differs from game to game."""
    board = position.sketch.state.board
    found = np.zeros((board.size, board.size), np.uint8)
    for region, borders in enumerate(board.borders):
        for other in range(board.size):
            found[region, other] = borders >> other & 1
    return found
