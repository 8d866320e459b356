"""The Python end of the browser's worker, `web/src/here/worker.ts`: it is given the storage and told what pages say."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from typing import Final

from smallworld.hosting.clock import SystemClock
from smallworld.hosting.house import House
from smallworld.hosting.ports import Clock
from smallworld.hosting.randomness import SystemRandomness
from smallworld.offline.advising import Adviser, Think
from smallworld.offline.desk import Answer, Desk
from smallworld.offline.lines import Lines, Say
from smallworld.offline.shelf import Shelf, Storage
from smallworld.offline.thinking import Thoughts
from smallworld.table.offers import read_offers


class Here(House):
    """All tables of this browser. Their ids say that they are nowhere else."""

    prefix = "here-"


class Worker:
    """What the worker asks of Python. Only numbers and texts go to and fro."""

    def __init__(self, storage: Storage, say: Say, think: Think, clock: Clock | None = None) -> None:
        offers = read_offers([])
        self.house: Final = Here(Shelf(storage), clock or SystemClock(), SystemRandomness(), Thoughts(), offers=offers)
        self.adviser: Final = Adviser(think)
        self.desk: Final = Desk(self.house, self.adviser)
        self.lines: Final = Lines(self.house, say)
        self.say: Final = say
        self.long: Final[dict[int, AsyncGenerator[str, None]]] = {}  # answers that are not told yet
        self.telling: Final[dict[int, asyncio.Task[None]]] = {}

    async def asked(self, number: int, method: str, path: str, token: str, body: str) -> list[str | int]:
        """Answer a request. If its last part is 1, more comes line by line, once it is wanted (`tell`)."""
        answer: Answer = await self.desk.answer(method, path, token, body)
        if answer.lines is not None:
            self.long[number] = answer.lines
        return [answer.status, answer.media, answer.body, int(answer.lines is not None)]

    def tell(self, number: int) -> None:
        """Say the lines of an answer, and at the end nothing."""
        self.telling[number] = self.house.spawn(self.tell_on(number))

    async def tell_on(self, number: int) -> None:
        """Each as it comes."""
        try:
            async with contextlib.aclosing(self.long.pop(number)) as lines:
                async for line in lines:
                    self.say(number, line)
        finally:
            del self.telling[number]
            self.say(number, "")

    def stop(self, number: int) -> None:
        """Whoever asked does not listen any more."""
        if number in self.telling:
            self.telling[number].cancel()

    async def written(self, table: str) -> None:
        """Another window of this browser has written to a table: look at it again, if somebody does."""
        room = self.house.rooms.get(table)
        if room is not None:
            await room.quietly(room.post(room.look_again))
