"""A process that answers questions about games, one by one (`opining.py`), kept while somebody asks."""

import asyncio
import contextlib
import json
import logging
import sys
from typing import Any, Final

from smallworld.server.hub import Hub
from smallworld.server.judges import begun, end
from smallworld.table.commands import Refused

Json = dict[str, Any]

COMMAND: Final = (sys.executable, "-m", "smallworld.server.opining")

log = logging.getLogger("smallworld.server")


class Adviser:
    """One process that answers in one line, begun with the first question; when nobody asks for a while, it ends."""

    def __init__(self, hub: Hub, seconds: float, command: tuple[str, ...] = COMMAND) -> None:
        self.hub: Final = hub
        self.seconds: Final = seconds  # for an answer
        self.command: Final = command
        self.questions: Final[asyncio.Queue[tuple[bytes, asyncio.Future[Json]]]] = asyncio.Queue()
        self.work: asyncio.Task[None] | None = None

    async def ask(self, letter: bytes) -> Json:
        """The answer; refused if too many others wait for theirs, or if there is none."""
        if self.questions.qsize() >= self.hub.limits.hints_waiting:
            raise Refused("limited", "Too many others are waiting.", retry=5.0)
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self.questions.put_nowait((letter, answer))
        if self.work is None:
            self.work = self.hub.spawn(self.listen())
        return await answer

    async def listen(self) -> None:
        """Answer one question after the other."""
        process: asyncio.subprocess.Process | None = None
        waits: asyncio.Future[Json] | None = None
        try:
            process = await begun(self.command)
            while True:
                try:
                    asked = await asyncio.wait_for(self.questions.get(), self.hub.limits.hint_idle_seconds)
                except TimeoutError:
                    break
                letter, waits = asked
                if not waits.done():  # otherwise whoever asked has gone
                    told = await self.answer(process, letter)
                    if not waits.done():
                        waits.set_result(told)
        except (OSError, TimeoutError, ValueError) as problem:
            log.error("the process that has opinions: %s", problem)
        finally:
            self.work = None
            if waits is not None and not waits.done():
                waits.set_exception(Refused("fault", "No answer can be had just now."))
            if not self.hub.closing and not self.questions.empty():
                self.work = self.hub.spawn(self.listen())  # the others ask another process
            if process is not None:
                await end(process)

    async def answer(self, process: asyncio.subprocess.Process, letter: bytes) -> Json:
        """What the process says."""
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(letter)
        async with asyncio.timeout(self.seconds):
            with contextlib.suppress(ConnectionError):
                await process.stdin.drain()
            told: Json = json.loads(await process.stdout.readline() or b"{}")
        if "fault" in told or not told:
            raise ValueError(told.get("fault", "the process has gone"))
        return told
