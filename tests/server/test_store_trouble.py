"""What a store does on a bad day: lost files, a full disk, somebody else's lock."""

import asyncio
import contextlib
import logging
import resource
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from database import Postgres
from kit import on_disk
from real import RealServer
from smallworld.hosting.ports import StoreError
from smallworld.server.store import FILE, SqliteStore
from smallworld.server.store.line import REST
from smallworld.server.store.postgres import PostgresStore
from smallworld.server.store.sqlite import IN_USE
from smallworld.table.entries import Row

ROWS = [Row(seq, "", b"{}", b"") for seq in range(6)]
LATEST = ("-wal", "-shm")


def crashed(folder: Path) -> None:
    """A server has played there and was killed."""
    with RealServer(folder) as server:
        made = server.make()
        browser = server.sit(made["table"], *[entry["token"] for entry in made["seats"]])
        assert browser.play("one")["t"] == "ok"
        server.stop(signal.SIGKILL)


def serve(folder: Path) -> "subprocess.CompletedProcess[str]":
    """Start a server that is expected to refuse."""
    command = [sys.executable, "-m", "smallworld", "serve", "--port", "0", "--data", str(folder)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_a_file_whose_latest_entries_are_gone_is_refused_until_its_owner_says_so(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    crashed(folder)
    for end in LATEST:
        (folder / f"{FILE}{end}").unlink()
    before = (folder / FILE).read_bytes()
    for _ in range(2):
        refused = serve(folder)
        assert refused.returncode == 2 and "Traceback" not in refused.stderr
        assert f"{FILE}-wal is gone" in refused.stderr and "--accept-loss" in refused.stderr
        assert (folder / FILE).read_bytes() == before, "nothing is written before its owner knows"
    with RealServer(folder, "--accept-loss") as server:
        server.make()
        assert server.stop() == 0
    assert "may be lost" in server.log.read_text()
    with RealServer(folder) as server:
        server.make()


def test_after_a_crash_with_all_files_nobody_is_asked(tmp_path: Path) -> None:
    crashed(tmp_path / "data")
    with RealServer(tmp_path / "data") as server:
        server.make()


def test_after_a_crash_the_file_may_be_looked_at_with_another_program(tmp_path: Path) -> None:
    """SQLite then moves the latest entries into the file and deletes where they were: nothing is lost."""
    crashed(tmp_path / "data")
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / FILE)) as db:
        assert db.execute("SELECT count(*) FROM entries").fetchone()[0] > 1
    assert not (tmp_path / "data" / f"{FILE}-wal").exists()
    with RealServer(tmp_path / "data") as server:
        server.make()


def test_a_file_that_was_closed_properly_stands_alone(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.append("t", ROWS[0])

    on_disk(tmp_path, write)
    assert not (tmp_path / IN_USE).exists() and not (tmp_path / f"{FILE}-wal").exists()
    store = SqliteStore(tmp_path)
    store.open()
    assert (tmp_path / IN_USE).exists() and (tmp_path / f"{FILE}-wal").exists()
    store.close()


def test_a_restored_copy_in_a_folder_of_its_own_is_taken_as_it_is(tmp_path: Path) -> None:
    crashed(tmp_path / "data")
    with sqlite3.connect(tmp_path / "data" / FILE) as db, sqlite3.connect(tmp_path / "copy.sqlite") as copy:
        db.backup(copy)
    db.close()
    copy.close()
    (tmp_path / "other").mkdir()
    (tmp_path / "copy.sqlite").rename(tmp_path / "other" / FILE)
    with RealServer(tmp_path / "other") as server:
        server.make()


def test_reading_goes_on_while_somebody_locks_the_database(tmp_path: Path) -> None:
    async def read(store: SqliteStore) -> None:
        await store.append("t", ROWS[0])
        other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        writing = asyncio.create_task(store.append("t", ROWS[1]))
        await asyncio.sleep(0.1)
        assert await store.load("t") == ROWS[:1]
        assert not writing.done(), "the answer came while the lock was held"
        other.execute("ROLLBACK")
        other.close()
        await writing
        assert await store.load("t") == ROWS[:2]

    on_disk(tmp_path, read)


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged."""
    return [record.getMessage() for record in caplog.records]


def test_a_full_disk_is_told_once_when_it_begins_and_once_when_it_ends(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def write(store: SqliteStore) -> None:
        await store.append("t", ROWS[0])
        size = (tmp_path / f"{FILE}-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
        try:
            for _ in range(3):
                with pytest.raises(StoreError):
                    await store.append("t", ROWS[1])
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        for row in ROWS[1:3]:
            await store.append("t", row)

    with caplog.at_level(logging.WARNING):
        on_disk(tmp_path, write)
    begins, ends = lines(caplog)
    assert "nothing can be written" in begins and FILE in begins and "can be written to again" in ends


def test_a_database_that_is_away_is_told_once_and_its_return_too(
    postgres: Postgres, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    name = database.rpartition("/")[2]
    store = PostgresStore(database)
    store.open()

    def allow(connections: int) -> None:
        postgres.run(f"ALTER DATABASE {name} CONNECTION LIMIT {connections}")
        postgres.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {'true' if connections else 'false'}")
        postgres.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    async def write() -> None:
        await store.append("t", ROWS[0])
        await asyncio.to_thread(allow, 0)
        for _ in range(3):
            with pytest.raises(StoreError):
                await store.append("t", ROWS[1])
        await asyncio.to_thread(allow, 50)
        await asyncio.sleep(REST)
        await store.append("t", ROWS[1])

    caplog.clear()
    with caplog.at_level(logging.WARNING):
        asyncio.run(write())
        store.close()
    begins, ends = lines(caplog)
    assert "nothing can be written" in begins and "can be written to again" in ends
