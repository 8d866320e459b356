"""The real server: uvicorn, the real store, real time; and a clean shutdown."""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Final, cast

import uvicorn
from starlette.types import ASGIApp

from smallworld.hosting.alone import Alone
from smallworld.hosting.clock import SystemClock
from smallworld.hosting.ports import Nodes, Notes, RealStore
from smallworld.hosting.randomness import SystemRandomness
from smallworld.record.codec import write_with
from smallworld.server import logs
from smallworld.server.app import WEB, make_app
from smallworld.server.guard import Doors
from smallworld.server.hub import Hub
from smallworld.server.lefts import ClockFile, Clocks
from smallworld.server.limits import LIMITS, Limits
from smallworld.server.meeting import Meeting
from smallworld.server.messages import canonical
from smallworld.server.meter import Meter
from smallworld.server.metrics import Metrics, TimedStore, TimedThinker
from smallworld.server.mishaps import UVICORN
from smallworld.server.readiness import Readiness
from smallworld.server.store.devices import Book, FileBook
from smallworld.server.store.sqlite import SqliteStore
from smallworld.server.thinker import Thoughts
from smallworld.server.transport import Attended, Connection, Connections
from smallworld.table.offers import Offers

if TYPE_CHECKING:
    from smallworld.server.push import Pusher

GRACE: Final = 3
"""Seconds to finish writing, and again to finish answering requests."""

FAREWELL: Final = 1.5
"""Seconds for browsers to receive the goodbye, and again to answer it."""

SPARE_FILES: Final = 64
"""For the store, the log, the files of the client."""

COLLECT: Final = (5_000, 200, 1000)
"""Everybody waits while garbage is collected, half a microsecond for each object examined: examine few at a time, and
old ones hardly ever. Rooms and connections leave nothing behind that must be collected (`Connection.let_go`).
"""

TICK: Final = 0.1
"""Seconds between two looks whether it is time to stop."""

TIDY: Final = 600
"""Ticks, of a tenth of a second each, after which everything is collected if no browser is connected."""

TELL: Final = 100
"""Ticks after which one line reports what clients did wrong."""

SIGNALS: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name))
"""The signals that mean: stop."""


class QuietServer(uvicorn.Server):
    """Says goodbye to every table before it closes its sockets."""

    def __init__(self, config: uvicorn.Config, hub: Hub, connections: Connections) -> None:
        super().__init__(config)
        self.hub: Final = hub
        self.callers: Final = connections
        self.ready: Callable[[], None] = lambda: None
        self.meter: Meter | None = None
        self.drain = 0.0  # seconds between the word that it is not ready and the end
        self.leaves_at = 0.0
        self.ticked = 0.0

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer, and to listen for signals."""
        logging.getLogger(UVICORN).addFilter(self.hub.mishaps)
        self.hub.nodes.begin(self.hub)
        await super().startup(sockets)
        if self.meter is not None:
            await self.meter.begin()
        if self.callers.meeting is not None:
            self.callers.meeting.begin(self.adopt)
        self.hub.spawn(self.hub.resume())
        self.ready()

    def adopt(self, caller: socket.socket, said: bytes) -> None:
        """Another worker hands over somebody who called there, and what they said."""

        def ours() -> Connection:
            given = {"config": self.config, "server_state": self.server_state, "app_state": self.lifespan.state}
            made = cast(Connection, self.config.http_protocol_class(**given))
            made.carried = said
            return made

        self.hub.spawn(self.go_on(caller, ours))

    async def go_on(self, caller: socket.socket, ours: Callable[[], Connection]) -> None:
        """Serve a connection that was accepted elsewhere; it may have ended meanwhile."""
        try:
            await asyncio.get_running_loop().connect_accepted_socket(ours, caller)
        except OSError:
            caller.close()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Told to stop. A clean end is our answer to the signal: raised again, it would end us before the store."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {each: signal.signal(each, self.handle_exit) for each in SIGNALS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second: time to stop?"""
        self.note_lag()
        if self.callers.meeting is not None:
            self.callers.meeting.beat()
        if self.hub.draining and time.monotonic() >= self.leaves_at:
            self.should_exit = True
        if counter % TIDY == TIDY - 1 and not self.hub.lines:
            gc.collect()
        if counter % TELL == TELL - 1:
            self.hub.mishaps.tell()
        return await super().on_tick(counter)

    def note_lag(self) -> None:
        """How much later than it should is this?"""
        now = time.monotonic()
        if self.ticked:
            self.hub.metrics.lag.note(max(0.0, now - self.ticked - TICK))
        self.ticked = now

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Told to stop: first say so to the proxy, if it was given time for that. Told twice, or by Ctrl+C: at once."""
        if sig == signal.SIGTERM and self.drain and not self.hub.draining:
            self.leaves_at = time.monotonic() + self.drain
            self.hub.draining = True
            return
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop taking, finish writing, say goodbye, close."""
        for server in self.servers:
            server.close()
        if self.callers.meeting is not None:
            self.callers.meeting.leave()
        await self.hub.close(GRACE, FAREWELL)
        await self.hear_out(FAREWELL)
        self.callers.leave_unfinished()
        await super().shutdown(sockets)
        if self.meter is not None:
            self.meter.close()
        logging.getLogger(UVICORN).removeFilter(self.hub.mishaps)
        self.hub.mishaps.tell()

    async def hear_out(self, seconds: float) -> None:
        """Let browsers answer the goodbye: a connection closed with something unread is reset, and the goodbye lost."""
        loop = asyncio.get_running_loop()
        last = loop.time() + seconds
        while self.callers.sockets() and loop.time() < last:
            await asyncio.sleep(0.02)
        for each in self.callers.sockets():
            each.wire.abort()


def open_files() -> int:
    """How many files and sockets this process may have open: as many as the system allows."""
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
    """The limits that this many files allow: some are kept for the store, some connections for requests."""
    connections = max(1, min(limits.connections, files - SPARE_FILES))
    return replace(limits, connections=connections, sockets=min(limits.sockets, connections * 3 // 4))


def make_hub(
    store: RealStore,
    limits: Limits = LIMITS,
    offers: Offers | None = None,
    contact: str = "",
    trusted: frozenset[str] = frozenset(),
    nodes: Nodes | None = None,
    notes: Notes | None = None,
    version: str = "",
) -> Hub:
    """The server's inside with everything real."""
    clocks, book = over_days(store, nodes)
    pusher = make_pusher(book, contact, trusted)
    metrics = Metrics(version)
    timed, thoughts = TimedStore(store, metrics), TimedThinker(Thoughts(), metrics)
    return Hub(
        timed, SystemClock(), SystemRandomness(), thoughts, limits, offers, clocks, pusher, nodes, notes, metrics
    )


def over_days(store: RealStore, nodes: Nodes | None) -> tuple[Clocks, Book]:
    """What games over days need: files beside the games, or the database that has them."""
    if isinstance(store, SqliteStore):
        return ClockFile(store.folder), FileBook(store.folder)
    from smallworld.server.store.over_days import DatabaseBook, DatabaseClocks
    from smallworld.server.store.postgres import PostgresStore

    assert isinstance(store, PostgresStore)
    return DatabaseClocks(store, nodes or Alone()), DatabaseBook(store)


def make_pusher(book: Book, contact: str, trusted: frozenset[str]) -> "Pusher | None":
    """Tells absent players of their turns, where the package for that is installed (`smallworld[push]`)."""
    try:
        from smallworld.server.push import Pusher
    except ImportError:
        return None
    return Pusher(book, contact, trusted)


def make_config(app: ASGIApp, limits: Limits, proxy: str = "") -> uvicorn.Config:
    """How uvicorn runs an application. `proxy` is the address whose forwarded headers are trusted; "" trusts none."""
    return uvicorn.Config(
        Attended(app),
        loop="asyncio",
        http="h11",
        ws="websockets-sansio",
        ws_max_size=limits.frame_bytes,
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


def make_server(hub: Hub, doors: Doors, proxy: str = "", web: Path = WEB) -> QuietServer:
    """Uvicorn, with our application and with our connections before it."""
    config = make_config(make_app(hub, doors, web), hub.limits, proxy)
    connections = Connections(hub.limits, hub.mishaps, proxy, hub.nodes.tallies)
    connections.stand_before(config)
    return QuietServer(config, hub, connections)


def serve(
    listener: socket.socket,
    store: RealStore,
    doors: Doors,
    proxy: str = "",
    limits: Limits = LIMITS,
    web: Path = WEB,
    ready: Callable[[], None] = lambda: None,
    offers: Offers | None = None,
    push_to: frozenset[str] = frozenset(),
    nodes: Nodes | None = None,
    notes: Notes | None = None,
    metrics: socket.socket | None = None,
    drain: float = 0.0,
    version: str = "",
    meeting: Meeting | None = None,
) -> None:
    """Serve from an open store until told to stop, then close the store. `ready` is called once it is serving."""
    logs.begin()
    write_with(canonical)
    contact = next((each for each in sorted(doors.origins) if each.startswith("https:")), "")
    hub = make_hub(store, within(limits, open_files()), offers, contact, push_to, nodes, notes, version)
    server = make_server(hub, doors, proxy, web)
    server.ready = ready
    server.drain = drain
    server.callers.meeting = meeting
    if metrics is not None:
        server.meter = Meter(hub, Readiness(hub), metrics)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(0.001)  # a thinking bot lets people in after a millisecond
    try:
        server.run(sockets=[listener])
    finally:
        hub.thinker.close()
        hub.nodes.close()
        store.close()
        if meeting is not None:
            meeting.close()
