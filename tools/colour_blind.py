"""How pictures look to those who see colours otherwise: ``python tools/colour_blind.py PICTURE … [--out FOLDER]``.

Lays each picture beside itself in grey, and as somebody sees it who lacks the cones for green (deuteranopia) or for red
(protanopia), by the matrices of Machado, Oliveira and Fernandes (2009) on linear light. Needs Pillow and numpy of
requirements/tools.txt.
"""

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

GREY = [[0.2126, 0.7152, 0.0722]] * 3
DEUTERANOPIA = [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
PROTANOPIA = [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
VISIONS = {"grey": GREY, "deuteranopia": DEUTERANOPIA, "protanopia": PROTANOPIA}
GAP, LABEL, QUALITY = 12, 18, 84


def linear(colours: NDArray[np.float64]) -> NDArray[np.float64]:
    """Screen values as light."""
    return np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)


def screen(light: NDArray[np.float64]) -> NDArray[np.float64]:
    """Light as screen values."""
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def seen(picture: Image.Image, vision: str) -> Image.Image:
    """The picture as somebody sees it."""
    light = linear(np.asarray(picture.convert("RGB"), dtype=np.float64) / 255)
    changed = np.clip(light @ np.array(VISIONS[vision]).T, 0, 1)
    return Image.fromarray((screen(changed) * 255).round().astype(np.uint8))


def beside(picture: Image.Image, visions: list[str]) -> Image.Image:
    """The picture and what others see of it, in two columns."""
    views = [("as it is", picture.convert("RGB")), *[(vision, seen(picture, vision)) for vision in visions]]
    width, height = picture.size
    rows = (len(views) + 1) // 2
    sheet = Image.new("RGB", (2 * width + 3 * GAP, rows * (height + LABEL + GAP) + GAP), "#f7eed8")
    pen = ImageDraw.Draw(sheet)
    for place, (name, view) in enumerate(views):
        x, y = GAP + place % 2 * (width + GAP), GAP + place // 2 * (height + LABEL + GAP)
        pen.text((x, y), name, fill="#2a1c0e")
        sheet.paste(view, (x, y + LABEL))
    return sheet


def main() -> None:
    """One sheet for each picture."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("pictures", type=Path, nargs="+")
    options.add_argument("--out", type=Path, default=Path())
    options.add_argument("--width", type=int, default=960, help="of each picture on the sheet")
    options.add_argument("--only", choices=list(VISIONS), action="append", help="how to see it; may be repeated")
    wanted = options.parse_args()
    for file in wanted.pictures:
        picture = Image.open(file).convert("RGB")
        scale = min(1.0, wanted.width / picture.width)
        small = picture.resize((round(picture.width * scale), round(picture.height * scale)), Image.Resampling.LANCZOS)
        sheet = beside(small, wanted.only or list(VISIONS))
        target = wanted.out / f"{file.stem}-colour-blind.webp"
        sheet.save(target, quality=QUALITY, method=6)
        print(target)


if __name__ == "__main__":
    main()
