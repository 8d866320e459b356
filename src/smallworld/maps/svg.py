"""A little help with writing SVG."""

from collections.abc import Iterable


def tag(name: str, *inside: str, **attributes: object) -> str:
    """An element; `stroke_width` becomes `stroke-width`, numbers are rounded."""
    words = "".join(f' {key.rstrip("_").replace("_", "-")}="{value_text(value)}"' for key, value in attributes.items())
    return f"<{name}{words}>{''.join(inside)}</{name}>" if inside else f"<{name}{words}/>"


def value_text(value: object) -> str:
    """Numbers with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def path(d: str, **attributes: object) -> str:
    """A path."""
    return tag("path", d=d, **attributes)


def use(name: str, **attributes: object) -> str:
    """Something defined before."""
    return tag("use", href=f"#{name}", **attributes)


def moved(x: float, y: float, scale: float = 1.0) -> str:
    """A transform to a place."""
    return f"translate({x:.1f} {y:.1f})" + (f" scale({scale:.3f})" if scale != 1 else "")


def line_path(points: Iterable[tuple[float, float]], closed: bool = False) -> str:
    """Straight lines through points."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("Z" if closed else "")
