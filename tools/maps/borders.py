"""The borders of each region, and strips along them inside it, to be filled in the colour of its holder.

A strip is the part of a region within some distance of the land on the other side. So the strips of several regions
fit together: fill those of a whole country towards everybody else, and one unbroken band goes round it.
"""

from dataclasses import replace
from itertools import pairwise

from shapely import Geometry, LineString, MultiLineString, Polygon, get_parts, line_merge, union_all
from shapely.geometry.polygon import orient

from tools.maps.mapfile import Area, Border, MapFile, Outline

SHOWN = 1016
"""The width in pixels of a board that the widths below are meant for."""
SEA_WIDTH = 2032
"""Islands are shown in a sea; that of four of them is about this many units wide."""
BAND, NEAR, FAR, CORD = 6.5, 15.0, 29.0, 3.5  # pixels from the border
CORD_END = 0.6 * CORD  # it ends nearer than this to a third region
LOOSE = {"line": 0.9, "band": 1.0, "near": 1.6, "far": 2.5, "cord": 1.0}
"""How far a point may be from where it belongs, in units: soft glows may be drawn with less care."""
CRUMB = 12.0
"""Nobody sees anything smaller, or shorter."""

Corner = tuple[float, float]


def with_borders(drawn: MapFile) -> MapFile:
    """The map with its borders. Everything is made from lines with fewer points, so that both sides still fit."""
    unit = (drawn.size[0] if framed(drawn) else SEA_WIDTH) / SHOWN
    shapes, lines = thinned(drawn)
    ground = union_all(list(shapes.values()))
    around = ground.buffer(2 * FAR * unit, join_style="mitre").difference(ground)
    areas: dict[str, Area] = {}
    for name, area in drawn.areas.items():
        beyond = [other for pair in lines if name in pair for other in pair if other != name]
        others = {other: shapes.get(other, around) for other in sorted(beyond, key=lambda other: (other == "", other))}
        borders = [
            border(shapes[name], others, other, lines[pair_of(name, other)], unit, len(drawn.key) + 1)
            for other in others
        ]
        areas[name] = replace(area, borders=tuple(borders))
    return replace(drawn, areas=areas)


def framed(drawn: MapFile) -> bool:
    """Do the regions fill the picture?"""
    width, height = drawn.size
    covered = float(sum(Polygon(area.outline).area for area in drawn.areas.values()))
    return abs(covered - width * height) < 1


def pair_of(one: str, other: str) -> tuple[str, str]:
    """The name `MapFile.lines` gives to the border of two regions."""
    return (one, other) if other == "" else (min(one, other), max(one, other))


def thinned(drawn: MapFile) -> tuple[dict[str, Polygon], dict[tuple[str, str], list[Outline]]]:
    """Shapes and lines in whole units: each line is thinned once, for both sides."""
    found: dict[tuple[str, str], list[Outline]] = {}
    onward: dict[str, list[LineString]] = {name: [] for name in drawn.areas}
    for pair, lines in drawn.lines().items():
        for line in lines:
            thin = whole_line(LineString(line).simplify(LOOSE["line"]))
            found.setdefault(pair, []).append(thin)
            for name in pair:
                if name:
                    onward[name].append(LineString(thin))
    shapes = {}
    for name, lines_of_one in onward.items():
        ring = line_merge(MultiLineString(lines_of_one))
        shapes[name] = Polygon(ring.coords)
        if not shapes[name].is_valid:
            raise ValueError(f"the thinned outline of {name} crosses itself")
    return shapes, found


def whole_line(line: LineString) -> Outline:
    """The points of a line in whole units."""
    return tuple(whole(point) for point in line.coords)


def border(
    shape: Polygon, others: dict[str, Geometry], other: str, lines: list[Outline], unit: float, short: int
) -> Border:
    """One border seen from one side."""
    beyond = others[other]
    third = union_all([each for name, each in others.items() if name != other])
    cord = shape.intersection(beyond.buffer(CORD * unit).boundary).difference(third.buffer(CORD_END * unit))
    return Border(
        beyond=other[short:],
        line=tuple(lines),
        band=strips(shape, beyond, BAND * unit, LOOSE["band"]),
        near=strips(shape, beyond, NEAR * unit, LOOSE["near"]),
        far=strips(shape, beyond, FAR * unit, LOOSE["far"]),
        cord=cords(cord, LOOSE["cord"]),
    )


def strips(shape: Polygon, beyond: Geometry, width: float, loose: float) -> tuple[Outline, ...]:
    """The part of a shape within this distance of what is beyond; all go round the same way, holes the other way."""
    kept = set(shape.exterior.coords)
    found: list[Outline] = []
    for part in polygons(shape.intersection(beyond.buffer(width))):
        if part.area < CRUMB:
            continue
        turned = orient(part)
        rings = [thin_ring(ring.coords[:-1], kept, loose) for ring in (turned.exterior, *turned.interiors)]
        found += [ring for ring in rings if len(ring) > 2]
    return tuple(found)


def thin_ring(points: list[Corner], kept: set[Corner], loose: float) -> Outline:
    """A ring with fewer points, except those on an outline: strips of different widths share them."""
    start = next((i for i, point in enumerate(points) if point in kept), 0)
    ring = [*points[start:], *points[: start + 1]]
    found = ring[:1]
    run = ring[:1]
    for point in ring[1:]:
        run.append(point)
        if point in kept or point is ring[-1]:
            found += [whole(each) for each in LineString(run).simplify(loose).coords[1:-1]] + [point]
            run = [point]
    return tuple(a for a, b in pairwise(found) if a != b)


def whole(point: Corner) -> Corner:
    """In whole units."""
    return float(round(point[0])), float(round(point[1]))


def polygons(geometry: Geometry) -> list[Polygon]:
    """The surfaces of a geometry, without stray lines."""
    return [part for part in get_parts(geometry) if isinstance(part, Polygon)]


def cords(geometry: Geometry, loose: float) -> tuple[Outline, ...]:
    """The lines of a geometry, each in one piece."""
    lines = [part for part in get_parts(geometry) if isinstance(part, LineString)]
    whole = get_parts(line_merge(MultiLineString(lines)))
    return tuple(whole_line(line.simplify(loose)) for line in whole if line.length >= CRUMB)
