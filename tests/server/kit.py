"""A server in miniature: real rooms and a real store, browsers that are lists of messages."""

import asyncio
import contextlib
import itertools
import json
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import psycopg

from sim_loop import LoopClock, VirtualLoop
from smallworld.engine.actions import Action
from smallworld.game import Game
from smallworld.hosting.crowd import Peer
from smallworld.hosting.minds import Minds
from smallworld.hosting.ports import RealStore, Sitter, Store, StoreError, Taken
from smallworld.hosting.randomness import SystemRandomness
from smallworld.hosting.room import Room
from smallworld.server.hub import Hub
from smallworld.server.limits import LIMITS, Limits
from smallworld.server.messages import read, read_new_table
from smallworld.server.store import FILE, SqliteStore
from smallworld.server.thinker import decide
from smallworld.table.commands import COMMANDS, Hello, Refused
from smallworld.table.entries import Row

Json = dict[str, Any]
T = TypeVar("T")
NUMBERS = itertools.count()


class MemoryStore:
    """Keeps rows in a dict; `broken` makes it fail."""

    def __init__(self) -> None:
        self.tables: dict[str, list[Row]] = {}
        self.broken = False

    async def append(self, table: str, row: Row, fence: int = 0) -> None:
        if self.broken:
            raise StoreError("broken")
        rows = self.tables.setdefault(table, [])
        if any(row.seq == old.seq or (row.command and row.command == old.command) for old in rows):
            raise Taken("taken")
        rows.append(row)

    async def load(self, table: str, since: int = 0) -> list[Row]:
        if self.broken:
            raise StoreError("broken")
        return self.tables.get(table, [])[since:]


class Inline:
    """Bots think at once."""

    def __init__(self) -> None:
        self.minds = Minds()

    async def decide(self, sitter: Sitter, game: Game, watched: bool) -> Action:
        return decide(self.minds, sitter, game, "kit")

    def close(self) -> None:
        pass


class Ear:
    """A browser that only listens."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.closed = ""

    def tell(self, data: bytes) -> None:
        self.frames.append(data)

    def hang_up(self, code: str, reason: str) -> None:
        self.closed = code

    @property
    def messages(self) -> list[Json]:
        return [json.loads(frame) for frame in self.frames]

    def last(self, kind: str) -> Json:
        """The latest message of a kind."""
        return next(message for message in reversed(self.messages) if message["t"] == kind)

    @property
    def game(self) -> Json:
        """The game as it was last shown."""
        shown: Json = next(m["game"] for m in reversed(self.messages) if m.get("game"))
        return shown

    @property
    def version(self) -> int:
        """The version that was last heard."""
        number: int = next(m["version"] for m in reversed(self.messages) if m["t"] in ("table", "update"))
        return number


class Guest:
    """A person at a table who says things and hears the answers."""

    def __init__(self, room: Room, ear: Ear, peer: Peer) -> None:
        self.room = room
        self.ear = ear
        self.peer = peer

    async def say(self, **message: Any) -> Json:
        """Send a command and return its answer."""
        message.setdefault("id", f"id-{next(NUMBERS)}")
        command = read(json.dumps(message))
        assert isinstance(command, COMMANDS)
        before = len(self.ear.frames)
        try:
            await self.room.post(self.room.said, self.peer, command)
        except Refused as refused:
            return {"t": "no", "code": refused.code, "reason": refused.reason}
        answers = [json.loads(frame) for frame in self.ear.frames[before:]]
        return next(answer for answer in answers if answer["t"] in ("ok", "no"))

    async def do(self, action: Json | list[Json] | None = None, **more: Any) -> Json:
        """Play an action, the first legal one if none is given."""
        choices = self.ear.game["choices"] if action is None or "seat" not in more else None
        if action is None:
            assert choices is not None
            action = choices["actions"][0]
        seat = more.pop("seat", None)
        seat = self.ear.game["view"]["decider"] if seat is None else seat
        return await self.say(t="do", **{"seat": seat, "version": self.ear.version, "action": action, **more})


def new_hub(store: Store | None = None, limits: Limits = LIMITS) -> Hub:
    """A server without sockets; its clock is the loop's."""
    return Hub(store or MemoryStore(), LoopClock(), SystemRandomness(), Inline(), limits)


def in_no_time(work: Coroutine[Any, Any, T]) -> T:
    """Run something whose waiting takes no time."""
    loop = VirtualLoop()
    try:
        return loop.run_until_complete(work)
    finally:
        loop.end()


async def make(hub: Hub, **body: Any) -> Json:
    """A table; two people at one device unless said otherwise, the game begun."""
    body = {"players": 2, "seats": [{"kind": "person"}, {"kind": "person"}], "pace": 0, "start": True} | body
    return await hub.make(read_new_table(json.dumps(body).encode()))


async def sit(hub: Hub, table: str, *tokens: str, after: int | None = None) -> Guest:
    """Say hello."""
    room = hub.room(table)
    ear = Ear()
    peer = await room.post(room.hello, ear, Hello(table, list(tokens), after))
    return Guest(room, ear, peer)


async def two_people(hub: Hub | None = None, **body: Any) -> tuple[Hub, Json, list[Guest]]:
    """A game of two, each with a browser; the one to decide comes first."""
    hub = hub or new_hub()
    made = await make(hub, **body)
    people = [await sit(hub, made["table"], token) for token in seats(made)]
    if people[1].ear.game["choices"]:
        people.reverse()
    return hub, made, people


async def kinds(hub: Hub, table: str) -> list[str]:
    """The kinds of entries in a log."""
    rows = await hub.store.load(table)
    return [json.loads(row.body)["what"]["kind"] for row in rows]


def seats(made: Json) -> list[str]:
    """The tokens of a new table's seats."""
    return [entry["token"] for entry in made["seats"]]


async def refused(waiting: Awaitable[Any]) -> str:
    """The code of a refusal that must come."""
    try:
        await waiting
    except Refused as problem:
        return problem.code
    raise AssertionError("it was not refused")


@dataclass
class Shelf:
    """A place where logs are kept: a folder, or a database if it has an address."""

    make: Callable[[], RealStore]
    address: str
    folder: Path

    def use(self, work: Callable[[RealStore], Awaitable[T]]) -> T:
        """Do something with a real store, and close it again."""
        store = self.make()
        store.open()
        try:
            return asyncio.run(wait_for(work(store)))
        finally:
            store.close()

    @property
    def arguments(self) -> tuple[str, ...]:
        """What a server is started with."""
        return ("--store", self.address) if self.address else ()

    def execute(self, statement: str, **given: Any) -> list[tuple[Any, ...]]:
        """Reach behind the store's back, with `:name` for what is given."""
        if self.address:
            for name in given:
                statement = statement.replace(f":{name}", f"%({name})s")
            with psycopg.connect(self.address, autocommit=True) as db:
                cursor = db.execute(statement, given)
                return cursor.fetchall() if cursor.description else []
        file = sqlite3.connect(self.folder / FILE, isolation_level=None)
        with contextlib.closing(file):
            return file.execute(statement, given).fetchall()

    def rows(self, table: str) -> list[Row]:
        """A table's log, read beside the server."""
        order = "SELECT seq, command, body, chain FROM entries WHERE tab = :tab ORDER BY seq"
        found = self.execute(order, tab=table)
        if not self.address:
            assert self.execute("PRAGMA integrity_check") == [("ok",)]
        return [Row(seq, command or "", body, chain) for seq, command, body, chain in found]


def on_disk(folder: Path, work: Callable[[SqliteStore], Awaitable[T]]) -> T:
    """Do something with a store in a file, and close it again."""
    return Shelf(lambda: SqliteStore(folder), "", folder).use(work)  # type: ignore[arg-type]


async def wait_for(work: Awaitable[T]) -> T:
    """An awaitable as a coroutine, with a limit."""
    return await asyncio.wait_for(work, 60)
