"""Copying, checking and keeping the games of a server: both kinds of store, while people play, and after a kill."""

import asyncio
import contextlib
import io
import itertools
import json
import os
import random
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from pathlib import Path

import psycopg
import pytest

from database import Postgres
from kit import Inline, Shelf, make, seats, sit
from real import RealServer
from sim_loop import LoopClock
from smallworld.cli.main import main
from smallworld.cli.stores import archive_at
from smallworld.hosting.ports import Left
from smallworld.hosting.randomness import SystemRandomness
from smallworld.server.hub import Hub
from smallworld.server.limits import LIMITS
from smallworld.server.serve import over_days
from smallworld.server.store import FILE, BadStore, SqliteStore
from smallworld.server.store.archive import Beside
from smallworld.server.store.devices import Device
from smallworld.server.store.postgres import PostgresStore
from smallworld.server.store.sqlite import IN_USE
from smallworld.table.entries import Entry, Froze, Row, first_link, link, to_row


def smallworld(*words: str | Path, code: int = 0) -> str:
    """A command, and what it says."""
    said, complained = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(complained):
        answer = main([str(word) for word in words])
    both = said.getvalue() + complained.getvalue()
    assert answer == code, both
    return both


def played(store: SqliteStore | PostgresStore, tables: int = 2, acts: int = 12) -> dict[str, int]:
    """Some tables with games in a store, one of them with a clock and a device; returns their versions."""

    async def play() -> dict[str, int]:
        clocks, book = over_days(store, None)
        hub = Hub(store, LoopClock(), SystemRandomness(), Inline(), LIMITS, clocks=clocks)
        found: dict[str, int] = {}
        for n in range(tables):
            made = await make(
                hub, edition=("base", "warcraft")[n % 2], deadline=3600, clock="turn" if n == 0 else "away"
            )
            guest = await sit(hub, made["table"], *seats(made))
            for _ in range(acts):
                assert (await guest.do())["t"] == "ok"
            found[made["table"]] = guest.ear.version
        first = next(iter(found))
        await book.add(first, (0,), Device("https://fcm.googleapis.com/x", "p", "a"))
        assert await book.key(lambda: b"secret") == b"secret"
        await book.due(first, 0, "1:0")
        await hub.close(0.1, 0.1)
        if isinstance(store, SqliteStore):
            await clocks.save({first: Left("1:0", {0: 1234.5})})
        else:
            await store.run(
                lambda db: db.execute(
                    "INSERT INTO lefts (tab, turn, seconds) VALUES (%s, %s, %s) ON CONFLICT (tab) DO UPDATE"
                    " SET turn = excluded.turn, seconds = excluded.seconds",
                    (first, "1:0", '{"0": 1234.5}'),
                ).close()
            )
        return found

    return asyncio.run(play())


def fill(shelf: Shelf, **wanted: int) -> tuple[str, dict[str, int]]:
    """A store with games that nobody has open; its place, and the versions of its tables."""
    store = shelf.make()
    assert isinstance(store, (SqliteStore, PostgresStore))
    store.open()
    try:
        return str(shelf.address or shelf.folder), played(store, **wanted)
    finally:
        store.close()


def everything(place: str) -> tuple[dict[str, list[Row]], Beside, str]:
    """All that a store has."""
    archive = archive_at(place)
    archive.read()
    try:
        rows = {table: archive.rows(table) for table in archive.versions()}
        return rows, archive.beside(), archive.state().identity
    finally:
        archive.close()


def damage(place: str, table: str, seq: int, postgres: Postgres) -> None:
    """Change an entry behind everybody's back."""
    if place.startswith("postgresql"):
        change = f"UPDATE entries SET body = body || '\\x20' WHERE tab = '{table}' AND seq = {seq}"
        postgres.run(change, place.rpartition("/")[2])
    else:
        with contextlib.closing(sqlite3.connect(Path(place) / FILE)) as db, db:
            db.execute("UPDATE entries SET body = body || ' ' WHERE tab = ? AND seq = ?", (table, seq))


def other_place(shelf: Shelf, postgres: Postgres, tmp_path: Path) -> str:
    """An empty place of the other kind."""
    return str(tmp_path / "copy") if shelf.address else postgres.address(postgres.new())


def test_a_copy_has_everything_and_is_played_on_both_ways(shelf: Shelf, postgres: Postgres, tmp_path: Path) -> None:
    place, versions = fill(shelf)
    there, back = other_place(shelf, postgres, tmp_path), str(tmp_path / "back")
    said = smallworld("store", "copy", place, there)
    assert f"2 tables, {sum(versions.values())} entries; read back and found the same" in said
    assert everything(there) == everything(place)
    assert "0 of them new" in smallworld("store", "copy", place, there), "twice is no harm"
    smallworld("store", "copy", there, back)
    assert everything(back) == everything(place)
    assert everything(back)[1].clocks == [(next(iter(versions)), "1:0", '{"0": 1234.5}')]
    options = ("--store", there) if there.startswith("postgresql") else ()
    with RealServer(Path(there) if not options else tmp_path / "unused", *options) as server:
        assert server.ask("/healthz").status == 200
        assert "stop" in smallworld("store", "copy", place, there, code=2), "a server runs on the target"
        assert server.stop() == 0
    assert "no faults" in smallworld("store", "check", there)


def test_a_backup_is_one_file_for_nobody_else_and_comes_back_anywhere(
    shelf: Shelf, postgres: Postgres, tmp_path: Path
) -> None:
    place, versions = fill(shelf)
    kept = tmp_path / "kept.sqlite"
    which = ("--store", place) if shelf.address else ("--data", place)
    os.umask(0o022)
    assert f"{sum(versions.values())} entries" in smallworld("backup", kept, *which)
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert [each.name for each in tmp_path.glob("kept*")] == ["kept.sqlite"]
    assert "no faults" in smallworld("store", "check", kept)
    assert "--replace" in smallworld("backup", kept, *which, code=2)
    smallworld("backup", kept, "--replace", *which)
    (tmp_path / "new").mkdir()
    (tmp_path / "new" / IN_USE).touch()  # a server has crashed here, and its games were deleted
    for target in (str(tmp_path / "new"), postgres.address(postgres.new())):
        where = ("--store", target) if target.startswith("postgresql") else ("--data", target)
        smallworld("restore", kept, *where)
        assert everything(target) == everything(place)
    assert stat.S_IMODE((tmp_path / "new" / FILE).stat().st_mode) == 0o600
    SqliteStore(tmp_path / "new").close()  # it opens without --accept-loss


def test_two_servers_games_are_never_mixed_and_nothing_is_wound_back(postgres: Postgres, tmp_path: Path) -> None:
    one = Shelf(lambda: SqliteStore(tmp_path / "one"), "", tmp_path / "one")
    address = postgres.address(postgres.new())
    two = Shelf(lambda: PostgresStore(address), address, tmp_path)
    here, _ = fill(one)
    there, _ = fill(two)
    before = everything(there)
    for source, target in ((here, there), (there, here)):
        assert "two servers are never mixed" in smallworld("store", "copy", source, target, code=2)
    kept = tmp_path / "kept.sqlite"
    smallworld("backup", kept, "--data", here)
    assert "never mixed" in smallworld("restore", kept, "--store", there, code=2)
    assert everything(there) == before
    fill(one, tables=1)
    assert "has gone on by itself" in smallworld("restore", kept, "--data", here, code=2)
    assert "same place" in smallworld("store", "copy", here, here, code=2)


def rows_of(table: str, number: int) -> list[Row]:
    """A long log with a sound chain."""
    rows: list[Row] = []
    for seq in range(number):
        chain = rows[-1].chain if rows else first_link(table)
        rows.append(to_row(Entry(Froze("x" * 400)), seq, chain))
    return rows


def test_a_copy_that_was_killed_is_not_played_on_and_goes_on_where_it_was(postgres: Postgres, tmp_path: Path) -> None:
    place = tmp_path / "games"
    store = SqliteStore(place)
    store.open()
    store.close()
    archive = archive_at(str(place))
    archive.write()
    archive.add([(f"table-{n:03}", rows_of(f"table-{n:03}", 300)) for n in range(100)])
    archive.close()
    name = postgres.new()
    target = postgres.address(name)
    PostgresStore(target).open()
    command = [sys.executable, "-m", "smallworld", "store", "copy", str(place), target]
    kills = 0
    for wanted in (1, 8_000):
        process = subprocess.Popen(command)
        while process.poll() is None and postgres.run("SELECT count(*) FROM entries", name)[0][0] < wanted:
            time.sleep(0.01)
        process.kill()
        kills += process.wait() == -signal.SIGKILL
    assert kills, "it was never caught at it"
    with pytest.raises(BadStore, match="a copy that was not finished"):
        PostgresStore(target).open()
    assert "not finished" in smallworld("store", "copy", target, tmp_path / "third", code=2)
    said = smallworld("store", "copy", place, target)
    assert "100 tables, 30000 entries, " in said and "of them new; read back" in said
    assert everything(str(place)) == everything(target)
    opened = PostgresStore(target)
    opened.open()
    opened.close()


def test_check_names_every_fault(shelf: Shelf, postgres: Postgres) -> None:
    place, versions = fill(shelf, tables=3)
    assert "3 tables" in smallworld("store", "check", place)
    names = sorted(versions)
    damage(place, names[0], 3, postgres)
    damage(place, names[2], 0, postgres)
    said = smallworld("store", "check", place, code=1).splitlines()
    assert said[:2] == [f"table {names[0]}: entry 3 was changed", f"table {names[2]}: entry 0 was changed"]
    assert said[2].endswith("2 faults")
    kept = shelf.folder / "kept.sqlite"
    which = ("--store", place) if shelf.address else ("--data", place)
    assert f"table {names[0]}: entry 3 was changed; copied as it is" in smallworld("backup", kept, *which, code=1)
    assert everything(str(kept))[0] == everything(place)[0], "nothing is lost, not even what is damaged"


def test_check_plays_every_game_again(tmp_path: Path) -> None:
    """A log with a sound chain that tells of a game which cannot have been played.

    Its last act is one in the middle of a turn. Where a turn begins the position itself is written down too, and a
    fingerprint that differs over the same position only tells of another version of the program.
    """
    shelf = Shelf(lambda: SqliteStore(tmp_path), "", tmp_path)
    place, versions = fill(shelf, tables=1)
    table = next(iter(versions))
    rows = everything(place)[0][table]
    told = [json.loads(row.body) for row in rows]
    last = max(n for n, body in enumerate(told) if body["what"]["kind"] == "acted" and not body["what"].get("position"))
    told[last]["what"]["state"] = "0" * 16
    forged: list[Row] = []
    for row, body in zip(rows[: last + 1], told, strict=False):
        chain = forged[-1].chain if forged else first_link(table)
        data = json.dumps(body).encode()
        forged.append(Row(row.seq, row.command, data, link(chain, row.seq, row.command, data)))
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as db, db:
        db.execute("DELETE FROM entries")
        db.executemany(
            "INSERT INTO entries VALUES (?, ?, ?, ?, ?)",
            [(table, r.seq, r.command or None, r.body, r.chain) for r in forged],
        )
    assert "differently when it is played again" in smallworld("store", "check", place, code=1)


def test_what_a_killed_server_left_is_read_and_left_as_it_is(tmp_path: Path) -> None:
    with RealServer(tmp_path / "games") as server:
        made = server.make()
        browser = server.sit(made["table"], *[seat["token"] for seat in made["seats"]])
        for n in range(5):
            assert browser.play(f"id-{n}")["t"] == "ok"
        server.stop(signal.SIGKILL)
    before = {each.name: each.read_bytes() for each in (tmp_path / "games").iterdir() if not each.name.endswith("-shm")}
    assert len(before[f"{FILE}-wal"]) > 0
    smallworld("store", "check", tmp_path / "games")
    smallworld("backup", tmp_path / "kept.sqlite", "--data", tmp_path / "games")
    after = {each.name: each.read_bytes() for each in (tmp_path / "games").iterdir() if not each.name.endswith("-shm")}
    assert after == before
    assert len(everything(str(tmp_path / "kept.sqlite"))[0][made["table"]]) == browser.version


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_backups_while_people_play_have_all_that_was_acknowledged(
    kind: str, tmp_path: Path, postgres: Postgres
) -> None:
    address = postgres.address(postgres.new())
    options = ("--store", address) if kind == "postgres" else ()
    place = ("--store", address) if kind == "postgres" else ("--data", str(tmp_path / "games"))
    over = threading.Event()
    heard: dict[str, int] = {}
    failed: list[BaseException] = []

    def play(server: RealServer) -> None:
        try:
            made = server.make()
            browser = server.sit(made["table"], *[seat["token"] for seat in made["seats"]])
            for n in itertools.count():
                if over.is_set():
                    return
                if not browser.game or not browser.game["choices"]:
                    return
                answer = browser.act(f"id-{n}", first=random.random() < 0.5)
                assert answer["t"] == "ok", answer
                browser.hear("update")
                heard[made["table"]] = answer["version"]
                time.sleep(0.02)
        except BaseException as problem:
            failed.append(problem)

    with RealServer(tmp_path / "games", *options) as server:
        players = [threading.Thread(target=play, args=(server,)) for _ in range(4)]
        for each in players:
            each.start()
        while len(heard) < 4 and not failed:
            time.sleep(0.05)
        for n in range(2):
            known = dict(heard)
            kept = tmp_path / f"kept-{n}.sqlite"
            smallworld("backup", kept, *place)
            rows = everything(str(kept))[0]
            assert all(len(rows[table]) >= version for table, version in known.items())
            assert "no faults" in smallworld("store", "check", kept)
            assert "no faults" in smallworld("store", "check", place[1])
        over.set()
        for each in players:
            each.join(30)
        assert not failed, failed
        smallworld("restore", kept, "--data", tmp_path / "again")
        assert "meanwhile is not copied" in smallworld("store", "copy", place[1], tmp_path / "more")
    assert everything(str(tmp_path / "again"))[0] == rows


def test_bad_places_are_refused_in_a_sentence_that_says_what_to_do(
    tmp_path: Path, postgres: Postgres, database: str
) -> None:
    empty = tmp_path / "empty"
    assert "there are no games in" in smallworld("store", "check", empty, code=2)
    assert not empty.exists(), "looking makes nothing"
    assert "there are no games in" in smallworld("store", "check", database, code=2)
    assert not postgres.run("SELECT 1 FROM pg_class WHERE relname = 'entries'", database.rpartition("/")[2])
    assert "a store is a folder" in smallworld("store", "check", "mysql://localhost/games", code=2)
    assert "does not exist" in smallworld("store", "copy", postgres.address("nowhere"), empty, code=2)
    assert "refused" in smallworld("store", "copy", postgres.address("x", port=1), empty, code=2)
    assert not empty.exists()
    (tmp_path / "text").write_text("this is no database")
    assert "file is not a database" in smallworld("store", "check", tmp_path / "text", code=2)
    with contextlib.closing(sqlite3.connect(tmp_path / "other.sqlite")) as db:
        db.execute("CREATE TABLE letters (x)")
    assert "not a file with games" in smallworld("restore", tmp_path / "other.sqlite", "--data", empty, code=2)
    assert "there is no backup" in smallworld("restore", tmp_path / "nothing", code=2)
    assert "two places" in smallworld("backup", tmp_path / "x", "--data", empty, "--store", database, code=2)
    assert "there are no games in" in smallworld("backup", tmp_path / "x", "--data", empty, code=2)
    assert "in a folder that is there" in smallworld("backup", tmp_path / "no" / "x", "--data", empty, code=2)
    assert not list(tmp_path.glob("x*"))
    store = SqliteStore(tmp_path / "games")
    store.open()
    assert "a server uses" in smallworld(
        "store", "copy", tmp_path / "games", tmp_path / "games" / ".." / "games", code=2
    )
    store.close()
    with contextlib.closing(sqlite3.connect(tmp_path / "games" / FILE)) as db, db:
        db.execute("PRAGMA user_version = 99")
    assert "newer version" in smallworld("backup", tmp_path / "x", "--data", tmp_path / "games", code=2)
    other = postgres.new()
    with psycopg.connect(postgres.address(other), autocommit=True) as line:
        line.execute("CREATE TABLE letters (x int)")
    assert "another program" in smallworld("store", "check", postgres.address(other), code=2)
