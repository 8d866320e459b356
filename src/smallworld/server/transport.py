"""Connections below HTTP and WebSockets: how many there may be, how long they may be silent, and how to cut them."""

import asyncio
from collections import Counter
from typing import Any, Final

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from smallworld.server.limits import Bucket, Limits

LET_IN: Final = "let in"
CROWDED: Final = "crowded"
SHUT_OUT: Final = "shut out"

TOO_MANY: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nretry-after: 5\r\nconnection: close\r\n"
    b'content-length: 51\r\n\r\n{"code":"limited","reason":"Too many connections."}'
)


class Connections(ServerState):
    """All connections, counted by address. Those of a proxy are those of many people and have no limit of their own."""

    def __init__(self, limits: Limits, proxy: str = "") -> None:
        super().__init__()
        self.limits: Final = limits
        self.proxies: Final = frozenset(part.strip() for part in proxy.split(","))
        self.callers: Final[Counter[str]] = Counter()

    def come(self, address: str) -> str:
        """One more: is it LET_IN, or CROWDED so that it is told, or SHUT_OUT without a word?"""
        self.callers[address] += 1
        own, all = self.callers[address], self.callers.total()
        limits = self.limits
        if all > limits.connections:
            return SHUT_OUT
        if own <= limits.connections_per_address or address in self.proxies or "*" in self.proxies:
            return LET_IN
        few = own <= limits.connections_per_address + limits.crowd_per_address and all <= limits.connections // 2
        return CROWDED if few else SHUT_OUT

    def go(self, address: str) -> None:
        """One less."""
        self.callers[address] -= 1
        if not self.callers[address]:
            del self.callers[address]


class PatientHttp(H11Protocol):
    """HTTP whose callers must say all they want within some seconds."""

    server_state: Connections

    def __init__(
        self, config: Config, server_state: Connections, app_state: dict[str, Any], _loop: asyncio.AbstractEventLoop
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.patience: asyncio.TimerHandle | None = None
        self.upgraded = False
        self.crowded = False  # is he to be told that there are too many?

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody calls."""
        super().connection_made(transport)
        limits = self.server_state.limits
        welcome = self.server_state.come(address(self.client))
        if welcome == SHUT_OUT:
            transport.abort()
            return
        self.crowded = welcome == CROWDED
        self.be_patient(limits.crowd_seconds if self.crowded else limits.request_seconds)

    def data_received(self, data: bytes) -> None:
        """Something of a request, perhaps the rest of it."""
        if self.crowded:  # what is closed over something unread is reset, and the answer lost: so only now
            self.transport.write(TOO_MANY)
            self.transport.close()
            return
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self.stop_waiting()
        elif self.patience is None and not self.upgraded and not self.transport.is_closing():
            self.be_patient(self.server_state.limits.request_seconds)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a socket."""
        super().handle_websocket_upgrade(event)
        self.upgraded = True
        self.stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        """He is gone."""
        self.stop_waiting()
        self.server_state.go(address(self.client))
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server ends: whoever has not yet said all he wants is not waited for."""
        if self.patience is not None:
            self.transport.abort()
        else:
            super().shutdown()

    def be_patient(self, seconds: float) -> None:
        """Wait for the whole request, but not for ever."""
        self.patience = self.loop.call_later(seconds, self.transport.abort)

    def stop_waiting(self) -> None:
        """It has all come."""
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None


class AbortableSocket(WebSocketsSansIOProtocol):
    """A socket that can be cut off: closing one whose peer does not read waits for ever.

    Frames that the application never sees, pings and pieces of messages, have a rate as messages have.
    """

    def __init__(
        self,
        config: Config,
        server_state: Connections,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.state: Final = server_state
        limits = server_state.limits
        self.small: Final = Bucket(limits.socket_rate, limits.socket_burst, self.loop.time())

    async def run_asgi(self) -> None:
        """Give the application the means to cut."""
        extensions = self.scope.get("extensions")
        if extensions is not None:
            extensions["abort"] = {"now": self.transport.abort}
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        """A socket that was refused with an answer has been answered: uvicorn thinks it has not."""
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True

    def connection_lost(self, exc: Exception | None) -> None:
        """He is gone."""
        self.state.go(address(self.client))
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """Nobody is there: do not wait for him to read."""
        super().keepalive_timeout()
        self.transport.abort()

    def handle_ping(self) -> None:
        """Answered, unless there are too many of them or the answers are not read."""
        if self.bearable():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Ours is awaited; others are not."""
        if self.bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A piece of a message; the pieces may be small and many."""
        if self.bearable():
            super().handle_cont(event)

    def bearable(self) -> bool:
        """Is this frame one that we can bear? Otherwise the socket is cut."""
        unread = self.transport.get_write_buffer_size()
        if self.transport.is_closing():
            return False
        if self.small.take(self.loop.time()) or unread > self.state.limits.unread_bytes:
            self.transport.abort()
            return False
        return True


def address(client: tuple[str, int] | None) -> str:
    """Where somebody calls from."""
    return client[0] if client else ""
