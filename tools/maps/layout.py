"""A straight-line drawing of the embedding, as near to the wanted centres as it goes without crossings.

Tutte's theorem does the work: with the rim on a convex curve and every other node in the middle of its
neighbours, no two lines cross. After that, nodes move only if no triangle turns over.
"""

import math

import numpy as np
from scipy.sparse import lil_matrix
from scipy.sparse.linalg import spsolve

from tools.maps.arrays import Numbers, Points, Rng
from tools.maps.planar import OUTSIDE, Embedding, Triangle
from tools.maps.plans import MARGIN, Plan

ROUNDNESS = 2.5  # exponent of the curve for the rim: 2 is an ellipse, much more a rectangle
WIDEST = 0.42  # as a fraction of width and height, from the middle
LEAST_GAP = 0.45  # between neighbours on the rim, as a fraction of an even share


class Layout:
    """Where each node lies."""

    def __init__(self, plan: Plan, embedding: Embedding) -> None:
        self.plan = plan
        self.graph = embedding.graph
        self.triangles = embedding.triangles
        self.middle: Points = np.array([plan.width / 2, plan.height / 2])
        margin = 2 * MARGIN if plan.island else 0
        self.half: Points = np.array([plan.width - margin, plan.height - margin]) * WIDEST
        self.wanted: dict[str, Points] = {name: np.array(centre) for name, centre in plan.centres.items()}
        for gap in embedding.shores:
            around = [self.wanted[n] for n in self.graph[gap] if n != OUTSIDE]
            self.wanted[gap] = np.mean(around, axis=0)

        self.at: dict[str, Points] = {}
        self.ring = self.place_rim(embedding.ring)
        self.place_inland()
        self.corners: dict[str, list[Triangle]] = {name: [] for name in self.at}
        for triangle in self.triangles:
            for name in triangle:
                self.corners[name].append(triangle)
        self.sign = 1.0 if sum(self.area(t) for t in self.triangles) > 0 else -1.0
        self.loose = [name for name in self.at if name not in set(self.ring)]
        self.inflate(np.random.default_rng(0))
        self.pull()

    # Tutte's drawing

    def place_rim(self, ring: list[str]) -> list[str]:
        """The rim on the curve, in its order, each near the direction of its wanted centre."""
        angles = np.array([self.direction(name) for name in ring])
        turn = sum(math.sin(b - a) for a, b in zip(angles, np.roll(angles, -1), strict=True))
        if turn < 0:
            ring, angles = ring[::-1], angles[::-1]
        start, spread = spread_out(angles)
        ring = ring[start:] + ring[:start]
        for name, angle in zip(ring, spread, strict=True):
            self.at[name] = self.on_curve(float(angle))
        return ring

    def direction(self, name: str) -> float:
        """The angle under which the wanted centre is seen, from 0 to a full turn."""
        x, y = (self.wanted[name] - self.middle) / self.half
        return math.atan2(y, x) % math.tau

    def on_curve(self, angle: float) -> Points:
        """The point of the curve in a direction."""
        along = np.array([math.cos(angle), math.sin(angle)])
        reach = float((np.abs(along) ** ROUNDNESS).sum()) ** (1 / ROUNDNESS)
        point: Points = self.middle + along / reach * self.half
        return point

    def place_inland(self) -> None:
        """Everything else in the middle of its neighbours: one linear equation each."""
        inland = [name for name in self.graph if name != OUTSIDE and name not in self.at]
        if not inland:
            return
        index = {name: i for i, name in enumerate(inland)}
        matrix = lil_matrix((len(inland), len(inland)))
        right = np.zeros((len(inland), 2))
        for name in inland:
            near = [n for n in self.graph[name] if n != OUTSIDE]
            matrix[index[name], index[name]] = len(near)
            for other in near:
                if other in index:
                    matrix[index[name], index[other]] = -1
                else:
                    right[index[name]] += self.at[other]
        solved = np.asarray(spsolve(matrix.tocsr(), right)).reshape(-1, 2)
        for name in inland:
            self.at[name] = solved[index[name]]

    # Better shapes, without turning a triangle over

    def area(self, triangle: Triangle) -> float:
        """Twice the area, with the sign of its orientation."""
        a, b, c = (self.at[name] for name in triangle)
        return float((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))

    def worst(self, name: str) -> float:
        """How good the worst triangle at a node is: large and not thin."""
        share = self.plan.width * self.plan.height / len(self.at)
        scores = []
        for triangle in self.corners[name]:
            area = self.area(triangle) * self.sign
            p = [self.at[corner] for corner in triangle]
            sides = sum(float(((p[i] - p[i - 1]) ** 2).sum()) for i in range(3))
            scores.append(min(area / share, 1.0) / 2 + area / max(sides, 1e-9))
        return min(scores)

    def inflate(self, rng: Rng, rounds: int = 120) -> None:
        """Thin triangles grow: a node moves wherever its worst triangle gets better."""
        for n in range(rounds):
            for name in self.loose:
                best, home = self.worst(name), self.at[name]
                star = np.mean([self.at[other] for other in self.graph[name] if other != OUTSIDE], axis=0)
                far, near = rng.normal(0, 60 * 0.97**n + 4, 2), rng.normal(0, 20, 2)
                for there in (star, home + far, home + near):
                    self.at[name] = there
                    score = self.worst(name)
                    if score > best:
                        best, home = score, there
                self.at[name] = home

    def pull(self, rounds: int = 60) -> None:
        """Towards the wanted centres. The rim stays where it is, since it has to stay convex."""
        enough = self.plan.width * self.plan.height / len(self.at) / 2
        for _ in range(rounds):
            for name in self.loose:
                for step in (0.5, 0.25, 0.1):
                    home = self.at[name]
                    before = min(self.area(t) * self.sign for t in self.corners[name])
                    self.at[name] = home + (self.wanted[name] - home) * step
                    after = min(self.area(t) * self.sign for t in self.corners[name])
                    if after >= before or after > min(enough, max(before, 1e-9)):
                        break
                    self.at[name] = home


def spread_out(angles: Numbers) -> tuple[int, Numbers]:
    """Where to begin, and the angles from there in ascending order with gaps between, moved as little as possible."""
    count = len(angles)
    gap = math.tau / count * LEAST_GAP
    best: tuple[float, int, Numbers] | None = None
    for start in range(count):
        wanted = np.roll(angles, -start)
        moved = wanted.copy()
        for _ in range(300):
            for i in range(count):
                j, round_trip = (i + 1) % count, math.tau if i + 1 == count else 0.0
                short = gap - (moved[j] + round_trip - moved[i])
                if short > 0:
                    moved[i] -= short / 2
                    moved[j] += short / 2
        cost = float(np.abs(moved - wanted).sum())
        if (np.diff(moved) > 0).all() and (best is None or cost < best[0]):
            best = (cost, start, moved)
    assert best is not None, "the rim cannot be spread out"
    return best[1], best[2]
