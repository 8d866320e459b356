"""Intervals as a picture: a row for each bot or match, a dot for the figure, a line for the interval."""

from dataclasses import dataclass
from html import escape
from typing import Final

WIDTH: Final = 800
ROW: Final = 34
TOP: Final = 64
LABELS: Final = 330
MARGIN: Final = 84
INK: Final = "#2b2a27"
PALE: Final = "#d9d4c7"
DOT: Final = "#a4442e"
PAPER: Final = "#fbf8f1"


@dataclass(frozen=True)
class Whisker:
    """One row: percentages from 0 to 100."""

    label: str
    value: float
    low: float
    high: float
    par: float
    note: str = ""


def plot(title: str, rows: list[Whisker]) -> str:
    """An SVG picture of shares in percent. It needs no font of its own and no script."""
    height = TOP + ROW * len(rows) + 30
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" font-family="system-ui, sans-serif" font-size="14" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="16" y="26" font-size="16" font-weight="600">{escape(title)}</text>',
    ]
    bottom = height - 24
    for percent in (0, 25, 50, 75, 100):
        x = across(percent)
        lines.append(f'<line x1="{x}" x2="{x}" y1="{TOP - 14}" y2="{bottom}" stroke="{PALE}"/>')
        lines.append(f'<text x="{x}" y="{TOP - 20}" text-anchor="middle" font-size="12">{percent} %</text>')
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW // 2
        par = across(row.par)
        lines += [
            f'<text x="16" y="{y + 5}">{escape(row.label)}</text>',
            f'<line x1="{par}" x2="{par}" y1="{y - 11}" y2="{y + 11}" stroke="{INK}" stroke-dasharray="3 3"/>',
            f'<line x1="{across(row.low)}" x2="{across(row.high)}" y1="{y}" y2="{y}" stroke="{DOT}" stroke-width="3" '
            f'stroke-linecap="round"/>',
            f'<circle cx="{across(row.value)}" cy="{y}" r="5" fill="{DOT}"/>',
            f'<text x="{WIDTH - 12}" y="{y + 5}" text-anchor="end">{escape(row.note or f"{row.value:.1f} %")}</text>',
        ]
    lines.append(f'<text x="16" y="{height - 8}" font-size="12">dashed: par, the share of equals; line: 95 %</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def across(percent: float) -> float:
    """How far to the right a percentage is."""
    return round(LABELS + (WIDTH - LABELS - MARGIN) * min(max(percent, 0.0), 100.0) / 100, 1)
