"""One browser's WebSocket: messages from it are read one by one, messages to it wait in a short queue."""

import asyncio
import contextlib
import logging
import time
import zlib
from collections import deque
from collections.abc import Callable
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from smallworld.hosting.attend import attend
from smallworld.hosting.bucket import Bucket
from smallworld.hosting.crowd import Peer
from smallworld.hosting.room import CLOSING, Room
from smallworld.server.guesses import Guesses
from smallworld.server.hub import Hub
from smallworld.server.limits import Limits
from smallworld.server.messages import encode, id_of, read
from smallworld.table import outbox
from smallworld.table.commands import Hello, Refused

log = logging.getLogger("smallworld.server")

CLOSE_CODES: Final = {
    "closing": 1012,
    "moving": 1012,
    "limited": 1013,
    "storage": 1013,
    "too_big": 1009,
    "bad_message": 1003,
    "fault": 1011,
}
POLICY: Final = 1008
TOO_BIG: Final = "The frame is too long."
MISTAKES: Final = {
    "bad_message": "messages that cannot be read",
    "too_big": "frames that are too long",
    "limited": "messages that come too fast",
}
"""What a client did wrong, for the log, by the code of the refusal."""
BROKEN: Final = {
    1002: "frames against the protocol",
    1007: "text that is not UTF-8",
    1009: MISTAKES["too_big"],
}
"""The same by uvicorn's code for closing the socket."""
PATIENCE: Final = 2.0
"""Seconds that a browser has to receive its goodbye."""


class QueuedLine:
    """The way out. Sending never waits; a browser that does not read is cut off when the queue is full.

    `straight` sends a message at once, if it can: most messages need not wait for the task that empties the queue.
    """

    def __init__(self, websocket: WebSocket, limits: Limits, straight: Callable[[bytes], bool]) -> None:
        self.websocket: Final = websocket
        self.most: Final = limits.queue
        self.straight: Final = straight
        self.waiting: Final[deque[bytes]] = deque()
        self.news: Final = asyncio.Event()
        self.writing = False  # a message has left the queue and is not sent yet
        self.packing = False  # the next message is to travel compressed
        self.ending = 0  # the close code, once it is decided
        self.ended: Final = asyncio.Event()

    def tell(self, data: bytes) -> None:
        """Send a message sometime soon."""
        if self.ending:
            return
        first = not (self.waiting or self.writing or self.packing)
        if first and self.straight(data):
            return
        if len(self.waiting) >= self.most:
            self.waiting.clear()
            self.hang_up("limited", "You read too slowly: connect again.")
            return
        self.waiting.append(data)
        self.news.set()

    def hang_up(self, code: str, reason: str) -> None:
        """Say goodbye, then close."""
        if not self.ending:
            self.packing = False
            self.waiting.append(encode(outbox.bye(code, reason)))
            self.ending = CLOSE_CODES.get(code, POLICY)
            self.news.set()
            self.ended.set()

    async def write(self) -> None:
        """Send what waits, until it is time to close."""
        while True:
            await self.news.wait()
            self.news.clear()
            try:
                while self.waiting:
                    data = self.waiting.popleft()
                    self.writing = True
                    if self.packing:
                        self.packing = False
                        await self.websocket.send_bytes(zlib.compress(data))
                    else:
                        await self.websocket.send_text(data.decode())
                    self.writing = False
                if self.ending:
                    await self.websocket.close(self.ending)
                    return
            except RuntimeError:  # uvicorn's way to say that the browser has said goodbye itself
                raise WebSocketDisconnect from None


def not_straight(data: bytes) -> bool:
    """There is no way but the queue."""
    return False


class Conversation:
    """A socket from its hello to its end."""

    def __init__(
        self,
        websocket: WebSocket,
        hub: Hub,
        guesses: Guesses | None = None,
        caller: str = "",
        straight: Callable[[bytes], bool] = not_straight,
    ) -> None:
        self.websocket: Final = websocket
        self.hub: Final = hub
        self.guesses: Final = guesses
        self.caller: Final = caller
        self.line: Final = QueuedLine(websocket, hub.limits, straight)
        self.bucket: Final = Bucket(hub.limits.socket_rate, hub.limits.socket_burst, hub.clock.now())
        self.strikes = 0
        self.room: Room | None = None
        self.peer: Peer | None = None

    async def run(self) -> None:
        """Read and write at the same time; when one ends, or the line is to be cut, the other does too."""
        writer = asyncio.create_task(self.line.write())
        self.hub.lines[writer] = self.line
        if self.hub.closing:
            self.line.hang_up("closing", CLOSING)
        reader = asyncio.create_task(self.converse())
        ending = asyncio.create_task(self.line.ended.wait())
        try:
            await asyncio.wait([writer, reader, ending], return_when=asyncio.FIRST_COMPLETED)
            if not writer.done() and self.line.ending:
                await asyncio.wait([writer], timeout=PATIENCE)
        finally:
            del self.hub.lines[writer]
            for task in (writer, reader, ending):
                task.cancel()
            for problem in await asyncio.gather(writer, reader, ending, return_exceptions=True):
                if isinstance(problem, Exception) and not isinstance(problem, WebSocketDisconnect):
                    log.error("a conversation failed", exc_info=problem)
            if self.room is not None:
                with contextlib.suppress(Refused):
                    await self.room.post(self.room.gone, self.line)

    async def converse(self) -> None:
        """The hello, then everything else."""
        try:
            seconds = self.hub.limits.hello_seconds
            try:
                frame = await asyncio.wait_for(self.frame(), seconds)
            except TimeoutError:
                raise Refused("bad_message", f"The first message must be hello, within {seconds:g} seconds.") from None
            await self.greet(frame)
            while not self.line.ending:
                await self.hear(await self.frame())
                await asyncio.sleep(0)  # frames may come together: send their answers before the queue is full
        except Refused as refused:
            if refused.code in MISTAKES:
                self.hub.mishaps.note(MISTAKES[refused.code])
            self.line.hang_up(refused.code, refused.reason)
        except WebSocketDisconnect as gone:
            if gone.code in BROKEN and not self.line.ending:  # otherwise the code is our own
                self.hub.mishaps.note(BROKEN[gone.code])

    async def frame(self) -> str:
        """The next frame, which must be text."""
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if not isinstance(text, str):
            raise Refused("bad_message", "Frames must be text.")
        if len(text.encode()) > self.hub.limits.frame_bytes:
            raise Refused("too_big", TOO_BIG)
        return text

    def too_big(self) -> None:
        """A frame is on its way that is too long to be taken in: say so while it comes."""
        self.hub.mishaps.note(MISTAKES["too_big"])
        self.line.hang_up("too_big", TOO_BIG)

    async def greet(self, frame: str) -> None:
        """The first message."""
        hello = read(frame)
        if not isinstance(hello, Hello):
            raise Refused("bad_message", "The first message must be hello.")
        right = 0
        if self.guesses is not None:
            await self.guesses.pay(self.caller, len(hello.tokens))
        self.room = self.hub.room(hello.table)
        self.line.packing = hello.packed
        try:
            self.peer = await self.room.post(self.room.hello, self.line, hello)
            right = self.peer.right
        except Refused as refused:
            if refused.code != "fault":  # after that they may be there, by half
                self.room = None
            if refused.code != "not_found":
                right = len(hello.tokens)
            raise
        finally:
            if self.guesses is not None:
                await self.guesses.settle(self.caller, right)

    async def hear(self, frame: str) -> None:
        """Any later message: a command is always answered, and nothing above the rate is carried out."""
        wait = self.bucket.take(self.hub.clock.now())
        if wait:
            self.strikes += 1
            if self.strikes > self.hub.limits.strikes:
                raise Refused("limited", "Too many messages too fast.")
            id = id_of(frame)
            if id:  # without an id, the browser would think that none of its commands can be read
                refused = Refused("limited", "Too many messages too fast.", retry=round(wait, 2))
                self.line.tell(encode(outbox.no(id, refused)))
            return
        try:
            message = read(frame)
        except Refused as refused:
            self.hub.mishaps.note(MISTAKES["bad_message"])
            self.line.tell(encode(outbox.no(id_of(frame), refused)))
            return
        assert self.room is not None and self.peer is not None
        begun = time.perf_counter()
        await attend(self.room, self.peer, message)
        self.hub.metrics.acts.note(time.perf_counter() - begun, type(message).__name__.lower())
