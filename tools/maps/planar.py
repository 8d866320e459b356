"""A plane embedding of the borders: which three regions meet, and the order of regions around the rim."""

from dataclasses import dataclass
from random import Random

import networkx as nx

from tools.maps.plans import Plan

OUTSIDE = "outside"
"""The frame, or the open sea: one more node that borders on the whole rim."""

Triangle = tuple[str, str, str]


class CannotDrawError(ValueError):
    """No plane map has these borders."""


@dataclass(frozen=True)
class Embedding:
    """The graph with every face made a triangle."""

    graph: nx.Graph
    ring: list[str]  # the rim, in order
    triangles: list[Triangle]  # three regions that meet inland
    shores: dict[str, str]  # a stopgap node in a face of four: the region that gets its land


def embed(plan: Plan, seed: int) -> Embedding:
    """An embedding of a plan; refused if the borders cannot be drawn in a plane.

    Where the borders leave a choice, such as on which side of its neck a peninsula lies, the seed decides.
    """
    edges = [*sorted(plan.borders), *((OUTSIDE, name) for name in plan.rim)]
    Random(seed).shuffle(edges)
    graph = nx.Graph()
    graph.add_nodes_from(plan.names)
    graph.add_edges_from(edges)
    stopgaps = {f"gap-{n}": face for n, face in enumerate(faces_of(plane(graph))) if len(face) > 3}
    shores = {name: owner(graph, face) for name, face in stopgaps.items()}
    for name, face in stopgaps.items():
        graph.add_edges_from((name, corner) for corner in sorted(set(face)))

    full = plane(graph)
    triangles = [(face[0], face[1], face[2]) for face in faces_of(full) if OUTSIDE not in face]
    return Embedding(graph, list(full.neighbors_cw_order(OUTSIDE)), triangles, shores)


def plane(graph: nx.Graph) -> nx.PlanarEmbedding:
    """The embedding, which is unique apart from a mirror image if the graph is connected well enough."""
    fits, embedding = nx.check_planarity(graph)
    if not fits:
        raise CannotDrawError("The borders cross: no map has them all.")
    return embedding


def faces_of(embedding: nx.PlanarEmbedding) -> list[list[str]]:
    """The faces, each as the nodes around it."""
    seen: set[tuple[str, str]] = set()
    return [embedding.traverse_face(a, b, mark_half_edges=seen) for a, b in embedding.edges() if (a, b) not in seen]


def owner(graph: nx.Graph, face: list[str]) -> str:
    """Who gets a face of four corners: one of two opposite corners that are neighbours elsewhere.

    That is a doubled shore: a sea and the land behind a peninsula meet on both sides of it. Any other face of
    four is a point where four regions meet, and nobody could see which of them are neighbours.
    """
    if len(face) == 4:
        for a, b in ((face[0], face[2]), (face[1], face[3])):
            if OUTSIDE not in (a, b) and graph.has_edge(a, b):
                return a
    raise CannotDrawError(f"{', '.join(face)} would meet in one point.")
