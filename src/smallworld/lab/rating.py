"""Ratings after Plackett and Luce: how strong each bot is, from the order in which the seats of every game came in.

A bot of strength s comes first at a table with chance s : the sum of all strengths there, and then the same for the
places below. With two players this is Bradley and Terry's model, and a difference of 400 points means 10 : 1, as in
chess. The strengths are found by Hunter's MM algorithm (2004), which climbs to the most likely ones step by step.
"""

import math
from collections.abc import Sequence
from itertools import permutations
from typing import Final, TypeAlias

Stages: TypeAlias = dict[tuple[int, tuple[int, ...]], float]
"""How often a bot was the best of those left: the bot, how many seats of each bot were left, how often."""

POINTS: Final = 400 / math.log(10)
STEPS: Final = 2000
CLOSE: Final = 1e-10
PRIOR: Final = 0.5
"""Between any two bots one game is imagined that neither won, so that even a bot that never lost has a rating."""


def stages_of(seats: Sequence[int], ranks: Sequence[int], bots: int) -> Stages:
    """One game: who sat where, and who came in where; equal ranks count as every order of them, equally likely."""
    groups: list[list[int]] = []
    for rank in sorted(set(ranks)):
        groups.append([bot for bot, own in zip(seats, ranks, strict=True) if own == rank])
    left = [0] * bots
    for bot in seats:
        left[bot] += 1
    found: Stages = {}
    for group in groups:
        orders = list(permutations(group))
        for order in orders:
            here = left[:]
            for bot in order:
                if sum(here) > 1:
                    key = bot, tuple(here)
                    found[key] = found.get(key, 0.0) + 1 / len(orders)
                here[bot] -= 1
        for bot in group:
            left[bot] -= 1
    return found


def added(parts: Sequence[Stages]) -> Stages:
    """All of them together."""
    total: Stages = {}
    for part in parts:
        for key, times in part.items():
            total[key] = total.get(key, 0.0) + times
    return total


def with_prior(stages: Stages, bots: int) -> Stages:
    """The same and the imagined games."""
    imagined: Stages = {}
    for one in range(bots):
        for other in range(bots):
            if one != other:
                both = tuple([1 if bot in (one, other) else 0 for bot in range(bots)])
                imagined[one, both] = PRIOR
    return added([stages, imagined])


def strengths(stages: Stages, bots: int) -> list[float]:
    """The most likely strengths, their geometric mean being 1."""
    stages = with_prior(stages, bots)
    won = [0.0] * bots
    tables: dict[tuple[int, ...], float] = {}
    for (bot, left), times in stages.items():
        won[bot] += times
        tables[left] = tables.get(left, 0.0) + times
    now = [1.0] * bots
    for _ in range(STEPS):
        share = [0.0] * bots
        for left, times in tables.items():
            whole = sum([seats * strength for seats, strength in zip(left, now, strict=True)])
            for bot, seats in enumerate(left):
                share[bot] += times * seats / whole
        after = [wins / part for wins, part in zip(won, share, strict=True)]
        scale = math.exp(sum([math.log(strength) for strength in after]) / bots)
        after = [strength / scale for strength in after]
        moved = max([abs(a / b - 1) for a, b in zip(after, now, strict=True)])
        now = after
        if moved < CLOSE:
            break
    return now


def ratings(stages: Stages, bots: int, anchor: int) -> list[float]:
    """Points above the anchor, which has 0."""
    found = strengths(stages, bots)
    return [POINTS * math.log(strength / found[anchor]) for strength in found]
