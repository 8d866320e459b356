"""A deal for somebody's first game: they begin, and what they choose from is easy to learn.

Of many shuffles the one is dealt in which the first seat begins and the column is simplest; the luck of the game that
follows is untouched. How much there is to learn of a banner or badge is counted from what it does (`effort`).
"""

from typing import Final

from smallworld.engine.ability import Ability
from smallworld.engine.rules import Banner
from smallworld.engine.state import State
from smallworld.game import Game
from smallworld.table.tokens import Randomness

SHUFFLES: Final = 512

OFFER: Final = 3
"""A button of its own: what it does, when it is there and when to press it."""
PIECE: Final = 2
"""A kind of piece on the map."""
EXCEPTION: Final = 3
"""Something that holds for no other race."""
FREE: Final = 15
"""How much more the free combination counts than the others."""


def effort(banner: Banner) -> int:
    """How much there is to learn: the questions of the rules it answers, its offers, pieces and exceptions."""
    return sum([of_ability(ability) for ability in banner.abilities])


def of_ability(ability: Ability) -> int:
    """The same of one ability."""
    exceptions = (
        ability.acts_in_decline,
        ability.shares_decline,
        ability.declines_after_scoring,
        ability.rolls_before_conquest,
        ability.garrison > 1,
        ability.levy > 0,
    )
    offers = OFFER if ability.when else 0
    return len(ability.answers) + offers + PIECE * len(ability.pieces) + EXCEPTION * sum(exceptions)


def efforts(state: State) -> list[int]:
    """What each combination of the column asks of a learner, from the top."""
    races, powers = state.rules.races, state.rules.powers
    column = zip(state.column_races, state.column_powers, strict=True)
    return [effort(races[race]) + effort(powers[power]) for race, power in column]


def demand(state: State) -> int:
    """The same of the whole column. One hard combination is worse than two easy ones; what costs least counts most.

    Above all the free one: whoever is in doubt takes it, and has read it within seconds.
    """
    asked = efforts(state)
    rest = sum([each * each * (len(asked) - place) for place, each in enumerate(asked)])
    return FREE * asked[0] * asked[0] + rest


def first_seed(
    edition: str, players: int, preset: str, options: dict[str, str], board: str, randomness: Randomness
) -> str:
    """The seed of a game for a learner in the first seat."""
    best, least = randomness.seed(), -1
    for _ in range(SHUFFLES):
        seed = randomness.seed()
        state = Game.new(edition, players, seed, preset, options, board=board).state
        asked = demand(state)
        if state.first == 0 and (least < 0 or asked < least):
            best, least = seed, asked
    return best
