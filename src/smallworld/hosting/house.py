"""All rooms by the ids of their tables; opened when somebody comes, forgotten when nobody needs them."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from typing import Any, Final

from smallworld.hosting.alone import Alone
from smallworld.hosting.ports import Clock, Left, Nodes, Store, Thinker
from smallworld.hosting.refusals import refused_without_store
from smallworld.hosting.room import CLOSING, Room
from smallworld.record.codec import dumps
from smallworld.table.commands import NewTable, Refused
from smallworld.table.entries import Entry, first_link, to_row
from smallworld.table.limits import TABLE_LIMITS, TableLimits
from smallworld.table.lobby import Lobby, make_table
from smallworld.table.offers import Offers
from smallworld.table.rematch import left_behind, rematch_of
from smallworld.table.tokens import Randomness

Json = dict[str, Any]

log = logging.getLogger("smallworld.server")

UPGRADE: Final = 300.0
"""Seconds in which nodes of two versions may serve side by side."""

JOINING: Final = 10.0
"""Seconds until a node that has just begun is known to the others; what it writes can be seen sooner."""


def plain(message: Json) -> bytes:
    """A message as the bytes of its frame."""
    return dumps(message).encode()


def as_it_is(value: Any) -> Any:
    """Nothing is gained by putting a part of a message into bytes beforehand."""
    return value


class House:
    """Tables, and what they need from outside. How messages become bytes is for those to say who send them."""

    room_type: type[Room] = Room
    prefix = ""  # what the ids of its tables begin with
    encode: Callable[[Json], bytes] = staticmethod(plain)
    pack: Callable[[Any], Any] = staticmethod(as_it_is)  # a part of many messages

    def __init__(
        self,
        store: Store,
        clock: Clock,
        randomness: Randomness,
        thinker: Thinker,
        limits: TableLimits = TABLE_LIMITS,
        offers: Offers | None = None,
        nodes: Nodes | None = None,
    ) -> None:
        self.store: Final = store
        self.clock: Final = clock
        self.randomness: Final = randomness
        self.thinker: Final = thinker
        self.limits = limits
        self.offers: Final = offers or Offers()
        self.nodes: Final[Nodes] = nodes or Alone()
        self.lefts: Final[dict[str, Left]] = {}  # by table: what people have left in this turn
        self.rooms: Final[dict[str, Room]] = {}
        self.ahead: Final[dict[str, float]] = {}  # tables at which a newer version has played, and when that was seen
        self.newer_at = -JOINING  # when one was last seen to play, not found to have played
        self.tasks: Final[dict[asyncio.Task[None], None]] = {}  # in order, so that a simulation can be repeated
        self.closing = False

    def nudge(self, table: str, seat: int, turn: str) -> None:
        """It is the turn of somebody who is not here. Who can reach them does so; a house alone cannot."""

    def sends_on(self, table: str) -> bool:
        """Does a newer version of this program, which serves beside this one, go on with a table?

        For a while, as long as an upgrade takes: if it was taken back, nobody plays there, and people are told so.
        """
        seen_at, now = self.ahead.get(table), self.clock.now()
        served = self.nodes.company() or now < self.newer_at + JOINING
        return seen_at is not None and served and now < seen_at + UPGRADE

    def build(self) -> str:
        """The mark of the pages that whoever comes here would get now. A house alone has none to give."""
        return ""

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
            if not self.closing:  # otherwise somebody else goes on with it
                self.nodes.rest(room.id)

    async def make(self, wanted: NewTable) -> Json:
        """A new table; its tokens are handed out here and nowhere else."""
        if self.closing:
            raise Refused("closing", CLOSING)
        opened = make_table(wanted, self.randomness, self.offers.chosen(wanted.sets), self.limits)
        opened = replace(opened, table=f"{self.prefix}{opened.table}")
        with refused_without_store("The table could not be saved; try again."):
            await self.store.append(opened.table, to_row(Entry(opened.made), 0, first_link(opened.table)))
        if wanted.start:
            await self.start(opened.table)
        return {
            "table": opened.table,
            "host": opened.host,
            "invite": opened.invite,
            "watch": opened.watch,
            "seats": [{"seat": seat, "token": token} for seat, token in opened.seats.items()],
        }

    async def start(self, table: str, gone: tuple[int, ...] = ()) -> None:
        """Begin a game. If that cannot be kept now, the table is there all the same: its host can start it."""
        room = self.room(table)
        with contextlib.suppress(Refused):
            await room.post(room.begin, gone)

    async def make_rematch(self, table: str, lobby: Lobby, away: Mapping[int, float]) -> None:
        """The table at which the people of another one go on; some of them have been away for so many seconds."""
        made = rematch_of(lobby, self.randomness)
        await self.store.append(table, to_row(Entry(made), 0, first_link(table)))
        await self.start(table, left_behind(lobby, away))
