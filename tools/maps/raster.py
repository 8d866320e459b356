"""SVG to PNG, small enough for the repository."""

import io
from pathlib import Path

import resvg_py
from PIL import Image


def paint(svg: str, width: int) -> Image.Image:
    """The picture at a width."""
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))))


def save_png(svg: str, file: Path, width: int, colours: int = 200) -> None:
    """The picture at a width, with a palette of its own."""
    small = paint(svg, width)
    file.parent.mkdir(parents=True, exist_ok=True)
    if colours:
        small = small.convert("RGBA").quantize(
            colours, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.FLOYDSTEINBERG
        )
    small.save(file, optimize=True)
