"""Boards from text, with the checks every board must pass."""

from typing import Final

from smallworld.engine.board import SEA, WATER, Board, Region

EDGE: Final = "edge"
NATIVE: Final = "native"
MOST_REGIONS: Final = 200


class BadBoard(Exception):
    """A board that cannot be played on, with the reason."""


class Row:
    """One region as it stands in a table of regions."""

    def __init__(
        self,
        key: str,
        terrain: str,
        symbols: tuple[str, ...],
        neighbours: tuple[str, ...],
        edge: bool = False,
        native: bool = False,
        centre: tuple[int, int] = (0, 0),
    ) -> None:
        self.key: Final = key
        self.terrain: Final = terrain
        self.symbols: Final = symbols
        self.neighbours: Final = neighbours
        self.edge: Final = edge
        self.native: Final = native
        self.centre: Final = centre


def read_rows(text: str) -> list[Row]:
    """The rows of a board written as text."""
    rows: list[Row] = []
    for line in text.strip().splitlines():
        left, neighbours, centre = line.split("|")
        key, terrain, *marks = left.split()
        x, y = centre.split()
        rows.append(
            Row(
                key,
                terrain,
                tuple([mark for mark in marks if mark not in (EDGE, NATIVE)]),
                tuple(neighbours.split()),
                EDGE in marks,
                NATIVE in marks,
                (int(x), int(y)),
            )
        )
    return rows


def make_board(key: str, players: int, rounds: int, rows: list[Row]) -> Board:
    """A board from its rows: works out the ways in, refuses what cannot be played."""
    by_key = {row.key: row for row in rows}
    check_rows(rows, by_key)
    regions: list[Region] = []
    for index, row in enumerate(rows):
        # B-CONQ-01: land at the edge, or on the shore of a sea that touches the edge
        shore = any([by_key[n].terrain == SEA and by_key[n].edge for n in row.neighbours])
        entry = row.terrain not in WATER and (row.edge or shore)
        regions.append(
            Region(
                index,
                row.key,
                row.terrain,
                row.symbols,
                row.neighbours,
                row.edge,
                row.native,
                entry,
                0,
                row.centre,
            )
        )
    board = Board(key, players, rounds, tuple(regions))
    if not board.entry:
        raise BadBoard("No land region touches the edge or an edge sea: no race could ever enter.")
    return board


def check_rows(rows: list[Row], by_key: dict[str, Row]) -> None:
    """Borders go both ways and lead to every region; Lost Tribes stand on land."""
    if not 2 <= len(rows) <= MOST_REGIONS:
        raise BadBoard(f"A board has 2 to {MOST_REGIONS} regions, not {len(rows)}.")
    if len(by_key) != len(rows):
        raise BadBoard("Two regions have the same name.")
    for row in rows:
        for name in row.neighbours:
            if name not in by_key:
                raise BadBoard(f"Region {row.key} borders on {name}, which does not exist.")
            if name == row.key:
                raise BadBoard(f"Region {row.key} borders on itself.")
            if row.key not in by_key[name].neighbours:
                raise BadBoard(f"Region {row.key} borders on {name}, but {name} does not border on {row.key}.")
        if len(set(row.neighbours)) != len(row.neighbours):
            raise BadBoard(f"Region {row.key} names a neighbour twice.")
        if row.native and row.terrain in WATER:
            raise BadBoard(f"Region {row.key} is water and cannot hold a Lost Tribe.")

    reached = [rows[0].key]
    for name in reached:
        reached += [n for n in by_key[name].neighbours if n not in reached]
    if len(reached) != len(rows):
        lonely = next(row.key for row in rows if row.key not in reached)
        raise BadBoard(f"Region {lonely} cannot be reached from {rows[0].key}.")
