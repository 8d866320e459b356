"""`smallworld simulate`: let bots play many games, and report the results."""

import argparse
import sys
import time
from collections.abc import Iterator
from typing import Final, TextIO

from smallworld.bots import referee
from smallworld.bots.arena import Result, Series, play_games
from smallworld.cli.common import INTERRUPTED, NEGATIVE, OK, Mistake, Subparsers, add_command, add_language, reason_of
from smallworld.cli.files import named
from smallworld.cli.pool import Workers
from smallworld.cli.progress import Progress
from smallworld.cli.series import add_series, chosen
from smallworld.cli.workers import chosen_workers
from smallworld.record.codec import write_with
from smallworld.text.say import Vocabulary
from smallworld.text.words import PARTS
from smallworld.words import number_of

EXAMPLES: Final = """\
  smallworld simulate --games 1000 --bots greedy,random,random,random --jobs 2
  smallworld simulate --players 2 --bots greedy --seed spring --out games.jsonl
  smallworld simulate --games 200 --preset czech-2009 --option orcs_bonus=any --check

Game number i has the seed SEED:i. Bots take the seats in turn and move on by one seat each game, so
that every bot plays every seat. The same command gives the same games and the same file, however
many jobs share the work.
"""

NO_REFEREE: Final = (
    "--check needs the referee, which is part of the source and is not installed: "
    "in a checkout, run python3 run.py simulate --check"
)

UNIT: Final = 8
"""Games that a process plays before it reports."""

FAULTS_SHOWN: Final = 10


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = add_command(subparsers, "simulate", "let bots play many games, and report the results", EXAMPLES)
    add_series(parser, games=100, most=10**9, how="", players=4)
    parser.add_argument("--out", metavar="FILE", help='record every game in FILE; "-" is standard output')
    parser.add_argument(
        "--check", action="store_true", help="let the referee check every action; exits with 1 if it finds a fault"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, record, count."""
    write_quickly()
    series = series_of(args)
    words = Vocabulary(args.language, PARTS)
    workers = chosen_workers(args, args.games)
    tally = Tally(series)
    progress = Progress(args.games, sys.stderr.isatty() and not args.quiet, words=words)
    say = sys.stderr if args.out == "-" else sys.stdout
    found = faults = 0
    with Output(args.out) as output:
        try:
            for result in play_all(series, args.games, workers):
                output.write(result.record)
                for violation in result.violations:
                    progress.clear()
                    found += 1
                    print(f"game {result.number}, seed {series.seed_of(result.number)}: {violation}", file=say)
                for fault in result.faults:
                    progress.clear()
                    faults += 1
                    if faults <= FAULTS_SHOWN:
                        print(f"game {result.number}: {fault}", file=sys.stderr)
                tally.add(result)
                progress.show(tally.games)
        except KeyboardInterrupt:
            progress.clear()
            print(f"smallworld: interrupted after {number_of(tally.games, 'game')}", file=sys.stderr)
            return INTERRUPTED
    progress.clear()
    if faults > FAULTS_SHOWN:
        print(f"and {faults - FAULTS_SHOWN} more faults of bots", file=sys.stderr)
    if not args.quiet:
        print(*tally.lines(time.perf_counter() - progress.began, words), sep="\n", file=say)
    if series.checked:
        violations = number_of(found, "invariant violation")
        print(f"{number_of(tally.games, 'game')}, {number_of(tally.actions, 'action')}, {violations}", file=say)
    return NEGATIVE if found else OK


def series_of(args: argparse.Namespace) -> Series:
    """The series that the arguments ask for, tried out once so that mistakes show before the work begins."""
    if args.check and referee.find() is None:
        raise Mistake(NO_REFEREE)
    return chosen(Series, args, recorded=args.out is not None, checked=args.check)


class Output:
    """Where the records go, if anywhere. Trouble with the file is for the user to fix."""

    def __init__(self, path: str | None) -> None:
        self.path: Final = path
        self.file: TextIO | None = None

    def __enter__(self) -> "Output":
        if self.path == "-":
            self.file = sys.stdout
        elif self.path is not None:
            try:
                self.file = named(self.path).open("w", encoding="utf-8", newline="\n")
            except (OSError, ValueError) as problem:
                raise self.refusal(problem) from None
        return self

    def __exit__(self, *problem: object) -> None:
        if self.file is not None and self.file is not sys.stdout:
            try:
                self.file.close()
            except OSError as trouble:
                raise self.refusal(trouble) from None

    def write(self, lines: list[str]) -> None:
        """The record of one game."""
        if self.file is not None:
            try:
                self.file.writelines(f"{line}\n" for line in lines)
            except OSError as problem:
                if self.path == "-":
                    raise
                raise self.refusal(problem) from None

    def refusal(self, problem: OSError | ValueError) -> Mistake:
        """What to say about it."""
        return Mistake(f"cannot write {self.path!r:.200}: {reason_of(problem)}; give --out another name")


# The work


def play_all(series: Series, games: int, workers: Workers) -> Iterator[Result]:
    """Every game in order, whichever process plays it."""
    size = 1 if workers.number == 1 else UNIT
    units = ((series, first, min(size, games - first)) for first in range(0, games, size))
    for results in workers.in_order(play_games, units, write_quickly):
        yield from results


def write_quickly() -> None:
    """Write records with msgspec, if it is there."""
    try:
        from msgspec.json import Encoder
    except ImportError:
        return
    write_with(Encoder(order="sorted").encode)


# The counting


class Line:
    """Sums over the games of one bot, or of one seat. A bot may hold several seats of a game."""

    def __init__(self) -> None:
        self.games = 0
        self.seats = 0
        self.wins = 0.0
        self.coins = 0
        self.ranks = 0.0

    def add(self, result: Result, seat: int) -> None:
        """One more game, seen from this seat; shared victories and ranks are split."""
        mine = result.scores[seat]
        self.seats += 1
        self.wins += (seat in result.winners) / len(result.winners)
        self.coins += mine
        better = sum(score > mine for score in result.scores)
        equal = sum(score == mine for score in result.scores)
        self.ranks += better + (equal + 1) / 2

    def row(self, name: str) -> str:
        """The line of the table."""
        share = 100 * self.wins / self.games
        return (
            f"{name:12} {self.games:8} {self.wins:9.1f} {share:8.1f} %"
            f" {self.coins / self.seats:11.1f} {self.ranks / self.seats:10.2f}"
        )


class Tally:
    """The results, bot by bot and seat by seat."""

    def __init__(self, series: Series) -> None:
        self.games = 0
        self.actions = 0
        self.bots: Final = {name: Line() for name in series.bots}
        self.seats: Final = [Line() for _ in range(series.players)]

    def add(self, result: Result) -> None:
        """One more game."""
        self.games += 1
        self.actions += result.actions
        for name in set(result.bots):
            self.bots[name].games += 1
        for seat, name in enumerate(result.bots):
            self.bots[name].add(result, seat)
            self.seats[seat].add(result, seat)
            self.seats[seat].games += 1

    def lines(self, seconds: float, words: Vocabulary) -> list[str]:
        """The table."""
        games, wins, share, score, rank = (
            words.said(f"term-{name}") for name in ("games", "wins", "share", "score", "rank")
        )
        head = f"{'':12} {games:>8} {wins:>9} {share:>10} {score:>11} {rank:>10}"
        rows = [line.row(name) for name, line in self.bots.items() if line.games]
        rows += [line.row(words.said("term-seat", seat=seat)) for seat, line in enumerate(self.seats)]
        pace, rate = f"{self.games / seconds:.1f}", f"{self.actions / seconds:.0f}"
        speed = words.said("term-speed", games=self.games, decisions=self.actions, pace=pace, rate=rate)
        return [head, *rows, speed]
