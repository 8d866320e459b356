"""Boards from text, with the checks every board must pass."""

from typing import Final

from smallworld.engine.board import SEA, WATER, Board, Region
from smallworld.words import brief, nearest

EDGE: Final = "edge"
NATIVE: Final = "native"
ENTRY: Final = "entry"
MOST_REGIONS: Final = 200
LONGEST_NAME: Final = 24

TAKEN: Final = (
    *("end", "race", "lost_tribes", "murlocs", "empty"),  # words that mean something else in actions and positions
    *("__proto__", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty"),  # and in the browser
)
"""Names that no region can have."""

MAP: Final = ("key", "name", "players", "rounds")
"""What stands beside the regions in the map of a position; no region can be called so either."""

RowData = tuple[str, str, tuple[str, ...], tuple[str, ...], bool, bool, tuple[int, int]]
"""A row as plain data, in the order of `Row`: key, terrain, symbols, neighbours, edge, native, centre."""


class BadBoard(ValueError):
    """A board that cannot be played on, with the reason."""


class Row:
    """One region as a line of a table of regions."""

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

    def region(self, index: int, entry: bool, land: int) -> Region:
        """The region itself, at its place on a board."""
        edge, native = self.edge, self.native
        return Region(
            index, self.key, self.terrain, self.symbols, self.neighbours, edge, native, entry, land, self.centre
        )


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


def parse_region_lines(
    lines: dict[str, object], terrains: tuple[str, ...], symbols: tuple[str, ...]
) -> tuple[RowData, ...]:
    """Rows from a table of lines such as `a = "farmland edge native mine : b d k"`.

    First the terrain, then marks in any order, a colon, and the neighbours; optionally a second colon
    and the centre for drawing, in thousandths of width and height. `make_board` checks borders and ways in.
    """
    if len(lines) > MOST_REGIONS:
        raise BadBoard(f"A board has 2 to {MOST_REGIONS} regions, not {len(lines)}.")
    return tuple([parse_region_line(key, line, terrains, symbols) for key, line in lines.items()])


def parse_region_line(key: str, line: object, terrains: tuple[str, ...], symbols: tuple[str, ...]) -> RowData:
    """One region from its line."""
    if not is_region_name(key):
        raise BadBoard(f"A region is named by 1 to {LONGEST_NAME} letters, digits, - or _, not {brief(key)}.")
    if key in TAKEN or key in MAP:
        raise BadBoard(f"No region can be called {key}: the word means something else. Choose another name.")
    if not isinstance(line, str) or not 1 <= line.count(":") <= 2:
        raise BadBoard(f'Region {key} needs a line such as "farmland edge mine : b c".')
    fields = line.split(":")
    words = fields[0].split()
    if not words:
        raise BadBoard(f"Region {key} has no terrain. {nearest('', terrains)}")
    terrain = words[0]
    marks = words[1:]
    if terrain not in terrains:
        raise BadBoard(f"Region {key}: there is no terrain {brief(terrain)}. {nearest(terrain, terrains)}")
    for mark in marks:
        if mark != EDGE and mark != NATIVE and mark not in symbols:
            hint = nearest(mark, (EDGE, NATIVE, *symbols))
            raise BadBoard(f"Region {key}: there is no mark {brief(mark)}. {hint}")
    if len(set(marks)) != len(marks):
        raise BadBoard(f"Region {key} carries a mark twice.")
    carried = tuple([mark for mark in marks if mark != EDGE and mark != NATIVE])
    neighbours = tuple(fields[1].split())
    for name in neighbours:
        if not is_region_name(name):
            raise BadBoard(f"Region {key} borders on {brief(name)}, which does not exist.")
    centre = parse_centre(key, fields[2]) if len(fields) > 2 else (0, 0)
    return key, terrain, carried, neighbours, EDGE in marks, NATIVE in marks, centre


def parse_centre(key: str, text: str) -> tuple[int, int]:
    """Two numbers from 0 to 1000."""
    numbers = text.split()
    if len(numbers) == 2 and all([n.isascii() and n.isdigit() and len(n) <= 4 for n in numbers]):
        x, y = int(numbers[0]), int(numbers[1])
        if x <= 1000 and y <= 1000:
            return x, y
    raise BadBoard(f"Region {key}: its centre is two whole numbers from 0 to 1000.")


def is_region_name(name: str) -> bool:
    """Letters, digits, - and _ only, and not too many."""
    plain = name.replace("-", "").replace("_", "")
    return len(name) <= LONGEST_NAME and plain.isascii() and plain.isalnum()


def make_board(key: str, players: int, rounds: int, rows: list[Row], islands: bool = False) -> Board:
    """A board from its rows: finds the ways in, refuses what cannot be played on.

    On a board of islands each group of connected regions is an island, and the ways in are marked;
    otherwise the board is one piece, and races enter at its edge.
    """
    by_key = {row.key: row for row in rows}
    check_rows(rows, by_key)
    lands = find_lands(rows, by_key)
    if not islands and len(rows) and max(lands.values()) > 0:
        lonely = next(row.key for row in rows if lands[row.key] > 0)
        raise BadBoard(f"Region {lonely} cannot be reached from {rows[0].key}.")
    regions: list[Region] = []
    for index, row in enumerate(rows):
        # B-CONQ-01: land at the edge, or on the shore of a sea that touches the edge
        shore = any([by_key[n].terrain == SEA and by_key[n].edge for n in row.neighbours])
        entry = ENTRY in row.symbols if islands else row.terrain not in WATER and (row.edge or shore)
        regions.append(row.region(index, entry, lands[row.key]))
    board = Board(key, players, rounds, tuple(regions))
    if islands and any([not land & board.entry for land in board.lands]):
        raise BadBoard("An island has no entry region: no race could ever land there.")
    if not board.entry:
        raise BadBoard("No land region touches the edge or an edge sea: no race could ever enter.")
    return board


def find_lands(rows: list[Row], by_key: dict[str, Row]) -> dict[str, int]:
    """The island each region belongs to, counted in the order of the rows."""
    lands: dict[str, int] = {}
    for row in rows:
        if row.key in lands:
            continue
        number = len(set(lands.values()))
        reached = [row.key]
        lands[row.key] = number
        for name in reached:
            for neighbour in by_key[name].neighbours:
                if neighbour not in lands:
                    lands[neighbour] = number
                    reached.append(neighbour)
    return lands


def check_rows(rows: list[Row], by_key: dict[str, Row]) -> None:
    """Borders go both ways; Lost Tribes and ways in are on land."""
    if not 2 <= len(rows) <= MOST_REGIONS:
        raise BadBoard(f"A board has 2 to {MOST_REGIONS} regions, not {len(rows)}.")
    if len(by_key) != len(rows):
        names = [row.key for row in rows]
        twice = next(name for name in names if names.count(name) > 1)
        raise BadBoard(f"Two regions are called {twice}.")
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
        if row.symbols and row.terrain in WATER:
            raise BadBoard(f"Region {row.key} is water and carries no symbol.")
