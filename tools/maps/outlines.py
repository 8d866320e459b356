"""Regions put together from arcs, with a place for tokens and one for each badge."""

from collections import defaultdict
from itertools import product

import numpy as np
from shapely import maximum_inscribed_circle
from shapely.geometry import Point, Polygon
from shapely.prepared import prep

from tools.maps.arcs import Arc, Style, make_arcs
from tools.maps.arrays import Points
from tools.maps.grid import Grid
from tools.maps.mapfile import Area, MapFile, Place
from tools.maps.plans import Plan

BADGE = 18  # radius, with its rim
TOKEN = 33  # half the width of a stack of tokens


class Tangled(Exception):
    """The lines cross; less wobble may help."""


def finish(plan: Plan, grid: Grid, seed: int) -> MapFile:
    """The map, as lively as it can be without lines that cross."""
    labels = np.where(grid.labels == grid.outside, -1, grid.labels)[1:-1, 1:-1]
    for part in (1.0, 0.8, 0.6, 0.4, 0.2, 0.0):
        style = Style(smooth=1 + part, wobble=2.2 * part, coast=1.6)
        arcs = make_arcs(labels, not plan.island, style, np.random.default_rng(seed))
        try:
            polygons = {name: polygon(arcs, grid.index[name]) for name in plan.names}
        except Tangled:
            continue
        areas = {row.key: area(polygons[row.key], plan.marks(row)) for row in plan.rows}
        return MapFile(plan.key, (plan.width, plan.height), areas)
    raise Tangled(plan.key)


def polygon(arcs: list[Arc], number: int) -> Polygon:
    """The outline of a region, from its arcs laid end to end."""
    lines = [arc.points for arc in arcs if number in arc.sides]
    ends: dict[tuple[float, ...], list[int]] = defaultdict(list)
    for i, line in enumerate(lines):
        ends[tuple(line[0])].append(i)
        ends[tuple(line[-1])].append(i)

    outline, used = lines[0], {0}
    while tuple(outline[-1]) != tuple(outline[0]):
        following = [i for i in ends[tuple(outline[-1])] if i not in used]
        if not following:
            raise Tangled(str(number))
        used.add(following[0])
        outline = np.vstack([outline, onward(lines[following[0]], outline[-1])[1:]])
    shape = Polygon(outline)
    if len(used) != len(lines) or not shape.is_valid:
        raise Tangled(str(number))
    return shape


def onward(line: Points, start: Points) -> Points:
    """The line, turned so that it begins here."""
    return line if tuple(line[0]) == tuple(start) else line[::-1]


# Places


def area(shape: Polygon, marks: list[str]) -> Area:
    """An outline with its places: tokens where there is most room, badges below them if possible."""
    circle = maximum_inscribed_circle(shape, tolerance=1.0)
    x, y = circle.coords[0]
    room = shape.exterior.distance(Point(x, y))
    if marks:
        y -= min(14.0, max(0.0, room - TOKEN - 8))
    badges = dict(zip(marks, badge_places(shape, (x, y), len(marks)), strict=True))
    room = shape.exterior.distance(Point(x, y))
    outline = tuple((float(px), float(py)) for px, py in shape.exterior.coords[:-1])
    return Area(outline, (round(x), round(y)), int(room), badges)


def badge_places(shape: Polygon, token: tuple[float, float], count: int) -> list[Place]:
    """A row of badges inside the outline and clear of the tokens, as near as possible to the place below them."""
    if not count:
        return []
    room = prep(shape.buffer(-BADGE - 6))
    step = 2 * BADGE + 3
    x0, y0, x1, y1 = shape.bounds
    best: tuple[float, list[Place]] | None = None
    for cx, cy in product(range(int(x0), int(x1), 4), range(int(y0), int(y1), 4)):
        row = [(round(cx + (i - (count - 1) / 2) * step), cy) for i in range(count)]
        if any(max(abs(x - token[0]), abs(y - token[1])) < TOKEN + BADGE - 4 for x, y in row):
            continue
        if not all(room.contains(Point(place)) for place in row):
            continue
        cost = abs(cx - token[0]) + abs(cy - token[1] - TOKEN - BADGE) * (1.0 if cy > token[1] else 1.4)
        if best is None or cost < best[0]:
            best = (cost, row)
    if best is None:
        raise Tangled("no room for the badges")
    return best[1]
