"""All rooms by the ids of their tables; opened when somebody comes, forgotten when nobody needs them."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any, Final

from smallworld.server.limits import Limits
from smallworld.server.messages import CLOSING
from smallworld.server.mishaps import Mishaps
from smallworld.server.ports import Clock, Line, Store, StoreError, Thinker
from smallworld.server.room import Room
from smallworld.table.commands import NewTable, Refused
from smallworld.table.entries import Entry, first_link, to_row
from smallworld.table.lobby import make_table
from smallworld.table.tokens import Randomness

Json = dict[str, Any]

log = logging.getLogger("smallworld.server")


class Hub:
    """The server without its sockets."""

    room_type: type[Room] = Room

    def __init__(self, store: Store, clock: Clock, randomness: Randomness, thinker: Thinker, limits: Limits) -> None:
        self.store: Final = store
        self.clock: Final = clock
        self.randomness: Final = randomness
        self.thinker: Final = thinker
        self.limits: Final = limits
        self.mishaps: Final = Mishaps()
        self.rooms: Final[dict[str, Room]] = {}
        self.tasks: Final[dict[asyncio.Task[None], None]] = {}  # in order, so that a simulation can be repeated
        self.lines: Final[dict[asyncio.Task[None], Line]] = {}  # all sockets, by the tasks that write to them
        self.closing = False

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """A task of the server itself; kept here, since nothing else holds on to it."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks[task] = None
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        """A task is over; nobody waits for it, so a failure is logged here."""
        self.tasks.pop(task, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of the server failed", exc_info=task.exception())

    def room(self, table: str) -> Room:
        """The room of a table. Whether there is such a table shows when the first letter is read."""
        if table not in self.rooms:
            self.rooms[table] = self.room_type(table, self)
        return self.rooms[table]

    def forget(self, room: Room) -> None:
        """Nobody needs it now; its log is safe."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    async def make(self, wanted: NewTable) -> Json:
        """A new table; its tokens are handed out here and nowhere else."""
        if self.closing:
            raise Refused("closing", CLOSING)
        opened = make_table(wanted, self.randomness)
        try:
            await self.store.append(opened.table, to_row(Entry(opened.made), 0, first_link(opened.table)))
        except StoreError:
            raise Refused("storage", "The table could not be saved; try again.") from None
        if wanted.start:
            room = self.room(opened.table)
            with contextlib.suppress(Refused):  # the table is kept, with its tokens: its host can start it
                await room.post(room.begin)
        return {
            "table": opened.table,
            "host": opened.host,
            "invite": opened.invite,
            "watch": opened.watch,
            "seats": [{"seat": seat, "token": token} for seat, token in opened.seats.items()],
        }

    async def close(self, seconds: float, farewell: float) -> None:
        """Take nothing more, finish writing within some seconds, then say goodbye within some more."""
        self.closing = True
        for room in list(self.rooms.values()):
            room.stop_thinking()
            room.stop_waiting()
        workers = [room.worker for room in self.rooms.values() if room.worker is not None]
        if workers:
            await asyncio.wait(workers, timeout=seconds)
        for line in self.lines.values():
            line.hang_up("closing", CLOSING)
        if self.lines:
            await asyncio.wait(self.lines, timeout=farewell)
        for task in list(self.tasks):
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(0)
