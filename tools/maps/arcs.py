"""Borders between squares as smooth lines. Each is made once and belongs to both sides, so they always fit."""

from collections import defaultdict
from dataclasses import dataclass

import numpy as np
from scipy import ndimage
from shapely.geometry import LineString

from tools.maps.arrays import Labels, Points, Rng
from tools.maps.grid import CELL
from tools.maps.noise import noise

OUT = -1
"""The number of everything outside the regions."""

Corner = tuple[int, int]


@dataclass(frozen=True)
class Arc:
    """The line between two numbers, from one point where three meet to the next."""

    sides: tuple[int, int]  # the lower number first
    points: Points


@dataclass(frozen=True)
class Style:
    """How the lines are made smooth and lively."""

    smooth: float = 2.0  # in squares
    wobble: float = 2.2  # in squares, at most
    wide: float = 5.0  # squares from one bend to the next
    coast: float = 1.0  # how much more the coast wobbles


def make_arcs(labels: Labels, framed: bool, style: Style, rng: Rng) -> list[Arc]:
    """All arcs, in units of the picture, simplified and rounded to tenths.

    In a frame the outermost lines stay straight, and the wobble fades away towards them.
    """
    height, width = labels.shape
    shape = (height + 1, width + 1)
    field = np.stack([noise(shape, style.wide, rng, 3, 0.7), noise(shape, style.wide, rng, 3, 0.7)]) * style.wobble
    if framed:
        ys, xs = np.mgrid[0 : height + 1, 0 : width + 1]
        field = field * np.clip(np.minimum.reduce([xs, ys, width - xs, height - ys]) / 6.0, 0, 1)
    else:
        field = field * (1 + (style.coast - 1) * near_coast(labels))
    arcs = []
    for sides, corners in border_lines(labels):
        points = np.array(corners, float)
        if not (framed and OUT in sides):
            points = smooth(points, style.smooth)
            points = points + np.stack(
                [
                    ndimage.map_coordinates(part, [points[:, 1], points[:, 0]], order=1, mode="nearest")
                    for part in field
                ],
                axis=1,
            )
        arcs.append(Arc(sides, simplified(points * CELL)))
    return arcs


def near_coast(labels: Labels) -> Points:
    """1 at the coast, falling to 0 within ten squares."""
    land = np.pad(labels, 1, constant_values=OUT) != OUT
    distance = np.minimum(ndimage.distance_transform_edt(land), 10) + np.minimum(
        ndimage.distance_transform_edt(~land), 10
    )
    field: Points = np.clip(1 - (distance[:-1, :-1] - 1) / 10, 0, 1)
    return field


def border_lines(labels: Labels) -> list[tuple[tuple[int, int], list[Corner]]]:
    """The lines of corners between squares of different numbers, cut where three numbers meet."""
    padded = np.pad(labels, 1, constant_values=OUT)
    steps: dict[Corner, dict[Corner, tuple[int, int]]] = defaultdict(dict)

    def add(a: Corner, b: Corner, one: int, other: int) -> None:
        steps[a][b] = steps[b][a] = (min(one, other), max(one, other))

    for y, x in zip(*np.nonzero(padded[:, 1:] != padded[:, :-1]), strict=True):
        add((int(x), int(y) - 1), (int(x), int(y)), int(padded[y, x]), int(padded[y, x + 1]))
    for y, x in zip(*np.nonzero(padded[1:, :] != padded[:-1, :]), strict=True):
        add((int(x) - 1, int(y)), (int(x), int(y)), int(padded[y, x]), int(padded[y + 1, x]))

    lines = []
    used: set[frozenset[Corner]] = set()
    meetings = sorted(corner for corner, ways in steps.items() if len(ways) != 2)
    for start in meetings + sorted(steps):  # the second part finds closed lines without a meeting point
        for way in sorted(steps[start]):
            if frozenset((start, way)) in used:
                continue
            line = [start, way]
            used.add(frozenset(line))
            while len(steps[line[-1]]) == 2 and line[-1] != start:
                line.append(next(corner for corner in steps[line[-1]] if corner != line[-2]))
                used.add(frozenset(line[-2:]))
            lines.append((steps[start][way], line))
    return lines


def smooth(points: Points, sigma: float) -> Points:
    """Without the stairs; the ends stay, and a closed line stays closed."""
    if len(points) < 4:
        return points
    middles = (points[1:] + points[:-1]) / 2
    if np.allclose(points[0], points[-1]):
        loop = ndimage.gaussian_filter1d(middles, sigma, axis=0, mode="wrap")
        return np.vstack([loop, loop[:1]])
    line = np.vstack([points[:1], middles, points[-1:]])
    reach = min(len(line) - 1, int(4 * sigma) + 1)
    before, after = 2 * line[0] - line[reach:0:-1], 2 * line[-1] - line[-2 : -reach - 2 : -1]
    longer = ndimage.gaussian_filter1d(np.vstack([before, line, after]), sigma, axis=0, mode="nearest")
    soft: Points = longer[reach : reach + len(line)]
    soft[0], soft[-1] = line[0], line[-1]
    return soft


def simplified(points: Points) -> Points:
    """Fewer points, at most a third of a unit away, in whole tenths."""
    return np.round(np.array(LineString(points).simplify(0.33).coords), 1)
