"""`smallworld backup FILE`: all games of a server in one file, while it runs. `smallworld restore` brings them back."""

import argparse
import contextlib
import os
from pathlib import Path
from typing import Final

from smallworld.cli.common import NEGATIVE, OK, Mistake, Subparsers, add_command, reason_of
from smallworld.cli.stores import add_place, archive_at, complain, opened, place_in, progress, told

EXAMPLES: Final = """\
  smallworld backup games-backup.sqlite                                   the games of this account's server
  smallworld backup --store postgresql://localhost/games backup.sqlite    those in a database
"""


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = add_command(subparsers, "backup", "keep all games of a server in one file, while it runs", EXAMPLES)
    parser.description = (
        "Write all games as they are at this moment into one file, with clocks and devices to be told, and check them. "
        "The server may run on. The file holds the secrets of the games: only this account may read it."
    )
    parser.add_argument("file", metavar="FILE", help="the file to write")
    parser.add_argument("--replace", action="store_true", help="replace the file if it is there")
    add_place(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write beside the file, then put it in its place: there is never half a backup of that name."""
    from smallworld.server.store.copying import copy
    from smallworld.server.store.file_archive import FileArchive

    file = Path(args.file)
    if not args.file or file.is_dir() or not file.absolute().parent.is_dir():
        raise Mistake(f"cannot write {args.file!r:.200}: give the name of a file in a folder that is there")
    if file.exists() and not args.replace:
        raise Mistake(f"{args.file} is there already: give another name, or --replace")
    beside = file.with_name(f"{file.name}.part")
    source = archive_at(place_in(args))
    try:
        remove(beside)
        with opened(source):
            target = FileArchive(beside, single=True)
            with opened(target, to_fill=True), progress() as shown:
                copied = copy(source, target, shown.show)
        settle(beside, file)
    except OSError as problem:
        raise Mistake(f"cannot write {args.file!r:.200}: {reason_of(problem)}; give another name") from None
    finally:
        with contextlib.suppress(OSError):
            remove(beside)
    complain(copied)
    print(f"{args.file}: {told(copied)}")
    return NEGATIVE if copied.faults else OK


def settle(beside: Path, file: Path) -> None:
    """On the disk, and under its name."""
    with beside.open("rb") as written:
        os.fsync(written.fileno())
    beside.replace(file)


def remove(file: Path) -> None:
    """The remains of an attempt, with what SQLite had beside it."""
    for name in (file.name, f"{file.name}-wal", f"{file.name}-shm", f"{file.name}-journal"):
        file.with_name(name).unlink(missing_ok=True)
