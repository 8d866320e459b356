"""The logs of all tables in a PostgreSQL database, which several nodes may share.

Nothing but the key (table, number) decides whose entry comes next: the second of two is refused, and whoever wrote it
reads the log again. One thread writes, in groups, each a single statement and thereby a transaction; another reads.
"""

import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Final, LiteralString, TypeVar

import psycopg
from psycopg import errors

from smallworld.hosting.ports import Fenced, StoreError, Taken, Unreadable
from smallworld.server.store import schema
from smallworld.server.store.line import DbLine, Watch, brief, checked, connect, place
from smallworld.server.store.schema import Db, one
from smallworld.server.store.worker import Append, BadStore, Job, Load, Worker, no_writing
from smallworld.table.entries import Row

log = logging.getLogger("smallworld.server")

CHANNEL: Final = "smallworld"
ENTRIES: Final = "entries"
"""The channel between nodes, and the first word of a notice about new entries."""

INSERT: Final[LiteralString] = """
WITH wished AS (
    SELECT * FROM unnest(
        %(tab)s::text[], %(seq)s::integer[], %(command)s::text[], %(body)s::bytea[], %(chain)s::bytea[],
        %(fence)s::bigint[]
    ) AS wished (tab, seq, command, body, chain, fence)
), kept AS (
    INSERT INTO entries (tab, seq, command, body, chain)
    SELECT tab, seq, command, body, chain FROM wished
    WHERE fence = 0 OR EXISTS (
        SELECT FROM leases JOIN nodes ON name = node
        WHERE leases.tab = wished.tab AND leases.fence = wished.fence AND node = %(node)s AND until > clock_timestamp()
    )
    ORDER BY tab, seq
    ON CONFLICT DO NOTHING
    RETURNING tab, seq
), news AS (
    SELECT string_agg(tab || ':' || (seq + 1), ' ') AS words FROM kept
), told AS (
    SELECT pg_notify(%(channel)s, %(told)s || CASE WHEN octet_length(words) < 7800 THEN words ELSE '*' END)
    FROM news WHERE %(told)s <> '' AND words IS NOT NULL
)
SELECT tab, seq, (SELECT count(*) FROM told) FROM kept
"""
"""Entries go in in one order on every node, so that no two wait for each other. Other nodes are told of all of them at
once: a notice locks the whole database while it is committed.
"""

SELECT: Final[LiteralString] = """
SELECT seq, command, body, chain FROM entries WHERE tab = %s AND seq >= %s ORDER BY seq
"""


PUT: Final[LiteralString] = """
INSERT INTO notes (key, body, until) VALUES (%s, %s, clock_timestamp() + %s * interval '1 second')
ON CONFLICT (key) DO UPDATE SET body = excluded.body, until = excluded.until
"""

T = TypeVar("T")


class PostgresStore:
    """The store of a server with a database. `open` once, `close` at the end."""

    def __init__(self, address: str) -> None:
        self.address: Final = checked(address)
        self.where: Final = place(address)
        self.pen: Final = DbLine(self.address)
        self.glass: Final = DbLine(self.address)
        self.trouble: Final = no_writing(self.where)
        self.node = ""  # the name under which this node drives tables
        self.loud = False  # are there others to tell?
        self.writer: Worker | None = None
        self.reader: Worker | None = None
        self.watch: Watch | None = None

    # Opening and closing

    def open(self) -> None:
        """Make sure that the database is there and ours, or say why it cannot be used."""
        try:
            with connect(self.address) as db:
                schema.prepare(db, self.where)
                schema.name_it(db, self.where)
                if one(db, "SHOW fsync") == "off":
                    log.warning("%s runs with fsync off: a power failure can lose what was played", self.where)
        except psycopg.Error as problem:
            raise BadStore(f"{self.where} cannot be used: {brief(problem)}") from None
        self.writer = Worker("store", self.write)
        self.reader = Worker("store reader", self.read)
        self.watch = Watch(self.pen, self.glass)

    def close(self) -> None:
        """Finish the jobs, then hang up."""
        for worker in (self.writer, self.reader):
            if worker is not None:
                worker.close(8)
        if self.watch is not None:
            self.watch.close()
        self.pen.drop()
        self.glass.drop()

    # The port

    async def append(self, table: str, row: Row, fence: int = 0) -> None:
        """Add one entry; returns when it is committed."""
        assert self.writer is not None
        await self.writer.ask(Append(table, row, fence))

    async def load(self, table: str, since: int = 0) -> list[Row]:
        """The entries of a table, from a number on."""
        assert self.reader is not None
        found: list[Row] = await self.reader.ask(Load(table, since))
        return found

    async def run(self, errand: Callable[[Db], T]) -> T:
        """Something small, beside the reading."""
        assert self.reader is not None
        done: T = await self.reader.ask(errand)
        return done

    async def put(self, key: str, body: bytes, seconds: float) -> None:
        """Keep a note for a while."""

        def put(db: Db) -> None:
            db.execute("DELETE FROM notes WHERE until < clock_timestamp()")
            db.execute(PUT, (key, body, seconds))

        await self.run(put)

    async def get(self, key: str) -> bytes | None:
        """A note that is still in force."""
        found = await self.run(
            lambda db: one(db, "SELECT body FROM notes WHERE key = %s AND until > clock_timestamp()", (key,))
        )
        return None if found is None else bytes(found)

    async def remove(self, key: str) -> None:
        """A note is not needed any more."""
        await self.run(lambda db: db.execute("DELETE FROM notes WHERE key = %s", (key,)).close())

    # The threads

    def write(self, group: list[Job]) -> None:
        """A group of entries in one transaction."""
        try:
            self.pen.ask(lambda db: write(db, group, self.node, self.loud))
            self.trouble.worked()
        except (psycopg.Error, OSError) as problem:
            self.trouble.failed(brief(problem))
            for job in group:
                job.answer(None, StoreError(brief(problem)))

    def read(self, group: list[Job]) -> None:
        """Tables, one after the other."""
        for job in group:
            try:
                wish = job.wish
                job.answer(self.glass.ask(partial(read, wish=wish) if isinstance(wish, Load) else wish), None)
            except (errors.DataCorrupted, errors.IndexCorrupted) as problem:
                job.answer(None, Unreadable(brief(problem)))
            except (psycopg.Error, OSError) as problem:
                job.answer(None, StoreError(brief(problem)))


def write(db: Db, group: list[Job], node: str = "", loud: bool = False) -> None:
    """Keep what can be kept, and answer when it is committed."""
    wished: dict[tuple[str, int], Job] = {}
    late: list[Job] = []
    for job in group:
        wish = job.wish
        assert isinstance(wish, Append)
        key = (wish.table, wish.row.seq)
        if key in wished:
            late.append(job)
        else:
            wished[key] = job
    wishes: list[Append] = [job.wish for job in wished.values()]
    rows = [wish.row for wish in wishes]
    given: dict[str, Any] = {
        "tab": [wish.table for wish in wishes],
        "seq": [row.seq for row in rows],
        "command": [row.command or None for row in rows],
        "body": [row.body for row in rows],
        "chain": [row.chain for row in rows],
        "fence": [wish.fence for wish in wishes],
        "node": node,
        "channel": CHANNEL,
        "told": f"{ENTRIES} {node} " if loud else "",
    }
    kept = {(tab, seq) for tab, seq, _ in db.execute(INSERT, given)}
    for key, job in wished.items():
        if key in kept:
            job.answer(None, None)
        elif job.wish.fence:
            job.answer(None, Fenced("another node drives the table, or has written"))
        else:
            job.answer(None, Taken("the entry stands already"))
    if late:
        write(db, late, node, loud)


def read(db: Db, wish: Load) -> list[Row]:
    """One table's entries."""
    try:
        found = db.execute(SELECT, (wish.table, wish.since), binary=True)
    except (errors.DataError, UnicodeError):  # a name that no table can have
        return []
    return [Row(seq, command or "", body, chain) for seq, command, body, chain in found]
