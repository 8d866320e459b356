"""The abilities in force for a race, sorted by the hooks they answer."""

from typing import Final, final

from smallworld.engine.ability import EVERY_HOOK, Ability
from smallworld.engine.native import mypyc_attr
from smallworld.engine.notes import LAST_ATTEMPT

Lists = dict[tuple[Ability, ...], list[Ability]]


def keep(abilities: list[Ability], lists: Lists) -> list[Ability]:
    """The one stored list of these abilities: most are empty or shared by many races. It must not be changed."""
    return lists.setdefault(tuple(abilities), abilities)


def answering(abilities: list[Ability], hook: str, lists: Lists) -> list[Ability]:
    """The abilities that answer a hook."""
    assert hook in EVERY_HOOK, hook  # a misspelt hook would never be asked
    return keep([ability for ability in abilities if hook in ability.answers], lists)


@mypyc_attr(acyclic=True)
@final
class Hooks:
    """What banner, badge, pieces and the world say about a race, each list in that order.

    Most abilities answer only one or two of many hooks, so they are sorted once by hook and no others are
    asked. Races with the same abilities share the result in every game and every copy: it never changes.
    """

    def __init__(
        self, abilities: list[Ability], sources: list[str], garrisons: list[Ability], gifted: bool, lists: Lists
    ) -> None:
        self.abilities: Final = abilities
        self.sources: Final = sources  # the banner, badge or piece that each belongs to
        self.garrisons: Final = keep([ability for ability in garrisons if ability.garrison > 1], lists)
        self.garrison: Final = max([ability.garrison for ability in garrisons], default=1)  # where most must stand
        self.gifted: Final = gifted  # a piece with an ability lies in one of its regions

        # Under the name of each hook, those that answer it
        self.reaches: Final = answering(abilities, "reaches", lists)
        self.enters: Final = answering(abilities, "enters", lists)
        self.links: Final = answering(abilities, "links", lists)
        self.opens: Final = answering(abilities, "opens", lists)
        self.shuns: Final = answering(abilities, "shuns", lists)
        self.cheaper: Final = answering(abilities, "cheaper", lists)
        self.dearer: Final = answering(abilities, "dearer", lists)
        self.guards: Final = answering(abilities, "guards", lists)
        self.waives: Final = answering(abilities, "waives", lists)
        self.flat_price: Final = answering(abilities, "flat_price", lists)
        self.sways: Final = answering(abilities, "sways", lists)
        self.blunts: Final = answering(abilities, "blunts", lists)
        self.toll: Final = answering(abilities, "toll", lists)
        self.fee: Final = answering(abilities, "fee", lists)
        self.may_decline: Final = answering(abilities, "may_decline", lists)
        self.shelters: Final = answering(abilities, "shelters", lists)
        self.losses: Final = answering(abilities, "losses", lists)
        self.slays: Final = answering(abilities, "slays", lists)
        self.recruits: Final = answering(abilities, "recruits", lists)
        self.coins: Final = answering(abilities, "coins", lists)
        self.coin_sources: Final = [
            f"{source}:{ability.label}" if ability.label else source
            for ability, source in zip(abilities, sources, strict=True)
            if "coins" in ability.answers
        ]
        self.on_turn_started: Final = answering(abilities, "on_turn_started", lists)
        self.on_readied: Final = answering(abilities, "on_readied", lists)
        self.on_conquered: Final = answering(abilities, "on_conquered", lists)
        self.on_any_conquest: Final = answering(abilities, "on_any_conquest", lists)
        self.on_fallen: Final = answering(abilities, "on_fallen", lists)
        self.on_lost: Final = answering(abilities, "on_lost", lists)
        self.on_abandoned: Final = answering(abilities, "on_abandoned", lists)
        self.on_placing: Final = answering(abilities, "on_placing", lists)
        self.on_scored: Final = answering(abilities, "on_scored", lists)

        self.offers: Final = keep([ability for ability in abilities if ability.when], lists)

        # True if it is true of one of them
        self.levy: Final = sum([ability.levy for ability in abilities])
        self.acts_in_decline: Final = any([ability.acts_in_decline for ability in abilities])
        self.shares_decline: Final = any([ability.shares_decline for ability in abilities])
        self.waits_aside: Final = any([ability.waits_aside for ability in abilities])
        self.helps_last: Final = any([ability.writes(LAST_ATTEMPT) for ability in abilities])

        # Those of which it is true, perhaps only sometimes or somewhere (`Ability.in_force`)
        self.keeps_tokens: Final = keep([ability for ability in abilities if ability.keeps_tokens], lists)
        self.stays_behind: Final = keep([ability for ability in abilities if ability.stays_behind > 1], lists)
        self.stays_put: Final = keep([ability for ability in abilities if ability.stays_put], lists)
        self.survivors_wait: Final = keep([ability for ability in abilities if ability.survivors_wait], lists)
        self.after_scoring: Final = keep([ability for ability in abilities if ability.declines_after_scoring], lists)
        self.rolls_first: Final = keep([ability for ability in abilities if ability.rolls_before_conquest], lists)

    def source_of(self, ability: Ability) -> str:
        """The banner, badge or piece that an ability belongs to."""
        return self.sources[self.abilities.index(ability)]


NO_HOOKS: Final = Hooks([], [], [], False, {})
"""For a race without abilities."""
