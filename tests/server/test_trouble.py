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

from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.typing import Origin

from real import Browser, RealServer
from smallworld.server.store import FILE
from tools.crowd import make_table, running


async def call(port: int, table: str, token: str, go: asyncio.Event) -> str:
    """Connect, say hello when everybody does; what came of it in a word."""
    try:
        async with connect(
            f"ws://127.0.0.1:{port}/ws",
            origin=Origin(f"http://127.0.0.1:{port}"),
            compression=None,
            open_timeout=30,
            proxy=None,
        ) as socket:
            await socket.send(json.dumps({"t": "hello", "table": table, "tokens": [token]}))
            message = json.loads(await asyncio.wait_for(socket.recv(), 30))
            await asyncio.wait_for(go.wait(), 60)
            return str(message.get("code") or message["t"])
    except InvalidStatus as refused:
        return str(refused.response.status_code)
    except (WebSocketException, OSError, EOFError, TimeoutError) as problem:
        return repr(problem)


async def storm(port: int, table: str, token: str, callers: int) -> Counter[str]:
    """So many at once; nobody goes before everybody has been answered."""
    go = asyncio.Event()
    calls = [asyncio.create_task(call(port, table, token, go)) for _ in range(callers)]
    asyncio.get_running_loop().call_later(5, go.set)
    return Counter(await asyncio.gather(*calls))


def test_five_hundred_callers_at_once_are_all_let_in(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = make_table(server.port, 2, {"kind": "person"})
        assert asyncio.run(storm(server.port, made["table"], made["watch"], 500)) == {"table": 500}


def test_of_five_hundred_from_one_address_those_too_many_are_told_so(tmp_path: Path) -> None:
    with RealServer(tmp_path) as server:
        made = server.make()
        player = server.sit(made["table"], *[entry["token"] for entry in made["seats"]])
        came = asyncio.run(storm(server.port, made["table"], made["watch"], 500))
        assert came == {"table": 31, "429": 469}
        assert player.play("after the storm")["t"] == "ok"
        player.socket.close()


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
