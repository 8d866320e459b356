"""`smallworld lab data`: positions with their outcomes as a table, to learn from."""

import argparse
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from smallworld.cli.common import INTERRUPTED, OK, Mistake, Subparsers, add_command, reason_of
from smallworld.cli.files import try_writing
from smallworld.cli.growing import Growing, beside, growing
from smallworld.cli.progress import Progress
from smallworld.cli.series import add_series, chosen
from smallworld.cli.tables import check_table
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
    table = begun(args.out, wanted.columns())
    problem: Exception | None = None
    interrupted = False
    played = 0
    try:
        for some in workers.in_order(play_some, units):
            for rows in some:
                table.add(rows)
                played += 1
            progress.show(played)
    except KeyboardInterrupt:
        interrupted = True
    except Exception as found:
        problem = found
    try:
        table.close()
    except OSError as found:
        problem = problem or found
    except KeyboardInterrupt:  # again; or what writes Parquet has heard of the same one, and tells it late
        interrupted = True
        with suppress(OSError):
            table.close()
    progress.clear()
    if problem is not None:
        raise ended(args.out, table, problem)
    if interrupted:
        print(f"smallworld: interrupted; {told(table) or 'before the first game was over'}", file=sys.stderr)
    elif not args.quiet:
        print(told(table))
    return INTERRUPTED if interrupted else OK


def begun(path: str, columns: dict[str, str]) -> Growing:
    """The table, which nobody else may be writing and no killed run have left."""
    try:
        return growing(path, columns)
    except FileExistsError:
        raise Mistake(
            f"{str(beside(path))!r:.200} is there already: another run writes it, or left it when it was killed; "
            "give --out another name, or move it away"
        ) from None
    except OSError as problem:
        raise Mistake(f"cannot write {path!r:.200}: {reason_of(problem)}; give --out another name") from None


def told(table: Growing, verb: str = "in") -> str:
    """What there is of it, and where; nothing if it has no game."""
    if not table.games:
        return ""
    return f"{number_of(table.rows, 'position')} of {number_of(table.games, 'game')} {verb} {table.place}"


def ended(path: str, table: Growing, problem: Exception) -> Exception:
    """Why it ended before its end, and what there is of it."""
    kept = told(table, "are kept in")
    if isinstance(problem, OSError):
        why = f"cannot write {path!r:.200}: {reason_of(problem)}"
        return Mistake(f"{why}; {kept or 'give --out another name'}")
    if kept and isinstance(problem, Mistake):
        return Mistake(f"{problem}; {kept}")
    if kept:
        print(f"smallworld: {kept}", file=sys.stderr)
    return problem
