"""Little pictures that show the terrain: mountains, trees, hills, fields, reeds, waves. Drawn at the origin."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from smallworld.maps.svg import line_path, path, tag

VARIANTS = 9


class Rng(Protocol):
    """A source of chance: `random.Random`, or that of the map tool."""

    def random(self) -> float:
        """Between 0 and 1."""

    def uniform(self, low: float, high: float, /) -> float:
        """Between two numbers."""

    def choice(self, some: Sequence[str], /) -> Any:
        """One of some words."""


@dataclass(frozen=True)
class Glyph:
    """A kind of picture: how it is drawn, how far apart, and how much room it takes (in units)."""

    draw: Callable[[Rng], str]
    apart: float
    side: float  # half its width
    above: float
    below: float


def shadow(width: float, ink: str) -> str:
    """A shadow on the ground."""
    return tag("ellipse", cx=0, cy=1.5, rx=width, ry=width * 0.28, fill=ink, opacity=0.35)


def mountain(rng: Rng) -> str:
    """A peak with its shaded side and a cap of snow."""
    s, ink = 29.0, "#4c433e"
    w, h, top = s * rng.uniform(0.85, 1.1), s * rng.uniform(1.25, 1.6), rng.uniform(-4, 4)
    ridge = [(top, -h), (top + w * 0.12, -h * 0.66), (top - w * 0.05, -h * 0.36), (top + w * 0.2, 0), (w, 0)]
    snow = h * 0.36
    cap = [
        (top, -h),
        (top - w * 0.34, -h + snow),
        (top - w * 0.18, -h + snow * 0.75),
        (top - w * 0.06, -h + snow * 1.17),
        (top + w * 0.1, -h + snow * 0.82),
        (top + w * 0.22, -h + snow * 1.08),
        (top + w * 0.34, -h + snow * 0.95),
    ]
    body = f"M{-w:.1f} 0L{top:.1f} {-h:.1f}L{w:.1f} 0Q0 {s * 0.16:.1f} {-w:.1f} 0Z"
    return (
        path(body, fill="#d9cfc2", stroke=ink, stroke_width=2.2, stroke_linejoin="round")
        + path(line_path(ridge, closed=True), fill="#8d7f75", opacity=0.85)
        + path(line_path(cap, closed=True), fill="#fff", stroke=ink, stroke_width=1, opacity=0.95)
    )


def tree(rng: Rng) -> str:
    """A conifer, or something rounder."""
    return conifer(rng) if rng.random() < 0.55 else leafy(rng)


def conifer(rng: Rng) -> str:
    """Three skirts, one above the other."""
    s, ink = 20.0, "#1f4527"
    green = str(rng.choice(["#3d7a3f", "#2f6a3a", "#47863f"]))
    out = shadow(s * 0.55, ink) + path(f"M0 0v{-s * 0.35:.1f}", stroke="#5b3d22", stroke_width=3)
    for wide, low, high in ((0.55, 0.2, 0.95), (0.45, 0.6, 1.3), (0.32, 1.0, 1.65)):
        w, y, t = s * wide, -s * low, -s * high
        d = f"M{-w:.1f} {y:.1f}L{rng.uniform(-1, 1):.1f} {t:.1f}L{w:.1f} {y:.1f}Q0 {y + s * 0.12:.1f} {-w:.1f} {y:.1f}Z"
        out += path(d, fill=green, stroke=ink, stroke_width=1.6, stroke_linejoin="round")
    light = f"M{-s * 0.3:.1f} {-s * 0.42:.1f}l2.4 -3.6M{-s * 0.2:.1f} {-s * 0.82:.1f}l2 -3.2"
    return out + path(light, stroke="#8fc06a", stroke_width=1.6, stroke_linecap="round", opacity=0.8)


def leafy(rng: Rng) -> str:
    """A crown of four balls."""
    s, ink = 20.0, "#1f4527"
    green = str(rng.choice(["#4f8f3f", "#5b9a44", "#447f3c"]))
    balls = ((-0.34, -0.62, 0.34), (0.34, -0.6, 0.34), (0.0, -0.95, 0.42), (0.0, -0.6, 0.4))
    out = shadow(s * 0.6, ink) + path(f"M0 0v{-s * 0.4:.1f}", stroke="#5b3d22", stroke_width=3.4)
    for x, y, r in balls:
        out += tag("circle", cx=x * s, cy=y * s, r=r * s, fill=green, stroke=ink, stroke_width=3)
    for x, y, r in balls:
        out += tag("circle", cx=x * s, cy=y * s, r=r * s - 0.6, fill=green)
    light = f"M{-s * 0.28:.1f} {-s * 1.02:.1f}q2 -4.4 6.4 -4"
    return out + path(light, fill="none", stroke="#a5d06f", stroke_width=2, stroke_linecap="round", opacity=0.8)


def hill(rng: Rng) -> str:
    """A round back with strokes of grass on the lee."""
    s, ink = 22.0, "#566f27"
    w, h = s * rng.uniform(1.15, 1.5), s * rng.uniform(0.75, 0.95)
    green = str(rng.choice(["#b9d266", "#a5c255", "#c2d872"]))
    back = (
        f"M{-w:.1f} 0C{-w * 0.75:.1f} {-h * 1.1:.1f} {-w * 0.15:.1f} {-h * 1.25:.1f} {rng.uniform(-3, 3):.1f} {-h:.1f}"
        f"C{w * 0.35:.1f} {-h * 0.85:.1f} {w * 0.8:.1f} {-h * 0.5:.1f} {w:.1f} 0Q0 {s * 0.18:.1f} {-w:.1f} 0Z"
    )
    out = path(back, fill=green, stroke=ink, stroke_width=2)
    for k in range(4):
        x, y = w * (0.18 + 0.18 * k), -h * (0.72 - 0.17 * k)
        out += path(f"M{x:.1f} {y:.1f}q1.3 3 .5 5.7", stroke=ink, stroke_width=1.4, fill="none", opacity=0.7)
    return out


def field(rng: Rng) -> str:
    """A ploughed field, or a sheaf of wheat."""
    return sheaf() if rng.random() < 0.38 else furrows(rng)


def sheaf() -> str:
    """Seven ears with a red band."""
    s, ink = 19.0, "#8a6418"
    out = shadow(s * 0.6, ink)
    for k in range(7):
        lean = (k - 3) / 3
        x, y = lean * s * 0.62, -s * (1.25 - 0.22 * abs(lean))
        stalk = f"M{lean * s * 0.3:.1f} 0Q{lean * s * 0.08:.1f} {-s * 0.5:.1f} {x:.1f} {y:.1f}"
        out += path(stalk, stroke=ink, stroke_width=3.6, fill="none", stroke_linecap="round")
        out += path(stalk, stroke="#f4dc7a", stroke_width=1.8, fill="none", stroke_linecap="round")
        turn = f"rotate({lean * 28:.0f} {x:.1f} {y:.1f})"
        ear = {"fill": "#f8e28a", "stroke": ink, "stroke_width": 1.1, "transform": turn}
        out += tag("ellipse", cx=x, cy=y, rx=s * 0.1, ry=s * 0.2, **ear)
    band = f"M{-s * 0.2:.1f} {-s * 0.46:.1f}q3.8 2.3 7.6 0"
    return out + path(band, stroke="#a5432a", stroke_width=3.2, fill="none", stroke_linecap="round")


def furrows(rng: Rng) -> str:
    """A slanted field with furrows."""
    s = 19.0
    w, h, slant = s * rng.uniform(1.1, 1.45), s * rng.uniform(0.6, 0.8), s * 0.35
    shades = (("#f3dd84", "#caa03c"), ("#e2bb52", "#b98b2e"), ("#d5d877", "#9fa848"))
    fill, furrow = shades[int(rng.random() * 3)]
    corners = [(-w + slant, -h), (w + slant, -h + rng.uniform(-3, 3)), (w - slant, h), (-w - slant, h)]
    edge = {"stroke": "#9a7428", "stroke_width": 1.8, "stroke_linejoin": "round"}
    out = path(line_path(corners, closed=True), fill=fill, **edge)
    for k in range(1, 7):
        x = -w + 2 * w * k / 7
        d = f"M{x + slant * 0.85:.1f} {-h + 2.5:.1f}Q{x:.1f} 0 {x - slant * 0.85:.1f} {h - 2.5:.1f}"
        out += path(d, stroke=furrow, stroke_width=2.2, fill="none", stroke_linecap="round")
    return tag("g", out, transform=f"rotate({rng.uniform(-14, 14):.0f})")


def reeds(rng: Rng) -> str:
    """Bulrushes in a pool."""
    s, ink = 19.0, "#3a3757"
    out = tag("ellipse", cx=0, cy=0, rx=s * 0.95, ry=s * 0.3, fill="#5d6f96", stroke=ink, stroke_width=1.4, opacity=0.9)
    ripples = f"M{-s * 0.55:.1f} 0h9.5M{s * 0.1:.1f} 2h8.5"
    out += path(ripples, stroke="#b7c6e0", stroke_width=1.5, stroke_linecap="round", opacity=0.8)
    for k in range(4):
        x, h = (k - 1.5) * s * 0.26, s * rng.uniform(0.8, 1.2)
        tip = x * 1.7 + rng.uniform(-2, 2)
        out += path(
            f"M{x:.1f} 0Q{x:.1f} {-h * 0.6:.1f} {tip:.1f} {-h:.1f}", stroke="#3f5b35", stroke_width=2.2, fill="none"
        )
        if k in (1, 2):
            head = f"M{tip * 0.93:.1f} {-h * 0.9:.1f}L{tip:.1f} {-h * 1.18:.1f}"
            out += path(head, stroke="#6b3f22", stroke_width=4.4, stroke_linecap="round")
    return out


def wave(rng: Rng) -> str:
    """A small crest."""
    s = 12.0 * rng.uniform(0.85, 1.15)
    d = f"M{-s:.1f} 0q{s * 0.5:.1f} {-s * 0.45:.1f} {s:.1f} 0t{s:.1f} 0"
    return path(d, fill="none", stroke="#eaf6fb", stroke_width=2.4, stroke_linecap="round", opacity=0.75)


def pebbles(rng: Rng) -> str:
    """Two or three stones."""
    out = ""
    for n in range(2 + int(rng.random() * 2)):
        x, y, r = n * 6.5 - 6, rng.uniform(-2.5, 2.5), rng.uniform(1.8, 3.4)
        out += tag("ellipse", cx=x, cy=y, rx=r * 1.25, ry=r, fill="#cfc4b6", stroke="#6d6158", stroke_width=1.1)
    return tag("g", out, opacity=0.7)


def tuft(ink: str) -> Callable[[Rng], str]:
    """Blades of grass."""

    def draw(rng: Rng) -> str:
        d = "".join(f"M{x} 0q{x * 0.4:.1f} -3 {x * 0.9:.1f} {-rng.uniform(5, 8):.1f}" for x in (-3.4, 0, 3.4))
        return path(d, fill="none", stroke=ink, stroke_width=1.7, stroke_linecap="round", opacity=0.6)

    return draw


def flowers(rng: Rng) -> str:
    """Dots of colour in the grass."""
    colour = str(rng.choice(["#fff3c4", "#f6d3dd", "#f4c95a"]))
    out = tuft("#5f7d2b")(rng)
    for x, y in ((-6.0, -3.0), (6.5, -4.5)):
        out += tag("circle", cx=x, cy=y, r=1.9, fill=colour, opacity=0.85)
    return out


GLYPHS = {
    "mountain": Glyph(mountain, 52, 32, 35, 6),
    "forest": Glyph(tree, 33, 13, 28, 2),
    "hill": Glyph(hill, 50, 33, 15, 4),
    "fields": Glyph(field, 54, 32, 13, 13),
    "swamp": Glyph(reeds, 47, 19, 21, 6),
    "sea": Glyph(wave, 62, 16, 8, 5),
    "lake": Glyph(wave, 46, 15, 8, 5),
}

DETAILS = {  # so small that a token may cover them
    "mountain-detail": Glyph(pebbles, 58, 9, 4, 4),
    "forest-detail": Glyph(tuft("#244f2b"), 38, 7, 8, 2),
    "hill-detail": Glyph(flowers, 52, 9, 8, 2),
    "fields-detail": Glyph(tuft("#9a7424"), 44, 7, 8, 2),
    "swamp-detail": Glyph(tuft("#3d4a5e"), 46, 7, 8, 2),
}
