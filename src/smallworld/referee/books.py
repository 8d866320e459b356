"""Which book the referee takes along."""

from typing import Any

from smallworld.content.base.options import BaseOptions
from smallworld.game import Game
from smallworld.referee.base.book import Book as BaseBook
from smallworld.referee.book import Book


def book_of(game: Game) -> Book[Any]:
    """The rules of a game's edition."""
    options = game.setup.options
    assert isinstance(options, BaseOptions)
    return BaseBook(game.state, options)
