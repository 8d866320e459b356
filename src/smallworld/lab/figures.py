"""The figures of an exploration: each with its interval, its number of games, and what is left of it after correction.

A section is an edition with a number of players. Each kind of thing in it (its races, its powers, its pairs …) is a
family: Holm's method corrects for looking at all of them at once, so that in at most 5 % of cases anything at all in a
family is called strong or weak by luck alone. `low` and `high` hold for one figure, `low_all` and `high_all` for the
whole family together (Bonferroni). What an option does to the table is one family, whatever is measured.
"""

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from smallworld.lab.statistics import LEVEL, holm
from smallworld.lab.tally import FEWEST, Key, Moments, Tally

SURE: Final = 1 - LEVEL

OPTION: Final = "option"
SHARES: Final = ("share", "wanted", "first")
COMPARED: Final = {
    "race": ("ahead", "share"),
    "power": ("ahead", "share"),
    "pair": ("ahead", "share"),
    "seat": ("ahead", "share"),
    "entry": ("ahead", "share"),
    OPTION: ("coins", "spread", "first", "declines"),
    "option race": ("ahead",),
    "option power": ("ahead",),
}
"""What is compared with par, kind by kind; the other figures describe."""


@dataclass(frozen=True)
class Figure:
    """One number of the report: a row of the table that programs read."""

    edition: str
    players: int
    kind: str  # race, power, pair, seat, entry, place, bought, bought power, life, table, option …
    key: str  # which one; a pair is RACE POWER
    measure: str
    games: int
    sets: int
    mean: float
    low: float
    high: float
    low_all: float
    high_all: float
    par: float | None  # what equals would have; None where nothing is compared
    p: float | None
    p_holm: float | None
    verdict: int  # 1 above par, -1 below, 0 not shown to differ

    def to_dict(self) -> dict[str, Any]:
        """Plain values."""
        return asdict(self)


COLUMNS: Final = tuple(Figure.__dataclass_fields__)


@dataclass(frozen=True)
class Section:
    """The figures of one edition with one number of players."""

    edition: str
    players: int
    sets: int
    games: int
    figures: tuple[Figure, ...]

    def of(self, kind: str, measure: str) -> list[Figure]:
        """All of a kind, the largest first."""
        found = [each for each in self.figures if (each.kind, each.measure) == (kind, measure)]
        return sorted(found, key=lambda each: (-each.mean, each.key))

    def one(self, kind: str, key: str, measure: str) -> Figure | None:
        """A single one."""
        wanted = (kind, key, measure)
        return next((each for each in self.figures if (each.kind, each.key, each.measure) == wanted), None)


def sections_of(tallies: Iterable[tuple[str, int, Tally]]) -> list[Section]:
    """The figures of all cells, those of one edition and number of players together."""
    joined: dict[tuple[str, int], Tally] = defaultdict(Tally)
    for edition, players, tally in tallies:
        joined[edition, players].join(tally)
    return [section_of(edition, players, tally) for (edition, players), tally in joined.items() if tally.sets]


def section_of(edition: str, players: int, tally: Tally) -> Section:
    """The figures of one section, family by family."""
    families: dict[tuple[str, str], list[tuple[str, Moments]]] = defaultdict(list)
    for (kind, name, measure), moments in sorted(tally.sums.items()):
        families[kind, measure].append((name, moments))
    found: list[Figure] = []
    for (kind, measure), members in families.items():
        found += family(edition, players, (kind, "", measure), members)
    return Section(edition, players, tally.sets, tally.games, tuple(together(found)))


def together(found: list[Figure]) -> list[Figure]:
    """What an option changes is one table, whatever is measured: so all of it is corrected together."""
    of_options = [each for each in found if each.kind == OPTION and each.p is not None]
    corrected = holm([each.p for each in of_options if each.p is not None])
    for figure, p_holm in zip(of_options, corrected, strict=True):
        verdict = (1 if figure.mean > 0 else -1) if p_holm < SURE else 0
        found[found.index(figure)] = replace(figure, p_holm=p_holm, verdict=verdict)
    return found


def family(edition: str, players: int, of: Key, members: list[tuple[str, Moments]]) -> list[Figure]:
    """The figures that are looked at together."""
    kind, _, measure = of
    compared = measure in COMPARED.get(kind, ())
    share = measure in SHARES and not kind.startswith("option")
    par = (1 / players if share else 0.0) if compared else None
    judged = [moments for _, moments in members if moments.sets >= FEWEST]
    doubts = [moments.doubt(par) for moments in judged] if par is not None else []
    corrected = dict(zip([id(moments) for moments in judged], zip(doubts, holm(doubts), strict=True), strict=False))
    measures = len(COMPARED[kind]) if kind == OPTION else 1
    level = 1 - SURE / max(1, measures * len(judged))
    found: list[Figure] = []
    for name, moments in members:
        p, p_holm = corrected.get(id(moments), (None, None))
        low, high = moments.share_interval() if share else moments.interval()
        low_all, high_all = moments.share_interval(level) if share else moments.interval(level)
        sure = par is not None and p_holm is not None and p_holm < SURE
        verdict = int(math.copysign(1, moments.mean - par)) if sure and par is not None else 0
        found.append(
            Figure(
                *(edition, players, kind, name, measure, moments.games, moments.sets),
                *(moments.mean, low, high, low_all, high_all),
                *(par, p, p_holm, verdict),
            )
        )
    return found
