"""Small pictures for reports: SVG that takes its colours from the page, so that it is right by day and by night."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

SMALL: Final = 1e-9


@dataclass(frozen=True)
class Scale:
    """Numbers from low to high, laid out over so many pixels from a start."""

    low: float
    high: float
    start: float
    size: float

    def __call__(self, value: float) -> float:
        """Where a number lies; what is beyond lies at the edge."""
        part = (value - self.low) / max(SMALL, self.high - self.low)
        return round(self.start + self.size * min(max(part, 0.0), 1.0), 1)


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers between two others."""
    raw = max(SMALL, (high - low) / about)
    power = 10.0 ** len(str(int(raw))) / 10 if raw >= 1 else 0.1 if raw >= 0.1 else 0.01
    step = next((power * times for times in (1, 2, 5, 10) if power * times >= raw), power * 10)
    first = -(-low // step) * step
    count = int((high - first) / step + SMALL) + 1
    return [first + step * number for number in range(max(0, count))]


def whiskers(
    mean: float, inner: tuple[float, float], outer: tuple[float, float], scale: Scale, par: float, verdict: int
) -> str:
    """One figure in a row: a dot, a thick line for its own interval, a thin one for the whole table's, par dashed."""
    kind = {1: "strong", -1: "weak", 0: "plain"}[verdict]
    width = scale.start * 2 + scale.size

    def at(value: float) -> str:
        """In percent, since rows are as wide as their table; so what is drawn there keeps its shape."""
        return f"{100 * scale(value) / width:.1f}%"

    lines = "".join(
        f'<line class="{name}" x1="{at(low)}" x2="{at(high)}" y1="11" y2="11"/>'
        for name, (low, high) in (("thin", outer), ("thick", inner))
    )
    shape = {
        "strong": '<path d="M0 4l6.5 12h-13z"/>',
        "weak": '<path d="M0 18l6.5-12h-13z"/>',
        "plain": '<circle cy="11" r="4.5"/>',
    }[kind]
    dashes = f'<line class="par" x1="{at(par)}" x2="{at(par)}" y1="0" y2="22"/>'
    return f'<svg class="whisker {kind}" aria-hidden="true">{dashes}{lines}<svg x="{at(mean)}">{shape}</svg></svg>'


@dataclass(frozen=True)
class Square:
    """One field of a heat map."""

    value: float | None
    told: str  # when somebody points at it
    mark: str = ""  # a sign for what is sure


def heat_map(title: str, rows: Sequence[str], columns: Sequence[str], fields: list[list[Square]], most: float) -> str:
    """Rows and columns with names; the colour says how far a field is from nothing, up to `most`."""
    left, top, side = 132, 108, 30
    width, height = left + side * len(columns) + 40, top + side * len(rows) + 8
    parts = [
        f'<svg class="heat" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">',
        f"<title>{escape(title)}</title>",
    ]
    for number, name in enumerate(columns):
        x = left + side * number + side / 2 + 4
        parts.append(f'<text transform="translate({x:.0f} {top - 8}) rotate(-45)">{escape(name)}</text>')
    for line, name in enumerate(rows):
        y = top + side * line
        parts.append(f'<text class="end" x="{left - 8}" y="{y + 20}">{escape(name)}</text>')
        for number, field in enumerate(fields[line]):
            place = f'x="{left + side * number}" y="{y}" width="{side - 2}" height="{side - 2}" rx="3"'
            if field.value is None:
                parts.append(f'<rect class="none" {place}><title>{escape(field.told)}</title></rect>')
                continue
            part = round(100 * min(1.0, abs(field.value) / most))
            kind = "hot" if field.value > 0 else "cold"
            parts.append(
                f'<g><title>{escape(field.told)}</title><rect class="{kind}" style="--part:{part}%" {place}/>'
                + (
                    f'<text class="mark" x="{left + side * number + 14}" y="{y + 20}">{field.mark}</text>'
                    * bool(field.mark)
                )
                + "</g>"
            )
    return "".join([*parts, "</svg>"])


@dataclass(frozen=True)
class Point:
    """A point with a name and, if it has them, intervals upwards and downwards."""

    x: float
    y: float
    name: str
    told: str
    low: float | None = None
    high: float | None = None


def scatter(title: str, points: list[Point], across: str, up: str, named: bool) -> str:
    """Points in a field, with names beside them if there is room for names."""
    width, height, left, bottom = 660, 380, 56, 46
    xs, ys = [point.x for point in points], [point.y for point in points]
    ys += [each for point in points for each in (point.low, point.high) if each is not None]
    padx, pady = (max(xs) - min(xs) or 1) * 0.08, (max(ys) - min(ys) or 1) * 0.08
    x = Scale(min(xs) - padx, max(xs) + padx, left, width - left - 90)
    y = Scale(min(ys) - pady, max(ys) + pady, height - bottom, bottom + 14 - height)
    parts = [
        f'<svg class="chart" viewBox="0 0 {width} {height}" role="img"><title>{escape(title)}</title>',
        *[
            f'<line class="grid" x1="{left}" x2="{width - 12}" y1="{y(tick)}" y2="{y(tick)}"/>'
            f'<text class="end" x="{left - 8}" y="{y(tick) + 4}">{tick:g}</text>'
            for tick in ticks(y.low, y.high)
        ],
        *[
            f'<text class="mid" x="{x(tick)}" y="{height - bottom + 18}">{tick:g}</text>'
            for tick in ticks(x.low, x.high)
        ],
        f'<text class="mid" x="{(left + width) / 2:.0f}" y="{height - 6}">{escape(across)}</text>',
        f'<text class="mid" transform="translate(14 {(height - bottom) / 2:.0f}) rotate(-90)">{escape(up)}</text>',
    ]
    for point in points:
        bar = ""
        if point.low is not None and point.high is not None:
            bar = f'<line class="thick" x1="{x(point.x)}" x2="{x(point.x)}" y1="{y(point.low)}" y2="{y(point.high)}"/>'
        parts.append(
            f'<g><title>{escape(point.told)}</title>{bar}<circle cx="{x(point.x)}" cy="{y(point.y)}" r="5"/></g>'
        )
    if named:
        parts += [f'<text x="{at_x}" y="{at_y}">{escape(name)}</text>' for at_x, at_y, name in labels(points, x, y)]
    return "".join([*parts, "</svg>"])


def labels(points: list[Point], x: Scale, y: Scale) -> list[tuple[float, float, str]]:
    """Names beside their points, moved apart where they would lie on each other."""
    taken = [(x(point.x) - 7, y(point.y) - 7, 14.0, 14.0) for point in points]
    placed: list[tuple[float, float, str]] = []
    for point in sorted(points, key=lambda each: y(each.y)):
        wide, middle, level = 7.2 * len(point.name), x(point.x), y(point.y)
        sides = [(9.0, 4.0), (-wide - 9, 4.0), (-wide / 2, -12.0), (-wide / 2, 20.0), (9.0, -8.0), (9.0, 16.0)]
        sides += [(-wide - 9, -8.0), (-wide - 9, 16.0), (9.0, 30.0), (9.0, -22.0)]
        boxes = [(middle + right, level + down - 11, wide, 14.0) for right, down in sides]
        box = min(boxes, key=lambda each: sum([overlap(each, other) for other in taken]))
        taken.append(box)
        placed.append((round(box[0], 1), round(box[1] + 11, 1), point.name))
    return placed


Box = tuple[float, float, float, float]


def overlap(one: Box, other: Box) -> float:
    """How much of two boxes (left, top, width, height) lies on each other."""
    across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    down = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(0.0, across) * max(0.0, down)


def histogram(title: str, bars: list[tuple[str, list[tuple[str, float]]]], across: str) -> str:
    """Bars of several layers: for each its label, and the share and class of each layer."""
    width, height, bottom, top = 660, 250, 46, 12
    step = (width - 70) / max(1, len(bars))
    most = max([sum([share for _, share in layers]) for _, layers in bars])
    parts = [f'<svg class="chart" viewBox="0 0 {width} {height}" role="img"><title>{escape(title)}</title>']
    for tick in ticks(0, 100 * most, 4):
        y = height - bottom - (height - bottom - top) * tick / (100 * most)
        parts.append(f'<line class="grid" x1="52" x2="{width - 12}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text class="end" x="46" y="{y + 4:.1f}">{tick:g} %</text>')
    for number, (label, layers) in enumerate(bars):
        y = float(height - bottom)
        for kind, share in layers:
            tall = (height - bottom - top) * share / most
            y -= tall
            x = 58 + step * number
            parts.append(
                f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{step - 8:.1f}" height="{tall:.1f}">'
                f"<title>{escape(label)}: {100 * share:.1f} %</title></rect>"
            )
        parts.append(
            f'<text class="mid" x="{58 + step * number + step / 2 - 4:.1f}" y="{height - 28}">{escape(label)}</text>'
        )
    parts.append(f'<text class="mid" x="{width / 2:.0f}" y="{height - 6}">{escape(across)}</text></svg>')
    return "".join(parts)
