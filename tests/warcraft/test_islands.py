"""The twelve islands: what a face must have, and every legal set of them (W-SETUP-02, -03; W-BOARD)."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations, permutations, product

import pytest

from catalogue import rule
from smallworld.content.boards import BadBoard, Row, read_rows
from smallworld.content.warcraft.islands import (
    FACES,
    FACES_OF,
    LAND_TERRAINS,
    SETS,
    SIZES,
    check_face,
    check_set,
    choose_faces,
    join_islands,
    make_islands,
)
from smallworld.engine.bits import bits, count
from smallworld.engine.board import WATER, Board
from smallworld.engine.chance import Seeded

ROUNDS = {2: 10, 3: 10, 4: 9, 5: 8}
ROWS = {key: read_rows(text) for key, text in FACES.items()}

FIGURES = {  # size: regions, mountains, murlocs, entries, caverns, magic, water (W-BOARD-11)
    "small": (7, 1, 2, 2, 1, 1, (0, 1)),
    "medium": (9, 2, 3, 2, 2, 1, (0, 1)),
    "large": (11, 3, 4, 3, 2, 2, (1,)),
}


def legal_sets(players: int) -> list[tuple[str, ...]]:
    """Every set of faces for so many players, two boards of a size always being two different boards."""
    parts: list[list[tuple[str, ...]]] = []
    for size in ("large", "medium", "small"):
        needed = SETS[players].count(size)
        choices = [pick for pick in combinations(FACES_OF[size], needed) if len({key[:2] for key in pick}) == needed]
        parts.append(choices)
    return [sum(picks, ()) for picks in product(*parts)]


ALL_SETS = [(players, faces) for players in SETS for faces in legal_sets(players)]


def marked(rows: list[Row], mark: str) -> list[Row]:
    return [row for row in rows if mark in row.symbols]


def distance(rows: list[Row], start: str, goal: str) -> int:
    """Steps over land."""
    land = {row.key: row for row in rows if row.terrain not in WATER}
    steps, near, seen = 0, {start}, {start}
    while goal not in near:
        near = {n for key in near for n in land[key].neighbours if n in land} - seen
        seen |= near
        steps += 1
        assert near, f"{goal} cannot be reached from {start}"
    return steps


# Faces


@rule("W-BOARD-01")
def test_six_boards_two_of_a_size_with_two_sides_each():
    assert len(FACES) == 12
    assert Counter(SIZES[key[0]] for key in FACES) == {"large": 4, "medium": 4, "small": 4}
    assert sorted(FACES) == [size + board + side for size in "lms" for board in "12" for side in "ab"]


@rule("W-BOARD-01", "W-BOARD-03", "W-BOARD-04", "W-BOARD-05", "W-BOARD-08")
@pytest.mark.parametrize("key", FACES)
def test_a_face_is_sound(key):
    rows = ROWS[key]
    assert check_face(rows) == []
    assert [row.key for row in rows] == [f"{key}-{number + 1:02}" for number in range(len(rows))]
    (icon,) = marked(rows, "size")
    assert icon.terrain not in WATER


@rule("W-BOARD-11")
@pytest.mark.parametrize("key", FACES)
def test_a_face_has_the_figures_of_its_size(key):
    rows = ROWS[key]
    regions, mountains, murlocs, entries, caverns, magic, water = FIGURES[SIZES[key[0]]]
    terrains = Counter(row.terrain for row in rows)
    assert len(rows) == regions
    assert terrains["mountain"] == mountains
    assert sum(row.native for row in rows) == murlocs
    assert len(marked(rows, "entry")) == entries
    assert len(marked(rows, "cavern")) == caverns
    assert len(marked(rows, "magic")) == magic
    assert terrains["sea"] + terrains["lake"] in water


@rule("W-BOARD-02")
@pytest.mark.parametrize("key", FACES)
def test_a_sea_lies_on_the_coast_and_a_lake_inland(key):
    for row in ROWS[key]:
        if row.terrain in WATER:
            assert row.edge == (row.terrain == "sea")


@pytest.mark.parametrize("key", FACES)
def test_no_region_is_a_dead_end_or_a_hub_of_everything(key):
    assert all(2 <= len(row.neighbours) <= 6 for row in ROWS[key])


@pytest.mark.parametrize("key", FACES)
def test_entries_are_alike(key):
    """On the coast, apart from each other, no mountain, no murloc; the land around costs about the same."""
    rows = ROWS[key]
    by_key = {row.key: row for row in rows}
    entries = marked(rows, "entry")
    costs = []
    for entry in entries:
        assert entry.edge and not entry.native and entry.terrain != "mountain"
        assert not {other.key for other in entries} & set(entry.neighbours)
        inland = [by_key[n] for n in entry.neighbours if by_key[n].terrain not in WATER]
        costs.append(sum(2 + row.native + (row.terrain == "mountain") for row in inland) / len(inland))
    assert max(costs) - min(costs) <= 0.67


@pytest.mark.parametrize("key", FACES)
def test_the_marker_lies_away_from_the_landings(key):
    """Not at an entry, and no more than three steps from any."""
    rows = ROWS[key]
    (icon,) = marked(rows, "size")
    steps = [distance(rows, entry.key, icon.key) for entry in marked(rows, "entry")]
    assert min(steps) >= 1
    assert max(steps) <= 3


@pytest.mark.parametrize("key", FACES)
def test_inland_three_regions_at_most_meet_in_a_point(key):
    """Regions minus borders, plus the points where three meet, is one: so no border is in doubt.

    A plane map in one piece whose inner faces are triangles has 2n - 2 - c of them, where c is the number of
    coastal regions, and 3n - 3 - c borders.
    """
    rows = ROWS[key]
    coast = sum(row.edge for row in rows)
    assert sum(len(row.neighbours) for row in rows) == 2 * (3 * len(rows) - 3 - coast)


# Sets


@rule("W-SETUP-02")
def test_how_many_sets_there_are():
    """Sides and boards, 4 × 4, 4 × 4 × 4, 4 × (2 × 2) × 4, (2 × 2) × 4 × (2 × 2)"""
    assert Counter(players for players, _ in ALL_SETS) == {2: 16, 3: 64, 4: 64, 5: 64}


@rule("W-BOARD-06", "W-BOARD-09")
@pytest.mark.parametrize("players", SETS)
def test_every_set_has_what_races_and_powers_need(players):
    for faces in legal_sets(players):
        islands = [ROWS[key] for key in faces]
        assert check_set(islands) == []
        rows = [row for island in islands for row in island]
        assert sum(row.terrain == "mountain" for row in rows) <= 10
        assert sum(row.native for row in rows) <= 15
        assert len(marked(rows, "magic")) >= 2
        assert len(marked(rows, "cavern")) >= 2
        assert {row.terrain for row in rows} >= set(LAND_TERRAINS)


@rule("W-BOARD-06", "W-BOARD-11")
def test_five_players_use_all_mountains_and_murlocs():
    for faces in legal_sets(5):
        rows = [row for key in faces for row in ROWS[key]]
        assert sum(row.terrain == "mountain" for row in rows) == 2 * 3 + 2 + 2 * 1 == 10
        assert sum(row.native for row in rows) == 2 * 4 + 3 + 2 * 2 == 15


@rule("W-BOARD-11")
@pytest.mark.parametrize(("players", "regions"), [(2, 18), (3, 27), (4, 36), (5, 45)])
def test_regions_in_play(players, regions):
    for faces in legal_sets(players):
        assert make_islands(faces, players, ROUNDS[players]).size == regions


# Boards


@rule("W-SETUP-04")
@pytest.mark.parametrize("players", SETS)
def test_islands_lie_apart(players):
    """Borders never lead to another island."""
    for faces in legal_sets(players):
        board = make_islands(faces, players, ROUNDS[players])
        assert board.key == "+".join(faces)
        assert len(board.lands) == players == len(faces)
        assert sum(board.lands) == board.all
        for mask in board.lands:
            assert board.around(mask) == mask


@rule("W-BOARD-03", "W-BOARD-04", "W-BOARD-07", "W-SETUP-09")
def test_a_board_of_two_islands():
    """One size icon on each board."""
    board = make_islands(("l1a", "s2b"), 2, 10)

    def at(mask: int) -> list[str]:
        return [board.regions[r].key for r in bits(mask)]

    assert board.players == 2 and board.rounds == 10 and board.size == 11 + 7
    assert at(board.entry) == ["l1a-04", "l1a-05", "l1a-09", "s2b-02", "s2b-07"]
    assert board.entry == board.with_symbol("entry")
    assert at(board.with_symbol("size")) == ["l1a-02", "s2b-04"]
    assert at(board.natives) == ["l1a-02", "l1a-07", "l1a-08", "l1a-10", "s2b-01", "s2b-04"]
    assert at(board.water) == ["l1a-06", "s2b-05"]
    assert [count(mask) for mask in board.lands] == [11, 7]
    assert all(count(mask & board.with_symbol("size")) == 1 for mask in board.lands)


# A random set


def scripted(orders: tuple[tuple[int, ...], ...]) -> Callable[[list[int]], list[int]]:
    """A shuffle that answers with these orders, one after the other."""
    answers = iter(orders)
    return lambda items: [items[n] for n in next(answers)]


@rule("W-SETUP-03")
@pytest.mark.parametrize("players", [2, 5])
def test_every_set_is_equally_likely(players):
    drawn: Counter[tuple[str, ...]] = Counter()
    for orders in product(permutations(range(4)), repeat=len(set(SETS[players]))):
        drawn[choose_faces(players, scripted(orders))] += 1
    assert set(drawn) == set(legal_sets(players))
    assert len(set(drawn.values())) == 1


@rule("W-SETUP-03")
@pytest.mark.parametrize("players", SETS)
def test_the_seed_chooses_the_set(players):
    def chosen(seed: str) -> tuple[str, ...]:
        chance, asked = Seeded(seed), iter(range(9))
        return choose_faces(players, lambda items: chance.shuffle(items, next(asked)))

    seeds = [f"seed {number}" for number in range(300)]
    assert chosen(seeds[0]) == chosen(seeds[0])
    assert {chosen(seed) for seed in seeds} <= set(legal_sets(players))
    assert len({chosen(seed) for seed in seeds}) > 12


# Refusals


def face(*changes: tuple[str, str]) -> list[Row]:
    """The face s2b with words replaced."""
    text = FACES["s2b"]
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return read_rows(text)


@rule("W-BOARD-01", "W-BOARD-02", "W-BOARD-03", "W-BOARD-04", "W-BOARD-05")
@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ([("entry", "")], "no entry region"),
        ([(" size ", " ")], "exactly one region with the size icon, not 0"),
        ([("mountain edge", "mountain edge size")], "exactly one region with the size icon, not 2"),
        ([("s2b-06  mountain", "s2b-06  sea")], "at most one sea or lake, not 2"),
        ([("lake", "lake magic")], "s2b-05 is water and cannot carry the mark magic"),
        ([("lake", "lake native")], "s2b-05 is water and cannot hold a murloc"),
        ([("fields native size", "meadow native size")], "no terrain 'meadow'"),
        ([("native size", "native size cave")], "no mark 'cave'. Did you mean 'cavern'"),
        ([("native size", "native size size")], "carries the mark size twice"),
        ([("| s2b-02 s2b-05 s2b-07 | 890", "| s2b-02 s2b-05 | 890")], "but s2b-06 does not border on s2b-07"),
    ],
)
def test_a_face_that_cannot_be_played_on_is_refused(changes, sentence):
    with pytest.raises(BadBoard, match=sentence):
        check_face(face(*changes))


@rule("W-BOARD-08")
def test_land_in_two_parts_is_only_warned_of():
    rows = read_rows("a  hill size | b | 0 0\nb  lake | a c | 0 0\nc  hill entry | b | 0 0")
    assert check_face(rows) == [
        "The land is in two parts: the other part can only be reached by its own entry regions."
    ]


@rule("W-BOARD-09")
def test_a_set_short_of_something_is_only_warned_of():
    warnings = check_set([ROWS["s1b"]])
    assert warnings == [
        "The islands have 1 magic regions; some powers need two.",
        "The islands have 1 cavern regions; some powers need two.",
    ]
    assert check_set([read_rows(FACES["s1b"].replace("swamp", "hill")), ROWS["s1a"]]) == []
    assert "no swamp" in check_set([read_rows(FACES["s1b"].replace("swamp", "hill"))])[-1]


@rule("W-BOARD-06")
def test_a_set_for_which_the_box_has_too_few_tokens_is_refused():
    with pytest.raises(BadBoard, match="12 regions are mountains; the box has 10"):
        check_set([ROWS["l1a"], ROWS["l1b"], ROWS["l2a"], ROWS["l2b"]])
    crowded = [read_rows(FACES[key].replace("edge entry", "edge entry native")) for key in ("l1a", "l2a", "m1a")]
    with pytest.raises(BadBoard, match="19 regions start with a murloc; the box has 15"):
        join_islands("crowded", 3, 10, crowded)
    with pytest.raises(BadBoard, match="name a region alike"):
        check_set([ROWS["s1a"], ROWS["s1a"]])


@rule("W-SETUP-02")
@pytest.mark.parametrize(
    ("faces", "players", "sentence"),
    [
        (("l1a", "s3a"), 2, "no island 's3a'. Did you mean"),
        (("l1a", "m1a"), 2, "2 players play on large, small islands, not on large, medium"),
        (("l1a", "l1b", "m1a", "s1a", "s2a"), 5, "no board can lie on the table twice"),
        (("l1a", "s1a"), 6, "islands for 2 to 5 players, not for 6"),
    ],
)
def test_what_is_no_set_is_refused(faces, players, sentence):
    with pytest.raises(BadBoard, match=sentence):
        make_islands(faces, players, 10)


@rule("W-SETUP-04")
def test_the_order_of_the_islands_is_free():
    board: Board = make_islands(("s1a", "l2b"), 2, 10)
    assert board.key == "s1a+l2b"
    assert [count(mask) for mask in board.lands] == [7, 11]
