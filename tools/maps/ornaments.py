"""Ornaments of the open sea: a compass rose, small ships, a sea serpent. Drawn at the origin."""

from collections.abc import Callable
from dataclasses import dataclass

from smallworld.maps.svg import line_path, path, tag

INK = "#1d4a68"
PAPER = "#f3e9cf"


@dataclass(frozen=True)
class Ornament:
    """A single picture, and the radius of the circle it takes."""

    draw: Callable[[], str]
    radius: float


def compass() -> str:
    """A rose of eight points, north marked."""
    out = ""
    for r in (52.0, 46.0):
        out += tag("circle", cx=0, cy=0, r=r, fill="none", stroke=PAPER, stroke_width=1.6, opacity=0.75)
    for n in range(8):
        long = 62.0 if n % 2 == 0 else 38.0
        out += tag("g", needle(long, 9.5 if n % 2 == 0 else 7.0), transform=f"rotate({n * 45})")
    out += tag("circle", cx=0, cy=0, r=5, fill=PAPER, stroke=INK, stroke_width=1.6)
    north = path("M-5 -66V-78L5 -66V-78", stroke=PAPER, stroke_width=2.6, fill="none", stroke_linejoin="round")
    return tag("g", out + north, opacity=0.85)


def needle(long: float, wide: float) -> str:
    """One point of the rose, half light and half dark."""
    edge = {"stroke": INK, "stroke_width": 1.2, "stroke_linejoin": "round"}
    light = line_path([(0, -long), (-wide, -wide), (0, 0)], closed=True)
    dark = line_path([(0, -long), (wide, -wide), (0, 0)], closed=True)
    return path(light, fill=PAPER, **edge) + path(dark, fill="#3c7ea3", **edge)


def ship() -> str:
    """Two masts and a bow wave."""
    edge = {"stroke": "#3b2a18", "stroke_width": 2, "stroke_linejoin": "round"}
    foam = {"fill": "none", "stroke": "#eaf6fb", "stroke_width": 2.6, "stroke_linecap": "round"}
    return (
        path("M-8 -2V-50M14 -2V-44", stroke="#5b3d22", stroke_width=3, stroke_linecap="round")
        + path("M-8 -50L2 -54L-8 -57ZM14 -44L23 -47L14 -50Z", fill="#b5402c")
        + path("M-26 -14Q-14 -28 -10 -47Q4 -30 4 -14Q-10 -19 -26 -14Z", fill="#fbf3dc", **edge)
        + path("M6 -14Q15 -26 14 -41Q29 -28 31 -14Q19 -18 6 -14Z", fill="#f0dfb4", **edge)
        + path("M-34 -8L-26 8H26L36 -10Q18 -2 0 -3T-34 -8Z", fill="#8a5a2c", **edge)
        + path("M-29 1H31", stroke="#d8b36a", stroke_width=2)
        + path("M-40 12q8 -6 16 0t16 0t16 0t16 0t16 0", **foam)
    )


def serpent() -> str:
    """A neck and three humps out of the water."""
    edge = {"stroke": "#16423f", "stroke_width": 2.2, "stroke_linejoin": "round"}
    skin, foam = "#3f9a80", {"fill": "none", "stroke": "#eaf6fb", "stroke_width": 2.6, "stroke_linecap": "round"}
    out = ""
    for x, w, h in ((-2.0, 15.0, 24.0), (28.0, 11.0, 16.0), (51.0, 7.0, 9.0)):
        outer = f"M{x - w:.1f} 0C{x - w:.1f} {-h * 1.3:.1f} {x + w:.1f} {-h * 1.3:.1f} {x + w:.1f} 0"
        inner = f"L{x + w * 0.45:.1f} 0C{x + w * 0.4:.1f} {-h * 0.6:.1f} {x - w * 0.4:.1f} {-h * 0.6:.1f} "
        out += path(outer + inner + f"{x - w * 0.45:.1f} 0Z", fill=skin, **edge)
        for k in (-0.45, 0.0, 0.45):
            fin = f"M{x + k * w - 3:.1f} {-h * (0.97 - k * k * 0.7):.1f}l3 -6l3.4 6Z"
            out += path(fin, fill="#e3b24a", stroke="#16423f", stroke_width=1.4, stroke_linejoin="round")
    neck = (
        "M-40 0C-40 -20 -20 -22 -26 -40C-32 -50 -48 -44 -58 -38L-60 -43C-54 -56 -40 -62 -28 -57C-10 -50 -14 -24 -25 0Z"
    )
    out += path(neck, fill=skin, **edge)
    out += path("M-34 -58L-28 -69L-23 -54ZM-18 -47L-8 -50L-14 -39Z", fill="#e3b24a", stroke="#16423f", stroke_width=1.4)
    out += tag("circle", cx=-39, cy=-52, r=3.2, fill="#fff6c9", stroke="#16423f", stroke_width=1.4)
    out += path("M-58 -39L-66 -35M-58 -39L-64 -42", stroke="#b5402c", stroke_width=1.8, stroke_linecap="round")
    return out + path("M-50 3q7 -5 14 0t14 0M-14 3q6 -5 12 0t12 0M20 3q5 -4 10 0t10 0M46 3q4 -3 8 0", **foam)


ORNAMENTS = (Ornament(compass, 84), Ornament(ship, 48), Ornament(serpent, 68), Ornament(ship, 48))
"""In the order in which they look for a place."""
