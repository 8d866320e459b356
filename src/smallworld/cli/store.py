"""`smallworld store`: copy the games of a server to another place, and check that they are sound."""

import argparse
import sys
from typing import Final

from smallworld.cli.common import NEGATIVE, OK, Mistake, Subparsers, add_command
from smallworld.cli.serve import data_folder
from smallworld.cli.stores import archive_at, complain, counted, opened, progress, told

COPY_EXAMPLES: Final = """\
  smallworld store copy ~/.local/share/smallworld postgresql://localhost/games      move to a database
  smallworld store copy postgresql://localhost/games ./games                        and back to a folder
"""
CHECK_EXAMPLES: Final = """\
  smallworld store check                                    the games of this account's server
  smallworld store check postgresql://localhost/games       those in a database
  smallworld store check games-backup.sqlite                a backup
"""
PLACE: Final = "a folder, a backup, or an address such as postgresql://user@host/games"


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    both = COPY_EXAMPLES + CHECK_EXAMPLES
    parser = add_command(subparsers, "store", "copy the games of a server to another place, and check them", both)
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    copy = add_command(verbs, "copy", "copy all games from one place to another, SQLite or PostgreSQL", COPY_EXAMPLES)
    copy.description = (
        "Copy all games, with clocks and devices to be told, from one place to another. The target must be empty, or a "
        "copy that was stopped: then the same command goes on with it. Every log is checked by its chain of hashes and "
        "read back from the target. No server may run on the target; one that runs on the source should be stopped, "
        "since what it plays after this moment is not copied."
    )
    copy.add_argument("source", metavar="A", help=PLACE)
    copy.add_argument("target", metavar="B", help="the same; a folder is made")
    copy.set_defaults(run=run_copy)
    check = add_command(verbs, "check", "check every log, and play every game again", CHECK_EXAMPLES)
    check.description = (
        "Follow the chain of hashes of every log and play every game again, beside a server that runs or not. Prints a "
        "line for each fault. Exits with 0 if there is none, with 1 if there is one. Changes nothing."
    )
    check.add_argument(
        "store", nargs="?", default=str(data_folder()), metavar="STORE", help=f"{PLACE} (default: {data_folder()})"
    )
    check.set_defaults(run=run_check)


def run_copy(args: argparse.Namespace) -> int:
    """Copy; 1 if something in the source is damaged."""
    from smallworld.server.store.copying import copy

    source, target = archive_at(args.source), archive_at(args.target)
    if source.where == target.where:
        raise Mistake("source and target are the same place; give another target")
    with opened(source), opened(target, to_fill=True), progress() as shown:
        copied = copy(source, target, shown.show)
    complain(copied)
    print(f"copied to {target.where}: {told(copied)}; read back and found the same")
    if copied.played_on:
        print(
            f"a server runs on {source.where}: what it has played meanwhile is not copied. "
            "Stop it and give the same command again",
            file=sys.stderr,
        )
    return NEGATIVE if copied.faults else OK


def run_check(args: argparse.Namespace) -> int:
    """Check; 1 if there are faults."""
    from smallworld.server.store.checking import check

    archive = archive_at(args.store)
    faults = 0
    with opened(archive), progress() as shown:
        versions = archive.versions()
        for fault in check(archive, shown.show):
            shown.clear()
            faults += 1
            print(fault)
        unfinished = archive.state().unfinished
    if unfinished:
        faults += 1
        print("it is a copy that was not finished: give the command that made it once more")
    tables, entries = counted(len(versions), "table", "tables"), counted(sum(versions.values()), "entry", "entries")
    found = counted(faults, "fault", "faults") if faults else "no faults"
    print(f"{archive.where}: {tables}, {entries}, {found}", file=sys.stderr)
    return NEGATIVE if faults else OK
