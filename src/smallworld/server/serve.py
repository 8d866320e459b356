"""The real server: uvicorn, the real store, real time; and a quiet end."""

import asyncio
import gc
import logging
import os
import socket
import sys
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn

from smallworld.server.app import WEB, make_app
from smallworld.server.clock import SystemClock
from smallworld.server.guard import Doors
from smallworld.server.hub import Hub
from smallworld.server.limits import LIMITS, Limits
from smallworld.server.store import SqliteStore
from smallworld.server.thinker import ThreadThinker
from smallworld.server.tokens import SystemRandomness
from smallworld.server.transport import AbortableSocket, Connections, PatientHttp

GRACE: Final = 3
"""Seconds for what is being written, and again for requests that are being answered."""

FAREWELL: Final = 1.5
"""Seconds for browsers to take their goodbye, and again to answer it."""

SPARE_FILES: Final = 64
"""For the store, the log, the files of the client."""

COLLECT: Final = (5_000, 200, 1000)
"""Everybody waits while garbage is collected, half a microsecond for each object that is looked at: look at few at a
time, and seldom at the old ones. Rooms leave nothing behind that must be collected, a connection seven small objects.
"""

TIDY: Final = 600
"""Ticks, of a tenth of a second each, after which everything is collected if no browser is there to wait."""


class QuietServer(uvicorn.Server):
    """Says goodbye to every table before it closes its sockets."""

    def __init__(self, config: uvicorn.Config, hub: Hub, proxy: str) -> None:
        super().__init__(config)
        self.server_state = Connections(hub.limits, proxy)
        self.hub: Final = hub

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Told to stop. Ending quietly is the answer to the signal: raised again it would end us before the store."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second: time to end?"""
        if counter % TIDY == TIDY - 1 and not self.hub.lines:
            gc.collect()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop taking, finish writing, say goodbye, close."""
        for server in self.servers:
            server.close()
        await self.hub.close(GRACE, FAREWELL)
        await self.hear_out(FAREWELL)
        await super().shutdown(sockets)

    async def hear_out(self, seconds: float) -> None:
        """Let browsers answer the goodbye: a connection closed over what it still says is reset, goodbye and all."""
        loop = asyncio.get_running_loop()
        last = loop.time() + seconds
        while any(line.close_sent for line in self.browsers()) and loop.time() < last:
            await asyncio.sleep(0.02)
        for line in self.browsers():
            line.transport.abort()

    def browsers(self) -> list[AbortableSocket]:
        """The sockets that are still open."""
        every = [line for line in self.server_state.connections if isinstance(line, AbortableSocket)]
        return [line for line in every if line.handshake_complete]


def open_files() -> int:
    """How many files and sockets this process may have open: as many as the system lets us ask for."""
    if os.name == "nt":
        return LIMITS.connections + SPARE_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = LIMITS.connections + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else soft


def within(limits: Limits, files: int) -> Limits:
    """Limits that so many files allow: some are left for the store, some connections for requests."""
    connections = max(1, min(limits.connections, files - SPARE_FILES))
    return replace(limits, connections=connections, sockets=min(limits.sockets, connections * 3 // 4))


def make_hub(store: SqliteStore, limits: Limits = LIMITS) -> Hub:
    """The server's inside with everything real."""
    return Hub(store, SystemClock(), SystemRandomness(), ThreadThinker(), limits)


def make_server(hub: Hub, doors: Doors, proxy: str = "", web: Path = WEB) -> QuietServer:
    """Uvicorn as we want it. `proxy` is the address whose forwarded headers are believed; "" believes nobody."""
    config = uvicorn.Config(
        make_app(hub, doors, web),
        loop="asyncio",
        http=PatientHttp,
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
    return QuietServer(config, hub, proxy)


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
    hub = make_hub(store, within(limits, open_files()))
    server = make_server(hub, doors, proxy, web)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(0.001)  # a thinking bot lets people in after a millisecond
    try:
        server.run(sockets=[listener])
    finally:
        hub.thinker.close()
        store.close()
