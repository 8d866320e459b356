"""Absent players: how long the table waits for them, and who plays for them."""

import asyncio
from typing import Any

import pytest

from kit import Ear, Guest, Inline, MemoryStore, in_no_time, kinds, new_hub, seats, sit, two_people
from sim_loop import LoopClock
from smallworld.hosting.randomness import SystemRandomness
from smallworld.server.hub import Hub
from smallworld.server.limits import LIMITS
from smallworld.table.commands import Hello
from smallworld.table.tokens import commitment


def test_a_table_that_waits_for_its_deadline_is_not_kept_in_memory() -> None:
    async def main() -> None:
        hub, made, people = await two_people(deadline=604_800)
        for guest in people:
            await guest.room.post(guest.room.gone, guest.ear)
        await asyncio.sleep(1)
        assert hub.rooms[made["table"]].table is None
        await asyncio.sleep(604_800)
        assert "stood_in" in await kinds(hub, made["table"])

    in_no_time(main())


def test_a_bot_takes_the_seat_of_somebody_who_is_gone_and_gives_it_back() -> None:
    async def main() -> None:
        hub, made, (one, other) = await two_people(deadline=60)
        seat = one.ear.game["view"]["viewer"]
        token = seats(made)[seat]
        await one.room.post(one.room.gone, one.ear)
        await asyncio.sleep(55)
        assert "stood_in" not in await kinds(hub, made["table"])
        await asyncio.sleep(7)
        assert (await kinds(hub, made["table"]))[2] == "stood_in"
        assert other.ear.game["choices"], "the bot has played until it was the other's turn"
        shown = [m for m in other.ear.messages if m.get("lobby")][-1]["lobby"]["seats"][seat]
        assert shown["stand_in"] and not shown["here"]
        back = await sit(hub, made["table"], token)
        assert (await kinds(hub, made["table"]))[-1] == "returned"
        assert not back.ear.last("table")["lobby"]["seats"][seat]["stand_in"]

    in_no_time(main())


def test_a_socket_that_closes_before_its_hello_is_answered_leaves_nobody_behind() -> None:
    async def main() -> None:
        hub, made, _ = await two_people()
        room = hub.rooms[made["table"]]
        ear = Ear()
        greeting = asyncio.ensure_future(room.post(room.hello, ear, Hello(made["table"], [made["watch"]])))
        await asyncio.sleep(0)
        greeting.cancel()
        await room.post(room.gone, ear)
        assert all(peer.line is not ear for peer in room.crowd.peers)

    in_no_time(main())


def test_coming_back_in_time_keeps_the_seat() -> None:
    async def main() -> None:
        hub, made, (one, _) = await two_people(deadline=60)
        token = seats(made)[one.ear.game["view"]["viewer"]]
        for _ in range(5):
            await one.room.post(one.room.gone, one.ear)
            await asyncio.sleep(50)
            one = await sit(hub, made["table"], token)
        assert await kinds(hub, made["table"]) == ["made", "started"]

    in_no_time(main())


def test_without_a_deadline_everybody_waits() -> None:
    async def main() -> None:
        hub, made, (one, other) = await two_people(deadline=0)
        for guest in (one, other):
            await guest.room.post(guest.room.gone, guest.ear)
        await asyncio.sleep(100_000)
        assert await kinds(hub, made["table"]) == ["made", "started"]
        assert hub.rooms == {}, "nobody needs the room"

    in_no_time(main())


def test_the_time_a_server_is_down_is_nobodys() -> None:
    async def main() -> None:
        store = MemoryStore()
        hub, made, (one, _) = await two_people(new_hub(store), deadline=60)
        token = seats(made)[1 - one.ear.game["view"]["viewer"]]
        await one.room.post(one.room.gone, one.ear)
        await asyncio.sleep(50)
        await hub.close(1, 1)
        await asyncio.sleep(3600)
        hub = new_hub(store)
        await sit(hub, made["table"], token)
        await asyncio.sleep(50)
        assert "stood_in" not in await kinds(hub, made["table"])
        await asyncio.sleep(12)
        assert "stood_in" in await kinds(hub, made["table"])

    in_no_time(main())


def test_leaving_a_game_lets_a_bot_go_on_to_the_end() -> None:
    async def main() -> None:
        hub, made, (one, other) = await two_people()
        for guest in (one, other):
            seat = guest.ear.game["view"]["viewer"]
            assert (await guest.say(t="leave", seat=seat))["t"] == "ok"
            assert (await guest.do({"do": "end"}, seat=seat))["code"] in ("denied", "conflict")
        for _ in range(600):
            await asyncio.sleep(5)
            if one.ear.messages[-1].get("lobby", {}).get("phase") == "over":
                break
        lobby = one.ear.messages[-1]["lobby"]
        assert lobby["phase"] == "over"
        assert commitment(lobby["revealed"]["seed"], lobby["revealed"]["salt"]) == lobby["commitment"]
        assert one.ear.game["view"]["scores"]
        seat = one.ear.game["view"]["viewer"]
        assert (await one.say(t="leave", seat=seat))["code"] == "over"
        host = await sit(hub, made["table"], made["host"])
        before = await kinds(hub, made["table"])
        assert (await one.say(t="name", seat=seat, name="Too late"))["code"] == "over"
        assert (await host.say(t="pace", pace=500, deadline=60))["code"] == "over"
        assert await kinds(hub, made["table"]) == before, "nothing is added to a game that is over"

    in_no_time(main())


class DozingClock(LoopClock):
    """A machine that sleeps for an hour whenever it is asked to wait for the third time."""

    naps = 0

    async def sleep(self, seconds: float) -> None:
        self.naps += 1
        await asyncio.sleep(3600 if self.naps == 3 else seconds)


@pytest.mark.parametrize("deadline", [3, 60, 600])
def test_the_time_a_machine_sleeps_is_nobodys(deadline: int) -> None:
    async def main() -> None:
        hub = Hub(MemoryStore(), DozingClock(), SystemRandomness(), Inline(), LIMITS)
        _, made, (one, _) = await two_people(hub, deadline=deadline)
        await one.room.post(one.room.gone, one.ear)
        await asyncio.sleep(3600 + 0.85 * deadline)
        assert "stood_in" not in await kinds(hub, made["table"])
        await asyncio.sleep(0.2 * deadline)
        assert "stood_in" in await kinds(hub, made["table"])

    in_no_time(main())


def test_a_seat_stays_with_its_bot_until_it_is_wanted_back() -> None:
    async def main() -> None:
        hub, made, (_, other) = await two_people()
        seat = other.peer.who.seats[0]
        assert (await other.say(t="leave", seat=seat))["t"] == "ok"
        for away, bot in ([seat], True), ([1 - seat], False):
            ear = Ear()
            room = hub.room(made["table"])
            await room.post(room.hello, ear, Hello(made["table"], [seats(made)[seat]], None, away))
            assert ear.last("table")["lobby"]["seats"][seat]["stand_in"] is bot

    in_no_time(main())


def test_where_nobody_is_nobody_is_played_for() -> None:
    async def main() -> None:
        hub, made, (one, other) = await two_people(deadline=60)
        for guest in (one, other):
            await guest.room.post(guest.room.gone, guest.ear)
        await asyncio.sleep(100_000)
        told = await kinds(hub, made["table"])
        assert "stood_in" in told and "acted" not in told
        decider = one.ear.game["view"]["decider"]
        back = await sit(hub, made["table"], seats(made)[1 - decider])
        await asyncio.sleep(5)
        assert "acted" in await kinds(hub, made["table"]), "now somebody waits, so the bot plays on"
        assert back.ear.game["choices"]

    in_no_time(main())


def test_those_who_wait_are_told_for_whom_how_long_and_when_a_bot_takes_over() -> None:
    async def main() -> None:
        hub, made, (one, other) = await two_people(deadline=60)
        seat = one.ear.game["view"]["viewer"]
        await asyncio.sleep(20)
        assert (await looks(hub, made, other))["waits"] == {"seat": seat, "seconds": 20, "left": None}, (
            "they only think"
        )

        await one.room.post(one.room.gone, one.ear)
        told = other.ear.messages[-1]["lobby"]
        assert told["waits"] == {"seat": seat, "seconds": 20, "left": 60}
        assert [chair["gone"] for chair in told["seats"]] == [0 if n == seat else None for n in range(2)]
        await asyncio.sleep(25)
        told = await looks(hub, made, other)
        assert told["waits"] == {"seat": seat, "seconds": 45, "left": 35} and told["seats"][seat]["gone"] == 25

        one = await sit(hub, made["table"], seats(made)[seat])
        told = other.ear.messages[-1]["lobby"]
        assert told["waits"] == {"seat": seat, "seconds": 45, "left": None} and told["seats"][seat]["gone"] is None
        await one.do()
        await asyncio.sleep(3)
        assert (await looks(hub, made, other))["waits"]["seconds"] == 3, "something was decided"

        await one.room.post(one.room.gone, one.ear)
        await asyncio.sleep(62)
        told = next(
            m["lobby"] for m in other.ear.messages if m.get("lobby", {}).get("seats", [{}, {}])[seat].get("stand_in")
        )
        assert told["waits"] is None, "nobody waits for a bot"

    in_no_time(main())


def test_the_countdown_is_told_when_the_turn_comes_to_somebody_who_is_away() -> None:
    async def main() -> None:
        _hub, _made, (one, other) = await two_people(deadline=60)
        seat = other.ear.game["view"]["viewer"]
        await other.room.post(other.room.gone, other.ear)
        assert one.ear.messages[-1]["lobby"]["waits"]["left"] is None, "it is not their turn"
        await asyncio.sleep(5)
        while one.ear.game["choices"]:
            await one.do(one.ear.game["choices"]["actions"][-1])
        told = one.ear.messages[-1]["lobby"]
        assert told["waits"] == {"seat": seat, "seconds": 0, "left": 60} and told["seats"][seat]["gone"] == 5

    in_no_time(main())


def test_without_a_deadline_there_is_no_countdown() -> None:
    async def main() -> None:
        _hub, _made, (one, other) = await two_people(deadline=0)
        await one.room.post(one.room.gone, one.ear)
        assert other.ear.messages[-1]["lobby"]["waits"]["left"] is None

    in_no_time(main())


async def looks(hub: Hub, made: dict[str, Any], guest: Guest) -> dict[str, Any]:
    """The lobby as somebody sees it who asks for everything again."""
    await guest.room.post(guest.room.sync, guest.peer)
    lobby: dict[str, Any] = guest.ear.last("table")["lobby"]
    return lobby
