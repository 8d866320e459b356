"""A store in PostgreSQL, as a whole."""

import contextlib
from collections.abc import Iterator
from typing import Final, LiteralString

import psycopg
from psycopg import errors, sql

from smallworld.hosting.ports import Unreadable
from smallworld.server.store import schema
from smallworld.server.store.about import COPYING, IDENTITY
from smallworld.server.store.archive import Beside, State
from smallworld.server.store.line import brief, checked, connect, place
from smallworld.server.store.postgres import read
from smallworld.server.store.schema import Db, one
from smallworld.server.store.worker import BadStore, Load
from smallworld.table.entries import Row

FILLING: Final = schema.LOCK + 1
"""Held while a copy is written: one at a time."""

ALIVE: Final[LiteralString] = "SELECT count(*) FROM nodes WHERE until > clock_timestamp()"
COPY: Final[LiteralString] = "COPY entries (tab, seq, command, body, chain) FROM STDIN (FORMAT BINARY)"
SET: Final[LiteralString] = """
INSERT INTO about (key, value) VALUES (%s, %s) ON CONFLICT (key) DO UPDATE SET value = excluded.value
"""


class DatabaseArchive:
    """A database, for which no node has to be stopped to be read, and all to be filled."""

    def __init__(self, address: str) -> None:
        self.address: Final = checked(address)
        self.where: Final = place(address)
        self.line: Db | None = None

    @property
    def db(self) -> Db:
        """The connection."""
        assert self.line is not None
        return self.line

    def read(self) -> None:
        """Open it as it is at this moment."""
        with self.plainly():
            self.line = connect(self.address)
            if not schema.version_of(self.db, self.where):
                raise BadStore(f"there are no games in {self.where}: check the name")
            schema.prepare(self.db, self.where)
            schema.name_it(self.db, self.where, whole=False)
            self.db.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            one(self.db, "SELECT count(*) FROM about")  # from now on nothing changes

    def write(self) -> None:
        """Open it to be filled."""
        with self.plainly():
            self.line = connect(self.address)
            schema.prepare(self.db, self.where)
            schema.name_it(self.db, self.where, whole=False)
            if not one(self.db, "SELECT pg_try_advisory_lock(%s)", (FILLING,)):
                raise BadStore(f"somebody else is copying to {self.where}: wait for them")
            if self.in_use():
                raise BadStore(f"servers use {self.where}: stop them first, or give another place")

    def close(self) -> None:
        """Hang up."""
        if self.line is not None:
            with contextlib.suppress(psycopg.Error):
                self.line.close()
            self.line = None

    @contextlib.contextmanager
    def plainly(self) -> Iterator[None]:
        """Trouble in a sentence."""
        try:
            yield
        except psycopg.Error as problem:
            raise BadStore(f"{self.where} cannot be used: {brief(problem)}") from None

    def state(self) -> State:
        """Its name, and whether it is half a copy."""
        with self.plainly():
            about: dict[str, str] = dict(self.db.execute("SELECT key, value FROM about").fetchall())
        return State(about.get(IDENTITY, ""), COPYING in about)

    def in_use(self) -> bool:
        """Does a server run on it?"""
        with self.plainly():
            return bool(one(self.db, ALIVE))

    def faults(self) -> Iterator[str]:
        """A database looks after itself; its tables are read one by one."""
        yield from ()

    def versions(self) -> dict[str, int]:
        """All tables in order, and how many entries each has."""
        with self.plainly():
            return dict(self.db.execute("SELECT tab, count(*) FROM entries GROUP BY tab ORDER BY tab").fetchall())

    def rows(self, table: str) -> list[Row]:
        """One table's log."""
        with self.plainly():
            try:
                with self.db.transaction():  # what fails here must not spoil what is read after it
                    return read(self.db, Load(table))
            except (errors.DataCorrupted, errors.IndexCorrupted) as problem:
                raise Unreadable(brief(problem)) from None

    def beside(self) -> Beside:
        """What is kept beside the logs."""
        with self.plainly():
            return Beside(
                self.db.execute("SELECT tab, turn, seconds FROM lefts ORDER BY tab").fetchall(),
                [bytes(key) for (key,) in self.db.execute("SELECT key FROM own")],
                self.db.execute("SELECT tab, seat, endpoint, p256dh, auth FROM devices ORDER BY added").fetchall(),
                self.db.execute("SELECT tab, seat, turn FROM told ORDER BY tab, seat").fetchall(),
            )

    def begin(self, identity: str) -> None:
        """It becomes a copy."""
        with self.plainly(), self.db.transaction():
            self.db.execute(SET, (IDENTITY, identity))
            self.db.execute(SET, (COPYING, "1"))

    def add(self, logs: list[tuple[str, list[Row]]]) -> None:
        """More entries, all of them or none."""
        with self.plainly(), self.db.transaction(), self.db.cursor() as cursor, cursor.copy(COPY) as copy:
            copy.set_types(["text", "int4", "text", "bytea", "bytea"])
            for table, rows in logs:
                for row in rows:
                    copy.write_row((table, row.seq, row.command or None, row.body, row.chain))

    def finish(self, beside: Beside) -> None:
        """What is beside the logs, a lease for each clock so that it goes on by itself, and the last word."""
        with self.plainly(), self.db.transaction(), self.db.cursor() as cursor:
            for name in ("lefts", "own", "devices", "told", "leases", "presence"):
                cursor.execute(sql.SQL("DELETE FROM {}").format(sql.Identifier(name)))
            cursor.executemany("INSERT INTO lefts (tab, turn, seconds) VALUES (%s, %s, %s)", beside.clocks)
            cursor.executemany("INSERT INTO own (key) VALUES (%s)", [(key,) for key in beside.keys[:1]])
            cursor.executemany(
                "INSERT INTO devices (tab, seat, endpoint, p256dh, auth) VALUES (%s, %s, %s, %s, %s)", beside.devices
            )
            cursor.executemany("INSERT INTO told (tab, seat, turn) VALUES (%s, %s, %s)", beside.told)
            cursor.execute("INSERT INTO leases (tab, node, fence) SELECT tab, '', nextval('fences') FROM lefts")
            cursor.execute("DELETE FROM about WHERE key = %s", (COPYING,))
