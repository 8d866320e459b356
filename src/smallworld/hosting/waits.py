"""Who is away and since when, who is waited for, and how much time they still have."""

import asyncio
import math
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from smallworld.hosting.ports import Left
from smallworld.table.commands import TURN
from smallworld.table.outbox import Waiting
from smallworld.table.table import Table

if TYPE_CHECKING:
    from smallworld.hosting.house import House

SLICE: Final = 5.0
SLICES: Final = 10
"""A deadline is waited for in at least this many slices, none longer than this: if the machine sleeps, or the process
is stopped, only the slice in which that began is charged."""


@dataclass(frozen=True)
class Awaited:
    """Whose time runs: of somebody who is away, or, in a turn, of whoever decides."""

    seat: int
    deadline: int
    turn: str = ""  # the round and whose turn it is; "" if time counts only while they are away


class Waits:
    """The clocks of one table. `here` are always the seats whose people are connected."""

    def __init__(self, id: str, hub: "House") -> None:
        self.id: Final = id
        self.hub: Final = hub
        self.waiting: asyncio.Task[None] | None = None
        self.waited: Awaited | None = None  # whose time runs
        self.left = (0.0, 0.0)  # seconds of that still to come at a time
        self.told: Awaited | None = None  # whose time everybody was told of
        self.gone_at: Final[dict[int, float]] = {}  # when the last browser of a seat went away
        self.moved_at = (-1, 0.0)  # the position that stands, and since when

    def count_absence(self, before: set[int], here: set[int]) -> None:
        """Remember when the last browser of a seat went; whoever comes back was never away."""
        for seat in before - here:
            self.gone_at[seat] = self.hub.clock.now()
        for seat in here:
            self.gone_at.pop(seat, None)

    def away(self) -> dict[int, int]:
        """For how many seconds people have been away, if their going was seen."""
        now = self.hub.clock.now()
        return {seat: int(now - at) for seat, at in self.gone_at.items()}

    def note_move(self, table: Table) -> None:
        """Since when does this position stand? A room that was just opened begins to count."""
        if self.moved_at[0] != table.position:
            self.moved_at = table.position, self.hub.clock.now()

    def clocks(self, table: Table, here: set[int]) -> Waiting:
        """What those at the table see ticking."""
        now = self.hub.clock.now()
        self.note_move(table)
        gone = self.away()
        seat = table.game.decider if table.game is not None and table.phase == "playing" else None
        if seat is None or table.lobby.chairs[seat].played_by_bot:
            return Waiting(gone)
        left = None
        awaited = self.awaited(table, here, pausing=False)
        if awaited is not None:
            left = max(0, math.ceil(self.left_of(awaited)))
        return Waiting(gone, seat, int(now - self.moved_at[1]), left)

    def untold(self, table: Table, here: set[int]) -> bool:
        """Does the time of a turn run that those at the table have not been told of?"""
        awaited = self.awaited(table, here)
        return awaited is not None and awaited.turn != "" and awaited != self.told

    def awaited(self, table: Table, here: set[int], pausing: bool = True) -> Awaited | None:
        """Whose time runs now. In a pause nobody's does, though it can be told how much somebody has."""
        game, around = table.game, table.lobby
        if game is None or table.phase != "playing" or not around.deadline or (pausing and around.paused):
            return None
        seat = game.decider
        if seat is None or around.chairs[seat].played_by_bot:
            return None
        if around.clock == TURN:
            return Awaited(seat, around.deadline, f"{game.state.round}:{game.state.seat}")
        return None if seat in here else Awaited(seat, around.deadline)

    def left_of(self, awaited: Awaited) -> float:
        """The seconds somebody has left: all of them, unless they have used some in this turn already."""
        if self.waited == awaited:
            still, at = self.left
            return still - min(self.hub.clock.now() - at, SLICE, awaited.deadline / SLICES)
        kept = self.hub.lefts.get(self.id)
        if kept is not None and kept.turn == awaited.turn and awaited.turn:
            left = min(kept.seconds.get(awaited.seat, math.inf), float(awaited.deadline))
            runs_there = kept.since and kept.runs == awaited.seat and self.hub.nodes.drives(self.id) is None
            return max(0.0, left - (self.hub.clock.now() - kept.since)) if runs_there else left
        return float(awaited.deadline)

    def note_left(self, runs: bool = True) -> None:
        """Remember how much time is left in this turn: a pause, somebody else's question or a restart may follow."""
        if self.waited is None or not self.waited.turn:
            return
        kept = self.hub.lefts.get(self.id)
        seconds = kept.seconds if kept is not None and kept.turn == self.waited.turn else {}
        seat = self.waited.seat
        now = {**seconds, seat: self.left_of(self.waited)}
        self.hub.lefts[self.id] = Left(self.waited.turn, now, seat if runs else None)

    def attend(self, table: Table, here: set[int], time_is_up: Callable[[Awaited], Awaitable[None]]) -> None:
        """Let the time of whoever must decide now run, and nobody else's."""
        if table.phase != "playing":
            self.hub.lefts.pop(self.id, None)
        awaited = self.awaited(table, here)
        if awaited is None:
            self.stop()
        elif self.waited != awaited:
            self.stop()
            left = self.left_of(awaited)
            self.waited = awaited
            self.left = left, self.hub.clock.now()
            self.note_left()
            self.waiting = self.hub.spawn(self.wait_for(awaited, left, time_is_up))

    def stop(self) -> None:
        """Nobody's time runs any more."""
        self.note_left(False)
        self.waited = None
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    async def wait_for(self, awaited: Awaited, left: float, time_is_up: Callable[[Awaited], Awaitable[None]]) -> None:
        """Somebody has to decide, and their time runs."""
        while left > 0:
            step = min(left, SLICE, awaited.deadline / SLICES)
            await self.hub.clock.sleep(step)
            left -= step
            self.left = left, self.hub.clock.now()
        self.note_left()
        self.waiting = None
        await time_is_up(awaited)

    def ran_out(self, table: Table, here: set[int], awaited: Awaited) -> bool:
        """Time was up. Have they neither come back nor decided at the last moment?"""
        self.waited = None
        return self.awaited(table, here) == awaited
