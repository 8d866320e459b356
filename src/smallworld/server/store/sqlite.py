"""The logs of all tables in one SQLite file, written by one thread that commits in groups.

An entry is acknowledged after its transaction is on the disk (`synchronous=FULL`). While one group is being
committed the next one gathers, so a slow disk costs waiting time but no throughput. Another thread reads: whatever
keeps the first one waiting, a full disk or somebody else's lock, does not keep anybody from looking.
"""

import contextlib
import logging
import os
import sqlite3
from datetime import datetime
from pathlib import Path
from typing import IO, Final

from smallworld.hosting.ports import StoreError, Taken, Unreadable
from smallworld.lock import locked
from smallworld.server.store.about import COPYING, IDENTITY, UNFINISHED, new_identity
from smallworld.server.store.worker import Append, BadStore, Job, Load, Trouble, Worker, no_writing
from smallworld.table.entries import Row

log = logging.getLogger("smallworld.server")

APPLICATION: Final = 0x536D576F  # "SmWo"
SCHEMA: Final = 1
FILE: Final = "tables.sqlite"
WAL: Final = f"{FILE}-wal"
"""Where SQLite keeps the latest entries, until it has moved them into the file itself."""

LOCK: Final = "server.lock"

IN_USE: Final = "tables.in-use"
"""Stands beside the file while a server has it open, as old as the last entry. If it was left there, is younger than
the file and the latest entries are gone, they were lost; the file alone could not tell. If the file is younger,
somebody has looked at it with another program since the crash, which has moved the entries into it."""

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

ABOUT: Final = "CREATE TABLE IF NOT EXISTS about (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID"


class SqliteStore:
    """The store of a real server. `open` once, `close` at the end."""

    def __init__(self, folder: Path, accept_loss: bool = False) -> None:
        self.folder: Final = folder
        self.accept_loss: Final = accept_loss
        self.lock: IO[str] | None = None
        self.writer: Worker | None = None
        self.reader: Worker | None = None
        self.pen: sqlite3.Connection | None = None
        self.glass: sqlite3.Connection | None = None
        self.trouble: Final = no_writing(folder / FILE)

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
            notice_loss(self.folder, self.accept_loss)
            make_private(self.folder / FILE)
            self.pen = connect(self.folder / FILE)
            self.glass = connect(self.folder / FILE)
            self.glass.execute("PRAGMA query_only = ON")
            mark(self.folder)
        except BadStore:
            self.lock.close()
            raise
        self.writer = Worker("store", self.write)
        self.reader = Worker("store reader", self.read)

    def close(self) -> None:
        """Finish the jobs, then release the folder."""
        for worker in (self.reader, self.writer):
            if worker is not None:
                worker.close(8)
        for db in (self.glass, self.pen):
            if db is not None:
                db.close()
        if self.lock is not None:
            if self.pen is not None and not (self.folder / WAL).exists():
                (self.folder / IN_USE).unlink(missing_ok=True)
            self.lock.close()

    # The port

    async def append(self, table: str, row: Row, fence: int = 0) -> None:
        """Add one entry; returns when it is on the disk. The only server there is needs no fence."""
        assert self.writer is not None
        await self.writer.ask(Append(table, row))

    async def load(self, table: str, since: int = 0) -> list[Row]:
        """The entries of a table, from a number on."""
        assert self.reader is not None
        found: list[Row] = await self.reader.ask(Load(table, since))
        return found

    # The threads

    def write(self, group: list[Job]) -> None:
        """A group of entries; after a fault of ours nothing of it remains."""
        assert self.pen is not None
        with contextlib.suppress(OSError):
            os.utime(self.folder / IN_USE)  # before the file itself, into which SQLite may move entries at once
        try:
            write(self.pen, group, self.trouble)
        except Exception:
            roll_back(self.pen)
            raise

    def read(self, group: list[Job]) -> None:
        """Tables, one after the other."""
        assert self.glass is not None
        for job in group:
            read(self.glass, job, job.wish)


def write(db: sqlite3.Connection, group: list[Job], trouble: Trouble) -> None:
    """All entries in one transaction; answered when it is on the disk."""
    writes: list[tuple[Job, Append]] = [(job, job.wish) for job in group]
    kept: list[Job] = []
    refused: list[tuple[Job, StoreError]] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for job, wish in writes:
            row = wish.row
            try:
                db.execute(
                    "INSERT INTO entries (tab, seq, command, body, chain) VALUES (?, ?, ?, ?, ?)",
                    (wish.table, row.seq, row.command or None, row.body, row.chain),
                )
                kept.append(job)
            except sqlite3.IntegrityError:
                refused.append((job, Taken("the entry stands already")))
        db.execute("COMMIT")
    except sqlite3.Error as problem:
        roll_back(db)
        trouble.failed(problem)
        for job, _ in writes:
            job.answer(None, StoreError(str(problem)))
        return
    trouble.worked()
    for job in kept:
        job.answer(None, None)
    for job, taken in refused:
        job.answer(None, taken)


def read(db: sqlite3.Connection, job: Job, wish: Load) -> None:
    """One table's entries."""
    wanted = (wish.table, wish.since)
    try:
        found = db.execute(
            "SELECT seq, command, body, chain FROM entries WHERE tab = ? AND seq >= ? ORDER BY seq", wanted
        )
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


def notice_loss(folder: Path, accepted: bool) -> None:
    """Refuse a file whose latest entries are gone, unless its owner knows."""
    path, in_use = folder / FILE, folder / IN_USE
    if not in_use.exists() or (folder / WAL).exists() or not path.exists():
        return
    if in_use.stat().st_mtime_ns <= path.stat().st_mtime_ns:
        return
    since = datetime.fromtimestamp(path.stat().st_mtime).astimezone().isoformat(" ", "seconds")
    if not accepted:
        raise BadStore(
            f"{path} was not closed properly, and {WAL} is gone from beside it, which had the latest entries: what was "
            f"played after {since} may be lost. Put that file back; or, if it cannot be had or {FILE} is a copy that "
            "you have put there yourself, start once with --accept-loss"
        )
    log.warning("%s goes on without %s: what was played after %s may be lost", path, WAL, since)
    in_use.unlink()


def mark(folder: Path) -> None:
    """From now on the latest entries may be outside the file itself.

    The mark survives a power failure; its age need not, and then a loss may go unnoticed.
    """
    try:
        if not (folder / IN_USE).exists():
            age = (folder / FILE).stat().st_mtime_ns
            (folder / IN_USE).touch(mode=0o600)
            os.utime(folder / IN_USE, ns=(age, age))  # nothing has been written yet
        if os.name != "nt":
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)
    except OSError as problem:
        raise BadStore(f"cannot write in {folder}: {problem.strerror}") from None


def make_private(path: Path) -> None:
    """For the server's own account only, before anything secret is in it; SQLite makes its -wal and -shm alike."""
    try:
        path.touch(mode=0o600)
    except OSError as problem:
        raise BadStore(f"cannot write {path}: {problem.strerror}") from None
    with contextlib.suppress(PermissionError):  # another account's file, which that account has opened to us
        path.chmod(0o600)


def name_it(db: sqlite3.Connection, path: Path, whole: bool) -> None:
    """A store has a name of its own, by which its copies are known; half a copy is not played on."""
    try:
        db.execute(ABOUT)
        known = {str(key) for (key,) in db.execute("SELECT key FROM about")}
        if IDENTITY not in known:
            db.execute("INSERT OR IGNORE INTO about VALUES (?, ?)", (IDENTITY, new_identity()))
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:
        return  # damaged just there: the games need not be
    if COPYING in known and whole:
        db.close()
        raise BadStore(UNFINISHED.format(path))


def connect(path: Path, whole: bool = True) -> sqlite3.Connection:
    """Open the file and make sure it is ours, and no half copy unless that is wanted; a new one gets its table."""
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
        name_it(db, path, whole)
    except sqlite3.DatabaseError as problem:
        raise BadStore(f"{path} cannot be used: {problem}") from None
    return db
