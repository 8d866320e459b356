"""Which book the referee takes along."""

from typing import Any

from smallworld.content.warcraft.options import WarcraftOptions
from smallworld.game import Game
from smallworld.referee.base.book import Book as BaseBook
from smallworld.referee.book import Book
from smallworld.referee.warcraft.book import Book as WarcraftBook


def book_of(game: Game) -> Book[Any]:
    """The rules of a game's edition."""
    options = game.setup.options
    if isinstance(options, WarcraftOptions):
        return WarcraftBook(game.state, options)
    return BaseBook(game.state, options)
