"""Somebody who has opinions, beside the worker with the tables: another worker, so that no game waits for one.

`opining.py` is what runs there, `web/src/here/beside.ts` lets it run, one question after the other.
"""

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncGenerator, Callable
from typing import Any, Final

from smallworld.table.commands import Refused

Json = dict[str, Any]

Think = Callable[[int, str, bool], None]
"""Hands on a question with its number, an urgent one before all others; an empty one takes the question back."""

log = logging.getLogger("smallworld.server")


class Adviser:
    """Asks, and hears line by line."""

    def __init__(self, think: Think) -> None:
        self.think: Final = think
        self.heard: Final[dict[int, asyncio.Queue[str]]] = {}
        self.last = 0

    def told(self, number: int, line: str) -> None:
        """A line of an answer; nothing means that it is over."""
        if number in self.heard:
            self.heard[number].put_nowait(line)

    async def lines(self, letter: bytes, *, urgent: bool = False) -> AsyncGenerator[Json, None]:
        """The lines of an answer as they come. Nobody thinks on when they are not wanted any more.

        An urgent question interrupts others, which begin anew then: a line may come twice.
        """
        self.last += 1
        number = self.last
        heard = self.heard[number] = asyncio.Queue()
        self.think(number, letter.decode(), urgent)
        try:
            while line := await heard.get():
                told: Json = json.loads(line)
                if "fault" in told:
                    log.error("whoever has opinions: %s", told["fault"])
                    raise Refused("fault", "No answer can be had just now.")
                yield told
        finally:
            del self.heard[number]
            self.think(number, "", False)

    async def ask(self, letter: bytes, *, urgent: bool = False) -> Json:
        """The answer to a question that has one line."""
        async with contextlib.aclosing(self.lines(letter, urgent=urgent)) as lines:
            async for told in lines:
                return told
        raise Refused("fault", "No answer can be had just now.")
