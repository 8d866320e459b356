"""Ways onto and across the map."""

from typing import Final

from smallworld.content import parts
from smallworld.content.composed.ways import Enters, Reaches, Shuns
from smallworld.content.files import Table
from smallworld.content.grammar import ALWAYS, EVERYWHERE
from smallworld.content.vocabulary.field import AT_TARGET, IN_ACT, IN_CONQUEST, NO, ONE_SYMBOL, Field
from smallworld.content.vocabulary.part import Part, limited
from smallworld.content.vocabulary.words import Values


def somewhere_or_sometimes(v: Values, table: Table) -> None:
    """A race that could never take anything would be no race."""
    if v["where"] is EVERYWHERE and v["when"] is ALWAYS:
        raise table.refuse("Give where or when.")


PARTS: Final[dict[str, Part]] = {
    "reaches": Part(
        "These regions are in reach, adjacent or not.",
        lambda v, rules, key, verb: Reaches(v["where"], v["when"]),
        {"where": Field("where", "target"), "when": IN_CONQUEST},
    ),
    "enters": Part(
        "The race may come onto the map in these regions.",
        lambda v, rules, key, verb: Enters(v["where"], v["when"]),
        {"where": Field("where", "target"), "when": IN_ACT},
    ),
    "cannot_take": Part(
        "The race may not take these regions; if none are named, it may take none at such times.",
        lambda v, rules, key, verb: Shuns(v["where"], v["when"]),
        {"where": AT_TARGET, "when": IN_CONQUEST},
        check=somewhere_or_sometimes,
    ),
    "only_takes": Part(
        "The race may take only these regions.",
        lambda v, rules, key, verb: Shuns(v["where"], v["when"], only=True),
        {"where": Field("where", "target"), "when": IN_CONQUEST},
    ),
    "enters_anywhere": Part(
        "The race may come onto the map in any region it may hold.",
        lambda v, rules, key, verb: limited(parts.EntersAnywhere(), v),
        {"where": AT_TARGET, "when": IN_ACT},
    ),
    "flies": Part(
        "Any land region is in reach, adjacent or not; if you like, lakes too, or no adjacent region.",
        lambda v, rules, key, verb: limited(parts.Flies(v["lakes"], v["skips_adjacent"]), v),
        {"lakes": NO, "skips_adjacent": NO, "where": AT_TARGET, "when": IN_CONQUEST},
    ),
    "sails": Part(
        "Seas and lakes can be conquered; a sea at the edge of the board is a way in.",
        lambda v, rules, key, verb: limited(parts.Sails(), v),
        {"where": AT_TARGET},
    ),
    "tunnels": Part(
        "Regions with this symbol are adjacent to each other for the race's conquests.",
        lambda v, rules, key, verb: limited(parts.Tunnels(v["symbol"]), v),
        {"symbol": ONE_SYMBOL, "when": IN_CONQUEST},
    ),
}
