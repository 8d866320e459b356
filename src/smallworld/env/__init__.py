"""Small World for programs that learn, in the forms that their tools expect.

    from smallworld import env

    env.Games("base", players=2)          a kind of game: numbers for decisions, bytes for what is seen; needs nothing
    env.aec_env("warcraft", players=4)    PettingZoo
    env.SmallWorldEnv(opponents="greedy") Gymnasium, one seat against bots
    env.BatchEnv(256)                     many games at once
    env.SpielGame(players=3)              the calls of OpenSpiel; needs nothing

Those that speak PettingZoo or Gymnasium need `pip install smallworld[env]`, and are imported only when asked for.
"""

from importlib import import_module
from typing import Any

from smallworld.env.actions import VERSION as ACTIONS_VERSION
from smallworld.env.games import Games
from smallworld.env.observation import VERSION as OBSERVATION_VERSION
from smallworld.env.position import CHANCE, TERMINAL, BadAction, Position
from smallworld.env.spiel import SpielGame, SpielState

WITH_ARRAYS = {
    "SmallWorldAEC": "aec",
    "aec_env": "aec",
    "raw_env": "aec",
    "BatchEnv": "batch",
    "SmallWorldEnv": "single",
}
"""What needs packages from outside, and the module it is in."""


def __getattr__(name: str) -> Any:
    if name not in WITH_ARRAYS:
        raise AttributeError(f"smallworld.env has no {name}")
    try:
        return getattr(import_module(f"smallworld.env.{WITH_ARRAYS[name]}"), name)
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(
            f"env.{name} needs {missing.name}: pip install 'smallworld[env]'.", name=missing.name
        ) from None


__all__ = [
    "ACTIONS_VERSION",
    "CHANCE",
    "OBSERVATION_VERSION",
    "TERMINAL",
    "BadAction",
    "BatchEnv",
    "Games",
    "Position",
    "SmallWorldAEC",
    "SmallWorldEnv",
    "SpielGame",
    "SpielState",
    "aec_env",
    "raw_env",
]
