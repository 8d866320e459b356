"""What a row of results allows one to say: means, intervals, and a test that may be looked at after every result.

Everything here takes one number per set. A set is one seed played in every seating: its games share their luck, so
only sets are independent of each other, and only they may be counted.
"""

import math
from functools import lru_cache
from random import Random
from typing import Final, final

LEVEL: Final = 0.95
"""How sure an interval is meant to be."""

RESAMPLES: Final = 2000
MOST_DRAWS: Final = 4_000_000
"""A bootstrap draws no more than this in all, so that long contests are judged in seconds."""


def mean(values: list[float]) -> float:
    """The mean; there must be something."""
    return math.fsum(values) / len(values)


def variance(values: list[float]) -> float:
    """The variance that a sample lets one expect of the next value; 0 for a single one."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return math.fsum([(value - middle) ** 2 for value in values]) / (len(values) - 1)


# Student's t


def beta_part(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function, by its continued fraction (Lentz)."""
    if x <= 0.0 or x >= 1.0:
        return 0.0 if x <= 0.0 else 1.0
    if x > (a + 1) / (a + b + 2):
        return 1.0 - beta_part(b, a, 1 - x)
    front = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)
    tiny = 1e-300
    upper, lower, fraction = 1.0, 0.0, 1.0
    for i in range(300):
        half = i // 2
        if i == 0:
            term = 1.0
        elif i % 2 == 0:
            term = half * (b - half) * x / ((a + 2 * half - 1) * (a + 2 * half))
        else:
            term = -(a + half) * (a + b + half) * x / ((a + 2 * half) * (a + 2 * half + 1))
        lower = 1.0 / (1.0 + term * lower or tiny)
        upper = 1.0 + term / upper or tiny
        fraction *= upper * lower
        if i > 0 and abs(1.0 - upper * lower) < 1e-12:
            break
    return math.exp(front) * (fraction - 1.0) / a


@lru_cache(maxsize=4096)
def t_quantile(freedom: int, level: float = LEVEL) -> float:
    """How many standard errors an interval reaches to either side, with so many degrees of freedom."""
    low, high = 0.0, 1.0
    while within(high, freedom) < level:
        high *= 2
    for _ in range(80):
        middle = (low + high) / 2
        if within(middle, freedom) < level:
            low = middle
        else:
            high = middle
    return high


def within(t: float, freedom: int) -> float:
    """The chance that Student's t is no further from 0 than this."""
    return 1.0 - beta_part(freedom / 2, 0.5, freedom / (freedom + t * t))


def doubt(t: float, freedom: int) -> float:
    """The chance of a t at least so far from 0, if only luck is at work: a p-value for both sides."""
    return beta_part(freedom / 2, 0.5, freedom / (freedom + t * t))


def holm(doubts: list[float]) -> list[float]:
    """The same chances, corrected for looking at so many at once (Holm 1979).

    Whoever calls everything below 0.05 a finding then has a wrong one among all of them in at most 5 % of cases.
    """
    order = sorted(range(len(doubts)), key=lambda place: doubts[place])
    corrected = [0.0] * len(doubts)
    worst = 0.0
    for rank, place in enumerate(order):
        worst = max(worst, min(1.0, (len(doubts) - rank) * doubts[place]))
        corrected[place] = worst
    return corrected


# Intervals


def share_interval(shares: list[float], games: int) -> tuple[float, float]:
    """Where the true share lies, from the share of each set.

    Wilson's interval, which stays between 0 and 1, for as many independent games as would vary like these sets: twenty
    sets whose games all agree count as twenty games, and sets whose games balance each other count as more than they
    have. When no set differs from another, that number is unknown: all won or all lost count as one game each.
    """
    return wilson(mean(shares), variance(shares), len(shares), games) if len(shares) > 1 else (0.0, 1.0)


def wilson(share: float, spread: float, sets: int, games: int, level: float = LEVEL) -> tuple[float, float]:
    """The same from the mean of the sets and their variance."""
    share = min(max(share, 0.0), 1.0)
    wobble = spread / sets
    if share in (0.0, 1.0):
        number = float(sets)
    elif wobble == 0.0:
        number = float(games)
    else:
        number = share * (1 - share) / wobble
    width = t_quantile(sets - 1, level)
    square = width * width / number
    middle = (share + square / 2) / (1 + square)
    reach = width / (1 + square) * math.sqrt(share * (1 - share) / number + square / (4 * number))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def bootstrap(values: list[float], seed: str = "bootstrap") -> tuple[float, float]:
    """Where the true mean lies, by drawing as many values again and again; the seed makes it repeatable."""
    number = len(values)
    if number < 2:
        return -math.inf, math.inf
    random = Random(seed)
    means: list[float] = []
    for _ in range(max(100, min(RESAMPLES, MOST_DRAWS // number))):
        total = 0.0
        for _ in range(number):
            total += values[int(random.random() * number)]
        means.append(total / number)
    means.sort()
    return quantile(means, (1 - LEVEL) / 2), quantile(means, (1 + LEVEL) / 2)


def quantile(ordered: list[float], part: float) -> float:
    """The value below which this part of a sorted list lies, between its neighbours where it falls between two."""
    place = part * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


# A test that may be looked at after every set


@final
class Wager:
    """Two gamblers bet on the share being above or below par, and never bet what they cannot lose.

    If the true share is par, neither can expect to gain, and the chance that one of them ever multiplies their money
    by forty is at most 1 in 40 (Ville's inequality). So whoever stops at that moment is wrong in at most 5 % of
    contests between equals, however often they look. Waudby-Smith and Ramdas (2024) bet like this to estimate means
    of bounded values. `interval` asks the same about every share instead of par: what no gambler has refuted is the
    interval, and it too holds at all times together.
    """

    def __init__(self, par: float, level: float = LEVEL) -> None:
        self.par: Final = par
        self.level: Final = level
        self.shares: Final[list[float]] = []
        self.stakes: Final[list[float]] = []  # before their bounds, which depend on the share that is doubted
        self.total = 0.5
        self.squares = 0.25
        self.up = 0.0  # logarithms of what the two have now
        self.down = 0.0
        self.verdict = 0  # 1: above par, -1: below par, 0: not decided

    def add(self, share: float) -> None:
        """One more set."""
        number = len(self.shares) + 1
        spread = max(self.squares / number, 0.0025)
        stake = math.sqrt(2 * math.log(2 / (1 - self.level)) / (spread * number * math.log(1 + number)))
        self.shares.append(share)
        self.stakes.append(stake)
        self.up += math.log1p(bounded(stake, self.par) * (share - self.par))
        self.down += math.log1p(-bounded(stake, 1 - self.par) * (share - self.par))
        self.total += share
        self.squares += (share - self.total / (number + 1)) ** 2
        if not self.verdict and max(self.up, self.down) >= self.limit:
            self.verdict = 1 if self.up > self.down else -1

    @property
    def limit(self) -> float:
        """What a gambler must have won, as a logarithm."""
        return math.log(2 / (1 - self.level))

    def interval(self) -> tuple[float, float]:
        """Every share that has not been refuted so far, in steps of a thousandth."""
        kept = [step / 1000 for step in range(1001) if not self.refutes(step / 1000)]
        return (kept[0], kept[-1]) if kept else (0.0, 1.0)  # both gamblers rich: the sets are not alike

    def refutes(self, share: float) -> bool:
        """Would a gambler against this share have won enough by now, or at any time before?"""
        up = down = 0.0
        for value, stake in zip(self.shares, self.stakes, strict=True):
            up += math.log1p(bounded(stake, share) * (value - share))
            down += math.log1p(-bounded(stake, 1 - share) * (value - share))
            if up >= self.limit or down >= self.limit:
                return True
        return False


def bounded(stake: float, loss: float) -> float:
    """The stake, or less: at most half of all can be lost when a value is this far on the wrong side."""
    return min(stake, 0.5 / loss) if loss > 0 else stake
