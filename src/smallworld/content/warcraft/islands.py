"""Twelve island faces of our own design, as text, and the boards made of them (W-SETUP-02, W-BOARD).

    name  terrain and marks  |  neighbours  |  centre in thousandths of the width and height of the island

Marks: `edge` is on the outer coast, `entry` has an anchor, `native` a murloc at the start, `size` the
letter of the board, where a marker is laid face down; and the symbols cavern and magic.
"""

from collections.abc import Callable
from typing import Final

from smallworld.content.boards import BadBoard, Row, check_rows, read_rows
from smallworld.engine.board import MOUNTAIN, WATER, Board, Region
from smallworld.words import nearest

LARGE: Final = "large"
MEDIUM: Final = "medium"
SMALL: Final = "small"

ENTRY: Final = "entry"
SIZE: Final = "size"
CAVERN: Final = "cavern"
MAGIC: Final = "magic"
LAND_TERRAINS: Final = ("fields", "forest", "hill", "swamp", MOUNTAIN)
MARKS: Final = (CAVERN, MAGIC, ENTRY, SIZE)

MOST_MOUNTAINS: Final = 10  # W-BOARD-06
MOST_MURLOCS: Final = 15  # W-BOARD-06

# A ring of land around a lake, with a cape in the north-east and one in the south-west.
L1A: Final = """
l1a-01  mountain edge cavern     | l1a-02 l1a-05 l1a-06 l1a-08 | 300 330
l1a-02  hill edge native size    | l1a-01 l1a-03 l1a-04 l1a-06 | 500 215
l1a-03  fields magic             | l1a-02 l1a-04 l1a-06 l1a-07 l1a-10 | 700 330
l1a-04  swamp edge entry         | l1a-02 l1a-03 l1a-07 | 860 160
l1a-05  forest edge entry        | l1a-01 l1a-08 l1a-11 | 120 470
l1a-06  lake                     | l1a-01 l1a-02 l1a-03 l1a-08 l1a-09 l1a-10 | 500 480
l1a-07  mountain edge native     | l1a-03 l1a-04 l1a-10 | 905 480
l1a-08  fields native            | l1a-01 l1a-05 l1a-06 l1a-09 l1a-11 | 290 620
l1a-09  forest edge entry magic  | l1a-06 l1a-08 l1a-10 l1a-11 | 520 745
l1a-10  swamp edge native        | l1a-03 l1a-06 l1a-07 l1a-09 | 720 600
l1a-11  mountain edge cavern     | l1a-05 l1a-08 l1a-09 | 250 850
"""

# A long coast: one row of regions behind the other, and a wide bay in the south.
L1B: Final = """
l1b-01  forest edge entry        | l1b-02 l1b-06 l1b-09 | 90 330
l1b-02  mountain edge cavern     | l1b-01 l1b-03 l1b-06 | 270 230
l1b-03  fields edge entry        | l1b-02 l1b-04 l1b-06 l1b-07 | 450 320
l1b-04  forest edge native magic | l1b-03 l1b-05 l1b-07 l1b-08 | 630 250
l1b-05  mountain edge cavern     | l1b-04 l1b-08 l1b-11 | 820 330
l1b-06  swamp native magic       | l1b-01 l1b-02 l1b-03 l1b-07 l1b-09 l1b-10 | 310 540
l1b-07  mountain                 | l1b-03 l1b-04 l1b-06 l1b-08 l1b-10 | 500 490
l1b-08  hill edge entry          | l1b-04 l1b-05 l1b-07 l1b-10 l1b-11 | 740 670
l1b-09  hill edge native size    | l1b-01 l1b-06 l1b-10 | 170 780
l1b-10  sea edge                 | l1b-06 l1b-07 l1b-08 l1b-09 | 490 780
l1b-11  fields edge native       | l1b-05 l1b-08 | 920 560
"""

# Three mountains in a ring around a valley of hills; behind them a wood and a lake.
L2A: Final = """
l2a-01  mountain edge            | l2a-02 l2a-04 l2a-05 l2a-08 | 380 270
l2a-02  swamp edge native magic  | l2a-01 l2a-03 l2a-05 l2a-06 | 620 240
l2a-03  forest edge entry        | l2a-02 l2a-06 l2a-10 | 840 270
l2a-04  swamp edge entry         | l2a-01 l2a-07 l2a-08 | 160 380
l2a-05  forest native size       | l2a-01 l2a-02 l2a-06 l2a-08 l2a-09 | 500 480
l2a-06  lake                     | l2a-02 l2a-03 l2a-05 l2a-09 l2a-10 | 690 520
l2a-07  mountain edge cavern     | l2a-04 l2a-08 l2a-11 | 140 720
l2a-08  hill native cavern       | l2a-01 l2a-04 l2a-05 l2a-07 l2a-09 l2a-11 | 330 600
l2a-09  mountain edge            | l2a-05 l2a-06 l2a-08 l2a-10 l2a-11 | 530 740
l2a-10  hill edge native magic   | l2a-03 l2a-06 l2a-09 | 870 650
l2a-11  fields edge entry        | l2a-07 l2a-08 l2a-09 | 330 880
"""

# Two peninsulas with a deep bay between them.
L2B: Final = """
l2b-01  swamp edge native size   | l2b-02 l2b-04 l2b-05 | 300 260
l2b-02  mountain edge native     | l2b-01 l2b-03 l2b-05 l2b-06 l2b-10 | 500 270
l2b-03  swamp edge entry         | l2b-02 l2b-06 l2b-07 | 700 260
l2b-04  forest edge native       | l2b-01 l2b-05 l2b-08 | 130 500
l2b-05  fields magic             | l2b-01 l2b-02 l2b-04 l2b-08 l2b-09 l2b-10 | 300 520
l2b-06  fields cavern            | l2b-02 l2b-03 l2b-07 l2b-10 l2b-11 | 700 540
l2b-07  mountain edge magic      | l2b-03 l2b-06 l2b-11 | 880 420
l2b-08  mountain edge native cavern | l2b-04 l2b-05 l2b-09 | 110 760
l2b-09  forest edge entry        | l2b-05 l2b-08 l2b-10 | 310 850
l2b-10  sea edge                 | l2b-02 l2b-05 l2b-06 l2b-09 l2b-11 | 520 680
l2b-11  hill edge entry          | l2b-06 l2b-07 l2b-10 | 770 820
"""

# A spine of two mountains between two coasts, no water.
M1A: Final = """
m1a-01  fields edge native       | m1a-02 m1a-04 m1a-07 | 150 330
m1a-02  hill edge cavern         | m1a-01 m1a-03 m1a-04 m1a-05 | 380 180
m1a-03  swamp edge entry         | m1a-02 m1a-05 m1a-06 | 640 200
m1a-04  mountain                 | m1a-01 m1a-02 m1a-05 m1a-07 m1a-08 | 330 480
m1a-05  mountain cavern          | m1a-02 m1a-03 m1a-04 m1a-06 m1a-08 m1a-09 | 560 470
m1a-06  fields edge native       | m1a-03 m1a-05 m1a-09 | 860 420
m1a-07  forest edge entry        | m1a-01 m1a-04 m1a-08 | 170 700
m1a-08  swamp edge magic         | m1a-04 m1a-05 m1a-07 m1a-09 | 420 780
m1a-09  forest edge native size  | m1a-05 m1a-06 m1a-08 | 700 720
"""

# A lake in the east under a thin northern shore, a great wood in the middle.
M1B: Final = """
m1b-01  mountain edge cavern     | m1b-02 m1b-04 m1b-05 | 350 270
m1b-02  fields edge native size  | m1b-01 m1b-03 m1b-05 m1b-06 | 560 190
m1b-03  hill edge cavern         | m1b-02 m1b-06 m1b-09 | 830 260
m1b-04  swamp edge native        | m1b-01 m1b-05 m1b-07 | 140 420
m1b-05  forest                   | m1b-01 m1b-02 m1b-04 m1b-06 m1b-07 m1b-08 | 440 560
m1b-06  lake                     | m1b-02 m1b-03 m1b-05 m1b-08 m1b-09 | 640 470
m1b-07  hill edge entry          | m1b-04 m1b-05 m1b-08 | 250 720
m1b-08  mountain edge native magic | m1b-05 m1b-06 m1b-07 m1b-09 | 580 800
m1b-09  forest edge entry        | m1b-03 m1b-06 m1b-08 | 850 640
"""

# A crescent open to the south.
M2A: Final = """
m2a-01  fields edge native cavern | m2a-02 m2a-03 m2a-04 m2a-05 | 380 170
m2a-02  mountain edge            | m2a-01 m2a-05 m2a-06 | 680 160
m2a-03  hill edge native size    | m2a-01 m2a-04 m2a-07 | 160 400
m2a-04  mountain                 | m2a-01 m2a-03 m2a-05 m2a-07 m2a-08 m2a-09 | 360 480
m2a-05  forest                   | m2a-01 m2a-02 m2a-04 m2a-06 m2a-09 | 620 420
m2a-06  swamp edge entry cavern  | m2a-02 m2a-05 m2a-09 | 850 620
m2a-07  swamp edge native magic  | m2a-03 m2a-04 m2a-08 | 130 700
m2a-08  forest edge entry        | m2a-04 m2a-07 m2a-09 | 310 860
m2a-09  sea edge                 | m2a-04 m2a-05 m2a-06 m2a-08 | 600 740
"""

# One mountain in the middle, capes in the west and the east, no water.
M2B: Final = """
m2b-01  hill edge entry          | m2b-02 m2b-04 m2b-05 m2b-06 | 330 330
m2b-02  forest edge native       | m2b-01 m2b-03 m2b-04 | 500 200
m2b-03  swamp edge cavern        | m2b-02 m2b-04 m2b-08 m2b-09 | 690 320
m2b-04  mountain magic           | m2b-01 m2b-02 m2b-03 m2b-06 m2b-07 m2b-08 | 500 500
m2b-05  mountain edge cavern     | m2b-01 m2b-06 | 110 700
m2b-06  fields edge              | m2b-01 m2b-04 m2b-05 m2b-07 | 280 620
m2b-07  forest edge native size  | m2b-04 m2b-06 m2b-08 | 500 790
m2b-08  fields edge entry        | m2b-03 m2b-04 m2b-07 m2b-09 | 700 640
m2b-09  hill edge native         | m2b-03 m2b-08 | 880 720
"""

# A wheel around one mountain, no water.
S1A: Final = """
s1a-01  forest edge native       | s1a-02 s1a-03 s1a-05 | 270 280
s1a-02  swamp edge magic         | s1a-01 s1a-03 s1a-04 | 600 190
s1a-03  mountain size            | s1a-01 s1a-02 s1a-04 s1a-05 s1a-06 s1a-07 | 500 500
s1a-04  fields edge entry        | s1a-02 s1a-03 s1a-07 | 830 420
s1a-05  hill edge entry          | s1a-01 s1a-03 s1a-06 | 170 620
s1a-06  forest edge cavern       | s1a-03 s1a-05 s1a-07 | 430 830
s1a-07  swamp edge native        | s1a-03 s1a-04 s1a-06 | 740 760
"""

# A horseshoe: a single row of regions around a bay.
S1B: Final = """
s1b-01  mountain edge cavern     | s1b-02 s1b-03 s1b-06 | 370 190
s1b-02  fields edge native size  | s1b-01 s1b-04 s1b-06 | 650 210
s1b-03  hill edge entry          | s1b-01 s1b-05 s1b-06 | 180 410
s1b-04  forest edge entry        | s1b-02 s1b-06 s1b-07 | 850 420
s1b-05  forest edge magic        | s1b-03 s1b-06 | 220 830
s1b-06  sea edge                 | s1b-01 s1b-02 s1b-03 s1b-04 s1b-05 s1b-07 | 510 610
s1b-07  swamp edge native        | s1b-04 s1b-06 | 790 830
"""

# Long and narrow, all coast, no water.
S2A: Final = """
s2a-01  hill edge native magic   | s2a-02 s2a-04 s2a-06 | 250 280
s2a-02  swamp edge native size   | s2a-01 s2a-03 s2a-06 s2a-07 | 500 340
s2a-03  forest edge cavern       | s2a-02 s2a-05 s2a-07 | 760 350
s2a-04  forest edge entry        | s2a-01 s2a-06 | 110 560
s2a-05  fields edge entry        | s2a-03 s2a-07 | 900 600
s2a-06  fields edge              | s2a-01 s2a-02 s2a-04 s2a-07 | 350 660
s2a-07  mountain edge            | s2a-02 s2a-03 s2a-05 s2a-06 | 630 680
"""

# A small lake beside the fields, landings in the north and the south.
S2B: Final = """
s2b-01  hill edge native magic   | s2b-02 s2b-03 s2b-04 | 330 260
s2b-02  swamp edge entry         | s2b-01 s2b-04 s2b-05 s2b-06 | 640 220
s2b-03  forest edge cavern       | s2b-01 s2b-04 s2b-07 | 160 600
s2b-04  fields native size       | s2b-01 s2b-02 s2b-03 s2b-05 s2b-07 | 430 560
s2b-05  lake                     | s2b-02 s2b-04 s2b-06 s2b-07 | 650 560
s2b-06  mountain edge            | s2b-02 s2b-05 s2b-07 | 890 470
s2b-07  hill edge entry          | s2b-03 s2b-04 s2b-05 s2b-06 | 570 860
"""

FACES: Final = {
    "l1a": L1A,
    "l1b": L1B,
    "l2a": L2A,
    "l2b": L2B,
    "m1a": M1A,
    "m1b": M1B,
    "m2a": M2A,
    "m2b": M2B,
    "s1a": S1A,
    "s1b": S1B,
    "s2a": S2A,
    "s2b": S2B,
}
"""The key gives size, board and side: l1a and l1b are the two sides of one large board."""

SIZES: Final = {"l": LARGE, "m": MEDIUM, "s": SMALL}

FACES_OF: Final = {size: [key for key in FACES if SIZES[key[0]] == size] for size in SIZES.values()}
"""The four faces of each size."""

SETS: Final = {
    2: (LARGE, SMALL),
    3: (LARGE, MEDIUM, SMALL),
    4: (LARGE, MEDIUM, MEDIUM, SMALL),
    5: (LARGE, LARGE, MEDIUM, SMALL, SMALL),
}
"""Boards by the number of players (W-SETUP-02)."""


ROUNDS: Final = {2: 10, 3: 10, 4: 9, 5: 8}
"""W-SETUP-05."""


def all_sets() -> list[str]:
    """The key of every board that can be named: faces of a legal set, joined by plus signs."""
    found: list[str] = []
    for players, sizes in SETS.items():
        sets: list[list[str]] = [[]]
        for size in sizes:
            sets = [
                [*start, face]
                for start in sets
                for face in FACES_OF[size]
                if not start or start[-1][0] != face[0] or start[-1][:2] < face[:2]
            ]
        found += ["+".join(faces) for faces in sets if len(faces) == players]
    return found


def board(key: str) -> Board:
    """The board with this key."""
    faces = tuple(key.split("+"))
    return make_islands(faces, len(faces), ROUNDS.get(len(faces), 0))


def choose(players: int, shuffle: Callable[[list[int]], list[int]]) -> str:
    """A random set of faces for this many players."""
    return "+".join(choose_faces(players, shuffle))


def choose_faces(players: int, shuffle: Callable[[list[int]], list[int]]) -> tuple[str, ...]:
    """A random set (W-SETUP-03): one shuffle for each size in it, so that the seed of the game decides.

    The faces of a size are shuffled; as many as needed are taken from the top, each from a board of its own.
    """
    chosen: list[str] = []
    for size in (LARGE, MEDIUM, SMALL):
        needed = SETS[players].count(size)
        if not needed:
            continue
        faces = FACES_OF[size]
        taken: list[str] = []
        for n in shuffle(list(range(len(faces)))):
            if len(taken) < needed and all([faces[n][:2] != other[:2] for other in taken]):
                taken.append(faces[n])
        chosen += sorted(taken)
    return tuple(chosen)


def make_islands(faces: tuple[str, ...], players: int, rounds: int) -> Board:
    """The board of a game on these faces; refused unless they are a set for this many players."""
    for key in faces:
        if key not in FACES:
            raise BadBoard(f"There is no island {key!r:.40}. {nearest(key[:40], tuple(FACES))}")
    if len({key[:2] for key in faces}) != len(faces):
        raise BadBoard(f"{' and '.join(faces)}: no board can lie on the table twice, nor with both sides up.")
    sizes = tuple(sorted([SIZES[key[0]] for key in faces]))
    if players not in SETS:
        raise BadBoard(f"There are islands for 2 to 5 players, not for {players}.")
    if sizes != tuple(sorted(SETS[players])):
        raise BadBoard(f"{players} players play on {', '.join(SETS[players])} islands, not on {', '.join(sizes)}.")
    return join_islands("+".join(faces), players, rounds, [read_rows(FACES[key]) for key in faces])


def join_islands(key: str, players: int, rounds: int, islands: list[list[Row]]) -> Board:
    """One board of several islands; each has its own number, and only anchors are ways in (W-CONQ-03)."""
    for rows in islands:
        check_face(rows)
    check_set(islands)
    regions: list[Region] = []
    for land, rows in enumerate(islands):
        for row in rows:
            regions.append(row.region(len(regions), ENTRY in row.symbols, land))
    return Board(key, players, rounds, tuple(regions))


def check_face(rows: list[Row]) -> list[str]:
    """Refuses an island that cannot be played on; returns warnings about one that could be better."""
    for row in rows:
        check_marks(row)
    check_rows(rows, {row.key: row for row in rows})
    if not any([ENTRY in row.symbols for row in rows]):  # W-BOARD-04
        raise BadBoard("The island has no entry region: no race could ever land there.")
    icons = len([row for row in rows if SIZE in row.symbols])
    if icons != 1:  # W-BOARD-01
        raise BadBoard(f"An island has exactly one region with the size icon, not {icons}.")
    waters = len([row for row in rows if row.terrain in WATER])
    if waters > 1:  # W-BOARD-05
        raise BadBoard(f"An island has at most one sea or lake, not {waters}.")
    if not is_joined(rows):  # W-BOARD-08
        return ["The land is in two parts: the other part can only be reached by its own entry regions."]
    return []


def check_marks(row: Row) -> None:
    """Known words only, each once, and none on water (W-BOARD-01 to -03)."""
    terrains = (*LAND_TERRAINS, *WATER)
    if row.terrain not in terrains:
        raise BadBoard(f"Region {row.key}: there is no terrain {row.terrain!r:.40}. {nearest(row.terrain, terrains)}")
    for mark in row.symbols:
        if mark not in MARKS:
            raise BadBoard(f"Region {row.key}: there is no mark {mark!r:.40}. {nearest(mark, MARKS)}")
        if row.terrain in WATER:
            raise BadBoard(f"Region {row.key} is water and cannot carry the mark {mark}.")
        if row.symbols.count(mark) > 1:
            raise BadBoard(f"Region {row.key} carries the mark {mark} twice.")
    if row.native and row.terrain in WATER:
        raise BadBoard(f"Region {row.key} is water and cannot hold a murloc.")


def is_joined(rows: list[Row]) -> bool:
    """Is all the land connected?"""
    land = {row.key: row for row in rows if row.terrain not in WATER}
    reached = [next(iter(land))]
    for key in reached:
        reached += [n for n in land[key].neighbours if n in land and n not in reached]
    return len(reached) == len(land)


def check_set(islands: list[list[Row]]) -> list[str]:
    """Refuses islands for which the box has too few tokens; warns where a race or power would be stranded."""
    rows = [row for island in islands for row in island]
    if len({row.key for row in rows}) != len(rows):
        raise BadBoard("Two islands name a region alike.")
    mountains = len([row for row in rows if row.terrain == MOUNTAIN])
    if mountains > MOST_MOUNTAINS:
        raise BadBoard(f"{mountains} regions are mountains; the box has {MOST_MOUNTAINS} mountain tokens.")
    murlocs = len([row for row in rows if row.native])
    if murlocs > MOST_MURLOCS:
        raise BadBoard(f"{murlocs} regions start with a murloc; the box has {MOST_MURLOCS} murloc tokens.")

    # W-BOARD-09
    warnings: list[str] = []
    for symbol in (MAGIC, CAVERN):
        number = len([row for row in rows if symbol in row.symbols])
        if number < 2:
            warnings.append(f"The islands have {number} {symbol} regions; some powers need two.")
    for terrain in LAND_TERRAINS:
        if not any([row.terrain == terrain for row in rows]):
            warnings.append(f"The islands have no {terrain}; the powers that live by it would be worthless.")
    return warnings
