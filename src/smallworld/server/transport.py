"""Connections below HTTP and WebSockets: how many there may be, how long they may be silent, and how to cut them.

A `Connection` stands between asyncio and uvicorn. To asyncio it is the protocol, and its `Wire` is the transport for
whatever uvicorn makes: both sides speak the public interface of asyncio. Only the application knows when a request
begins and ends: `Attended` wraps it and reports that.

Three methods rely on how uvicorn works inside: `send`, which needs it to write whole frames, `is_between_requests` and
`let_go`. So its version is fixed, and tests notice a change (`test_between_frames.py`, `test_meeting.py`,
`test_nothing_stays.py`).
"""

import asyncio
from collections.abc import Callable, Generator
from contextvars import ContextVar
from functools import partial
from typing import Any, Final, cast

import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from smallworld.hosting.bucket import Bucket
from smallworld.hosting.tally import Tallies
from smallworld.server.limits import Limits
from smallworld.server.meeting import Meeting
from smallworld.server.mishaps import Mishaps

LET_IN: Final = "let in"
CROWDED: Final = "crowded"
SHUT_OUT: Final = "shut out"

TOO_MANY: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nretry-after: 2\r\nconnection: close\r\n"
    b'content-length: 51\r\n\r\n{"code":"limited","reason":"Too many connections."}'
)

NEW_MESSAGE: Final = (0x1, 0x2)
"""Opcodes of frames that begin a message, text or binary; the application counts messages."""

GOES_ON: Final = 0x0
CLOSE: Final = 0x8
"""Opcodes of a frame with more of a message, and of the last one."""

TEXT: Final = 0x81
"""The first byte of a frame that is a whole message of text."""


OF_ITSELF: Final = "_read_ready_cb"
"""A method of itself that asyncio's transport keeps and does not need any more when the connection is lost."""


class Connections:
    """All connections, counted by address. Those of a proxy belong to many people and have no limit of their own."""

    def __init__(self, limits: Limits, mishaps: Mishaps, proxy: str = "", tallies: Tallies | None = None) -> None:
        tallies = tallies or Tallies()
        self.limits: Final = limits
        self.mishaps: Final = mishaps
        self.proxies: Final = frozenset(part.strip() for part in proxy.split(","))
        self.callers: Final = tallies.count("connections", limits.connections_per_address)
        self.pace: Final = tallies.rate("calls", limits.connection_rate, limits.connection_burst, limits.addresses)
        self.open: Final[set[Connection]] = set()
        self.meeting: Meeting | None = None  # with other workers behind the same port

    def stand_before(self, config: uvicorn.Config) -> None:
        """From now on every caller comes to us first, and then to what uvicorn would have made."""
        config.load()
        theirs = config.http_protocol_class

        def ours(**given: Any) -> Connection:
            return Connection(self, partial(theirs, **given))

        config.http_protocol_class = cast("type[asyncio.Protocol]", ours)

    def come(self, address: str, now: float, counted: bool = False) -> str:
        """One more: is it LET_IN, CROWDED and told so, or SHUT_OUT without a word? Whoever was handed over to us was
        counted among those who call."""
        self.callers.come(address)
        own, all = self.callers.of(address, now), self.callers.all
        limits = self.limits
        if all > limits.connections:
            return SHUT_OUT
        if address in self.proxies or "*" in self.proxies:
            return LET_IN
        if own <= limits.connections_per_address and (counted or not self.pace.take(address, now)):
            return LET_IN
        few = own <= limits.connections_per_address + limits.crowd_per_address and all <= limits.connections // 2
        return CROWDED if few else SHUT_OUT

    def go(self, address: str) -> None:
        """One less."""
        self.callers.go(address)

    def sockets(self) -> "list[Connection]":
        """Those that have become WebSockets."""
        return [each for each in self.open if each.frames is not None]

    def leave_unfinished(self) -> None:
        """The server is stopping: do not wait for requests that have not arrived whole."""
        for each in list(self.open):
            if each.frames is None and (each.listening or not each.requests):
                each.wire.close()


class Connection(asyncio.Protocol):
    """One connection: first HTTP, where a request must arrive whole within some seconds, then perhaps a WebSocket."""

    def __init__(self, all: Connections, make: Callable[[], asyncio.Protocol]) -> None:
        self.all: Final = all
        self.make: Final = make
        self.loop: Final = asyncio.get_running_loop()
        self.inner: asyncio.Protocol | None = None  # uvicorn's, for those who are let in
        self.frames: Frames | None = None  # once it is a WebSocket
        self.requests = 0  # being answered
        self.listening = False  # is the application waiting for the rest of a request?
        self.gone: Final = asyncio.Event()
        self.timer: asyncio.TimerHandle | None = None
        self.full = False  # they are not reading what waits for them
        self.deaf = False  # what still comes is not taken in any more
        self.carried = b""  # what was said to the worker that handed it over
        self.too_big: Callable[[], None] | None = None  # tells the browser why
        self.wire: Wire
        self.address = ""

    # Called by asyncio

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody calls."""
        self.wire = Wire(cast(asyncio.Transport, transport), self)
        self.address = str((transport.get_extra_info("peername") or ("",))[0])
        welcome = self.all.come(self.address, self.loop.time(), counted=self.carried != b"")
        self.all.open.add(self)
        if welcome != LET_IN:
            self.all.mishaps.note("too many connections")
        if welcome == SHUT_OUT:
            self.wire.abort()
            return
        limits = self.all.limits
        self.wait(limits.crowd_seconds if welcome == CROWDED else limits.request_seconds)
        if welcome == LET_IN:
            self.inner = self.make()
            self.inner.connection_made(self.wire)
        if self.carried:
            said, self.carried = self.carried, b""
            self.data_received(said)

    def data_received(self, data: bytes) -> None:
        """Something was said."""
        if self.inner is None:  # closing with something unread resets the connection and loses the answer: so only now
            self.wire.write(TOO_MANY)
            self.wire.close()
        elif self.goes_elsewhere(data):
            self.wire.abort()  # which closes our end alone
        elif self.deaf:
            assert self.frames is not None
            self.frames.take(data, self.loop.time())
            if self.frames.closed:
                self.wire.close()
        elif self.frames is not None and not self.bearable(data):
            self.all.mishaps.note("too many frames")
            self.wire.abort()
        elif self.frames is not None and self.frames.good is not None:
            self.pass_on(data[: self.frames.good])
            self.stop_listening()
        else:
            self.pass_on(data)

    def goes_elsewhere(self, data: bytes) -> bool:
        """Is it handed over to another worker? Only between requests: nothing may be left of the last one."""
        if self.all.meeting is None or not self.is_between_requests() or self.wire.get_write_buffer_size():
            return False
        return self.all.meeting.hand_over(self.wire.get_extra_info("socket").fileno(), data)

    def is_between_requests(self) -> bool:
        """Will the next byte begin a request?

        An answer may come before its request has come whole. What follows still belongs to that one: taken for a
        request of its own, it would be answered to whoever asks next through the same proxy.
        """
        parser = getattr(self.inner, "conn", None)  # with which uvicorn reads requests; a stranger is busy
        idle = repr(getattr(parser, "their_state", "")) == "IDLE"
        return idle and not self.requests and not getattr(parser, "trailing_data", (b"?",))[0]

    def pass_on(self, data: bytes) -> None:
        """To uvicorn."""
        assert self.inner is not None
        CALLING.set(self)
        try:
            self.inner.data_received(data)
        except Exception as problem:  # in uvicorn's handling of a client's bytes; nobody else has to suffer
            self.all.mishaps.note(f"{type(problem).__name__} while reading")
            self.wire.abort()

    def stop_listening(self) -> None:
        """A message is too big. Uvicorn would close without a word, and closing with something unread loses even that:
        so what comes is read and thrown away, while the browser is told why, until it says goodbye or time is up."""
        self.deaf = True
        self.wire.transport.resume_reading()
        self.wait(self.all.limits.linger_seconds)
        if self.too_big is not None:
            self.too_big()

    def tell_too_big(self, tell: Callable[[], None]) -> None:
        """How to say that a message is too big; at once if it is one."""
        self.too_big = tell
        if self.deaf:
            tell()

    def eof_received(self) -> bool | None:
        """Nothing more will be said."""
        return None if self.inner is None else self.inner.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self.stop_waiting()
        self.all.go(self.address)
        self.all.open.discard(self)
        self.gone.set()
        if self.inner is not None:
            self.inner.connection_lost(exc)
        self.let_go()

    def let_go(self) -> None:
        """Leave no circle of references: it would keep the socket, its room and the whole game until old garbage is
        collected, and that is hardly ever."""
        parser = getattr(getattr(self.inner, "conn", None), "parser", None)
        if isinstance(parser, Generator):  # of websockets: it waits for more, and knows whose it is
            parser.close()
        self.inner = self.too_big = None
        getattr(self.wire.transport, "__dict__", {}).pop(OF_ITSELF, None)
        del self.wire

    def pause_writing(self) -> None:
        """They are not reading what waits for them."""
        self.full = True
        if self.inner is not None:
            self.inner.pause_writing()

    def resume_writing(self) -> None:
        """They are reading again."""
        self.full = False
        if self.inner is not None:
            self.inner.resume_writing()

    # Called by uvicorn and the application

    def become(self, protocol: asyncio.Protocol) -> None:
        """From now on it is a WebSocket; if its request is one, the application will hear of it."""
        self.inner = protocol
        self.frames = Frames(self.all.limits, self.loop.time())

    def send(self, text: bytes) -> bool:
        """A message to a WebSocket, as a frame of its own between those of uvicorn, which sends each in one piece and
        closes after a goodbye. False if it must take the longer way, through the application."""
        if self.full or self.frames is None or self.closing:
            return False
        self.wire.write(head_of(len(text)) + text)
        return True

    @property
    def closing(self) -> bool:
        """Is nothing more to be said?"""
        return self.gone.is_set() or self.wire.is_closing()

    def begin(self) -> None:
        """A request is there, perhaps without its body yet: the application waits for that."""
        self.requests += 1
        self.stop_waiting()

    def end(self) -> None:
        """It was answered; the next one must come, and come whole."""
        self.requests -= 1
        if not self.requests and not self.gone.is_set():
            self.wait(self.all.limits.request_seconds)

    async def listen(self, receive: Receive) -> Message:
        """More of a request."""
        self.listening = True
        try:
            return await receive()
        finally:
            self.listening = False

    # How long, and how much

    def wait(self, seconds: float) -> None:
        """Cut them off after this long."""
        self.stop_waiting()
        self.timer = self.loop.call_later(seconds, self.wire.abort)

    def stop_waiting(self) -> None:
        """What we were waiting for has come."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def bearable(self, data: bytes) -> bool:
        """Is what comes over a WebSocket within bounds, and are the answers read?"""
        assert self.frames is not None
        if self.wire.get_write_buffer_size() > self.all.limits.unread_bytes:
            return False
        return self.frames.take(data, self.loop.time())


def head_of(length: int) -> bytes:
    """What comes before a text of so many bytes on its way to a browser (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


class Frames:
    """Counts the frames that the application never sees, pings and fragments of messages: they have a rate too.

    Only the head of each frame is read (RFC 6455, 5.2); others check whether it is valid. It tells how long the frame
    is, so a message that is too big is known before it has come.
    """

    def __init__(self, limits: Limits, now: float) -> None:
        self.bucket: Final = Bucket(limits.socket_rate, limits.socket_burst, now)
        self.most: Final = limits.frame_bytes
        self.message = 0  # bytes of the message that is coming
        self.good: int | None = None  # so much of the last data was before a message that is too big
        self.closed = False  # the browser has said goodbye
        self.head = b""  # of a frame whose head has not arrived whole
        self.skip = 0  # bytes of a frame that are still to come

    def take(self, data: bytes, now: float) -> bool:
        """Is the number of frames in this data acceptable?"""
        before = len(self.head)
        data = self.head + data
        at = self.skip
        while at + 2 <= len(data):
            short = data[at + 1] & 0x7F
            more = {126: 2, 127: 8}.get(short, 0)
            if at + 2 + more > len(data):
                break
            length = int.from_bytes(data[at + 2 : at + 2 + more], "big") if more else short
            opcode = data[at] & 0x0F
            if opcode not in NEW_MESSAGE and self.bucket.take(now):
                return False
            self.closed = self.closed or opcode == CLOSE
            if opcode in NEW_MESSAGE or opcode == GOES_ON:
                self.message = length + (self.message if opcode == GOES_ON else 0)
                if self.message > self.most and self.good is None:
                    self.good = max(0, at - before)
            at += 2 + more + (4 if data[at + 1] & 0x80 else 0) + length
        self.head = data[at:]
        self.skip = max(0, at - len(data))
        return True


class Wire(asyncio.Transport):
    """What uvicorn takes for the transport. Closing it does not wait for ever for a client that does not read."""

    def __init__(self, transport: asyncio.Transport, connection: Connection) -> None:
        super().__init__()
        self.transport: Final = transport
        self.connection: Final = connection
        self.pause: asyncio.Handle | None = None  # about to come

    def close(self) -> None:
        """Close when the client has read what waits; give up soon."""
        if not self.transport.is_closing():
            self.transport.close()
            self.connection.wait(self.connection.all.limits.linger_seconds)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Another protocol takes over: that is how HTTP becomes a WebSocket."""
        self.connection.become(cast(asyncio.Protocol, protocol))

    def get_protocol(self) -> asyncio.BaseProtocol:
        """The protocol in charge now."""
        return self.connection.inner or self.connection

    def abort(self) -> None:
        """Close at once."""
        self.transport.abort()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Send."""
        self.transport.write(data)

    def is_closing(self) -> bool:
        """Is it closed, or about to be?"""
        return self.transport.is_closing()

    def is_reading(self) -> bool:
        """Is it reading?"""
        return self.transport.is_reading()

    def pause_reading(self) -> None:
        """Stop reading, unless what was read is taken at once: uvicorn pauses with every message, and most applications
        are waiting for one. Nothing more is read in between."""
        if self.pause is None:
            self.pause = self.connection.loop.call_soon(self.stop_reading)

    def stop_reading(self) -> None:
        """Nobody has taken it yet. What is thrown away is read all the same."""
        self.pause = None
        if not self.connection.deaf:
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Read again."""
        if self.pause is None:
            self.transport.resume_reading()
        else:
            self.pause.cancel()
            self.pause = None

    def get_write_buffer_size(self) -> int:
        """Bytes waiting to be sent."""
        return self.transport.get_write_buffer_size()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """When to report that nobody is reading."""
        self.transport.set_write_buffer_limits(high, low)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """The addresses, and so on."""
        return self.transport.get_extra_info(name, default)


CALLING: Final[ContextVar[Connection]] = ContextVar("calling")
"""The connection whose bytes are being read. Tasks started then, such as the answer to a request, inherit it."""


class Attended:
    """Around the application: tells its connection when requests begin and end."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through."""
        connection = CALLING.get()
        if scope["type"] == "http":
            connection.begin()

            async def heard(message: Message) -> None:
                if not connection.closing:
                    await send(message)
                    return
                await connection.gone.wait()  # uvicorn could not read the rest, said so, and wants no other answer

            try:
                await self.app(scope, partial(connection.listen, receive), heard)
            finally:
                connection.end()
            return
        connection.stop_waiting()
        refused = False

        async def noticed(message: Message) -> None:
            nonlocal refused
            refused = message["type"].startswith("websocket.http.response")
            await send(message)

        await self.app(scope, receive, noticed)
        if refused:  # to uvicorn, a socket that was refused with an answer is our mistake until it has closed
            await connection.gone.wait()
