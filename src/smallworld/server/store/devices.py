"""Devices that want to be told of turns, the key that messages to them are signed with, and what they were told."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from smallworld.hosting.ports import StoreError

Result = TypeVar("Result")

FILE: Final = "push.sqlite"
CREATE: Final = """
CREATE TABLE IF NOT EXISTS own (key BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS devices (
    tab TEXT NOT NULL, seat INTEGER NOT NULL, endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
    PRIMARY KEY (tab, seat, endpoint)
);
CREATE TABLE IF NOT EXISTS told (
    tab TEXT NOT NULL, seat INTEGER NOT NULL, turn TEXT NOT NULL, PRIMARY KEY (tab, seat)
) WITHOUT ROWID;
"""

DEVICES: Final = 5  # of one seat
MOST: Final = 50_000  # on one server


@dataclass(frozen=True)
class Device:
    """Where one browser can be reached, and the keys with which to write to it."""

    endpoint: str
    p256dh: str
    auth: str


class Book(Protocol):
    """Where all this is kept."""

    async def key(self, new: Callable[[], bytes]) -> bytes:
        """The server's own key, made at the first use."""

    async def add(self, table: str, seats: tuple[int, ...], device: Device) -> None:
        """A device for these seats; the oldest of a seat makes room, and the oldest of all when there are too many."""

    async def remove(self, table: str, seats: tuple[int, ...], endpoint: str) -> None:
        """A device is not told any more."""

    async def drop(self, endpoint: str) -> None:
        """A device is gone for good."""

    async def due(self, table: str, seat: int, turn: str) -> list[Device]:
        """The devices of a seat that are to be told of a turn; none if they were told, by whichever node."""


async def in_thread(work: Callable[..., Result], *arguments: Any) -> Result:
    """Wait for the disk beside the thread that serves people. A disk that fails is told as every store tells it."""
    try:
        return await asyncio.to_thread(work, *arguments)
    except (sqlite3.Error, OSError) as problem:
        raise StoreError(str(problem)) from None


class FileBook:
    """A file beside the games that only the server's account may read."""

    def __init__(self, folder: Path) -> None:
        self.path: Final = folder / FILE

    def open(self) -> sqlite3.Connection:
        """The file, made if it is not there."""
        if not self.path.exists():
            self.path.touch(mode=0o600)
        db = sqlite3.connect(self.path, timeout=2.0)
        db.executescript(CREATE)
        return db

    async def key(self, new: Callable[[], bytes]) -> bytes:
        """The server's own key, made at the first use."""
        return await in_thread(self.read_key, new)

    def read_key(self, new: Callable[[], bytes]) -> bytes:
        """The same, waiting."""
        with contextlib.closing(self.open()) as db, db:
            found = db.execute("SELECT key FROM own").fetchone()
            if found is None:
                found = (new(),)
                db.execute("INSERT INTO own VALUES (?)", found)
            return bytes(found[0])

    async def add(self, table: str, seats: tuple[int, ...], device: Device) -> None:
        """A device for these seats."""
        await in_thread(self.write, table, seats, device)

    def write(self, table: str, seats: tuple[int, ...], device: Device) -> None:
        """The same, waiting."""
        with contextlib.closing(self.open()) as db, db:
            for seat in seats:
                row = (table, seat, device.endpoint, device.p256dh, device.auth)
                db.execute("INSERT OR REPLACE INTO devices VALUES (?, ?, ?, ?, ?)", row)
                db.execute(
                    "DELETE FROM devices WHERE tab = ? AND seat = ? AND rowid NOT IN"
                    " (SELECT rowid FROM devices WHERE tab = ? AND seat = ? ORDER BY rowid DESC LIMIT ?)",
                    (table, seat, table, seat, DEVICES),
                )
            more = db.execute("SELECT count(*) FROM devices").fetchone()[0] - MOST
            if more > 0:  # games that nobody plays any more stay in the file; they must not fill it for good
                db.execute(
                    "DELETE FROM devices WHERE rowid IN (SELECT rowid FROM devices ORDER BY rowid LIMIT ?)", (more,)
                )

    async def remove(self, table: str, seats: tuple[int, ...], endpoint: str) -> None:
        """A device is not told any more."""
        keys: list[tuple[str | int, ...]] = [(table, seat, endpoint) for seat in seats]
        await in_thread(self.delete, "tab = ? AND seat = ? AND endpoint = ?", keys)

    async def drop(self, endpoint: str) -> None:
        """A device is gone for good."""
        await in_thread(self.delete, "endpoint = ?", [(endpoint,)])

    def delete(self, which: str, keys: list[tuple[str | int, ...]]) -> None:
        """Some devices."""
        with contextlib.closing(self.open()) as db, db:
            db.executemany(f"DELETE FROM devices WHERE {which}", keys)

    async def due(self, table: str, seat: int, turn: str) -> list[Device]:
        """The devices of a seat that are to be told of a turn; none if they were told."""
        return await in_thread(self.find, table, seat, turn)

    def find(self, table: str, seat: int, turn: str) -> list[Device]:
        """The same, waiting."""
        devices = self.of(table, seat)
        if devices:
            with contextlib.closing(self.open()) as db, db:
                if db.execute(TELL, (table, seat, turn)).rowcount != 1:
                    return []
        return devices

    def of(self, table: str, seat: int) -> list[Device]:
        """The devices of a seat."""
        if not self.path.exists():
            return []
        with contextlib.closing(self.open()) as db:
            found = db.execute("SELECT endpoint, p256dh, auth FROM devices WHERE tab = ? AND seat = ?", (table, seat))
            return [Device(*row) for row in found.fetchall()]


TELL: Final = """
INSERT INTO told (tab, seat, turn) VALUES (?, ?, ?)
ON CONFLICT (tab, seat) DO UPDATE SET turn = excluded.turn WHERE turn <> excluded.turn
"""
