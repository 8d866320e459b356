"""What the referee must know of an edition: one book for each."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Generic, TypeVar

from smallworld.engine.actions import Action
from smallworld.engine.state import State
from smallworld.referee.choice import Choice
from smallworld.referee.luck import Luck
from smallworld.referee.table import Fact, Folk, Table
from smallworld.referee.violation import Finding
from smallworld.referee.world import World

WorldT = TypeVar("WorldT", bound=World)
TableT = TypeVar("TableT", bound=Table)


class Book(ABC, Generic[WorldT, TableT]):
    """The rules of an edition, written again from its catalogue."""

    words: tuple[str, ...]  # of offers, for the exam that everything else is refused
    after_conquests: tuple[str, ...] = ()  # powers whose race may decline in a turn of conquests (I-20)
    no_attacks: tuple[str, ...] = ()  # ways in which a region is taken without being conquered (I-20)

    def __init__(self, world: WorldT) -> None:
        self.world = world

    # What every edition answers with functions of its own

    @staticmethod
    @abstractmethod
    def read(world: WorldT, state: State) -> TableT:
        """The referee's own table, read off a position."""

    @staticmethod
    @abstractmethod
    def perform(table: TableT, action: Action, luck: Luck) -> None:
        """Play one action and run on to the next decision."""

    @staticmethod
    @abstractmethod
    def choices(table: TableT) -> set[Choice]:
        """Everything the decider may do."""

    @staticmethod
    @abstractmethod
    def costs(table: TableT, me: Folk, regions: set[int]) -> dict[int, int]:
        """What each of these regions costs a race."""

    @staticmethod
    @abstractmethod
    def findings(world: WorldT, state: State) -> Iterator[Finding]:
        """Everything that does not hold in a position and must hold in every one."""

    @abstractmethod
    def immune(self, state: State) -> int:
        """Regions that others may not touch (I-07)."""

    # What follows from that, or is nothing in most editions

    def table(self, state: State) -> TableT:
        """The referee's own table of this game."""
        return self.read(self.world, state)

    def check(self, state: State) -> Iterator[Finding]:
        """What must hold in every position of this game."""
        return self.findings(self.world, state)

    def prices(self, table: TableT) -> dict[int, int]:
        """What every region costs the race that conquers now; nothing when none does."""
        if table.phase != "conquer" or table.acting is None:
            return {}
        return self.costs(table, table.acting, set(self.world.everywhere))

    def differences(self, table: TableT, state: State) -> Iterator[Finding]:
        """Where the position is not what it should be, beyond what all editions have."""
        return iter(())

    def shuffles(self, facts: list[Fact]) -> int:
        """How often something must have been shuffled, by what was told (I-21)."""
        return len([fact for fact in facts if fact[0] == "badges_shuffled"])

    def opening(self, state: State) -> Iterator[Finding]:
        """What only this edition lays out."""
        return iter(())
