"""The base game as the referee knows it."""

from collections.abc import Iterator

from smallworld.content.base.options import BaseOptions
from smallworld.engine.actions import Action
from smallworld.engine.state import State
from smallworld.referee import book
from smallworld.referee.base import conquest, legality, pieces, turns
from smallworld.referee.base.table import Table
from smallworld.referee.base.world import World, world_of
from smallworld.referee.choice import Choice
from smallworld.referee.column import Luck
from smallworld.referee.violation import Finding


class Book(book.Book[Table]):
    """Small World."""

    world: World
    words = ("sorcery", "dragon", "encampment", "fortress", "hero", "truce", "nonsense")
    after_conquests = ("stout",)

    def __init__(self, state: State, options: BaseOptions) -> None:
        self.world = world_of(state.rules, state.board, options)

    def table(self, state: State) -> Table:
        return Table(self.world, state)

    def perform(self, table: Table, action: Action, luck: Luck) -> None:
        turns.perform(table, action, luck)

    def choices(self, table: Table) -> set[Choice]:
        return legality.choices(table)

    def prices(self, table: Table) -> dict[int, int]:
        if table.phase != "conquer" or table.acting is None:
            return {}
        return conquest.prices(table, table.acting, set(table.world.everywhere))

    def check(self, state: State) -> Iterator[Finding]:
        return pieces.check(self.world, state)

    def immune(self, state: State) -> int:
        return pieces.wards(self.world, state)
