"""Is a face, a landing or a seat favoured? Equal bots play many games on sets drawn as at set-up.

    PYTHONPATH=src python -m tools.balance --games 2000 --players 4 --jobs 2

The greedy bot sits in every seat and chooses at random between conquests that differ by less than half a coin. Game
number i has the seed SEED:i, so the same command gives the same figures, however many jobs share the work.

All figures have a 95 % interval (±). Scores are differences from the table's mean in per cent of it, so that rich and
poor games count the same. From the figures of landings and faces we first subtract what the seat, the race
and the power bring everywhere: forest folk land in forests, and that is no merit of the landing. An asterisk marks
what is clearly favoured or at a disadvantage: a difference that is not chance, even considering how many figures
the column has (Bonferroni, 5 % for the column), and that is large enough to be felt at a table.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev

from tools.balance_games import Noted, play_all

SCORE_FELT = 3.0
"""A difference in score that players feel: per cent of the table's mean."""

WINS_FELT = 5.0
"""A difference in the share of wins that players feel: percentage points."""

INCOME_FELT = 10.0
"""A difference in what a region of a face brings, in per cent of what faces of its size bring."""

CHOSEN_FELT = 50.0
"""How much more or less often than its even share a landing is chosen, in per cent."""

CERTAIN = NormalDist().inv_cdf(0.975)


class Figure:
    """A mean, how sure it is, and whether it stands out among the figures of its column."""

    def __init__(self, mean: float, error: float, number: int, family: int, felt: float) -> None:
        self.mean = mean
        self.error = error
        self.number = number
        doubt = NormalDist().inv_cdf(1 - 0.025 / family) * error
        self.most = abs(mean) + doubt  # it is no more than this, with the confidence of the column
        self.stands_out = number > 1 and abs(mean) > max(felt, doubt)

    def __str__(self) -> str:
        return f"{self.mean:+.1f} ±{CERTAIN * self.error:.1f}{' *' if self.stands_out else ''}"


def mean_of(numbers: Sequence[float], family: int, felt: float) -> Figure:
    """The mean of some numbers."""
    error = stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Figure(fmean(numbers) if numbers else 0.0, error, len(numbers), family, felt)


class Findings:
    """What stands out, and how far from even anything can be."""

    def __init__(self) -> None:
        self.favoured: list[str] = []
        self.most: dict[str, dict[str, float]] = {}

    def note(self, kind: str, name: str, **figures: Figure) -> None:
        """One row of a table."""
        if any(figure.stands_out for figure in figures.values()):
            self.favoured.append(f"{kind} {name}")
        most = self.most.setdefault(kind, {})
        for column, figure in figures.items():
            most[column] = max(most.get(column, 0.0), figure.most)

    def lines(self) -> list[str]:
        """Both, in words."""
        bounds = [
            f"{kind}: " + ", ".join(f"{column} {number:.1f}" for column, number in most.items())
            for kind, most in self.most.items()
        ]
        return [
            "With 95 % certainty for a whole column nothing in it is further from even than\n" + "\n".join(bounds),
            "Clearly favoured or at a disadvantage: " + (", ".join(self.favoured) or "nothing") + ".",
        ]


class Games:
    """Games for one number of players: scores and wins against the table, in per cent."""

    def __init__(self, noted: list[Noted]) -> None:
        self.noted = noted
        self.players = len(noted[0].scores)
        self.level = fmean([fmean(game.scores) for game in noted])
        self.scores = [[100 * (score / fmean(game.scores) - 1) for score in game.scores] for game in noted]
        self.wins = [[100 * (won - 1 / self.players) for won in game.wins] for game in noted]

    def players_alike(self) -> Iterable[tuple[Noted, int, float, float]]:
        """Every player of every game: seat, score and win, less what seat, race and power bring."""
        seats = [(game, seat) for game in self.noted for seat in range(self.players)]
        reasons = [[str(seat) for _, seat in seats]]
        reasons += [[game.combos[seat][part] for game, seat in seats] for part in (0, 1)]
        scores = without(reasons, [score for game in self.scores for score in game])
        wins = without(reasons, [won for game in self.wins for won in game])
        for (game, seat), score, won in zip(seats, scores, wins, strict=True):
            yield game, seat, score, won


def without(reasons: list[list[str]], numbers: list[float]) -> list[float]:
    """The numbers minus the mean of their group, for one reason after another."""
    for _ in range(3):  # reasons overlap a little, so a single pass would leave something
        for groups in reasons:
            members: dict[str, list[float]] = defaultdict(list)
            for group, number in zip(groups, numbers, strict=True):
                members[group].append(number)
            means = {group: fmean(some) for group, some in members.items()}
            numbers = [number - means[group] for group, number in zip(groups, numbers, strict=True)]
    return numbers


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table that is easy to read here and in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    return "\n".join(
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) + " |" for line in lines
    )


def seats(groups: list[Games], found: Findings) -> str:
    """Score and wins in order of play."""
    family = sum(group.players for group in groups)
    rows = []
    for group in groups:
        for seat in range(group.players):
            score = mean_of([game[seat] for game in group.scores], family, SCORE_FELT)
            wins = mean_of([game[seat] for game in group.wins], family, WINS_FELT)
            found.note("seat", f"{seat + 1} of {group.players}", score=score, wins=wins)
            share = f"{100 / group.players + wins.mean:.1f}"
            rows.append([str(group.players), str(seat + 1), f"{group.level:.1f}", str(score), share, str(wins)])
    return table(["players", "seat", "mean score", "score, %", "wins, %", "against even share"], rows)


def landings(groups: list[Games], found: Findings) -> str:
    """Entry regions: how often a player's first landing is there, and how the game ends for that player."""
    scores, wins = by_landing(groups, 6)
    even: dict[str, float] = defaultdict(float)
    for group in groups:
        for game in group.noted:
            for entry in game.entries:
                even[entry] += group.players / len(game.entries)
    rows = []
    for key in sorted(even):
        score = mean_of(scores[key], len(even), SCORE_FELT)
        won = mean_of(wins[key], len(even), WINS_FELT)
        number = score.number
        chosen = Figure(100 * (number / even[key] - 1), 100 * sqrt(number) / even[key], number, len(even), CHOSEN_FELT)
        found.note("landing", key, score=score, wins=won, chosen=chosen)
        rows.append([key, str(number), str(chosen), str(score), str(won)])
    return table(["entry", "first landings", "against even share, %", "score, %", "wins, points"], rows)


def faces(groups: list[Games], found: Findings) -> str:
    """Faces: landings, the score of those who begin there, the level of the table, the yield of the land."""
    scores, wins = by_landing(groups, 3)
    laid: dict[str, list[tuple[Games, Noted]]] = defaultdict(list)
    for group in groups:
        for game in group.noted:
            for key in game.islands:
                laid[key].append((group, game))
    yields = {key: [yield_of(game, key) for _, game in games] for key, games in laid.items()}
    sizes: dict[str, list[float]] = defaultdict(list)
    for key, numbers in yields.items():
        sizes[key[0]].append(fmean(numbers))
    rows = []
    for key in sorted(laid):
        games = laid[key]
        score = mean_of(scores[key], len(laid), SCORE_FELT)
        won = mean_of(wins[key], len(laid), WINS_FELT)
        levels = [100 * (fmean(game.scores) / group.level - 1) for group, game in games]
        level = mean_of(levels, len(laid), SCORE_FELT)
        usual = fmean(sizes[key[0]])
        income = mean_of([100 * (number / usual - 1) for number in yields[key]], len(laid), INCOME_FELT)
        found.note("face", key, score=score, wins=won, table=level, coins=income)
        life = [game.islands[key] for _, game in games]
        price = sum(island.tokens for island in life) / max(1, sum(island.conquests for island in life))
        share = score.number / len(games)
        cells = [str(score), str(won), str(level), f"{fmean(yields[key]):.2f}", str(income), f"{price:.2f}"]
        rows.append([key, str(len(games)), f"{share:.2f}", *cells])
    head = ["face", "games", "landings a game", "score, %", "wins, points", "table, %"]
    return table([*head, "coins a region", "coins, %", "tokens a conquest"], rows)


def seats_on_faces(groups: list[Games], found: Findings) -> str:
    """Does a face favour a seat? The score of each seat where it lies, against the same seat everywhere."""
    numbers: dict[tuple[int, str, int], list[float]] = defaultdict(list)
    for group in groups:
        for game, seat, score, _ in group.players_alike():
            for key in game.islands:
                numbers[group.players, key, seat].append(score)
    rows = []
    for group in groups:
        for face in sorted({key for players, key, _ in numbers if players == group.players}):
            cells = []
            for seat in range(group.players):
                one = mean_of(numbers[group.players, face, seat], len(numbers), SCORE_FELT)
                found.note("seat on a face", f"{seat + 1} of {group.players}, {face}", score=one)
                cells.append(str(one))
            rows.append([str(group.players), face, *cells, *[""] * (max(g.players for g in groups) - group.players)])
    most = max(group.players for group in groups)
    return table(["players", "face", *[f"seat {seat + 1}" for seat in range(most)]], rows)


def by_landing(groups: list[Games], letters: int) -> tuple[dict[str, list[float]], dict[str, list[float]]]:
    """Scores and wins of players by the region or the face (the first letters of its name) of their first landing."""
    scores: dict[str, list[float]] = defaultdict(list)
    wins: dict[str, list[float]] = defaultdict(list)
    for group in groups:
        for game, seat, score, won in group.players_alike():
            scores[game.landings[seat][:letters]].append(score)
            wins[game.landings[seat][:letters]].append(won)
    return scores, wins


def yield_of(game: Noted, face: str) -> float:
    """Coins that a region of a face brought in a round; water counts, since faces of a size have as many regions."""
    island = game.islands[face]
    return island.income / island.regions / game.rounds


def report(groups: list[Games]) -> tuple[list[str], list[str]]:
    """All tables, and what stands out."""
    found = Findings()
    parts = ["Seats, in order of play", seats(groups, found)]
    if groups[0].noted[0].islands:
        parts += ["Faces", faces(groups, found), "Entry regions", landings(groups, found)]
        parts += ["Seats on faces, score in %", seats_on_faces(groups, found)]
    return parts + found.lines(), found.favoured


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, count, report; 1 if something is clearly favoured."""
    parser = argparse.ArgumentParser(
        prog="tools.balance", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", default="2000", metavar="N,…", help="for all numbers of players, or for each (2000)")
    parser.add_argument("--players", default="4", metavar="N,…", help="2 to 5, one or several: 2,3,4,5 (4)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes at work (1)")
    parser.add_argument("--seed", default="1", metavar="S", help="a number or a word (1)")
    parser.add_argument("--edition", choices=("warcraft", "base"), default="warcraft", help="base: the seats only")
    args = parser.parse_args(arguments)
    tables = args.players.split(",")
    for players in tables:
        if players not in ("2", "3", "4", "5"):
            parser.error(f"there are games for 2 to 5 players, not for {players!r:.20}")
    numbers = args.games.split(",")
    if len(numbers) == 1:
        numbers *= len(tables)
    if len(numbers) != len(tables) or not all(number.isdecimal() and int(number) > 1 for number in numbers):
        parser.error("--games needs a number of at least 2, or one for each number of players")
    if args.jobs < 1:
        parser.error("at least one job is needed")
    groups = []
    for players, games in zip(tables, numbers, strict=True):
        noted: list[Noted] = []
        for game in play_all(args.edition, int(players), args.seed, int(games), args.jobs):
            noted.append(game)
            if sys.stderr.isatty() or len(noted) % 1000 == 0:
                end = "\r" if sys.stderr.isatty() else "\n"
                print(f"{players} players: {len(noted)} of {games} games", end=end, file=sys.stderr, flush=True)
        groups.append(Games(noted))
    parts, favoured = report(groups)
    print(*parts, sep="\n\n")
    return 1 if favoured else 0


if __name__ == "__main__":
    sys.exit(main())
