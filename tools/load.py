"""How much the server can bear: many tables on this machine, real sockets, real commits.

    python tools/load.py                 250 tables of four, 50 actions a second, 20 seconds
    python tools/load.py --search        then more and more a second, until it is too many
    python tools/load.py --tables 500 --players 5 --rate 100 --bots 100
    python tools/load.py --bots 4 --pace 0 --watched       somebody watches bots that do not pause

Latency is measured from the moment an action is due to its acknowledgement, which comes after the commit. The search
finds the highest rate at which no more than one action in a hundred waits longer than 30 ms, and the saturation point,
above which one in a hundred waits longer than 250 ms or the server falls further and further behind.
"""

import argparse
import asyncio
import gc
import resource
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

if not __package__:  # run as a file: its neighbours are found from the folder above
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.crowd import Load, Server, Table, drive, fill, make_table, running, watch_bots

QUICK = 0.03
SLOW = 0.25
"""How long one in a hundred may wait, in seconds: at the wanted rate, and at any rate."""

WARM_UP = 3.0
"""Seconds of play before anything is measured."""

STEP = 8.0
"""Seconds for each rate of a search."""

GROWTH = 1.5
NEAR = 1.1
"""A search raises the rate by this factor, and then halves the last step until it is as small as this one."""

LONGEST = 300.0
"""Seconds after which a search ends, whatever it has found."""

MOST = 20_000.0
"""The highest rate that a search tries, in actions a second."""


@dataclass(frozen=True)
class Step:
    """What was seen at one rate."""

    rate: float
    p99: float
    kept_up: bool
    errors: int = 0

    def within(self, limit: float) -> bool:
        """Could the server keep up?"""
        return self.kept_up and not self.errors and self.p99 <= limit


@dataclass(frozen=True)
class Found:
    """What a search has found: the highest rate that passed, and the lowest that did not, if any."""

    good: float
    bad: float | None

    def told(self, limit: float) -> str:
        """One sentence."""
        words = f"p99 within {limit * 1000:.0f} ms"
        if self.bad is None:
            return f"{words}: at least {self.good:.0f} actions a second; the search ended there"
        if not self.good:
            return f"{words}: not even {self.bad:.0f} actions a second"
        return f"{words}: {self.good:.0f} actions a second, no longer {self.bad:.0f}"


async def search(
    first: float, limit: float, measure: Callable[[float], Awaitable[Step]], time_left: Callable[[], float]
) -> Found:
    """Go up until it is too much, then search in between. A rate is too high only if it fails twice."""
    found = Found(0.0, None)
    rate = first
    while time_left() > 0 and rate <= MOST:
        borne = (await measure(rate)).within(limit) or (await measure(rate)).within(limit)
        found = Found(rate, found.bad) if borne else Found(found.good, rate)
        if found.bad is None:
            rate *= GROWTH
        elif not found.good or found.bad / found.good < NEAR:
            break
        else:
            rate = (found.good * found.bad) ** 0.5
    return found


class Measurement:
    """A crowd at a server."""

    def __init__(self, server: Server, tables: int, players: int) -> None:
        self.server = server
        self.number = tables
        self.players = players
        self.load = Load()
        self.tables: list[Table] = []
        self.watching: list[asyncio.Task[None]] = []
        self.seen = 0  # games of bots that were watched to their end

    async def sit(self, bots: int, level: str, pace: int, watched: bool) -> None:
        """Everybody takes a seat."""
        await fill(self.tables, self.number, self.server.port, self.players, self.load)
        for _ in range(bots):
            if watched:
                self.watching.append(asyncio.create_task(self.watch(level, pace)))
            else:
                await asyncio.to_thread(make_table, self.server.port, 4, {"kind": "bot", "bot": level}, pace)

    async def watch(self, level: str, pace: int) -> None:
        """Look on at bots, one game after the other."""
        while True:
            table = await watch_bots(self.server.port, level, pace, self.load)
            while not table.over:
                await asyncio.sleep(0.1)
            self.seen += 1
            table.leave()

    async def step(self, rate: float, seconds: float) -> Step:
        """Play at a rate, and report."""
        await fill(self.tables, self.number, self.server.port, self.players, self.load)
        served, played, begun = self.server.processor_time(), time.process_time(), time.perf_counter()
        await drive(self.tables, self.load, rate, seconds)
        lasted = time.perf_counter() - begun
        each = (self.server.processor_time() - served) * 1000 / max(1, len(self.load.waits))
        cores = (self.server.processor_time() - served) / lasted, (time.process_time() - played) / lasted
        busy = f"{each:.1f} ms of processor each, {cores[0]:.2f} cores; the browsers {cores[1]:.2f} cores"
        print(f"{rate:.0f} wanted a second: {self.load.told(seconds)}, {busy}", flush=True)
        kept_up = self.load.behind <= 0.02 * self.load.wanted + 1
        return Step(rate, self.load.share(0.99), kept_up, len(self.load.errors))

    def leave(self) -> None:
        """Everybody leaves."""
        for task in self.watching:
            task.cancel()
        for table in self.tables:
            table.leave()


async def measure(args: argparse.Namespace, server: Server) -> None:
    """Sit down, play at the wanted rate, and report; then search for the limit."""
    crowd = Measurement(server, args.tables, args.players)
    await crowd.sit(args.bots, args.level, args.pace, args.watched)
    sockets = args.players * args.tables
    print(f"{args.tables} tables, {sockets} sockets, {args.bots} tables of bots", flush=True)
    gc.collect()
    gc.freeze()
    gc.disable()  # the browsers' own pauses are not the server's
    await drive(crowd.tables, crowd.load, args.rate, WARM_UP)
    await crowd.step(args.rate, args.seconds)
    if args.search:
        last = time.monotonic() + LONGEST
        for limit in (QUICK, SLOW):
            steps = await search(args.rate, limit, lambda rate: crowd.step(rate, STEP), lambda: last - time.monotonic())
            print(steps.told(limit), flush=True)
            args.rate = max(args.rate, steps.good)
    if args.watched:
        print(f"{crowd.seen} games of bots were watched to their end", flush=True)
    print(f"the server holds {server.memory():.0f} MB", flush=True)
    crowd.leave()


def main() -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(description="Measure the server under load, on this machine only.")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--players", type=int, default=4, help="at each table")
    parser.add_argument("--rate", type=float, default=50.0, help="actions a second, over all tables")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--bots", type=int, default=0, help="this many tables of four bots as well")
    parser.add_argument("--level", default="medium", help="of these bots (default: medium)")
    parser.add_argument("--pace", type=int, default=600, help="their pause in milliseconds (default: 600)")
    parser.add_argument(
        "--watched", action="store_true", help="somebody looks on at each, and at the next game after it"
    )
    parser.add_argument("--search", action="store_true", help="then search for the highest rate, some minutes")
    args = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as data, running(Path(data)) as server:
        asyncio.run(measure(args, server))
    return 0


if __name__ == "__main__":
    sys.exit(main())
