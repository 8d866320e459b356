"""The only server on its store: it drives every table, and what others would have to know stays in its memory."""

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from smallworld.hosting.ports import Clock
from smallworld.hosting.tally import Tallies

if TYPE_CHECKING:
    from smallworld.hosting.house import House


class Alone:
    """No other nodes."""

    def __init__(self) -> None:
        self.tallies = Tallies()

    def begin(self, hub: "House") -> None:
        """Nobody is there to be heard."""

    async def leave(self) -> None:
        """Nobody takes over."""

    def close(self) -> None:
        """Nothing was opened."""

    def company(self) -> bool:
        """None."""
        return False

    def drives(self, table: str) -> int | None:
        """Always, without a number."""
        return 0

    def wish(self, table: str) -> None:
        """It does already."""

    def asking(self, table: str) -> bool:
        """Nobody has to be asked."""
        return False

    def rest(self, table: str) -> None:
        """Nobody else waits for it."""

    def lost(self, table: str) -> None:
        """Nobody else could take it."""

    async def enter(self, table: str) -> None:
        """There is nowhere else."""

    def show(self, table: str, seats: set[int] | None) -> None:
        """Nobody else looks."""

    def elsewhere(self, table: str) -> set[int] | None:
        """Nobody."""
        return None

    def hurry(self, table: str) -> None:
        """The room has heard it."""

    def say(self, table: str, seat: int, word: str) -> None:
        """Everybody has heard it."""


class OwnNotes:
    """Notes in memory; the oldest go first when there are too many."""

    def __init__(self, clock: Clock, most: int) -> None:
        self.clock: Final = clock
        self.most: Final = most
        self.kept: Final[OrderedDict[str, tuple[bytes, float]]] = OrderedDict()

    async def put(self, key: str, body: bytes, seconds: float) -> None:
        """Keep one."""
        self.kept[key] = body, self.clock.now() + seconds
        self.kept.move_to_end(key)
        while len(self.kept) > self.most:
            self.kept.popitem(last=False)

    async def get(self, key: str) -> bytes | None:
        """One that is still in force."""
        body, until = self.kept.get(key, (b"", 0.0))
        if until > self.clock.now():
            return body
        self.kept.pop(key, None)
        return None

    async def remove(self, key: str) -> None:
        """Forget it."""
        self.kept.pop(key, None)
