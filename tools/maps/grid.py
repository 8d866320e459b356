"""The drawing painted on squares: a number for each region, one for the open sea, one for the frame."""

import numpy as np
from scipy import ndimage

from tools.maps.arrays import Allowed, Labels
from tools.maps.layout import Layout
from tools.maps.planar import OUTSIDE, Embedding
from tools.maps.plans import Plan, ring_pairs

CELL = 4  # units of the picture
FRINGE = 70.0  # how far an island at first reaches beyond the centres of its rim, in units


class Grid:
    """Numbers on squares, with one row of the frame around them, and which numbers may touch.

    The numbers are those of `names`, then the open sea if there is one, and the frame last.
    """

    def __init__(self, plan: Plan, embedding: Embedding, layout: Layout) -> None:
        self.names = [*plan.names, *embedding.shores]
        self.index = {name: i for i, name in enumerate(self.names)}
        self.sea = len(self.names) if plan.island else -1
        self.frame = len(self.names) + int(plan.island)
        self.outside = self.sea if plan.island else self.frame
        self.allowed: Allowed = np.zeros((self.frame + 1, self.frame + 1), np.bool_)
        for a, b in embedding.graph.edges():
            self.may_touch(self.number(a), self.number(b))
        if plan.island:
            self.may_touch(self.sea, self.frame)

        self.labels: Labels = np.full((plan.height // CELL + 2, plan.width // CELL + 2), self.frame, np.int32)
        self.labels[1:-1, 1:-1] = -1
        self.at = {name: layout.at[name] / CELL + 0.5 for name in self.names}
        self.paint_triangles(layout)
        self.paint_fringe(layout, FRINGE / CELL if plan.island else np.inf)
        for gap, region in embedding.shores.items():
            self.labels[self.labels == self.index[gap]] = self.index[region]
        self.tidy()

    def number(self, name: str) -> int:
        """The number of a node."""
        return self.outside if name == OUTSIDE else self.index[name]

    def may_touch(self, a: int, b: int) -> None:
        """Both ways."""
        self.allowed[a, b] = self.allowed[b, a] = True

    def paint_triangles(self, layout: Layout) -> None:
        """Each triangle in three parts: a square belongs to the corner with the greatest weight."""
        ys, xs = np.mgrid[1 : self.labels.shape[0] - 1, 1 : self.labels.shape[1] - 1].astype(float)
        inner = self.labels[1:-1, 1:-1]
        for triangle in layout.triangles:
            a, b, c = (self.at[name] for name in triangle)
            whole = (b[1] - c[1]) * (a[0] - c[0]) + (c[0] - b[0]) * (a[1] - c[1])
            u = ((b[1] - c[1]) * (xs - c[0]) + (c[0] - b[0]) * (ys - c[1])) / whole
            v = ((c[1] - a[1]) * (xs - c[0]) + (a[0] - c[0]) * (ys - c[1])) / whole
            weights = np.stack([u, v, 1 - u - v])
            inside = (weights >= -1e-9).all(0)
            numbers = np.array([self.index[name] for name in triangle])
            inner[inside] = numbers[weights.argmax(0)[inside]]

    def paint_fringe(self, layout: Layout, reach: float) -> None:
        """Outside the rim, the nearer end of the nearest side of it; beyond `reach` the open sea."""
        ys, xs = np.nonzero(self.labels == -1)
        squares = np.c_[xs, ys].astype(float)
        nearest = np.full(len(squares), np.inf)
        label = np.zeros(len(squares), np.int32)
        for one, other in ring_pairs(layout.ring):
            a, b = self.at[one], self.at[other]
            side = b - a
            t = np.clip((squares - a) @ side / max(side @ side, 1e-9), 0, 1)
            distance = np.hypot(*(squares - (a + t[:, None] * side)).T)
            closer = distance < nearest - 1e-9
            nearest[closer] = distance[closer]
            label[closer] = np.where(t < 0.5, self.index[one], self.index[other])[closer]
        self.labels[ys, xs] = np.where(nearest <= reach, label, self.outside)

    # Stray squares

    def tidy(self) -> None:
        """Every region in one piece, and nowhere four numbers around a point."""
        for _ in range(6):
            if not (self.give_away_bits() | self.break_crosses()):
                break

    def give_away_bits(self) -> bool:
        """Small pieces of a region go to a neighbour that may touch all around them."""
        changed = False
        for number in range(len(self.names)):
            pieces, count = ndimage.label(self.labels == number)
            if count <= 1:
                continue
            sizes = np.bincount(pieces.ravel())[1:]
            for piece in range(1, count + 1):
                if piece == 1 + int(sizes.argmax()):
                    continue
                mask = pieces == piece
                around = ndimage.binary_dilation(mask, np.ones((3, 3))) & ~mask
                near = [int(n) for n in np.unique(self.labels[around]) if n != number]
                heirs = [n for n in near if n != self.frame]
                fitting = [n for n in heirs if all(n == m or self.allowed[n, m] for m in near)]
                if heirs:
                    self.labels[mask] = (fitting or heirs)[0]
                    changed = True
        return changed

    def break_crosses(self) -> bool:
        """Where four borders meet in a corner, one of the four squares takes the number of a neighbour."""
        changed = False
        for y, x in crosses(self.labels):
            for i, j in ((y, x), (y, x + 1), (y + 1, x), (y + 1, x + 1)):
                if self.recolour(i, j):
                    changed = True
                    break
        return changed

    def recolour(self, y: int, x: int) -> bool:
        """Give a square to a neighbour that may touch everything around it."""
        if not (0 < y < self.labels.shape[0] - 1 and 0 < x < self.labels.shape[1] - 1):
            return False
        old = self.labels[y, x]
        for number in (self.labels[y - 1, x], self.labels[y + 1, x], self.labels[y, x - 1], self.labels[y, x + 1]):
            around = self.labels[y - 1 : y + 2, x - 1 : x + 2].ravel()
            if number not in (old, self.frame) and all(n in (number, old) or self.allowed[number, n] for n in around):
                self.labels[y, x] = number
                return True
        return False


def crosses(labels: Labels) -> list[tuple[int, int]]:
    """Corners where all four sides are borders."""
    a, b, c, d = labels[:-1, :-1], labels[:-1, 1:], labels[1:, :-1], labels[1:, 1:]
    ys, xs = np.nonzero((a != b) & (b != d) & (d != c) & (c != a))
    return list(zip(ys.tolist(), xs.tolist(), strict=True))
