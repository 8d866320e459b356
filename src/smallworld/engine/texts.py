"""The texts in force for a race, sorted by what they have to say."""

from typing import Final, final

from smallworld.engine.ability import HOOKS, Ability
from smallworld.engine.native import mypyc_attr

NOBODY_ANSWERS: Final[list[Ability]] = []  # one list for all: most lists are empty


def answering(abilities: list[Ability], hook: str) -> list[Ability]:
    """Those of the texts that answer a hook. The list must not be changed."""
    assert hook in HOOKS, hook  # a misspelt one would never be asked
    return [ability for ability in abilities if hook in ability.answers] or NOBODY_ANSWERS


@mypyc_attr(acyclic=True)
@final
class Texts:
    """What banner, badge, pieces and the world say about a race, each list in that order.

    Most texts answer one or two hooks of many, so they are sorted once by hook and nobody else is
    asked. Races of a kind share the result in every game and every copy: it never changes.
    """

    def __init__(self, abilities: list[Ability], sources: list[str], garrison: int, gifted: bool) -> None:
        self.abilities: Final = abilities
        self.sources: Final = sources  # the banner, badge or piece each of them stands on
        self.garrison: Final = garrison  # the fewest tokens that may stand in a region
        self.gifted: Final = gifted  # a piece with a text lies in one of its regions

        # Under the name of each hook, those that answer it
        self.reaches: Final = answering(abilities, "reaches")
        self.enters: Final = answering(abilities, "enters")
        self.links: Final = answering(abilities, "links")
        self.opens: Final = answering(abilities, "opens")
        self.shuns: Final = answering(abilities, "shuns")
        self.cheaper: Final = answering(abilities, "cheaper")
        self.dearer: Final = answering(abilities, "dearer")
        self.waives: Final = answering(abilities, "waives")
        self.flat_price: Final = answering(abilities, "flat_price")
        self.toll: Final = answering(abilities, "toll")
        self.fee: Final = answering(abilities, "fee")
        self.losses: Final = answering(abilities, "losses")
        self.shelters: Final = answering(abilities, "shelters")
        self.saves: Final = answering(abilities, "saves")
        self.recruits: Final = answering(abilities, "recruits")
        self.coins: Final = answering(abilities, "coins")
        self.coin_sources: Final = [
            source for ability, source in zip(abilities, sources, strict=True) if "coins" in ability.answers
        ]
        self.on_turn_started: Final = answering(abilities, "on_turn_started")
        self.on_readied: Final = answering(abilities, "on_readied")
        self.on_conquered: Final = answering(abilities, "on_conquered")
        self.on_any_conquest: Final = answering(abilities, "on_any_conquest")
        self.on_lost: Final = answering(abilities, "on_lost")
        self.on_placing: Final = answering(abilities, "on_placing")
        self.on_scored: Final = answering(abilities, "on_scored")

        self.offers: Final = [ability for ability in abilities if ability.when]

        # What holds if it holds for one of them
        self.levy: Final = sum([ability.levy for ability in abilities])
        self.acts_in_decline: Final = any([ability.acts_in_decline for ability in abilities])
        self.keeps_tokens_in_decline: Final = any([ability.keeps_tokens_in_decline for ability in abilities])
        self.shares_decline: Final = any([ability.shares_decline for ability in abilities])
        self.declines_after_scoring: Final = any([ability.declines_after_scoring for ability in abilities])
        self.rolls_before_conquest: Final = any([ability.rolls_before_conquest for ability in abilities])


NO_TEXTS: Final = Texts([], [], 1, False)
"""Of a race without any."""
