"""An action as plain data, to lay what the game lists beside what the catalogue allows."""

from typing import Final

from smallworld.engine.actions import Action

Choice = tuple[str, int, int, str, int]
"""Verb, region, number, word, second region."""

END: Final[Choice] = ("end", -1, -1, "", -1)
EXPAND: Final[Choice] = ("expand", -1, -1, "", -1)
DECLINE: Final[Choice] = ("decline", -1, -1, "", -1)


def choice(action: Action) -> Choice:
    """What an action says."""
    return action.do, action.region, action.number, action.key, action.to


def use(word: str, region: int = -1, to: int = -1) -> Choice:
    """An offer of a race, a power, a place."""
    return "use", region, -1, word, to
