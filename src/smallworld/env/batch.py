"""Many games at once, for policies that play against themselves: each row is a game, seen by whoever decides in it."""

from typing import Any, NamedTuple
from zlib import crc32

import numpy as np

from smallworld.bots.playout import Dice
from smallworld.env.arrays import Array
from smallworld.env.games import Games, sampled
from smallworld.env.rows import Rows


class Step(NamedTuple):
    """What a step brought."""

    observations: Array
    """Number of games × size, uint8: each row seen by its decider. Written over by the next step."""

    masks: Array
    """Number of games × actions, int8; likewise."""

    seats: Array
    """Who decides in each game."""

    finished: Array
    """Rows whose game ended in this step; they show the next game already."""

    returns: Array
    """Finished × players: what these games brought to each seat."""


class BatchEnv:
    """Games side by side in one process. A game that is over is replaced at once by the next."""

    def __init__(
        self, number: int, edition: str = "base", players: int = 2, *, reward: str = "win", **setup: Any
    ) -> None:
        if number < 1:
            raise ValueError(f"There must be at least one game, not {number}.")
        self.number = number
        self.games = sampled(Games(edition, players, reward=reward, **setup))
        self.rows: Rows | None = None
        self._dice = Dice(0)

    def reset(self, seed: int | str = 0) -> Step:
        """Begin anew; the same seed gives the same games."""
        self.rows = rows = Rows(self.number, self.games.maker(seed), self.games.reward)
        self._dice = Dice(crc32(str(seed).encode()))
        self._seen = np.frombuffer(rows.seen, np.uint8).reshape(self.number, rows.size)
        self._masks = np.frombuffer(rows.masks, np.int8).reshape(self.number, rows.width)
        return self._told(rows)

    def step(self, actions: Array) -> Step:
        """Decide in every game. If one action is illegal, all are refused."""
        rows = self.rows
        if rows is None:
            raise RuntimeError("Call reset() first.")
        rows.step(np.asarray(actions).tolist())  # a list will do as well
        return self._told(rows)

    def sample(self) -> Array:
        """A legal action for every game, each equally likely."""
        if self.rows is None:
            raise RuntimeError("Call reset() first.")
        return np.array(self.rows.sample(self._dice), np.int64)

    def _told(self, rows: Rows) -> Step:
        seats = np.array(rows.deciders, np.int64)
        returns = np.array(rows.returns, np.float32).reshape(len(rows.finished), self.games.players)
        return Step(self._seen, self._masks, seats, np.array(rows.finished, np.int64), returns)
