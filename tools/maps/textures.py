"""Grounds that tile seamlessly: open water, parchment, wood."""

import numpy as np
from PIL import Image
from scipy import ndimage

from tools.maps.arrays import Numbers, Rng
from tools.maps.glyphs import GLYPHS, VARIANTS
from tools.maps.raster import paint
from tools.maps.svg import moved, tag, use

Colour = tuple[int, int, int]

SEA_SIDE = 768
SEA_WAVES = 26


def sea() -> Image.Image:
    """Deep and less deep water, with crests."""
    rng: Rng = np.random.default_rng(5)
    depth = clouds(SEA_SIDE, ((70, 1.0), (30, 0.5), (10, 0.18)), rng)
    picture = mixed((70, 143, 184), (112, 189, 221), depth, 1.5, rng).convert("RGBA")
    picture.alpha_composite(paint(waves(rng), SEA_SIDE).convert("RGBA"))
    return picture.convert("RGB")


def parchment() -> Image.Image:
    """Old paper, for panels."""
    rng: Rng = np.random.default_rng(6)
    return mixed((231, 211, 166), (246, 234, 203), clouds(512, ((60, 1.0), (20, 0.5), (5, 0.35)), rng), 2.2, rng)


def wood() -> Image.Image:
    """Planks with long fibres, for the table."""
    rng: Rng = np.random.default_rng(8)
    side, planks = 512, 4
    fibres: Numbers = np.zeros((side, side))
    for (wide, long), weight in (((2.2, 90), 1.0), ((0.8, 40), 0.6), ((9, 120), 1.1)):
        layer = ndimage.gaussian_filter(rng.standard_normal((side, side)), (wide, long), mode="wrap")
        fibres += weight * layer / layer.std()
    share = np.clip(fibres / fibres.std() / 5 + 0.5, 0, 1)
    for plank in range(planks):
        rows = slice(plank * side // planks, (plank + 1) * side // planks)
        share[rows] = np.clip(np.roll(share[rows], int(rng.integers(side)), axis=1) + rng.uniform(-0.12, 0.12), 0, 1)
        share[rows.start : rows.start + 2] *= 0.25  # the gap
    return mixed((66, 41, 20), (122, 80, 42), share, 2.0, rng)


def clouds(side: int, layers: tuple[tuple[float, float], ...], rng: Rng) -> Numbers:
    """Soft spots from 0 to 1: how wide, and how strong."""
    field: Numbers = np.zeros((side, side))
    for wide, weight in layers:
        layer = ndimage.gaussian_filter(rng.standard_normal((side, side)), wide, mode="wrap")
        field += weight * layer / layer.std()
    clipped: Numbers = np.clip(field / field.std() / 4.5 + 0.5, 0, 1)
    return clipped


def mixed(dark: Colour, light: Colour, share: Numbers, grain: float, rng: Rng) -> Image.Image:
    """Between two colours, with a little grain."""
    parts = share[..., None]
    colour = np.array(dark) * (1 - parts) + np.array(light) * parts + rng.normal(0, grain, (*share.shape, 1))
    return Image.fromarray(np.clip(colour, 0, 255).astype(np.uint8), "RGB")


def waves(rng: Rng) -> str:
    """Crests all over a square; one that crosses a side comes in again on the other."""
    defs = [tag("g", GLYPHS["sea"].draw(rng), id=f"wave-{n}") for n in range(VARIANTS)]
    places: list[tuple[float, float]] = []
    while len(places) < SEA_WAVES:
        x, y = (float(each) for each in rng.uniform(0, SEA_SIDE, 2))
        if all(round_trip(x - px, y - py) > GLYPHS["sea"].apart * 1.5 for px, py in places):
            places.append((x, y))
    again = [
        use(f"wave-{n % VARIANTS}", transform=moved(x + dx, y + dy))
        for n, (x, y) in enumerate(places)
        for dx in (-SEA_SIDE, 0, SEA_SIDE)
        for dy in (-SEA_SIDE, 0, SEA_SIDE)
    ]
    size = {"viewBox": f"0 0 {SEA_SIDE} {SEA_SIDE}", "width": SEA_SIDE, "height": SEA_SIDE}
    return tag("svg", tag("defs", *defs), *again, xmlns="http://www.w3.org/2000/svg", **size)


def round_trip(dx: float, dy: float) -> float:
    """The distance on a square whose sides meet."""
    return float(np.hypot(min(abs(dx), SEA_SIDE - abs(dx)), min(abs(dy), SEA_SIDE - abs(dy))))
