"""A finished map and its file: outlines, places for tokens and badges, borders. Needs nothing but Python.

The file is JSON. A path is made of one `M` with the first point and one `l` with the steps to the others, closed
by `z`, all in units of the picture; so it is an SVG path as it stands, and neighbours share their points. Lines along a
border are open, without `z`. Where two regions meet in several places, their border has several such parts in one path.
"""

import json
import re
from dataclasses import dataclass
from itertools import pairwise

Place = tuple[int, int]
Outline = tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Border:
    """Where a region meets another, or the open sea or the frame, as seen from its own side."""

    beyond: str  # the number of the other region, empty for what is no region
    line: tuple[Outline, ...]
    band: tuple[Outline, ...]  # closed strips inside the region, narrow, wider, widest
    near: tuple[Outline, ...]
    far: tuple[Outline, ...]
    cord: tuple[Outline, ...]  # a line in the middle of the band

    def to_json(self) -> dict[str, str | None]:
        """As it is saved."""
        return {
            "with": self.beyond or None,
            "line": "".join(map(line_of, self.line)),
            "band": "".join(map(path_of, self.band)),
            "near": "".join(map(path_of, self.near)),
            "far": "".join(map(path_of, self.far)),
            "cord": "".join(map(line_of, self.cord)),
        }


@dataclass(frozen=True)
class Area:
    """One region as drawn."""

    outline: Outline
    token: Place
    room: int  # radius of the free circle around the token
    badges: dict[str, Place]
    borders: tuple[Border, ...] = ()


@dataclass(frozen=True)
class MapFile:
    """A drawn board."""

    key: str
    size: tuple[int, int]
    areas: dict[str, Area]

    def to_text(self) -> str:
        """As it is saved, a line for each region."""
        lines = []
        for name, area in self.areas.items():
            content = {
                "path": path_of(area.outline),
                "token": area.token,
                "room": area.room,
                "badges": area.badges,
                "borders": [border.to_json() for border in area.borders],
            }
            lines.append(f"{json.dumps(name)}:{json.dumps(content, separators=(',', ':'))}")
        size = json.dumps(self.size, separators=(",", ":"))
        return f'{{"key":"{self.key}","size":{size},"regions":{{\n' + ",\n".join(lines) + "\n}}\n"

    def turned(self, turn: int) -> "MapFile":
        """After so many quarter turns clockwise, without its borders. Badges stay upright beside their tokens."""
        if turn == 0:
            return self
        width, height = self.size
        areas = {}
        for name, area in self.areas.items():
            outline = tuple((round(height - y, 1), x) for x, y in area.outline)
            x, y = area.token
            badges = {mark: (height - y + bx - x, x + by - y) for mark, (bx, by) in area.badges.items()}
            areas[name] = Area(outline, (height - y, x), area.room, badges)
        return MapFile(self.key, (height, width), areas).turned(turn - 1)

    def lines(self) -> dict[tuple[str, str], list[Outline]]:
        """The borders as lines, by the two regions; the second is empty for the coast or the frame."""
        holders: dict[frozenset[tuple[float, float]], list[str]] = {}
        for name, area in self.areas.items():
            for step in steps_of(area.outline):
                holders.setdefault(frozenset(step), []).append(name)
        found: dict[tuple[str, str], list[Outline]] = {}
        for name, area in self.areas.items():
            steps = steps_of(area.outline)
            beyond = ["".join(other for other in holders[frozenset(step)] if other != name) for step in steps]
            start = next((i for i in range(len(steps)) if beyond[i] != beyond[i - 1]), 0)
            line: list[tuple[float, float]] = []
            for n in range(len(steps)):
                i = (start + n) % len(steps)
                line = line or [steps[i][0]]
                line.append(steps[i][1])
                if n + 1 == len(steps) or beyond[(i + 1) % len(steps)] != beyond[i]:
                    if beyond[i] == "" or name < beyond[i]:
                        found.setdefault((name, beyond[i]), []).append(tuple(line))
                    line = []
        return found


def steps_of(outline: Outline) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """The sides of an outline."""
    return list(pairwise([*outline, outline[0]]))


def path_of(outline: Outline) -> str:
    """An outline as an SVG path with relative steps in tenths."""
    return f"{line_of(outline)}z"


def line_of(outline: Outline) -> str:
    """The same, left open."""
    tenths = [(round(10 * x), round(10 * y)) for x, y in outline]
    first, *_ = tenths
    numbers = [n for (x, y), (u, v) in pairwise(tenths) for n in (u - x, v - y)]
    return f"M{tenth(first[0])} {tenth(first[1])}l{' '.join(map(tenth, numbers)).replace(' -', '-')}"


def tenth(number: int) -> str:
    """-35 as -3.5, 40 as 4."""
    return f"{number / 10:g}"


def outline_of(path: str) -> Outline:
    """The points of such a path."""
    numbers = [round(10 * float(n)) for n in re.findall(r"-?[0-9.]+", path)]
    x, y = numbers[:2]
    points = [(x / 10, y / 10)]
    for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
        x, y = x + dx, y + dy
        points.append((x / 10, y / 10))
    return tuple(points)


def read_map(text: str) -> MapFile:
    """A map from the text of its file; its borders, which follow from its outlines, are left out."""
    data = json.loads(text)
    areas = {
        name: Area(
            outline_of(region["path"]),
            tuple(region["token"]),
            region["room"],
            {mark: tuple(place) for mark, place in region["badges"].items()},
        )
        for name, region in data["regions"].items()
    }
    return MapFile(data["key"], tuple(data["size"]), areas)
