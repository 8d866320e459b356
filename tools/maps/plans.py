"""What to draw, from the boards of the game."""

from dataclasses import dataclass
from itertools import pairwise

from smallworld.content.base.boards import BOARDS
from smallworld.content.boards import Row, read_rows
from smallworld.content.warcraft.islands import FACES, SIZE, SIZES

Pair = tuple[str, str]

MARGIN = 70
"""Open sea around an island, so that two of them laid side by side never seem to touch."""

BOARD_SIZE = {"2p": (1600, 960), "3p": (1600, 1000), "4p": (1720, 1200), "5p": (1880, 1280)}
ISLAND_SIZE = {"large": (940, 692), "medium": (840, 612), "small": (732, 552)}
"""What an island should fill: the fuller its box, the larger it can be shown beside others."""
REGION_AREA = 50_000
"""What a region of an island measures; boards in a frame divide the frame."""


@dataclass(frozen=True)
class Plan:
    """A board to be drawn, in units of its picture."""

    key: str
    width: int
    height: int
    island: bool  # lies in the sea; otherwise it fills a frame
    rows: tuple[Row, ...]
    centres: dict[str, tuple[float, float]]

    @property
    def names(self) -> list[str]:
        """The regions."""
        return [row.key for row in self.rows]

    @property
    def borders(self) -> set[Pair]:
        """Pairs of neighbours, each in order."""
        return {(row.key, name) for row in self.rows for name in row.neighbours if row.key < name}

    @property
    def rim(self) -> list[str]:
        """Regions at the frame, or at the open sea."""
        return [row.key for row in self.rows if row.edge]

    def marks(self, row: Row) -> list[str]:
        """The badges printed on a region, from left to right; the size icon as its letter."""
        return [SIZES[self.key[0]] if mark == SIZE else mark for mark in row.symbols]


def plan_of(key: str) -> Plan:
    """The plan of a board of the base game or of an island."""
    if key in BOARDS:
        width, height = BOARD_SIZE[key]
        rows = tuple(read_rows(BOARDS[key][2]))
        centres = {row.key: (row.centre[0] * width / 1000, row.centre[1] * height / 1000) for row in rows}
        return Plan(key, width, height, False, rows, centres)
    width, height = ISLAND_SIZE[SIZES[key[0]]]
    rows = tuple(read_rows(FACES[key]))
    centres = {row.key: (MARGIN + row.centre[0] * width / 1000, MARGIN + row.centre[1] * height / 1000) for row in rows}
    return Plan(key, width + 2 * MARGIN, height + 2 * MARGIN, True, rows, centres)


ISLANDS = tuple(FACES)
FRAMED = tuple(BOARDS)
ALL = (*FRAMED, *ISLANDS)


def ring_pairs(ring: list[str]) -> list[Pair]:
    """Neighbours on a ring, the last with the first."""
    return list(pairwise([*ring, ring[0]]))
