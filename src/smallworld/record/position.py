"""Positions as text. (being written)"""

from dataclasses import dataclass

from smallworld.content.editions import Setup
from smallworld.engine.chance import Chance
from smallworld.engine.state import State


@dataclass
class Position:
    """A position that was read."""

    setup: Setup
    state: State
    chance: Chance


def read_position(text: str, after: Chance) -> Position:
    """The position that a TOML text describes; `after` answers when its dice are used up."""
    raise NotImplementedError


def write_position(setup: Setup, state: State) -> str:
    """A position as TOML text."""
    raise NotImplementedError
