"""The game of the day: the same deal for everybody, in every process; one person alone, and nobody helps."""

import asyncio
import datetime
import json
import subprocess
import sys
from random import Random

import pytest

from kit import Json, make, new_hub, refused, sit
from real import RealServer
from sim_world import SimRandomness
from smallworld.content.editions import EDITIONS
from smallworld.game import Game
from smallworld.server.days import NEAR, Days
from smallworld.table.commands import NewTable, Refused, SeatWanted
from smallworld.table.daily import PLAYERS, day_of, number_of, own_result, task_of
from smallworld.table.lobby import make_table
from smallworld.table.tokens import hashed

DATE = "2026-11-18"
ADA = SeatWanted("person", "Ada")


def test_a_day_has_one_seed_in_every_process() -> None:
    day = day_of(DATE)
    assert day.seed == "14761288bfb4d89c8f6d4a4be7223547" and (day.edition, day.players) == ("warcraft", 2)
    program = f"from smallworld.table.daily import day_of; print(day_of({DATE!r}))"
    said = [
        subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONPATH": ":".join(sys.path), "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    ]
    assert said == [f"{day}\n"] * 2


def test_days_are_counted_as_calendars_do() -> None:
    first = datetime.date(2020, 1, 1)
    for days in range(0, 365 * 9, 13):
        date = first + datetime.timedelta(days)
        assert number_of(date.isoformat()) == (date - datetime.date(1970, 1, 1)).days
    for wrong in ("", "2026-02-29", "2026-13-01", "2026-1-1", "1999-01-01", "2026-11-18x"):
        with pytest.raises(Refused):
            number_of(wrong)


def test_everything_takes_its_turn() -> None:
    first = datetime.date(2026, 1, 1)
    days = [day_of((first + datetime.timedelta(number)).isoformat()) for number in range(12)]
    assert {(day.edition, day.players) for day in days} == {(key, number) for key in EDITIONS for number in PLAYERS}
    assert len({day.seed for day in days}) == 12
    assert all(len(day.characters) == day.players - 1 for day in days)


def test_everybody_gets_the_same_table() -> None:
    made = [make_table(NewTable(seats=[ADA], day=DATE), SimRandomness(Random(seed))).made for seed in range(2)]
    assert made[0].seed == made[1].seed == day_of(DATE).seed and made[0].day == DATE
    assert [(seat.kind, seat.bot, seat.character) for seat in made[0].seats] == [
        ("person", "", ""),
        ("bot", "hard", "cautious"),
    ]
    assert made[0].board == made[1].board == Game.new("warcraft", 2, day_of(DATE).seed).state.board.key
    assert (made[0].deadline, made[0].edition) == (0, "warcraft")


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": []},
        {"seats": [ADA, ADA]},
        {"seats": [SeatWanted("open")]},
        {"seats": [ADA], "learning": True},
        {"seats": [ADA], "options": {"teams": "pairs"}},
        {"seats": [ADA], "content": ["kind = 1"]},
        {"seats": [ADA], "board": "2p"},
        {"seats": [ADA], "day": "2026-02-30"},
    ],
)
def test_nothing_else_can_be_wished_for(wish: Json) -> None:
    with pytest.raises(Refused):
        make_table(NewTable(**{"day": DATE, **wish}), SimRandomness(Random(1)))


def test_nobody_comes_helps_or_stands_in() -> None:
    async def play() -> None:
        hub = new_hub()
        made = await make(hub, players=3, seats=[{"kind": "person", "name": "Ada"}], day=DATE)
        token = made["seats"][0]["token"]
        ada = await sit(hub, made["table"], token, made["host"])
        lobby = ada.ear.last("table")["lobby"]
        assert (lobby["day"], lobby["phase"], len(lobby["seats"])) == (DATE, "playing", 2)
        assert (await ada.say(t="leave", seat=0))["code"] == "denied"
        assert (await ada.say(t="seat", seat=1, kind="person"))["code"] == "denied"
        friend = await sit(hub, made["table"], made["invite"])
        assert (await friend.say(t="join", seat=1, name="Ben"))["code"] == "denied"
        room = hub.room(made["table"])
        assert await refused(room.post(room.hint, [hashed(token)])) == "denied"
        assert await refused(room.post(room.day, [hashed(token)])) == "not_over"
        assert await refused(room.post(room.day, [hashed(made["watch"])])) == "denied"

    asyncio.run(asyncio.wait_for(play(), 60))


def test_the_bots_own_result_adds_up_and_is_the_same_again() -> None:
    told = own_result(DATE, "greedy:v2", "medium")
    assert sum(told["rounds"]) == told["coins"] > 0
    assert told == own_result(DATE, "greedy:v2", "medium")


OWN = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"own": {"coins": 79, "rounds": [5, 74], "asked": json.loads(line)["date"]}}), flush=True)
"""


def test_it_is_worked_out_once_for_days_that_are_near() -> None:
    async def ask() -> None:
        hub = new_hub()
        days = Days(
            hub, lambda request: (hub.room(""), []), lambda request: None, lambda: DATE, (sys.executable, "-c", OWN)
        )
        assert days.own_of(DATE) is None
        work = days.found.work[DATE]
        assert days.own_of(DATE) is None and days.found.work[DATE] is work
        await work
        assert days.own_of(DATE) == {"coins": 79, "rounds": [5, 74], "asked": DATE} and not days.found.work
        assert NEAR == 1 and days.own_of("2026-11-20") is None and not days.found.work, "too far away"
        (listening,) = hub.tasks
        listening.cancel()
        await asyncio.wait([listening])

    asyncio.run(asyncio.wait_for(ask(), 60))


def test_the_position_of_a_day_is_of_the_other_edition() -> None:
    for date in (DATE, "2026-11-19", "2026-11-20", "2026-11-21"):
        assert task_of(date).edition != day_of(date).edition and task_of(date).players in (2, 3)
        assert task_of(date).seed != day_of(date).seed
    assert task_of(DATE) == task_of(DATE)


def test_anybody_may_ask_what_a_day_brings(tmp_path_factory: pytest.TempPathFactory) -> None:
    with RealServer(tmp_path_factory.mktemp("days") / "data") as server:
        told = server.ask("/api/days/2020-01-01").json
        assert (told["date"], told["own"]) == ("2020-01-01", None) and told["seed"] == day_of("2020-01-01").seed
        assert server.ask("/api/days/2020-01-01/position").json == {"date": "2020-01-01", "position": None}
        assert server.ask("/api/days/yesterday").json["code"] == "bad_setup"
        assert json.loads(server.ask("/api/days/2026-02-30").body)["code"] == "bad_setup"
