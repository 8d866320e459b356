"""Which book the referee takes along."""

from typing import Any

from smallworld.content.warcraft.options import WarcraftOptions
from smallworld.game import Game
from smallworld.referee.base import world as base
from smallworld.referee.base.book import Book as BaseBook
from smallworld.referee.book import Book
from smallworld.referee.warcraft import world as warcraft
from smallworld.referee.warcraft.book import Book as WarcraftBook


def book_of(game: Game) -> Book[Any, Any]:
    """The rules of a game's edition."""
    state, options = game.state, game.setup.options
    if isinstance(options, WarcraftOptions):
        return WarcraftBook(warcraft.world_of(state.rules, state.board, options))
    return BaseBook(base.world_of(state.rules, state.board, options))
