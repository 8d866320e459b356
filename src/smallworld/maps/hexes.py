"""A map on hexagons: whose each is, and the borders between them as smooth lines.

Three hexagons meet at every corner, so it is always plain which regions touch. Corners have whole numbers: half the
width of a hexagon one way, half its side the other.
"""

import itertools
import math
from dataclasses import dataclass
from typing import Final

Corner = tuple[int, int]
Point = tuple[float, float]

NOBODY: Final = ""
"""Whose the hexagons are that belong to no region, and everything beyond the edge."""

WIDE: Final = 1600.0
RING: Final = 2  # rows of hexagons put around a board that fills its frame; what lies beyond it is cut off
SOFTER: Final = 3  # times that a line is made smoother


@dataclass(frozen=True)
class Hexes:
    """Hexagons in rows, every second row half a hexagon further right; each says whose it is."""

    rows: tuple[tuple[str, ...], ...]

    @property
    def wide(self) -> int:
        """Hexagons in a row."""
        return len(self.rows[0])

    @property
    def high(self) -> int:
        """Rows."""
        return len(self.rows)

    def at(self, row: int, column: int) -> str:
        """Whose it is."""
        return self.rows[row][column] if 0 <= row < self.high and 0 <= column < self.wide else NOBODY

    def touching(self) -> dict[str, set[str]]:
        """Which regions share a border."""
        found: dict[str, set[str]] = {key: set() for row in self.rows for key in row if key}
        for r in range(self.high):
            for c in range(self.wide):
                for key in around(self, r, c):
                    if key and self.rows[r][c] and key != self.rows[r][c]:
                        found[self.rows[r][c]].add(key)
        return found

    def at_edge(self) -> set[str]:
        """Regions that touch the edge."""
        rim = [*self.rows[0], *self.rows[-1], *[row[0] for row in self.rows], *[row[-1] for row in self.rows]]
        return {key for key in rim if key}


def beside(row: int, column: int) -> tuple[tuple[int, int], ...]:
    """The hexagons around one, clockwise from the upper right."""
    left = column - 1 + row % 2
    return (
        (row - 1, left + 1),
        (row, column + 1),
        (row + 1, left + 1),
        (row + 1, left),
        (row, column - 1),
        (row - 1, left),
    )


def around(hexes: Hexes, row: int, column: int) -> list[str]:
    """Whose they are."""
    return [hexes.at(r, c) for r, c in beside(row, column)]


def corners(row: int, column: int) -> tuple[Corner, ...]:
    """The six corners, clockwise from the top; the side from one to the next lies towards `beside`."""
    x, y = 2 * column + row % 2 + 1, 3 * row + 2
    return ((x, y - 2), (x + 1, y - 1), (x + 1, y + 1), (x, y + 2), (x - 1, y + 1), (x - 1, y - 1))


def framed(hexes: Hexes) -> Hexes:
    """The same with rings around it that continue each region beyond the edge, where it will be cut off."""
    rows = [(row[0],) * RING + row + (row[-1],) * RING for row in hexes.rows]
    return Hexes((rows[0],) * RING + tuple(rows) + (rows[-1],) * RING)


@dataclass(frozen=True)
class Side:
    """A line between two regions, seen from one of them, which lies at its right."""

    beyond: str
    line: tuple[Point, ...]


@dataclass(frozen=True)
class Sheet:
    """A map in units of its picture: the closed borders of each region, each made of sides."""

    size: tuple[int, int]
    rings: dict[str, tuple[tuple[Side, ...], ...]]

    def turned(self) -> "Sheet":
        """After a quarter turn, clockwise."""
        wide, high = self.size

        def turn(side: Side) -> Side:
            return Side(side.beyond, tuple((high - y, x) for x, y in side.line))

        rings = {key: tuple(tuple(turn(side) for side in ring) for ring in rings) for key, rings in self.rings.items()}
        return Sheet((high, wide), rings)


def sheet_of(hexes: Hexes, fills_frame: bool) -> Sheet:
    """The outlines. A board that fills its frame has straight edges; islands end in water."""
    shown = framed(hexes) if fills_frame else hexes
    off = RING if fills_frame else 0
    half = WIDE / (2 * hexes.wide + 1)  # half the width of a hexagon
    side = half / math.sqrt(3)  # half its side
    size = (round(WIDE), round((3 * hexes.high + 1) * side))

    def put(point: Point) -> Point:
        x, y = (point[0] - 2 * off) * half, (point[1] - 3 * off) * side
        return round(min(max(x, 0.0), float(size[0])), 1), round(min(max(y, 0.0), float(size[1])), 1)

    rings: dict[str, tuple[tuple[Side, ...], ...]] = {}
    for key, loops in outlines(shown).items():
        rings[key] = tuple(
            tuple(Side(beyond, distinct([put(point) for point in smooth(line)])) for beyond, line in loop)
            for loop in loops
        )
    return Sheet(size, rings)


def distinct(line: list[Point]) -> tuple[Point, ...]:
    """Without points that stand twice."""
    return tuple(point for n, point in enumerate(line) if n == 0 or point != line[n - 1])


Loop = list[tuple[str, list[Corner]]]


def outlines(hexes: Hexes) -> dict[str, list[Loop]]:
    """The closed borders of each region, clockwise, cut where the region beyond changes."""
    steps: dict[str, dict[Corner, tuple[Corner, str]]] = {}
    for r, row in enumerate(hexes.rows):
        for c, key in enumerate(row):
            if not key:
                continue
            ring = corners(r, c)
            for n, beyond in enumerate(around(hexes, r, c)):
                if beyond != key:
                    steps.setdefault(key, {})[ring[n]] = (ring[(n + 1) % 6], beyond)
    found: dict[str, list[Loop]] = {}
    for key, ways in steps.items():
        found[key] = []
        while ways:
            start = next(iter(ways))
            loop: Loop = []
            here = start
            while here in ways:
                there, beyond = ways.pop(here)
                if not loop or loop[-1][0] != beyond:
                    loop.append((beyond, [here]))
                loop[-1][1].append(there)
                here = there
            if len(loop) > 1 and loop[0][0] == loop[-1][0]:  # it began in the middle of a side
                loop[0] = (loop[0][0], loop.pop()[1][:-1] + loop[0][1])
            found[key].append(loop)
    return found


def smooth(line: list[Corner]) -> list[Point]:
    """Without the corners of the hexagons, and a little uneven, as if drawn by hand. The ends stay where they are."""
    points = [wobbled(corner) for corner in line]
    closed = line[0] == line[-1]
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in itertools.pairwise(points)]
    soft = middles if closed else [points[0], *middles, points[-1]]
    for _ in range(SOFTER):
        if closed:
            soft = [mean(soft[n - 1], point, soft[(n + 1) % len(soft)]) for n, point in enumerate(soft)]
        else:
            inner = [mean(soft[n - 1], soft[n], soft[n + 1]) for n in range(1, len(soft) - 1)]
            soft = [soft[0], *inner, soft[-1]]
    return [*soft, soft[0]] if closed else soft


def mean(a: Point, b: Point, c: Point) -> Point:
    """A point drawn towards its neighbours."""
    return (a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4


def wobbled(corner: Corner) -> Point:
    """A corner moved a little, always the same way."""
    x, y = corner
    a = (x * 73856093 ^ y * 19349663) % 1009 / 1009 * math.tau
    return x + 0.42 * math.cos(a), y + 0.7 * math.sin(a)
