"""What does somebody who keeps opening sockets cost the others? A flood from one address, while people play.

    python tools/flood.py                       openings, ten seconds
    python tools/flood.py --what text           each socket sends text that is not UTF-8

It prints the openings per second and what became of them, how much of a core the server used, how soon the
others' actions were acknowledged, and how much the server wrote to its log. Everything stays on the loopback address.
"""

import argparse
import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

if not __package__:  # run as a file: its neighbours are found from the folder above
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.crowd import Load, Server, Table, drive, fill

CALLERS = 24
"""How many callers open sockets side by side: fewer than an address may have open."""

PLAYERS = 2
TABLES = 3
RATE = 20.0
"""Actions a second of the people playing meanwhile."""

FRAMES = {
    "openings": b"",
    "text": b"\x81\x82\0\0\0\0\xff\xfe",
    "unmasked": b"\x81\x02hi",
    "json": b"\x81\x82\0\0\0\0{]",
}
"""What a caller sends once the socket is open."""


@dataclass(frozen=True)
class Seen:
    """What came of it."""

    seconds: float
    answers: Counter[str]
    core: float  # how much of a core the server used
    p99: float  # seconds until an action of the others was acknowledged
    errors: int
    log_bytes: int

    def told(self) -> str:
        """A few lines of figures."""
        answers = ", ".join(f"{number / self.seconds:.0f}/s {word}" for word, number in self.answers.most_common())
        each = 1000 * self.core * self.seconds / max(1, self.answers.total())
        return (
            f"openings: {answers}\nserver: {100 * self.core:.0f} % of a core, {each:.2f} ms for each opening with all "
            f"else; others' actions: p99 {1000 * self.p99:.0f} ms, {self.errors} errors; log: {self.log_bytes} bytes"
        )


@contextlib.contextmanager
def served(data: Path, log: Path) -> Iterator[Server]:
    """A server with its ordinary limits."""
    command = [sys.executable, "-m", "smallworld", "serve", "--port", "0", "--data", str(data)]
    path = os.pathsep.join([str(Path(__file__).parent.parent), *[entry for entry in sys.path if entry]])
    environment = {**os.environ, "PYTHONPATH": path}
    with log.open("w") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment)
    try:
        assert process.stdout is not None
        yield Server(int(process.stdout.readline().split("localhost:")[1].split(" ")[0].rstrip(",")), process.pid)
    finally:
        process.terminate()
        process.wait(20)


async def call(port: int, frame: bytes, until: float, answers: Counter[str]) -> None:
    """Open a socket, send something, leave, and start again."""
    upgrade = (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()
    while time.monotonic() < until:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(upgrade)
            status = (await asyncio.wait_for(reader.readline(), 10)).split(b" ")
            answers[status[1].decode() if len(status) > 1 else "cut off"] += 1
            if frame and status[1:2] == [b"101"]:
                writer.write(frame)
                await asyncio.wait_for(reader.read(), 10)
            writer.close()
        except (OSError, TimeoutError) as problem:
            answers[type(problem).__name__] += 1


async def flood(port: int, frame: bytes, seconds: float) -> Counter[str]:
    """Many callers at once, for this long."""
    answers: Counter[str] = Counter()
    until = time.monotonic() + seconds
    await asyncio.gather(*[call(port, frame, until, answers) for _ in range(CALLERS)])
    return answers


def flood_apart(port: int, what: str, seconds: float) -> Counter[str]:
    """The same in a process of its own, so that it does not slow down the players."""
    command = [sys.executable, __file__, "--what", what, "--seconds", str(seconds), "--at", str(port)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return Counter({word: int(number) for number, word in (line.split(" ", 1) for line in done.stdout.splitlines())})


async def measure(server: Server, log: Path, what: str, seconds: float) -> Seen:
    """People play, and somebody floods."""
    load = Load()
    tables: list[Table] = []
    await fill(tables, TABLES, server.port, PLAYERS, load)
    await drive(tables, load, RATE, 1.0)
    begun, used = time.monotonic(), server.processor_time()
    flooding = asyncio.create_task(asyncio.to_thread(flood_apart, server.port, what, seconds))
    await drive(tables, load, RATE, seconds)
    answers = await flooding
    core = (server.processor_time() - used) / (time.monotonic() - begun)
    for table in tables:
        table.leave()
    return Seen(seconds, answers, core, load.share(0.99), len(load.errors), log.stat().st_size)


def main() -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(description="What a flood of sockets from one address costs the others.")
    parser.add_argument("--what", choices=FRAMES, default="openings", help="what each socket sends")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--at", type=int, help=argparse.SUPPRESS)  # only flood, at a server that is already running
    args = parser.parse_args()
    if args.at:
        for word, number in asyncio.run(flood(args.at, FRAMES[args.what], args.seconds)).items():
            print(number, word)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with served(Path(folder) / "data", log) as server:
            print(asyncio.run(measure(server, log, args.what, args.seconds)).told())
    return 0


if __name__ == "__main__":
    sys.exit(main())
