"""The abilities in force for a race, sorted by the hooks they answer."""

from typing import Final, final

from smallworld.engine.ability import Ability
from smallworld.engine.native import mypyc_attr
from smallworld.engine.notes import LAST_ATTEMPT

Lists = dict[tuple[Ability, ...], list[Ability]]


def keep(abilities: list[Ability], lists: Lists) -> list[Ability]:
    """The one stored list of these abilities: most are empty or shared by many races. It must not be changed."""
    return lists.setdefault(tuple(abilities), abilities)


def by_hook(abilities: list[Ability], lists: Lists) -> dict[str, list[Ability]]:
    """Those that answer each hook, in their order; hooks that nobody answers are left out."""
    found: dict[str, list[Ability]] = {}
    for ability in abilities:
        for hook in ability.answers:  # in any order: each hook has a list of its own
            if hook in found:
                found[hook].append(ability)
            else:
                found[hook] = [ability]
    for hook in found:
        found[hook] = keep(found[hook], lists)
    return found


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
        said, nobody = by_hook(abilities, lists), keep([], lists)
        self.reaches: Final = said.get("reaches", nobody)
        self.enters: Final = said.get("enters", nobody)
        self.links: Final = said.get("links", nobody)
        self.opens: Final = said.get("opens", nobody)
        self.shuns: Final = said.get("shuns", nobody)
        self.cheaper: Final = said.get("cheaper", nobody)
        self.dearer: Final = said.get("dearer", nobody)
        self.guards: Final = said.get("guards", nobody)
        self.waives: Final = said.get("waives", nobody)
        self.flat_price: Final = said.get("flat_price", nobody)
        self.sways: Final = said.get("sways", nobody)
        self.blunts: Final = said.get("blunts", nobody)
        self.toll: Final = said.get("toll", nobody)
        self.fee: Final = said.get("fee", nobody)
        self.may_decline: Final = said.get("may_decline", nobody)
        self.shelters: Final = said.get("shelters", nobody)
        self.losses: Final = said.get("losses", nobody)
        self.slays: Final = said.get("slays", nobody)
        self.recruits: Final = said.get("recruits", nobody)
        self.coins: Final = said.get("coins", nobody)
        self.coin_sources: Final = [
            f"{source}:{ability.label}" if ability.label else source
            for ability, source in zip(abilities, sources, strict=True)
            if "coins" in ability.answers
        ]
        self.on_turn_started: Final = said.get("on_turn_started", nobody)
        self.on_readied: Final = said.get("on_readied", nobody)
        self.on_conquered: Final = said.get("on_conquered", nobody)
        self.on_any_conquest: Final = said.get("on_any_conquest", nobody)
        self.on_fallen: Final = said.get("on_fallen", nobody)
        self.on_lost: Final = said.get("on_lost", nobody)
        self.on_abandoned: Final = said.get("on_abandoned", nobody)
        self.on_placing: Final = said.get("on_placing", nobody)
        self.on_scored: Final = said.get("on_scored", nobody)

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
