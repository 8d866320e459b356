"""Who may play on from a moment of a game, and what of it the new table may begin with."""

from smallworld.table.commands import Refused
from smallworld.table.hint import alone
from smallworld.table.lobby import Who
from smallworld.table.outbox import eyes
from smallworld.table.positions import DEALT_ANEW, IMAGINED
from smallworld.table.table import Table


def knowing(table: Table, who: Who) -> int | None:
    """The seat whose knowledge the new table begins with; None if the game is over and purses are open.

    A running game is only for somebody who plays alone against bots: where others play, it would be a way to try out a
    turn before it is made, which hints are not allowed to be either.
    """
    if not eyes(table, who).sees:
        raise Refused("denied", "An invitation alone does not open the record.")
    game = table.game
    if game is not None and game.over and not table.frozen:
        return None
    try:
        _, seat = alone(table, who)
    except Refused:
        raise Refused("not_over", "Before the end only somebody who plays alone against bots can do that.") from None
    if table.lobby.origin.day:
        raise Refused("not_over", "The game of the day is tried from its beginning.")
    return seat


def way(table: Table, who: Who) -> str | None:
    """How somebody could play on from here, for the page; None if they may not."""
    try:
        return DEALT_ANEW if knowing(table, who) is None else IMAGINED
    except Refused:
        return None
