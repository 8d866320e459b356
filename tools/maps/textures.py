"""The ground that tiles seamlessly: open water."""

import numpy as np
from PIL import Image
from scipy import ndimage

from smallworld.maps.glyphs import GLYPHS, VARIANTS
from smallworld.maps.svg import moved, tag, use
from tools.maps.arrays import Numbers, Rng
from tools.maps.raster import paint

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
