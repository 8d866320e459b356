"""A server in a process of its own, and a crowd of browsers that play on it: what the tools of the server share.

The server runs on a free port of the loopback address, with its limits per address lifted, since one address
plays everybody.
"""

import argparse
import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from smallworld.cli.crew import READY, Workers, end_with_parent
from smallworld.cli.serve import join, listen, make_store, meeting_of
from smallworld.server.guard import Doors
from smallworld.server.limits import LIMITS
from smallworld.server.serve import serve

Json = dict[str, Any]

PATIENCE = 1.0
"""Seconds to wait for the last answers after everything was sent."""


class Choices(msgspec.Struct):
    """The part of a decision that a random player needs."""

    seat: int
    actions: list[Json]


class Shown(msgspec.Struct):
    """The part of a game that a random player needs."""

    choices: Choices | None


class Lobby(msgspec.Struct):
    """Whether it is over."""

    phase: str


class Heard(msgspec.Struct):
    """Any message of the server."""

    t: str
    id: str = ""
    code: str = ""
    version: int | None = None
    game: Shown | None = None
    lobby: Lobby | None = None


@dataclass
class Seat:
    """One browser."""

    socket: ClientConnection
    hello: str
    table: "Table"
    listening: asyncio.Task[None] | None = None  # kept, since nothing else holds on to it

    async def listen(self, load: "Load") -> None:
        """Take messages as fast as they come."""
        decode = msgspec.json.Decoder(Heard).decode
        with contextlib.suppress(Exception):
            async for frame in self.socket:
                self.table.hear(self, decode(frame), load)


@dataclass
class Table:
    """One game of people."""

    seats: list[Seat] = field(default_factory=list)
    decider: Seat | None = None
    choices: Choices | None = None
    version: int = 0
    due: float = 0.0  # when the action that awaits its answer should have been sent
    over: bool = False

    def hear(self, seat: Seat, message: Heard, load: "Load") -> None:
        """Remember whose turn it is; take the time of acknowledgements."""
        if message.t == "ok":
            load.waits.append(time.perf_counter() - self.due)
            self.due = 0.0
        elif message.t in ("no", "bye"):
            load.errors.append(message.code)
            self.due = 0.0
        if message.lobby is not None:
            self.over = message.lobby.phase == "over"
        if message.game is not None and message.version is not None and message.version >= self.version:
            if message.version > self.version:
                self.choices = None
            self.version = message.version
            if message.game.choices is not None:
                self.decider, self.choices = seat, message.game.choices

    @property
    def ready(self) -> bool:
        """May somebody act?"""
        return not self.due and self.choices is not None

    async def act(self, number: int, due: float) -> None:
        """Play something."""
        choices, decider = self.choices, self.decider
        assert choices is not None and decider is not None
        self.choices = None
        self.due = due
        action = choices.actions[number % len(choices.actions)]
        id = f"{number}-{time.monotonic_ns()}"
        body = {"t": "do", "id": id, "seat": choices.seat, "version": self.version, "action": action}
        try:
            await decider.socket.send(json.dumps(body))
        except (OSError, WebSocketException):  # it was cut off, and will come back
            self.due = 0.0

    def leave(self) -> None:
        """All browsers leave, without a word."""
        for seat in self.seats:
            seat.socket.transport.abort()


@dataclass
class Load:
    """What was measured."""

    waits: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    wanted: int = 0

    def clear(self) -> None:
        """Start again."""
        self.waits.clear()
        self.errors.clear()
        self.wanted = 0

    def share(self, part: float) -> float:
        """This share of the actions did not wait longer than this, in seconds."""
        waits = sorted(self.waits)
        return waits[min(len(waits) - 1, int(part * len(waits)))] if waits else PATIENCE

    @property
    def behind(self) -> int:
        """Actions that should have been answered and were not."""
        return self.wanted - len(self.waits)

    def told(self, seconds: float) -> str:
        """One line of figures."""
        names = (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("p99.9", 0.999), ("worst", 1.0))
        figures = ", ".join(f"{name} {self.share(part) * 1000:.1f}" for name, part in names)
        late = f", {self.behind} behind" if self.behind else ""
        return f"{len(self.waits) / seconds:.0f} acknowledged a second, {figures} ms, {len(self.errors)} errors{late}"


# The server


@dataclass(frozen=True)
class Server:
    """Where it is."""

    port: int
    process: int

    def processor_time(self) -> float:
        """Seconds of processor time it has used, if the system says."""
        try:
            fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Megabytes that it holds, if the system says."""
        try:
            pages = int(Path(f"/proc/{self.process}/statm").read_text().split()[1])
        except OSError:
            return 0.0
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def files(self) -> int:
        """Files and sockets that it has open, if the system says."""
        folder = Path(f"/proc/{self.process}/fd")
        return sum(1 for _ in folder.iterdir()) if folder.is_dir() else 0


@contextlib.contextmanager
def running(data: Path, store: str = "") -> Iterator[Server]:
    """A server in a process of its own: on a file, or as a node on a database."""
    command = [sys.executable, "-m", "tools.crowd", str(data), *([store] if store else [])]
    path = os.pathsep.join([str(Path(__file__).parent.parent), *[entry for entry in sys.path if entry]])
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path})
    try:
        assert server.stdout is not None
        yield Server(int(server.stdout.readline()), server.pid)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(20)


class Crew(Workers):
    """The workers of `smallworld serve --workers`, for one address that plays everybody."""

    def command(self) -> list[str]:
        """What each of them is."""
        return [sys.executable, "-m", "tools.crowd", *self.arguments]

    def tell(self) -> None:
        """Where it is, and which processes serve."""
        print(self.listener.getsockname()[1], *[worker.pid for worker in self.running], flush=True)


@contextlib.contextmanager
def running_crew(store: str, number: int) -> Iterator[list[Server]]:
    """So many workers behind one port, with a process that minds them."""
    command = [sys.executable, "-m", "tools.crowd", "--workers", str(number), "-", store]
    path = os.pathsep.join([str(Path(__file__).parent.parent), *[entry for entry in sys.path if entry]])
    crew = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path})
    try:
        assert crew.stdout is not None
        port, *processes = map(int, crew.stdout.readline().split())
        yield [Server(port, process) for process in processes]
    finally:
        crew.send_signal(signal.SIGTERM)
        crew.wait(30)


def serve_by_workers(number: int, store: str) -> None:
    """Several workers behind one port, until told to stop."""
    with listen("127.0.0.1", 0) as listener:
        crew = Crew(listener, number, ["-", store])
        crew.run(crew.tell)


def serve_without_limits(data: Path, address: str = "", shared: int | None = None, meeting: str = "") -> None:
    """The server, for one address that plays everybody; on a listening socket that others share, if it is a worker."""
    store = make_store(address, str(data))
    store.open()
    nodes, notes = join(store, frozenset())
    listener = listen("127.0.0.1", 0) if shared is None else socket.socket(fileno=shared)
    much = 1e9
    limits = replace(
        LIMITS,
        hello_seconds=60.0,  # a thousand browsers in one process are slow
        sockets_per_address=10**6,
        connections_per_address=10**6,
        connection_rate=much,
        connection_burst=much,
        sockets=10**6,
        socket_rate=much,
        socket_burst=much,
        address_rate=much,
        address_burst=much,
        guess_rate=much,
        guess_burst=much,
        tables_rate=much,
        tables_burst=much,
    )

    def ready() -> None:
        print(*([listener.getsockname()[1]] if shared is None else [READY, 0]), flush=True)

    if shared is not None:
        end_with_parent()
    serve(listener, store, Doors(), limits=limits, ready=ready, nodes=nodes, notes=notes, meeting=meeting_of(meeting))


# The players


def make_table(port: int, players: int, seat: Json, pace: int = 600) -> Json:
    """A started game with these seats."""
    wanted = {"players": players, "seats": [seat] * players, "pace": pace, "deadline": 0, "start": True}
    body = json.dumps(wanted).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        made: Json = json.load(answer)
    return made


async def sit_down(port: int, players: int, load: Load) -> Table:
    """A browser for each seat of a new table."""
    made = await asyncio.to_thread(make_table, port, players, {"kind": "person"})
    table = Table()
    for entry in made["seats"]:
        hello = json.dumps({"t": "hello", "table": made["table"], "tokens": [entry["token"]]})
        table.seats.append(await come(port, hello, table, load))
    return table


async def watch_bots(port: int, level: str, pace: int, load: Load) -> Table:
    """A browser that watches a new table of four bots."""
    made = await asyncio.to_thread(make_table, port, 4, {"kind": "bot", "bot": level}, pace)
    table = Table()
    hello = json.dumps({"t": "hello", "table": made["table"], "tokens": [made["watch"]]})
    table.seats.append(await come(port, hello, table, load))
    return table


async def come(port: int, hello: str, table: Table, load: Load) -> Seat:
    """A browser connects and listens from now on."""
    name = json.loads(hello)["table"]
    socket = await connect(
        f"ws://127.0.0.1:{port}/ws?table={name}",
        origin=Origin(f"http://127.0.0.1:{port}"),
        compression=None,
        max_size=None,
    )
    seat = Seat(socket, hello, table)
    await socket.send(hello)
    seat.listening = asyncio.get_running_loop().create_task(seat.listen(load))
    return seat


async def come_back(port: int, table: Table, load: Load) -> None:
    """One of the browsers at a table, but not one that waits for an answer, is cut off and reconnects."""
    place = next((n for n, seat in enumerate(table.seats) if not table.due or seat is not table.decider), None)
    if place is not None:
        table.seats[place].socket.transport.abort()
        table.seats[place] = await come(port, table.seats[place].hello, table, load)


async def fill(tables: list[Table], number: int, port: int, players: int, load: Load) -> None:
    """Leave tables whose games are over, and make new ones until there are this many."""
    for table in [table for table in tables if table.over]:
        table.leave()
        tables.remove(table)
    while len(tables) < number:
        few = min(10, number - len(tables))
        tables += await asyncio.gather(*[sit_down(port, players, load) for _ in range(few)])


async def drive(tables: list[Table], load: Load, rate: float, seconds: float) -> None:
    """This many actions a second, each at another table. One that finds no table ready is not skipped: it is late."""
    load.clear()
    begun = time.perf_counter()
    place = 0
    sent = 0
    while (now := time.perf_counter() - begun) < seconds:
        load.wanted = int(now * rate)
        for _ in range(len(tables)):
            if sent >= load.wanted:
                break
            place = (place + 1) % len(tables)
            if tables[place].ready:
                sent += 1
                await tables[place].act(sent, begun + sent / rate)
        await asyncio.sleep(max(0.001, begun + (sent + 1) / rate - time.perf_counter()))
    last = time.perf_counter() + PATIENCE
    while load.behind > 0 and time.perf_counter() < last:
        await asyncio.sleep(0.01)


def main() -> None:
    """From the command line of a process that one of these tools starts."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--listener", type=int, default=None)
    parser.add_argument("--meeting", default="")
    parser.add_argument("data")
    parser.add_argument("store", nargs="?", default="")
    args = parser.parse_args()
    if args.workers:
        serve_by_workers(args.workers, args.store)
    else:
        serve_without_limits(Path(args.data), args.store, args.listener, args.meeting)


if __name__ == "__main__":
    main()
