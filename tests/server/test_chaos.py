"""Nodes that are killed, frozen and cut off, and a database that is killed: whatever was promised stays.

The short half runs in every check, everything at one scene. The long half, each fault again and again, runs with
`check.py --long`.
"""

import contextlib
import json
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from chaos import Stubborn, back, everybody_plays, play, reckoning, wait_for
from database import Postgres, running
from kit import Shelf
from proxy import Proxy
from real import RealServer
from smallworld.server.store.postgres import PostgresStore

QUIET = 2.0
"""The load of a machine that has little else to do."""

SOON, LATE = 5, 20
"""Seconds after which everybody plays again: on such a machine, and on one with much else to do. Both are printed."""


class Scene:
    """A database, nodes that reach it through proxies, and people who reach the nodes through others."""

    def __init__(self, folder: Path, postgres: Postgres, stack: contextlib.ExitStack, nodes: int, tables: int) -> None:
        self.postgres = postgres
        self.name = name = postgres.new()
        address = postgres.address(name)
        self.shelf = Shelf(lambda: PostgresStore(address), address, folder)
        self.rng = random.Random(tables)
        self.behind = [stack.enter_context(Proxy(postgres.port)) for _ in range(nodes)]
        stores = [postgres.address(name, port=proxy.port) for proxy in self.behind]
        self.nodes = [
            RealServer(folder / f"node{n}", "--store", store, "--proxy", "127.0.0.1") for n, store in enumerate(stores)
        ]
        starting = [threading.Thread(target=node.start) for node in self.nodes]
        for node, each in zip(self.nodes, starting, strict=True):
            stack.push(node.__exit__)
            each.start()
        for each in starting:
            each.join()
        self.before = [stack.enter_context(Proxy(node.port)) for node in self.nodes]
        ports = [proxy.port for proxy in self.before]
        self.people = [Stubborn(ports, n, 0.05 if tables < 5 else 0.3) for n in range(tables)]
        play(self.people)
        wait_for(lambda: everybody_plays(self.people, 0))
        self.gaps: dict[str, list[float]] = {}
        self.late: list[str] = []

    def again(self, kind: str) -> None:
        """It is over: everybody shall play again, soon."""
        gap = back(self.people)
        self.gaps.setdefault(kind, []).append(gap)
        load = os.getloadavg()[0]
        if gap >= (SOON if load < QUIET else LATE):
            self.late.append(f"{kind}: {gap:.1f} s at a load of {load:.1f}")

    def ends(self) -> None:
        """Nothing was lost or doubled."""
        reckoned = reckoning(self.shelf, self.people)
        longest = {kind: [len(gaps), round(max(gaps), 2)] for kind, gaps in self.gaps.items()}
        print(json.dumps({"times, longest": longest, **reckoned, "load": round(os.getloadavg()[0], 1)}))
        assert (reckoned["lost"], reckoned["doubled"]) == (0, 0)
        assert not self.late

    # What happens

    def node_is_killed(self) -> None:
        node = self.rng.choice(self.nodes)
        node.stop(signal.SIGKILL)
        node.start()

    def node_is_frozen(self) -> None:
        """For so long that others take over; then it goes on as if nothing had been."""
        node = self.rng.choice(self.nodes)
        assert node.process is not None
        node.process.send_signal(signal.SIGSTOP)
        time.sleep(4 + 2 * self.rng.random())
        node.process.send_signal(signal.SIGCONT)

    def node_is_frozen_for_a_minute(self) -> None:
        """It wakes with all that it wanted to write; the others have played on long since."""
        node = self.rng.choice(self.nodes)
        assert node.process is not None
        node.process.send_signal(signal.SIGSTOP)
        time.sleep(60)
        node.process.send_signal(signal.SIGCONT)

    def database_is_killed(self) -> None:
        self.postgres.stop()
        time.sleep(self.rng.choice([0.0, 4.0, 8.0] if len(self.people) > 5 else [4.0]))
        self.postgres.start()

    def disk_is_full(self) -> None:
        """PostgreSQL can write nothing, not even its log of changes, and gives up; it is started when there is room."""
        self.postgres.fill_disk()
        time.sleep(1.5)
        before = [len(each.acknowledged_at) for each in self.people]
        time.sleep(1.5)
        assert [len(each.acknowledged_at) for each in self.people] == before, (
            "nothing can be kept, so nothing is promised"
        )
        self.postgres.stop()
        self.postgres.start()

    def clock_goes_forward(self) -> None:
        """That of the database: it seems that nobody has shown a sign of life for an hour."""
        self.moved(-1)

    def clock_goes_back(self) -> None:
        """It seems that everybody has promised to live for an hour, those who have died too."""
        self.moved(1)
        self.node_is_killed()

    def moved(self, hours: int) -> None:
        """What was noted lies elsewhere in time from now on."""
        shift = f"interval '{hours} hours'"
        nodes, lefts = f"UPDATE nodes SET until = until + {shift}", f"UPDATE lefts SET noted = noted + {shift}"
        self.postgres.run(f"{nodes}; {lefts}; UPDATE notes SET until = until + {shift}", self.name)

    def node_loses_its_database(self) -> None:
        """It is told so; people go on elsewhere."""
        proxy = self.rng.choice(self.behind)
        proxy.cut()
        back(self.people)
        proxy.mend()

    def node_hears_nothing_of_its_database(self) -> None:
        """And is told nothing: the network takes everything and gives nothing."""
        proxy = self.rng.choice(self.behind)
        proxy.swallow()
        back(self.people)
        proxy.mend()

    def network_is_cut(self) -> None:
        for _ in range(5):
            for proxy in self.before:
                proxy.cut()
                proxy.mend()
            time.sleep(0.3 * self.rng.random())


@contextlib.contextmanager
def scene(folder: Path, nodes: int, tables: int) -> Iterator[Scene]:
    """With a database of its own, which keeps on its disk what it has answered."""
    with running(fsync="on") as postgres, contextlib.ExitStack() as stack:
        yield Scene(folder, postgres, stack, nodes, tables)


FAULTS: dict[str, tuple[int, Callable[[Scene], None]]] = {
    "node killed": (20, Scene.node_is_killed),
    "node frozen": (10, Scene.node_is_frozen),
    "node frozen for a minute": (2, Scene.node_is_frozen_for_a_minute),
    "database killed": (20, Scene.database_is_killed),
    "disk of the database full": (10, Scene.disk_is_full),
    "clock of the database forward": (10, Scene.clock_goes_forward),
    "clock of the database back, node killed": (10, Scene.clock_goes_back),
    "node cut from its database": (8, Scene.node_loses_its_database),
    "node deaf to its database": (6, Scene.node_hears_nothing_of_its_database),
    "network cut": (20, Scene.network_is_cut),
}
"""How often, in the long half, and what."""

TOO_LONG = {"node frozen for a minute"}
"""For the short half."""


def test_everything_goes_wrong_once(tmp_path: Path) -> None:
    with scene(tmp_path, nodes=2, tables=3) as stage:
        for kind, (_, happens) in FAULTS.items():
            if kind in TOO_LONG:
                continue
            happens(stage)
            stage.again(kind)
        stage.ends()


@pytest.mark.long
@pytest.mark.parametrize("kind", FAULTS)
def test_it_goes_wrong_again_and_again(tmp_path: Path, kind: str) -> None:
    times, happens = FAULTS[kind]
    with scene(tmp_path, nodes=3, tables=10) as stage:
        for _ in range(times):
            time.sleep(stage.rng.random())
            happens(stage)
            stage.again(kind)
        stage.ends()
