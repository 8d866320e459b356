"""Maps of home-made boards: as drawn in their file, or grown from their neighbours. For showing only."""

from functools import lru_cache
from typing import Any

from smallworld.content.board_file import CustomBoard
from smallworld.maps.grow import Land, grown
from smallworld.maps.hexes import Hexes, Sheet, sheet_of
from smallworld.maps.paint import painted
from smallworld.maps.place import map_of

Json = dict[str, Any]


@lru_cache(maxsize=16)
def hexes_of(board: CustomBoard) -> tuple[Hexes, tuple[tuple[str, str], ...]]:
    """Whose each hexagon is, and neighbours that do not touch there."""
    if board.drawing:
        return board.hexes(), ()
    keys = [row[0] for row in board.rows]
    land = Land(
        keys,
        {row[0]: row[3] for row in board.rows},
        {row[0] for row in board.rows if row[4]},
        {row[0]: (float(row[6][0]), float(row[6][1])) for row in board.rows},
        board.islands,
    )
    hexes, apart = grown(land)
    return hexes, tuple(apart)


@lru_cache(maxsize=16)
def drawn(board: CustomBoard) -> tuple[Sheet, tuple[tuple[str, str], ...]]:
    """The outlines, and neighbours that have no border on the map."""
    hexes, apart = hexes_of(board)
    return sheet_of(hexes, not board.islands), apart


def not_touching(board: CustomBoard) -> tuple[tuple[str, str], ...]:
    """Neighbours that have no border on the map: they are joined by roads."""
    return drawn(board)[1]


def home_map(board: CustomBoard) -> Json:
    """Its outlines, like those of a printed board, and its roads: pairs of neighbours that do not touch."""
    sheet, apart = drawn(board)
    told = map_of(board.key, sheet, {row[0]: row[2] for row in board.rows})
    return told | {"roads": [list(pair) for pair in apart]}


def home_picture(board: CustomBoard, turned: bool = False) -> str:
    """The painting as SVG; upright windows show it turned, with upright trees."""
    sheet, apart = drawn(board)
    shown = sheet.turned() if turned else sheet
    return painted(shown, {row[0]: row[1] for row in board.rows}, board.islands, apart)
