"""Squares change hands, one at a time, until the map looks good: a cellular Potts model.

A square may take the number of a neighbour only if that tears or pierces neither region and makes no two
strangers touch, so the borders of the first drawing are the borders of the last. Among the moves
allowed, those that lower the energy are taken, others now and then while it is warm.
"""

import math
from dataclasses import dataclass

import numpy as np
from numba import njit

from smallworld.content.boards import Row
from smallworld.engine.board import LAKE, SEA
from tools.maps.arrays import Allowed, Labels, Numbers
from tools.maps.grid import CELL, Grid
from tools.maps.noise import noise
from tools.maps.plans import MARGIN, REGION_AREA, Plan

LEAST_SEA = 44  # between an island and the edge of its picture, in units
ROUGH_COAST = 1.3  # how much the ground wants to be land here and sea there
ROUNDNESS = 3.0  # of the corners of an island's box: 2 makes an ellipse of it, more leaves less of the corners free

# the eight squares around one, in order
DY = np.array([-1, -1, 0, 1, 1, 1, 0, -1])
DX = np.array([0, 1, 1, 1, 0, -1, -1, -1])


@dataclass(frozen=True)
class Wishes:
    """What the energy asks for, per number, in squares."""

    area: Numbers
    x: Numbers
    y: Numbers
    pull: Numbers  # towards (x, y)
    rough: Numbers  # how much its coast follows the ground; the mouth of a bay does not
    shortest: float  # border


def relax(grid: Grid, plan: Plan, seed: int, moves: int = 30_000_000) -> None:
    """First warm, then cool."""
    wishes = wishes_for(grid, plan)
    margin = round(LEAST_SEA / CELL) if plan.island else 0
    lure = noise(grid.labels.shape, 8, np.random.default_rng(seed)) * ROUGH_COAST
    if plan.island:
        lure += holding(plan)
    for warm, cool, part, firmness, strictness, again in ((3.0, 0.5, 1.0, 1.0, 0.12, 0), (0.5, 0.1, 0.35, 0.3, 0.3, 1)):
        run(
            grid.labels,
            grid.allowed,
            wishes.area,
            wishes.x,
            wishes.y,
            wishes.pull * firmness,
            wishes.shortest,
            lure,
            wishes.rough,
            grid.sea,
            strictness,
            warm,
            cool,
            margin,
            int(moves * part),
            2 * seed + again,
        )


def holding(plan: Plan) -> Numbers:
    """What holds an island in its box: squares within it are rather land, those beyond it rather sea."""
    ys, xs = np.mgrid[0 : plan.height // CELL + 2, 0 : plan.width // CELL + 2] * CELL - CELL / 2
    wide, high = plan.width / 2 - MARGIN, plan.height / 2 - MARGIN
    x, y = np.abs(xs - plan.width / 2) / wide, np.abs(ys - plan.height / 2) / high
    out = (x**ROUNDNESS + y**ROUNDNESS) ** (1 / ROUNDNESS) - 1
    field: Numbers = np.where(out > 0, -np.minimum(1.8, 14 * out), np.minimum(0.2, -2 * out))
    return field


def wishes_for(grid: Grid, plan: Plan) -> Wishes:
    """Sizes and places for all regions; an island leaves the rest of its picture to the sea."""
    size = grid.frame + 1
    area, x, y, pull, rough = np.ones(size), np.zeros(size), np.zeros(size), np.zeros(size), np.zeros(size)
    shares = spread_of(plan)
    for row in plan.rows:
        i = grid.index[row.key]
        x[i], y[i] = np.array(plan.centres[row.key]) / CELL + 0.5
        pull[i] = 1.5 if plan.island else 1.0
        rough[i] = float(row.terrain != SEA)
        area[i] = island_share(row) if plan.island else framed_share(row, shares[row.key])
    regions = [grid.index[name] for name in plan.names]
    squares = (grid.labels.shape[0] - 2) * (grid.labels.shape[1] - 2)
    land = len(regions) * REGION_AREA / CELL**2 if plan.island else squares
    area[regions] *= land / area[regions].sum()
    if plan.island:
        area[grid.sea] = squares - land
    return Wishes(area, x, y, pull, rough, 20.0)


def island_share(row: Row) -> float:
    """A little more for regions with many neighbours; a sea is a bay and not a cape of water."""
    return (0.8 + 0.05 * len(row.neighbours)) * (0.7 if row.terrain == SEA else 1.0)


def framed_share(row: Row, nearest: float) -> float:
    """Waters have long shores; the tip of a peninsula is small; all others by the room around their centre."""
    degree = len(row.neighbours)
    if row.terrain == SEA:
        return 0.3 + 0.35 * degree
    if row.terrain == LAKE:
        return 0.5 + 0.15 * degree
    return (0.5 + 0.5 * nearest) * (0.5 if degree == 2 and not row.edge else 1.0)


def spread_of(plan: Plan) -> dict[str, float]:
    """The part of the picture nearest to each centre; 1 is an even share."""
    ys, xs = np.mgrid[0 : plan.height : 8, 0 : plan.width : 8]
    centres = np.array([plan.centres[name] for name in plan.names])
    distances = (xs[..., None] - centres[:, 0]) ** 2 + (ys[..., None] - centres[:, 1]) ** 2
    counts = np.bincount(distances.argmin(-1).ravel(), minlength=len(centres))
    return dict(zip(plan.names, (counts / counts.mean()).tolist(), strict=True))


def _run(
    labels: Labels,
    allowed: Allowed,
    want: Numbers,
    wx: Numbers,
    wy: Numbers,
    pull: Numbers,
    shortest: float,
    lure: Numbers,
    rough: Numbers,
    sea: int,
    strictness: float,
    warm: float,
    cool: float,
    margin: int,
    moves: int,
    seed: int,
) -> None:
    """The loop itself, which numba compiles."""
    np.random.seed(seed)
    height, width = labels.shape
    size = allowed.shape[0]
    frame = size - 1

    # the current totals
    area = np.zeros(size)
    sx = np.zeros(size)
    sy = np.zeros(size)
    touch = np.zeros((size, size), np.int64)
    for y in range(1, height - 1):
        for x in range(1, width - 1):
            a = labels[y, x]
            area[a] += 1
            sx[a] += x
            sy[a] += y
    for y in range(height - 1):
        for x in range(width - 1):
            for b in (labels[y, x + 1], labels[y + 1, x]):
                a = labels[y, x]
                if a != b:
                    touch[a, b] += 1
                    touch[b, a] += 1

    for move in range(moves):
        # a square of a, and a neighbour b that would take it
        y = np.random.randint(1 + margin, height - 1 - margin)
        x = np.random.randint(1 + margin, width - 1 - margin)
        side = np.random.randint(4) * 2
        a = labels[y, x]
        b = labels[y + DY[side], x + DX[side]]
        if a == b or b == frame:
            continue

        # neither is torn: around the square each shows in one run, and a still has a side there
        runs_a = 0
        runs_b = 0
        sides_a = 0
        sides_b = 0
        bends = 0.0
        fits = True
        for k in range(8):
            c = labels[y + DY[k], x + DX[k]]
            p = labels[y + DY[k - 1], x + DX[k - 1]]
            if c == a:
                runs_a += p != a
                sides_a += k % 2 == 0
                bends += 1.0 if k % 2 == 0 else 0.7
            elif c == b:
                runs_b += p != b
                sides_b += k % 2 == 0
                bends -= 1.0 if k % 2 == 0 else 0.7
            elif not allowed[b, c]:
                fits = False
                break
        if not fits or runs_a != 1 or runs_b != 1 or sides_a == 0:
            continue

        # no border is lost, and short ones are dear
        crowd = 0.0
        now = touch[a, b]
        then = now + sides_a - sides_b
        if then < 1:
            continue
        crowd += max(0.0, shortest - then) ** 2 - max(0.0, shortest - now) ** 2
        for k in range(0, 8, 2):
            c = labels[y + DY[k], x + DX[k]]
            if c != a and c != b:
                if touch[a, c] < 3:
                    fits = False
                    break
                crowd += max(0.0, shortest - touch[a, c] + 1) ** 2 - max(0.0, shortest - touch[a, c]) ** 2
                crowd += max(0.0, shortest - touch[b, c] - 1) ** 2 - max(0.0, shortest - touch[b, c]) ** 2
        if not fits:
            continue

        # sizes, and the way to the wanted places
        sizes = (1 - 2 * (area[a] - want[a])) / want[a] + (1 + 2 * (area[b] - want[b])) / want[b]
        ax, ay, bx, by = sx[a] / area[a], sy[a] / area[a], sx[b] / area[b], sy[b] / area[b]
        away = pull[a] * ((x - ax) * (wx[a] - ax) + (y - ay) * (wy[a] - ay)) * 2 / area[a]
        nearer = pull[b] * ((x - bx) * (wx[b] - bx) + (y - by) * (wy[b] - by)) * 2 / area[b]

        coast = lure[y, x] * ((b == sea) * rough[a] - (a == sea) * rough[b])
        cost = bends + coast + 0.6 * sizes + away - nearer + strictness * crowd
        heat = warm + (cool - warm) * move / moves
        if cost > 0 and np.random.random() >= math.exp(-cost / heat):
            continue
        labels[y, x] = b
        area[a] -= 1
        area[b] += 1
        sx[a] -= x
        sy[a] -= y
        sx[b] += x
        sy[b] += y
        touch[a, b] = touch[b, a] = then
        for k in range(0, 8, 2):
            c = labels[y + DY[k], x + DX[k]]
            if c != a and c != b:
                touch[a, c] -= 1
                touch[c, a] -= 1
                touch[b, c] += 1
                touch[c, b] += 1


run = njit(cache=True)(_run)
