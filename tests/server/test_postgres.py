"""A database that cannot be used is refused at the start, in a sentence, and nothing is written into it."""

import asyncio
import subprocess
import sys
import threading
import time

import psycopg
import pytest

from database import Postgres, running
from smallworld.cli.serve import make_store
from smallworld.hosting.ports import RealStore, StoreError
from smallworld.server.store import BadStore, schema
from smallworld.server.store.line import REST
from smallworld.server.store.postgres import PostgresStore
from smallworld.table.entries import Entry, Froze, Row, first_link, to_row


def refusal(address: str) -> str:
    """Why it cannot be opened."""
    with pytest.raises(BadStore) as problem:
        PostgresStore(address).open()
    return str(problem.value)


def tables(postgres: Postgres, name: str) -> set[str]:
    """What is in a database."""
    return {
        row[0]
        for row in postgres.run(
            "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace", name
        )
    }


def test_wrong_addresses(postgres: Postgres) -> None:
    assert "--store is an address" in refusal("postgresql://[oops/games")
    assert "does not exist" in refusal(postgres.address("nowhere"))
    nobody = refusal(postgres.address("postgres", port=1))
    assert "127.0.0.1:1 cannot be used" in nobody and "refused" in nobody
    secret = refusal(f"postgresql://eve:hush@127.0.0.1:{postgres.port}/postgres")
    assert 'role "eve" does not exist' in secret and "hush" not in secret


def test_the_command_says_why(postgres: Postgres) -> None:
    command = [sys.executable, "-m", "smallworld", "serve", "--port", "0", "--store", postgres.address("nowhere")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2 and "does not exist" in done.stderr and "Traceback" not in done.stderr
    with pytest.raises(BadStore, match="--store is an address such as postgresql://"):
        make_store("mysql://localhost/games", "")


def test_a_database_of_another_program(postgres: Postgres) -> None:
    for statement in ("CREATE TABLE letters (x int)", "CREATE TABLE smallworld_store (x int)"):
        name = postgres.new()
        postgres.run(statement, name)
        before = tables(postgres, name)
        assert "belongs to another program" in refusal(postgres.address(name))
        assert tables(postgres, name) == before


def test_a_newer_version(postgres: Postgres) -> None:
    name = postgres.new()
    store = PostgresStore(postgres.address(name))
    store.open()
    store.close()
    postgres.run("UPDATE smallworld_store SET version = 99", name)
    assert "newer version of this program (schema 99)" in refusal(postgres.address(name))
    assert postgres.run("SELECT version FROM smallworld_store", name) == [(99,)]


def test_another_encoding(postgres: Postgres) -> None:
    name = postgres.new("ENCODING 'SQL_ASCII' TEMPLATE template0")
    assert "is encoded in SQL_ASCII" in refusal(postgres.address(name))
    assert not tables(postgres, name)


def test_a_database_that_can_only_be_read(postgres: Postgres) -> None:
    name = postgres.new()
    postgres.run(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert "read-only" in refusal(postgres.address(name))
    assert not tables(postgres, name)


def test_without_rights(postgres: Postgres) -> None:
    name = postgres.new()
    postgres.run(f"CREATE ROLE guest_{name} LOGIN")
    postgres.run("REVOKE CREATE ON SCHEMA public FROM PUBLIC", name)
    guest = postgres.address(name, f"guest_{name}")
    assert "may not create tables" in refusal(guest)
    assert not tables(postgres, name)
    owner = PostgresStore(postgres.address(name))
    owner.open()
    owner.close()
    assert "may not read the tables" in refusal(guest)
    postgres.run(f"GRANT SELECT ON ALL TABLES IN SCHEMA public TO guest_{name}", name)
    assert "may not INSERT in the table entries" in refusal(guest)
    postgres.run(f"REVOKE CONNECT ON DATABASE {name} FROM PUBLIC")
    assert "permission denied" in refusal(guest)
    postgres.run("REVOKE USAGE ON SCHEMA public FROM PUBLIC", name)
    postgres.run(f"GRANT CONNECT ON DATABASE {name} TO guest_{name}")
    assert "no schema that this user may use" in refusal(guest)


def test_an_older_version_grows_and_keeps_its_games(postgres: Postgres) -> None:
    name = postgres.new()
    row = to_row(Entry(Froze("old")), 0, first_link("t"))
    with psycopg.connect(postgres.address(name), autocommit=True) as db:
        schema.prepare(db, "it", schema.STEPS[:1])
        given = ("t", row.seq, row.body, row.chain)
        db.execute("INSERT INTO entries (tab, seq, body, chain) VALUES (%s, %s, %s, %s)", given)
    assert opened(postgres.address(name), lambda store: store.load("t")) == [row]
    assert postgres.run("SELECT version FROM smallworld_store", name) == [(schema.SCHEMA,)]


def test_nodes_that_start_together_prepare_it_once(database: str) -> None:
    problems: list[Exception] = []

    def begin() -> None:
        try:
            store = PostgresStore(database)
            store.open()
            store.close()
        except Exception as problem:
            problems.append(problem)

    threads = [threading.Thread(target=begin) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not problems


def test_of_two_nodes_that_write_the_same_number_one_wins(database: str) -> None:
    one, two = PostgresStore(database), PostgresStore(database)
    one.open()
    two.open()

    async def race() -> None:
        for table in range(20):
            name = f"t{table}"
            for seq in range(10):
                rows = [Row(seq, f"{node} {seq}", b"{}", b"") for node in range(2)]
                ends = await asyncio.gather(
                    one.append(name, rows[0]), two.append(name, rows[1]), return_exceptions=True
                )
                assert sum(end is None for end in ends) == 1 and all(
                    end is None or isinstance(end, StoreError) for end in ends
                )
            assert [row.seq for row in await one.load(name)] == list(range(10))

    asyncio.run(race())
    one.close()
    two.close()


def test_a_name_that_no_table_can_have_is_no_table(database: str) -> None:
    assert opened(database, lambda store: store.load("a\0b")) == []
    assert opened(database, lambda store: store.load("\ud800")) == []


def test_after_the_database_was_killed_it_is_used_again_by_itself() -> None:
    with running() as postgres:
        rows = [Row(seq, "", b"{}", b"") for seq in range(3)]

        async def write(store: RealStore) -> None:
            await store.append("t", rows[0])
            await asyncio.to_thread(postgres.stop)
            with pytest.raises(StoreError):
                await store.append("t", rows[1])
            with pytest.raises(StoreError):
                await store.load("t")
            await asyncio.to_thread(postgres.start)
            begun = time.monotonic()
            await asyncio.sleep(REST)  # in which it is not asked again
            await store.append("t", rows[1])
            assert time.monotonic() - begun < 5
            assert await store.load("t") == rows[:2]

        opened(postgres.address("postgres"), write)


def opened(address: str, work):
    """Do something with a store, and close it."""
    from kit import Shelf

    return Shelf(lambda: PostgresStore(address), address, None).use(work)  # type: ignore[arg-type]
