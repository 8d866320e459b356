"""How much the server bears: many tables on this machine, real sockets, real commits.

    python tools/load.py                          250 tables of four, 50 actions a second, 20 seconds
    python tools/load.py --search                 then more and more a second until it is too much
    python tools/load.py --tables 500 --rate 100 --seconds 30

The server is started on a free port of the loopback address with its limits per address lifted, and stopped
in the end. Latency is measured from sending an action to its acknowledgement, which comes after the commit.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from smallworld.cli.serve import listen
from smallworld.server.guard import Doors
from smallworld.server.limits import LIMITS
from smallworld.server.serve import serve
from smallworld.server.store import SqliteStore

Json = dict[str, Any]
TOO_SLOW = 0.25
"""The search ends when one in a hundred waits longer than this."""


WARM_UP = 3.0
"""Seconds that are played before anything is measured."""


class Choices(msgspec.Struct):
    """The part of a decision that a random player needs."""

    seat: int
    actions: list[Json]


class Shown(msgspec.Struct):
    """The part of a game that a random player needs."""

    choices: Choices | None


class Heard(msgspec.Struct):
    """Any message of the server."""

    t: str
    id: str = ""
    code: str = ""
    version: int | None = None
    game: Shown | None = None


@dataclass
class Seat:
    """One browser."""

    socket: ClientConnection
    table: "Table"

    async def listen(self, load: "Load") -> None:
        """Take what comes, as fast as it comes."""
        decode = msgspec.json.Decoder(Heard).decode
        with contextlib.suppress(Exception):
            async for frame in self.socket:
                self.table.hear(self, decode(frame), load)


@dataclass
class Table:
    """One game of four people."""

    seats: list[Seat] = field(default_factory=list)
    decider: Seat | None = None
    choices: Choices | None = None
    version: int = 0
    sent: float = 0.0
    over: bool = False

    def hear(self, seat: Seat, message: Heard, load: "Load") -> None:
        """Remember whose turn it is; take the time of acknowledgements."""
        if message.t == "ok":
            load.waits.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        elif message.t in ("no", "bye"):
            load.errors.append(message.code)
            self.sent = 0.0
        if message.game is not None and message.version is not None and message.version >= self.version:
            if message.version > self.version:
                self.choices = None
            self.version = message.version
            if message.game.choices is not None:
                self.decider, self.choices = seat, message.game.choices

    @property
    def ready(self) -> bool:
        """May somebody act?"""
        return not self.sent and self.choices is not None

    async def act(self, number: int) -> None:
        """Play something."""
        choices, decider = self.choices, self.decider
        assert choices is not None and decider is not None
        self.choices = None
        self.sent = time.perf_counter()
        action = choices.actions[number % len(choices.actions)]
        body = {"t": "do", "id": f"l{number}", "seat": choices.seat, "version": self.version, "action": action}
        await decider.socket.send(json.dumps(body))


@dataclass
class Load:
    """What was measured."""

    waits: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def told(self, seconds: float) -> str:
        """One line of figures."""
        if not self.waits:
            return "nothing was acknowledged"
        waits = sorted(self.waits)

        def share(part: float) -> float:
            return waits[min(len(waits) - 1, int(part * len(waits)))] * 1000

        figures = f"p50 {share(0.5):.1f}, p95 {share(0.95):.1f}, p99 {share(0.99):.1f}, worst {waits[-1] * 1000:.1f} ms"
        return f"{len(waits) / seconds:.0f} acknowledged a second, {figures}, {len(self.errors)} errors"

    @property
    def p99(self) -> float:
        """One in a hundred waits longer, in seconds."""
        waits = sorted(self.waits)
        return waits[int(0.99 * len(waits))] if waits else 9.0


@contextlib.contextmanager
def running(data: Path) -> Iterator[tuple[int, int]]:
    """A server of its own process; gives its port and its number."""
    command = [sys.executable, __file__, "--serve", str(data)]
    path = os.pathsep.join(entry for entry in sys.path if entry)
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path})
    try:
        assert server.stdout is not None
        yield int(server.stdout.readline()), server.pid
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(20)


def processor_time(process: int) -> float:
    """Seconds of processor a process has used, where the system tells."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def serve_without_limits(data: Path) -> None:
    """The server, for one address that plays everybody."""
    store = SqliteStore(data)
    store.open()
    listener = listen("127.0.0.1", 0)
    print(listener.getsockname()[1], flush=True)
    much = 1e9
    limits = replace(
        LIMITS,
        sockets_per_address=10**6,
        connections_per_address=10**6,
        sockets=10**6,
        socket_rate=much,
        socket_burst=much,
        address_rate=much,
        address_burst=much,
        tables_rate=much,
        tables_burst=much,
    )
    serve(listener, store, Doors(), limits=limits)


def make_table(port: int, seat: Json) -> Json:
    """A game of four of a kind, begun."""
    body = json.dumps({"players": 4, "seats": [seat] * 4, "pace": 600, "deadline": 0, "start": True}).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        made: Json = json.load(answer)
    return made


async def sit_down(port: int, load: Load) -> Table:
    """Four browsers at a new table."""
    made = await asyncio.to_thread(make_table, port, {"kind": "person"})
    table = Table()
    for entry in made["seats"]:
        socket = await connect(
            f"ws://127.0.0.1:{port}/ws", origin=Origin(f"http://127.0.0.1:{port}"), compression=None, max_size=None
        )
        seat = Seat(socket, table)
        table.seats.append(seat)
        await socket.send(json.dumps({"t": "hello", "table": made["table"], "tokens": [entry["token"]]}))
        asyncio.get_running_loop().create_task(seat.listen(load))
    return table


async def drive(tables: list[Table], load: Load, rate: float, seconds: float) -> None:
    """So many actions a second, each at another table."""
    begun = time.perf_counter()
    number = 0
    place = 0
    while time.perf_counter() - begun < seconds:
        due = int((time.perf_counter() - begun) * rate)
        while number < due:
            for _ in range(len(tables)):
                place = (place + 1) % len(tables)
                if tables[place].ready:
                    await tables[place].act(int(begun) % 1000 * 1_000_000 + number)
                    break
            number += 1
        await asyncio.sleep(0.002)
    await asyncio.sleep(1.0)


async def measure(args: argparse.Namespace, port: int, process: int) -> None:
    """Sit down, play at the wanted rate, and tell; then look for the end of it."""
    load = Load()
    tables: list[Table] = []
    for n in range(0, args.tables, 10):
        tables += await asyncio.gather(*[sit_down(port, load) for _ in range(min(10, args.tables - n))])
    for _ in range(args.bots):
        await asyncio.to_thread(make_table, port, {"kind": "bot", "bot": "greedy"})
    print(f"{args.tables} tables, {4 * args.tables} sockets, {args.bots} tables of bots", flush=True)
    gc.collect()
    gc.freeze()
    gc.disable()  # the browsers' own pauses are not the server's
    rate = args.rate
    await drive(tables, load, rate, WARM_UP)
    while True:
        load.waits.clear()
        load.errors.clear()
        before = processor_time(process)
        await drive(tables, load, rate, args.seconds)
        each = (processor_time(process) - before) * 1000 / max(1, len(load.waits))
        print(f"{rate:.0f} wanted a second: {load.told(args.seconds)}, {each:.1f} ms of processor each", flush=True)
        if not args.search or load.p99 > TOO_SLOW or load.errors or len(load.waits) < 0.8 * rate * args.seconds:
            break
        rate *= 1.5
    for table in tables:
        for seat in table.seats:
            seat.socket.transport.abort()


def main() -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(description="Measure the server under load, on this machine only.")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=50.0, help="actions a second, over all tables")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--bots", type=int, default=0, help="so many tables of four greedy bots besides")
    parser.add_argument("--search", action="store_true", help="raise the rate until it is too much")
    parser.add_argument("--serve", default="", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve_without_limits(Path(args.serve))
        return 0
    with tempfile.TemporaryDirectory() as data, running(Path(data)) as (port, process):
        asyncio.run(measure(args, port, process))
    return 0


if __name__ == "__main__":
    sys.exit(main())
