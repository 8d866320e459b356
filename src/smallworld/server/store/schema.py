"""What a PostgreSQL database must be before this program writes in it, and how it becomes that.

A database is either empty, or ours. The steps by which it grew are never changed; a new version adds one, such that the
version before can still work beside it for the length of an upgrade.
"""

from typing import Any, Final, LiteralString

import psycopg
from psycopg import errors, sql

from smallworld.server.store.about import COPYING, IDENTITY, UNFINISHED, new_identity
from smallworld.server.store.worker import BadStore

APPLICATION: Final = "smallworld"
OLDEST: Final = 12
LOCK: Final = 0x536D576F
"""Nodes that start together prepare the database one after the other."""

STEPS: Final[tuple[LiteralString, ...]] = (
    """
    CREATE TABLE entries (
        tab TEXT COLLATE "C" NOT NULL,
        seq INTEGER NOT NULL,
        command TEXT COLLATE "C",
        body BYTEA NOT NULL,
        chain BYTEA NOT NULL,
        PRIMARY KEY (tab, seq),
        UNIQUE (tab, command)
    )
    """,
    """
    CREATE TABLE nodes (
        name TEXT COLLATE "C" PRIMARY KEY,
        until TIMESTAMPTZ NOT NULL,
        origins TEXT NOT NULL
    );
    CREATE TABLE leases (
        tab TEXT COLLATE "C" PRIMARY KEY,
        node TEXT COLLATE "C" NOT NULL,
        fence BIGINT NOT NULL
    );
    CREATE TABLE presence (
        tab TEXT COLLATE "C",
        node TEXT COLLATE "C" REFERENCES nodes ON DELETE CASCADE,
        seats INTEGER[] NOT NULL,
        PRIMARY KEY (tab, node)
    );
    CREATE INDEX ON presence (node);
    CREATE TABLE notes (
        key TEXT COLLATE "C" PRIMARY KEY,
        body BYTEA NOT NULL,
        until TIMESTAMPTZ NOT NULL
    );
    CREATE SEQUENCE fences
    """,
    """
    CREATE TABLE about (
        key TEXT COLLATE "C" PRIMARY KEY,
        value TEXT NOT NULL
    );
    CREATE TABLE lefts (
        tab TEXT COLLATE "C" PRIMARY KEY,
        turn TEXT NOT NULL,
        seconds TEXT NOT NULL,
        runs INTEGER,
        noted TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
    );
    CREATE TABLE own (
        key BYTEA NOT NULL
    );
    CREATE UNIQUE INDEX ON own ((true));
    CREATE TABLE devices (
        tab TEXT COLLATE "C" NOT NULL,
        seat INTEGER NOT NULL,
        endpoint TEXT COLLATE "C" NOT NULL,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        added BIGINT GENERATED ALWAYS AS IDENTITY,
        PRIMARY KEY (tab, seat, endpoint)
    );
    CREATE INDEX ON devices (endpoint);
    CREATE INDEX ON devices (added);
    CREATE TABLE told (
        tab TEXT COLLATE "C" NOT NULL,
        seat INTEGER NOT NULL,
        turn TEXT NOT NULL,
        PRIMARY KEY (tab, seat)
    )
    """,
)
"""Version 1, and what each later version adds."""

SCHEMA: Final = len(STEPS)

TABLES: Final[LiteralString] = """
SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
"""

Db = psycopg.Connection[tuple[Any, ...]]


def prepare(db: Db, where: str, steps: tuple[LiteralString, ...] = STEPS) -> None:
    """Make sure that the database can be used; nothing is written into one that cannot."""
    with db.transaction():
        refuse_unfit(db, where)
        db.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        version = version_of(db, where)
        if version > SCHEMA:
            raise BadStore(f"{where} was written by a newer version of this program (schema {version})")
        try:
            if not version:
                db.execute("CREATE TABLE smallworld_store (application TEXT NOT NULL, version INTEGER NOT NULL)")
                db.execute("INSERT INTO smallworld_store VALUES (%s, 0)", (APPLICATION,))
            for step in steps[version:]:
                db.execute(step)
            if version < len(steps):
                db.execute("UPDATE smallworld_store SET version = %s", (len(steps),))
        except errors.InsufficientPrivilege:
            raise BadStore(f"{where}: this user may not create tables there; let it own the database") from None
        if len(steps) == SCHEMA:
            check_rights(db, where)


def refuse_unfit(db: Db, where: str) -> None:
    """Too old, read-only, in another encoding, or without a place for tables."""
    if db.info.server_version < OLDEST * 10_000:
        raise BadStore(f"{where} is PostgreSQL {db.info.server_version // 10_000}; it must be {OLDEST} or newer")
    encoding = one(db, "SHOW server_encoding")
    if encoding != "UTF8":
        raise BadStore(f"{where} is encoded in {encoding}; make one with ENCODING 'UTF8' TEMPLATE template0")
    if one(db, "SHOW transaction_read_only") == "on":
        raise BadStore(f"{where} can only be read: it is a copy of another, or set to be read-only")
    if one(db, "SELECT current_schema()") is None:
        raise BadStore(f"{where} has no schema that this user may use; look at its search_path")


def version_of(db: Db, where: str) -> int:
    """By how many steps the database is ours; 0 if it is empty."""
    there = {name for (name,) in db.execute(TABLES)}
    if not there:
        return 0
    foreign = BadStore(f"{where} belongs to another program: give this one a database of its own")
    if "smallworld_store" not in there:
        raise foreign
    try:
        with db.transaction():
            found = db.execute("SELECT application, version FROM smallworld_store").fetchall()
    except errors.InsufficientPrivilege:
        raise BadStore(f"{where}: this user may not read the tables of the game there") from None
    except errors.UndefinedColumn:
        raise foreign from None
    if len(found) != 1 or found[0][0] != APPLICATION or not isinstance(found[0][1], int):
        raise foreign
    return found[0][1]


def check_rights(db: Db, where: str) -> None:
    """May this user do everything it will have to do?"""
    all = "SELECT, INSERT, UPDATE, DELETE"
    for table, rights in {
        "entries": "SELECT, INSERT",
        "nodes": all,
        "leases": all,
        "presence": all,
        "notes": all,
        "about": all,
        "lefts": all,
        "own": all,
        "devices": all,
        "told": all,
    }.items():
        for right in rights.split(", "):
            if not one(db, "SELECT has_table_privilege(%s, %s)", (table, right)):
                raise BadStore(f"{where}: this user may not {right} in the table {table}; grant it the right")


def name_it(db: Db, where: str, whole: bool = True) -> None:
    """A store has a name of its own, by which its copies are known; half a copy is not played on."""
    db.execute("INSERT INTO about (key, value) VALUES (%s, %s) ON CONFLICT DO NOTHING", (IDENTITY, new_identity()))
    if whole and one(db, "SELECT value FROM about WHERE key = %s", (COPYING,)) is not None:
        raise BadStore(UNFINISHED.format(where))


def one(db: Db, query: LiteralString, given: tuple[Any, ...] = ()) -> Any:
    """The first value of the first row."""
    row = db.execute(sql.SQL(query), given).fetchone()
    return None if row is None else row[0]
