"""What a strong bot thinks: of the turns of a finished game, kept for whoever asks next; and hints."""

import asyncio
import json
import sys
from collections.abc import Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import Response

from homemade import TWO_VALLEYS
from kit import Json, make, new_hub, refused, sit
from real import RealServer
from smallworld.game import Game
from smallworld.hosting.room import Room
from smallworld.lab.analysis import played_turns
from smallworld.offline.opining import answered
from smallworld.offline.questions import about_first, about_turns
from smallworld.server.hub import Hub
from smallworld.server.judges import begun, end
from smallworld.server.limits import Limits
from smallworld.server.opinions import Opinions
from smallworld.table.tokens import hashed

SHORT = TWO_VALLEYS.replace("rounds = 8", "rounds = 1")
ALONE = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "medium"}]
TWO = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    with RealServer(tmp_path_factory.mktemp("opinions") / "data") as running:
        yield running


def lines(body: bytes) -> list[Json]:
    """The lines of an answer."""
    return [json.loads(line) for line in body.splitlines()]


def test_a_finished_game_is_judged_turn_by_turn_and_kept(server: RealServer) -> None:
    made = server.make(seats=ALONE, content=[SHORT])
    path = f"/api/tables/{made['table']}/analysis"
    ada = f"Bearer {made['seats'][0]['token']}"
    assert server.ask(path, authorization=ada).json["code"] == "not_over"
    guest = server.sit(made["table"], made["seats"][0]["token"])
    guest.send({"t": "leave", "id": "c-1", "seat": 0})
    while guest.hear("update").get("lobby", {}).get("phase") != "over":
        pass
    assert server.ask(path, authorization=f"Bearer {made['invite']}").json["code"] == "denied"
    told = lines(server.ask(path, authorization=ada).body)
    assert told[0] == {"total": 2} and told[-1] == {"end": True}
    turns = [line["turn"] for line in told[1:-1]]
    assert sorted((turn["round"], turn["seat"]) for turn in turns) == [(1, 0), (1, 1)]
    assert {"coins", "error", "counts"} == set(turns[0]["loss"]) and turns[0]["parts"][0]["best"][0]["do"] == "pick"
    assert lines(server.ask(path, authorization=f"Bearer {made['watch']}").body) == told, "kept"
    record = server.ask(f"/api/tables/{made['table']}/record", authorization=ada).body.decode()

    def judged(**kept: str) -> Any:
        return server.ask("/api/records/analysis", method="POST", body=kept)

    assert lines(judged(record=record).body) == told, "whoever kept its record hears the same"
    assert judged(record="no record").json["code"] == "bad_record"
    assert judged(record="x" * 600_000).json["code"] in ("bad_message", "too_big")
    assert judged(position=Game.new("base", 2, 1).to_position()).json["code"] == "not_over"


def test_a_hint_names_a_plan_with_its_coins(server: RealServer) -> None:
    made = server.make(seats=ALONE)
    path = f"/api/tables/{made['table']}/hint"
    guest = server.sit(made["table"], made["seats"][0]["token"])
    while not (guest.game and guest.game["choices"]):
        guest.hear("update")
    answer = server.ask(path, method="POST", authorization=f"Bearer {made['seats'][0]['token']}")
    assert answer.status == 200, answer
    best = answer.json["advice"]["options"][0]
    assert (answer.json["advice"]["seat"], answer.json["version"]) == (0, guest.version)
    assert best["steps"][0]["do"] == "pick" and best["steps"][0]["race"] and sum(item["coins"] for item in best["now"])
    for token in ("host", "watch", "invite"):
        assert server.ask(path, method="POST", authorization=f"Bearer {made[token]}").json["code"] == "denied"


def waiting(work: Coroutine[Any, Any, None]) -> None:
    """In real time, but not for ever."""
    asyncio.run(asyncio.wait_for(work, 60))


def test_where_other_people_play_there_are_no_hints() -> None:
    async def play() -> None:
        hub = new_hub()
        made = await make(hub, seats=TWO)
        room = hub.room(made["table"])
        for seat in made["seats"]:  # whose turn it is does not matter
            assert await refused(room.post(room.hint, [hashed(seat["token"])])) == "denied"
        open_seat = await make(hub, seats=[TWO[0], {"kind": "open"}])
        room = hub.room(open_seat["table"])
        assert await refused(room.post(room.hint, [hashed(open_seat["seats"][0]["token"])])) == "denied"

    waiting(play())


def test_somebody_who_takes_a_bots_seat_ends_the_hints() -> None:
    async def play() -> None:
        hub = new_hub()
        made = await make(hub, seats=ALONE)
        token = made["seats"][0]["token"]
        guest = await sit(hub, made["table"], token)
        room = hub.room(made["table"])
        while not guest.ear.game["choices"]:
            await asyncio.sleep(0.01)
        game, seat, version = await room.post(room.hint, [hashed(token)])
        assert (seat, version, game.decider) == (0, guest.ear.version, 0)
        friend = await sit(hub, made["table"], made["invite"])
        assert (await friend.say(t="join", seat=1, name="Ben", id="a-long-random-id-1"))["t"] == "ok"
        assert await refused(room.post(room.hint, [hashed(token)])) == "denied"

    waiting(play())


# How much is judged at a time

SLOW = """
import json, sys
asked = json.loads(sys.stdin.readline())
print(json.dumps({"total": 9}), flush=True)
for number in range(asked["first"], 9):
    print(json.dumps({"turn": {"number": number}}), flush=True)
    sys.stdin.read(1)  # until it is ended
"""
BROKEN = 'import sys; sys.stdin.readline(); print(\'{"fault": "broken"}\')'


def studying(program: str, limits: Limits | None = None) -> Opinions:
    """Opinions whose process is this program."""
    hub = new_hub(limits=limits or Limits())
    return Opinions(hub, lambda request: (hub.room(""), []), (sys.executable, "-c", program))


async def over(opinions: Opinions) -> None:
    """Let everything end."""
    for study in opinions.studies.values():
        while study.listeners:
            opinions.leave(study)
    if opinions.hub.tasks:
        await asyncio.wait(opinions.hub.tasks)


def test_it_ends_when_nobody_listens_and_goes_on_where_it_was() -> None:
    async def listen() -> None:
        opinions, game = studying(SLOW), Game.new("base", 2, 1)
        study = opinions.entered("table", game, "here")
        heard = study.lines()
        assert [json.loads(await anext(heard)) for _ in range(2)] == [{"total": 9}, {"turn": {"number": 0}}]
        work = study.work
        assert work is not None
        opinions.leave(study)
        await asyncio.wait([work])
        assert study.work is None and not opinions.hub.tasks
        again = opinions.entered("table", game, "there")
        heard = again.lines()
        assert [json.loads(await anext(heard)) for _ in range(3)] == [
            {"total": 9},
            {"turn": {"number": 0}},
            {"turn": {"number": 1}},
        ]
        opinions.leave(again)
        await over(opinions)

    waiting(listen())


def test_one_for_each_address_and_few_in_all() -> None:
    async def listen() -> None:
        opinions, game = studying(SLOW), Game.new("base", 2, 1)
        first = opinions.entered("one", game, "here")
        assert opinions.entered("one", game, "there") is first and first.listeners == 2
        for table, caller in (("two", "here"), ("three", "elsewhere"), ("four", "far away")):
            if table == "three":
                opinions.entered(table, game, caller)
                continue
            with pytest.raises(Exception, match="being judged"):
                opinions.entered(table, game, caller)
        await over(opinions)

    waiting(listen())


def test_only_so_many_are_kept() -> None:
    async def listen() -> None:
        opinions = studying(SLOW, Limits(analyses=3))
        for number in range(9):
            study = opinions.entered(f"table {number}", Game.new("base", 2, 1), "here")
            opinions.leave(study)
        assert len(opinions.studies) <= 4
        await over(opinions)

    waiting(listen())


def test_a_process_that_fails_is_told_of() -> None:
    async def listen() -> None:
        opinions = studying(BROKEN)
        study = opinions.entered("table", Game.new("base", 2, 1), "here")
        assert [json.loads(line) async for line in study.lines()] == [{"failed": True}]
        assert await refused(opinions.adviser.ask(b"{}\n")) == "fault"
        await over(opinions)

    waiting(listen())


def test_a_first_turn_is_judged_when_it_has_ended() -> None:
    rng = Random(3)
    game = Game.new("base", 2, 3, custom_board=SHORT)
    game.play(rng.choice(game.legal()))
    assert [json.loads(line) for line in answered(about_first(game))] == [{"turn": None}]
    while len(played_turns(game)) < 2:
        game.play(rng.choice(game.legal()))
    (told,) = [json.loads(line) for line in answered(about_first(game))]
    assert (told["turn"]["round"], told["turn"]["first"]) == (1, 0)


def test_only_who_plays_alone_has_a_turn_judged() -> None:
    async def play() -> None:
        hub = new_hub()
        made = await make(hub, seats=TWO)
        room = hub.room(made["table"])
        assert await refused(room.post(room.turn, [hashed(made["seats"][0]["token"])])) == "denied"
        made = await make(hub, seats=ALONE)
        room = hub.room(made["table"])
        assert await refused(room.post(room.turn, [hashed(made["watch"])])) == "denied"
        assert (await room.post(room.turn, [hashed(made["seats"][0]["token"])])).state.players == 2

    waiting(play())


COUNTING = """
import json, sys
for number, _ in enumerate(sys.stdin):
    print(json.dumps({"turn": {"number": number}}), flush=True)
"""


async def after_a_turn(hub: Hub) -> tuple[Room, list[str]]:
    """A table of one person and a bot, at which the first turn has ended, and that person's token."""
    made = await make(hub, seats=ALONE, pace=0)
    guest = await sit(hub, made["table"], made["seats"][0]["token"])
    room = hub.room(made["table"])
    game = room.loaded.game
    assert game is not None
    first = game.state.round, game.state.seat
    while (game.state.round, game.state.seat) == first:
        if guest.ear.game["choices"]:
            await guest.do(guest.ear.game["choices"]["actions"][-1])
        await asyncio.sleep(0.01)
        game = room.loaded.game
        assert game is not None
    return room, [hashed(made["seats"][0]["token"])]


def test_whoever_asks_often_for_a_turn_does_not_keep_others_from_their_hints() -> None:
    async def play() -> None:
        hub = new_hub(limits=Limits(hint_burst=1.0, hint_rate=0.001))
        begun = await make(hub, seats=ALONE, pace=60_000)
        rooms = {"one": await after_a_turn(hub), "two": await after_a_turn(hub)}
        rooms["begun"] = hub.room(begun["table"]), [hashed(begun["seats"][0]["token"])]
        command = (sys.executable, "-c", COUNTING)
        opinions = Opinions(hub, lambda request: rooms[request.path_params["table"]], command)

        def ask(table: str) -> Coroutine[Any, Any, Response]:
            scope = {"type": "http", "client": ("192.0.2.1", 1), "path_params": {"table": table}, "headers": []}
            return opinions.turn(Request(scope))

        told = await asyncio.gather(*[ask("one") for _ in range(5)])
        assert [json.loads(bytes(each.body)) for each in told] == [{"turn": {"number": 0}}] * 5, "it is judged once"
        assert await refused(ask("two")) == "limited"
        assert json.loads(bytes((await ask("one")).body)) == {"turn": {"number": 0}}, "what is known is told again"
        assert await refused(ask("begun")) == "not_over", "nobody has to think about that"
        await hub.close(0.1, 0.1)

    waiting(play())


def test_the_process_says_what_went_wrong(tmp_path: Path) -> None:
    assert "fault" in json.loads(next(answered(b"[]")))
    assert "fault" in json.loads(next(answered(b'{"ask": "nothing"}')))
    told = [json.loads(line) for line in answered(about_turns(Game.new("base", 2, 1), 0, 2))]
    assert told == [{"total": 0}], "a game without a past"


def test_a_process_is_gone_before_the_loop_that_began_it() -> None:
    async def evening() -> asyncio.subprocess.Process:
        process = await begun((sys.executable, "-c", "import time; time.sleep(60)"))
        ending = asyncio.create_task(end(process))
        await asyncio.sleep(0)  # it has been killed and is being waited for when everything stops
        assert not ending.done()
        return process

    assert asyncio.run(evening()).returncode is not None
