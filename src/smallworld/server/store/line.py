"""One connection to PostgreSQL: made anew when it was lost, and cut when it does not answer."""

import contextlib
import logging
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from smallworld.server.store.schema import Db
from smallworld.server.store.worker import BadStore

log = logging.getLogger("smallworld.server")

PATIENCE: Final = 5.0
"""Seconds for the database to answer. It is known to be alive only by its answers: a network may swallow everything."""

REST: Final = 0.5
"""Seconds for which a database that could not be reached is not asked again: everybody who waits is told so at once,
instead of one after the other."""

T = TypeVar("T")

GIVEN: Final[dict[str, Any]] = {
    "application_name": "smallworld",
    "client_encoding": "UTF8",
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 5000,
    "target_session_attrs": "read-write",
}
"""What an address says nothing about."""


def checked(address: str) -> str:
    """The address with what it leaves out."""
    try:
        said = conninfo_to_dict(address)
    except psycopg.ProgrammingError as problem:
        raise BadStore(
            f"--store is an address such as postgresql://user:password@host/database ({brief(problem)})"
        ) from None
    return make_conninfo(address, **{key: value for key, value in GIVEN.items() if key not in said})


def place(address: str) -> str:
    """The address without its password, for messages."""
    said = conninfo_to_dict(address)
    host = said.get("host") or said.get("hostaddr") or "this machine"
    port = f":{said['port']}" if said.get("port") else ""
    return f"the database {said.get('dbname') or said.get('user') or ''} on {host}{port}".replace("  ", " ")


def brief(problem: Exception) -> str:
    """One line of what the database says, without a full stop: of several attempts to reach it, the last."""
    lines = str(problem).strip().splitlines() or [type(problem).__name__]
    attempts = [line for line in lines if line.startswith("- ")]
    return (attempts or lines[:1])[-1].strip().rstrip(".")


def connect(address: str) -> Db:
    """A connection on which every statement is a transaction, committed to disk when it is answered."""
    db = psycopg.connect(address, autocommit=True)
    be_safe(db)
    return db


def be_safe(db: Db) -> None:
    """What is answered is on the disk, whatever the database is set to."""
    row = db.execute("SHOW synchronous_commit").fetchone()
    if row is not None and row[0] == "off":
        db.execute("SET synchronous_commit = on")


class DbLine:
    """A connection for one thread."""

    def __init__(self, address: str) -> None:
        self.address: Final = address
        self.db: Db | None = None
        self.guard: Final = threading.Lock()
        self.since: float | None = None  # when the answer that is waited for was asked for
        self.cut = False  # because no answer came
        self.away_until = 0.0  # nobody could be reached

    def ask(self, work: Callable[[Db], T]) -> T:
        """Do something. A connection that was lost while nobody used it shows only now: then once more on a new one.

        What was written before it was lost is refused the second time by its key, and whoever wrote it looks again.
        """
        old = self.db is not None
        try:
            with self.asking() as db:
                return work(db)
        except psycopg.OperationalError:
            if not old or self.cut:
                raise
        with self.asking() as db:
            return work(db)

    @contextlib.contextmanager
    def asking(self) -> Iterator[Db]:
        """The connection, made anew if it was lost. After a failure it is not trusted any more."""
        self.cut = False
        try:
            new = self.db is None
            if new:
                self.reach()
            assert self.db is not None
            with self.guard:
                self.since = time.monotonic()
            if new:
                be_safe(self.db)
            yield self.db
        except psycopg.Error as problem:
            if not isinstance(problem, errors.DataError):
                self.drop()
            raise
        finally:
            with self.guard:
                self.since = None

    def reach(self) -> None:
        """Make the connection. It has its own limit of time, and what is asked on it is watched from its first word."""
        if time.monotonic() < self.away_until:
            raise psycopg.OperationalError("it could not be reached just now")
        try:
            self.db = psycopg.connect(self.address, autocommit=True)
        except psycopg.Error:
            self.away_until = time.monotonic() + REST
            raise

    def cut_if_silent(self, now: float) -> None:
        """Called by another thread: end the wait for an answer that does not come."""
        with self.guard:
            if self.db is None or self.since is None or now - self.since < PATIENCE:
                return
            self.since = now
            self.cut = True
            with contextlib.suppress(OSError, psycopg.Error):
                copy = socket.socket(fileno=os.dup(self.db.fileno()))
                with copy:
                    copy.shutdown(socket.SHUT_RDWR)
        log.warning("the database does not answer: the connection is made anew")

    def drop(self) -> None:
        """Close it; the next one is made when it is needed."""
        with self.guard:
            db, self.db = self.db, None
        if db is not None:
            with contextlib.suppress(psycopg.Error):
                db.close()


class Watch:
    """A thread that looks after the lines of a store."""

    def __init__(self, *lines: DbLine) -> None:
        self.lines: Final = lines
        self.over: Final = threading.Event()
        self.thread: Final = threading.Thread(target=self.run, name="store watch", daemon=True)
        self.thread.start()

    def run(self) -> None:
        """Look twice a second."""
        while not self.over.wait(0.5):
            for line in self.lines:
                line.cut_if_silent(time.monotonic())

    def close(self) -> None:
        """Enough."""
        self.over.set()
        self.thread.join()
