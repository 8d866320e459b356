"""The store keeps what it has promised, and says plainly what it cannot keep."""

import asyncio
import random
import resource
import shutil
import sqlite3
from pathlib import Path

import pytest

from kit import MemoryStore, Shelf, make, new_hub, on_disk, refused, seats, sit
from smallworld.hosting.ports import RealStore, StoreError, Taken
from smallworld.server.limits import LIMITS
from smallworld.server.store import FILE, BadStore, SqliteStore
from smallworld.server.store import sqlite as store_module
from smallworld.server.store.sqlite import IN_USE
from smallworld.table.entries import Damaged, Entry, Froze, Row, first_link, from_row, to_row
from smallworld.table.fold import fold


def rows_of(table: str, number: int) -> list[Row]:
    """A chain of entries that mean nothing."""
    rows: list[Row] = []
    chain = first_link(table)
    for seq in range(number):
        rows.append(to_row(Entry(Froze(f"entry {seq}"), f"command {seq}"), seq, chain))
        chain = rows[-1].chain
    return rows


def test_what_was_appended_is_there_after_opening_again(shelf: Shelf) -> None:
    rows = rows_of("t", 5)

    async def write(store: RealStore) -> None:
        for row in rows:
            await store.append("t", row)

    shelf.use(write)
    assert shelf.use(lambda store: store.load("t")) == rows
    assert shelf.use(lambda store: store.load("another")) == []


def test_the_file_is_for_the_servers_own_account(tmp_path: Path) -> None:
    async def modes(store: SqliteStore) -> dict[str, int]:
        await make(new_hub(store))
        return {path.name: path.stat().st_mode & 0o777 for path in tmp_path.glob("tables.*")}

    private = {"tables.sqlite": 0o600, "tables.sqlite-wal": 0o600, "tables.sqlite-shm": 0o600, IN_USE: 0o600}
    assert on_disk(tmp_path, modes) == private
    (tmp_path / FILE).chmod(0o644)  # as it once was made
    assert on_disk(tmp_path, modes) == private


def test_a_number_and_a_command_are_taken_once(shelf: Shelf) -> None:
    rows = rows_of("t", 3)

    async def write(store: RealStore) -> list[object]:
        await store.append("t", rows[0])
        again = Row(1, rows[0].command, b"{}", b"")
        other = Row(0, "other", b"{}", b"")
        results = await asyncio.gather(
            *[store.append("t", row) for row in (other, again, rows[1])], return_exceptions=True
        )
        return [*results, len(await store.load("t"))]

    first, second, third, kept = shelf.use(write)
    assert isinstance(first, Taken) and isinstance(second, Taken)
    assert third is None and kept == 2


def test_many_tables_write_at_once_in_groups(shelf: Shelf) -> None:
    tables = {f"t{n}": rows_of(f"t{n}", 6) for n in range(40)}

    async def write(store: RealStore) -> None:
        async def one(table: str) -> None:
            for row in tables[table]:
                await store.append(table, row)

        await asyncio.gather(*[one(table) for table in tables])
        for table, rows in tables.items():
            assert await store.load(table) == rows

    shelf.use(write)


def test_commits_are_synchronous_and_in_a_wal(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    store.open()
    assert store.pen is not None
    assert store.pen.execute("PRAGMA synchronous").fetchone() == (2,)
    assert store.pen.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    store.close()


def test_two_servers_cannot_have_one_folder(tmp_path: Path) -> None:
    one = SqliteStore(tmp_path)
    one.open()
    with pytest.raises(BadStore, match="another server uses"):
        SqliteStore(tmp_path).open()
    one.close()
    two = SqliteStore(tmp_path)
    two.open()
    two.close()


def test_foreign_newer_and_broken_files_are_told_apart(tmp_path: Path) -> None:
    for name, words in (("foreign", "another program"), ("newer", "newer version"), ("broken", "cannot be used")):
        folder = tmp_path / name
        folder.mkdir()
        if name == "broken":
            (folder / FILE).write_bytes(b"this is a letter, not a database" * 200)
        else:
            db = sqlite3.connect(folder / FILE)
            db.execute("CREATE TABLE entries (x)")
            db.execute(f"PRAGMA application_id = {0x1234 if name == 'foreign' else store_module.APPLICATION}")
            db.execute("PRAGMA user_version = 99")
            db.commit()
            db.close()
        with pytest.raises(BadStore, match=words):
            SqliteStore(folder).open()
    (tmp_path / "file").write_text("")
    with pytest.raises(BadStore, match="cannot write"):
        SqliteStore(tmp_path / "file").open()


def test_a_locked_database_is_an_error_and_then_works_again(tmp_path: Path) -> None:
    rows = rows_of("t", 2)

    async def write(store: SqliteStore) -> None:
        assert store.pen is not None
        store.pen.execute("PRAGMA busy_timeout = 50")
        await store.append("t", rows[0])
        other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="locked"):
            await store.append("t", rows[1])
        other.execute("ROLLBACK")
        other.close()
        await store.append("t", rows[1])
        assert await store.load("t") == rows

    on_disk(tmp_path, write)


def test_a_full_disk_is_an_error_and_then_works_again(tmp_path: Path) -> None:
    """The system refuses to let the file grow, as it does when the disk is full."""
    rows = rows_of("t", 400)

    async def write(store: SqliteStore) -> None:
        await store.append("t", rows[0])
        assert store.pen is not None
        pages = store.pen.execute("PRAGMA page_count").fetchone()[0]
        store.pen.execute(f"PRAGMA max_page_count = {pages}")
        kept = 1
        with pytest.raises(StoreError, match="full"):
            for row in rows[1:]:
                await store.append("t", row)
                kept += 1
        assert await store.load("t") == rows[:kept]
        store.pen.execute("PRAGMA max_page_count = 1000000")
        for row in rows[kept:]:
            await store.append("t", row)
        assert await store.load("t") == rows

    on_disk(tmp_path, write)


def test_a_file_that_may_not_grow_loses_nothing(tmp_path: Path) -> None:
    """The limit is the system's own, on the size of files; the write-ahead log meets it."""
    rows = rows_of("t", 60)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def write(store: SqliteStore) -> None:
        await store.append("t", rows[0])
        size = (tmp_path / f"{FILE}-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 20_000, before[1]))
        kept = 1
        try:
            with pytest.raises(StoreError):
                for row in rows[1:]:
                    await store.append("t", row)
                    kept += 1
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        assert await store.load("t") == rows[:kept]
        await store.append("t", rows[kept])
        assert await store.load("t") == rows[: kept + 1]

    on_disk(tmp_path, write)


def test_a_torn_write_leaves_a_whole_beginning(tmp_path: Path) -> None:
    """The power fails in the middle of a write: the end of the write-ahead log is cut anywhere."""
    rows = rows_of("t", 40)
    folder = tmp_path / "live"
    rng = random.Random(5)

    async def write(store: SqliteStore) -> None:
        for row in rows:
            await store.append("t", row)
        for name in (FILE, f"{FILE}-wal"):
            shutil.copy(folder / name, tmp_path / name)

    on_disk(folder, write)
    log = (tmp_path / f"{FILE}-wal").read_bytes()
    for n in range(25):
        torn = tmp_path / f"torn{n}"
        torn.mkdir()
        shutil.copy(tmp_path / FILE, torn / FILE)
        (torn / f"{FILE}-wal").write_bytes(log[: rng.randrange(len(log) // 2, len(log))])
        found = on_disk(torn, lambda store: store.load("t"))
        assert found == rows[: len(found)]
        chain = first_link("t")
        for seq, row in enumerate(found):
            from_row(row, seq, chain)
            chain = row.chain


def test_a_damaged_page_freezes_what_stands_on_it(tmp_path: Path) -> None:
    rows = rows_of("t", 300)

    async def write(store: SqliteStore) -> None:
        for row in rows:
            await store.append("t", row)

    on_disk(tmp_path, write)  # closing moves everything from the write-ahead log into the file
    data = bytearray((tmp_path / FILE).read_bytes())
    for place in range(4096 * 3, len(data)):
        data[place] = 0xAA
    (tmp_path / FILE).write_bytes(data)

    async def look(store: SqliteStore) -> str:
        return await refused(sit(new_hub(store), "t", "token"))

    assert on_disk(tmp_path, look) == "frozen"


# Damage


def damaged(rows: list[Row], rng: random.Random) -> list[Row]:
    """One random damage: a changed byte, a lost, moved or doubled entry."""
    out = list(rows)
    n = rng.randrange(len(rows))
    kind = rng.choice(["body", "chain", "command", "lost", "moved", "seq"])
    row = out[n]
    if kind in ("body", "chain"):
        data = bytearray(row.body if kind == "body" else row.chain)
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        out[n] = row._replace(body=bytes(data)) if kind == "body" else row._replace(chain=bytes(data))
    elif kind == "command":
        out[n] = row._replace(command=row.command + "x")
    elif kind == "lost" and n < len(rows) - 1:
        del out[n]
    elif kind == "moved" and n < len(rows) - 1:
        out[n], out[n + 1] = out[n + 1]._replace(seq=n), row._replace(seq=n + 1)
    else:
        out[n] = row._replace(seq=row.seq + 1)
    return out


async def played_rows() -> tuple[str, list[Row]]:
    """The log of a game that has begun."""
    hub = new_hub()
    made = await make(hub)
    one = await sit(hub, made["table"], *seats(made))
    for _ in range(30):
        assert (await one.do())["t"] == "ok"
    rows = await hub.store.load(made["table"])
    return made["table"], rows


@pytest.mark.parametrize("number", [100, pytest.param(1000, marks=pytest.mark.slow)])
def test_every_damage_is_noticed(number: int) -> None:
    table, rows = asyncio.run(played_rows())
    assert not fold(table, rows, LIMITS).frozen
    rng = random.Random(1)
    for n in range(number):
        try:
            hurt = fold(table, damaged(rows, rng), LIMITS)
        except Damaged:
            continue
        assert hurt.frozen, n


def test_a_damaged_table_is_frozen_and_the_others_play_on(shelf: Shelf) -> None:
    async def play(store: RealStore) -> tuple[dict[str, object], dict[str, object]]:
        hub = new_hub(store)
        tables = [await make(hub), await make(hub)]
        for made in tables:
            one = await sit(hub, made["table"], *seats(made))
            for _ in range(5):
                assert (await one.do())["t"] == "ok"
        return tables[0], tables[1]

    hurt, sound = shelf.use(play)
    body = shelf.rows(str(hurt["table"]))[4].body.replace(b"acted", b"acteb")
    shelf.execute("UPDATE entries SET body = :body WHERE tab = :tab AND seq = 4", body=body, tab=hurt["table"])

    async def go_on(store: RealStore) -> None:
        hub = new_hub(store)
        frozen = await sit(hub, str(hurt["table"]), *seats(hurt))
        told = frozen.ear.last("table")
        assert told["lobby"]["phase"] == "frozen" and told["game"] is None
        assert (await frozen.say(t="do", seat=0, version=told["version"], action={"do": "end"}))["code"] == "frozen"
        assert (await frozen.say(t="leave", seat=0))["code"] == "frozen"
        one = await sit(hub, str(sound["table"]), *seats(sound))
        assert (await one.do())["t"] == "ok"
        assert await refused(sit(hub, str(hurt["table"]), "guess")) == "not_found"

    shelf.use(go_on)


def test_a_table_that_does_not_begin_with_its_making_opens_for_nobody() -> None:
    async def main() -> None:
        store = MemoryStore()
        made = await make(new_hub(store))
        rows = store.tables[made["table"]]
        rows[0] = to_row(Entry(Froze("nothing")), 0, first_link(made["table"]))
        assert await refused(sit(new_hub(store), made["table"], *seats(made))) == "frozen"
        rows[0] = rows[0]._replace(body=b"{}")
        assert await refused(sit(new_hub(store), made["table"], *seats(made))) == "frozen"

    asyncio.run(main())


def test_a_table_is_made_once() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub, start=False)
        rows = await hub.store.load(made["table"])
        rows.append(to_row(from_row(rows[0], 0, first_link(made["table"])), 1, rows[0].chain))
        assert "made twice" in fold(made["table"], rows, LIMITS).frozen

    asyncio.run(main())
