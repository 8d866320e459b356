"""The base game as the referee knows it."""

from smallworld.engine.state import State
from smallworld.referee import book
from smallworld.referee.base import conquest, legality, pieces, turns
from smallworld.referee.base.table import Table
from smallworld.referee.base.world import World


class Book(book.Book[World, Table]):
    """Small World."""

    words = ("sorcery", "dragon", "encampment", "fortress", "hero", "truce", "nonsense")
    after_conquests = ("stout",)

    read = Table
    perform = staticmethod(turns.perform)
    choices = staticmethod(legality.choices)
    costs = staticmethod(conquest.prices)
    findings = staticmethod(pieces.check)

    def immune(self, state: State) -> int:
        return pieces.wards(self.world, state)
