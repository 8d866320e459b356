"""A report as one HTML file that needs nothing else: no script, no font, no picture from anywhere."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from smallworld.lab.charts import Scale, whiskers
from smallworld.lab.figures import Figure

STYLE: Final = Path(__file__).with_name("page.css")
UNIT: Final = " %"


def page(title: str, parts: Iterable[str]) -> str:
    """The whole file."""
    style = STYLE.read_text(encoding="utf-8")
    head = (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>\n{style}</style></head>\n<body><main>\n"
    )
    return head + "\n".join(parts) + "\n</main></body></html>\n"


def tag(name: str, text: str, kind: str = "") -> str:
    """An element with plain text in it."""
    of_kind = f' class="{kind}"' if kind else ""
    return f"<{name}{of_kind}>{escape(text)}</{name}>"


def boxed(*parts: str) -> str:
    """Something that may be wider than the screen."""
    return f'<div class="wide" tabindex="0">{"".join(parts)}</div>'


def findings(lines: list[str]) -> str:
    """The main things in sentences."""
    return f'<div class="findings"><ul>{"".join([tag("li", line) for line in lines])}</ul></div>' if lines else ""


# Numbers


def signed(value: float, digits: int = 1) -> str:
    """+1.2, −0.4 or 0.0."""
    return f"{value:+z.{digits}f}".replace("-", "−") if round(value, digits) else f"{0:.{digits}f}"


def number(value: float, digits: int = 1) -> str:
    """1.2 or −0.4."""
    return f"{value:z.{digits}f}".replace("-", "−")


def percent(value: float) -> str:
    """12.3 %."""
    return f"{100 * value:.1f}{UNIT}"


def range_of(figure: Figure, show: Callable[[float], str]) -> str:
    """A figure with its own interval, as text."""
    ends = [show(end).removesuffix(UNIT) if bounded(end) is not None else "?" for end in (figure.low, figure.high)]
    return f"{show(figure.mean)} [{' … '.join(ends)}]"


def bounded(value: float) -> float | None:
    """The value, or None if it is infinite because there were too few games."""
    return value if abs(value) < 1e12 else None


def cell(figure: Figure | None, show: Callable[[float], str]) -> str:
    """A figure with its interval, for a table."""
    if figure is None:
        return "<td>–</td>"
    whole = range_of(figure, show)
    value, _, rest = whole.partition(" [")
    kind = ' class="sure"' if figure.verdict else ""
    return f'<td{kind}>{value} <span class="range">[{rest}</span></td>'


# A table with a picture in each row


@dataclass(frozen=True)
class Row:
    """One thing: the figure that is drawn, further ones beside it."""

    name: str
    drawn: Figure
    others: tuple[Figure | None, ...] = ()
    own: bool = False  # the one that the report is about


def table(
    caption: str,
    first: str,
    heads: list[str],
    rows: list[Row],
    shows: list[Callable[[float], str]],
    par: float,
) -> str:
    """Rows with whiskers; `shows` has a way to write the drawn figure and each of the others."""
    ends = [end for row in rows for end in (row.drawn.low, row.drawn.high) if bounded(end) is not None] or [par]
    reach = max([abs(end - par) for end in ends]) * 1.25 or 1.0
    scale = Scale(par - reach, par + reach, 8, 304)
    lines: list[str] = []
    for row in rows:
        drawn = row.drawn
        picture = whiskers(
            drawn.mean, (drawn.low, drawn.high), (drawn.low_all, drawn.high_all), scale, par, drawn.verdict
        )
        cells = "".join([cell(each, show) for each, show in zip((drawn, *row.others), shows, strict=True)])
        begin = '<tr class="own">' if row.own else "<tr>"
        lines.append(
            f'{begin}<td>{escape(row.name)}</td><td class="picture">{picture}</td>{cells}<td>{drawn.games}</td></tr>'
        )
    titles = "".join([f"<th>{escape(each)}</th>" for each in heads])
    head = f"<tr><th>{escape(first)}</th><th></th>{titles}<th>games</th></tr>"
    body = f"<thead>{head}</thead><tbody>{''.join(lines)}</tbody>"
    return tag("p", caption, "small") + boxed(f'<table aria-label="{escape(caption)}">{body}</table>')
