"""What games over days need of a database: how much time people have left, and the devices that are told of turns.

A clock is written down by the node that drives its table and by no other, and read by whoever takes the table over.
Whichever node notices that it is somebody's turn, the database lets one of them tell their devices.
"""

import json
import logging
from collections.abc import Callable
from typing import Final, LiteralString

from smallworld.hosting.ports import Left, Nodes, StoreError
from smallworld.server.store.devices import DEVICES, MOST, Device
from smallworld.server.store.postgres import PostgresStore
from smallworld.server.store.schema import Db, one

log = logging.getLogger("smallworld.server")

NOTE: Final[LiteralString] = """
INSERT INTO lefts (tab, turn, seconds, runs)
SELECT tab, turn, seconds, runs FROM unnest(
    %(tab)s::text[], %(turn)s::text[], %(seconds)s::text[], %(runs)s::integer[], %(fence)s::bigint[]
) AS noted (tab, turn, seconds, runs, fence)
WHERE EXISTS (
    SELECT FROM leases JOIN nodes ON name = node
    WHERE leases.tab = noted.tab AND leases.fence = noted.fence AND until > clock_timestamp()
)
ORDER BY tab
ON CONFLICT (tab) DO UPDATE
SET turn = excluded.turn, seconds = excluded.seconds, runs = excluded.runs, noted = clock_timestamp()
"""
FORGET: Final[LiteralString] = """
DELETE FROM lefts WHERE tab = ANY(%s) AND NOT EXISTS (
    SELECT FROM leases JOIN nodes ON name = node
    WHERE leases.tab = lefts.tab AND node <> %s AND until > clock_timestamp()
)
"""


class DatabaseClocks:
    """Clocks that every node can go on with."""

    def __init__(self, store: PostgresStore, nodes: Nodes) -> None:
        self.store: Final = store
        self.nodes: Final = nodes

    async def load(self) -> dict[str, Left]:
        """Nothing at the start: a table's clock comes with its lease."""
        return {}

    async def save(self, changed: dict[str, Left | None]) -> None:
        """Write down what is new at the tables that this node drives."""
        noted = [
            (table, left.turn, json.dumps(left.seconds), left.runs, fence)
            for table, left in changed.items()
            if left is not None and (fence := self.nodes.drives(table)) is not None
        ]
        over = [table for table, left in changed.items() if left is None]

        def save(db: Db) -> None:
            if noted:
                names = ("tab", "turn", "seconds", "runs", "fence")
                columns = [list(column) for column in zip(*noted, strict=True)]
                db.execute(NOTE, dict(zip(names, columns, strict=True)))
            if over:
                db.execute(FORGET, (over, self.store.node))

        try:
            await self.store.run(save)
        except StoreError as problem:
            log.warning("the clocks cannot be written down: %s", problem)


TELL: Final[LiteralString] = """
INSERT INTO told (tab, seat, turn)
SELECT %(tab)s, %(seat)s, %(turn)s WHERE EXISTS (SELECT FROM devices WHERE tab = %(tab)s AND seat = %(seat)s)
ON CONFLICT (tab, seat) DO UPDATE SET turn = excluded.turn WHERE told.turn <> excluded.turn
"""
ADD: Final[LiteralString] = """
INSERT INTO devices (tab, seat, endpoint, p256dh, auth) VALUES (%s, %s, %s, %s, %s)
ON CONFLICT (tab, seat, endpoint) DO UPDATE
SET p256dh = excluded.p256dh, auth = excluded.auth, added = DEFAULT
"""
SPARE: Final[LiteralString] = """
DELETE FROM devices WHERE tab = %(tab)s AND seat = %(seat)s AND added NOT IN (
    SELECT added FROM devices WHERE tab = %(tab)s AND seat = %(seat)s ORDER BY added DESC LIMIT %(most)s
)
"""
FULL: Final[LiteralString] = """
DELETE FROM devices WHERE added IN (
    SELECT added FROM devices ORDER BY added LIMIT greatest(0, (SELECT count(*) FROM devices) - %s)
)
"""


class DatabaseBook:
    """Devices that every node can tell."""

    def __init__(self, store: PostgresStore) -> None:
        self.store: Final = store

    async def key(self, new: Callable[[], bytes]) -> bytes:
        """The key that all nodes share, made by the first that needs it."""

        def key(db: Db) -> bytes:
            found = one(db, "SELECT key FROM own")
            if found is None:
                db.execute("INSERT INTO own (key) VALUES (%s) ON CONFLICT DO NOTHING", (new(),))
                found = one(db, "SELECT key FROM own")
            return bytes(found)

        return await self.store.run(key)

    async def add(self, table: str, seats: tuple[int, ...], device: Device) -> None:
        """A device for these seats; the oldest of a seat makes room, and the oldest of all when there are too many."""

        def add(db: Db) -> None:
            for seat in seats:
                db.execute(ADD, (table, seat, device.endpoint, device.p256dh, device.auth))
                db.execute(SPARE, {"tab": table, "seat": seat, "most": DEVICES})
            db.execute(FULL, (MOST,))

        await self.store.run(add)

    async def remove(self, table: str, seats: tuple[int, ...], endpoint: str) -> None:
        """A device is not told any more."""
        which: LiteralString = "tab = %s AND seat = ANY(%s) AND endpoint = %s"
        await self.store.run(
            lambda db: db.execute(f"DELETE FROM devices WHERE {which}", (table, list(seats), endpoint)).close()
        )

    async def drop(self, endpoint: str) -> None:
        """A device is gone for good."""
        await self.store.run(lambda db: db.execute("DELETE FROM devices WHERE endpoint = %s", (endpoint,)).close())

    async def due(self, table: str, seat: int, turn: str) -> list[Device]:
        """The devices of a seat that are to be told of a turn; none if they were told, by whichever node."""

        def due(db: Db) -> list[Device]:
            if db.execute(TELL, {"tab": table, "seat": seat, "turn": turn}).rowcount != 1:
                return []
            found = db.execute("SELECT endpoint, p256dh, auth FROM devices WHERE tab = %s AND seat = %s", (table, seat))
            return [Device(*row) for row in found]

        return await self.store.run(due)
