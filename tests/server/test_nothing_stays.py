"""Whoever has gone leaves nothing behind that only the garbage collector could find: it seldom looks at what is old."""

import asyncio
import gc
import json
import weakref
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol
from websockets.typing import Origin

from smallworld.cli.serve import listen
from smallworld.hosting.crowd import Peer
from smallworld.hosting.room import Room
from smallworld.server.guard import Doors
from smallworld.server.messages import read_new_table
from smallworld.server.serve import QuietServer, make_hub, make_server
from smallworld.server.socket import Conversation, QueuedLine
from smallworld.server.store import SqliteStore
from smallworld.server.transport import Wire
from smallworld.table.table import Table

OF_A_VISIT = (ServerProtocol, Wire, Conversation, QueuedLine, Peer, Room, Table)
PATIENCE = 400
"""Looks, twenty a second."""
WANTED = {"players": 2, "seats": [{"kind": "person"}] * 2, "deadline": 0, "start": True}


@pytest.fixture
def no_collecting() -> Iterator[None]:
    """The garbage collector does not look while the test runs."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def kept() -> Counter[str]:
    """How many of the things that belong to a visit there are."""
    return Counter(type(each).__name__ for each in gc.get_objects() if type(each) in OF_A_VISIT)


async def until(done: Callable[[], bool]) -> bool:
    """Wait until something is so; False if that takes too long."""
    for _ in range(PATIENCE):
        if done():
            return True
        await asyncio.sleep(0.05)
    return False


async def visits(server: QuietServer, port: int, politely: bool) -> list["weakref.ref[asyncio.Transport]"]:
    """A game is made, its players come, and they go. Returns the server's ends of their connections."""
    ends = []
    made = await server.hub.make(read_new_table(json.dumps(WANTED).encode()))
    for seat in made["seats"]:
        socket = await connect(f"ws://127.0.0.1:{port}/ws", origin=Origin(f"http://127.0.0.1:{port}"))
        await socket.send(json.dumps({"t": "hello", "table": made["table"], "tokens": [seat["token"]]}))
        await socket.recv()
        ends += [weakref.ref(each.wire.transport) for each in server.callers.open]
        if politely:
            await socket.close()
        else:
            socket.transport.abort()
            await socket.wait_closed()
    assert await until(lambda: not (server.callers.open or server.hub.rooms or server.hub.lines))
    return ends


@pytest.mark.parametrize("politely", [True, False])
def test_a_browser_that_has_gone_keeps_no_room(tmp_path: Path, no_collecting: None, politely: bool) -> None:
    async def main() -> None:
        listener = listen("127.0.0.1", 0)
        store = SqliteStore(tmp_path)
        store.open()
        hub = make_hub(store)
        server = make_server(hub, Doors())
        ready = asyncio.Event()
        server.ready = ready.set
        serving = asyncio.create_task(server.serve([listener]))
        await ready.wait()
        before = kept()
        ends = [end for _ in range(3) for end in await visits(server, listener.getsockname()[1], politely)]
        assert await until(lambda: kept() == before), kept()
        assert ends and await until(lambda: all(end() is None for end in ends))
        server.should_exit = True
        await serving
        hub.thinker.close()
        store.close()

    asyncio.run(main())
