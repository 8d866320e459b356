"""What happens at a table by itself: bots play, and time runs for whoever must decide."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from smallworld.hosting.crowd import Crowd
from smallworld.hosting.ports import Sitter
from smallworld.hosting.waits import Awaited, Waits
from smallworld.table.commands import TURN
from smallworld.table.daily import thinking_seed
from smallworld.table.lobby import BOT, PERSON, STAND_IN
from smallworld.table.table import Table

if TYPE_CHECKING:
    from smallworld.hosting.house import House

Json = dict[str, Any]
Decided = Callable[[Sitter, Json | None], Awaitable[None]]

log = logging.getLogger("smallworld.server")

PATIENT: Final = 2
"""So many turns in a row somebody may let time run out unseen; then the bot keeps the seat until they come."""


class Driver:
    """For one table. What a bot decides comes in as what people decide does: the room is told, and no room is kept."""

    def __init__(self, id: str, hub: "House", waits: Waits, crowd: Crowd) -> None:
        self.id: Final = id
        self.hub: Final = hub
        self.waits: Final = waits
        self.crowd: Final = crowd
        self.thinking: asyncio.Task[None] | None = None
        self.thought = (-1, -1)  # the position that is being thought about, and the pace
        self.dawdles = False  # nobody was there when the thought began
        self.hurried = False  # bots do not pause until somebody must decide

    def look(self, table: Table, decided: Decided, time_is_up: Callable[[Awaited], Awaitable[None]]) -> None:
        """Is it the turn of a bot, or of somebody absent?"""
        self.waits.note_move(table)
        seat = table.game.decider if table.game is not None and table.phase == "playing" else None
        if seat is None:
            self.hub.nodes.rest(self.id)
        elif self.hub.nodes.drives(self.id) is None:
            # Bots and deadlines are another server's, unless nobody has them.
            self.stop()
            self.hub.nodes.wish(self.id)
            return
        chair = None if seat is None else table.lobby.chairs[seat]
        waits = chair is not None and chair.stand_in and not self.somebody_waits(table)
        if seat is None or chair is None or not chair.played_by_bot or waits or table.lobby.paused:
            self.stop_thinking()
            self.hurried = False
        elif (
            self.thinking is None
            or self.thought != (table.position, table.lobby.pace)
            or (self.dawdles and self.crowd.anybody())
        ):
            self.stop_thinking()
            self.thought = table.position, table.lobby.pace
            self.dawdles = not self.crowd.anybody()
            level, character = (chair.bot, chair.character) if chair.kind == BOT else (STAND_IN, "")
            seed = thinking_seed(table.lobby.origin.seed, table.game) if table.lobby.origin.day and table.game else ""
            sitter = Sitter(self.id, seat, level, character, table.position, seed)
            self.thinking = self.hub.spawn(self.think(table, sitter, decided))
        self.waits.attend(table, self.crowd.here(), time_is_up)

    def somebody_waits(self, table: Table) -> bool:
        """Is there anybody for whom a bot should play on? Without people here: those who take their turns over days."""
        people = [chair for chair in table.lobby.chairs if chair.kind == PERSON]
        gone = [chair.stand_in and (not chair.late or chair.missed >= PATIENT) for chair in people]
        return self.crowd.anybody() or (table.lobby.clock == TURN and not all(gone))

    def stop_thinking(self) -> None:
        """The thought is no longer needed."""
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None

    async def think(self, table: Table, sitter: Sitter, decided: Decided) -> None:
        """A bot waits a little, decides on a copy, and says what it wants to do."""
        game = table.game
        assert game is not None
        watched = self.crowd.anybody()
        pause = 0 if self.hurried else table.lobby.pace
        await self.hub.clock.sleep(max(pause, 0 if watched else self.hub.limits.alone_pace_ms) / 1000)
        action: Json | None = None
        try:
            copy = game.copy()
            action = copy.action_json(await self.hub.thinker.decide(sitter, copy, watched))
        except Exception:  # not even anything legal could be found: the position is broken
            log.exception("table %s: no bot can decide", self.id[:6])
        self.thinking = None
        await decided(sitter, action)

    def hurry(self) -> None:
        """Bots do not pause, if it is this server that lets them play."""
        if not self.hurried:
            self.hurried = True
            self.stop_thinking()  # a thought that was going to pause starts again without the pause

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        self.waits.stop()
        self.stop_thinking()
