"""What the server needs from outside: clock, store, transport, somebody to think for bots.

Each is passed in, so that the whole server also runs in one thread under a simulator.
"""

from typing import Protocol

from smallworld.engine.actions import Action
from smallworld.game import Game
from smallworld.table.entries import Row


class StoreError(Exception):
    """The entry may not have been kept. Read the log again before going on."""


class Taken(StoreError):
    """Somebody else has written an entry with this number or this command."""


class Unreadable(StoreError):
    """The file itself is damaged where this table is."""


class Store(Protocol):
    """Keeps the logs. `append` returns when the entry is safe, or raises `StoreError`."""

    async def append(self, table: str, row: Row) -> None:
        """Add one entry."""

    async def load(self, table: str) -> list[Row]:
        """All entries of a table in order; none if there is no such table."""


class Clock(Protocol):
    """Time that only goes forward."""

    def now(self) -> float:
        """Seconds since some moment."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


class Thinker(Protocol):
    """Decides for bots, away from the loop that serves people."""

    async def decide(self, bot: str, game: Game, seat: int, watched: bool) -> Action:
        """What the bot does. The game is a copy of its own; tables with somebody watching go first."""

    def close(self) -> None:
        """Stop thinking."""


class Line(Protocol):
    """The way to one browser."""

    def tell(self, data: bytes) -> None:
        """Send a message sometime soon; a browser that reads too slowly is cut off."""

    def hang_up(self, code: str, reason: str) -> None:
        """Say goodbye and close."""
