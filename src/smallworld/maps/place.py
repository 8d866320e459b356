"""Where things lie in a region: its tokens, what is printed there, and the strips along its borders."""

import math
from itertools import pairwise
from typing import Any, Final

from smallworld.maps.hexes import Point, Sheet, Side

Json = dict[str, Any]

BAND: Final = 10.0  # units from the border: pixels on a board 1016 wide, times 1600 / 1016
NEAR: Final = 24.0
FAR: Final = 46.0
CORD: Final = 5.5

SIGN: Final = 52.0  # a printed sign lies so far below the tokens
APART: Final = 46.0  # and so far from the next

SHELF: Final = 16.0  # units


def outline_of(rings: tuple[tuple[Side, ...], ...], symbols: tuple[str, ...], size: tuple[int, int]) -> Json:
    """A region as the pages want it."""
    loops = [closed(ring) for ring in rings]
    (x, y), room = widest(Shape(loops))
    first = -(len(symbols) - 1) / 2
    badges = {symbol: [round(x + (first + n) * APART), round(y + SIGN)] for n, symbol in enumerate(symbols)}
    reach = max(8.0, room * 0.8)
    borders: dict[str, Json] = {}
    for ring in rings:
        for side, strips in zip(ring, strips_of(ring, reach, size), strict=True):
            one = borders.setdefault(side.beyond, {"with": side.beyond or None})
            for name, path in strips.items():
                one[name] = one.get(name, "") + path
    return {
        "path": "".join(path_of(loop, True) for loop in loops),
        "token": [round(x), round(y)],
        "room": round(room),
        "badges": badges,
        "borders": list(borders.values()),
    }


def closed(ring: tuple[Side, ...]) -> list[Point]:
    """The points of a closed border, each once."""
    return [point for side in ring for point in side.line[:-1]]


def path_of(points: list[Point], shut: bool = False) -> str:
    """Straight lines through points."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + ("z" if shut else "")


def widest(shape: "Shape") -> tuple[Point, float]:
    """The place in a region that is farthest from its borders, and how far that is."""
    edge = [point for loop in shape.loops for point in between(loop)]
    xs, ys = [x for x, _ in edge], [y for _, y in edge]
    best, room = (sum(xs) / len(xs), sum(ys) / len(ys)), -1.0
    across, down = max(xs) - min(xs), max(ys) - min(ys)
    step = max(6.0, min(across, down) / 12, math.sqrt(across * down) / 20)
    for _ in range(2):
        wide = math.ceil((max(xs) - min(xs)) / step)
        high = math.ceil((max(ys) - min(ys)) / step)
        for i in range(wide + 1):
            for j in range(high + 1):
                spot = (min(xs) + i * step, min(ys) + j * step)
                if shape.has(spot):
                    far = farther(spot, edge, room)
                    if far > room:
                        best, room = spot, far
        xs, ys = [best[0] - step, best[0] + step], [best[1] - step, best[1] + step]
        step /= 4
    return best, max(room, 1.0)


def farther(spot: Point, edge: list[Point], than: float) -> float:
    """How far a place is from all points; what lies nearer than a place already found need not be measured."""
    x, y = spot
    nearest, enough = math.inf, than * than if than > 0 else -1.0
    for px, py in edge:
        far = (px - x) * (px - x) + (py - y) * (py - y)
        if far < nearest:
            if far <= enough:
                return than
            nearest = far
    return math.sqrt(nearest)


def between(loop: list[Point]) -> list[Point]:
    """The points of a border, and more along straight lines."""
    found: list[Point] = []
    for (ax, ay), (bx, by) in pairwise([*loop, loop[0]]):
        parts = max(1, round(math.hypot(bx - ax, by - ay) / 25))
        found += [(ax + (bx - ax) * n / parts, ay + (by - ay) * n / parts) for n in range(parts)]
    return found


class Shape:
    """A region by its closed borders; each piece of them is filed by its height, since many places are tried."""

    def __init__(self, loops: list[list[Point]]) -> None:
        self.loops: Final = loops
        self.shelves: Final[dict[int, list[tuple[Point, Point]]]] = {}
        for loop in loops:
            for one, other in pairwise([*loop, loop[0]]):
                for shelf in range(int(min(one[1], other[1]) // SHELF), int(max(one[1], other[1]) // SHELF) + 1):
                    self.shelves.setdefault(shelf, []).append((one, other))

    def has(self, spot: Point) -> bool:
        """Does a place lie within the region?"""
        x, y = spot
        within = False
        for (ax, ay), (bx, by) in self.shelves.get(int(y // SHELF), ()):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                within = not within
        return within


def strips_of(ring: tuple[Side, ...], reach: float, size: tuple[int, int]) -> list[Json]:
    """Along each side of a closed border, inside the region: they meet at its corners, and stay on the map."""
    loop = closed(ring)
    inward = [inward_at(loop, n) for n in range(len(loop))]
    found: list[Json] = []
    start = 0
    for side in ring:
        places = [(start + n) % len(loop) for n in range(len(side.line))]
        start += len(side.line) - 1
        line = [loop[n] for n in places]
        told: Json = {"line": path_of(line)}
        for name, far in (("band", BAND), ("near", NEAR), ("far", FAR)):
            away = min(far, reach)
            inner = [moved(loop[n], inward[n], away, size) for n in reversed(places)]
            told[name] = path_of([*line, *inner], True)
        told["cord"] = path_of([moved(loop[n], inward[n], min(CORD, reach), size) for n in places])
        found.append(told)
    return found


def inward_at(loop: list[Point], n: int) -> Point:
    """Which way is inward at a point of a border that runs clockwise."""
    (ax, ay), (bx, by) = loop[n - 1], loop[(n + 1) % len(loop)]
    x, y = loop[n]
    one, other = unit(x - ax, y - ay), unit(bx - x, by - y)
    nx, ny = -(one[1] + other[1]), one[0] + other[0]
    long = math.hypot(nx, ny)
    if long < 0.2:
        return -one[1], one[0]
    stretch = min(2 / long, 1.6)  # at a corner the strips go as far from both sides
    return nx / long * stretch, ny / long * stretch


def unit(x: float, y: float) -> Point:
    """A direction."""
    long = math.hypot(x, y) or 1.0
    return x / long, y / long


def moved(point: Point, way: Point, far: float, size: tuple[int, int]) -> Point:
    """A point some way off, in whole units, kept within the frame."""
    x, y = round(point[0] + way[0] * far), round(point[1] + way[1] * far)
    return min(max(x, 0), size[0]), min(max(y, 0), size[1])


def map_of(key: str, sheet: Sheet, symbols: dict[str, tuple[str, ...]]) -> Json:
    """The whole map as the pages want it."""
    regions = {region: outline_of(rings, symbols[region], sheet.size) for region, rings in sheet.rings.items()}
    return {"key": key, "size": list(sheet.size), "regions": regions}
