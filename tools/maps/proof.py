"""The finished map compared with the board, by geometry alone, without using anything from the way it was made."""

from dataclasses import dataclass
from itertools import combinations

from shapely import union_all
from shapely.geometry import Point, Polygon, box

from tools.maps.mapfile import MapFile
from tools.maps.plans import Plan


class WrongMap(Exception):
    """The map does not show the board."""


@dataclass(frozen=True)
class Quality:
    """What a reader of the map cares about, in units of the picture."""

    shortest: float  # border
    apart: float  # the nearest two regions that are not neighbours
    room: int  # the smallest free circle for tokens
    uneven: float  # the largest region compared with the smallest
    filled: float  # how much of the smallest box around them the regions cover
    sliver: float  # the largest area of a region in parts too thin for anything

    @property
    def score(self) -> float:
        """More is better."""
        touching = min(self.shortest, 70) + min(self.apart, 60) / 2 + 3 * min(self.apart, 25)
        shapes = min(self.room, 65) - 6 * self.uneven - max(0.0, self.sliver - 200) / 20
        return touching + shapes + 100 * self.filled


def prove(plan: Plan, drawn: MapFile) -> Quality:
    """Refuses a map that is wrong anywhere; returns its quality."""
    shapes = {name: Polygon(area.outline) for name, area in drawn.areas.items()}
    if list(shapes) != plan.names:
        raise WrongMap("the map has other regions than the board")
    for name, shape in shapes.items():
        if not shape.is_valid or shape.geom_type != "Polygon":
            raise WrongMap(f"the outline of {name} crosses itself")
    check_ground(plan, list(shapes.values()))
    check_places(drawn, shapes)

    shortest, apart = [], []
    for one, other in combinations(plan.names, 2):
        common = shapes[one].intersection(shapes[other]).length
        if (common > 0) != ((min(one, other), max(one, other)) in plan.borders):
            raise WrongMap(f"{one} and {other} touch along {common:.1f} units")
        if common > 0:
            shortest.append(common)
        else:
            apart.append(shapes[one].distance(shapes[other]))
    if min(apart) < 15:
        raise WrongMap("two regions that are not neighbours seem to touch")
    areas = [shape.area for shape in shapes.values()]
    rooms = [area.room for area in drawn.areas.values()]
    x0, y0, x1, y1 = union_all(list(shapes.values())).bounds
    filled = sum(areas) / (x1 - x0) / (y1 - y0)
    slivers = max(map(sliver, shapes.values()))
    return Quality(min(shortest), min(apart), min(rooms), max(areas) / min(areas), filled, slivers)


def sliver(shape: Polygon) -> float:
    """How much of a shape is lost when a disc of radius 14 paints it from inside."""
    return float(shape.difference(shape.buffer(-14).buffer(14.5)).area)


def check_ground(plan: Plan, shapes: list[Polygon]) -> None:
    """No gaps and no overlaps; a frame is filled, an island lies free in the sea; the rim is the rim."""
    ground = union_all(shapes)
    if abs(ground.area - sum(shape.area for shape in shapes)) > 1e-3 * ground.area / len(shapes):
        raise WrongMap("regions overlap")
    if ground.geom_type != "Polygon" or ground.interiors:
        raise WrongMap("there is a hole between the regions")
    frame = box(0, 0, plan.width, plan.height)
    if not plan.island and ground.symmetric_difference(frame).area > 1:
        raise WrongMap("the frame is not filled")
    if plan.island and ground.exterior.distance(frame.exterior) < 30:
        raise WrongMap("the island comes too near to the edge of the picture")
    rim = [
        name for name, shape in zip(plan.names, shapes, strict=True) if shape.intersection(ground.exterior).length > 0
    ]
    if rim != plan.rim:
        raise WrongMap(f"at the rim lie {', '.join(rim)}")


def check_places(drawn: MapFile, shapes: dict[str, Polygon]) -> None:
    """Tokens and badges lie inside their region."""
    for name, area in drawn.areas.items():
        if not shapes[name].contains(Point(area.token)) or area.room < 30:
            raise WrongMap(f"{name} has no room for a token")
        for mark, place in area.badges.items():
            if not shapes[name].contains(Point(place)):
                raise WrongMap(f"the badge {mark} lies outside {name}")
