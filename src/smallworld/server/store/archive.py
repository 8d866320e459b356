"""A store as a whole, for those who copy, check and keep it: a folder, a file with everything, or a database."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Protocol

from smallworld.table.entries import Row


@dataclass
class Beside:
    """What is kept beside the logs: clocks, this server's key for messages, devices, and what they were told."""

    clocks: list[tuple[str, str, str]] = field(default_factory=list)  # table, turn, seconds by seat as JSON
    keys: list[bytes] = field(default_factory=list)
    devices: list[tuple[str, int, str, str, str]] = field(default_factory=list)  # the oldest first
    told: list[tuple[str, int, str]] = field(default_factory=list)


@dataclass(frozen=True)
class State:
    """What a store says about itself."""

    identity: str
    unfinished: bool


class Archive(Protocol):
    """A store that no server has opened here. All trouble is raised as `BadStore`, in a sentence."""

    @property
    def where(self) -> str:
        """What it is called in messages."""

    def read(self) -> None:
        """Open it as it is at this moment, beside a server that goes on. It must be there."""

    def write(self) -> None:
        """Open it to be filled; made if it is not there. No server may use it."""

    def close(self) -> None:
        """The end."""

    def state(self) -> State:
        """Its name, and whether it is half a copy."""

    def in_use(self) -> bool:
        """Does a server run on it?"""

    def faults(self) -> Iterator[str]:
        """What is wrong with the file or the database itself."""

    def versions(self) -> dict[str, int]:
        """All tables in order, and how many entries each has."""

    def rows(self, table: str) -> list[Row]:
        """One table's log; `Unreadable` if it is damaged."""

    def beside(self) -> Beside:
        """What is kept beside the logs."""

    def begin(self, identity: str) -> None:
        """It becomes a copy of the store of this name, and is no more than half of it until `finish`."""

    def add(self, logs: list[tuple[str, list[Row]]]) -> None:
        """More entries, all of them or none."""

    def finish(self, beside: Beside) -> None:
        """The copy is whole."""
