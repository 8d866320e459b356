"""Games in files: positions, saved games and records, told apart by their content."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TextIO, TypeAlias

from smallworld.cli.common import Mistake, Unreadable, reason_of
from smallworld.engine.events import Event
from smallworld.game import Game, from_position
from smallworld.record import journal, save
from smallworld.record.codec import BadRecord, loads
from smallworld.record.fields import BadPosition
from smallworld.record.journal import Journal

Stored: TypeAlias = Game | Journal

LONGEST: Final = 64_000_000
KINDS: Final = "a position, a saved game or a record"


@contextmanager
def opened(path: str) -> Iterator[TextIO]:
    """A text file to read, or standard input for "-"; any trouble with it is for the user to fix."""
    try:
        if path == "-":
            if sys.stdin is None:
                raise OSError(errno.EBADF, "standard input is closed")
            yield sys.stdin
        else:
            with named(path).open(encoding="utf-8") as file:
                yield file
    except BrokenPipeError:
        raise
    except UnicodeDecodeError:
        raise Mistake(f"{path} is not a text file; give {KINDS}") from None
    except (OSError, ValueError) as problem:
        if isinstance(problem, ValueError) and "null byte" not in str(problem):
            raise
        raise Mistake(f"cannot read {path!r:.200}: {reason_of(problem)}; check the name") from None


def named(path: str) -> Path:
    """The file, device or pipe of this name; a Path would lose what tells these apart."""
    if not path:
        raise FileNotFoundError(errno.ENOENT, "it has no name")
    if path.endswith("/"):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    return Path(path)


class Unwritten(Mistake):
    """A file that cannot be written, and why."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(f"cannot write {path!r:.200}: {reason}; give another name")
        self.reason: Final = reason


def write_file(path: str, text: str) -> None:
    """Write a file, or say why not."""
    try:
        named(path).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as problem:
        raise Unwritten(path, reason_of(problem)) from None


def try_writing(path: str, argument: str) -> None:
    """Refuse a file that could not be written later; changes nothing."""
    try:
        file = named(path)
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if file.is_file():
            with file.open("ab"):
                pass
        elif not file.exists():  # otherwise it is a device or a pipe
            file.touch(exist_ok=False)
            file.unlink()
    except (OSError, ValueError) as problem:
        raise Mistake(f"cannot write {path!r:.200}: {reason_of(problem)}; give {argument} another name") from None


def stored_games(path: str) -> Iterator[Stored]:
    """The games of a file, one by one, as they are stored."""
    with opened(path) as file:
        first = file.readline(LONGEST)
        while first.isspace():
            first = file.readline(LONGEST)
        if not first:
            raise Mistake(f"{path} is empty; give {KINDS}")
        try:
            if not first.lstrip().startswith("{"):
                yield from_position(first + file.read(LONGEST))
            elif is_one_line_of_many(first):
                yield from journal.read(rejoined(first, file))
            else:
                yield Game.from_json(first + file.read(LONGEST))
        except (BadRecord, BadPosition) as problem:
            raise Unreadable(path, str(problem)) from None


def is_one_line_of_many(line: str) -> bool:
    """Does a record begin here, and not a saved game?"""
    if line.strip() == "{" or f'"{save.FORMAT}"' in line:
        return False
    try:
        data = loads(line)
    except BadRecord:
        return True
    return isinstance(data, dict) and data.get("format") != save.FORMAT


def rejoined(first: str, file: TextIO) -> Iterator[str]:
    """The lines of a file whose first was already read; none longer than a line of a record can be."""
    yield first
    while line := file.readline(journal.LONGEST_LINE + 1):
        yield line


def load_game(path: str, number: int | None = None, until: int | None = None) -> Game:
    """One game of a file, the first unless a number says otherwise; perhaps only its first actions."""
    count = 0
    for count, stored in enumerate(stored_games(path), 1):
        if count == (number or 1):
            return after(until, restored(path, count, stored))
    raise Mistake(f"{path} holds {count} game{'s' if count > 1 else ''}; there is no --game {number}")


def restored(path: str, number: int, stored: Stored) -> Game:
    """A stored game as a game; a record is replayed and compared."""
    if isinstance(stored, Game):
        if stored.notice:
            print(f"{path}: {stored.notice}", file=sys.stderr)
        return stored
    try:
        return journal.verify(stored)
    except BadRecord as problem:
        raise Unreadable(f"{path}, game {number}", str(problem)) from None


def after(until: int | None, game: Game) -> Game:
    """The game as it was after this many actions."""
    if until is None:
        return game
    if until > len(game.history):
        raise Mistake(f"the game has {len(game.history)} actions; --until {until} is too far")
    again, _ = from_the_beginning(game)
    for action in game.history[:until]:
        again.advance(action)
    return again


def from_the_beginning(game: Game) -> tuple[Game, list[Event]]:
    """The same game before its first action, with the same luck ahead, and how it began."""
    again = Game(game.setup, game.origin.copy(), game.script(), game.origin)
    return again, again.begin() or game.opening
