"""People who play on whatever happens, and what must hold of everything that was promised to them."""

import contextlib
import random
import threading
import time
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from kit import Shelf
from real import Answer, Browser, RealServer
from smallworld.server.limits import LIMITS
from smallworld.table.fold import fold
from smallworld.table.tokens import command_key

Json = dict[str, Any]

LOST = (OSError, EOFError, TimeoutError, WebSocketException, AssertionError)
"""What befalls somebody whose server goes away, or does not let them in."""

AGAIN = ("storage", "limited", "closing", "fault")
"""Refusals after which a browser sends the same command again."""

SEATS = [{"kind": "person"}] * 3 + [{"kind": "bot", "bot": "random"}]

ENOUGH = 5
"""Refusals after which somebody tries another node."""

PATIENCE = 8.0
"""Seconds after which somebody who hears nothing tries elsewhere."""


class Stubborn(threading.Thread):
    """Plays all seats of people at a table with a bot, at whichever node answers; after a game another one.

    What was not answered is sent again under the same id, as a browser does; so it must not be done twice.
    """

    def __init__(self, ports: list[int], number: int, pause: float = 0.05) -> None:
        super().__init__(daemon=True)
        self.nodes = [Place(port, f"192.0.2.{number + 1}") for port in ports]
        self.made: Json | None = None
        self.number = number
        self.pause = pause
        self.rng = random.Random(number)
        self.promised: dict[str, dict[str, int]] = {}  # versions, by table and command
        self.refusals = 0  # in a row
        self.sent_again = 0
        self.waiting: Json | None = None  # a command without its answer
        self.acknowledged_at: list[float] = []
        self.problem: BaseException | None = None
        self.ended = threading.Event()

    def run(self) -> None:
        in_vain = 0
        try:
            while not self.ended.is_set():
                had = len(self.acknowledged_at)
                with contextlib.suppress(*LOST):
                    self.visit(self.rng.choice(self.nodes))
                in_vain = 0 if len(self.acknowledged_at) > had else in_vain + 1
                self.ended.wait(min(1.0, 0.05 * 2**in_vain))  # as browsers do: who comes too often is kept out
        except BaseException as problem:
            self.problem = problem

    def visit(self, node: RealServer) -> None:
        """Sit down there and play for as long as that goes."""
        if self.made is None:
            self.made = node.make(players=4, seats=SEATS, pace=100)
            self.waiting = None
        tokens = [entry["token"] for entry in self.made["seats"]]
        browser = node.sit(self.made["table"], self.made["host"], *tokens)
        self.refusals = 0
        try:
            while not self.ended.is_set() and self.refusals < ENOUGH:
                self.act(browser)
        finally:
            threading.Thread(target=browser.socket.close, daemon=True).start()

    def act(self, browser: Browser) -> None:
        """One command, answered."""
        assert self.made is not None
        if browser.game is None:  # the database went away after the table was made, before its game was begun
            browser.send({"t": "start", "id": f"{self.number}-{time.monotonic_ns()}"})
            self.hear(browser, "ok", "no")
            raise EOFError
        game = browser.game
        if game["view"]["over"]:
            self.made = None
            raise EOFError
        if self.waiting is None:
            choices = game["choices"]
            if not choices:
                self.hear(browser)
                return
            self.waiting = {
                "t": "do",
                "id": f"{self.number}-{time.monotonic_ns()}",
                "seat": choices["seat"],
                "version": browser.version,
                "action": self.rng.choice(choices["actions"]),
            }
        else:
            self.sent_again += 1
        browser.send(self.waiting)
        answer = self.hear(browser, "ok", "no")
        if answer["t"] == "ok":
            key = command_key(f"seat {self.waiting['seat']}", self.waiting["id"])
            self.promised.setdefault(self.made["table"], {})[key] = answer["version"]
            self.acknowledged_at.append(time.monotonic())
            self.waiting = None
            self.refusals = 0
            while browser.version < answer["version"]:
                self.hear(browser)
            time.sleep(self.pause)
        elif answer["code"] in AGAIN:
            self.refusals += 1
            time.sleep(min(1.0, answer.get("retry") or 0.2))
        else:  # somebody else was first
            self.waiting = None
            browser.send({"t": "sync"})
            self.hear(browser, "table")

    def hear(self, browser: Browser, *kinds: str) -> Json:
        """The next message, or one of these kinds."""
        last = time.monotonic() + PATIENCE
        while not self.ended.is_set():
            if time.monotonic() > last:
                raise TimeoutError
            try:
                message = browser.next(timeout=0.25)
            except TimeoutError:
                continue
            if message["t"] == "bye":
                raise EOFError
            if not kinds or message["t"] in kinds:
                return message
        raise EOFError


class Place(RealServer):
    """A node that somebody else has started, as somebody with an address of their own comes to it through a proxy."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address

    def connect(self, origin: str | None = "same", table: str = "", **headers: str) -> ClientConnection:
        return super().connect(origin, table, **{"X-Forwarded-For": self.address})

    def ask(self, path: str, body: bytes | Json | None = None, method: str | None = None, **headers: str) -> Answer:
        return super().ask(path, body, method, **headers, **{"X-Forwarded-For": self.address})


def play(people: list[Stubborn]) -> None:
    """Everybody begins."""
    for each in people:
        each.start()


def wait_for(holds: Any, seconds: float = 120) -> float:
    """Wait for something; how long it took."""
    begun = time.monotonic()
    while not holds():
        assert time.monotonic() - begun < seconds, "it does not come"
        time.sleep(0.02)
    return time.monotonic() - begun


def everybody_plays(people: list[Stubborn], since: float) -> bool:
    """Has everybody had an answer since then?"""
    assert not any(each.problem for each in people), [each.problem for each in people]
    return all(each.acknowledged_at and each.acknowledged_at[-1] > since for each in people)


def back(people: list[Stubborn], seconds: float = 120) -> float:
    """How long it takes until everybody has had an answer to something, from now on."""
    now = time.monotonic()
    return wait_for(lambda: everybody_plays(people, now), seconds)


def reckoning(shelf: Shelf, people: list[Stubborn]) -> Json:
    """Nothing that was promised may be lost or doubled, and every log must be whole."""
    for each in people:
        each.ended.set()
    for each in people:
        each.join(30)
        assert not each.is_alive() and each.problem is None, each.problem
    lost = doubled = 0
    games = {table: promised for each in people for table, promised in each.promised.items()}
    for table, promised in games.items():
        rows = shelf.rows(table)
        assert [row.seq for row in rows] == list(range(len(rows)))
        assert not fold(table, rows, LIMITS).frozen
        commands = [row.command for row in rows if row.command]
        doubled += len(commands) - len(set(commands))
        doubled += len(promised) - len(set(promised.values()))
        where = {row.command: row.seq + 1 for row in rows}
        lost += sum(where.get(command) != version for command, version in promised.items())
    acknowledged = sum(map(len, games.values()))
    again = sum(each.sent_again for each in people)
    return {"acknowledged": acknowledged, "sent again": again, "lost": lost, "doubled": doubled}
