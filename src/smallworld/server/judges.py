"""Processes that judge home-made races and powers: few at a time, one for each address, none for too long."""

import asyncio
import contextlib
import json
import os
import sys
from collections.abc import AsyncGenerator, Callable
from typing import Final

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from smallworld.server.apart import SOURCE
from smallworld.server.limits import Limits
from smallworld.table.commands import Refused

COMMAND: Final = (sys.executable, "-m", "smallworld.lab.judging")
LATE: Final = 15.0  # seconds more than the process is given, until it is ended


class Telling(StreamingResponse):
    """The answer to one request: whoever hangs up, even before the first line, leaves nothing behind."""

    def __init__(self, lines: AsyncGenerator[bytes, None], leave: Callable[[], None]) -> None:
        super().__init__(lines, headers={"cache-control": "no-store"}, media_type="application/x-ndjson")
        self.lines: Final = lines
        self.leave: Final = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Tell it."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            await self.lines.aclose()
            self.leave()


class Judges:
    """All of them."""

    def __init__(self, limits: Limits, command: tuple[str, ...] = COMMAND) -> None:
        self.limits: Final = limits
        self.command: Final = command
        self.busy: Final[set[str]] = set()  # addresses

    def enter(self, caller: str) -> None:
        """Take a place, or hear that there is none."""
        if caller in self.busy or len(self.busy) >= self.limits.judges:
            raise Refused("limited", "Something else is judged right now.", retry=self.limits.judge_seconds / 4)
        self.busy.add(caller)

    def leave(self, caller: str) -> None:
        """Make room."""
        self.busy.discard(caller)

    async def lines(self, text: str, games: int) -> AsyncGenerator[bytes, None]:
        """What the process says, line by line. It is ended when nobody listens any more."""
        process: asyncio.subprocess.Process | None = None
        try:
            process = await begun(self.command)
            assert process.stdin is not None and process.stdout is not None
            asked = {"text": text, "games": games, "seconds": self.limits.judge_seconds}
            process.stdin.write(json.dumps(asked).encode() + b"\n")
            async with asyncio.timeout(self.limits.judge_seconds + LATE):
                await process.stdin.drain()
                while line := await process.stdout.readline():
                    yield line
        except (OSError, TimeoutError):
            yield b'{"failed":true}\n'
        finally:
            if process is not None:
                await end(process)


async def begun(command: tuple[str, ...]) -> asyncio.subprocess.Process:
    """A new process, which finds the same program."""
    paths = [SOURCE, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    return await asyncio.create_subprocess_exec(
        *command,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=1024 * 1024,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([path for path in paths if path])},
        start_new_session=True,  # Ctrl+C is for the server; with it this process ends
    )


async def end(process: asyncio.subprocess.Process) -> None:
    """End a process, whatever it does. Even whoever must stop waits until it is gone: that takes no time worth saving,
    and a loop that closes before leaves a process behind that nobody can wait for."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    assert process.stdin is not None and process.stdout is not None
    process.stdin.close()
    stopped = False
    while process.returncode is None or not process.stdout.at_eof():
        try:
            await process.communicate()
        except asyncio.CancelledError:
            stopped = True
    if stopped:
        raise asyncio.CancelledError
