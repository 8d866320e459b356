"""Games over days on several nodes: clocks go on where they were, whoever drives the table, and a turn is told once."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from database import Postgres
from kit import Guest, Inline, make, seats, sit
from sim_loop import LoopClock
from smallworld.cli.stores import archive_at
from smallworld.hosting.ports import Left
from smallworld.hosting.randomness import SystemRandomness
from smallworld.server.cluster import Cluster
from smallworld.server.hub import Hub
from smallworld.server.limits import LIMITS
from smallworld.server.push import Pusher
from smallworld.server.serve import over_days
from smallworld.server.store import SqliteStore
from smallworld.server.store.copying import copy
from smallworld.server.store.devices import DEVICES, Device
from smallworld.server.store.over_days import DatabaseBook
from smallworld.server.store.postgres import PostgresStore
from smallworld.server.webpush import point, text_of
from test_nodes import until
from test_push import Browser
from test_turn_clock import end_turn, goes, looks, seat_of

LONG = 3600


class Node:
    """A server without sockets that keeps clocks and tells devices."""

    def __init__(self, address: str, trusted: str = "") -> None:
        self.store = PostgresStore(address)
        self.store.open()
        self.cluster = Cluster(self.store)
        self.cluster.join()
        clocks, book = over_days(self.store, self.cluster)
        self.pusher = Pusher(book, trusted=frozenset({trusted}))
        self.hub = Hub(
            self.store,
            LoopClock(),
            SystemRandomness(),
            Inline(),
            LIMITS,
            clocks=clocks,
            pusher=self.pusher,
            nodes=self.cluster,
            notes=self.store,
        )

    def begin(self) -> None:
        self.cluster.begin(self.hub)
        self.hub.spawn(self.hub.resume())

    async def die(self) -> None:
        """At once, as if it had been killed: it says nothing any more, and notes nothing."""
        assert self.cluster.task is not None
        self.cluster.task.cancel()
        self.cluster.over.set()
        self.hub.closing = True
        for task in list(self.hub.tasks):
            task.cancel()
        await asyncio.to_thread(self.close)

    async def leave(self) -> None:
        await self.hub.close(1, 0.1)
        await asyncio.to_thread(self.close)

    def close(self) -> None:
        self.cluster.close()
        self.store.close()


@asynccontextmanager
async def started(address: str, trusted: str = "") -> AsyncIterator[Node]:
    """A node that is stopped at the end, unless it has died."""
    node = await asyncio.to_thread(Node, address, trusted)
    node.begin()
    try:
        yield node
    finally:
        if not node.hub.closing:
            await node.leave()


async def left(guest: Guest) -> int:
    """The seconds that whoever decides has, as somebody is told."""
    seconds: int = (await looks(guest))["waits"]["left"]
    return seconds


async def use(node: Node, table: str, seconds: float) -> None:
    """Let the clock of a table have run for a while, and have that written down."""
    await until(lambda: node.cluster.drives(table) is not None and node.hub.room(table).waits.waited is not None)
    room = node.hub.room(table)
    assert room.waits.waited is not None
    seat, turn, still = room.waits.waited.seat, room.waits.waited.turn, room.waits.left_of(room.waits.waited)
    room.waits.stop()
    node.hub.lefts[table] = Left(turn, {seat: still - seconds})
    await room.post(room.nothing)
    await node.hub.note_clocks()


def test_a_clock_is_the_same_at_every_node_and_goes_on_when_its_node_dies(database: str) -> None:
    async def main() -> None:
        async with started(database) as one, started(database) as two:
            made = await make(one.hub, deadline=LONG, clock="turn")
            table = made["table"]
            first = await sit(one.hub, table, *seats(made))
            await use(one, table, 1800)
            assert await left(first) == pytest.approx(1800, abs=5)
            second = await sit(two.hub, table, seats(made)[1])
            assert await left(second) == pytest.approx(1800, abs=10), "who comes to another node sees the same clock"
            assert two.cluster.drives(table) is None
            await use(one, table, 600)
            await one.die()
            await until(lambda: two.cluster.drives(table) is not None and two.hub.room(table).waits.waited is not None)
            assert await left(second) == pytest.approx(1200, abs=10), "it goes on, it does not begin anew"

    asyncio.run(asyncio.wait_for(main(), 120))


@pytest.mark.parametrize("clean", [True, False])
def test_after_a_time_without_any_node_clocks_go_on_by_themselves(database: str, clean: bool) -> None:
    async def main() -> None:
        async with started(database) as one:
            made = await make(one.hub, deadline=LONG, clock="turn")
            table = made["table"]
            guest = await sit(one.hub, table, *seats(made))
            await use(one, table, 3000)
            await goes(guest)
            if not clean:
                await one.die()
        await asyncio.sleep(1)
        async with started(database) as two:
            await until(lambda: two.cluster.drives(table) is not None and two.hub.room(table).waits.waited is not None)
            again = await sit(two.hub, table, seats(made)[0])
            assert await left(again) == pytest.approx(600, abs=15), "nobody is charged while there is no server"

    asyncio.run(asyncio.wait_for(main(), 120))


def test_clocks_that_were_copied_from_a_file_go_on_by_themselves(database: str, tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path)
        store.open()
        clocks, _ = over_days(store, None)
        hub = Hub(store, LoopClock(), SystemRandomness(), Inline(), LIMITS, clocks=clocks)
        made = await make(hub, deadline=LONG, clock="turn")
        guest = await sit(hub, made["table"], *seats(made))
        assert guest.room.waits.waited is not None
        left_then = Left(guest.room.waits.waited.turn, {guest.room.waits.waited.seat: 600.0})
        await hub.close(1, 0.1)
        await clocks.save({made["table"]: left_then})
        store.close()
        source, target = archive_at(str(tmp_path)), archive_at(database)
        source.read()
        target.write()
        copy(source, target)
        source.close()
        target.close()
        async with started(database) as node:
            await until(lambda: node.cluster.drives(made["table"]) is not None)
            await until(lambda: node.hub.room(made["table"]).waits.waited is not None)
            again = await sit(node.hub, made["table"], seats(made)[0])
            assert await left(again) == pytest.approx(600, abs=15)

    asyncio.run(asyncio.wait_for(main(), 120))


def test_time_that_runs_out_without_anybody_there_is_noticed_by_the_one_node_that_drives(
    database: str, postgres: Postgres
) -> None:
    async def main() -> None:
        async with started(database) as one, started(database):
            made = await make(one.hub, deadline=LONG, clock="turn")
            table = made["table"]
            guest = await sit(one.hub, table, seats(made)[0], seats(made)[1])
            await use(one, table, LONG - 1)
            await goes(guest)
            await one.die()
            name = database.rpartition("/")[2]
            count = "SELECT count(*) FROM entries WHERE convert_from(body, 'UTF8') LIKE '%stood_in%'"
            last = time.monotonic() + 60
            while not (await asyncio.to_thread(postgres.run, count, name))[0][0]:
                assert time.monotonic() < last, "nobody noticed"
                await asyncio.sleep(0.1)

    asyncio.run(asyncio.wait_for(main(), 120))


def test_a_node_that_lost_a_table_notes_nothing_about_its_clock(database: str) -> None:
    async def main() -> None:
        async with started(database) as one:
            made = await make(one.hub, deadline=LONG, clock="turn")
            table = made["table"]
            guest = await sit(one.hub, table, *seats(made))
            await use(one, table, 600)
            number, hear = one.cluster.fences[table], one.cluster.hear
            one.cluster.hear = lambda *_: None  # type: ignore[method-assign]  # or it learns better too soon
            one.cluster.fences[table] = number + 1000  # it believes to drive, under a number that is not in force
            await use(one, table, 600)
            one.cluster.fences[table], one.cluster.hear = number, hear  # type: ignore[method-assign]
            found = await one.store.run(
                lambda db: db.execute("SELECT seconds FROM lefts WHERE tab = %s", (table,)).fetchone()
            )
            assert found is not None
            assert list(json.loads(found[0]).values()) == pytest.approx([3000], abs=20)
            await goes(guest)

    asyncio.run(asyncio.wait_for(main(), 120))


def test_a_turn_is_told_once_though_every_node_notices_it(database: str) -> None:
    async def main() -> None:
        async with (
            Browser() as browser,
            started(database, browser.origin) as one,
            started(database, browser.origin) as two,
        ):
            assert await one.pusher.public_key() == await two.pusher.public_key(), "one key for all nodes"
            made = await make(one.hub)
            table = made["table"]
            people = [await sit(one.hub, table, token) for token in seats(made)]
            mover = next(guest for guest in people if guest.ear.game["choices"])
            away = next(guest for guest in people if guest is not mover)
            watcher = await sit(two.hub, table, made["watch"])
            await two.pusher.change(table, (seat_of(away),), browser.device, True)
            await goes(away)
            await until(lambda: seat_of(away) not in watcher.room.crowd.here())
            await end_turn(mover)
            await until(lambda: watcher.ear.version == mover.ear.version)
            await browser.hears(1)
            for node in (one, two):
                node.hub.room(table).nudged = None
                await node.hub.room(table).post(node.hub.room(table).taken_over)
            await asyncio.sleep(0.5)
            assert len(browser.heard) == 1
            assert browser.read(browser.heard[0][1]) == {"kind": "turn", "table": table}

    asyncio.run(asyncio.wait_for(main(), 120))


def test_who_takes_a_table_over_tells_whose_turn_it_is_if_the_dead_node_could_not(database: str) -> None:
    async def main() -> None:
        async with (
            Browser() as browser,
            started(database, browser.origin) as one,
            started(database, browser.origin),
        ):
            made = await make(one.hub, deadline=LONG, clock="turn")
            table = made["table"]
            people = [await sit(one.hub, table, token) for token in seats(made)]
            mover = next(guest for guest in people if guest.ear.game["choices"])
            away = next(guest for guest in people if guest is not mover)
            await one.pusher.change(table, (seat_of(away),), browser.device, True)
            one.pusher.waiting = 1 << 20  # it dies before it can tell anybody
            await goes(away)
            await end_turn(mover)
            await goes(mover)
            await until(lambda: one.cluster.drives(table) is not None)
            await one.die()
            await browser.hears(1)

    asyncio.run(asyncio.wait_for(main(), 120))


def test_devices_in_a_database_are_few_and_are_forgotten(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("smallworld.server.store.over_days.MOST", DEVICES + 2)

    async def main() -> None:
        store = PostgresStore(database)
        store.open()
        book, browser = DatabaseBook(store), Browser()

        def device(name: str) -> Device:
            return Device(f"https://fcm.googleapis.com/{name}", text_of(point(browser.key)), text_of(browser.auth))

        async def told(table: str, turn: str) -> list[str]:
            return sorted(each.endpoint.rpartition("/")[2] for each in await book.due(table, 0, turn))

        for name in "0123":
            await book.add("old", (0,), device(f"old-{name}"))
        for number in range(DEVICES + 3):
            await book.add("table", (0, 1), device(str(number)))
        await book.remove("table", (1,), device("5").endpoint)
        assert await told("old", "1:0") == [], "the oldest of all make room"
        newest = [str(number) for number in range(3, DEVICES + 3)]
        assert set(await told("table", "1:0")) <= set(newest)
        assert await told("table", "1:0") == []
        await book.drop(device("7").endpoint)
        assert "7" not in await told("table", "2:0") != []
        store.close()

    asyncio.run(main())
