"""Several processes behind one port, and nodes that are replaced while people play."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from chaos import Place
from database import Postgres
from real import Browser, RealServer
from smallworld.server.meeting import Homes, Meeting

Json = dict[str, Any]


def children(server: RealServer) -> set[int]:
    """The workers of a server."""
    assert server.process is not None
    pid = server.process.pid
    return {int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}


def wait_for(holds: Any, seconds: float = 150) -> None:
    """Wait for something."""
    last = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < last, "it does not come"
        time.sleep(0.05)


def test_more_than_one_worker_needs_a_database(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "smallworld", "serve", "--port", "0", "--data", str(tmp_path), "--workers", "2"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert "--workers needs a database, since a file belongs to one process: give --store" in done.stderr


def test_workers_without_their_database_say_so(tmp_path: Path, postgres: Postgres) -> None:
    command = [sys.executable, "-m", "smallworld", "serve", "--port", "0", "--data", str(tmp_path), "--workers", "2"]
    command += ["--store", postgres.address("nowhere")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert "nowhere" in done.stderr and "does not exist" in done.stderr and "Traceback" not in done.stderr


def test_workers_share_a_port_and_are_replaced_when_they_die_or_grow_old(tmp_path: Path, database: str) -> None:
    with RealServer(tmp_path, "--store", database, "--workers", "2") as server:
        first = children(server)
        assert len(first) == 2
        made = server.make()
        tokens = [entry["token"] for entry in made["seats"]]
        browsers = [server.sit(made["table"], *tokens) for _ in range(6)]
        for n in range(6):
            answer = browsers[n].play(f"id-{n}")
            assert answer["t"] == "ok"
            for other in browsers:
                while other.version < answer["version"]:
                    other.next()
        os.kill(min(first), signal.SIGKILL)
        wait_for(lambda: len(children(server)) == 2 and min(first) not in children(server))
        server.sit(made["table"], *tokens).socket.close()
        second = children(server)
        assert server.process is not None
        server.process.send_signal(signal.SIGHUP)
        wait_for(lambda: len(children(server)) == 2 and not children(server) & second)
        again = server.sit(made["table"], *tokens)
        assert again.version == 8 and again.play("last")["t"] == "ok"
        assert server.stop(signal.SIGTERM) == 0


def counted(server: RealServer, name: str, port: int) -> list[int]:
    """What each worker says of itself under this name."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=20) as answer:
        lines = answer.read().decode().splitlines()
    return [int(float(line.split()[-1])) for line in lines if line.startswith(f"{name}{{")]


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def at_home_with_both(server: RealServer, number: int) -> list[list[Json]]:
    """At least so many tables that are at home with the one worker, and with the other: made until there are enough."""
    homes = Homes(2)
    meeting = Meeting(0, [os.dup(file) for file in homes.files(0)])
    found: list[list[Json]] = [[], []]
    try:
        while min(map(len, found)) < number:
            made = server.make()
            found[meeting.home(f"GET /ws?table={made['table']} HTTP/1.1\r\n".encode())].append(made)
    finally:
        meeting.close()
        homes.close()
    return found


def at(server: RealServer, made: Json) -> Browser:
    """A page at a table, which plays all its seats."""
    tokens = tuple(entry["token"] for entry in made["seats"])
    return Browser(server.connect(table=made["table"]), made["table"], tokens)


def test_everybody_at_a_table_meets_at_one_worker(tmp_path: Path, database: str) -> None:
    """Otherwise each action is played by all workers, and two of them bear hardly more than one."""
    port = free_port()
    with RealServer(tmp_path, "--store", database, "--workers", "2", "--metrics", str(port)) as server:
        homes = at_home_with_both(server, 6)
        browsers = [[at(server, made) for _ in range(4)] for tables in homes for made in tables]
        assert sorted(counted(server, "smallworld_sockets", port)) == sorted(4 * len(tables) for tables in homes)
        for n, (first, *others) in enumerate(browsers):
            answer = first.play(f"id-{n}")
            assert answer["t"] == "ok"
            for other in others:
                while other.version < answer["version"]:
                    other.next()
        # whoever made a table may still have it open for a moment
        wait_for(lambda: sorted(counted(server, "smallworld_tables", port)) == sorted(map(len, homes)), 20)


def test_a_worker_that_is_not_well_is_handed_nobody(tmp_path: Path, database: str) -> None:
    with RealServer(tmp_path, "--store", database, "--workers", "2") as server:
        tables = [made for kind in at_home_with_both(server, 3) for made in kind]
        frozen = min(children(server))
        os.kill(frozen, signal.SIGSTOP)
        try:
            time.sleep(2.5)
            for made in tables:
                assert at(server, made).table["t"] == "table"
        finally:
            os.kill(frozen, signal.SIGCONT)


def test_a_connection_on_which_something_was_asked_before_is_handed_over_too(tmp_path: Path, database: str) -> None:
    """A proxy keeps connections open and uses them again, for pages as well as for sockets."""
    port = free_port()
    with RealServer(tmp_path, "--store", database, "--workers", "2", "--metrics", str(port)) as server:
        lines = []
        homes = at_home_with_both(server, 4)
        for made in [made for tables in homes for made in tables]:
            line = socket.create_connection(("127.0.0.1", server.port), timeout=20)
            lines.append(line)
            host = f"Host: 127.0.0.1:{server.port}\r\n"
            line.sendall(f"GET /healthz HTTP/1.1\r\n{host}\r\n".encode())
            assert b"200 OK" in line.recv(65536)
            time.sleep(0.2)  # it has been answered, and the server knows that
            wish = f"Origin: http://127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            line.sendall(f"GET /ws?table={made['table']} HTTP/1.1\r\n{host}{wish}{key}\r\n".encode())
            answer = b""
            while b"\r\n\r\n" not in answer:
                answer += line.recv(65536)
            assert b" 101 " in answer
            token = made["seats"][0]["token"]
            hello = json.dumps({"t": "hello", "table": made["table"], "tokens": [token]}).encode()
            line.sendall(bytes((0x81, 0x80 | 126)) + len(hello).to_bytes(2, "big") + bytes(4) + hello)
            assert b'"t":"table"' in line.recv(65536)
            lines.append(at(server, made).socket.socket)
        # whoever made a table may still have it open for a moment
        wait_for(lambda: sorted(counted(server, "smallworld_tables", port)) == sorted(map(len, homes)), 20)
        for line in lines:
            line.close()


class Player(threading.Thread):
    """Plays all seats of people at a table at whichever node answers, and moves when it is told to. Each has an address
    of their own, as behind a proxy: fifty at one would be kept out by its limits."""

    def __init__(self, nodes: list[RealServer], place: int) -> None:
        super().__init__(daemon=True)
        self.nodes = [Place(node.port, f"192.0.2.{place + 1}") for node in nodes]
        seats = [{"kind": "person"}] * 4 + [{"kind": "bot", "bot": "random"}]
        self.made = self.nodes[place % len(nodes)].make(seats=seats, players=5, pace=200)
        self.place = place
        self.acknowledged: dict[str, int] = {}
        self.gaps: list[float] = []  # seconds without a table, each time
        self.codes: set[str] = set()
        self.phases: set[str] = set()  # of the table, as they were told
        self.over = threading.Event()
        self.problem: Exception | None = None

    def run(self) -> None:
        try:
            lost = time.monotonic()
            while not self.over.is_set():
                browser = self.sit()
                self.gaps.append(time.monotonic() - lost)
                with contextlib.suppress(OSError, EOFError, ConnectionClosed, TimeoutError):
                    self.play(browser)
                lost = time.monotonic()
                threading.Thread(target=browser.socket.close, daemon=True).start()
        except Exception as problem:
            self.problem = problem

    def sit(self) -> Browser:
        """At the next node that is there."""
        tokens = [entry["token"] for entry in self.made["seats"]]
        for _ in range(100):
            self.place = (self.place + 1) % len(self.nodes)
            try:
                return self.nodes[self.place].sit(self.made["table"], *tokens)
            except (OSError, EOFError, ConnectionClosed, TimeoutError):
                time.sleep(0.02)
        raise AssertionError("no node is there")

    def play(self, browser: Browser) -> None:
        """An action now and then, until the server says goodbye."""
        told = browser.table
        while not self.over.is_set():
            self.phases.add(told.get("lobby", {}).get("phase", ""))
            if told.get("lobby", {}).get("phase") == "over":
                self.over.set()
                return
            if told["t"] == "bye":
                self.codes.add(told["code"])
                return
            if browser.game is not None and browser.game["choices"] and told["t"] in ("table", "update", "quiet"):
                id = f"{self.made['table']}-{time.monotonic_ns()}"
                answer = browser.act(id, first=True)
                if answer["t"] == "ok":
                    self.acknowledged[id] = answer["version"]
                    browser.game = None
                    time.sleep(0.3)  # as people do; a game shall last longer than the test
            try:
                told = browser.next(timeout=0.2)
            except TimeoutError:
                told = {"t": "quiet"}


def moved_on(players: list[Player], before: list[int]) -> bool:
    """Has everybody played since?"""
    assert not any(player.problem for player in players), [player.problem for player in players]
    return all(len(each.acknowledged) > n or each.over.is_set() for each, n in zip(players, before, strict=True))


@pytest.mark.parametrize("tables", [4, pytest.param(50, marks=pytest.mark.long)])
def test_nodes_are_replaced_in_turn_while_everybody_plays(tmp_path: Path, database: str, tables: int) -> None:
    nodes = [RealServer(tmp_path / f"{n}", "--store", database, "--proxy", "127.0.0.1") for n in range(3)]
    try:
        for node in nodes:
            node.start()
        players = [Player(nodes, n) for n in range(tables)]
        for player in players:
            player.start()
        wait_for(lambda: all(len(player.acknowledged) > 2 for player in players))
        for node in nodes:
            assert node.stop(signal.SIGTERM) == 0
            node.start()
            before = [len(player.acknowledged) for player in players]
            wait_for(lambda: moved_on(players, before))  # noqa: B023
        for player in players:
            player.over.set()
        for player in players:
            player.join(30)
        assert not any(player.problem for player in players), [player.problem for player in players]
        moved = [player for player in players if len(player.gaps) > 1]
        assert moved and set().union(*[player.codes for player in moved]) <= {"moving"}
        longest = max(gap for player in players for gap in player.gaps[1:])
        assert longest < (3 if tables > 10 else 20), "on a machine with much else to do everything takes longer"
        for player in players:
            browser = nodes[0].sit(player.made["table"], player.made["watch"])
            assert browser.version >= max(player.acknowledged.values())
            assert len(set(player.acknowledged.values())) == len(player.acknowledged), "no number was given twice"
            browser.socket.close()
    finally:
        for node in nodes:
            if node.process is not None:
                node.stop(signal.SIGKILL)
    acts, moves = sum(len(each.acknowledged) for each in players), sum(len(each.gaps) - 1 for each in players)
    print(json.dumps({"tables": tables, "acknowledged": acts, "moves": moves, "longest": round(longest, 2)}))


NEWER = """import sys
from mending import mended
from smallworld.cli.main import main
with mended("base", land_price=3):
    sys.exit(main(["serve", *sys.argv[1:]]))
"""
"""The same program with a rule corrected, which makes every land dearer."""


def test_a_newer_version_takes_over_while_everybody_plays(tmp_path: Path, database: str) -> None:
    """An old node cannot read what the newer one has played: it sends people there, and shows no frozen table."""
    options = ("--store", database, "--proxy", "127.0.0.1")
    with contextlib.ExitStack() as stack:
        old = [stack.enter_context(RealServer(tmp_path / f"old{n}", *options)) for n in range(2)]
        newer = [RealServer(tmp_path / f"new{n}", *options, program=("-c", NEWER)) for n in range(2)]
        players = [Player(old, n) for n in range(3)]
        for player in players:
            player.start()
        wait_for(lambda: all(len(player.acknowledged) > 2 for player in players))
        for leaves, comes in zip(old, newer, strict=True):
            comes.port = leaves.port
            assert leaves.stop(signal.SIGTERM) == 0
            stack.enter_context(comes)
            for player in players:  # a page asks the newer node for something: that opens their table there
                token = player.made["seats"][0]["token"]
                glance = comes.ask(f"/api/tables/{player.made['table']}", authorization=f"Bearer {token}")
                assert glance.json["lobby"]["mended"], glance
            before = [len(player.acknowledged) for player in players]
            wait_for(lambda: moved_on(players, before))  # noqa: B023
        for player in players:
            player.over.set()
        for player in players:
            player.join(30)
        assert not any(player.problem for player in players), [player.problem for player in players]
        assert not any("frozen" in player.phases for player in players)
        assert set().union(*[player.codes for player in players]) <= {"moving"}  # who met an old node after a newer one
        for player in players:
            browser = newer[0].sit(player.made["table"], player.made["watch"])
            assert browser.version >= max(player.acknowledged.values())
            browser.socket.close()
