"""The pictures for the browser: boards as WebP, islands transparent around their coast, and the grounds under them."""

import io
from pathlib import Path

from PIL import Image

from tools.maps import textures
from tools.maps.mapfile import MapFile
from tools.maps.ornaments import ORNAMENTS
from tools.maps.picture import Painter
from tools.maps.plans import Plan
from tools.maps.raster import paint
from tools.maps.svg import tag

BOARD_WIDTH = 1600
BOARD_BYTES = 220_000
ISLAND_SCALE = 0.85  # pixels for each unit of the map
ISLAND_BYTES = 90_000
SMALLER = 4  # times, each way
GROUNDS = (textures.sea, textures.parchment, textures.wood)


def save_board(plan: Plan, drawn: MapFile, folder: Path) -> None:
    """A board without badges, numbers and tokens; an island without the sea around it."""
    painter = Painter(plan.width, plan.height)
    painter.add(plan, drawn, printed=False)
    width = round(plan.width * ISLAND_SCALE) if plan.island else BOARD_WIDTH
    picture = paint(painter.svg(framed=False, sea=not plan.island, corner=0), width)
    most = ISLAND_BYTES if plan.island else BOARD_BYTES
    save_sizes(picture if plan.island else picture.convert("RGB"), folder / f"{plan.key}.webp", most)


def save_sizes(picture: Image.Image, file: Path, most: int) -> None:
    """The picture, and a small one to show until it has loaded."""
    save_webp(picture, file, most)
    small = picture.resize((picture.width // SMALLER, picture.height // SMALLER))
    save_webp(small, file.parent / "small" / file.name, most // SMALLER**2)


def save_surroundings(folder: Path) -> None:
    """Grounds to be tiled, and ornaments of the sea, to be put between islands."""
    for ground in GROUNDS:
        save_webp(ground(), folder / f"{ground.__name__}.webp", ISLAND_BYTES)
    for ornament in ORNAMENTS:
        r = round(ornament.radius) + 10
        size = {"viewBox": f"{-r} {-r} {2 * r} {2 * r}", "width": 2 * r, "height": 2 * r}
        svg = tag("svg", ornament.draw(), xmlns="http://www.w3.org/2000/svg", **size)
        (folder / f"{ornament.draw.__name__}.svg").write_text(svg + "\n", encoding="utf-8")


def save_webp(picture: Image.Image, file: Path, most: int) -> None:
    """The best quality that fits into this many bytes."""
    file.parent.mkdir(parents=True, exist_ok=True)
    for quality in range(86, 30, -4):
        content = io.BytesIO()
        picture.save(content, "WEBP", quality=quality, alpha_quality=60, method=6)
        if content.tell() <= most:
            break
    file.write_bytes(content.getvalue())
    print(file.name, picture.size, "quality", quality, f"{content.tell() / 1000:.0f} kB", flush=True)
