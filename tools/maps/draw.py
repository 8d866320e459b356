"""From a plan to the best of several maps."""

from tools.maps.grid import Grid
from tools.maps.layout import Layout
from tools.maps.mapfile import MapFile, read_map
from tools.maps.outlines import Tangled, finish
from tools.maps.planar import CannotDrawError, embed
from tools.maps.plans import Plan
from tools.maps.proof import Quality, WrongMap, prove
from tools.maps.relax import relax


def draw(plan: Plan, seeds: int) -> tuple[MapFile, Quality]:
    """The best map of several seeds; it is judged by the text that will be saved, read back."""
    best: tuple[MapFile, Quality] | None = None
    troubles = []
    for seed in range(seeds):
        embedding = embed(plan, seed)
        grid = Grid(plan, embedding, Layout(plan, embedding))
        relax(grid, plan, seed)
        try:
            drawn = read_map(finish(plan, grid, seed).to_text())
            quality = prove(plan, drawn)
        except (Tangled, WrongMap) as trouble:
            troubles.append(str(trouble))
            continue
        if best is None or quality.score > best[1].score:
            best = drawn, quality
    if best is None:
        raise CannotDrawError(f"{plan.key}: {'; '.join(troubles)}")
    return best
