"""Several islands in one sea: where each lies, with open water between them (W-SETUP-02, -04)."""

import json

from smallworld.content.warcraft.islands import LARGE, MEDIUM, SETS, SMALL
from tools.maps.plans import ISLAND_SIZE, MARGIN

Box = tuple[int, int]

ROWS = {  # sizes in rows from top to bottom; a column of two is written as a pair
    2: ((LARGE, SMALL),),
    3: ((LARGE, (MEDIUM, SMALL)),),
    4: ((LARGE, MEDIUM), (MEDIUM, SMALL)),
    5: ((LARGE, LARGE), (SMALL, MEDIUM, SMALL)),
}


def box(size: str) -> Box:
    """The picture of an island, with the sea around it."""
    width, height = ISLAND_SIZE[size]
    return width + 2 * MARGIN, height + 2 * MARGIN


def arrange(players: int) -> tuple[Box, list[tuple[str, int, int]]]:
    """The size of the sea, and the corner of each island; rows are centred."""
    placed: list[tuple[str, int, int]] = []
    top = 0
    rows = [[(part,) if isinstance(part, str) else part for part in row] for row in ROWS[players]]
    widths = [sum(max(box(size)[0] for size in column) for column in row) for row in rows]
    for row, width in zip(rows, widths, strict=True):
        left = (max(widths) - width) // 2
        height = max(sum(box(size)[1] for size in column) for column in row)
        for column in row:
            y = top + (height - sum(box(size)[1] for size in column)) // 2
            for size in column:
                placed.append((size, left + (max(box(s)[0] for s in column) - box(size)[0]) // 2, y))
                y += box(size)[1]
            left += max(box(size)[0] for size in column)
        top += height
    return (max(widths), top), placed


def places(players: int) -> tuple[Box, list[tuple[int, int]]]:
    """The same in the order of `SETS`."""
    sea, placed = arrange(players)
    left = list(placed)
    found = []
    for size in SETS[players]:
        one = next(each for each in left if each[0] == size)
        left.remove(one)
        found.append((one[1], one[2]))
    return sea, found


def to_text() -> str:
    """As it is saved, for showing the islands together."""
    lines = []
    for players in SETS:
        size, found = places(players)
        lines.append(f'"{players}":' + json.dumps({"size": size, "places": found}, separators=(",", ":")))
    return "{\n" + ",\n".join(lines) + "\n}\n"
