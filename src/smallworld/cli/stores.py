"""Where games are kept, as commands are told: a folder, a file with everything, or the address of a database."""

import argparse
import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from smallworld.cli.common import Mistake
from smallworld.cli.progress import Progress
from smallworld.cli.serve import data_folder

if TYPE_CHECKING:
    from smallworld.server.store.archive import Archive
    from smallworld.server.store.copying import Copied

DATABASES: Final = ("postgresql://", "postgres://")


def add_place(parser: argparse.ArgumentParser) -> None:
    """Which store; as `smallworld serve` is told."""
    parser.add_argument("--data", default="", metavar="DIR", help=f"where games are kept (default: {data_folder()})")
    parser.add_argument("--store", default="", metavar="URL", help="the PostgreSQL that keeps the games instead")


def place_in(args: argparse.Namespace) -> str:
    """The store that the arguments name."""
    if args.data and args.store:
        raise Mistake("--data and --store name two places; leave one out")
    if args.store and not args.store.startswith(DATABASES):
        raise Mistake(f"--store is an address such as postgresql://user@host/games, not {args.store!r:.60}")
    return str(args.store or args.data or data_folder())


def archive_at(place: str) -> "Archive":
    """The store at a place."""
    from smallworld.server.store import FILE, BadStore
    from smallworld.server.store.file_archive import FileArchive

    if place.startswith(DATABASES):
        try:
            from smallworld.server.store.database_archive import DatabaseArchive
        except ImportError:
            raise Mistake("a PostgreSQL needs psycopg: pip install 'smallworld[postgres]'") from None
        try:
            return DatabaseArchive(place)
        except BadStore as problem:
            raise Mistake(str(problem).replace("--store is", "a store is")) from None
    if "://" in place:
        raise Mistake(
            f"a store is a folder, a file, or an address such as postgresql://user@host/games, not {place!r:.60}"
        )
    if not place or "\0" in place:
        raise Mistake("a store is a folder, a file, or an address such as postgresql://user@host/games")
    path = Path(place)
    if path.is_file():
        return FileArchive(path.parent, single=False) if path.name == FILE else FileArchive(path, single=True)
    return FileArchive(path, single=False)


@contextlib.contextmanager
def opened(archive: "Archive", to_fill: bool = False) -> Iterator["Archive"]:
    """Open a store to be read or to be filled; any trouble with it is for the user to mend."""
    from smallworld.server.store import BadStore

    try:
        archive.write() if to_fill else archive.read()
        yield archive
    except BadStore as problem:
        raise Mistake(str(problem)) from None
    finally:
        archive.close()


@contextlib.contextmanager
def progress() -> "Iterator[Shown]":
    """A line for those who wait."""
    shown = Shown()
    try:
        yield shown
    finally:
        shown.clear()


class Shown:
    """How far it is, once that is known."""

    def __init__(self) -> None:
        self.line: Progress | None = None

    def show(self, done: int, total: int) -> None:
        """So much of so much."""
        if self.line is None:
            self.line = Progress(total, sys.stderr.isatty(), told="term-progress-entries")
        self.line.show(done)

    def clear(self) -> None:
        """Take the line away."""
        if self.line is not None:
            self.line.clear()


def told(copied: "Copied") -> str:
    """What was copied, in words."""
    new = "" if copied.new == copied.entries else f", {copied.new} of them new"
    return f"{counted(copied.tables, 'table', 'tables')}, {counted(copied.entries, 'entry', 'entries')}{new}"


def counted(number: int, one: str, many: str) -> str:
    """1 table, 2 tables."""
    return f"{number} {one if number == 1 else many}"


def complain(copied: "Copied") -> None:
    """A line for each fault of what was copied."""
    for fault in copied.faults:
        print(fault, file=sys.stderr)
