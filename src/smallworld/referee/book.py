"""What the referee must know of an edition: one book for each."""

from collections.abc import Iterator
from typing import Generic, TypeVar

from smallworld.engine.actions import Action
from smallworld.engine.state import State
from smallworld.referee.choice import Choice
from smallworld.referee.column import Luck
from smallworld.referee.table import Fact, Table
from smallworld.referee.violation import Finding
from smallworld.referee.world import World

TableT = TypeVar("TableT", bound=Table)


class Book(Generic[TableT]):
    """The rules of an edition, written again from its catalogue."""

    world: World
    words: tuple[str, ...]  # of offers, for the exam that everything else is refused
    after_conquests: tuple[str, ...] = ()  # powers whose race may decline in a turn of conquests (I-20)
    no_attacks: tuple[str, ...] = ()  # ways in which a region is taken without being conquered (I-20)

    def table(self, state: State) -> TableT:
        """The referee's own table, read off a position."""
        raise NotImplementedError

    def perform(self, table: TableT, action: Action, luck: Luck) -> None:
        """Play one action and run on to the next decision."""
        raise NotImplementedError

    def choices(self, table: TableT) -> set[Choice]:
        """Everything the decider may do."""
        raise NotImplementedError

    def prices(self, table: TableT) -> dict[int, int]:
        """What every region costs the race that conquers now; nothing when none does."""
        raise NotImplementedError

    def check(self, state: State) -> Iterator[Finding]:
        """What must hold in every position."""
        raise NotImplementedError

    def differences(self, table: TableT, state: State) -> Iterator[Finding]:
        """Where the position is not what it should be, beyond what all editions have."""
        return iter(())

    def immune(self, state: State) -> int:
        """Regions that others may not touch (I-07)."""
        raise NotImplementedError

    def shuffles(self, facts: list[Fact]) -> int:
        """How often something must have been shuffled, by what was told (I-21)."""
        return len([fact for fact in facts if fact[0] == "badges_shuffled"])

    def opening(self, state: State) -> Iterator[Finding]:
        """What only this edition lays out."""
        return iter(())
