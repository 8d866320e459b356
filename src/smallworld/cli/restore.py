"""`smallworld restore FILE`: the games of a backup, in a folder or a database of their own."""

import argparse
import sys
from pathlib import Path
from typing import Final

from smallworld.cli.common import NEGATIVE, OK, Mistake, Subparsers, add_command
from smallworld.cli.stores import add_place, archive_at, complain, opened, place_in, progress, told

EXAMPLES: Final = """\
  smallworld restore games-backup.sqlite --data ./games                   into a new folder
  smallworld restore games-backup.sqlite --store postgresql://localhost/games
"""


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = add_command(subparsers, "restore", "bring back all games of a server from a backup", EXAMPLES)
    parser.description = (
        "Put all games of a backup into an empty folder or database, of either kind. No server may run on it. If it is "
        "stopped, the same command goes on."
    )
    parser.add_argument("file", metavar="FILE", help="the backup")
    add_place(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """The backup is the source of a copy."""
    from smallworld.server.store.copying import copy

    if not Path(args.file).is_file():
        raise Mistake(f"there is no backup {args.file!r:.200}; check the name")
    source, target = archive_at(args.file), archive_at(place_in(args))
    with opened(source), opened(target, to_fill=True), progress() as shown:
        copied = copy(source, target, shown.show)
    complain(copied)
    print(f"restored to {target.where}: {told(copied)}", flush=True)
    print("start the server, and play on; smallworld store check plays every game again to be sure", file=sys.stderr)
    return NEGATIVE if copied.faults else OK
