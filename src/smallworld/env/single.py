"""Small World for Gymnasium: one seat learns, bots have the others."""

from collections.abc import Callable, Sequence
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
from gymnasium import spaces

from smallworld.bots import Bot, make_bot
from smallworld.env.arrays import Array, adjacency, mask_of, seen
from smallworld.env.games import Games, sampled
from smallworld.env.position import COINS, BadAction, Position

Opponent = str | Callable[[Array, Array], int]
"""A bot by its name, or a function of observation and mask: a policy that was learned before."""


class SmallWorldEnv(gymnasium.Env[Array, np.int64]):
    """An environment for one player, `seat`, or a seat drawn for each game if that is None.

    The observation is a row of bytes (docs/env.md). `action_masks()` says what is legal, as sb3-contrib's MaskablePPO
    asks, and so does `info["action_mask"]`. An illegal action loses the game at once, with `info["illegal_action"]`.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        edition: str = "base",
        players: int = 2,
        *,
        seat: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "greedy:v2",
        reward: str = "win",
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        self.games = sampled(Games(edition, players, reward=reward, **setup))
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"Seats are numbered from 0 to {players - 1}, not {seat}.")
        if isinstance(opponents, str) or callable(opponents):
            opponents = [opponents] * (players - 1)
        self.opponents: list[Opponent] = list(opponents)
        if len(self.opponents) != players - 1:
            raise ValueError(f"{players - 1} opponents are wanted, or one for all of these seats.")
        for name in self.opponents:
            if isinstance(name, str):
                make_bot(name, 0, 0)  # an unknown one is refused now
        self.learner = seat
        self.seat = 0
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (self.games.layout.size,), np.uint8)
        self.action_space = spaces.Discrete(self.games.actions.size)
        self.position: Position = self.games.new(0)
        self._others: dict[int, Bot | Callable[[Array, Array], int]] = {}
        self._coins = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """A new game, at this seat's first decision. `options={"seat": 1}` chooses the seat of this game."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 48))
        drawn = int(self.np_random.integers(self.games.players))
        wanted = (options or {}).get("seat", self.learner)
        self.seat = drawn if wanted is None else int(wanted)
        if not 0 <= self.seat < self.games.players:
            raise ValueError(f"Seats are numbered from 0 to {self.games.players - 1}, not {self.seat}.")
        self.position = self.games.new(number)
        others = [seat for seat in range(self.games.players) if seat != self.seat]
        self._others = {
            seat: make_bot(who, number, seat) if isinstance(who, str) else who
            for seat, who in zip(others, self.opponents, strict=True)
        }
        self._coins = self.position.sketch.state.coins[self.seat]
        self._wait()
        return seen(self.position, self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Array, SupportsFloat, bool, bool, dict[str, Any]]:
        """Decide; the others then play until it is this seat's turn to decide again."""
        try:
            self.position.apply(int(action))
        except BadAction as problem:
            lost = self._info() | {"illegal_action": str(problem)}
            return seen(self.position, self.seat), -1.0, True, False, lost
        self._wait()
        reward = 0.0
        if self.games.reward == COINS:
            coins = self.position.sketch.state.coins[self.seat]
            reward, self._coins = float(coins - self._coins), coins
        elif self.position.over:
            reward = self.position.returns(self.games.reward)[self.seat]
        return seen(self.position, self.seat), reward, self.position.over, False, self._info()

    def _wait(self) -> None:
        """Let the others play."""
        position = self.position
        while not position.over and position.decider != self.seat:
            other = self._others[position.decider]
            if isinstance(other, Bot):
                position.play(other.decide(self.games.game(position)))
            else:
                position.apply(int(other(seen(position, position.decider), mask_of(position))))

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": mask_of(self.position), "seat": self.seat}
        if self.position.over:
            info["scores"] = self.position.sketch.state.coins[:]
            info["returns"] = self.position.returns()
        return info

    def action_masks(self) -> Array:
        """For every action, whether it is legal now."""
        return mask_of(self.position).astype(bool)

    def adjacency(self) -> Array:
        """Which regions of this game's board border on each other."""
        return adjacency(self.position)

    def render(self) -> str | None:
        """The table as text."""
        return str(self.games.game(self.position)) if self.render_mode == "ansi" else None
