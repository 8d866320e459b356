"""The result of a contest: for each bot its share of the wins, margin, coins, rank, time and rating."""

import math
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Final

from smallworld.lab.contest import Contest, Set
from smallworld.lab.rating import Stages, added, ratings, stages_of
from smallworld.lab.statistics import LEVEL, Wager, bootstrap, mean, quantile, share_interval

ANCHOR: Final = "random"
RERATED: Final = 200
"""How often the ratings are worked out again from sets drawn anew, for their intervals."""

MOST_TABLES: Final = 400_000
"""All of that together adds up no more sets than this."""


@dataclass
class Row:
    """One bot."""

    bot: str
    games: int  # games in which it sat
    par: float
    share: float
    share_low: float
    share_high: float
    margin: float
    margin_low: float
    margin_high: float
    coins: float
    rank: float
    ms_a_turn: float
    rating: float
    rating_low: float
    rating_high: float


@dataclass
class Standings:
    """All of them."""

    contest: Contest
    sets: int
    games: int
    rows: list[Row]
    verdict: int  # of the sequential test of the first bot against par
    always: tuple[float, float]  # where its share lies, however often one has looked

    def to_json(self) -> dict[str, Any]:
        """For programs."""
        test = {"bot": self.contest.bots[0], "verdict": self.verdict, "low": self.always[0], "high": self.always[1]}
        rows = [{name: plain(value) for name, value in asdict(row).items()} for row in self.rows]
        return {"contest": self.contest.to_json(), "sets": self.sets, "games": self.games, "test": test, "bots": rows}


def plain(value: Any) -> Any:
    """A number that JSON knows, rounded; None where nothing is known."""
    if isinstance(value, float):
        return round(value, 4) if math.isfinite(value) else None
    return value


def standings_of(contest: Contest, sets: list[Set], wager: Wager) -> Standings:
    """What the sets say; there must be one at least."""
    tables = len(contest.seatings())
    rated = rate(contest, sets)
    rows = [row_of(contest, sets, bot, rated[bot]) for bot in range(len(contest.bots))]
    return Standings(contest, len(sets), tables * len(sets), rows, wager.verdict, wager.interval())


def row_of(contest: Contest, sets: list[Set], bot: int, rated: tuple[float, float, float]) -> Row:
    """The line of one bot."""
    shares: list[float] = []
    margins: list[float] = []
    games = seats = turns = 0
    coins = ranks = seconds = 0.0
    for played in sets:
        mine = [game for game in played.games if bot in game.seats]
        shares.append(sum([game.share(bot) for game in played.games]) / len(played.games))
        margins.append(sum([game.margin(bot) for game in mine]) / len(mine))
        games += len(mine)
        for game in mine:
            for seat, other in enumerate(game.seats):
                if other == bot:
                    seats += 1
                    coins += game.scores[seat]
                    ranks += game.place(seat)
                    seconds += game.seconds[seat]
                    turns += game.turns
    low, high = share_interval(shares, len(sets) * len(sets[0].games))
    least, most = bootstrap(margins)
    return Row(
        contest.bots[bot],
        games,
        contest.par(bot),
        mean(shares),
        low,
        high,
        mean(margins),
        least,
        most,
        coins / seats,
        ranks / seats,
        1000 * seconds / turns,
        *rated,
    )


def rate(contest: Contest, sets: list[Set]) -> list[tuple[float, float, float]]:
    """The rating of every bot with its interval, which comes from drawing the sets again and again."""
    bots = len(contest.bots)
    anchor = contest.bots.index(ANCHOR) if ANCHOR in contest.bots else 0
    parts = [added([stages_of(game.seats, game.ranks, bots) for game in played.games]) for played in sets]
    best = ratings(added(parts), bots, anchor)
    if len(sets) < 2:
        return [(rating, -math.inf, math.inf) for rating in best]
    random = Random("ratings")
    drawn: list[list[float]] = [[] for _ in range(bots)]
    for _ in range(max(20, min(RERATED, MOST_TABLES // len(sets)))):
        sample: list[Stages] = [parts[int(random.random() * len(parts))] for _ in parts]
        for bot, rating in enumerate(ratings(added(sample), bots, anchor)):
            drawn[bot].append(rating)
    found: list[tuple[float, float, float]] = []
    for bot, rating in enumerate(best):
        ordered = sorted(drawn[bot])
        low, high = quantile(ordered, (1 - LEVEL) / 2), quantile(ordered, (1 + LEVEL) / 2)
        if rating > 0 and low == high:  # it won all it could, or the anchor lost everything: who knows how strong it is
            high = math.inf
        elif rating < 0 and low == high:
            low = -math.inf
        found.append((rating, low, high))
    return found


def share_of_first(played: Set) -> float:
    """The share of the first bot in one set: what the sequential test looks at."""
    return sum([game.share(0) for game in played.games]) / len(played.games)
