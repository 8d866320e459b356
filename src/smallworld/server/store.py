"""The logs of all tables in one SQLite file, written by one thread that commits in groups.

An entry is acknowledged after its transaction is on the disk (`synchronous=FULL`). While one group is being
committed the next one gathers, so a slow disk costs waiting time but no throughput.
"""

import asyncio
import contextlib
import logging
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import IO, Final

from smallworld.server.ports import StoreError, Taken, Unreadable
from smallworld.table.entries import Row

log = logging.getLogger("smallworld.server")

APPLICATION: Final = 0x536D576F  # "SmWo"
SCHEMA: Final = 1
FILE: Final = "tables.sqlite"
LOCK: Final = "server.lock"
GROUP: Final = 256

CREATE: Final = """
CREATE TABLE entries (
    tab TEXT NOT NULL,
    seq INTEGER NOT NULL,
    command TEXT,
    body BLOB NOT NULL,
    chain BLOB NOT NULL,
    PRIMARY KEY (tab, seq),
    UNIQUE (tab, command)
) WITHOUT ROWID
"""

Answer = Callable[[list[Row] | None, StoreError | None], None]


class Job:
    """Something for the thread to do: a row to add, or a table to read."""

    def __init__(self, table: str, row: Row | None, answer: Answer) -> None:
        self.table: Final = table
        self.row: Final = row
        self.answer: Final = answer


class BadStore(Exception):
    """The data folder cannot be used; the reason is one sentence."""


class SqliteStore:
    """The store of a real server. `open` once, `close` at the end."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.jobs: Final[queue.SimpleQueue[Job | None]] = queue.SimpleQueue()
        self.lock: IO[str] | None = None
        self.thread: threading.Thread | None = None
        self.db: sqlite3.Connection | None = None

    # Opening and closing

    def open(self) -> None:
        """Take the folder, or say why it cannot be taken."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            self.lock = (self.folder / LOCK).open("w")
        except OSError as problem:
            raise BadStore(f"cannot write in {self.folder}: {problem.strerror}") from None
        if not locked(self.lock):
            self.lock.close()
            raise BadStore(f"another server uses {self.folder}: stop that one, or give another --data")
        try:
            make_private(self.folder / FILE)
            self.db = connect(self.folder / FILE)
        except BadStore:
            self.lock.close()
            raise
        self.thread = threading.Thread(target=self.run, name="store", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Finish the jobs, then release the folder."""
        self.jobs.put(None)
        if self.thread is not None:
            self.thread.join(timeout=8)
        if self.lock is not None:
            self.lock.close()

    # The port

    async def append(self, table: str, row: Row) -> None:
        """Add one entry; returns when it is on the disk."""
        await self.ask(table, row)

    async def load(self, table: str) -> list[Row]:
        """All entries of a table."""
        return await self.ask(table, None) or []

    async def ask(self, table: str, row: Row | None) -> list[Row] | None:
        """Give the thread a job and wait for the answer."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[list[Row] | None] = loop.create_future()

        def settle(rows: list[Row] | None, problem: StoreError | None) -> None:
            if done.done():
                return
            if problem is None:
                done.set_result(rows)
            else:
                done.set_exception(problem)

        def answer(rows: list[Row] | None, problem: StoreError | None) -> None:
            with contextlib.suppress(RuntimeError):  # nobody is listening any more: the loop is closed
                loop.call_soon_threadsafe(settle, rows, problem)

        self.jobs.put(Job(table, row, answer))
        return await done

    # The thread

    def run(self) -> None:
        """Take jobs in groups until told to stop."""
        assert self.db is not None
        going = True
        while going:
            group: list[Job] = []
            job = self.jobs.get()
            while job is not None:
                group.append(job)
                if len(group) == GROUP:
                    break
                try:
                    job = self.jobs.get_nowait()
                except queue.Empty:
                    break
            else:
                going = False
            try:
                work(self.db, group)
            except Exception:  # a fault of ours; the thread must live on, or nobody would ever be answered again
                log.exception("the store failed")
                roll_back(self.db)
                for job in group:
                    job.answer(None, StoreError("a fault in the store"))
        self.db.close()


def work(db: sqlite3.Connection, group: list[Job]) -> None:
    """Read what is to be read, write the rest in one transaction, and answer when it is on the disk."""
    for job in group:
        if job.row is None:
            read(db, job)
    writes = [job for job in group if job.row is not None]
    if not writes:
        return
    kept: list[Job] = []
    refused: list[tuple[Job, StoreError]] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for job in writes:
            assert job.row is not None
            row = job.row
            try:
                db.execute(
                    "INSERT INTO entries (tab, seq, command, body, chain) VALUES (?, ?, ?, ?, ?)",
                    (job.table, row.seq, row.command or None, row.body, row.chain),
                )
                kept.append(job)
            except sqlite3.IntegrityError:
                refused.append((job, Taken("the entry stands already")))
        db.execute("COMMIT")
    except sqlite3.Error as problem:
        roll_back(db)
        for job in writes:
            job.answer(None, StoreError(str(problem)))
        return
    for job in kept:
        job.answer(None, None)
    for job, taken in refused:
        job.answer(None, taken)


def read(db: sqlite3.Connection, job: Job) -> None:
    """One table's entries."""
    try:
        found = db.execute("SELECT seq, command, body, chain FROM entries WHERE tab = ? ORDER BY seq", (job.table,))
        rows = [Row(seq, str(command or ""), as_bytes(body), as_bytes(chain)) for seq, command, body, chain in found]
    except sqlite3.OperationalError as problem:
        job.answer(None, StoreError(str(problem)))
        return
    except (sqlite3.Error, ValueError) as problem:
        job.answer(None, Unreadable(str(problem)))
        return
    job.answer(rows, None)


def as_bytes(value: object) -> bytes:
    """The value of a column. One of another type is damage, which the chain will show."""
    if isinstance(value, str):
        return value.encode()
    return value if isinstance(value, bytes) else b""


def roll_back(db: sqlite3.Connection) -> None:
    """After a failure nothing of the group may remain."""
    try:
        if db.in_transaction:
            db.execute("ROLLBACK")
    except sqlite3.Error:
        pass  # nothing more can be done; the next BEGIN will show


def locked(file: IO[str]) -> bool:
    """Take the lock on the folder, which the system releases when the process ends."""
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
        else:
            import fcntl

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def make_private(path: Path) -> None:
    """For the server's own account only, before anything secret is in it; SQLite makes its -wal and -shm alike."""
    try:
        path.touch(mode=0o600)
    except OSError as problem:
        raise BadStore(f"cannot write {path}: {problem.strerror}") from None
    with contextlib.suppress(PermissionError):  # another account's file, which that account has opened to us
        path.chmod(0o600)


def connect(path: Path) -> sqlite3.Connection:
    """Open the file and make sure it is ours; a new one gets its table."""
    try:
        db = sqlite3.connect(path, timeout=5.0, isolation_level=None, check_same_thread=False)
        application = db.execute("PRAGMA application_id").fetchone()[0]
        schema = db.execute("PRAGMA user_version").fetchone()[0]
        tables = db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if application == 0 and schema == 0 and tables == 0:
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("BEGIN EXCLUSIVE")
            db.execute(f"PRAGMA application_id = {APPLICATION}")
            db.execute(f"PRAGMA user_version = {SCHEMA}")
            db.execute(CREATE)
            db.execute("COMMIT")
        elif application != APPLICATION:
            db.close()
            raise BadStore(f"{path} is a database of another program: give another --data")
        elif schema > SCHEMA:
            db.close()
            raise BadStore(f"{path} was written by a newer version of this program (schema {schema})")
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("SELECT tab, seq, command, body, chain FROM entries LIMIT 0").fetchone()
    except sqlite3.DatabaseError as problem:
        raise BadStore(f"{path} cannot be used: {problem}") from None
    return db
