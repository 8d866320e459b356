"""The server without its sockets: all tables, and the lines to all browsers."""

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from smallworld.hosting.alone import OwnNotes
from smallworld.hosting.house import House
from smallworld.hosting.ports import Clock, Left, Line, Nodes, Notes, Store, Thinker
from smallworld.hosting.room import CLOSING
from smallworld.server.lefts import Clocks, NoClocks
from smallworld.server.limits import Limits
from smallworld.server.messages import encode, pack
from smallworld.server.metrics import Metrics
from smallworld.server.mishaps import Mishaps
from smallworld.server.pages import Pages
from smallworld.table.commands import Refused
from smallworld.table.offers import Offers
from smallworld.table.tokens import Randomness

if TYPE_CHECKING:
    from smallworld.server.push import Pusher

NOTED: Final = 10.0
"""Seconds after which it is written down again how much time people have left: a killed server gives that much back."""


class Hub(House):
    """The server without its sockets."""

    limits: Limits
    encode = staticmethod(encode)
    pack = staticmethod(pack)

    def __init__(
        self,
        store: Store,
        clock: Clock,
        randomness: Randomness,
        thinker: Thinker,
        limits: Limits,
        offers: Offers | None = None,
        clocks: Clocks | None = None,
        pusher: "Pusher | None" = None,
        nodes: Nodes | None = None,
        notes: Notes | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        super().__init__(store, clock, randomness, thinker, limits, offers, nodes)
        self.metrics: Final = metrics or Metrics()
        self.draining = False  # it still serves, but is about to stop
        self.notes: Final[Notes] = notes or OwnNotes(clock, 2 * limits.codes)
        self.clocks: Final = clocks or NoClocks()
        self.pusher: Final = pusher
        self.pages: Pages | None = None
        self.noted: Final[dict[str, Left]] = {}  # what people have left, as it was last written down
        self.mishaps: Final = Mishaps()
        self.lines: Final[dict[asyncio.Task[None], Line]] = {}  # all sockets, by the tasks that write to them

    def nudge(self, table: str, seat: int, turn: str) -> None:
        """Tell somebody who is away that it is their turn, if they wished so."""
        if self.pusher is not None:
            self.pusher.nudge(self.spawn, table, seat, turn)

    def build(self) -> str:
        """The mark of the pages that lie here now."""
        return "" if self.pages is None else self.pages.build()

    # Clocks that run on while nobody is there

    async def resume(self) -> None:
        """After a start: every table whose clock ran goes on with the time that was left."""
        self.noted.update(await self.clocks.load())
        self.lefts.update(self.noted)
        for table in list(self.noted):
            room = self.room(table)
            try:
                await room.post(room.nothing)
            except Refused as refused:
                if refused.code in ("not_found", "frozen"):
                    self.lefts.pop(table, None)
        while not self.closing:
            await self.clock.sleep(NOTED)
            await self.note_clocks()

    async def note_clocks(self) -> None:
        """Write down how much time people have left, where that has changed."""
        for room in self.rooms.values():
            room.waits.note_left()
        changed: dict[str, Left | None] = {t: left for t, left in self.lefts.items() if self.noted.get(t) != left}
        changed.update({table: None for table in self.noted if table not in self.lefts})
        if changed:
            self.noted.clear()
            self.noted.update(self.lefts)
            await self.clocks.save(changed)
        for table in [each for each in self.lefts if each not in self.rooms and self.nodes.drives(each) is None]:
            del self.lefts[table]  # another node lets it run
            self.noted.pop(table, None)

    async def close(self, seconds: float, farewell: float) -> None:
        """Take nothing more, finish writing within some seconds, then say goodbye within some more."""
        self.closing = True
        for room in list(self.rooms.values()):
            room.driver.stop()
        await self.note_clocks()
        workers = [room.worker for room in self.rooms.values() if room.worker is not None]
        if workers:
            await asyncio.wait(workers, timeout=seconds)
        company = self.nodes.company()
        await self.nodes.leave()
        for line in self.lines.values():
            line.hang_up("moving" if company else "closing", CLOSING)
        if self.lines:
            await asyncio.wait(self.lines, timeout=farewell)
        for task in list(self.tasks):
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(0)
