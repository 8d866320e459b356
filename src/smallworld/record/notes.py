"""Small facts of a turn in words: "side:horde". Those about a region or a race name it where the game counts."""

from typing import Final

from smallworld.engine.state import State

REGION_NOTES: Final = ("assault",)
RACE_NOTES: Final = ("holy_light",)
PAID: Final = "paid"
NOTES: Final = {"side": ("alliance", "horde"), "conquests": ("over",), PAID: ()}


def write_note(state: State, fact: str) -> str:
    """A fact of the turn in words."""
    kind, *words = fact.split(":")
    if kind in REGION_NOTES:
        words[0] = state.board.regions[int(words[0])].key
    if kind in RACE_NOTES:
        words[0] = state.tribe(int(words[0])).race.key
    return ":".join([kind, *words])
