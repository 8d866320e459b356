"""A store in SQLite, as a whole: the folder of a server, or one file that has everything."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final

from smallworld.hosting.ports import Unreadable
from smallworld.lock import locked
from smallworld.server import lefts
from smallworld.server.store import devices
from smallworld.server.store.about import COPYING, IDENTITY
from smallworld.server.store.archive import Beside, State
from smallworld.server.store.sqlite import APPLICATION, FILE, IN_USE, LOCK, SCHEMA, as_bytes, connect, make_private
from smallworld.server.store.worker import BadStore
from smallworld.table.entries import Row


class FileArchive:
    """A folder as a server has it, with clocks and devices in files of their own; or everything in a single file."""

    def __init__(self, path: Path, single: bool) -> None:
        self.path: Final = path if single else path / FILE
        self.folder: Final = path.parent if single else path
        self.single: Final = single
        self.where: Final = str(path)
        self.lock: IO[str] | None = None
        self.open: list[sqlite3.Connection] = []

    # Opening and closing

    @property
    def db(self) -> sqlite3.Connection:
        """The connection to the logs."""
        return self.open[0]

    def read(self) -> None:
        """Open it as it is at this moment."""
        if not self.path.is_file():
            raise BadStore(f"there are no games in {self.where}: check the name")
        with self.plainly():
            db = reader(self.path)
            self.open.append(db)
            application, schema = (
                db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")
            )
            if application != APPLICATION:
                raise BadStore(f"{self.path} is not a file with games of this program")
            if schema > SCHEMA:
                raise BadStore(f"{self.path} was written by a newer version of this program (schema {schema})")
            if not has(db, "about"):  # an older version has written it, and it has no name yet
                with contextlib.closing(connect(self.path, whole=False)):
                    pass
            db.execute("BEGIN")
            db.execute("SELECT count(*) FROM (SELECT 1 FROM entries LIMIT 1)").fetchone()  # from now on nothing changes

    def write(self) -> None:
        """Open it to be filled."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            if not self.single:
                self.lock = (self.folder / LOCK).open("w")
        except OSError as problem:
            raise BadStore(f"cannot write in {self.folder}: {problem.strerror}") from None
        if self.lock is not None and not locked(self.lock):
            self.lock.close()
            self.lock = None
            raise BadStore(f"a server uses {self.where}: stop it first, or give another place")
        with self.plainly():
            make_private(self.path)
            self.open.append(connect(self.path, whole=False))

    def close(self) -> None:
        """The end. What was only read is left as it was, with the entries that a server that was killed has left."""
        for db in self.open:
            db.close()
        self.open.clear()
        if self.lock is not None:
            self.lock.close()
            self.lock = None

    @contextlib.contextmanager
    def plainly(self) -> Iterator[None]:
        """Trouble in a sentence."""
        try:
            yield
        except sqlite3.Error as problem:
            raise BadStore(f"{self.where} cannot be used: {problem}") from None
        except OSError as problem:
            raise BadStore(f"{self.where} cannot be used: {problem.strerror}") from None

    # Reading

    def state(self) -> State:
        """Its name, and whether it is half a copy."""
        with self.plainly():
            about = dict(self.db.execute("SELECT key, value FROM about").fetchall())
        return State(about.get(IDENTITY, ""), COPYING in about)

    def in_use(self) -> bool:
        """Does a server run on it?"""
        if self.single or not (self.folder / LOCK).exists():
            return False
        with contextlib.suppress(OSError), (self.folder / LOCK).open("a") as file:
            return not locked(file)
        return False

    def faults(self) -> Iterator[str]:
        """What SQLite itself finds."""
        try:
            for (line,) in self.db.execute("PRAGMA quick_check(20)"):
                if line != "ok":
                    yield " ".join(str(line).split())
        except sqlite3.Error as problem:
            yield str(problem)

    def versions(self) -> dict[str, int]:
        """All tables in order, and how many entries each has."""
        with self.plainly():
            return dict(self.db.execute("SELECT tab, count(*) FROM entries GROUP BY tab ORDER BY tab").fetchall())

    def rows(self, table: str) -> list[Row]:
        """One table's log."""
        query = "SELECT seq, command, body, chain FROM entries WHERE tab = ? ORDER BY seq"
        try:
            found = self.db.execute(query, (table,)).fetchall()
        except sqlite3.Error as problem:
            raise Unreadable(str(problem)) from None
        return [Row(seq, str(command or ""), as_bytes(body), as_bytes(chain)) for seq, command, body, chain in found]

    def beside(self) -> Beside:
        """What is kept beside the logs."""
        clocks = self.others(lefts.FILE, "SELECT tab, turn, seconds FROM lefts ORDER BY tab")
        keys = self.others(devices.FILE, "SELECT key FROM own")
        wanted = self.others(devices.FILE, "SELECT tab, seat, endpoint, p256dh, auth FROM devices ORDER BY rowid")
        told = self.others(devices.FILE, "SELECT tab, seat, turn FROM told ORDER BY tab, seat")
        return Beside(clocks, [bytes(key) for (key,) in keys], wanted, told)

    def others(self, name: str, query: str) -> list[Any]:
        """What is in another file of the folder, if it is there; a single file has it too."""
        table = query.partition(" FROM ")[2].split()[0]
        path = self.path if self.single else self.folder / name
        if not path.exists():
            return []
        with self.plainly(), contextlib.closing(reader(path)) as db:
            return db.execute(query).fetchall() if has(db, table) else []

    # Writing

    def begin(self, identity: str) -> None:
        """It becomes a copy."""
        with self.plainly(), self.all_or_nothing(self.db) as db:
            db.execute("INSERT OR REPLACE INTO about VALUES (?, ?)", (IDENTITY, identity))
            db.execute("INSERT OR REPLACE INTO about VALUES (?, ?)", (COPYING, "1"))

    def add(self, logs: list[tuple[str, list[Row]]]) -> None:
        """More entries, all of them or none."""
        with self.plainly(), self.all_or_nothing(self.db) as db:
            for table, rows in logs:
                db.executemany(
                    "INSERT INTO entries (tab, seq, command, body, chain) VALUES (?, ?, ?, ?, ?)",
                    [(table, row.seq, row.command or None, row.body, row.chain) for row in rows],
                )

    def finish(self, beside: Beside) -> None:
        """First what is beside the logs, then the word that it is whole."""
        with self.plainly():
            clocks = self.db if self.single else lefts.ClockFile(self.folder).open()
            push = self.db if self.single else devices.FileBook(self.folder).open()
            self.open += [] if self.single else [clocks, push]
            for db in (clocks, push):
                db.isolation_level = None
            if self.single:
                self.db.executescript(f"{lefts.CREATE};{devices.CREATE}")
            with self.all_or_nothing(clocks) as db:
                db.execute("DELETE FROM lefts")
                db.executemany("INSERT INTO lefts (tab, turn, seconds) VALUES (?, ?, ?)", beside.clocks)
            with self.all_or_nothing(push) as db:
                for name in ("own", "devices", "told"):
                    db.execute(f"DELETE FROM {name}")
                db.executemany("INSERT INTO own VALUES (?)", [(key,) for key in beside.keys])
                db.executemany("INSERT INTO devices VALUES (?, ?, ?, ?, ?)", beside.devices)
                db.executemany("INSERT INTO told VALUES (?, ?, ?)", beside.told)
            self.db.execute("DELETE FROM about WHERE key = ?", (COPYING,))
            if self.single:
                self.db.execute("PRAGMA journal_mode = DELETE")  # one file, whatever happens to those beside it
            else:
                (self.folder / IN_USE).unlink(missing_ok=True)  # left by a crash here: these games are whole

    @contextlib.contextmanager
    def all_or_nothing(self, db: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
        """A transaction, on the disk when it ends."""
        db.execute("BEGIN IMMEDIATE")
        try:
            yield db
            db.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            raise


def reader(path: Path) -> sqlite3.Connection:
    """A connection that writes nothing and tidies nothing away."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=5.0, isolation_level=None)


def has(db: sqlite3.Connection, table: str) -> bool:
    """Is there such a table?"""
    return db.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", (table,)).fetchone() is not None
