"""Sums over many games instead of the games themselves: enough for every mean, its interval and its doubt."""

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from smallworld.lab.statistics import LEVEL, doubt, t_quantile, wilson

Key = tuple[str, str, str]
"""A kind of thing (race), which one (trolls), and what was measured (ahead)."""


@dataclass
class Moments:
    """How often something was measured, and its sums. One value is the mean over a set, since only sets are apart."""

    sets: int = 0
    games: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, values: list[float]) -> None:
        """The values of one set."""
        middle = math.fsum(values) / len(values)
        self.sets += 1
        self.games += len(values)
        self.total += middle
        self.squares += middle * middle

    def join(self, other: "Moments") -> None:
        """Further sets."""
        self.sets += other.sets
        self.games += other.games
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        """There must be a set."""
        return self.total / self.sets

    @property
    def variance(self) -> float:
        """What a sample lets one expect of the next set; 0 for a single one."""
        if self.sets < 2:
            return 0.0
        return max(0.0, (self.squares - self.total * self.total / self.sets) / (self.sets - 1))

    def interval(self, level: float = LEVEL) -> tuple[float, float]:
        """Where the true mean lies, by Student's t."""
        if self.sets < 2:
            return -math.inf, math.inf
        reach = t_quantile(self.sets - 1, level) * math.sqrt(self.variance / self.sets)
        return self.mean - reach, self.mean + reach

    def share_interval(self, level: float = LEVEL) -> tuple[float, float]:
        """The same for shares, which stay between 0 and 1."""
        return wilson(self.mean, self.variance, self.sets, self.games, level) if self.sets > 1 else (0.0, 1.0)

    def doubt(self, par: float) -> float:
        """The p-value of par; 1 if the sets are too few to doubt anything."""
        if self.sets < 2:
            return 1.0
        error = math.sqrt(self.variance / self.sets)
        if error == 0.0:
            return 1.0
        return doubt((self.mean - par) / error, self.sets - 1)

    def to_json(self) -> list[float]:
        """Four numbers."""
        return [self.sets, self.games, self.total, self.squares]


@dataclass
class Tally:
    """Everything that is kept of the games of one cell."""

    sums: dict[Key, Moments] = field(default_factory=lambda: defaultdict(Moments))
    sets: int = 0
    games: int = 0
    faults: int = 0  # of bots; the games went on

    def add_set(self, seen: Iterable[tuple[Key, float]], games: int) -> None:
        """What was measured in one set."""
        values: dict[Key, list[float]] = defaultdict(list)
        for key, value in seen:
            values[key].append(value)
        for key, some in values.items():
            self.sums[key].add(some)
        self.sets += 1
        self.games += games

    def join(self, other: "Tally") -> None:
        """Further sets."""
        for key, moments in other.sums.items():
            self.sums[key].join(moments)
        self.sets += other.sets
        self.games += other.games
        self.faults += other.faults

    def joined(self, other: "Tally") -> "Tally":
        """Both, as a third: Ctrl-C in the middle leaves these two as they were."""
        both = Tally()
        both.join(self)
        both.join(other)
        return both

    def to_json(self) -> dict[str, Any]:
        """Plain values, for a file or another process."""
        sums = [[*key, *moments.to_json()] for key, moments in sorted(self.sums.items())]
        return {"sets": self.sets, "games": self.games, "faults": self.faults, "sums": sums}

    @classmethod
    def from_json(cls, data: Any) -> "Tally":
        """What `to_json` wrote; anything else is a `ValueError`."""
        try:
            tally = cls(sets=whole(data["sets"]), games=whole(data["games"]), faults=whole(data["faults"]))
            for kind, name, measure, sets, games, total, squares in data["sums"]:
                key = (str(kind), str(name), str(measure))
                tally.sums[key] = Moments(whole(sets), whole(games), finite(total), finite(squares))
        except (KeyError, TypeError) as problem:
            raise ValueError("not a tally") from problem
        return tally


def whole(number: Any) -> int:
    """A count."""
    if type(number) is not int or number < 0:
        raise ValueError("not a count")
    return number


def finite(number: Any) -> float:
    """A sum."""
    if type(number) not in (int, float) or not math.isfinite(number):
        raise ValueError("not a sum")
    return float(number)


FEWEST: Final = 8
"""Sets below which a figure is not compared with anything."""
