"""A deal in which somebody can try out what they made: they begin, and it lies in the column, as far up as can be.

Of many shuffles one is dealt; the luck of the game that follows is untouched, and everybody may take what is there.
"""

from typing import Final

from smallworld.engine.state import State
from smallworld.game import Game
from smallworld.table.commands import NewTable
from smallworld.table.content import Kit
from smallworld.table.tokens import Randomness

SHUFFLES: Final = 400

NOT_THERE: Final = 20
"""Counts as a place far below the column."""


def distance(state: State, keys: set[str]) -> int:
    """How far from the top of the column some races and powers lie, added up."""
    races = [state.rules.races[each].key for each in state.column_races]
    powers = [state.rules.powers[each].key for each in state.column_powers]
    places = {key: place for column in (races, powers) for place, key in enumerate(column)}
    return sum([places.get(key, NOT_THERE) for key in keys])


def trying_seed(wanted: NewTable, kit: Kit, randomness: Randomness) -> str:
    """The seed of a game in which the first seat begins with the home-made races and powers within reach."""
    keys = {banner.key for banner in kit.banners}
    best, least = randomness.seed(), -1
    for _ in range(SHUFFLES):
        seed = randomness.seed()
        game = Game.new(
            wanted.edition,
            wanted.players,
            seed,
            wanted.preset,
            dict(wanted.options),
            board="" if kit.board else wanted.board,
            custom=kit.banners,
            custom_board=kit.board,
            sets=kit.sets,
        )
        far = distance(game.state, keys)
        if game.state.first == 0 and (least < 0 or far < least):
            best, least = seed, far
            if far <= 2 * len(keys):
                break
    return best
