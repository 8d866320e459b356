"""A clock for every turn, over seconds or days: who is charged, what happens when time runs out, pauses, restarts."""

import asyncio
from random import Random
from typing import Any

import pytest

from kit import Ear, Guest, Inline, MemoryStore, in_no_time, kinds, make, new_hub, seats, sit, two_people
from sim_loop import LoopClock
from sim_world import SimRandomness
from smallworld.hosting.ports import Left
from smallworld.server.hub import Hub
from smallworld.server.lefts import ClockFile
from smallworld.server.limits import LIMITS
from smallworld.table.commands import Hello
from smallworld.table.entries import Row

Json = dict[str, Any]
DAY = 86_400


class MemoryClocks:
    """What a restart leaves of the clocks."""

    def __init__(self) -> None:
        self.kept: dict[str, Left] = {}

    async def load(self) -> dict[str, Left]:
        return dict(self.kept)

    async def save(self, changed: dict[str, Left | None]) -> None:
        for table, left in changed.items():
            if left is None:
                self.kept.pop(table, None)
            else:
                self.kept[table] = left


def started(store: MemoryStore | None = None, clocks: MemoryClocks | None = None) -> Hub:
    """A server with its clocks going."""
    hub = Hub(store or MemoryStore(), LoopClock(), SimRandomness(Random(5)), Inline(), LIMITS, None, clocks)
    hub.spawn(hub.resume())
    return hub


async def looks(guest: Guest) -> Json:
    """The lobby as somebody sees it who asks for everything again."""
    await guest.room.post(guest.room.sync, guest.peer)
    lobby: Json = guest.ear.last("table")["lobby"]
    return lobby


async def goes(guest: Guest) -> None:
    """The browser is closed."""
    await guest.room.post(guest.room.gone, guest.ear)


def seat_of(guest: Guest) -> int:
    seat: int = guest.peer.who.seats[0]
    return seat


async def end_turn(guest: Guest) -> None:
    """Play until it is somebody else's turn."""
    while guest.ear.game["choices"]:
        await guest.do(guest.ear.game["choices"]["actions"][-1])


def test_time_runs_for_those_who_are_there_too_and_a_bot_plays_that_turn() -> None:
    async def main() -> None:
        hub, made, (one, other) = await two_people(started(), deadline=90, clock="turn")
        seat = seat_of(one)
        assert (await looks(other))["waits"] == {"seat": seat, "seconds": 0, "left": 90}
        await asyncio.sleep(30)
        await one.do()
        told = await looks(other)
        assert told["clock"] == "turn" and told["waits"]["left"] == 60, "one action does not give the time back"
        await asyncio.sleep(61)
        log = await kinds(hub, made["table"])
        assert log.count("stood_in") == 1 and log[-1] == "returned", "the turn is over, the seat is theirs again"
        assert other.ear.game["choices"], "the bot has ended the turn"
        lobby = await looks(other)
        assert lobby["waits"]["seat"] == seat_of(other) and lobby["waits"]["left"] > 85
        assert not lobby["seats"][seat]["stand_in"]

    in_no_time(main())


def test_a_bot_that_plays_for_somebody_late_ends_the_turn_before_they_get_the_seat_back() -> None:
    async def main() -> None:
        hub, made, (one, other) = await two_people(started(), deadline=60, clock="turn", pace=2000)
        seat = seat_of(one)
        await asyncio.sleep(62)
        ear = Ear()
        room = hub.room(made["table"])
        await room.post(room.hello, ear, Hello(made["table"], [seats(made)[seat]]))
        told = ear.last("table")["lobby"]["seats"][seat]
        assert told["stand_in"] and told["late"]
        while not other.ear.game["choices"]:
            await asyncio.sleep(1)
        await asyncio.sleep(1)
        told = (await looks(other))["seats"][seat]
        assert not told["stand_in"] and not told["late"]

    in_no_time(main())


def test_over_days_bots_play_missed_turns_without_anybody_there_and_the_person_can_come_back_any_time() -> None:
    async def main() -> None:
        hub, made, (one, other) = await two_people(started(), deadline=DAY, clock="turn")
        first = seat_of(one)
        await goes(one)
        await goes(other)
        await asyncio.sleep(DAY - 60)
        assert "stood_in" not in await kinds(hub, made["table"])
        await asyncio.sleep(30 * 60)
        log = await kinds(hub, made["table"])
        assert log.count("stood_in") == 1 and log.count("returned") == 1 and "acted" in log, "their turn was played"
        other = await sit(hub, made["table"], seats(made)[1 - first])
        assert other.ear.game["choices"], "and now it is the other's"
        await end_turn(other)
        await goes(other)
        await asyncio.sleep(DAY + 3600)
        log = await kinds(hub, made["table"])
        assert log.count("stood_in") == 2 and log.count("returned") == 1, "missed twice: the bot keeps the seat"
        other = await sit(hub, made["table"], seats(made)[1 - first])
        await end_turn(other)
        await asyncio.sleep(600)
        assert other.ear.game["choices"], "nobody waits for a day any more"
        one = await sit(hub, made["table"], seats(made)[first])
        assert not (await looks(one))["seats"][first]["stand_in"], "back at once"
        await end_turn(other)
        assert one.ear.game["choices"] and (await looks(one))["waits"]["left"] == DAY

    in_no_time(main())


def test_where_everybody_stays_away_the_bots_stop_playing() -> None:
    async def main() -> None:
        hub, made, people = await two_people(started(), deadline=600, clock="turn")
        for guest in people:
            await goes(guest)
        await asyncio.sleep(DAY)
        log = await kinds(hub, made["table"])
        assert log.count("stood_in") == 4, "each missed two turns"
        await asyncio.sleep(DAY)
        assert await kinds(hub, made["table"]) == log

    in_no_time(main())


@pytest.mark.parametrize("clean", [True, False])
def test_the_time_a_server_is_down_is_nobodys_and_its_clocks_go_on_by_themselves(clean: bool) -> None:
    async def main() -> None:
        store, clocks = MemoryStore(), MemoryClocks()
        hub = started(store, clocks)
        _, made, (one, other) = await two_people(hub, deadline=3600, clock="turn")
        await goes(one)
        await goes(other)
        await asyncio.sleep(3000)
        if clean:
            await hub.close(1, 1)
        else:
            hub.closing = True
            for task in list(hub.tasks):
                task.cancel()
        await asyncio.sleep(3 * DAY)
        hub = started(store, clocks)  # nobody visits the table
        await asyncio.sleep(580)
        assert "stood_in" not in await kinds(hub, made["table"])
        watcher = await sit(hub, made["table"], made["watch"])
        assert 0 < (await looks(watcher))["waits"]["left"] <= 40
        await goes(watcher)
        await asyncio.sleep(45)
        assert "stood_in" in await kinds(hub, made["table"])

    in_no_time(main())


def test_a_pause_needs_everybody_stops_all_clocks_and_survives_a_restart() -> None:
    async def main() -> None:
        store, clocks = MemoryStore(), MemoryClocks()
        hub = started(store, clocks)
        _, made, (one, other) = await two_people(hub, deadline=100, clock="turn")
        await asyncio.sleep(40)
        assert (await one.say(t="pause", seat=seat_of(other)))["code"] == "denied"
        assert (await one.say(t="resume", seat=seat_of(one)))["code"] == "not_paused"
        assert (await one.say(t="pause", seat=seat_of(one)))["t"] == "ok"
        assert (await looks(other))["pause"] == {"on": False, "wanted": [seat_of(one)]}
        assert (await one.say(t="pause", seat=seat_of(one)))["code"] == "paused"
        assert one.ear.game["choices"], "one alone cannot stop the game"
        assert (await other.say(t="pause", seat=seat_of(other)))["t"] == "ok"
        assert (await looks(other))["pause"] == {"on": True, "wanted": [0, 1]}
        assert one.ear.game["choices"] is None
        assert (await one.do({"do": "end"}))["code"] == "paused"
        await asyncio.sleep(DAY)
        assert (await looks(other))["waits"]["left"] == 60
        await hub.close(1, 1)
        await asyncio.sleep(DAY)

        hub = started(store, clocks)
        people = [await sit(hub, made["table"], token) for token in seats(made)]
        one, other = people if seat_of(people[0]) == seat_of(one) else people[::-1]
        await asyncio.sleep(DAY)
        lobby = await looks(one)
        assert lobby["pause"]["on"] and lobby["waits"]["left"] == 60
        assert (await other.say(t="resume", seat=seat_of(other)))["t"] == "ok"
        assert one.ear.game["choices"], "anybody may go on"
        lobby = await looks(one)
        assert lobby["pause"] is None and lobby["waits"]["left"] == 60
        await asyncio.sleep(65)
        assert "stood_in" in await kinds(hub, made["table"])

    in_no_time(main())


def test_no_to_a_pause_and_bots_always_agree() -> None:
    async def main() -> None:
        hub, made, (one, other) = await two_people(started(), clock="turn")
        await one.say(t="pause", seat=seat_of(one))
        assert (await other.say(t="resume", seat=seat_of(other)))["t"] == "ok"
        assert (await looks(one))["pause"] is None
        await other.say(t="leave", seat=seat_of(other))
        await one.say(t="pause", seat=seat_of(one))
        assert (await looks(one))["pause"]["on"], "the other seat is a bot's now"

        seats_wanted = [{"kind": "person"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        made = await make(hub, players=3, seats=seats_wanted)
        alone = await sit(hub, made["table"], *seats(made))
        assert (await alone.say(t="pause", seat=0))["t"] == "ok"
        acted = (await kinds(hub, made["table"])).count("acted")
        await asyncio.sleep(1000)
        assert (await kinds(hub, made["table"])).count("acted") == acted, "bots rest too"

    in_no_time(main())


def test_a_pause_stops_the_time_of_those_who_are_away_and_nobody_can_fill_the_log_with_pauses() -> None:
    async def main() -> None:
        hub, made, (one, other) = await two_people(started(), deadline=60)
        others = [seats(made)[seat_of(other)]]
        for guest in (one, other):
            await guest.say(t="pause", seat=seat_of(guest))
        await goes(one)
        await asyncio.sleep(1000)
        assert "stood_in" not in await kinds(hub, made["table"])
        for _ in range(hub.limits.pauses):
            await other.say(t="resume", seat=seat_of(other))
            await other.say(t="pause", seat=seat_of(other))
        assert (await other.say(t="pause", seat=seat_of(other)))["code"] == "limited"
        assert len(await kinds(hub, made["table"])) < hub.limits.pauses + 10
        one = await sit(hub, made["table"], *[token for token in seats(made) if token not in others])
        answer = await one.say(t="pause", seat=seat_of(one))
        assert answer["t"] == "ok", "whoever has used up their own has not used up those of the others"

    in_no_time(main())


def test_the_host_changes_the_clock_and_strange_ones_are_refused() -> None:
    async def main() -> None:
        hub, made, _ = await two_people(started(), deadline=60)
        host = await sit(hub, made["table"], made["host"])
        assert (await host.say(t="pace", pace=0, deadline=90, clock="turn"))["t"] == "ok"
        assert (await looks(host))["waits"]["left"] == 90
        assert (await host.say(t="pace", pace=0, deadline=80))["t"] == "ok"
        assert (await looks(host))["clock"] == "turn", "an older page leaves it as it is"
        assert (await host.say(t="pace", pace=0, deadline=90, clock="trun"))["code"] == "bad_setup"
        again = new_hub(hub.store)
        watcher = await sit(again, made["table"], made["watch"])
        assert (await looks(watcher))["clock"] == "turn"

    in_no_time(main())


def test_logs_from_before_there_were_clocks_mean_what_they_meant() -> None:
    async def main() -> None:
        store = MemoryStore()
        _hub, made, (one, _) = await two_people(started(store), deadline=60)
        rows: list[Row] = store.tables[made["table"]]
        assert b"clock" not in rows[0].body, "what is usual is not written"
        assert (await looks(one))["clock"] == "away"

    in_no_time(main())


def test_the_file_of_clocks_keeps_what_is_left(tmp_path: Any) -> None:
    kept = ClockFile(tmp_path)
    assert asyncio.run(kept.load()) == {}
    one, two = Left("3:1", {1: 12.5, 0: 60.0}), Left("1:0", {0: 7.0})
    asyncio.run(kept.save({"one": one, "two": two}))
    asyncio.run(kept.save({"two": None}))
    assert asyncio.run(ClockFile(tmp_path).load()) == {"one": one}
    (tmp_path / "clocks.sqlite").write_bytes(b"not a database at all, not at all")
    assert asyncio.run(kept.load()) == {}
    asyncio.run(kept.save({"one": one}))  # a table is not lost for want of a clock
