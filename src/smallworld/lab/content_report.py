"""The report about one home-made race or power: verdict, place among the printed ones, other numbers of tokens."""

from collections.abc import Callable

from smallworld.lab import page
from smallworld.lab.charts import Point, scatter
from smallworld.lab.figures import Figure, Section
from smallworld.lab.judge import Figure as Range
from smallworld.lab.judge import Strength
from smallworld.lab.page import Row, number, percent, signed, tag
from smallworld.lab.report import HOW_SURE, whole_percent
from smallworld.lab.tuning import Tuning
from smallworld.text.names import name_of

HOW: str = (
    "Everybody must take the combination on top of the column first. In one half of the games one of these has the "
    "home-made banner and the others are printed; each deal is played once for every seat that may get it. In the "
    "other half all are printed, which shows how much the printed ones differ among themselves. Strength counts coins "
    "ahead and wins alike, in spreads: two printed ones in three lie between −1 and +1, by thousands of games. "
    "What lies beyond is called too strong or too weak, probably if its interval reaches back over that border."
)


def figure_of(row: Strength, measure: str, found: Range) -> Figure:
    """What the judge found, as a figure beside those of the printed ones."""
    ends = (found.low, found.high)
    verdict = 1 if row.verdict == "strong" else -1 if row.verdict == "weak" else 0
    return Figure(
        row.edition, 0, row.kind, row.key, measure, row.games, 0, found.value, *ends, *ends, None, None, None, verdict
    )


def place_among(row: Strength, printed: Section) -> tuple[int, int]:
    """Its place by coins ahead, and how many there are: the printed ones and itself."""
    others = printed.of(row.kind, "ahead")
    return 1 + sum([each.mean > row.ahead.value for each in others]), len(others) + 1


def content_report(row: Strength, lines: list[str], printed: Section, tuning: Tuning, made: str) -> str:
    """The whole page."""
    title = f"How strong are the {row.name}?" if row.kind == "race" else f"How strong is {row.name}?"
    place, among = place_among(row, printed)
    measures = ("share", "coins", "wanted")
    rows = [
        Row(name_of(each.key), each, tuple([printed.one(row.kind, each.key, measure) for measure in measures]))
        for each in printed.of(row.kind, "ahead")
    ]
    own = Row(
        row.name,
        figure_of(row, "ahead", row.ahead),
        (figure_of(row, "share", row.share), figure_of(row, "coins", row.coins), figure_of(row, "wanted", row.picks)),
        own=True,
    )
    rows.insert(place - 1, own)
    shows: list[Callable[[float], str]] = [signed, percent, number, whole_percent]
    caption = (
        f"By coins ahead it is number {place} of {among}, counted with the printed ones. Games for the printed ones: "
        f"{printed.games}, in which nobody had it."
    )
    parts = [
        tag("h1", title),
        tag("p", lines[-1], "verdict"),
        page.findings(lines[:-1]),
        tag("p", HOW),
        tag("h2", "Beside the printed ones"),
        page.table(caption, row.kind.capitalize(), ["ahead", "wins", "brought", "wanted"], rows, shows, 0.0),
        tag("p", HOW_SURE, "small"),
    ]
    if len(tuning.tried) > 1:
        points = [
            Point(
                tokens,
                found.ahead.value,
                "",
                f"{tokens} tokens: {signed(found.ahead.value)} "
                f"[{signed(found.ahead.low)} … {signed(found.ahead.high)}], {found.games} games",
                *(found.ahead.low, found.ahead.high),
            )
            for tokens, found in tuning.tried.items()
        ]
        told = f"With {tuning.fair} tokens it is fairest." if tuning.fair else "No number that was tried makes it fair."
        parts += [
            tag("h2", "With other numbers of tokens"),
            tag("p", f"The same deals with other numbers. {told}"),
            page.boxed(
                scatter("Coins ahead by tokens", points, "tokens", "coins ahead, with 95 % intervals", named=False)
            ),
        ]
    return page.page(title, [*parts, f"<footer>{tag('p', made)}</footer>"])
