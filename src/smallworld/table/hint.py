"""Who may ask what a strong player would do: somebody who plays against bots alone, about their own turn."""

from smallworld.game import Game
from smallworld.table.commands import Refused
from smallworld.table.lobby import BOT, Who
from smallworld.table.table import Table


def alone(table: Table, who: Who) -> tuple[Game, int]:
    """The game and the seat of somebody who plays against bots; refused where any other person plays."""
    if not who.seats:
        raise Refused("denied", "Only a player can ask for this.")
    if sum([chair.kind != BOT for chair in table.lobby.chairs]) > 1:
        raise Refused("denied", "This is only for one person who plays against bots.")
    game = table.game
    if game is None or table.frozen:
        raise Refused("not_started", "The game has not begun.")
    (seat,) = who.seats
    return game, seat


def asked_for(table: Table, who: Who) -> tuple[Game, int]:
    """The game and the seat that a hint is for; refused where nobody may be helped, or nothing is to be decided."""
    game, seat = alone(table, who)
    if table.lobby.origin.day:
        raise Refused("denied", "In the game of the day there are no hints.")
    if game.over:
        raise Refused("over", "The game is over.")
    if game.decider != seat or table.lobby.chairs[seat].stand_in:
        raise Refused("not_your_turn", "Somebody else decides now.")
    return game, seat
