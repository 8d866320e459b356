"""`smallworld lab data`: positions with their outcomes as a table, to learn from."""

import argparse
import csv
import sys
from pathlib import Path
from typing import Any, Final, TextIO

from smallworld.cli.common import INTERRUPTED, OK, Mistake, Subparsers, add_command, reason_of
from smallworld.cli.files import try_writing
from smallworld.cli.progress import Progress
from smallworld.cli.series import add_series, chosen
from smallworld.cli.tables import PARQUET, check_table, plain, write_table
from smallworld.cli.workers import chosen_workers
from smallworld.lab.dataset import COLUMNS, Positions, play_some
from smallworld.words import number_of

WIDEST: Final = max([len(name) for name in COLUMNS])
EXAMPLES: Final = """\
  smallworld lab data --games 1000 --bots greedy:v2 --jobs 2 --out positions.csv
  smallworld lab data --games 1000 --edition warcraft --players 3 --out positions.parquet

A row is a position as a turn begins, as the player on turn sees it, with how the game ended for them. Lists are numbers
with spaces between in CSV, and lists in Parquet. Game number i has the seed SEED:i; the same command gives the same
file, however many share the work.

columns:
""" + "\n".join([f"  {name:{WIDEST}}  {told}" for name, told in COLUMNS.items()])

UNIT: Final = 4
"""Games that are one piece of work."""


def add(verbs: Subparsers) -> None:
    """Register the command."""
    parser = add_command(verbs, "data", "write positions with their outcomes, to learn from", EXAMPLES)
    add_series(parser, games=100, most=10**8, how="", players=2)
    parser.add_argument("--out", required=True, metavar="FILE", help="a new file, .csv or .parquet (smallworld[data])")
    parser.add_argument("--views", action="store_true", help="add everything the seat may know, as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and write."""
    check_table(args.out, "--out")
    if Path(args.out).exists():
        raise Mistake(f"{args.out!r:.200} is there already; give --out another name, so that nothing is lost")
    try_writing(args.out, "--out")
    wanted = chosen(Positions, args, views=args.views)
    workers = chosen_workers(args, args.games)
    progress = Progress(args.games, sys.stderr.isatty() and not args.quiet)
    units = ((wanted, first, min(UNIT, args.games - first)) for first in range(0, args.games, UNIT))
    games = rows = 0
    interrupted = False
    with Output(args.out, wanted.columns()) as output:
        try:
            for some in workers.in_order(play_some, units):
                for found in some:
                    output.write(found)
                    games += 1
                    rows += len(found)
                progress.show(games)
        except KeyboardInterrupt:
            interrupted = True
        progress.clear()
    told = f"{number_of(rows, 'position')} of {number_of(games, 'game')} in {args.out}"
    if interrupted:
        print(f"smallworld: interrupted; {told}", file=sys.stderr)
    elif not args.quiet:
        print(told)
    return INTERRUPTED if interrupted else OK


class Output:
    """The file, whole games only. It has its name when it is complete; CSV is written as it comes."""

    def __init__(self, path: str, columns: list[str]) -> None:
        self.path: Final = path
        self.columns: Final = columns
        self.rows: list[list[Any]] = []  # of a Parquet file, which is written at the end
        self.beside: Final = Path(f"{path}.new")
        self.file: TextIO | None = None

    def __enter__(self) -> "Output":
        if not self.path.endswith(PARQUET):
            try:
                self.file = self.beside.open("w", encoding="utf-8", newline="")
            except OSError as problem:
                raise self.refusal(problem) from None
            self.write([self.columns])
        return self

    def write(self, rows: list[list[Any]]) -> None:
        """The rows of one game."""
        if self.file is None:
            self.rows += rows
            return
        try:
            writer = csv.writer(self.file, lineterminator="\n")
            writer.writerows([[plain(value) for value in row] for row in rows])
        except OSError as problem:
            raise self.refusal(problem) from None

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        if self.file is None:
            if kind is None:
                write_table(self.path, self.columns, self.rows)
            return
        try:
            self.file.close()
            if kind is None:
                self.beside.replace(self.path)
        except OSError as problem:
            raise self.refusal(problem) from None
        finally:
            self.beside.unlink(missing_ok=True)

    def refusal(self, problem: OSError) -> Mistake:
        """What to say about it."""
        return Mistake(f"cannot write {self.path!r:.200}: {reason_of(problem)}; give --out another name")
