"""What the server needs from outside: clock, store, transport, somebody to think for bots.

Each is passed in, so that the whole server also runs in one thread under a simulator.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from smallworld.engine.actions import Action
from smallworld.game import Game
from smallworld.hosting.tally import Tallies
from smallworld.table.entries import Row

if TYPE_CHECKING:
    from smallworld.hosting.house import House


class StoreError(Exception):
    """The entry may not have been kept. Read the log again before going on."""


class Taken(StoreError):
    """Somebody else has written an entry with this number or this command."""


class Fenced(StoreError):
    """Another node drives the table by now: what this one wanted to do by itself is not its business any more."""


class Unreadable(StoreError):
    """The file itself is damaged where this table is."""


class Store(Protocol):
    """Keeps the logs. `append` returns when the entry is safe, or raises `StoreError`."""

    async def append(self, table: str, row: Row, fence: int = 0) -> None:
        """Add one entry. With a fence, only while this node drives the table under that number; else `Fenced`."""

    async def load(self, table: str, since: int = 0) -> list[Row]:
        """The entries of a table in order, from a number on; none if there is no such table."""


class Notes(Protocol):
    """Small things that every node must know for a while."""

    async def put(self, key: str, body: bytes, seconds: float) -> None:
        """Keep one."""

    async def get(self, key: str) -> bytes | None:
        """One that is still in force."""

    async def remove(self, key: str) -> None:
        """It is not needed any more."""


class Nodes(Protocol):
    """The other servers on the same store: who of them is at a table, and who drives it.

    To drive a table is to let its bots play and its deadlines end; one node at a time does that.
    """

    tallies: Tallies
    """What addresses have used up, here and elsewhere."""

    def begin(self, hub: "House") -> None:
        """Hear what the others do, for these rooms."""

    async def leave(self) -> None:
        """Hand over everything: this node stops."""

    def close(self) -> None:
        """The end."""

    def company(self) -> bool:
        """Are there any others?"""

    def drives(self, table: str) -> int | None:
        """The number under which this node drives the table now; None if it does not."""

    def wish(self, table: str) -> None:
        """Drive it if nobody else does, and wake its room then."""

    def asking(self, table: str) -> bool:
        """Is that being found out?"""

    def rest(self, table: str) -> None:
        """Stop driving it: there is nothing to drive, or nobody here to do it for."""

    def lost(self, table: str) -> None:
        """Somebody else drives it."""

    async def enter(self, table: str) -> None:
        """Its room opens here: learn who is there at other nodes."""

    def show(self, table: str, seats: set[int] | None) -> None:
        """Those who are there at this node; None if nobody is, not even to watch."""

    def elsewhere(self, table: str) -> set[int] | None:
        """The seats of those who are there at other nodes; None if nobody is."""

    def hurry(self, table: str) -> None:
        """Whoever drives it shall hurry."""

    def say(self, table: str, seat: int, word: str) -> None:
        """Those who are elsewhere shall hear this."""


class RealStore(Store, Protocol):
    """A store of a real server: opened once, closed at the end."""

    def open(self) -> None:
        """Make it ready, or raise `BadStore` with the reason."""

    def close(self) -> None:
        """Finish writing."""


class Clock(Protocol):
    """Time that only goes forward."""

    def now(self) -> float:
        """Seconds since some moment."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


@dataclass(frozen=True)
class Sitter:
    """A bot at a table, at one moment of its game."""

    table: str
    seat: int
    level: str
    character: str
    position: int  # the version of the table that made the position
    seed: str = ""  # of its thoughts, where everybody is to be answered alike; otherwise chance decides


@dataclass(frozen=True)
class Left:
    """What is left in one turn of one table: seconds by seat, since others may have to answer in it too."""

    turn: str
    seconds: dict[int, float]
    runs: int | None = None  # the seat whose time ran when this was noted
    since: float = 0.0  # when another node noted it, by our clock: there it runs on


class Thinker(Protocol):
    """Decides for bots, away from the loop that serves people."""

    async def decide(self, sitter: Sitter, game: Game, watched: bool) -> Action:
        """What the bot does. The game is a copy of its own; tables with somebody watching go first."""

    def close(self) -> None:
        """Stop thinking."""


class Line(Protocol):
    """The way to one browser."""

    def tell(self, data: bytes) -> None:
        """Send a message sometime soon; a browser that reads too slowly is cut off."""

    def hang_up(self, code: str, reason: str) -> None:
        """Say goodbye and close."""
