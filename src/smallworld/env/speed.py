"""How fast the environments are: decisions per second, each with observation and mask, in random games on one core."""

import time
from typing import Any, Final

import numpy as np

from smallworld.bots.playout import Dice
from smallworld.env.aec import raw_env
from smallworld.env.batch import BatchEnv
from smallworld.env.games import Games
from smallworld.env.position import Position
from smallworld.env.single import SmallWorldEnv

SIDE_BY_SIDE: Final = 64

MEASURED: Final = {
    "positions": "without any package: `Position`, observed by its decider, with the mask",
    "aec": "PettingZoo: `raw_env`, last() and step()",
    "gym": "Gymnasium: `SmallWorldEnv` against random bots, whose decisions are not counted",
    "batch": f"`BatchEnv`, {SIDE_BY_SIDE} games side by side",
}


def measure(players: int, games: int, edition: str = "base") -> dict[str, float]:
    """One repetition, each figure in steps per second of the processor."""
    return {
        "positions": positions(players, games, edition),
        "aec": aec(players, games, edition),
        "gym": gym(players, games, edition),
        "batch": batch(players, games, edition),
    }


def drawn(position: Position, dice: Dice) -> int:
    """Any legal decision."""
    codes = position.codes()
    return codes[dice.next() % len(codes)]


def positions(players: int, games: int, edition: str) -> float:
    """Steps per second without any package."""
    kind, steps = Games(edition, players), 0
    start = time.process_time()
    for seed in range(games):
        position, dice = kind.new(seed), Dice(seed)
        while not position.over:
            position.observe(position.decider)
            position.mask()
            position.apply(drawn(position, dice))
            steps += 1
    return steps / (time.process_time() - start)


def aec(players: int, games: int, edition: str) -> float:
    """Steps per second through PettingZoo's calls."""
    env: Any = raw_env(edition, players)
    steps = 0
    start = time.process_time()
    for seed in range(games):
        env.reset(seed=seed)
        dice = Dice(seed)
        while env.agents:
            _, _, over, _, _ = env.last()
            env.step(None if over else drawn(env.position, dice))
            steps += not over
    return steps / (time.process_time() - start)


def gym(players: int, games: int, edition: str) -> float:
    """Steps per second of one seat; those of the bots are not counted."""
    env = SmallWorldEnv(edition, players, opponents="random")
    steps = 0
    start = time.process_time()
    for seed in range(games):
        env.reset(seed=seed)
        dice, over = Dice(seed), False
        while not over:
            _, _, over, _, _ = env.step(drawn(env.position, dice))
            steps += 1
    return steps / (time.process_time() - start)


def batch(players: int, games: int, edition: str) -> float:
    """Steps per second of games side by side."""
    env = BatchEnv(SIDE_BY_SIDE, edition, players)
    env.reset(0)
    finished, steps = 0, 0
    start = time.process_time()
    while finished < games:
        step = env.step(env.sample())
        finished += len(step.finished)
        steps += SIDE_BY_SIDE
    assert step.observations.dtype == np.uint8
    return steps / (time.process_time() - start)
