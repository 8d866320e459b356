"""Small World for PettingZoo: agents act one at a time, and the same one acts again until its turn is over."""

from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from smallworld.env.arrays import Array, adjacency, mask_of, seen
from smallworld.env.games import Games, sampled
from smallworld.env.position import COINS, Position

Observation = dict[str, Array]


class SmallWorldAEC(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """An AEC environment with the agents `seat_0`, `seat_1` and so on.

    An observation has `observation` (bytes, see docs/env.md) and `action_mask`; the mask is in `infos` too. Rewards
    come at the end; with `reward="coins"`, each agent's coins as they come.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "smallworld_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        edition: str = "base",
        players: int = 2,
        *,
        reward: str = "win",
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        super().__init__()
        self.games = sampled(Games(edition, players, reward=reward, **setup))
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        width, size = self.games.actions.size, self.games.layout.size
        self.action_spaces = {agent: spaces.Discrete(width) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (width,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Random()
        self._nothing = np.zeros(width, np.int8)
        self.position: Position = self.games.new(0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same object every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same object every time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the one with this seed; without one, the next that follows from the last seed given."""
        if seed is not None:
            self._seeds = Random(seed)
        game = seed if seed is not None else self._seeds.getrandbits(48)
        self.position = self.games.new(game)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._coins = self.position.sketch.state.coins[:]
        self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Whose move it is, and the mask for it."""
        seat = self.position.decider
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            self._mask = mask_of(self.position)
            self.infos[self.agent_selection] = {"action_mask": self._mask}

    def observe(self, agent: str) -> Observation:
        """What this agent sees; its mask is empty while somebody else decides."""
        seat = self._seat[agent]
        acts = self.position.decider == seat
        return {"observation": seen(self.position, seat), "action_mask": self._mask if acts else self._nothing.copy()}

    def step(self, action: int | None) -> None:
        """Decide for the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        assert action is not None
        self.position.apply(int(action))
        self.infos[agent] = {"action_mask": self._nothing}
        self._pay()
        if self.position.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        self._select()
        self._accumulate_rewards()
        self._deads_step_first()

    def _pay(self) -> None:
        """The rewards of this step."""
        if self.games.reward == COINS:
            coins = self.position.sketch.state.coins
            self.rewards = {
                agent: float(coins[self._seat[agent]] - self._coins[self._seat[agent]]) for agent in self.agents
            }
            self._coins = coins[:]
        elif self.position.over:
            paid = self.position.returns(self.games.reward)
            self.rewards = {agent: paid[self._seat[agent]] for agent in self.agents}

    def adjacency(self) -> Array:
        """Which regions of this game's board border on each other."""
        return adjacency(self.position)

    def render(self) -> str | None:
        """The table as text."""
        return str(self.games.game(self.position)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is left open."""


def raw_env(*arguments: Any, **named: Any) -> SmallWorldAEC:
    """The environment itself: fast; an illegal action is refused with `BadAction`."""
    return SmallWorldAEC(*arguments, **named)


def aec_env(*arguments: Any, **named: Any) -> AECEnv:
    """The same in PettingZoo's usual wrappers: an illegal action loses the game, calls out of order are refused."""
    wrapped: AECEnv = raw_env(*arguments, **named)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)
