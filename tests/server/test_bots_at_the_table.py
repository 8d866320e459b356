"""Bots at a table: how fast they play, who comes first, and what happens when one fails."""

import asyncio
import time
from dataclasses import replace

import pytest

from kit import Guest, in_no_time, kinds, make, new_hub, seats, sit
from smallworld.bots import make_bot
from smallworld.game import Game
from smallworld.hosting import minds
from smallworld.hosting.ports import Sitter, StoreError
from smallworld.server import thinker
from smallworld.server.limits import LIMITS
from smallworld.server.thinker import HOLD_BACK, LONGEST_REST, Calm, Desk, rest
from smallworld.table.entries import Row


def test_bots_play_slower_where_nobody_is() -> None:
    async def main() -> None:
        hub = new_hub()
        bots = [{"kind": "bot", "bot": "random"}] * 2
        made = await make(hub, seats=bots)
        await asyncio.sleep(40)
        alone = len(await kinds(hub, made["table"]))
        assert 15 < alone < 25
        await sit(hub, made["table"], made["watch"])
        await asyncio.sleep(10)
        assert len(await kinds(hub, made["table"])) > 2 * alone

    in_no_time(main())


def test_bots_that_dawdle_alone_go_on_at_once_when_somebody_comes() -> None:
    async def main() -> None:
        hub = new_hub(limits=replace(LIMITS, alone_pace_ms=60_000))
        made = await make(hub, seats=[{"kind": "bot", "bot": "random"}] * 2)
        await asyncio.sleep(90)
        before = len(await kinds(hub, made["table"]))
        await sit(hub, made["table"], made["watch"])
        await asyncio.sleep(1)
        assert len(await kinds(hub, made["table"])) > before

    in_no_time(main())


def test_a_bot_that_could_not_write_goes_on_in_the_room_that_everybody_comes_to() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub, seats=[{"kind": "bot", "bot": "random"}] * 2)
        append = hub.store.append

        async def away(table: str, row: Row, fence: int = 0) -> None:
            hub.store.append = append  # type: ignore[method-assign]
            raise StoreError("away")

        hub.store.append = away  # type: ignore[method-assign]
        await asyncio.sleep(20)
        written = len(await kinds(hub, made["table"]))
        table = hub.rooms[made["table"]].table
        assert table is not None and table.version == written > 6

    in_no_time(main())


def test_whoever_plays_may_hurry_the_bots_until_somebody_must_decide() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(
            hub, players=3, seats=[{"kind": "person"}, *[{"kind": "bot", "bot": "random"}] * 2], pace=9000
        )
        ada, eve = await sit(hub, made["table"], *seats(made)), await sit(hub, made["table"], made["watch"])

        async def until_asked(hurried_by: Guest | None) -> float:
            """Seconds until Ada must decide; somebody may be in a hurry."""
            began = asyncio.get_running_loop().time()
            if hurried_by is not None:
                await hurried_by.room.post(hurried_by.room.hurry, hurried_by.peer)
            while not ada.ear.game["choices"]:
                await asyncio.sleep(0.5)
            return asyncio.get_running_loop().time() - began

        async def play_turn() -> None:
            while ada.ear.game["choices"]:
                choices = ada.ear.game["choices"]
                ending = [each for each in choices["actions"] if each["do"] == "end"]
                await ada.do((ending or choices["actions"])[0])

        await until_asked(ada)
        await play_turn()
        assert await until_asked(ada) < 9
        await play_turn()
        assert await until_asked(None) > 9  # only once
        await play_turn()
        assert await until_asked(eve) > 9  # who only looks on hurries nobody

    in_no_time(main())


def test_bots_that_somebody_watches_think_first() -> None:
    async def main() -> None:
        thoughts = thinker.Thoughts()
        game = Game.new("base", 2, "seed")
        order: list[bool] = []

        async def think(watched: bool) -> None:
            await thoughts.decide(Sitter("table", game.decider or 0, "random", "", 1), game.copy(), watched)
            order.append(watched)

        alone = [asyncio.create_task(think(False)) for _ in range(20)]
        await asyncio.sleep(0)
        alone[5].cancel()
        await think(True)
        assert len(order) <= 3
        await asyncio.gather(*alone, return_exceptions=True)
        assert order.count(False) == 19
        thoughts.close()

    asyncio.run(main())


def test_a_bot_that_fails_does_not_stop_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stumbles:
        def decide(self, game: object) -> object:
            raise KeyError("nothing")

    monkeypatch.setattr(
        minds, "make_bot", lambda name, seed, seat: Stumbles() if name == "greedy:v2" else make_bot(name, seed, seat)
    )

    async def main() -> None:
        hub = new_hub()
        made = await make(hub, seats=[{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}])
        watcher = await sit(hub, made["table"], made["watch"])
        for _ in range(300):
            await asyncio.sleep(1)
            if watcher.ear.messages[-1].get("lobby", {}).get("phase") == "over":
                return
        raise AssertionError("the game did not end")

    in_no_time(main())


def test_bots_hold_back_when_there_is_little_time_for_people() -> None:
    assert rest(0.0004, busy=0.2) == 0.0004, "as long as the thought took"
    assert rest(30.0, busy=0.2) == LONGEST_REST
    assert rest(0.0004, busy=1.0) == rest(0.0004, busy=7.0) == HOLD_BACK
    assert 0.0004 < rest(0.0004, busy=0.7) < rest(0.0004, busy=0.9) < HOLD_BACK
    assert 0.0004 < rest(0.0004, busy=0.2, late=0.002) < rest(0.0004, busy=0.2, late=0.01), "others use the machine"
    assert rest(0.0004, busy=0.2, late=9.0) == LONGEST_REST


def test_nobody_waits_long_because_others_rest() -> None:
    async def main() -> None:
        desk, calm = Desk(), Calm()
        await desk.turn(watched=True)
        waiting = [asyncio.create_task(desk.turn(watched=True)) for _ in range(1000)]
        await asyncio.sleep(0)
        calm.late = 9.0
        began = asyncio.get_running_loop().time()
        calm.rest_at(desk, 9.0)
        await waiting[0]
        assert asyncio.get_running_loop().time() - began < LONGEST_REST
        for each in waiting:
            each.cancel()

    in_no_time(main())


def test_who_serves_people_late_lets_bots_rest_longer() -> None:
    async def main() -> None:
        desk, calm = Desk(), Calm()
        await desk.turn(watched=True)
        calm.rest_at(desk, 0.0)
        time.sleep(HOLD_BACK + 0.1)  # something else keeps the loop
        await desk.turn(watched=True)
        assert calm.late >= 0.1 and calm.rest(0.0) == LONGEST_REST

    asyncio.run(main())


def test_how_busy_the_server_is_counts_its_own_work_only() -> None:
    calm = Calm()
    time.sleep(0.1)  # others may have used the machine
    assert calm.rest(0.0) == 0.0
    calm = Calm()
    while time.thread_time() - calm.used < 0.1:
        pass
    calm.at = time.monotonic() - 0.1  # as if nobody else had used the machine meanwhile
    assert calm.rest(0.0) > HOLD_BACK / 2
