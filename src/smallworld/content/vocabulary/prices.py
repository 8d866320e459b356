"""Prices."""

from typing import Final

from smallworld.content import parts
from smallworld.content.composed.prices import Cheaper, Dearer, Flat
from smallworld.content.files import Table
from smallworld.content.grammar import ABANDONED, ANYWHERE, ONCE, Per
from smallworld.content.vocabulary.field import (
    APART,
    ASKED,
    AT_TARGET,
    IN_CONQUEST,
    MAYBE_SYMBOL,
    MAYBE_TERRAINS,
    NO,
    ONE_TERRAIN,
    Field,
)
from smallworld.content.vocabulary.part import Part, limited
from smallworld.content.vocabulary.words import Values
from smallworld.engine.ability import Ability
from smallworld.engine.rules import Rules

PRICED: Final = tuple(of for of in ASKED if of not in (ABANDONED, ANYWHERE))


def less_or_more(v: Values, table: Table) -> None:
    """A price changes in one direction; what is counted for it has a where of its own."""
    if bool(v["less"]) == bool(v["more"]):
        raise table.refuse("Give either less or more.")


def make_price(v: Values, rules: Rules, key: str, verb: str) -> Ability:
    """Cheaper or dearer."""
    per = None if v["per"].of == ONCE else v["per"]
    if v["more"]:
        return Dearer(v["more"], v["where"], v["when"], per)
    return Cheaper(v["less"], v["where"], v["when"], per)


PARTS: Final[dict[str, Part]] = {
    "price": Part(
        "Regions cost fewer tokens, or more; perhaps so many for each of something.",
        make_price,
        {
            "less": Field("number", high=5, default=0),
            "more": Field("number", high=5, default=0),
            "where": AT_TARGET,
            "when": IN_CONQUEST,
            "per": Field("per", default=Per(), words=APART, own=PRICED),
        },
        check=less_or_more,
    ),
    "cheaper_on": Part(
        "Regions of these terrains, or with this symbol, cost one token less.",
        lambda v, rules, key, verb: limited(parts.CheaperOn(v["terrain"], v["symbol"]), v),
        {"terrain": MAYBE_TERRAINS, "symbol": MAYBE_SYMBOL, "where": AT_TARGET, "when": IN_CONQUEST},
        one_of=("terrain", "symbol"),
    ),
    "cheaper_beside": Part(
        "Regions next to one of the race's own regions of this terrain cost one token less.",
        lambda v, rules, key, verb: limited(parts.CheaperBeside(v["terrain"]), v),
        {"terrain": ONE_TERRAIN, "where": AT_TARGET, "when": IN_CONQUEST},
    ),
    "cheaper_on_coast": Part(
        "Land on the shore of a sea or lake costs one token less.",
        lambda v, rules, key, verb: limited(parts.CheaperOnCoast(), v),
        {"where": AT_TARGET, "when": IN_CONQUEST},
    ),
    "cheaper_everywhere": Part(
        "Every region costs one token less, or only those next to the race's own regions.",
        lambda v, rules, key, verb: limited(parts.CheaperEverywhere(v["only_adjacent"]), v),
        {"only_adjacent": NO, "where": AT_TARGET, "when": IN_CONQUEST},
    ),
    "flat_price": Part(
        "Every region costs the race so many tokens, whatever defends it.",
        lambda v, rules, key, verb: Flat(v["tokens"], v["when"]),
        {"tokens": Field("number"), "when": IN_CONQUEST},
        single=True,
    ),
}
