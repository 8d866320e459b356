"""The pictures for the browser: each board as WebP, islands clear around their coast, and the sea to lay them into."""

import io
from pathlib import Path

import numpy as np
from PIL import Image
from scipy import ndimage

from tools.maps.arrays import Numbers, Rng
from tools.maps.glyphs import GLYPHS, VARIANTS
from tools.maps.mapfile import MapFile
from tools.maps.picture import Painter
from tools.maps.plans import Plan
from tools.maps.raster import paint
from tools.maps.svg import moved, tag, use

BOARD_WIDTH = 1600
BOARD_BYTES = 220_000
ISLAND_SCALE = 0.85  # pixels for each unit of the map
ISLAND_BYTES = 90_000
SEA_SIDE = 768
SEA_WAVES = 26
DEEP, SHALLOW = (70, 143, 184), (112, 189, 221)


def save_board(plan: Plan, drawn: MapFile, folder: Path) -> None:
    """A board without badges, numbers and tokens; an island without the sea around it."""
    painter = Painter(plan.width, plan.height)
    painter.add(plan, drawn, printed=False)
    width = round(plan.width * ISLAND_SCALE) if plan.island else BOARD_WIDTH
    picture = paint(painter.svg(framed=False, sea=not plan.island, corner=0), width)
    save_webp(
        picture if plan.island else picture.convert("RGB"),
        folder / f"{plan.key}.webp",
        ISLAND_BYTES if plan.island else BOARD_BYTES,
    )


def save_sea(folder: Path) -> None:
    """A square of open water that fits to itself on all sides."""
    rng: Rng = np.random.default_rng(5)
    side = (SEA_SIDE, SEA_SIDE)
    depth: Numbers = np.zeros(side)
    for wide, weight in ((70, 1.0), (30, 0.5), (10, 0.18)):
        layer = ndimage.gaussian_filter(rng.standard_normal(side), wide, mode="wrap")
        depth += weight * layer / layer.std()
    share = np.clip(depth / depth.std() / 4.5 + 0.5, 0, 1)[..., None]
    water = np.array(DEEP) * (1 - share) + np.array(SHALLOW) * share + rng.normal(0, 1.5, (*side, 1))
    picture = Image.fromarray(np.clip(water, 0, 255).astype(np.uint8), "RGB").convert("RGBA")
    picture.alpha_composite(paint(waves(rng), SEA_SIDE).convert("RGBA"))
    save_webp(picture.convert("RGB"), folder / "sea.webp", ISLAND_BYTES)


def waves(rng: Rng) -> str:
    """Crests all over a square; what crosses a side comes in again on the other."""
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


def save_webp(picture: Image.Image, file: Path, most: int) -> None:
    """As good as fits into so many bytes."""
    file.parent.mkdir(parents=True, exist_ok=True)
    for quality in range(86, 30, -4):
        content = io.BytesIO()
        picture.save(content, "WEBP", quality=quality, alpha_quality=60, method=6)
        if content.tell() <= most:
            break
    file.write_bytes(content.getvalue())
    print(file.name, picture.size, "quality", quality, f"{content.tell() / 1000:.0f} kB", flush=True)
