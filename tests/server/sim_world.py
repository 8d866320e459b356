"""The world around a simulated server: a store, a network and players, all of which may fail.

Every fault is drawn from one seed. Frames on one connection keep their order, as with TCP; a command that
is sent again over a new connection may overtake its first copy.
"""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from smallworld.bots import make_bot
from smallworld.bots.levels import level_of
from smallworld.engine.actions import Action
from smallworld.game import Game
from smallworld.hosting.ports import Sitter, StoreError, Taken
from smallworld.server.hub import Hub
from smallworld.server.socket import Conversation
from smallworld.server.store.worker import Append, Job
from smallworld.table.entries import Row

Json = dict[str, Any]

KINDS = (
    "cut",  # a connection breaks
    "half_open",  # one direction goes silent
    "delay",  # frames take seconds
    "forget",  # a player's browser restarts and forgets what it has sent
    "restart",  # … or remembers it
    "crash",  # the server dies at any step
    "store_error",  # a write fails cleanly
    "store_doubt",  # a write succeeds and is reported as failed
    "disk_full",  # all writes fail for a while
    "slow_store",  # a write takes up to five seconds
    "two_servers",  # an old server wakes up and writes too
    "rude",  # players also send nonsense and commands they may not give
    "leaver",  # somebody leaves and comes back late
    "new_rules",  # a version with a mended rule replaces the server
)


@dataclass
class Faults:
    """Which kinds of trouble a run has; a random half of them, so that they do not hide each other."""

    random: Random
    kinds: frozenset[str]
    on: bool = True

    def strikes(self, kind: str, chance: float) -> bool:
        """Does it happen now?"""
        return self.on and kind in self.kinds and self.random.random() < chance


class SimDisk:
    """What survives a crash: rows that were committed."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults
        self.tables: dict[str, list[Row]] = {}
        self.full_until = 0.0

    def keep(self, table: str, row: Row) -> bool:
        """Commit a row, unless its number or its command is taken."""
        rows = self.tables.setdefault(table, [])
        if any(row.seq == old.seq or (row.command and row.command == old.command) for old in rows):
            return False
        rows.append(row)
        return True

    def rows(self, table: str) -> list[Row]:
        """What is committed."""
        return self.tables.get(table, [])


class RealDisk(SimDisk):
    """A real store below the simulated faults; it is asked at once, by the simulator's one thread."""

    def __init__(self, faults: Faults, work: Callable[[list[Job]], None], read: Callable[[str], list[Row]]) -> None:
        super().__init__(faults)
        self.work = work
        self.read = read

    def keep(self, table: str, row: Row) -> bool:
        answers: list[StoreError | None] = []
        self.work([Job(Append(table, row), lambda _, problem: answers.append(problem))])
        assert len(answers) == 1 and (answers[0] is None or isinstance(answers[0], Taken))
        return answers == [None]

    def rows(self, table: str) -> list[Row]:
        self.tables[table] = self.read(table)  # for those who look at everything in the end
        return self.tables[table]


class SimStore:
    """One server's way to the disk; it ends with the server."""

    def __init__(self, disk: SimDisk) -> None:
        self.disk = disk
        self.alive = True

    async def append(self, table: str, row: Row, fence: int = 0) -> None:
        faults = self.disk.faults
        now = asyncio.get_running_loop().time()
        if faults.strikes("disk_full", 0.005):
            self.disk.full_until = now + 8.0
        await asyncio.sleep(faults.random.random() * (5.0 if faults.strikes("slow_store", 0.03) else 0.01))
        self.check()
        if now < self.disk.full_until or faults.strikes("store_error", 0.02):
            raise StoreError("the disk is full")
        if not self.disk.keep(table, row):
            raise Taken("somebody was faster")
        await asyncio.sleep(faults.random.random() * 0.01)
        self.check()
        if faults.strikes("store_doubt", 0.02):
            raise StoreError("the disk does not answer")

    async def load(self, table: str, since: int = 0) -> list[Row]:
        await asyncio.sleep(self.disk.faults.random.random() * 0.01)
        self.check()
        if self.disk.faults.strikes("store_error", 0.02):
            raise StoreError("the disk does not answer")
        return self.disk.rows(table)[since:]

    def check(self) -> None:
        """A dead server neither reads nor writes."""
        if not self.alive:
            raise StoreError("the server is dead")


class SimThinker:
    """Bots decide at once, by the run's own dice."""

    def __init__(self, random: Random) -> None:
        self.random = random

    async def decide(self, sitter: Sitter, game: Game, watched: bool) -> Action:
        await asyncio.sleep(0.01)
        name = level_of(sitter.level).named(sitter.character)
        return make_bot(name, str(self.random.random()), sitter.seat).decide(game)

    def close(self) -> None:
        pass


class SimRandomness:
    """Secrets that come out the same for the same seed."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def token(self) -> str:
        return f"{self.random.getrandbits(128):032x}"

    def seed(self) -> str:
        return f"{self.random.getrandbits(256):064x}"


class Connection:
    """A WebSocket between a player and a server, as both its ends see it."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults
        self.scope: Json = {}
        self.to_server: asyncio.Queue[Json] = asyncio.Queue()
        self.to_client: asyncio.Queue[str | None] = asyncio.Queue()
        self.open = True
        self.deaf = False  # the server hears nothing more
        self.mute = False  # the player hears nothing more
        self.last_up = self.last_down = 0.0

    def when(self, last: float) -> float:
        """When a frame arrives: later than the one before it."""
        loop = asyncio.get_running_loop()
        wait = self.faults.random.random() * (3.0 if self.faults.strikes("delay", 0.05) else 0.02)
        return max(last, loop.time() + wait) + 1e-6

    # The player's end

    def say(self, text: str) -> None:
        """A frame to the server."""
        if self.faults.strikes("half_open", 0.01):
            self.deaf, self.mute = self.faults.random.choice([(True, False), (False, True), (True, True)])
        if self.faults.strikes("cut", 0.02):
            self.cut()
        if self.open and not self.deaf:
            self.last_up = self.when(self.last_up)
            message = {"type": "websocket.receive", "text": text}
            asyncio.get_running_loop().call_at(self.last_up, self.to_server.put_nowait, message)

    def cut(self) -> None:
        """Both ends learn that it is broken; what was on its way to the server may still arrive."""
        if self.open:
            self.open = False
            self.to_client.put_nowait(None)
            loop = asyncio.get_running_loop()
            loop.call_at(self.when(self.last_up), self.to_server.put_nowait, {"type": "websocket.disconnect"})

    # The server's end: what Conversation needs of a WebSocket

    async def receive(self) -> Json:
        return await self.to_server.get()

    async def send_text(self, text: str) -> None:
        if not self.open:
            raise RuntimeError("closed")
        if self.faults.strikes("cut", 0.003):
            self.cut()
        elif not self.mute:
            self.last_down = self.when(self.last_down)
            asyncio.get_running_loop().call_at(self.last_down, self.to_client.put_nowait, text)

    async def close(self, code: int = 1000) -> None:
        if self.open:
            self.open = False
            asyncio.get_running_loop().call_at(self.when(self.last_down), self.to_client.put_nowait, None)


class Network:
    """Finds a living server."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults
        self.hubs: list[Hub] = []
        self.talks: dict[int, list[tuple[Connection, asyncio.Task[None]]]] = {}

    def connect(self) -> Connection | None:
        """A new connection; None while no server is up."""
        if not self.hubs:
            return None
        hub = self.hubs[-1] if len(self.hubs) > 1 and self.faults.random.random() < 0.5 else self.hubs[0]
        connection = Connection(self.faults)
        talk = Conversation(connection, hub)  # type: ignore[arg-type]
        task = asyncio.get_running_loop().create_task(talk.run())
        self.talks.setdefault(id(hub), []).append((connection, task))
        return connection

    def kill(self, hub: Hub) -> None:
        """The server dies: nothing more from it reaches the disk or a browser, then its tasks go too."""
        assert isinstance(hub.store, SimStore)
        hub.store.alive = False
        hub.closing = True
        self.hubs.remove(hub)
        for connection, task in self.talks.pop(id(hub), []):
            connection.mute = True
            connection.cut()
            asyncio.get_running_loop().call_soon(task.cancel)
        for task in list(hub.tasks):
            asyncio.get_running_loop().call_soon(task.cancel)


@dataclass
class Player:
    """A person with a browser. Keeps its tokens, and perhaps the command it has sent, through restarts."""

    name: str
    table: str
    tokens: list[str]
    seat: int | None
    network: Network
    faults: Faults
    acknowledged: dict[str, int] = field(default_factory=dict)  # what the server promised, by command
    sent: dict[str, Json] = field(default_factory=dict)
    heard: list[str] = field(default_factory=list)
    pending: Json | None = None
    version: int = 0
    game: Json | None = None
    over: bool = False
    lobby: Json | None = None
    count: int = 0
    wrong: list[str] = field(default_factory=list)

    async def play(self) -> None:
        """Connect, again and again, until the game is over."""
        while not self.over:
            if self.faults.strikes("leaver", 0.05):
                await asyncio.sleep(self.faults.random.random() * 120)
            connection = self.network.connect()
            if connection is None:
                await asyncio.sleep(0.5)
                continue
            try:
                await self.session(connection)
            finally:
                connection.cut()
            await asyncio.sleep(self.faults.random.random() * 0.5)

    async def session(self, connection: Connection) -> None:
        """One connection, from hello to its end."""
        hello: Json = {"t": "hello", "table": self.table, "tokens": self.tokens}
        if self.version:
            hello["after"] = self.version
        connection.say(json.dumps(hello))
        patience = 4.0
        while not self.over:
            try:
                frame = await asyncio.wait_for(connection.to_client.get(), patience)
            except TimeoutError:
                if patience < 4.0:
                    return  # half open: no answer to a question
                connection.say('{"t":"sync"}')
                patience = 3.0
                continue
            patience = 4.0
            if frame is None:
                return
            self.heard.append(frame)
            message = json.loads(frame)
            if message["t"] == "bye":
                return
            if self.restarts():
                return
            await self.hear(connection, message)

    def restarts(self) -> bool:
        """The browser is closed and opened again."""
        if self.faults.strikes("forget", 0.01):
            self.pending, self.version, self.game = None, 0, None
            return True
        if self.faults.strikes("restart", 0.01):
            self.version, self.game = 0, None
            return True
        return False

    async def hear(self, connection: Connection, message: Json) -> None:
        """What a browser does with a message."""
        kind = message["t"]
        if kind == "table" and self.pending is not None:
            connection.say(json.dumps(self.pending))  # did it arrive? ask by sending it again
        if kind in ("table", "update"):
            if message["version"] < self.version and kind == "update":
                self.wrong.append(f"{self.name} heard version {message['version']} after {self.version}")
            self.version = message["version"]
            self.game = message.get("game") or (self.game if kind == "update" else None)
            self.lobby = message.get("lobby") or self.lobby
            self.over = self.lobby is not None and self.lobby["phase"] in ("over", "frozen")
        elif kind == "ok":
            if message["id"] in self.acknowledged and self.acknowledged[message["id"]] != message["version"]:
                self.wrong.append(f"{message['id']} was answered with two versions")
            self.acknowledged[message["id"]] = message["version"]
            if self.pending is not None and self.pending["id"] == message["id"]:
                self.pending = None
        elif kind == "no" and self.pending is not None and self.pending["id"] == message["id"]:
            if message["code"] in ("storage", "limited", "closing"):
                await asyncio.sleep(0.5 + message.get("retry", 0.0))
                connection.say(json.dumps(self.pending))
                return
            self.pending = None
            if message["code"] == "conflict":
                connection.say('{"t":"sync"}')
            elif message["code"] == "denied":
                connection.cut()  # a bot sits there: a new hello takes the seat back
        if self.pending is None and self.game is not None and self.game["choices"] and not self.over:
            await self.decide(connection, self.game["choices"])

    async def decide(self, connection: Connection, choices: Json) -> None:
        """Play something; games are kept short by ending steps early."""
        random = self.faults.random
        await asyncio.sleep(random.random())
        if self.faults.strikes("rude", 0.05):
            connection.say(random.choice(RUDE) % {"version": self.version, "seat": random.randrange(5)})
        actions = choices["actions"]
        quick = [action for action in actions if action["do"] in ("end", "decline", "expand")]
        action = random.choice(quick if quick and random.random() < 0.7 else actions)
        self.count += 1
        command: Json = {"id": f"{self.name}-{self.count}", "seat": choices["seat"], "version": self.version}
        if choices["can_undo"] and random.random() < 0.1:
            command["t"] = "undo"
        else:
            command |= {"t": "do", "action": action}
        self.pending = command
        self.sent[command["id"]] = command
        connection.say(json.dumps(command))


RUDE = (
    "not json at all %(seat)d",
    '{"t":"do","id":"rude-1","seat":%(seat)d,"version":%(version)d,"action":{"do":"abandon","region":"nowhere"}}',
    '{"t":"do","id":"rude-2","seat":%(seat)d,"version":0,"action":{"do":"end"}}',
    '{"t":"start","id":"rude-3"}',
    '{"t":"leave","id":"rude-4","seat":9}',
    '{"t":"join","id":"rude-5","seat":%(seat)d,"name":"Eve"}',
    '{"t":"pace","id":"rude-6","pace":5,"deadline":0}',
    '{"t":"hello","table":"x","tokens":["y"]}',
)
