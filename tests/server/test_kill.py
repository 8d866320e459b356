"""The server is killed in the middle of everything, again and again: nothing acknowledged is lost or doubled."""

import json
import random
import signal
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from kit import Shelf
from real import RealServer
from smallworld.server.limits import LIMITS
from smallworld.table.fold import fold
from smallworld.table.tokens import command_key

Json = dict[str, Any]

TABLES = 6
WRONG = (str(Path(__file__).parent / "ack_first.py"),)


class Writer(threading.Thread):
    """Plays both seats of a table as fast as it may until the server dies; remembers what was acknowledged."""

    def __init__(self, server: RealServer, made: Json, cycle: int, promised: dict[str, int]) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.made = made
        self.cycle = cycle
        self.promised = promised
        self.closed = 0  # the code with which the server closed the socket

    def run(self) -> None:
        try:
            tokens = [entry["token"] for entry in self.made["seats"]]
            browser = self.server.sit(self.made["table"], *tokens)
            for n in range(100_000):
                if browser.game is None or not browser.game["choices"]:
                    return
                seat = browser.game["choices"]["seat"]
                id = f"{self.cycle}-{n}"
                answer = browser.act(id)
                if answer["t"] == "ok":
                    self.promised[command_key(f"seat {seat}", id)] = answer["version"]
                    browser.hear("update")
                elif answer["code"] == "limited":
                    time.sleep(answer["retry"])
        except ConnectionClosed as closed:
            self.closed = closed.rcvd.code if closed.rcvd else 0
        except (WebSocketException, OSError, TimeoutError, EOFError):
            pass


def lost(shelf: Shelf, tables: list[Json], promised: list[dict[str, int]]) -> int:
    """How many acknowledged actions are not in the log where they should be. The rest must be perfect."""
    missing = 0
    for made, acks in zip(tables, promised, strict=True):
        rows = shelf.rows(made["table"])
        assert [row.seq for row in rows] == list(range(len(rows)))
        assert not fold(made["table"], rows, LIMITS).frozen
        commands = [row.command for row in rows if row.command]
        assert len(set(commands)) == len(commands)
        where = {row.command: row.seq + 1 for row in rows}
        missing += sum(1 for command, version in acks.items() if where.get(command) != version)
    return missing


def kill_loop(shelf: Shelf, kills: int, program: tuple[str, ...], stop_at_loss: bool) -> tuple[int, int, int]:
    """Play, kill, start again; gives kills, acknowledged actions, and how many were lost."""
    rng = random.Random(11)
    server = RealServer(shelf.folder, *shelf.arguments, program=program)
    tables: list[Json] = []
    promised: list[dict[str, int]] = []
    gone = 0
    for cycle in range(kills):
        server.start()
        if cycle % 5 == 0:  # games end; a few new ones
            while len(tables) < TABLES * (cycle // 5 + 1) and len(tables) < 3 * TABLES:
                tables.append(server.make(players=5, seats=[{"kind": "person"}] * 5))
                promised.append({})
        writers = [Writer(server, made, cycle, promised[n]) for n, made in enumerate(tables)][-TABLES:]
        for writer in writers:
            writer.start()
        time.sleep(0.3 + rng.random() * 0.5)
        server.stop(signal.SIGKILL)
        for writer in writers:
            writer.join(30)
        gone = lost(shelf, tables, promised)
        if gone and stop_at_loss:
            break
    return cycle + 1, sum(map(len, promised)), gone


def test_told_to_stop_under_load_it_closes_its_sockets_soon_and_loses_nothing(shelf: Shelf) -> None:
    with RealServer(shelf.folder, *shelf.arguments) as server:
        tables = [server.make(players=5, seats=[{"kind": "person"}] * 5) for _ in range(TABLES)]
        for _ in range(TABLES):
            server.make(seats=[{"kind": "bot", "bot": "greedy"}] * 2)
        promised: list[dict[str, int]] = [{} for _ in tables]
        writers = [Writer(server, made, 0, acks) for made, acks in zip(tables, promised, strict=True)]
        for writer in writers:
            writer.start()
        deadline = time.monotonic() + 30
        while not all(promised) and time.monotonic() < deadline:
            time.sleep(0.05)
        begun = time.monotonic()
        server.stop(signal.SIGTERM)
        assert time.monotonic() - begun < 10
        for writer in writers:
            writer.join(30)
        assert all(promised), "everybody was playing"
        assert [writer.closed for writer in writers] == [1012] * TABLES
        assert lost(shelf, tables, promised) == 0


def test_three_kills_lose_nothing(shelf: Shelf) -> None:
    _, acknowledged, gone = kill_loop(shelf, 3, ("-m", "smallworld", "serve"), False)
    assert acknowledged > 20 and gone == 0


@pytest.mark.slow
def test_thirty_kills_lose_nothing(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    kills, acknowledged, gone = kill_loop(shelf, 30, ("-m", "smallworld", "serve"), False)
    with capsys.disabled():
        print(json.dumps({"kills": kills, "acknowledged": acknowledged, "lost": gone}))
    assert kills == 30 and acknowledged > 500 and gone == 0


@pytest.mark.parametrize("shelf", ["sqlite"], indirect=True)
def test_a_server_that_acknowledges_first_is_caught(shelf: Shelf) -> None:
    _, acknowledged, gone = kill_loop(shelf, 6, WRONG, True)
    assert acknowledged and gone
