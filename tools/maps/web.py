"""The pictures for the browser: boards as WebP, islands transparent around their coast, and the sea under them.

A turned board is painted again, with upright trees and mountains: `KEY-1.webp` after one quarter turn clockwise.
Islands come without their halo of shallow water, because a halo must lie below the land of the islands beside it.
"""

import io
from bisect import bisect
from dataclasses import replace
from pathlib import Path

from PIL import Image

from smallworld.maps.svg import tag
from tools.maps import textures
from tools.maps.mapfile import MapFile
from tools.maps.ornaments import ORNAMENTS
from tools.maps.picture import Painter
from tools.maps.plans import Plan
from tools.maps.raster import paint

BOARD_WIDTH = 1600
BOARD_BYTES = 220_000
TURNED_WIDTH = 1080  # for upright phones
TURNED_BYTES = 125_000
ISLAND_SCALE = 0.85  # pixels for each unit of the map
ISLAND_BYTES = 90_000
QUALITIES = range(34, 87, 4)
SMALLER = 4  # times, each way


def turns(plan: Plan) -> range:
    """Quarter turns in which a board is shown: islands in all, so that they fit beside each other."""
    return range(4) if plan.island else range(2)


def save_board(plan: Plan, drawn: MapFile, turn: int, folder: Path) -> None:
    """A board without badges, numbers and tokens; an island without the sea around it."""
    shown = drawn.turned(turn)
    width, height = shown.size
    painter = Painter(width, height)
    painter.add(replace(plan, width=width, height=height), shown, printed=False, halo=False)
    svg = painter.svg(framed=False, sea=not plan.island, corner=0)
    file = folder / (f"{plan.key}-{turn}.webp" if turn else f"{plan.key}.webp")
    if plan.island:
        save_sizes(paint(svg, round(width * ISLAND_SCALE)), file, ISLAND_BYTES)
    elif turn:
        save_sizes(paint(svg, TURNED_WIDTH).convert("RGB"), file, TURNED_BYTES)
    else:
        save_sizes(paint(svg, BOARD_WIDTH).convert("RGB"), file, BOARD_BYTES)


def save_sizes(picture: Image.Image, file: Path, most: int) -> None:
    """The picture, and a small one to show until it has loaded."""
    save_webp(picture, file, most)
    small = picture.resize((picture.width // SMALLER, picture.height // SMALLER))
    save_webp(small, file.parent / "small" / file.name, most // SMALLER**2)


def save_surroundings(folder: Path) -> None:
    """The sea to be tiled, and its ornaments, to be put between islands."""
    save_webp(textures.sea(), folder / "sea.webp", ISLAND_BYTES)
    for ornament in ORNAMENTS:
        r = round(ornament.radius) + 10
        size = {"viewBox": f"{-r} {-r} {2 * r} {2 * r}", "width": 2 * r, "height": 2 * r}
        svg = tag("svg", ornament.draw(), xmlns="http://www.w3.org/2000/svg", **size)
        (folder / f"{ornament.draw.__name__}.svg").write_text(svg + "\n", encoding="utf-8")


def save_webp(picture: Image.Image, file: Path, most: int) -> None:
    """The best quality that fits into this many bytes."""
    file.parent.mkdir(parents=True, exist_ok=True)
    good = bisect(QUALITIES, most, key=lambda quality: len(packed(picture, quality))) - 1
    content = packed(picture, QUALITIES[max(good, 0)])
    file.write_bytes(content)
    print(file.name, picture.size, "quality", QUALITIES[max(good, 0)], f"{len(content) / 1000:.0f} kB", flush=True)


def packed(picture: Image.Image, quality: int) -> bytes:
    """As WebP."""
    content = io.BytesIO()
    picture.save(content, "WEBP", quality=quality, alpha_quality=60, method=6)
    return content.getvalue()
