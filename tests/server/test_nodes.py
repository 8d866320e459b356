"""Several nodes on one database: any of them serves any table, one of them drives it."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import psycopg
import pytest

from kit import Guest, Inline, MemoryStore, make, new_hub, seats, sit, two_people
from sim_loop import LoopClock
from smallworld.hosting.ports import Fenced, StoreError
from smallworld.hosting.randomness import SystemRandomness
from smallworld.hosting.tally import FRESH, Tallies
from smallworld.server.cluster import Cluster
from smallworld.server.hub import Hub
from smallworld.server.limits import LIMITS
from smallworld.server.store import BadStore, worker
from smallworld.server.store.between import FREED, TALLY, Heard, Round
from smallworld.server.store.postgres import ENTRIES, PostgresStore
from smallworld.table.entries import Entry, Froze, to_row

SLOW = 20
"""Seconds that anything may take on a machine with much else to do; it takes less than five when that has little."""

QUIET = 2.0
"""The load of a machine that has little else to do."""


def in_time(what: str, begun: float, most: float) -> None:
    """Did it take no longer than is promised, on a quiet machine?"""
    took, load = time.monotonic() - begun, os.getloadavg()[0]
    print(f"{what}: {took:.2f} s, load {load:.1f}")
    assert took < (most if load < QUIET else SLOW)


BOT_AND_PERSON = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]


class Node:
    """A server without sockets, on a database."""

    def __init__(self, address: str) -> None:
        self.store = PostgresStore(address)
        self.store.open()
        self.cluster = Cluster(self.store)
        self.cluster.join()
        self.hub = Hub(
            self.store, LoopClock(), SystemRandomness(), Inline(), LIMITS, nodes=self.cluster, notes=self.store
        )

    def freeze(self) -> None:
        """It says nothing any more, and hears nothing."""
        assert self.cluster.task is not None
        self.cluster.task.cancel()
        self.cluster.over.set()

    def close(self) -> None:
        self.cluster.close()
        self.store.close()


@asynccontextmanager
async def nodes(address: str, number: int) -> AsyncIterator[list[Node]]:
    """Some nodes that know each other."""
    all = [await asyncio.to_thread(Node, address) for _ in range(number)]
    for node in all:
        node.cluster.begin(node.hub)
    try:
        yield all
    finally:
        for node in all:
            await node.hub.close(1, 0.1)
        for node in all:
            await asyncio.to_thread(node.close)


async def until(holds: Callable[[], Any], seconds: float = 90) -> None:
    """Wait for something."""
    last = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < last, "it does not come"
        await asyncio.sleep(0.01)


async def together(people: list[Guest], version: int) -> None:
    """Wait until everybody has heard of a version."""
    await until(lambda: all(guest.ear.version == version for guest in people))


def versions(guest: Guest) -> list[int]:
    """What somebody heard of, in order."""
    return [message["version"] for message in guest.ear.messages if message["t"] == "update" and message["events"]]


def test_seats_of_one_table_at_two_nodes_see_one_order(database: str) -> None:
    async def main() -> None:
        async with nodes(database, 2) as (one, two):
            made = await make(one.hub)
            people = [
                await sit(node.hub, made["table"], token) for node, token in zip((one, two), seats(made), strict=True)
            ]
            await until(lambda: all(guest.room.crowd.here() == {0, 1} for guest in people))
            for n in range(30):
                await until(lambda: any(guest.ear.game["choices"] for guest in people))
                mover = next(guest for guest in people if guest.ear.game["choices"])
                action = mover.ear.game["choices"]["actions"][n % len(mover.ear.game["choices"]["actions"])]
                if n % 7 == 5 and mover.ear.game["choices"]["can_undo"]:
                    seat = mover.ear.game["choices"]["seat"]
                    answer = await mover.say(t="undo", seat=seat, version=mover.ear.version)
                else:
                    answer = await mover.do(action)
                assert answer["t"] == "ok"
                await together(people, answer["version"])
            views = [guest.ear.game["view"] for guest in people]
            assert versions(people[0]) == versions(people[1]) and views[0]["regions"] == views[1]["regions"]
            tables = [sum(message["t"] == "table" for message in guest.ear.messages) for guest in people]
            assert tables == [1, 1], "updates come as updates, without everything again"

    asyncio.run(main())


def test_of_two_who_act_at_once_at_two_nodes_one_wins(database: str) -> None:
    async def main() -> None:
        async with nodes(database, 2) as (one, two):
            made = await make(one.hub)
            pair = [await sit(node.hub, made["table"], *seats(made)) for node in (one, two)]
            for _ in range(25):
                before = pair[0].ear.version
                await until(lambda: pair[1].ear.version == pair[0].ear.version)
                answers = await asyncio.gather(*[each.do() for each in pair])
                codes = [answer.get("code", "ok") for answer in answers]
                assert sorted(codes) in (["conflict", "ok"], ["not_your_turn", "ok"]), codes
                await together(pair, before + 1)

    asyncio.run(main())


def test_who_is_there_is_known_at_every_node(database: str) -> None:
    async def main() -> None:
        async with nodes(database, 2) as (one, two):
            made = await make(one.hub)
            first = await sit(one.hub, made["table"], seats(made)[0])
            second = await sit(two.hub, made["table"], seats(made)[1])
            await until(lambda: [seat["here"] for seat in first.ear.messages[-1]["lobby"]["seats"]] == [True, True])
            await second.room.post(second.room.gone, second.ear)
            await until(lambda: [seat["here"] for seat in first.ear.messages[-1]["lobby"]["seats"]] == [True, False])

    asyncio.run(main())


def test_one_node_drives_the_bots_and_another_takes_over_when_it_dies(database: str) -> None:
    async def main() -> None:
        async with nodes(database, 2) as (one, two):
            made = await make(one.hub, seats=[{"kind": "bot", "bot": "random"}] * 2, pace=300)
            table = made["table"]
            watching = await sit(two.hub, table, made["watch"])
            await until(lambda: one.cluster.drives(table) is not None and len(versions(watching)) > 1)
            assert two.cluster.drives(table) is None and two.hub.rooms[table].driver.thinking is None
            fence = one.cluster.fences[table]
            begun = time.monotonic()
            one.freeze()
            await until(lambda: two.cluster.drives(table) is not None)
            in_time("taken over from a dead node", begun, 5)
            heard = len(versions(watching))
            await until(lambda: len(versions(watching)) > heard + 1)
            assert one.cluster.drives(table) is None, "it knows that it was silent for too long"
            loaded = two.hub.rooms[table].loaded
            row = to_row(Entry(Froze("late")), loaded.version, loaded.chain)
            with pytest.raises(Fenced):
                await one.store.append(table, row, fence)

    asyncio.run(main())


def test_bots_do_not_dawdle_when_those_who_watch_are_at_another_node(database: str) -> None:
    async def main() -> None:
        async with nodes(database, 2) as (one, two):
            for node in (one, two):
                node.hub.limits = replace(LIMITS, alone_pace_ms=10**8)  # if nobody watched
            made = await make(one.hub, seats=BOT_AND_PERSON, start=False)
            host = await sit(one.hub, made["table"], made["host"])
            assert (await host.say(t="start"))["t"] == "ok"
            await until(lambda: one.cluster.drives(made["table"]) is not None)  # nobody else can: nobody is there yet
            guest = await sit(two.hub, made["table"], *seats(made))
            await until(lambda: one.cluster.elsewhere(made["table"]) is not None)
            await host.room.post(host.room.gone, host.ear)
            await until(lambda: any(message.get("game") for message in guest.ear.messages))
            turns = 0
            while turns < 2:  # of the bot, both after the host has gone
                await until(lambda: guest.ear.game["choices"])
                heard = len(guest.ear.messages)
                assert (await guest.do())["t"] == "ok"
                await until(lambda: guest.ear.game["choices"] or guest.ear.game["view"]["over"])
                turns += any(message.get("by") == 1 for message in guest.ear.messages[heard:])

    asyncio.run(main())


PAUSE = 5000


class Patient(LoopClock):
    """When bots pause, they never end."""

    async def sleep(self, seconds: float) -> None:
        await super().sleep(10**6 if seconds == PAUSE / 1000 else seconds)


def test_bots_hurry_for_a_player_at_another_node_as_often_as_they_are_asked_to(database: str) -> None:
    """The driver dropped the thought that was going to pause, and began no other; and it was asked only once."""

    async def main() -> None:
        async with nodes(database, 2) as (one, two):
            one.hub.clock = Patient()  # type: ignore[misc]
            made = await make(one.hub, seats=BOT_AND_PERSON, pace=PAUSE)
            await until(lambda: one.cluster.drives(made["table"]) is not None)
            driving = (await sit(one.hub, made["table"], made["watch"])).room
            guest = await sit(two.hub, made["table"], *seats(made))
            turns = 0
            while turns < 3:
                if guest.ear.game["choices"]:
                    assert (await guest.do())["t"] == "ok"
                    continue
                await until(lambda: driving.version == guest.ear.version and driving.driver.thinking is not None)
                await guest.room.post(guest.room.hurry, guest.peer)
                await until(lambda: guest.ear.game["choices"])
                turns += 1

    asyncio.run(main())


def test_a_driver_that_died_is_not_believed_to_live_when_the_clock_of_the_database_goes_back(database: str) -> None:
    async def main() -> None:
        async with nodes(database, 2) as (one, two):
            made = await make(one.hub, seats=[{"kind": "bot", "bot": "random"}] * 2, pace=300)
            table = made["table"]
            await sit(two.hub, table, made["watch"])
            await until(lambda: one.cluster.drives(table) is not None)
            one.freeze()
            name = one.cluster.name
            later = "UPDATE nodes SET until = until + interval '1 hour' WHERE name = %s"
            await two.store.run(lambda db: db.execute(later, (name,)).close())
            await until(lambda: two.cluster.drives(table) is not None, 30)

    asyncio.run(main())


def test_a_clock_of_the_database_that_goes_forward_costs_a_moment(database: str) -> None:
    async def main() -> None:
        async with nodes(database, 2) as (one, two):
            made = await make(one.hub, seats=BOT_AND_PERSON)
            guest = await sit(one.hub, made["table"], *seats(made))
            await sit(two.hub, made["table"], made["watch"])
            await until(lambda: one.cluster.drives(made["table"]) is not None)
            names = {one.cluster.name, two.cluster.name}
            earlier = "UPDATE nodes SET until = until - interval '1 hour'"
            await two.store.run(lambda db: db.execute(earlier).close())
            await until(lambda: not names & {one.cluster.name, two.cluster.name})
            for _ in range(8):
                await until(lambda: guest.ear.game["choices"])
                assert (await guest.do())["t"] == "ok"

    asyncio.run(main())


def test_a_node_that_goes_hands_over_at_once(database: str) -> None:
    async def main() -> None:
        async with nodes(database, 2) as (one, two):
            made = await make(one.hub, seats=[{"kind": "bot", "bot": "random"}] * 2, pace=300)
            await until(lambda: one.cluster.drives(made["table"]) is not None)
            begun = time.monotonic()
            await one.hub.close(1, 0.1)
            await until(lambda: two.cluster.drives(made["table"]) is not None)
            in_time("taken over from a node that goes", begun, 3)
            await until(lambda: two.hub.rooms[made["table"]].table is not None)

    asyncio.run(main())


def test_a_node_that_was_silent_begins_anew(database: str) -> None:
    async def main() -> None:
        async with nodes(database, 1) as (one,):
            made = await make(one.hub, seats=BOT_AND_PERSON, pace=0)
            guest = await sit(one.hub, made["table"], *seats(made))
            await until(lambda: one.cluster.drives(made["table"]) is not None)
            name = one.cluster.name
            await one.store.run(lambda db: db.execute("DELETE FROM nodes").close())
            await until(lambda: one.cluster.name != name and one.cluster.drives(made["table"]) is not None)
            for _ in range(12):
                await until(lambda: guest.ear.game["choices"])
                assert (await guest.do())["t"] == "ok"

    asyncio.run(main())


def test_a_lost_notice_costs_no_more_than_two_seconds(database: str) -> None:
    async def main() -> None:
        async with nodes(database, 2) as (one, two):
            made = await make(one.hub)
            people = [await sit(node.hub, made["table"], *seats(made)) for node in (one, two)]
            two.cluster.over.set()  # it hears no notice any more
            assert two.cluster.listener is not None
            await asyncio.to_thread(two.cluster.listener.join)
            begun = time.monotonic()
            assert (await people[0].do())["t"] == "ok"
            await until(lambda: people[1].ear.version == people[0].ear.version)
            in_time("heard without the notice", begun, 3)

    asyncio.run(main())


def test_a_notice_of_very_many_tables_names_none_and_is_heard(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database takes notices of less than 8,000 bytes. Groups are smaller than that today."""
    monkeypatch.setattr(worker, "GROUP", 500)

    async def main() -> None:
        async with nodes(database, 2) as (one, two):
            made = await make(one.hub)
            people = [await sit(node.hub, made["table"], *seats(made)) for node in (one, two)]
            heard: list[str] = []
            notice = two.cluster.notice

            def note(payload: str) -> None:
                heard.append(payload)
                notice(payload)

            two.cluster.notice = note  # type: ignore[method-assign]
            await until(lambda: two.cluster.hears.is_set() and one.store.loud)
            with psycopg.connect(database) as db:
                db.execute("LOCK TABLE entries IN EXCLUSIVE MODE")  # what comes meanwhile is committed together
                first = asyncio.create_task(make(one.hub, start=False))
                await asyncio.sleep(0.2)
                wishes = [asyncio.create_task(make(one.hub, start=False)) for _ in range(400)]
                act = asyncio.create_task(people[0].do())
                await asyncio.sleep(0.3)
            await asyncio.gather(first, *wishes)
            answer = await act
            assert answer["t"] == "ok"
            begun = time.monotonic()
            await until(lambda: people[1].ear.version == answer["version"])
            in_time("heard of a group of 401 entries", begun, 1)
            assert any(payload.startswith(ENTRIES) and payload.endswith("*") for payload in heard)

    asyncio.run(main())


def test_a_driver_that_could_not_write_goes_on_or_lets_others(database: str) -> None:
    """It had forgotten its room, and then no longer gave the table back: nobody drove it."""

    async def main() -> None:
        async with nodes(database, 2) as (one, two):
            made = await make(one.hub, seats=[{"kind": "bot", "bot": "random"}] * 2, pace=300)
            table = made["table"]
            watching = await sit(two.hub, table, made["watch"])
            await until(lambda: one.cluster.drives(table) is not None and len(versions(watching)) > 1)
            append, converse = one.store.append, one.cluster.converse

            async def away(*_: Any, **__: Any) -> Any:
                one.cluster.converse = away  # type: ignore[method-assign]
                raise StoreError("away")

            one.store.append = away  # type: ignore[method-assign]
            await until(lambda: one.cluster.converse is away)
            one.store.append = append  # type: ignore[method-assign]
            await asyncio.sleep(1.2)  # so long that it has looked at the table again, and not so long that it is dead
            one.cluster.converse = converse  # type: ignore[method-assign]
            heard = len(versions(watching))
            await until(lambda: len(versions(watching)) > heard + 1, SLOW)

    asyncio.run(main())


def test_a_table_that_was_taken_over_while_the_answer_got_lost_is_driven(database: str) -> None:
    async def main() -> None:
        async with nodes(database, 3) as (one, two, three):
            made = await make(one.hub, seats=[{"kind": "bot", "bot": "random"}] * 2, pace=300)
            watching = await sit(three.hub, made["table"], made["watch"])
            await until(lambda: one.cluster.drives(made["table"]) is not None and len(versions(watching)) > 1)
            lost: list[Heard] = []
            assert two.cluster.worker is not None
            ask, round = two.cluster.worker.ask, three.cluster.round

            async def unheard(wish: Any) -> Any:
                answer = await ask(wish)
                if isinstance(answer, Heard) and answer.adopted and not lost:
                    lost.append(answer)
                    raise StoreError("the connection is lost")
                return answer

            def modest(beat: bool, late: bool) -> Round:
                said = round(beat, late)
                said.beat, said.claims = False, said.claims if lost else []
                return said

            two.cluster.worker.ask, three.cluster.round = unheard, modest  # type: ignore[method-assign]
            one.freeze()
            await until(lambda: lost)
            heard = len(versions(watching))
            await until(lambda: len(versions(watching)) > heard + 1, SLOW)

    asyncio.run(main())


def test_a_node_that_was_not_sure_for_a_moment_goes_on(database: str) -> None:
    async def main() -> None:
        async with nodes(database, 1) as (one,):
            made = await make(one.hub, seats=BOT_AND_PERSON)
            guest = await sit(one.hub, made["table"], *seats(made))
            await until(lambda: one.cluster.drives(made["table"]) is not None)
            for _ in range(8):
                await until(lambda: guest.ear.game["choices"], SLOW)
                one.cluster.alive_at -= 10  # what it drives it may have lost, until it hears otherwise
                assert (await guest.do())["t"] == "ok"

    asyncio.run(main())


def test_a_driver_that_waits_for_somebody_elsewhere_hears_what_they_do(database: str) -> None:
    async def main() -> None:
        async with nodes(database, 2) as (one, two):
            made = await make(one.hub, seats=BOT_AND_PERSON, clock="turn", deadline=600)
            first = await sit(one.hub, made["table"], *seats(made))
            await until(lambda: one.cluster.drives(made["table"]) is not None and first.ear.game["choices"])
            second = await sit(two.hub, made["table"], *seats(made))
            await first.room.post(first.room.gone, first.ear)
            for _ in range(12):
                await until(lambda: second.ear.game["choices"], SLOW)
                assert (await second.do())["t"] == "ok"

    asyncio.run(main())


def test_nobody_is_woken_by_what_does_not_concern_them(database: str) -> None:
    async def main() -> None:
        async with nodes(database, 2) as (one, two):
            made = await make(one.hub)
            await sit(two.hub, made["table"], seats(made)[0])
            own, other = two.cluster.name, one.cluster.name
            here, elsewhere = made["table"], "elsewhere"
            heard = {
                f"{ENTRIES} {other} {here}:5": True,
                f"{ENTRIES} {other} {elsewhere}:5 {here}:5": True,
                f"{ENTRIES} {other} *": True,
                f"{ENTRIES} {other} {elsewhere}:5": False,
                f"{ENTRIES} {own} {here}:5": False,
                f"{TALLY} {other} some": True,
                f"{TALLY} {own} some": False,
                f"{FREED} {other}": True,
            }
            assert {payload: two.cluster.concerns(payload) for payload in heard} == heard

    asyncio.run(main())


def test_an_absent_player_is_one_who_is_at_no_node(database: str) -> None:
    async def main() -> None:
        async with nodes(database, 2) as (one, two):
            made = await make(one.hub, deadline=10)
            people = [
                await sit(node.hub, made["table"], token) for node, token in zip((one, two), seats(made), strict=True)
            ]
            await until(lambda: all(guest.room.crowd.here() == {0, 1} for guest in people))
            await until(lambda: one.cluster.drives(made["table"]) is not None)
            if people[0].ear.game["choices"]:
                people.reverse()  # the one who must decide is at the other node, or at this one
            # They have heard of each other
            await until(lambda: all(guest.room.waits.waiting is None for guest in people))
            await people[1].room.post(people[1].room.gone, people[1].ear)
            await until(lambda: one.hub.rooms[made["table"]].waits.waiting is not None)

    asyncio.run(main())


def test_two_clusters_on_one_database_are_refused(database: str) -> None:
    stores = [PostgresStore(database) for _ in range(2)]
    for store in stores:
        store.open()
    Cluster(stores[0], frozenset({"https://one.example"})).join()
    with pytest.raises(BadStore, match=r"used by other nodes with https://one\.example"):
        Cluster(stores[1], frozenset({"https://two.example"})).join()
    Cluster(stores[1], frozenset({"https://one.example"})).join()
    for store in stores:
        store.close()


def test_a_name_that_no_table_can_have_does_not_keep_a_node_from_being_heard() -> None:
    async def main() -> None:
        cluster = Cluster(PostgresStore("postgresql://nobody@127.0.0.1:1/none"))
        cluster.hub = new_hub()
        for name in ("one", "t\0wo"):  # a stranger asks for a table, and its room is there until the answer is known
            cluster.hub.room(name)
        assert cluster.round(beat=True, late=True).open == ["one"], "a database takes no text with a zero in it"

    asyncio.run(main())


def test_a_damaged_log_is_not_read_again_and_again() -> None:
    """It has more entries than can be used; that is no news."""

    async def main() -> None:
        store = MemoryStore()
        hub, made, (guest, _) = await two_people(new_hub(store))
        await guest.do()
        rows = store.tables[made["table"]]
        rows[-1] = rows[-1]._replace(body=b"{}")
        hub = new_hub(store)
        room = (await sit(hub, made["table"], *seats(made))).room
        assert room.loaded.phase == "frozen" and room.loaded.version == len(rows) - 1
        cluster = Cluster(PostgresStore("postgresql://nobody@127.0.0.1:1/none"))
        cluster.hub = hub
        cluster.told(room, len(rows))
        assert not cluster.reading
        cluster.told(room, len(rows) + 1)
        assert cluster.reading == {room.id}, "somebody may have mended it"
        await asyncio.gather(*hub.tasks)

    asyncio.run(main())


def test_what_an_address_uses_up_at_one_node_it_has_used_up_at_the_others(database: str) -> None:
    async def main() -> None:
        async with nodes(database, 3) as three:
            rates = [node.cluster.tallies.rate("tables", 1 / 100, 60, 100) for node in three]
            held = [node.cluster.tallies.count("sockets", 64) for node in three]
            await until(lambda: all(node.cluster.hears.is_set() for node in three))
            now = three[0].hub.clock.now()
            while not rates[0].take("192.0.2.1", now):
                held[0].come("192.0.2.1")
            for rate, count, node in zip(rates[1:], held[1:], three[1:], strict=True):
                await until(lambda: rate.wait("192.0.2.1", now) > 0)  # noqa: B023
                await until(lambda: count.of("192.0.2.1", node.hub.clock.now()) == 60)  # noqa: B023
                assert not rate.wait("192.0.2.2", now) and not count.of("192.0.2.2", now)
            for _ in range(60):
                held[0].go("192.0.2.1")
            await until(lambda: not held[2].of("192.0.2.1", three[2].hub.clock.now()))

    asyncio.run(main())


def test_whoever_runs_from_node_to_node_pays_it_back() -> None:
    here, there = Tallies(), Tallies()
    rates = [tallies.rate("tables", 1.0, 60, 100) for tallies in (here, there)]
    for rate in rates:  # both at once, before either has heard of the other
        while not rate.take("192.0.2.1", 0.0):
            pass
    for one, other in ((here, there), (there, here)):
        other.hear("a", one.spent(), 0.0)
    assert [round(rate.wait("192.0.2.1", 0.0)) for rate in rates] == [61, 61], "twice as much as is to be had at once"
    assert here.spent() == [] and there.spent() == []


def test_what_another_node_holds_is_believed_for_a_while() -> None:
    here, there = Tallies(), Tallies()
    mine, theirs = [tallies.count("sockets", 64) for tallies in (here, there)]
    for _ in range(10):
        theirs.come("192.0.2.1")
    theirs.come("192.0.2.2")  # too few to be told
    here.hear("b", there.held(), 5.0)
    assert (mine.of("192.0.2.1", 6.0), mine.of("192.0.2.2", 6.0)) == (10, 0)
    assert mine.of("192.0.2.1", 5.0 + FRESH) == 0, "its node has died"
    here.hear("b", ["sockets=1=x", "unknown=5=y", "sockets=many=z", "nonsense", ""], 7.0)
    assert set(mine.there) == {"192.0.2.1", "x"}
