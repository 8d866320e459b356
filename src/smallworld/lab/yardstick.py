"""The yardstick: how much the printed races and powers differ among themselves, in coins and in wins.

Printed ones are not alike either, so a home-made one is compared with the range in which most of them lie. A *spread*
is half the width of the range that holds the middle two thirds of them, with what luck adds to it taken off. So 0 is as
strong as the printed ones on average, two printed ones in three lie between -1 and +1, and what lies beyond is as
strong or as weak as few of them are. The few extreme ones do not stretch it, as they would a standard deviation.

    spread_of(section, "race", "ahead")      from the games of an exploration
    yardstick("base", "race", 2).coins       as the judge uses it
"""

import math
from dataclasses import dataclass
from typing import Final

from smallworld.lab.figures import Figure, Section
from smallworld.lab.statistics import mean, quantile, t_quantile, variance
from smallworld.lab.tally import FEWEST

OUTSIDE: Final = 1 / 6
"""The part of the printed ones on either side that is left out: two thirds lie between."""


@dataclass(frozen=True)
class Yardstick:
    """A spread of the printed ones."""

    coins: float  # ahead of the others at the end
    share: float  # of the wins

    def spreads(self, coins: float, share: float) -> float:
        """How far a banner is from the printed ones' mean: half by its coins ahead, half by its wins beyond par."""
        return (coins / self.coins + share / self.share) / 2


MEASURED: Final = {
    ("base", "race"): {2: Yardstick(4.1, 0.10), 4: Yardstick(2.5, 0.05)},
    ("base", "power"): {2: Yardstick(4.0, 0.10), 4: Yardstick(2.5, 0.05)},
    ("warcraft", "race"): {2: Yardstick(2.9, 0.08), 4: Yardstick(3.2, 0.08)},
    ("warcraft", "power"): {2: Yardstick(2.0, 0.055), 4: Yardstick(1.5, 0.04)},
}
"""By the games of the sample reports (docs/reports) and, with two players, of `heuristic`: docs/lab.md has both."""


def yardstick(edition: str, kind: str, players: int) -> Yardstick:
    """The one for such games; with three players what lies between two and four, with five as with four."""
    two, four = MEASURED[edition, kind][2], MEASURED[edition, kind][4]
    part = min(max(players - 2, 0), 2) / 2
    return Yardstick(two.coins + part * (four.coins - two.coins), two.share + part * (four.share - two.share))


def spread_of(section: Section, kind: str, measure: str) -> float:
    """Half the range of the middle two thirds in these games, without luck; 0 if luck explains all of it."""
    figures = [each for each in section.of(kind, measure) if each.sets >= FEWEST]
    return usual_spread([each.mean for each in figures], [error_of(each) for each in figures])


def error_of(figure: Figure) -> float:
    """The standard error behind a figure's interval."""
    return (figure.high - figure.low) / 2 / t_quantile(figure.sets - 1)


def usual_spread(means: list[float], errors: list[float]) -> float:
    """The same from means and their standard errors.

    Means differ because the banners do and because of luck, and the variances of both add up: the range is narrowed as
    much as the standard deviation is without the part of luck.
    """
    seen = variance(means)
    if not seen:
        return 0.0
    luck = mean([error * error for error in errors])
    ordered = sorted(means)
    reach = (quantile(ordered, 1 - OUTSIDE) - quantile(ordered, OUTSIDE)) / 2
    return reach * math.sqrt(max(0.0, 1 - luck / seen))
