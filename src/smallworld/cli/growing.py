"""Tables that grow game by game. Whatever ends the work, the whole games that are done stay, and one can say where."""

import os
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from smallworld.cli.tables import PARQUET, csv_rows, parquet_bytes, polars

Rows = list[list[Any]]

ROWS: Final = 10_000
"""So many rows are a part of a Parquet file: as many as may wait in memory."""


class Growing(Protocol):
    """A table that has its name when the work has ended; until then it is NAME.new."""

    place: str  # where the rows are; "" while there are none

    @property
    def games(self) -> int:
        """That are on the disk."""
        ...

    @property
    def rows(self) -> int:
        """That are on the disk."""
        ...

    def add(self, rows: Rows) -> None:
        """The rows of one game."""
        ...

    def close(self) -> None:
        """Give it its name, if it has any rows; what cannot be finished stays where it is."""
        ...


def growing(path: str, columns: Mapping[str, str]) -> Growing:
    """A new table, whose name says its kind; the columns with the kinds of their values."""
    return Parts(path, columns) if path.endswith(PARQUET) else Lines(path, columns)


def beside(path: str) -> Path:
    """Where it grows."""
    return Path(f"{path}.new")


def written(file: int, data: bytes) -> None:
    """All of it, or as much as there is room for."""
    while data:
        data = data[os.write(file, data) :]


def write_new(file: Path, data: bytes) -> None:
    """A file in one go, or no file."""
    number = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o666)
    try:
        written(number, data)
        os.fsync(number)
    except BaseException:
        os.close(number)
        file.unlink()
        raise
    os.close(number)


class Lines:
    """A CSV file: each game is written as it comes, and half a game is cut off in the end."""

    def __init__(self, path: str, columns: Mapping[str, str]) -> None:
        self.path: Final = path
        self.new: Final = beside(path)
        self.place = ""
        self.file: Final = os.open(self.new, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
        self.done = (0, 0, 0)  # games, rows, bytes: at once, for Ctrl-C may come between any two steps
        self.head: Final = csv_rows([list(columns)])

    @property
    def games(self) -> int:
        """That are on the disk."""
        return self.done[0]

    @property
    def rows(self) -> int:
        """That are on the disk."""
        return self.done[1]

    def add(self, rows: Rows) -> None:
        """The rows of one game."""
        games, before, size = self.done
        data = (csv_rows(rows) if games else self.head + csv_rows(rows)).encode()
        written(self.file, data)
        self.place = str(self.new)
        self.done = (games + 1, before + len(rows), size + len(data))

    def close(self) -> None:
        """Cut off what is not a whole game, and give it its name."""
        try:
            if not self.games:
                return
            os.ftruncate(self.file, self.done[2])
            os.fsync(self.file)
        finally:
            os.close(self.file)
            if not self.games:
                self.new.unlink()
        self.new.replace(self.path)
        self.place = self.path


@dataclass(frozen=True)
class Done:
    """What there is of a Parquet file: replaced in one go, for Ctrl-C may come between any two steps."""

    games: int
    rows: int
    parts: list[Path]
    waiting: list[Rows]  # games that are not on the disk yet


REASON: Final = re.compile(r".*: | \(os error \d+\)")
"""What the library says around the reason of the system."""


class Parts:
    """A Parquet file: written in parts, each a whole file in the folder NAME.new, and put together in the end."""

    def __init__(self, path: str, columns: Mapping[str, str]) -> None:
        self.path: Final = path
        self.columns: Final = columns
        self.folder: Final = beside(path)
        self.folder.mkdir()
        self.place = ""
        self.done = Done(0, 0, [], [])

    @property
    def games(self) -> int:
        """That are on the disk."""
        return self.done.games

    @property
    def rows(self) -> int:
        """That are on the disk."""
        return self.done.rows

    def add(self, rows: Rows) -> None:
        """The rows of one game."""
        self.done.waiting.append(rows)
        if sum([len(each) for each in self.done.waiting]) >= ROWS:
            self.flush()

    def flush(self) -> None:
        """What waits becomes a part; where there is no room for all of it, the half that fits, or the quarter."""
        waiting, problem = self.done.waiting, None
        many = len(waiting)
        while many:
            try:
                self.write(waiting[:many])
                break
            except OSError as found:
                problem, many = problem or found, many // 2
        waiting.clear()
        if problem is not None:
            raise problem

    def write(self, some: list[Rows]) -> None:
        """A part with these games."""
        done = self.done
        part = self.folder / f"{len(done.parts):06}{PARQUET}"
        flat = [row for game in some for row in game]
        write_new(part, parquet_bytes(self.columns, flat))
        self.place = str(self.folder)
        self.done = Done(done.games + len(some), done.rows + len(flat), [*done.parts, part], [])

    def close(self) -> None:
        """Put the parts together under its name."""
        try:
            self.flush()
        finally:
            if self.done.parts:
                self.put_together(self.done.parts)
            else:
                self.folder.rmdir()

    def put_together(self, parts: list[Path]) -> None:
        """One file, a row group for each part or a few."""
        whole = parts[0]
        if len(parts) > 1:
            whole = self.folder / "whole"
            try:
                polars().scan_parquet(parts).sink_parquet(whole, row_group_size=ROWS)
            except polars().exceptions.PolarsError as problem:
                whole.unlink(missing_ok=True)
                raise OSError(0, REASON.sub("", str(problem))) from None
        whole.replace(self.path)
        self.place = self.path
        with suppress(OSError):  # the rows are safe
            for part in parts:
                part.unlink(missing_ok=True)
            self.folder.rmdir()
