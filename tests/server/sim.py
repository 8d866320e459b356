"""The whole server in one thread with virtual time and drawn faults.

    PYTHONPATH=src python tests/server/sim.py --seed 17        one run, in detail
    PYTHONPATH=src python tests/server/sim.py --first 0 --runs 200

The same seed gives the same run, byte for byte.
"""

import argparse
import asyncio
import hashlib
import logging
import sys
from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from typing import Any

from mending import mended
from sim_loop import LoopClock, VirtualLoop
from sim_world import KINDS, Faults, Network, Player, SimDisk, SimRandomness, SimStore, SimThinker
from smallworld.server.hub import Hub
from smallworld.server.limits import LIMITS
from smallworld.server.messages import read_new_table
from smallworld.table import outbox
from smallworld.table.entries import Acted, Undone, first_link, from_row
from smallworld.table.fold import fold
from smallworld.table.lobby import Who
from smallworld.table.tokens import command_key, commitment

Json = dict[str, Any]

LONGEST = 1800.0
"""No game lasts longer than this, in virtual seconds, whatever happens."""


class Wrong(AssertionError):
    """A run that broke a promise."""


class Run:
    """One game under one seed."""

    def __init__(self, seed: int, hub_type: type[Hub] = Hub, disk_of: Callable[[Faults], SimDisk] = SimDisk) -> None:
        self.random = Random(f"simulation {seed}")
        self.loop = VirtualLoop()
        kinds = frozenset(kind for kind in KINDS if self.random.random() < 0.5)
        self.faults = Faults(self.random, kinds)
        self.disk = disk_of(self.faults)
        self.network = Network(self.faults)
        self.hub_type = hub_type
        self.players: list[Player] = []
        self.crashes = 0
        self.mends = ExitStack()  # new versions of the program, each with a rule mended

    def new_hub(self) -> Hub:
        """A fresh server process on the same disk."""
        return self.hub_type(
            SimStore(self.disk), LoopClock(), SimRandomness(self.random), SimThinker(self.random), LIMITS
        )

    async def boot(self) -> None:
        """The server comes up again after a while."""
        await asyncio.sleep(self.random.random() * 5)
        self.network.hubs.insert(0, self.new_hub())

    def crash(self) -> None:
        """Right now, between two steps."""
        if self.faults.on and self.network.hubs:
            self.crashes += 1
            self.network.kill(self.network.hubs[0])
            self.loop.create_task(self.boot())

    def upgrade(self) -> None:
        """All servers go down, and a version with a changed rule comes up; what was not written is lost."""
        if self.faults.on:
            self.mends.enter_context(mended("base", start_coins=self.random.randrange(10), land_price=3))
            for hub in self.network.hubs[1:]:
                self.network.kill(hub)
            self.crash()

    async def trouble(self) -> None:
        """An old server wakes up now and then, and goes to sleep again."""
        while True:
            await asyncio.sleep(3 + self.random.random() * 15)
            if self.faults.strikes("two_servers", 0.5):
                old = self.new_hub()
                self.network.hubs.append(old)
                await asyncio.sleep(self.random.random() * 15)
                if old in self.network.hubs:
                    self.network.kill(old)

    async def main(self) -> None:
        """Make a table, play it to its end, check what is left."""
        hub = self.new_hub()
        self.network.hubs.append(hub)
        on, self.faults.on = self.faults.on, False
        people = self.random.choice([1, 2, 2])
        players = self.random.choice([2, 2, 3])
        seats = ['{"kind":"person"}'] * people + ['{"kind":"bot","bot":"random"}'] * (players - people)
        body = f'{{"players":{players},"seats":[{",".join(seats)}],"pace":50,"deadline":20,"start":true}}'
        made = await hub.make(read_new_table(body.encode()))
        self.faults.on = on
        names = [f"p{entry['seat']}" for entry in made["seats"]]
        self.players = [
            Player(name, made["table"], [entry["token"]], entry["seat"], self.network, self.faults)
            for name, entry in zip(names, made["seats"], strict=True)
        ]
        self.players.append(Player("watch", made["table"], [made["watch"]], None, self.network, self.faults))
        if "crash" in self.faults.kinds:
            for _ in range(self.random.randrange(1, 10)):
                self.loop.alarms[self.random.randrange(50, 4_000)] = self.crash
        if "new_rules" in self.faults.kinds:
            for _ in range(self.random.randrange(1, 3)):
                self.loop.alarms[self.random.randrange(50, 3_000)] = self.upgrade
        trouble = asyncio.create_task(self.trouble())
        everybody = asyncio.gather(*[player.play() for player in self.players])
        try:
            await asyncio.wait_for(everybody, LONGEST)
        except TimeoutError:
            raise Wrong("the game did not end") from None
        finally:
            trouble.cancel()
        await self.calm(made["table"])
        self.check(made["table"])

    async def calm(self, table: str) -> None:
        """The faults are over: everybody asks once more."""
        self.faults.on = False
        for hub in self.network.hubs[:]:
            self.network.kill(hub)
        self.network.hubs.append(self.new_hub())
        for player in self.players:
            connection = self.network.connect()
            assert connection is not None
            player.over = False
            player.pending = None
            await player.session(connection)
            connection.cut()

    # What must hold in the end

    def check(self, id: str) -> None:
        """Nothing acknowledged is lost or doubled, and everybody sees the same game."""
        rows = self.disk.rows(id)
        table = fold(id, rows, LIMITS)
        if table.frozen or table.game is None or not table.game.over:
            raise Wrong(f"the log does not end well: {table.frozen}")
        commands: dict[str, int] = {}
        chain = first_link(id)
        played: list[str] = []
        for seq, row in enumerate(rows):
            entry = from_row(row, seq, chain)
            chain = row.chain
            if entry.command:
                if entry.command in commands:
                    raise Wrong("a command stands twice in the log")
                commands[entry.command] = seq + 1
                if isinstance(entry.what, (Acted, Undone)):
                    played.append(entry.command)
        known: set[str] = set()
        for player in self.players:
            if player.wrong:
                raise Wrong(player.wrong[0])
            for command in player.sent:
                known.add(command_key(f"seat {player.seat}", command))
            for command, version in player.acknowledged.items():
                if commands.get(command_key(f"seat {player.seat}", command)) != version:
                    raise Wrong(f"{command} was acknowledged with version {version} and is not there")
            who = Who(watch=True) if player.seat is None else Who(seats=(player.seat,))
            if player.lobby is None or player.lobby["mended"] != outbox.lobby(table, set())["mended"]:
                raise Wrong(f"{player.name} does not know that the rules were mended")
            if player.game != outbox.game(table, outbox.eyes(table, who)):
                raise Wrong(f"{player.name} sees another game")
        if any(command not in known for command in played):
            raise Wrong("somebody played what nobody sent")
        self.check_secrets(table.lobby.origin.seed, table.lobby.origin.salt, table.lobby.commitment)

    def check_secrets(self, seed: str, salt: str, promised: str) -> None:
        """The seed comes out at the end, not before, and is the promised one."""
        if commitment(seed, salt) != promised:
            raise Wrong("another seed was promised")
        for player in self.players:
            for frame in player.heard:
                if seed in frame and '"phase":"over"' not in frame:
                    raise Wrong("the seed came out too early")

    def digest(self) -> str:
        """A fingerprint of everything that was said and kept."""
        whole = hashlib.sha256()
        for player in self.players:
            for frame in player.heard:
                whole.update(frame.encode())
        for rows in self.disk.tables.values():
            for row in rows:
                whole.update(row.body)
        return whole.hexdigest()[:16]


def run(seed: int, hub_type: type[Hub] = Hub, disk_of: Callable[[Faults], SimDisk] = SimDisk) -> Run:
    """One seed; raises `Wrong` with the seed in it."""
    one = Run(seed, hub_type, disk_of)
    asyncio.set_event_loop(one.loop)
    try:
        one.loop.run_until_complete(one.main())
    except Exception as problem:
        again = f"PYTHONPATH=src python tests/server/sim.py --seed {seed}"
        raise Wrong(f"seed {seed}, faults {sorted(one.faults.kinds)}: {problem!r}; again by: {again}") from problem
    finally:
        one.mends.close()
        one.loop.end()
        asyncio.set_event_loop(None)
    return one


def main() -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(description="Simulate the server.")
    parser.add_argument("--seed", type=int, help="one run")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--runs", type=int, default=20)
    args = parser.parse_args()
    if args.seed is None:
        logging.disable(logging.CRITICAL)
    seeds = [args.seed] if args.seed is not None else range(args.first, args.first + args.runs)
    for seed in seeds:
        one = run(seed)
        rows = sum(len(rows) for rows in one.disk.tables.values())
        mends = sum(b'"kind":"mended"' in row.body for rows in one.disk.tables.values() for row in rows)
        told_of = (
            f"{rows} entries, {one.crashes} crashes, {mends} mends, {one.loop.time():.0f} s, {one.loop.steps} steps"
        )
        print(f"seed {seed}: {told_of}, digest {one.digest()}, {','.join(sorted(one.faults.kinds))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
