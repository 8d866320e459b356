"""What an action costs the server without its sockets and its disk: complete random games at rooms in memory.

    python tools/one_room.py                                      milliseconds of processor for each action
    valgrind --tool=callgrind python tools/one_room.py --games 1  instructions; then with --games 2: the difference,
                                                                  divided by the actions of the second game

The games are always the same, and so is every byte that is told and kept: `--sum` adds a fingerprint of them, by which
two versions of the server can be compared.
"""

import argparse
import asyncio
import hashlib
import json
import sys
import time
from random import Random
from typing import Any

from smallworld.engine.actions import Action
from smallworld.game import Game
from smallworld.hosting.attend import attend
from smallworld.hosting.clock import SystemClock
from smallworld.hosting.ports import Sitter
from smallworld.record.codec import write_with
from smallworld.server.hub import Hub
from smallworld.server.limits import LIMITS
from smallworld.server.messages import canonical, decode, read, read_new_table
from smallworld.table.commands import Hello
from smallworld.table.entries import Row

Json = dict[str, Any]

MARK = b'"choices":{'
"""Stands in what the decider is told."""


class Memory:
    """Keeps rows as long as the program runs."""

    def __init__(self) -> None:
        self.tables: dict[str, list[Row]] = {}

    async def append(self, table: str, row: Row, fence: int = 0) -> None:
        """Add one entry."""
        self.tables.setdefault(table, []).append(row)

    async def load(self, table: str, since: int = 0) -> list[Row]:
        """The entries of a table."""
        return self.tables[table][since:]


class SameAgain:
    """Secrets that are the same every time."""

    def __init__(self) -> None:
        self.random = Random(0)

    def token(self) -> str:
        """For a link."""
        return f"{self.random.getrandbits(128):032x}"

    def seed(self) -> str:
        """For a game."""
        return f"{self.random.getrandbits(256):064x}"


class Nobody:
    """There are no bots here."""

    async def decide(self, sitter: Sitter, game: Game, watched: bool) -> Action:
        """Never asked."""
        raise NotImplementedError

    def close(self) -> None:
        """Nothing to do."""


class Ear:
    """A browser that only listens."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def tell(self, data: bytes) -> None:
        """Hear something."""
        self.frames.append(data)

    def hang_up(self, code: str, reason: str) -> None:
        """Never."""
        raise AssertionError(f"{code}: {reason}")


async def play(hub: Hub, edition: str, players: int, random: Random, told: "hashlib._Hash | None") -> int:
    """One game to its end; returns the number of actions."""
    seats = [{"kind": "person"}] * players
    wish = {"edition": edition, "players": players, "seats": seats, "deadline": 0, "start": True}
    made = await hub.make(read_new_table(json.dumps(wish).encode()))
    room = hub.room(made["table"])
    ears = [Ear() for _ in range(players)]
    hellos = [Hello(made["table"], [seat["token"]]) for seat in made["seats"]]
    peers = [await room.post(room.hello, ear, hello) for ear, hello in zip(ears, hellos, strict=True)]
    for peer in peers:
        await room.post(room.sync, peer)
    acts = 0
    while True:
        heard = [(peer, frame) for peer, ear in zip(peers, ears, strict=True) for frame in ear.frames]
        for ear in ears:
            ear.frames.clear()
        if told is not None:
            told.update(b"".join([frame for _, frame in heard]))
        asked = [(peer, frame) for peer, frame in heard if MARK in frame]
        if not asked:
            break
        peer, message = asked[-1][0], decode(asked[-1][1])
        assert isinstance(message, dict)
        choices = message["game"]["choices"]
        acts += 1
        act: Json = {"t": "do", "id": f"act {acts}", "seat": choices["seat"], "version": message["version"]}
        await attend(room, peer, read(json.dumps({**act, "action": random.choice(choices["actions"])})))
    for ear in ears:
        await room.post(room.gone, ear)
    return acts


async def play_all(args: argparse.Namespace) -> None:
    """All games, and what they took."""
    store, told = Memory(), hashlib.sha256() if args.sum else None
    hub = Hub(store, SystemClock(), SameAgain(), Nobody(), LIMITS)
    begun = time.process_time()
    acts = sum([await play(hub, args.edition, args.players, Random(game), told) for game in range(args.games)])
    used = time.process_time() - begun
    line = f"{args.games} games, {acts} actions, {used * 1000 / acts:.3f} ms each"
    if told is not None:
        for rows in store.tables.values():
            told.update(b"".join([row.body for row in rows]))
        line += f", {told.hexdigest()[:16]}"
    print(line)


def main() -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(description="Measure rooms without sockets.")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--edition", default="base")
    parser.add_argument("--sum", action="store_true", help="add a fingerprint of all that was told and kept")
    write_with(canonical)
    asyncio.run(play_all(parser.parse_args()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
