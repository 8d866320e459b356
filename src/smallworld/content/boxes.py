"""What home-made things may speak of, box by box: the words of its board, its pieces, its camps."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from smallworld.content.base.options import BaseOptions
from smallworld.content.base.pieces import SYMBOLS as BASE_SYMBOLS
from smallworld.content.base.pieces import TERRAINS as BASE_TERRAINS
from smallworld.content.base.rules import base_rules
from smallworld.content.warcraft.options import WarcraftOptions
from smallworld.content.warcraft.rules import warcraft_rules
from smallworld.content.warcraft.words import SYMBOLS as ISLAND_SYMBOLS
from smallworld.content.warcraft.words import TERRAINS as ISLAND_TERRAINS
from smallworld.content.warcraft.world import ALLIANCE, HORDE, NEUTRAL
from smallworld.engine.rules import Rules

BASE: Final = "base"
WARCRAFT: Final = "warcraft"


@dataclass(frozen=True)
class Box:
    """The words of one edition."""

    key: str
    terrains: tuple[str, ...]
    symbols: tuple[str, ...]
    islands: bool  # its boards lie apart, with marked ways in
    natives: str  # how one of the tokens is called that stand on the map from the start
    most_natives: int
    most_mountains: int
    pieces: tuple[str, ...]  # that a home-made banner may leave behind; the others belong to one banner
    means: tuple[str, ...]  # ways of conquest that a text may make an exception of
    factions: tuple[str, ...]  # camps of its races, the usual one first
    rules: Callable[[], Rules]


BOXES: Final = {
    BASE: Box(
        BASE,
        BASE_TERRAINS,
        BASE_SYMBOLS,
        islands=False,
        natives="Lost Tribe",
        most_natives=18,  # B-COMP-06
        most_mountains=9,  # B-COMP-06
        pieces=("lair", "fortress"),
        means=("die", "dragon", "sorcery"),
        factions=(),
        rules=lambda: base_rules(BaseOptions()),
    ),
    WARCRAFT: Box(
        WARCRAFT,
        ISLAND_TERRAINS,
        ISLAND_SYMBOLS,
        islands=True,
        natives="murloc",
        most_natives=15,  # W-BOARD-06
        most_mountains=10,  # W-BOARD-06
        pieces=("fort", "wall"),
        means=("die", "bomb", "champion", "assault"),
        factions=(NEUTRAL, ALLIANCE, HORDE),
        rules=lambda: warcraft_rules(WarcraftOptions()),
    ),
}


@lru_cache(maxsize=len(BOXES))
def printed(edition: str) -> Rules:
    """The printed banners of an edition, to compare with. Never played with."""
    return BOXES[edition].rules()
