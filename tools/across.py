"""How soon does an action at one node show at another one?

    python tools/across.py --store postgresql://user@host/games --acts 500

Two nodes on an empty database. Somebody plays both seats of a game at the first node, somebody watches it at the
second. Told are the times from the moment an action is sent to its acknowledgement, and until the other one sees it.
"""

import argparse
import asyncio
import contextlib
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

if not __package__:  # run as a file: its neighbours are found from the folder above
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tools.crowd import make_table, running

Json = dict[str, Any]

PATIENCE = 10.0
"""Seconds for an action to show."""


async def come(port: int, table: str, *tokens: str) -> ClientConnection:
    """A browser at a table."""
    socket = await connect(f"ws://127.0.0.1:{port}/ws", origin=Origin(f"http://127.0.0.1:{port}"), max_size=None)
    await socket.send(json.dumps({"t": "hello", "table": table, "tokens": list(tokens)}))
    return socket


async def until(socket: ClientConnection, *kinds: str, version: int = 0) -> Json:
    """The next message of one of these kinds, that is as new as this."""
    while True:
        message: Json = json.loads(await socket.recv())
        if message["t"] in kinds and message.get("version", 0) >= version:
            return message


async def seen_at(socket: ClientConnection, version: int) -> float:
    """When somebody sees this version."""
    await until(socket, "update", version=version)
    return time.perf_counter()


async def measure(ports: list[int], acts: int, rate: float) -> tuple[list[float], list[float]]:
    """The waits for acknowledgements, and until actions were seen elsewhere, in seconds."""
    answered: list[float] = []
    seen: list[float] = []
    while len(seen) < acts:
        made = await asyncio.to_thread(make_table, ports[0], 2, {"kind": "person"})
        player = await come(ports[0], made["table"], *[seat["token"] for seat in made["seats"]])
        watcher = await come(ports[1], made["table"], made["watch"])
        shown = await until(player, "table")
        await until(watcher, "table")
        while shown["game"]["choices"] and len(seen) < acts:
            choices = shown["game"]["choices"]
            action = choices["actions"][len(seen) % len(choices["actions"])]
            body = {
                "t": "do",
                "id": f"{len(seen)}",
                "seat": choices["seat"],
                "version": shown["version"],
                "action": action,
            }
            begun = time.perf_counter()
            elsewhere = asyncio.create_task(seen_at(watcher, shown["version"] + 1))
            await player.send(json.dumps(body))
            assert (await until(player, "ok", "no"))["t"] == "ok"
            answered.append(time.perf_counter() - begun)
            shown = await until(player, "update", version=shown["version"] + 1)
            seen.append(await asyncio.wait_for(elsewhere, PATIENCE) - begun)
            await asyncio.sleep(1 / rate)
        player.transport.abort()
        watcher.transport.abort()
    return answered, seen


def told(waits: list[float]) -> str:
    """One line of figures."""
    waits = sorted(waits)
    shares = (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("worst", 1.0))
    return ", ".join(f"{name} {waits[min(len(waits) - 1, int(part * len(waits)))] * 1000:.1f}" for name, part in shares)


def main() -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(description="How soon does an action show at another node? On this machine only.")
    parser.add_argument("--store", required=True, help="a PostgreSQL with an empty database")
    parser.add_argument("--acts", type=int, default=300)
    parser.add_argument("--rate", type=float, default=20.0, help="actions a second, at most")
    args = parser.parse_args()
    with contextlib.ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        nodes = [stack.enter_context(running(data / str(number), args.store)) for number in range(2)]
        answered, seen = asyncio.run(measure([node.port for node in nodes], args.acts, args.rate))
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    print(f"{len(seen)} actions{load}: acknowledged after {told(answered)} ms; seen elsewhere after {told(seen)} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
