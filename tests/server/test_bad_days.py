"""Bad days of a real server: a storm of callers, a process that is stopped for a while, a disk that takes nothing."""

import asyncio
import json
import resource
import signal
import sqlite3
import threading
import time
from collections import Counter
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.typing import Origin

from real import Browser, RealServer
from smallworld.server.limits import LIMITS
from smallworld.server.store import FILE
from tools.crowd import make_table, running


class Storm:
    """Many who call at once; nobody goes before everybody has been answered."""

    def __init__(self, port: int, table: str, token: str, callers: int) -> None:
        self.place = f"127.0.0.1:{port}"
        self.hello = json.dumps({"t": "hello", "table": table, "tokens": [token]})
        self.callers = callers
        self.came: Counter[str] = Counter()
        self.all_answered = asyncio.Event()

    async def call(self) -> None:
        """Connect and say hello."""
        origin = Origin(f"http://{self.place}")
        try:
            async with connect(f"ws://{self.place}/ws", origin=origin, compression=None, open_timeout=30) as socket:
                await socket.send(self.hello)
                message = json.loads(await asyncio.wait_for(socket.recv(), 30))
                self.answered(str(message.get("code") or message["t"]))
                await asyncio.wait_for(self.all_answered.wait(), 60)
        except InvalidStatus as refused:
            self.answered(str(refused.response.status_code))
        except (WebSocketException, OSError, EOFError, TimeoutError) as problem:
            self.answered(repr(problem))

    def answered(self, word: str) -> None:
        """Count what came of it."""
        self.came[word] += 1
        if self.came.total() >= self.callers:
            self.all_answered.set()

    async def rage(self) -> Counter[str]:
        """All at once; what came of it in words."""
        await asyncio.gather(*[self.call() for _ in range(self.callers)])
        return self.came


async def storm(port: int, table: str, token: str) -> Counter[str]:
    """Five hundred at once."""
    return await Storm(port, table, token, 500).rage()


def test_five_hundred_callers_at_once_are_all_let_in(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = make_table(server.port, 2, {"kind": "person"})
        assert asyncio.run(storm(server.port, made["table"], made["watch"])) == {"table": 500}


def test_of_five_hundred_from_one_address_those_too_many_are_told_so(tmp_path: Path) -> None:
    with RealServer(tmp_path) as server:
        made = server.make()
        player = server.sit(made["table"], *[entry["token"] for entry in made["seats"]])
        came = asyncio.run(storm(server.port, made["table"], made["watch"]))
        assert came.total() == 500 and came["429"] >= 500 - LIMITS.sockets_per_address + 1
        assert set(came) <= {"table", "429", "bad_message"}, "the last for a hello that took too long"
        assert player.play("after the storm")["t"] == "ok"
        player.socket.close()


@pytest.mark.slow
def test_a_server_that_was_stopped_goes_on_and_charges_nobody_for_it(tmp_path: Path) -> None:
    with RealServer(tmp_path) as server:
        made = server.make(deadline=3)
        tokens = [entry["token"] for entry in made["seats"]]
        both = server.sit(made["table"], *tokens)
        assert both.game is not None
        decider = both.game["choices"]["seat"]
        other = server.sit(made["table"], tokens[1 - decider])
        both.socket.close()
        while other.hear("update")["lobby"]["seats"][decider]["here"]:
            pass
        time.sleep(0.5)
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        time.sleep(3.5)
        other.send({"t": "ping"})
        server.process.send_signal(signal.SIGCONT)
        gone_on = time.monotonic()
        assert other.next()["t"] == "pong"
        assert other.hear("update")["lobby"]["seats"][decider]["stand_in"]
        assert time.monotonic() - gone_on > 1.5, "the seconds in which nothing ran are nobody's"
        other.socket.close()


def played(browser: Browser, number: int) -> list[str]:
    """Play so often; the codes of the answers."""
    codes = []
    for n in range(number):
        answer = browser.play(f"{n}-{time.monotonic_ns()}")
        codes.append(answer.get("code", "ok"))
        if answer["t"] == "no":
            break
    return codes


def test_a_disk_that_takes_no_more_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    with RealServer(tmp_path) as server:
        made = server.make()
        tokens = [entry["token"] for entry in made["seats"]]
        browser = server.sit(made["table"], *tokens)
        assert played(browser, 5) == ["ok"] * 5
        assert server.process is not None
        number, endless = server.process.pid, resource.RLIM_INFINITY
        size = (tmp_path / f"{FILE}-wal").stat().st_size
        resource.prlimit(number, resource.RLIMIT_FSIZE, (size + 20_000, endless))
        codes = played(browser, 100)
        assert set(codes[:-1]) <= {"ok"} and codes[-1] == "storage"
        kept = browser.version
        refused = server.ask("/api/tables", {"players": 2})
        assert (refused.status, refused.json["code"]) == (503, "storage")
        resource.prlimit(number, resource.RLIMIT_FSIZE, (endless, endless))
        assert browser.hear("table")["version"] == kept
        assert played(browser, 3) == ["ok"] * 3
        server.stop(signal.SIGKILL)
        server.start()
        assert server.sit(made["table"], *tokens).version == kept + 3


def test_a_database_that_somebody_locks_is_waited_for(tmp_path: Path) -> None:
    with RealServer(tmp_path) as server:
        made = server.make()
        browser = server.sit(made["table"], *[entry["token"] for entry in made["seats"]])
        db = sqlite3.connect(tmp_path / FILE, isolation_level=None, check_same_thread=False)
        db.execute("BEGIN IMMEDIATE")
        later = threading.Timer(0.7, lambda: db.execute("ROLLBACK"))
        begun = time.monotonic()
        later.start()
        assert played(browser, 1) == ["ok"]
        assert 0.6 < time.monotonic() - begun < 4
        later.join()
        db.close()
        browser.socket.close()
