"""Who touches whom on a map that changes hexagon by hexagon: kept up to date, since counting anew takes long."""

from collections import Counter
from typing import Final

from smallworld.maps.hexes import NOBODY, Hexes, beside


class Borders:
    """The hexagons of a map, its borders, and how many neighbours do not meet on it."""

    def __init__(self, rows: list[list[str]], near: dict[str, set[str]]) -> None:
        self.rows: Final = rows
        self.near: Final = near
        self.cells: Final[dict[str, set[tuple[int, int]]]] = {key: set() for key in near}
        self.sides: Final[Counter[tuple[str, str]]] = Counter()  # of hexagons where two regions meet, seen from each
        for row, owners in enumerate(rows):
            for column, key in enumerate(owners):
                if key:
                    self.cells[key].add((row, column))
                    self.sides.update([(key, other) for other in self.around(row, column)])
        wanted = {(key, other) for key in near for other in near[key] if key != other}
        self.apart = sum(self.sides[pair] == 0 for pair in wanted) // 2

    def ring(self, row: int, column: int) -> list[tuple[int, int]]:
        """The hexagons around one."""
        return [(r, c) for r, c in beside(row, column) if 0 <= r < len(self.rows) and 0 <= c < len(self.rows[0])]

    def around(self, row: int, column: int) -> list[str]:
        """Whose those are that belong to another region."""
        own = (NOBODY, self.rows[row][column])
        return [self.rows[r][c] for r, c in self.ring(row, column) if self.rows[r][c] not in own]

    def beside(self, key: str) -> list[tuple[int, int]]:
        """All hexagons that touch a region, row by row."""
        return sorted({place for cell in self.cells[key] for place in self.ring(*cell)} - self.cells[key])

    def give(self, row: int, column: int, key: str) -> None:
        """A hexagon changes hands; `NOBODY` may have it too."""
        was = self.rows[row][column]
        if was:
            self.cells[was].remove((row, column))
            for other in self.around(row, column):
                self.count(was, other, -1)
        self.rows[row][column] = key
        if key:
            self.cells[key].add((row, column))
            for other in self.around(row, column):
                self.count(key, other, 1)

    def count(self, one: str, other: str, more: int) -> None:
        """A side more or less between two regions."""
        before = self.sides[one, other]
        self.sides[one, other] = self.sides[other, one] = before + more
        if other in self.near[one]:
            self.apart += (before + more == 0) - (before == 0)

    def hexes(self) -> Hexes:
        """The map as it is now."""
        return Hexes(tuple(tuple(row) for row in self.rows))
