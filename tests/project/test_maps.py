"""The drawn maps show the boards: the same regions, touching where they are neighbours and nowhere else.

Outlines are compared by their points, with nothing but Python; `tools/maps` has its own, geometrical proof.
"""

import gzip
import json
import re
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from itertools import chain, combinations, pairwise
from math import hypot
from pathlib import Path
from typing import Any

import pytest

import smallworld
from smallworld.content.base.boards import BOARDS
from smallworld.content.boards import Row, read_rows
from smallworld.content.warcraft.islands import FACES, SETS, SIZES, all_sets
from smallworld.maps import map_text

ROWS: dict[str, list[Row]] = {
    **{key: read_rows(text) for key, (_, _, text) in BOARDS.items()},
    **{key: read_rows(text) for key, text in FACES.items()},
}
FOLDER = Path(smallworld.__file__).parent / "maps"
DOCS = Path(__file__).parent.parent.parent / "docs"

LEAST_SEA = 30  # between an island and the edge of its picture

Point = tuple[int, int]
Spot = tuple[float, float]


class Drawn:
    """A map, its outlines as points in tenths of a unit."""

    def __init__(self, key: str) -> None:
        data = json.loads(map_text(key))
        self.key: str = data["key"]
        self.size: Point = tuple(data["size"])
        self.regions: dict[str, Any] = data["regions"]
        self.outlines = {name: points_of(region["path"]) for name, region in self.regions.items()}
        self.holders: dict[frozenset[Point], list[str]] = defaultdict(list)
        for name, outline in self.outlines.items():
            for a, b in sides(outline):
                self.holders[frozenset((a, b))].append(name)


def points_of(path: str) -> list[Point]:
    """The points of a path: one M, steps behind one l, z."""
    assert re.fullmatch(r"M[-0-9.]+ [-0-9.]+l[-0-9. ]+z", path)
    numbers = [round(10 * float(number)) for number in re.findall(r"-?[0-9]*\.?[0-9]+", path)]
    points = [(numbers[0], numbers[1])]
    for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
        points.append((points[-1][0] + dx, points[-1][1] + dy))
    return points


def sides(outline: list[Point]) -> list[tuple[Point, Point]]:
    return list(pairwise([*outline, outline[0]]))


def doubled_area(outline: list[Point]) -> int:
    """Twice the area, whichever way round."""
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in sides(outline)))


def inside(outline: list[Point], place: Sequence[int]) -> bool:
    """A line from the place to the right crosses the outline an odd number of times."""
    x, y = 10 * place[0], 10 * place[1]
    crossed = False
    for (ax, ay), (bx, by) in sides(outline):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            crossed = not crossed
    return crossed


def distance(outline: list[Point], place: Sequence[int]) -> float:
    """From a place to the outline, in units."""
    x, y = 10 * place[0], 10 * place[1]
    found: list[float] = []
    for (ax, ay), (bx, by) in sides(outline):
        dx, dy = bx - ax, by - ay
        t = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
        found.append(((ax + t * dx - x) ** 2 + (ay + t * dy - y) ** 2) ** 0.5)
    return min(found) / 10


DRAWN = {key: Drawn(key) for key in ROWS}


@pytest.mark.parametrize("key", ROWS)
def test_a_map_has_every_region(key):
    drawn = DRAWN[key]
    assert drawn.key == key
    assert list(drawn.regions) == [row.key for row in ROWS[key]]
    assert len(gzip.compress(map_text(key).encode())) <= 45_000


@pytest.mark.parametrize("key", ROWS)
def test_regions_touch_where_they_are_neighbours(key):
    touching = {tuple(sorted(names)) for names in DRAWN[key].holders.values() if len(names) == 2}
    assert touching == {tuple(sorted((row.key, name))) for row in ROWS[key] for name in row.neighbours}


@pytest.mark.parametrize("key", ROWS)
def test_regions_that_are_no_neighbours_do_not_even_share_a_point(key):
    corners = {name: set(outline) for name, outline in DRAWN[key].outlines.items()}
    neighbours = {row.key: row.neighbours for row in ROWS[key]}
    for one, other in combinations(corners, 2):
        assert other in neighbours[one] or not corners[one] & corners[other]


@pytest.mark.parametrize("key", ROWS)
def test_the_rim_is_the_rim(key):
    """What borders on nothing is the frame, or the coast of the open sea."""
    drawn = DRAWN[key]
    assert all(len(names) in (1, 2) for names in drawn.holders.values())
    rim = {names[0] for names in drawn.holders.values() if len(names) == 1}
    assert rim == {row.key for row in ROWS[key] if row.edge}


@pytest.mark.parametrize("key", ROWS)
def test_outlines_leave_no_gap_and_do_not_overlap(key):
    """All areas together are the area within the rim; a frame is filled."""
    drawn = DRAWN[key]
    onward: dict[Point, Point] = {}
    for name, outline in drawn.outlines.items():
        turned = outline if signed(outline) > 0 else outline[::-1]
        onward |= {a: b for a, b in sides(turned) if drawn.holders[frozenset((a, b))] == [name]}
    rim = [next(iter(onward))]
    while onward[rim[-1]] != rim[0]:
        rim.append(onward[rim[-1]])
    assert len(rim) == len(onward), "the rim is in one piece"
    assert doubled_area(rim) == sum(map(doubled_area, drawn.outlines.values()))
    width, height = 10 * drawn.size[0], 10 * drawn.size[1]
    if key in BOARDS:
        assert doubled_area(rim) == 2 * width * height
    else:
        low, high = 10 * LEAST_SEA, (width - 10 * LEAST_SEA, height - 10 * LEAST_SEA)
        assert all(low <= x <= high[0] and low <= y <= high[1] for x, y in rim)


def signed(outline: list[Point]) -> int:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in sides(outline))


@pytest.mark.parametrize("key", ROWS)
def test_tokens_and_badges_lie_inside_their_region(key):
    drawn = DRAWN[key]
    for row in ROWS[key]:
        region, outline = drawn.regions[row.key], drawn.outlines[row.key]
        assert inside(outline, region["token"])
        assert 40 <= region["room"] <= distance(outline, region["token"]) + 1
        marks = [SIZES[key[0]] if mark == "size" else mark for mark in row.symbols]
        assert list(region["badges"]) == marks
        places = list(region["badges"].values())
        for place in places:
            assert inside(outline, place) and distance(outline, place) >= 18
        for (ax, ay), (bx, by) in combinations([region["token"], *places], 2):
            assert max(abs(ax - bx), abs(ay - by)) >= 36


@pytest.mark.parametrize("key", ROWS)
def test_badges_that_stay_upright_beside_their_token_lie_inside_a_turned_region_too(key):
    drawn = DRAWN[key]
    for name, region in drawn.regions.items():
        x, y = region["token"]
        for bx, by in region["badges"].values():
            aside, below = bx - x, by - y
            for _ in range(3 if key in FACES else 1):
                aside, below = below, -aside  # where it lies on the map before it is turned
                assert inside(drawn.outlines[name], (x + aside, y + below))


# Borders


def parts_of(path: str, end: str = "") -> list[list[Point]]:
    """A path of several parts, each beginning with an M, in whole units."""
    assert re.fullmatch(rf"(M-?\d+ -?\d+l[-0-9 ]+{end})+", path)
    return [[(x // 10, y // 10) for x, y in points_of(f"M{part.removesuffix('z')}z")] for part in path.split("M")[1:]]


@pytest.mark.parametrize("key", ROWS)
def test_a_region_has_one_border_with_each_neighbour_and_one_with_the_outside(key):
    for row in ROWS[key]:
        beyond = [border["with"] for border in DRAWN[key].regions[row.key]["borders"]]
        assert len(beyond) == len(set(beyond))
        assert {*beyond} == {name[-2:] for name in row.neighbours} | ({None} if row.edge else set())


@pytest.mark.parametrize("key", ROWS)
def test_both_sides_of_a_border_have_the_same_line_and_it_is_theirs(key):
    drawn = DRAWN[key]
    for name, region in drawn.regions.items():
        for border in region["borders"]:
            if border["with"] is not None:
                other = drawn.regions[f"{key}-{border['with']}"]
                assert [each["line"] for each in other["borders"] if each["with"] == name[-2:]] == [border["line"]]
            for line in parts_of(border["line"]):
                assert all(distance(drawn.outlines[name], place) < 2 for place in line)


@pytest.mark.parametrize("key", ROWS)
def test_strips_lie_inside_their_region_from_the_border_inwards(key):
    drawn = DRAWN[key]
    for name, region in drawn.regions.items():
        outline = drawn.outlines[name]
        rim = {place for border in region["borders"] for line in parts_of(border["line"]) for place in line}
        for border in region["borders"]:
            for strip in ("band", "near", "far"):
                for place in chain.from_iterable(parts_of(border[strip], "z")):
                    assert place in rim or inside(outline, place) or distance(outline, place) < 2
            for place in chain.from_iterable(parts_of(border["cord"])):
                assert inside(outline, place)
            areas = [sum(map(signed, parts_of(border[strip], "z"))) for strip in ("band", "near", "far")]
            assert 0 < areas[0] < areas[1] < areas[2] < doubled_area(outline) / 100


@pytest.mark.parametrize("key", ROWS)
def test_strips_reach_the_ends_of_their_border_so_that_they_join(key):
    for region in DRAWN[key].regions.values():
        for border in region["borders"]:
            ends = {place for line in parts_of(border["line"]) for place in (line[0], line[-1])}
            for strip in ("band", "near", "far"):
                assert ends <= set(chain.from_iterable(parts_of(border[strip], "z")))


# Islands shown together


@pytest.mark.parametrize("players", SETS)
def test_islands_in_one_sea_lie_apart(players):
    sea = json.loads(map_text("seas"))[str(players)]
    boxes = []
    for size, (x, y) in zip(SETS[players], sea["places"], strict=True):
        (picture,) = {DRAWN[key].size for key in FACES if SIZES[key[0]] == size}
        assert 0 <= x <= sea["size"][0] - picture[0]
        assert 0 <= y <= sea["size"][1] - picture[1]
        boxes.append((x, y, x + picture[0], y + picture[1]))
    for a, b in combinations(boxes, 2):
        assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


class Sea:
    """A packing: the coasts of its islands as they lie there, in units."""

    def __init__(self, key: str, packing: dict[str, Any]) -> None:
        self.width: int = packing["size"][0]
        self.height: int = packing["size"][1]
        self.islands: list[tuple[str, list[int]]] = list(zip(key.split("+"), packing["places"], strict=True))

    def covered(self) -> float:
        """How much of it is land, bay or lake."""
        return sum(LANDS[face] for face, _ in self.islands) / (self.width * self.height)

    def coasts(self) -> list[list[Spot]]:
        return [[(px + x, py + y) for px, py in coast_of(face, turn)] for face, (x, y, turn) in self.islands]

    def extents(self) -> list[tuple[float, float, float, float]]:
        """Left, top, right and bottom of each island."""
        found = []
        for face, (x, y, turn) in self.islands:
            left, top, right, bottom = extent_of(face, turn)
            found.append((x + left, y + top, x + right, y + bottom))
        return found


@cache
def coast_of(key: str, turn: int) -> list[Spot]:
    """Points of the outer coast, at most four units apart, after so many quarter turns clockwise."""
    drawn = DRAWN[key]
    points: list[Spot] = []
    for (ax, ay), (bx, by) in chain.from_iterable(map(sides, drawn.outlines.values())):
        if len(drawn.holders[frozenset(((ax, ay), (bx, by)))]) == 1:
            steps = 1 + int(max(abs(bx - ax), abs(by - ay)) / 40)
            points += [((ax + (bx - ax) * n / steps) / 10, (ay + (by - ay) * n / steps) / 10) for n in range(steps)]
    width, height = drawn.size
    if turn == 0:
        return points
    if turn == 1:
        return [(height - y, x) for x, y in points]
    if turn == 2:
        return [(width - x, height - y) for x, y in points]
    return [(y, width - x) for x, y in points]


@cache
def extent_of(key: str, turn: int) -> tuple[float, float, float, float]:
    xs, ys = zip(*coast_of(key, turn), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def nearest(one: list[Spot], other: list[Spot], enough: int) -> float:
    """The distance of two coasts, if it is less than enough: points are compared with those in squares around them."""
    squares: dict[tuple[int, int], list[Spot]] = defaultdict(list)
    for x, y in other:
        squares[int(x // enough), int(y // enough)].append((x, y))
    found: list[float] = [enough]
    for x, y in one:
        column, row = int(x // enough), int(y // enough)
        for near in [(column + dx, row + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]:
            found += [hypot(x - ox, y - oy) for ox, oy in squares.get(near, ())]
    return min(found)


LANDS = {key: sum(map(doubled_area, DRAWN[key].outlines.values())) / 200 for key in FACES}
SEAS = {players: json.loads(map_text(f"seas-{players}")) for players in SETS}


@pytest.mark.parametrize("players", SETS)
def test_every_set_of_islands_has_its_places_in_a_sea_of_each_shape(players):
    wanted = [key for key in all_sets() if key.count("+") == players - 1]
    assert SEAS[players]["shapes"] == [2.0, 1.54, 1.25, 0.8, 0.62]
    assert sorted(SEAS[players]["seas"]) == sorted(wanted)
    for packings in SEAS[players]["seas"].values():
        for shape, packing in zip(SEAS[players]["shapes"], packings, strict=True):
            width, height = packing["size"]
            assert shape / 1.085 <= width / height <= shape * 1.085, "it is stretched a little by whoever shows it"


@pytest.mark.parametrize("players", SETS)
def test_islands_fill_most_of_their_sea_and_do_not_leave_it(players):
    for key, packings in SEAS[players]["seas"].items():
        for sea in [Sea(key, packing) for packing in packings]:
            assert sea.covered() >= 0.6
            for left, top, right, bottom in sea.extents():
                assert min(left, top, sea.width - right, sea.height - bottom) >= 9


@pytest.mark.parametrize("players", SETS)
def test_between_two_islands_there_is_open_water(players):
    """Some sets of each number of players, in every shape."""
    for key in sorted(SEAS[players]["seas"])[players::21]:
        for sea in [Sea(key, packing) for packing in SEAS[players]["seas"][key]]:
            for one, other in combinations(sea.coasts(), 2):
                assert nearest(one, other, 24) >= 23.5


# The page about the islands


def test_the_page_has_a_picture_and_a_table_of_each_island():
    page = (DOCS / "islands.md").read_text(encoding="utf-8")
    for key, text in FACES.items():
        part = page.split(f"### `{key}`")[1].split("\n#")[0]
        assert f"](pictures/islands/{key}.png)" in part
        told = [[cell.strip() for cell in line.split("|")[1:-1]] for line in part.splitlines() if line.startswith("| ")]
        rows = []
        for row in read_rows(text):
            marks = ["murloc"] * row.native + ["marker" if mark == "size" else mark for mark in row.symbols]
            near = ", ".join(name[-2:] for name in row.neighbours)
            rows.append([row.key[-2:], row.terrain, ", ".join(marks), near])
        assert told[2:] == rows


def test_every_picture_is_there_and_small():
    pictures = sorted((DOCS / "pictures" / "islands").glob("*.png"))
    assert {picture.stem for picture in pictures} == {*FACES, "five-players"}
    assert sum(picture.stat().st_size for picture in pictures) < 4_000_000
