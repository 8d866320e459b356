"""The Python end of the browser's worker, `web/src/here/worker.ts`: it is given the storage and told what pages say."""

from typing import Final

from smallworld.hosting.clock import SystemClock
from smallworld.hosting.house import House
from smallworld.hosting.ports import Clock
from smallworld.hosting.randomness import SystemRandomness
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

    def __init__(self, storage: Storage, say: Say, clock: Clock | None = None) -> None:
        offers = read_offers([])
        self.house: Final = Here(Shelf(storage), clock or SystemClock(), SystemRandomness(), Thoughts(), offers=offers)
        self.desk: Final = Desk(self.house)
        self.lines: Final = Lines(self.house, say)

    async def asked(self, method: str, path: str, token: str, body: str) -> list[str | int]:
        """Answer a request."""
        answer: Answer = await self.desk.answer(method, path, token, body)
        return [answer.status, answer.media, answer.body]

    async def written(self, table: str) -> None:
        """Another window of this browser has written to a table: look at it again, if somebody does."""
        room = self.house.rooms.get(table)
        if room is not None:
            await room.quietly(room.post(room.look_again))
