"""What a server has done, counted for Prometheus; and the clock beside the store and the bots that counts it.

Nothing here says who plays or where: kinds of messages, levels of bots and numbers, that is all.
"""

import os
import sys
import time
from bisect import bisect_left
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from smallworld.engine.actions import Action
from smallworld.game import Game
from smallworld.hosting.ports import Fenced, Sitter, Store, StoreError, Taken, Thinker
from smallworld.table.entries import Row

if TYPE_CHECKING:
    from smallworld.server.hub import Hub

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds."""


def named(name: str, labels: dict[str, str]) -> str:
    """A sample's name with its labels."""
    if not labels:
        return name
    inside = ",".join(f'{key}="{escaped(value)}"' for key, value in labels.items())
    return f"{name}{{{inside}}}"


def escaped(value: str) -> str:
    """A label's value as the format wants it."""
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def headed(name: str, kind: str, help: str) -> list[str]:
    """The two lines before the samples of a name."""
    return [f"# HELP {name} {help}", f"# TYPE {name} {kind}"]


def number(value: float) -> str:
    """Whole numbers without a point."""
    return str(int(value)) if value == int(value) else repr(round(value, 6))


class Times:
    """How long something took, by one label."""

    def __init__(self, name: str, help: str, label: str = "") -> None:
        self.name: Final = name
        self.help: Final = help
        self.label: Final = label
        self.counts: Final[dict[str, list[int]]] = {}
        self.sums: Final[dict[str, float]] = {}

    def note(self, seconds: float, value: str = "") -> None:
        """Once more."""
        counts = self.counts.setdefault(value, [0] * (len(BOUNDS) + 1))
        counts[bisect_left(BOUNDS, seconds)] += 1
        self.sums[value] = self.sums.get(value, 0.0) + seconds

    def lines(self) -> Iterator[str]:
        """As a histogram."""
        yield from headed(self.name, "histogram", self.help)
        for value, counts in self.counts.items():
            labels = {self.label: value} if self.label else {}
            below = 0
            for bound, count in zip((*BOUNDS, None), counts, strict=True):
                below += count
                edge = "+Inf" if bound is None else number(bound)
                yield f"{named(self.name + '_bucket', {**labels, 'le': edge})} {below}"
            yield f"{named(self.name + '_sum', labels)} {self.sums[value]:.6f}"
            yield f"{named(self.name + '_count', labels)} {below}"


class Counts:
    """How often something happened, by one label."""

    def __init__(self, name: str, help: str, label: str, values: tuple[str, ...] = ()) -> None:
        self.name: Final = name
        self.help: Final = help
        self.label: Final = label
        self.counts: Final[dict[str, int]] = dict.fromkeys(values, 0)  # so that a rise from nothing is seen

    def note(self, value: str) -> None:
        """Once more."""
        self.counts[value] = self.counts.get(value, 0) + 1

    def lines(self) -> Iterator[str]:
        """As a counter."""
        yield from headed(self.name, "counter", self.help)
        for value, count in self.counts.items():
            yield f"{named(self.name, {self.label: value})} {count}"


class Metrics:
    """Everything that is counted."""

    def __init__(self, version: str = "") -> None:
        self.version: Final = version
        self.began: Final = time.time()
        self.acts: Final = Times(
            "smallworld_act_seconds", "From the arrival of a message until it was answered.", "message"
        )
        self.store: Final = Times("smallworld_store_seconds", "Time that the store took.", "work")
        self.errors: Final = Counts(
            "smallworld_store_errors_total", "Work that the store could not do.", "work", ("append", "load")
        )
        self.conflicts: Final = Counts(
            "smallworld_store_conflicts_total", "Entries for which another came first.", "reason", ("taken", "fenced")
        )
        self.bots: Final = Times(
            "smallworld_bot_seconds", "From the turn of a bot to its decision, waiting for others included.", "level"
        )
        self.lag: Final = Times("smallworld_loop_lag_seconds", "How late the server came to its own tasks.")

    def text(self, hub: "Hub") -> str:
        """All of it, as Prometheus reads it."""
        lines = headed("smallworld_info", "gauge", "The version that runs.")
        lines.append(f"{named('smallworld_info', {'version': self.version})} 1")
        for name, help, value in (
            ("smallworld_tables", "Tables that are open here.", len(hub.rooms)),
            ("smallworld_sockets", "Browsers that are connected.", len(hub.lines)),
            ("smallworld_draining", "1 while this node is about to stop.", int(hub.draining or hub.closing)),
            ("smallworld_start_time_seconds", "When this process began.", self.began),
        ):
            lines += [*headed(name, "gauge", help), f"{name} {number(value)}"]
        for each in (self.acts, self.store, self.errors, self.conflicts, self.bots, self.lag, mistakes(hub)):
            lines += each.lines()
        return "\n".join([*lines, *of_process()]) + "\n"


def mistakes(hub: "Hub") -> Counts:
    """What clients have done wrong."""
    found = Counts("smallworld_client_mistakes_total", "What clients did wrong.", "mistake")
    found.counts.update(hub.mishaps.totals)
    return found


def of_process() -> Iterator[str]:
    """What every process can say about itself, under the names that dashboards know."""
    if os.name == "nt":
        return
    import resource

    used = resource.getrusage(resource.RUSAGE_SELF)
    yield from headed("process_cpu_seconds_total", "counter", "Time on the processor.")
    yield f"process_cpu_seconds_total {used.ru_utime + used.ru_stime:.3f}"
    if sys.platform == "linux":
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        yield from headed("process_resident_memory_bytes", "gauge", "Memory in use.")
        yield f"process_resident_memory_bytes {pages * resource.getpagesize()}"
        yield from headed("process_open_fds", "gauge", "Open files and sockets.")
        yield f"process_open_fds {len(os.listdir('/proc/self/fd'))}"  # noqa: PTH208 - names only, and quickly


def merged(texts: dict[str, str]) -> str:
    """What several processes say, as one text: each sample says which process it is from."""
    heads: dict[str, list[str]] = {}
    samples: dict[str, list[str]] = {}
    for worker, text in texts.items():
        name = ""
        for line in text.splitlines():
            if line.startswith("# HELP "):
                name = line.split(" ", 3)[2]
            if line.startswith("#"):
                if line not in heads.setdefault(name, []):
                    heads[name].append(line)
                continue
            sample, _, value = line.rpartition(" ")
            inside = f'worker="{worker}"'
            sample = f"{sample[:-1]},{inside}}}" if sample.endswith("}") else f"{sample}{{{inside}}}"
            samples.setdefault(name, []).append(f"{sample} {value}")
    return "".join(f"{line}\n" for name, head in heads.items() for line in (*head, *samples.get(name, [])))


class TimedStore:
    """A store and a clock."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store: Final = store
        self.metrics: Final = metrics

    async def append(self, table: str, row: Row, fence: int = 0) -> None:
        """Add one entry."""
        begun = time.perf_counter()
        try:
            await self.store.append(table, row, fence)
        except (Taken, Fenced) as problem:
            self.metrics.conflicts.note("taken" if isinstance(problem, Taken) else "fenced")
            raise
        except StoreError:
            self.metrics.errors.note("append")
            raise
        self.metrics.store.note(time.perf_counter() - begun, "append")

    async def load(self, table: str, since: int = 0) -> list[Row]:
        """The entries of a table."""
        begun = time.perf_counter()
        try:
            rows = await self.store.load(table, since)
        except StoreError:
            self.metrics.errors.note("load")
            raise
        self.metrics.store.note(time.perf_counter() - begun, "load")
        return rows


class TimedThinker:
    """Whoever thinks for bots, and a clock."""

    def __init__(self, thinker: Thinker, metrics: Metrics) -> None:
        self.thinker: Final = thinker
        self.metrics: Final = metrics

    async def decide(self, sitter: Sitter, game: Game, watched: bool) -> Action:
        """What the bot does."""
        begun = time.perf_counter()
        try:
            return await self.thinker.decide(sitter, game, watched)
        finally:
            self.metrics.bots.note(time.perf_counter() - begun, sitter.level)

    def close(self) -> None:
        """Stop thinking."""
        self.thinker.close()
