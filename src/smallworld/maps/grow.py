"""A map for a board that says only which regions are neighbours: each grows from its centre over hexagons.

A region takes a hexagon only if it may touch everybody around it, so the map never shows a border that is none. Not
every board can be drawn without gaps; neighbours that do not meet are told as such, to be joined by a road.
"""

import heapq
import math
from collections.abc import Sequence
from typing import Final

from smallworld.maps.borders import Borders
from smallworld.maps.hexes import NOBODY, Hexes, Point, beside

SHAPE: Final = 1.62  # width to height
BEYOND: Final = 2  # the way from one island to the next is so much longer than the longest on land
ROUNDS: Final = 90
WINDOW: Final = 7  # hexagons around a centre among which its region's first one is looked for
COAST: Final = 1.35  # islands reach so far beyond the middle of the way to the next centre


class Land:
    """What is to be drawn: regions, their neighbours, which may touch the edge, and their centres if they have any."""

    def __init__(
        self, keys: Sequence[str], near: dict[str, tuple[str, ...]], edge: set[str], at: dict[str, Point], islands: bool
    ) -> None:
        self.keys: Final = tuple(keys)
        self.near: Final = near
        self.edge: Final = edge
        self.at: Final = at if len(set(at.values())) == len(self.keys) else {}
        self.islands: Final = islands


def grown(land: Land) -> tuple[Hexes, list[tuple[str, str]]]:
    """The hexagons, and the neighbours that do not meet on them. The best of several attempts."""
    wide = max(24, min(56, round(6.5 * math.sqrt(len(land.keys)))))
    high = round(wide / SHAPE / 0.866)
    starts = [land.at] if land.at else []
    starts += [laid_out(land, turn) for turn in range(attempts(land))]
    best: tuple[int, Hexes, list[tuple[str, str]]] | None = None
    for centres in starts:
        field = Field(land, wide, high, centres)
        hexes = field.grow()
        apart = not_met(land, hexes)
        cost = 12 * len(apart) + field.empty_inside()
        if best is None or cost < best[0]:
            best = (cost, hexes, apart)
        if not apart and land.at:
            break
    assert best is not None
    return best[1], best[2]


def attempts(land: Land) -> int:
    """How often it is tried. Drawing takes long on a big board, and one with so many borders has no good map anyway."""
    number = len(land.keys)
    borders = sum(len(near) for near in land.near.values()) // 2
    if number > 120 or borders > max(3 * number - 6, 3):  # more than any map without roads has (Euler)
        return 1
    return 4 if number <= 60 else 2


def not_met(land: Land, hexes: Hexes) -> list[tuple[str, str]]:
    """Neighbours without a border on the map."""
    touching = hexes.touching()
    return [(one, other) for one in land.keys for other in land.near[one] if one < other and other not in touching[one]]


# Centres


def steps_between(land: Land) -> list[list[int]]:
    """How many borders lie between any two regions; from island to island it is always far."""
    index = {key: n for n, key in enumerate(land.keys)}
    found: list[list[int]] = []
    for key in land.keys:
        far = [-1] * len(land.keys)
        far[index[key]] = 0
        line = [key]
        for one in line:
            for other in land.near[one]:
                if far[index[other]] < 0:
                    far[index[other]] = far[index[one]] + 1
                    line.append(other)
        found.append(far)
    longest = max(max(row) for row in found)
    return [[each if each >= 0 else longest + BEYOND for each in row] for row in found]


def laid_out(land: Land, turn: int) -> dict[str, Point]:
    """Centres as far from each other as there are steps between them, as well as that goes (stress majorization)."""
    steps = steps_between(land)
    number = len(land.keys)
    if number == 2:
        return {land.keys[0]: (300.0, 500.0), land.keys[1]: (700.0, 500.0)}
    # Beginning on a circle, inner regions nearer to its middle.
    spots: list[list[float]] = []
    for n, key in enumerate(land.keys):
        angle = math.tau * n * (1 + turn) / number + turn
        far = 3.0 if key in land.edge else 1.5
        spots.append([far * math.cos(angle), far * math.sin(angle) + n * 0.01])
    for _ in range(ROUNDS if number <= 60 else ROUNDS // 3):
        for n in range(number):
            x = y = weight = 0.0
            for m in range(number):
                if m == n:
                    continue
                wanted = steps[n][m]
                dx, dy = spots[n][0] - spots[m][0], spots[n][1] - spots[m][1]
                there = math.hypot(dx, dy) or 0.01
                w = 1.0 / (wanted * wanted)
                x += w * (spots[m][0] + wanted * dx / there)
                y += w * (spots[m][1] + wanted * dy / there)
                weight += w
            spots[n] = [x / weight, y / weight]
    return spread(land, level(spots))


def level(spots: list[list[float]]) -> list[list[float]]:
    """Turned so that the long way lies flat."""
    number = len(spots)
    mx, my = sum(x for x, _ in spots) / number, sum(y for _, y in spots) / number
    xx = sum((x - mx) ** 2 for x, _ in spots)
    yy = sum((y - my) ** 2 for _, y in spots)
    xy = sum((x - mx) * (y - my) for x, y in spots)
    angle = math.atan2(2 * xy, xx - yy) / 2
    c, s = math.cos(angle), math.sin(angle)
    return [[(x - mx) * c + (y - my) * s, (y - my) * c - (x - mx) * s] for x, y in spots]


def spread(land: Land, spots: list[list[float]]) -> dict[str, Point]:
    """In thousandths of width and height, with room at the edges."""
    margin = 130.0 if land.islands else 70.0
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    across, down = max(xs) - min(xs) or 1.0, max(ys) - min(ys) or 1.0
    room = 1000 - 2 * margin
    return {
        key: (margin + (x - min(xs)) / across * room, margin + (y - min(ys)) / down * room)
        for key, (x, y) in zip(land.keys, spots, strict=True)
    }


# Growing


def middle(row: int, column: int) -> Point:
    """Where a hexagon lies, in hexagons."""
    return column + 0.5 * (row % 2) + 0.5, row + 0.5


class Field:
    """The hexagons while regions grow over them."""

    def __init__(self, land: Land, wide: int, high: int, centres: dict[str, Point]) -> None:
        self.land: Final = land
        self.wide: Final = wide
        self.high: Final = high
        self.rows: Final = [[NOBODY] * wide for _ in range(high)]
        self.near: Final = {key: {key, *land.near[key]} for key in land.keys}
        self.at: Final = {key: (x / 1000 * wide, y / 1000 * high) for key, (x, y) in centres.items()}
        self.reach: Final = {key: self.reach_of(key) for key in land.keys}

    def reach_of(self, key: str) -> float:
        """How far an island's region goes; on a board without open sea there is no end."""
        if not self.land.islands:
            return math.inf
        ways = [self.far(self.at[other], key) for other in self.land.near[key]]
        return max(2.5, COAST * (sum(ways) / len(ways) / 2 if ways else 2.5))

    def far(self, spot: Point, key: str) -> float:
        """How far a place is from a centre."""
        x, y = self.at[key]
        return math.hypot(spot[0] - x, (spot[1] - y) * 0.866)

    def within(self, row: int, column: int) -> bool:
        """Is it on the board? Islands keep away from its edge."""
        rim = 1 if self.land.islands else 0
        return rim <= row < self.high - rim and rim <= column < self.wide - rim

    def may_take(self, row: int, column: int, key: str) -> bool:
        """May the region have this hexagon, given who lies around it?"""
        if self.rows[row][column]:
            return False
        near = self.near[key]
        for r, c in beside(row, column):
            if 0 <= r < self.high and 0 <= c < self.wide:
                if self.rows[r][c] and self.rows[r][c] not in near:
                    return False
            elif not self.land.islands and key not in self.land.edge:
                return False
        return True

    def grow(self) -> Hexes:
        """All at the same time, the nearest hexagon first; what is left goes to whoever may have it."""
        line: list[tuple[float, int, int, int]] = []
        numbers = {key: n for n, key in enumerate(self.land.keys)}
        for key in self.land.keys:
            row, column = self.seed(key)
            self.rows[row][column] = key
            self.push(line, row, column, key, numbers[key])
        while line:
            _, row, column, number = heapq.heappop(line)
            key = self.land.keys[number]
            if self.may_take(row, column, key):
                self.rows[row][column] = key
                self.push(line, row, column, key, number)
        if not self.land.islands:
            self.fill()
        self.meet()
        return Hexes(tuple(tuple(row) for row in self.rows))

    def seed(self, key: str) -> tuple[int, int]:
        """The free hexagon nearest to a centre that the region may have."""
        x, y = self.at[key]
        near = [
            (r, c)
            for r in range(max(0, int(y) - WINDOW), min(self.high, int(y) + WINDOW + 1))
            for c in range(max(0, int(x) - WINDOW), min(self.wide, int(x) + WINDOW + 1))
        ]
        found = self.nearest(near, key)
        if found is None or self.far(middle(*found), key) > 0.8 * (WINDOW - 1):  # a nearer one may lie further off
            found = self.nearest([(r, c) for r in range(self.high) for c in range(self.wide)], key)
        assert found is not None, "a region and those around it fill seven hexagons; there are more"
        return found

    def nearest(self, places: list[tuple[int, int]], key: str) -> tuple[int, int] | None:
        """The one nearest to a centre among these that the region may have."""
        fitting = [place for place in places if self.within(*place) and self.may_take(*place, key)]
        return min(fitting, key=lambda place: self.far(middle(*place), key), default=None)

    def push(self, line: list[tuple[float, int, int, int]], row: int, column: int, key: str, number: int) -> None:
        """What lies around a hexagon that was taken comes into question."""
        for r, c in beside(row, column):
            if self.within(r, c) and not self.rows[r][c]:
                far = self.far(middle(r, c), key)
                if far <= self.reach[key]:
                    heapq.heappush(line, (far, r, c, number))

    def fill(self) -> None:
        """Gaps go to any neighbour that may have them."""
        changed = True
        while changed:
            changed = False
            for r in range(self.high):
                for c in range(self.wide):
                    if self.rows[r][c]:
                        continue
                    own = {self.rows[y][x] for y, x in beside(r, c) if 0 <= y < self.high and 0 <= x < self.wide}
                    for key in sorted(own - {NOBODY}):
                        if self.may_take(r, c, key):
                            self.rows[r][c] = key
                            changed = True
                            break

    def meet(self) -> None:
        """Neighbours that do not meet come together where a third lies between them, if that one does not suffer."""
        borders = Borders(self.rows, self.near)
        for one, other in not_met(self.land, borders.hexes()):
            for row, column in borders.beside(one):
                if self.joins(row, column, one, other, borders):
                    break

    def joins(self, row: int, column: int, one: str, other: str, borders: Borders) -> bool:
        """Give a hexagon that lies between two regions to one of them, if everybody else keeps their borders."""
        owners = {self.rows[r][c] for r, c in borders.ring(row, column)}
        was, before = self.rows[row][column], borders.apart
        if other not in owners or was in (one, other) or (was and not self.can_spare(row, column, was)):
            return False
        for key in (one, other):
            borders.give(row, column, NOBODY)
            if self.may_take(row, column, key):
                borders.give(row, column, key)
                if borders.apart < before:
                    return True
        borders.give(row, column, was)
        return False

    def can_spare(self, row: int, column: int, key: str) -> bool:
        """Does a region stay in one piece without this hexagon? Judged by those around it."""
        ring = [
            self.rows[r][c] == key if 0 <= r < self.high and 0 <= c < self.wide else False
            for r, c in beside(row, column)
        ]
        changes = sum(ring[n] != ring[n - 1] for n in range(6))
        return changes == 2

    def empty_inside(self) -> int:
        """Gaps, which do not count between islands."""
        return 0 if self.land.islands else sum(not key for row in self.rows for key in row)
