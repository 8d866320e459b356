"""The real server: uvicorn, the real store, real time; and a quiet end."""

import gc
import logging
import socket
import sys
from pathlib import Path
from typing import Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from smallworld.server.app import WEB, make_app
from smallworld.server.clock import SystemClock
from smallworld.server.guard import Doors
from smallworld.server.hub import Hub
from smallworld.server.limits import LIMITS, Limits
from smallworld.server.store import SqliteStore
from smallworld.server.thinker import ThreadThinker
from smallworld.server.tokens import SystemRandomness

GRACE: Final = 4
"""Seconds for what is being written, and again for sockets to close."""

COLLECT: Final = (100_000, 50, 1000)
"""Full collections of a large heap stop everybody for a third of a second: let them be rare."""


class AbortableSocket(WebSocketsSansIOProtocol):
    """A socket that can be cut off: closing one whose peer does not read waits for ever."""

    async def run_asgi(self) -> None:
        """Give the application the means to cut."""
        extensions = self.scope.get("extensions")
        if extensions is not None:
            extensions["abort"] = {"now": self.transport.abort}
        await super().run_asgi()

    def keepalive_timeout(self) -> None:
        """Nobody is there: do not wait for him to read."""
        super().keepalive_timeout()
        self.transport.abort()


class QuietServer(uvicorn.Server):
    """Says goodbye to every table before it closes its sockets."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self.hub: Final = hub

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop taking, finish writing, say goodbye, close."""
        for server in self.servers:
            server.close()
        await self.hub.close(GRACE)
        await super().shutdown(sockets)


def make_hub(store: SqliteStore, limits: Limits = LIMITS) -> Hub:
    """The server's inside with everything real."""
    return Hub(store, SystemClock(), SystemRandomness(), ThreadThinker(), limits)


def make_server(hub: Hub, doors: Doors, proxy: str = "", web: Path = WEB) -> QuietServer:
    """Uvicorn as we want it. `proxy` is the address whose forwarded headers are believed; "" believes nobody."""
    config = uvicorn.Config(
        make_app(hub, doors, web),
        loop="asyncio",
        ws=AbortableSocket,
        ws_max_size=hub.limits.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        proxy_headers=proxy != "",
        forwarded_allow_ips=proxy or None,
        server_header=False,
        access_log=False,
        log_level="warning",
        lifespan="off",
        timeout_graceful_shutdown=GRACE,
    )
    return QuietServer(config, hub)


def serve(
    listener: socket.socket,
    store: SqliteStore,
    doors: Doors,
    proxy: str = "",
    limits: Limits = LIMITS,
    web: Path = WEB,
) -> None:
    """Serve from an open store until told to stop; then the store is closed."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    hub = make_hub(store, limits)
    server = make_server(hub, doors, proxy, web)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(0.001)  # a thinking bot lets people in after a millisecond
    try:
        server.run(sockets=[listener])
    finally:
        if isinstance(hub.thinker, ThreadThinker):
            hub.thinker.close()
        store.close()
