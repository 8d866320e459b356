"""Lay each set of islands into one sea so that land fills as much of it as possible: `seas-2.json` to `seas-5.json`.

    PYTHONPATH=src python -m tools.maps.pack --jobs 4

For every set and for several shapes of the screen, islands are turned by quarters and moved about until the smallest
rectangle of that shape holds them all, with water between them. It needs numpy and the drawn maps, nothing else.
Sets that have their places already are left alone; `--again` packs them anew. The same seed gives the same places.

How it works. An island is a set of squares. For two islands, each turned in some way, a table tells for every shift of
one against the other how many squares they have in common, the first with the water around it; one Fourier transform
makes it. With such tables to look things up in, hundreds of tries are cooled down side by side (simulated annealing):
they move, turn and swap islands, and pay for the size of the rectangle and for what overlaps. Now and then those
that do badly give way to copies of those that do well. At last the water that is left is spread evenly.
"""

import argparse
import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from math import ceil
from multiprocessing import Pool
from pathlib import Path
from time import perf_counter
from typing import TypeAlias, TypedDict
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from smallworld.content.warcraft.islands import all_sets
from smallworld.maps import map_text

MAPS = Path(__file__).parents[2] / "src" / "smallworld" / "maps"
SHAPES = (2.0, 1.54, 1.25, 0.8, 0.62)  # width to height
WATER = 24  # units between two coasts, at least
MARGIN = 10  # and to the edge of the sea
STRETCH = 1.08  # a sea may be so much wider or higher than its shape: whoever shows it stretches it a little
CELL = 4  # units to the side of a square
SLACK = CELL * 2**0.5  # so much nearer than the middles of their squares two points may be
TRIES, STEPS = 320, 2500

Ints: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float64]
Mask: TypeAlias = NDArray[np.bool_]
Counts: TypeAlias = NDArray[np.uint16]


class Packing(TypedDict):
    """The size of a sea, and for each island the corner of its box and its quarter turns clockwise."""

    size: list[int]
    places: list[list[int]]


# Islands as squares


@cache
def outlines(face: str) -> tuple[tuple[int, int], list[Floats]]:
    """The size of the drawing, and the points of each region."""
    data = json.loads(map_text(face))
    found = []
    for region in data["regions"].values():
        numbers = np.array(re.findall(r"-?[0-9.]+", region["path"]), float)
        found.append(np.cumsum(numbers.reshape(-1, 2), axis=0))
    return (data["size"][0], data["size"][1]), found


@cache
def area(face: str) -> float:
    """Of all regions, bays and lakes too."""
    total = 0.0
    for points in outlines(face)[1]:
        x, y = points.T
        total += abs(float(x @ np.roll(y, -1) - y @ np.roll(x, -1))) / 2
    return total


@cache
def bounds(face: str, turn: int) -> Floats:
    """Left, top, right and bottom of the coast in its box, after turning."""
    (width, height), regions = outlines(face)
    (x0, y0), (x1, y1) = np.vstack(regions).min(axis=0), np.vstack(regions).max(axis=0)
    for _ in range(turn):
        x0, y0, x1, y1 = height - y1, x0, height - y0, x1
        width, height = height, width
    return np.array([x0, y0, x1, y1])


@cache
def squares(face: str, turn: int) -> Mask:
    """Squares that hold any of the island, in its box; turned clockwise."""
    (width, height), regions = outlines(face)
    mask: Mask = np.zeros((height // CELL, width // CELL), np.bool_)
    ys, xs = (np.mgrid[0 : mask.shape[0], 0 : mask.shape[1]] + 0.5) * CELL
    for points in regions:
        ends = np.roll(points, -1, axis=0)
        inside = np.zeros_like(mask)
        for (ax, ay), (bx, by) in zip(points, ends, strict=True):
            if ay != by:
                inside ^= ((ay > ys) != (by > ys)) & (xs < ax + (ys - ay) * (bx - ax) / (by - ay))
            steps = np.linspace(0, 1, 2 + int(np.hypot(bx - ax, by - ay)))
            mask[((ay + steps * (by - ay)) // CELL).astype(int), ((ax + steps * (bx - ax)) // CELL).astype(int)] = True
        mask |= inside
    return np.ascontiguousarray(np.rot90(mask, -turn))


@cache
def widened(face: str) -> Mask:
    """The squares of an island and of the water that it needs around it."""
    mask = squares(face, 0)
    reach = int((WATER + SLACK) / CELL)
    wide = np.zeros_like(mask)
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            if np.hypot(dx, dy) * CELL <= WATER + SLACK:
                wide |= np.roll(mask, (dy, dx), axis=(0, 1))  # the box is empty along its sides
    return wide


@cache
def overlaps(one: str, other: str, turn: int) -> Counts:
    """How many squares two islands share for every shift of the other, which is turned, from far left above on."""
    first, second = widened(one), squares(other, turn)[::-1, ::-1]
    shape = (first.shape[0] + second.shape[0] - 1, first.shape[1] + second.shape[1] - 1)
    product = np.fft.rfft2(first, shape) * np.fft.rfft2(second, shape)
    return np.rint(np.fft.irfft2(product, shape)).astype(np.uint16)


# Packing


class Islands:
    """A set of islands, with everything to be looked up about them."""

    def __init__(self, faces: list[str]) -> None:
        self.faces = faces
        self.area = sum(map(area, faces))
        self.boxes = np.array([[squares(face, turn).shape[::-1] for turn in range(4)] for face in faces])
        self.edges = np.array([[edges(squares(face, turn)) for turn in range(4)] for face in faces])
        self.pairs = list(combinations(range(len(faces)), 2))
        tables = []
        self.where: Ints = np.zeros((len(self.pairs), 16, 5), np.int64)  # start, columns, rows, shift of 0
        start = 0
        for n, (one, other) in enumerate(self.pairs):
            for turns in range(16):
                a, b = divmod(turns, 4)
                table = np.rot90(overlaps(faces[one], faces[other], (b - a) % 4), -a)
                wide, high = self.boxes[other][b]
                self.where[n, turns] = (start, table.shape[1], table.shape[0], wide - 1, high - 1)
                tables.append(table.ravel())
                start += table.size
        self.table = np.concatenate(tables)

    def shared(self, x: Ints, y: Ints, turn: Ints) -> Floats:
        """What overlaps in each try: the sum of the roots of the shared areas."""
        total = np.zeros(x.shape[1])
        for n, (one, other) in enumerate(self.pairs):
            start, columns, rows, left, up = self.where[n, 4 * turn[one] + turn[other]].T
            dx, dy = x[other] - x[one] + left, y[other] - y[one] + up
            near = (dx >= 0) & (dy >= 0) & (dx < columns) & (dy < rows)
            total += np.sqrt(self.table[np.where(near, start + dy * columns + dx, 0)] * near)
        return total

    def extent(self, x: Ints, y: Ints, turn: Ints) -> tuple[Ints, Ints, Ints, Ints]:
        """Left, top, width and height of each try, in squares."""
        rows = np.arange(len(self.faces))[:, None]
        left, top, right, bottom = np.moveaxis(self.edges[rows, turn], -1, 0)
        x0, y0 = (x + left).min(axis=0), (y + top).min(axis=0)
        return x0, y0, (x + right).max(axis=0) - x0, (y + bottom).max(axis=0) - y0


def edges(mask: Mask) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of what is set."""
    columns, rows = np.flatnonzero(mask.any(axis=0)), np.flatnonzero(mask.any(axis=1))
    return int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1


def pack(islands: Islands, shape: float, tries: int, steps: int, seed: int) -> tuple[float, Packing]:
    """The best places found for a sea of this shape: how much of it is covered, and the places."""
    rng = np.random.default_rng(seed)
    many = len(islands.faces)
    every = np.arange(tries)
    turn = rng.integers(0, 4, (many, tries))
    spread = np.sqrt(islands.area * 1.5) / CELL
    x = (rng.uniform(0, spread * shape**0.5, (many, tries)) - islands.boxes[:, :1, 0] / 2).astype(np.int64)
    y = (rng.uniform(0, spread / shape**0.5, (many, tries)) - islands.boxes[:, :1, 1] / 2).astype(np.int64)

    def judged(x: Ints, y: Ints, turn: Ints) -> tuple[Floats, Floats]:
        """The side of a square as large as the sea that is needed, with a little for room left in it; what overlaps."""
        _, _, across, down = islands.extent(x, y, turn)
        wide, high = across + 2 * MARGIN / CELL, down + 2 * MARGIN / CELL
        sea = np.maximum(wide, high * shape / STRETCH) * np.maximum(high, wide / shape / STRETCH)
        return np.sqrt(sea) + 0.05 * np.sqrt(wide * high), islands.shared(x, y, turn)

    size, shared = judged(x, y, turn)
    best: tuple[float, Ints, Ints, Ints] | None = None
    for step in range(steps):
        done = step / steps
        heat = 16.0 * (0.02 ** min(1.0, done * 1.15))
        price = 0.25 + 2.2 * done
        nx, ny, nturn = x.copy(), y.copy(), turn.copy()
        one = rng.integers(0, many, tries)
        kind = rng.random()
        if kind < 0.08 * (1 - done):
            turned(islands, nx, ny, nturn, one, every, rng)
        elif kind < 0.2 * (1 - done):
            swapped(islands, nx, ny, nturn, one, every, rng)
        else:
            far = 1 + 40 * (1 - done) ** 2 * rng.random()
            nx[one, every] += np.rint(rng.normal(0, far, tries)).astype(np.int64)
            ny[one, every] += np.rint(rng.normal(0, far, tries)).astype(np.int64)
        nsize, nshared = judged(nx, ny, nturn)
        worse = (nsize + price * nshared) - (size + price * shared)
        taken = rng.random(tries) < np.exp(np.clip(-worse / heat, -60, 0))
        x, y, turn = np.where(taken, nx, x), np.where(taken, ny, y), np.where(taken, nturn, turn)
        size, shared = np.where(taken, nsize, size), np.where(taken, nshared, shared)

        fits = np.where(shared == 0, size, np.inf)
        first = int(fits.argmin())
        if fits[first] < (best[0] if best else np.inf):
            best = float(fits[first]), x[:, first].copy(), y[:, first].copy(), turn[:, first].copy()
        if step % 150 == 149:
            order = np.argsort(size + price * shared)
            weak, strong = order[tries - tries // 5 :], order[: tries // 5]
            x[:, weak], y[:, weak], turn[:, weak] = x[:, strong], y[:, strong], turn[:, strong]
            size[weak], shared[weak] = size[strong], shared[strong]
    assert best is not None, "nothing fits"
    places = [(CELL * int(px), CELL * int(py), int(way)) for px, py, way in zip(*best[1:], strict=True)]
    covered, packing = settled(islands.faces, shape, places)
    return covered, eased(islands, packing)


def turned(islands: Islands, x: Ints, y: Ints, turn: Ints, one: Ints, every: Ints, rng: np.random.Generator) -> None:
    """Turn an island of each try about its middle."""
    before = islands.boxes[one, turn[one, every]]
    turn[one, every] = (turn[one, every] + rng.integers(1, 4, len(every))) % 4
    after = islands.boxes[one, turn[one, every]]
    x[one, every] += (before - after)[:, 0] // 2
    y[one, every] += (before - after)[:, 1] // 2


def swapped(islands: Islands, x: Ints, y: Ints, turn: Ints, one: Ints, every: Ints, rng: np.random.Generator) -> None:
    """Let two islands of each try change places."""
    other = (one + rng.integers(1, len(x), len(every))) % len(x)
    apart = (islands.boxes[one, turn[one, every]] - islands.boxes[other, turn[other, every]]) // 2
    ax, ay, bx, by = x[one, every], y[one, every], x[other, every], y[other, every]
    x[one, every], y[one, every] = bx - apart[:, 0], by - apart[:, 1]
    x[other, every], y[other, every] = ax + apart[:, 0], ay + apart[:, 1]


def settled(faces: list[str], shape: float, places: list[tuple[int, int, int]]) -> tuple[float, Packing]:
    """The smallest sea for islands that lie like this, with them in its middle; and how much of it they cover."""
    around = [bounds(face, turn) + np.array([x, y, x, y]) for face, (x, y, turn) in zip(faces, places, strict=True)]
    left, top = np.min(around, axis=0)[:2]
    wide, high = np.max(around, axis=0)[2:] - (left, top) + 2 * MARGIN
    width, height = ceil(max(wide, high * shape / STRETCH)), ceil(max(high, wide / shape / STRETCH))
    dx, dy = round((width - wide) / 2 + MARGIN - left), round((height - high) / 2 + MARGIN - top)
    moved = [[x + dx, y + dy, turn] for x, y, turn in places]
    return sum(map(area, faces)) / (width * height), {"size": [width, height], "places": moved}


def eased(islands: Islands, packing: Packing) -> Packing:
    """The same sea with its water spread evenly: each island moves to the middle of the room it has."""
    places = np.array(packing["places"])
    turn = places[:, 2:]
    around = np.array([bounds(face, way) for face, way in zip(islands.faces, turn[:, 0], strict=True)])
    steps = np.arange(-max(packing["size"]) // CELL, max(packing["size"]) // CELL + 1)
    for one, side in product(list(range(len(places))) * 4, (0, 1)):
        tries = np.repeat(((places[:, :2] - places[0, :2]) // CELL)[:, :, None], len(steps), axis=2)
        tries[one, side] += steps
        near = places[one, side] + CELL * steps + around[one, side]
        far = near + around[one, side + 2] - around[one, side]
        free = islands.shared(tries[:, 0], tries[:, 1], np.repeat(turn, len(steps), axis=1)) == 0
        free &= (near >= MARGIN - 0.5) & (far <= packing["size"][side] - MARGIN + 0.5)
        stops = steps[~free]
        places[one, side] += CELL * int((stops[stops < 0].max() + stops[stops > 0].min()) / 2)
    return {"size": packing["size"], "places": places.tolist()}


# All sets


def pack_set(job: tuple[str, int, int, int]) -> tuple[str, list[Packing], list[float]]:
    """A set in every shape. A shape that is another one turned has the same places, turned."""
    key, tries, steps, seed = job
    islands = Islands(key.split("+"))
    found: dict[float, tuple[float, Packing]] = {}
    for shape in SHAPES:
        lying = next((other for other in found if abs(shape * other - 1) < 1e-9), None)
        if lying is None:
            found[shape] = pack(islands, shape, tries, steps, crc32(f"{key} {shape} {seed}".encode()))
        else:
            found[shape] = found[lying][0], upright(islands, found[lying][1])
    return key, [packing for _, packing in found.values()], [covered for covered, _ in found.values()]


def upright(islands: Islands, lying: Packing) -> Packing:
    """A sea after a quarter turn clockwise."""
    width, height = lying["size"]
    places = []
    for boxes, (x, y, turn) in zip(islands.boxes, lying["places"], strict=True):
        places.append([height - y - int(boxes[turn][1]) * CELL, x, (turn + 1) % 4])
    return {"size": [height, width], "places": places}


def to_text(seas: dict[str, list[Packing]]) -> str:
    """A file, with a line for each set."""
    lines = [f'"{key}":{json.dumps(seas[key], separators=(",", ":"))}' for key in sorted(seas)]
    return f'{{"shapes":{json.dumps(SHAPES)},"seas":{{\n' + ",\n".join(lines) + "\n}}\n"


def sets() -> Iterator[tuple[Path, list[str]]]:
    """For each number of islands its file, and the sets that belong there."""
    for number in sorted({key.count("+") + 1 for key in all_sets()}):
        yield MAPS / f"seas-{number}.json", [key for key in all_sets() if key.count("+") + 1 == number]


def pack_all(jobs: int, tries: int = TRIES, steps: int = STEPS, seed: int = 1, *, again: bool = False) -> None:
    """All sets, or those that have no places yet; each is saved as soon as it is done."""
    begun = perf_counter()
    for file, keys in sets():
        done = json.loads(file.read_text(encoding="utf-8"))["seas"] if file.exists() and not again else {}
        seas = {key: places for key, places in done.items() if key in keys}
        with Pool(jobs) as pool:
            wanted = [(key, tries, steps, seed) for key in keys if key not in seas]
            for key, packings, covered in pool.imap_unordered(pack_set, wanted):
                seas[key] = packings
                file.write_text(to_text(seas), encoding="utf-8")
                print(f"{perf_counter() - begun:5.0f} s {key}", *[f"{part:.1%}" for part in covered], flush=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="tools.maps.pack", description=__doc__.split("\n\n")[0] if __doc__ else "")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--tries", type=int, default=TRIES, help="side by side")
    parser.add_argument("--steps", type=int, default=STEPS, help="of each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="sets that have their places already, too")
    chosen = parser.parse_args()
    pack_all(chosen.jobs, chosen.tries, chosen.steps, chosen.seed, again=chosen.again)


if __name__ == "__main__":
    main()
