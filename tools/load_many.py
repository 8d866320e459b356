"""How much several nodes bear, played by browsers in several processes: for a machine with more than two cores.

    python tools/load_many.py --browsers 4                                     one server on a file
    python tools/load_many.py --browsers 6 --store postgresql://u@h/games --nodes 1 2     one node, then two

One process of browsers plays for about 700 actions a second and then is the limit itself, so there are several, and
each line tells how much processor they and the nodes used. The rate rises by a quarter until one action in a hundred
waits longer than `--limit` milliseconds, or answers fall behind, twice in a row; the last rate that was borne is the
result, and with several numbers of nodes the ratio to the first. Each number of nodes needs an empty database: the
address may have {nodes} in it.

It needs what the server needs (requirements/run.txt) and, for --store, psycopg; nothing is fetched.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

if not __package__:  # run as a file: its neighbours are found from the folder above
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.crowd import Load, Server, Table, drive, fill, running, running_crew

GROWTH = 1.25
WARM_UP = 3.0


@dataclass(frozen=True)
class Seen:
    """What was seen at one rate, by all browsers together."""

    rate: float
    waits: list[float]
    wanted: int
    errors: int

    @property
    def p99(self) -> float:
        """In seconds."""
        waits = sorted(self.waits)
        return waits[min(len(waits) - 1, int(0.99 * len(waits)))] if waits else 60.0

    def borne(self, limit: float) -> bool:
        """Could the nodes keep up?"""
        return len(self.waits) >= 0.98 * self.wanted - 5 and not self.errors and self.p99 <= limit


class Browsers:
    """A process full of browsers, at one of the nodes."""

    def __init__(self, port: int, tables: int, players: int) -> None:
        command = [sys.executable, __file__, "--play", str(port), "--tables", str(tables), "--players", str(players)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def tell(self, rate: float, seconds: float) -> None:
        """Play at this rate."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{rate} {seconds}\n")
        self.process.stdin.flush()

    def heard(self) -> list[float]:
        """Its answer: how many actions were wanted, how many were refused, its processor time, and every wait."""
        assert self.process.stdout is not None
        found: list[float] = json.loads(self.process.stdout.readline())
        return found

    def end(self) -> None:
        """Everybody leaves."""
        self.process.kill()
        self.process.wait()


async def play(port: int, tables: int, players: int) -> None:
    """Be such a process: a line for every rate, until there are no more."""
    load = Load()
    crowd: list[Table] = []
    await fill(crowd, tables, port, players, load)
    await drive(crowd, load, tables / 10, WARM_UP)
    gc.collect()
    gc.freeze()
    gc.disable()
    print("[]", flush=True)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        rate, seconds = map(float, line.split())
        await fill(crowd, tables, port, players, load)
        used = time.process_time()
        await drive(crowd, load, rate, seconds)
        print(json.dumps([load.wanted, len(load.errors), time.process_time() - used, *load.waits]), flush=True)


@contextlib.contextmanager
def nodes(store: str, number: int, workers: bool) -> Iterator[list[Server]]:
    """So many nodes on a database, or one on a file; as workers they have one port."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        place = store.replace("{nodes}", str(number))
        if workers:
            yield stack.enter_context(running_crew(place, number))
            return
        yield [stack.enter_context(running(folder / str(n), place)) for n in range(number)]


def search(args: argparse.Namespace, number: int) -> float:
    """The highest rate that so many nodes bear."""
    best = 0.0
    with nodes(args.store, number, args.workers) as servers:
        share = max(1, args.tables // args.browsers)
        crowd = [Browsers(servers[n % number].port, share, args.players) for n in range(args.browsers)]
        try:
            for each in crowd:
                each.heard()
            rate, failed = args.rate, 0
            while failed < 2:
                used = [server.processor_time() for server in servers]
                for each in crowd:
                    each.tell(rate / len(crowd), args.seconds)
                answers = [each.heard() for each in crowd]
                spent = [server.processor_time() - before for server, before in zip(servers, used, strict=True)]
                waits = [wait for answer in answers for wait in answer[3:]]
                wanted, errors = int(sum(a[0] for a in answers)), int(sum(a[1] for a in answers))
                seen = Seen(rate, waits, wanted, errors)
                cores = ", ".join(f"{part / args.seconds:.2f}" for part in spent)
                theirs = sum(answer[2] for answer in answers) / args.seconds
                print(
                    f"{number} nodes, {rate:.0f} wanted a second: {len(waits) / args.seconds:.0f} acknowledged, "
                    f"p99 {seen.p99 * 1000:.1f} ms, {errors} errors; nodes {cores} cores, browsers {theirs:.2f}",
                    flush=True,
                )
                if seen.borne(args.limit / 1000):
                    best, failed = rate, 0
                    rate *= GROWTH
                else:
                    failed += 1
        finally:
            for each in crowd:
                each.end()
    return best


def main() -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(description="Measure several nodes under load, on this machine only.")
    parser.add_argument("--store", default="", help="a PostgreSQL; {nodes} in it becomes the number of nodes")
    parser.add_argument(
        "--nodes", type=int, nargs="+", default=[1], help="numbers of nodes to try, one after the other"
    )
    parser.add_argument("--workers", action="store_true", help="behind one port, as with smallworld serve --workers")
    parser.add_argument("--browsers", type=int, default=2, help="processes of browsers")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--rate", type=float, default=200.0, help="to begin with, actions a second over all tables")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each rate")
    parser.add_argument("--limit", type=float, default=100.0, help="milliseconds that one in a hundred may wait")
    parser.add_argument("--play", type=int, default=0, help=argparse.SUPPRESS)
    args = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if args.play:
        asyncio.run(play(args.play, args.tables, args.players))
        return 0
    if not args.store and (args.nodes != [1] or args.workers):
        parser.error("several nodes need --store")
    print(f"{os.cpu_count()} cores, {args.tables} tables of {args.players}, {args.browsers} processes of browsers")
    found = {number: search(args, number) for number in args.nodes}
    first = found[args.nodes[0]]
    for number, rate in found.items():
        ratio = f", {rate / first:.2f} times the first" if first and number != args.nodes[0] else ""
        print(f"{number} nodes bear {rate:.0f} actions a second at p99 within {args.limit:.0f} ms{ratio}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
