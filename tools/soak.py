"""Does the server leak? People play, are cut off and come back, games end and others begin.

    python tools/soak.py                        a minute
    python tools/soak.py --seconds 2700 --rate 150 --tables 100

Memory, open files and how long actions wait are watched all along; --tell prints them every so many seconds. After
the first third, when everything has been used once, memory may grow by what the games kept in it need and no more; when
everybody has gone, the open files are those of the beginning.
Exits with 1 if that is not so, if anything was refused, if fewer than 95 % of the wanted actions were played, or if
they waited longer in the last third than in the middle one.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

if not __package__:  # run as a file: its neighbours are found from the folder above
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.crowd import Load, Server, Table, come_back, drive, fill, make_table, running

SLICE = 1.0
"""Seconds of play between two looks."""

PATIENCE = 10.0
"""Seconds for the server to notice that everybody has gone."""

MEMORY = 12.0
"""Megabytes that may come and go."""

SHARE = 0.95
"""Of the wanted actions that must be played, or the machine was too busy for this rate."""

DRIFT, LITTLE = 1.2, 0.01
"""How many times as long actions may wait in the end, or by how many seconds longer."""


@dataclass(frozen=True)
class Look:
    """The server at one moment."""

    memory: float
    files: int
    p99: float = 0.0  # seconds that one action in a hundred waited for longer, since the look before


@dataclass(frozen=True)
class Soaked:
    """What was seen."""

    begun: Look
    looks: list[Look]
    left: Look
    acknowledged: int
    errors: int
    wanted: int

    @property
    def growth(self) -> float:
        """Megabytes that the last third held more than the middle one."""
        third = max(1, len(self.looks) // 3)
        middle, last = self.looks[third : 2 * third] or self.looks, self.looks[-third:]
        return sum(look.memory for look in last) / len(last) - sum(look.memory for look in middle) / len(middle)

    @property
    def waited(self) -> tuple[float, float]:
        """How long actions waited in the middle third and in the last one: medians of their p99."""
        third = max(1, len(self.looks) // 3)
        middle, last = self.looks[third : 2 * third] or self.looks, self.looks[-third:]
        return median([look.p99 for look in middle]), median([look.p99 for look in last])

    @property
    def drift(self) -> float:
        """How many times as long they waited in the last third."""
        middle, last = self.waited
        return last / max(middle, 1e-6)

    @property
    def share(self) -> float:
        """How many of the wanted actions were played."""
        return self.acknowledged / max(1, self.wanted)

    @property
    def clean(self) -> bool:
        """Was nothing left behind, and nothing refused?"""
        return self.growth <= MEMORY and self.left.files <= self.begun.files and not self.errors

    @property
    def steady(self) -> bool:
        """Was what was wanted played, as quickly in the end as before?"""
        middle, last = self.waited
        return self.share >= SHARE and (self.drift <= DRIFT or last - middle <= LITTLE)

    @property
    def good(self) -> bool:
        """Both?"""
        return self.clean and self.steady

    def told(self) -> str:
        """One line of figures."""
        memory = (
            f"memory {self.begun.memory:.0f} MB, in the end {self.looks[-1].memory:.0f} MB, grew {self.growth:+.1f}"
        )
        files = f"files {self.begun.files}, at most {max(look.files for look in self.looks)}, left {self.left.files}"
        usual = median([look.p99 for look in self.looks])
        steady = "steady" if self.steady else "NOT STEADY"
        waits = f"p99 of a look {usual * 1000:.0f} ms, in the end {self.drift:.2f} times, {steady}"
        played = f"{self.acknowledged} acknowledged, {self.share:.0%} of what was wanted, {self.errors} errors"
        return f"{played}; {memory}; {files}; {waits}"


async def soak(server: Server, tables: int, rate: float, seconds: float, tell: float = 0.0) -> Soaked:
    """Play for a while, then leave."""
    load = Load()
    crowd: list[Table] = []
    await asyncio.to_thread(make_table, server.port, 4, {"kind": "person"})  # which opens all files of the store
    begun = Look(server.memory(), server.files())
    looks: list[Look] = []
    acknowledged = errors = 0
    driven = 0.0
    begun_at = told_at = time.monotonic()
    end = told_at + seconds
    while time.monotonic() < end:
        await fill(crowd, tables, server.port, 4, load)
        since = time.monotonic()
        await drive(crowd, load, rate, SLICE)
        driven += time.monotonic() - since  # what comes late makes this longer
        acknowledged += len(load.waits)
        errors += len(load.errors)
        await asyncio.gather(*[come_back(server.port, table, load) for table in crowd[len(looks) % 5 :: 5]])
        looks.append(Look(server.memory(), server.files(), load.share(0.99)))
        if tell and time.monotonic() >= told_at + tell:
            told_at = time.monotonic()
            print(
                f"{told_at - begun_at:.0f} s: {acknowledged} acknowledged, {errors} errors; {lately(looks, tell)}",
                flush=True,
            )
    for table in crowd:
        table.leave()
    last = time.monotonic() + PATIENCE
    while server.files() > begun.files and time.monotonic() < last:
        await asyncio.sleep(0.1)
    return Soaked(begun, looks, Look(server.memory(), server.files()), acknowledged, errors, int(driven * rate))


def lately(looks: list[Look], seconds: float) -> str:
    """The last looks in figures, and how busy the machine is, which may have other work to do."""
    last = looks[-max(1, int(seconds / SLICE)) :]
    waits = median([look.p99 for look in last]) * 1000
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return f"{last[-1].memory:.1f} MB, {last[-1].files} files, p99 of a look {waits:.0f} ms{load}"


def main() -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(description="Does the server leak memory or files? Runs on this machine only.")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rate", type=float, default=100.0, help="actions a second, over all tables")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--tell", type=float, default=0.0, help="print a line every so many seconds")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, running(Path(data)) as server:
        soaked = asyncio.run(soak(server, args.tables, args.rate, args.seconds, args.tell))
    print(soaked.told())
    return 0 if soaked.good else 1


if __name__ == "__main__":
    sys.exit(main())
