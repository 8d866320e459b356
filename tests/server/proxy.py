"""A small proxy of our own between a server and whatever it talks to: it can be cut, made deaf, and mended."""

import asyncio
import contextlib
import threading
from collections.abc import Coroutine
from types import TracebackType
from typing import Any


class Proxy:
    """Everything that comes to its port goes on to another one, for as long as it is whole.

    `cut` hangs up and lets nobody in; `swallow` takes everything and passes on nothing, as a broken network does.
    """

    def __init__(self, to: int) -> None:
        self.to = to
        self.port = 0
        self.loop = asyncio.new_event_loop()
        self.whole = asyncio.Event()
        self.refusing = False
        self.lines: set[asyncio.StreamWriter] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)

    def __enter__(self) -> "Proxy":
        self.thread.start()
        self.do(self.begin())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.do(self.end())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(20)
        self.loop.close()

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """In its own thread."""
        asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    # What can happen to it

    def cut(self) -> None:
        """All connections end, and nobody gets another one."""
        self.do(self.set(refusing=True, whole=True))

    def swallow(self) -> None:
        """Connections stay, and nothing comes through."""
        self.do(self.set(refusing=False, whole=False))

    def mend(self) -> None:
        """As it was. What was swallowed does not come: connections on which something is missing are ended."""
        self.do(self.set(refusing=False, whole=True))

    # In its thread

    async def begin(self) -> None:
        self.whole.set()
        server = await asyncio.start_server(self.come, "127.0.0.1", self.port)
        self.server = server
        self.port = server.sockets[0].getsockname()[1]

    async def end(self) -> None:
        self.server.close()
        self.refusing = True
        self.whole.set()
        while self.tasks:
            self.hang_up()
            await asyncio.wait(self.tasks, timeout=0.1)

    async def set(self, refusing: bool, whole: bool) -> None:
        self.refusing = refusing
        if refusing or (whole and not self.whole.is_set()):
            self.hang_up()
        if whole:
            self.whole.set()
        else:
            self.whole.clear()

    def hang_up(self) -> None:
        for writer in self.lines:
            writer.transport.abort()
        self.lines.clear()

    async def come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        if self.refusing:
            writer.transport.abort()
            return
        self.lines.add(writer)
        await self.whole.wait()
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            writer.transport.abort()
            return
        self.lines.add(far_writer)
        await asyncio.gather(self.pump(reader, far_writer), self.pump(far_reader, writer))
        self.lines -= {writer, far_writer}

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await self.whole.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()
