"""Levels at a table: bots that take their time think in a process of their own, and keep their plan for a turn."""

import asyncio
import json
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

import smallworld as sw
from kit import Json, MemoryStore, in_no_time, kinds, make, new_hub, refused, sit
from other_worlds import with_other_secrets
from real import RealServer
from smallworld.bots import Bot, levels, make_bot
from smallworld.bots.levels import CHARACTERS, LEVELS, Level
from smallworld.engine.actions import Action
from smallworld.hosting import minds
from smallworld.hosting.minds import Minds
from smallworld.hosting.ports import Sitter
from smallworld.server import thinker
from smallworld.server.apart import Apart, Gone, TooLong
from smallworld.server.minds import question
from smallworld.server.thinker import Thoughts, time_for
from smallworld.table.catalogue import catalogue
from smallworld.table.entries import Row, first_link, link

HASTY = Level("planner:rounds=1:plans=3", ms=30, apart=True)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Experts do not take long."""
    monkeypatch.setitem(levels.AT_TABLES, "expert", HASTY)


def sitting(game: sw.Game, position: int = 1, table: str = "table") -> Sitter:
    """An expert who must decide."""
    return Sitter(table, game.state.decider, "expert", "raider", position)


# Seats


def test_the_catalogue_lists_levels_and_characters() -> None:
    assert catalogue()["bots"] == ["easy", "medium", "hard", "expert"]
    assert catalogue()["characters"] == list(CHARACTERS)


def characters(table: Json) -> list[str]:
    """Of the seats, in order."""
    return [seat["character"] for seat in table["lobby"]["seats"]]


def test_bots_at_a_table_get_characters_and_the_host_may_choose() -> None:
    async def main() -> None:
        hub = new_hub()
        bots = [{"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "medium", "character": "hoarder"}]
        made = await make(hub, players=5, seats=[*bots, *bots[:1], {"kind": "bot", "bot": "random"}], start=False)
        host = await sit(hub, made["table"], made["host"])
        shown = characters(host.ear.last("table"))
        assert shown[1] == "hoarder" and shown[3:] == ["", ""]
        assert set(shown[:3]) <= set(CHARACTERS) and shown[0] != shown[2]
        answer = await host.say(t="seat", seat=4, kind="bot", bot="hard", character="rider")
        assert answer["code"] == "bad_setup" and "Did you mean 'raider'" in answer["reason"]
        answer = await host.say(t="seat", seat=4, kind="bot", bot="planner:ms=600000")
        assert answer["code"] == "bad_setup" and "There is no bot" in answer["reason"]
        assert (await host.say(t="seat", seat=4, kind="bot", bot="hard", character="raider"))["t"] == "ok"
        assert characters(host.ear.last("update"))[4] == "raider"
        wrong = {"kind": "person", "character": "raider"}
        assert await refused(make(hub, seats=[wrong])) == "bad_setup"

    in_no_time(main())


def as_before(rows: list[Row], table: str) -> list[Row]:
    """A log as it was written when bots had no characters."""
    written: list[Row] = []
    chain = first_link(table)
    for row in rows:
        data = json.loads(row.body)
        for seat in data["what"].get("seats", []):
            seat.pop("character", None)
        body = json.dumps(data, sort_keys=True, separators=(",", ":")).encode()
        chain = link(chain, row.seq, row.command, body)
        written.append(Row(row.seq, row.command, body, chain))
    return written


def test_a_table_with_bots_of_before_goes_on() -> None:
    async def main() -> None:
        store = MemoryStore()
        hub = new_hub(store)
        made = await make(hub, seats=[{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}])
        store.tables[made["table"]] = as_before(store.tables[made["table"]], made["table"])
        hub = new_hub(store)
        watcher = await sit(hub, made["table"], made["watch"])
        assert characters(watcher.ear.last("table")) == ["", ""]
        await asyncio.sleep(5)
        assert (await kinds(hub, made["table"])).count("acted") > 5

    in_no_time(main())


# A bot and its turn


class Counts(Bot):
    """Plays the first legal action, and counts its decisions."""

    def __init__(self, seat: int) -> None:
        super().__init__(1, seat)
        self.decided = 0

    def decide(self, game: sw.Game) -> Action:
        self.decided += 1
        return game.listed()[0]


def test_a_bot_is_kept_for_its_turn_and_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sw.Game.new("base", 3, "turns")
    made: list[Counts] = []

    def counting(name: str, seed: str, seat: int) -> Counts:
        made.append(Counts(seat))
        return made[-1]

    monkeypatch.setattr(minds, "make_bot", counting)
    known = Minds()
    turns: Counter[tuple[int, int, int]] = Counter()
    while game.state.round < 4:
        state = game.state
        sitter = sitting(game, len(game.history))
        turns[state.round, state.seat, sitter.seat] += 1
        game.play(known.decide(sitter, "planner", game.copy(), "seed"))
    assert [bot.decided for bot in made] == list(turns.values())
    assert len(known.known) == 3 and max(turns.values()) > 3


def test_asked_again_a_bot_says_the_same() -> None:
    """An answer may be lost, and a plan has moved on by then."""
    game = sw.Game.new("base", 2, "again")
    known = Minds()
    while game.state.round < 3:
        sitter = sitting(game, len(game.history))
        first = known.decide(sitter, "planner:n=1:plans=3:rounds=1", game.copy(), "seed")
        assert known.decide(sitter, "planner:n=1:plans=3:rounds=1", game.copy(), "seed") is first
        game.play(first)


def test_forgotten_bots_only_begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "MOST", 2)
    game = sw.Game.new("base", 2, "many")
    known = Minds()
    for table in ("a", "b", "c", "a"):
        assert game.is_legal(known.decide(sitting(game, table=table), "greedy", game.copy(), "seed"))
        assert len(known.known) <= 2


# Their own process


def test_time_is_shared_with_those_who_wait() -> None:
    assert time_for(1200, watched=True, others=0) == 1200
    assert time_for(1200, watched=True, others=3) == 300
    assert time_for(1200, watched=False, others=0) == 300
    assert time_for(1200, watched=False, others=1000) == thinker.LEAST
    assert time_for(0, watched=False, others=1000) == 0


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_no_secret_leaves_the_server(edition: str) -> None:
    game = sw.Game.new(edition, 3, "secret")
    guide = make_bot("greedy:v2", "guide", 0)
    for number in range(60):
        sitter = sitting(game)
        twin = sw.Game(game.setup, with_other_secrets(game.state, sitter.seat), sw.Seeded("another world"))
        assert question(sitter, "planner", game, f"{number}") == question(sitter, "planner", twin, f"{number}")
        game.play(guide.decide(game))


def test_an_expert_plays_a_turn_in_another_process(hasty: None) -> None:
    async def main() -> None:
        thoughts = Thoughts(1)
        game = sw.Game.new("warcraft", 2, "apart")
        try:
            while game.state.round < 2:
                game.play(await thoughts.decide(sitting(game, len(game.history)), game.copy(), watched=True))
            process = thoughts.there[0].apart.process
            assert process is not None and process.poll() is None
        finally:
            thoughts.close()
        assert process.poll() is not None and not thoughts.here.minds.known

    asyncio.run(main())


def test_a_killed_process_is_begun_again(hasty: None) -> None:
    async def main() -> None:
        thoughts = Thoughts(1)
        apart = thoughts.there[0].apart
        game = sw.Game.new("base", 2, "killed")
        try:
            first = await thoughts.decide(sitting(game), game.copy(), watched=True)
            assert game.is_legal(first) and apart.process is not None
            killed = apart.process
            killed.kill()
            again = await thoughts.decide(sitting(game, 2), game.copy(), watched=True)
            assert game.is_legal(again) and apart.process is not None and apart.process.pid != killed.pid
            thinking = asyncio.create_task(thoughts.decide(sitting(game, 3), game.copy(), watched=True))
            await asyncio.sleep(0.01)
            apart.process.kill()  # in the middle of a thought
            assert game.is_legal(await thinking)
            assert not thoughts.here.minds.known  # nobody had to stand in
        finally:
            thoughts.close()

    asyncio.run(main())


@pytest.mark.parametrize("program", ["raise SystemExit", "import time; time.sleep(60)", "print('what?', flush=True)"])
def test_where_no_process_answers_the_usual_bot_decides(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "PATIENCE", 0.1)
    monkeypatch.setattr(thinker, "BEGINNING", 0.0)
    monkeypatch.setitem(levels.AT_TABLES, "expert", HASTY)

    async def main() -> None:
        thoughts = Thoughts(1, (sys.executable, "-c", program))
        game = sw.Game.new("base", 2, "alone")
        try:
            for position in range(3):
                action = await thoughts.decide(sitting(game, position), game.copy(), watched=True)
                assert game.is_legal(action)
            assert len(thoughts.here.minds.known) == 1
        finally:
            thoughts.close()

    asyncio.run(main())


def test_a_process_that_was_killed_is_begun_again_with_time_to_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "PATIENCE", 0.1)
    program = "import sys, time; time.sleep(0.5); sys.stdout.write(sys.stdin.readline())"
    there = thinker.There((sys.executable, "-c", program), thinker.Calm())
    try:
        killed = there.apart.running()
        killed.kill()
        killed.wait()
        assert there.ask(b"who?\n", 0.0) == b"who?\n"
        assert there.apart.running().pid != killed.pid
    finally:
        there.close()


def test_a_thought_that_takes_too_long_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "PATIENCE", 0.1)
    monkeypatch.setattr(thinker, "BEGINNING", 0.0)
    there = thinker.There((sys.executable, "-c", "import time; time.sleep(60)"), thinker.Calm())
    begun: list[object] = []
    begin = there.apart.begun
    there.apart.begun = lambda: begun.append(1) or begin()  # type: ignore[method-assign, func-returns-value]
    try:
        with pytest.raises(TooLong):
            there.ask(b"\n", 0.1)
        assert len(begun) == 1
    finally:
        there.close()


def test_a_program_that_is_not_there_is_gone() -> None:
    with pytest.raises(Gone, match="cannot be started"):
        Apart(("/nowhere/python",)).ask(b"\n", 1.0)


def children(server: int) -> list[int]:
    """The processes that a process has begun."""
    told = subprocess.run(["ps", "-o", "pid=", "--ppid", str(server)], capture_output=True, text=True, check=False)
    return [int(word) for word in told.stdout.split()]


def alive(process: int) -> bool:
    """Is it running? A dead one that nobody has buried yet is not."""
    told = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False)
    return bool(told.stdout.strip()) and not told.stdout.startswith("Z")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_the_process_ends_with_the_server_however_that_ends(tmp_path: Path, how: signal.Signals) -> None:
    with RealServer(tmp_path) as server:
        assert server.process is not None
        assert children(server.process.pid) == []  # none before it is needed
        made = server.make(seats=[{"kind": "bot", "bot": "hard"}] * 2)
        server.sit(made["table"], made["watch"]).hear("update")
        helpers = children(server.process.pid)
        assert len(helpers) == 1
        server.stop(how)
        deadline = time.monotonic() + 10
        while alive(helpers[0]) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not alive(helpers[0])


def test_every_level_has_a_time_that_a_turn_may_take() -> None:
    assert all(level.apart for level in LEVELS.values() if level.ms)
