"""Pieces and safety."""

from typing import Final

from smallworld.content import parts
from smallworld.content.composed.defence import Blunts, Defends, Immune, Slays
from smallworld.content.composed.markers import LaysMarkers, LeavesMarkers
from smallworld.content.files import Table
from smallworld.content.grammar import ABANDONED, ANYWHERE, CONQUERED, DEFENDER, ONCE, VICTIM, Per
from smallworld.content.grammar_file import MARKER
from smallworld.content.vocabulary.field import (
    APART,
    ASKED,
    AT_COUNTED,
    AT_GUARDED,
    AT_TAKEN,
    IN_ACT,
    IN_ATTACK,
    IN_CONQUEST,
    IN_MOMENT,
    NO,
    PIECES,
    Field,
)
from smallworld.content.vocabulary.part import Part, limited
from smallworld.content.vocabulary.words import CONQUEST, Values
from smallworld.engine.ability import Ability
from smallworld.engine.pieces import Piece
from smallworld.engine.rules import Rules


def laying(v: Values, table: Table) -> None:
    """A marker is laid by somebody or left behind."""
    if v["laid"] == CONQUEST and v["per_turn"] != 1:
        raise table.refuse("per_turn is for markers that you lay; one is left in every region taken.")
    if v["laid"] == CONQUEST and v["cost"]:
        raise table.refuse("cost is for markers that you lay.")


def make_marker(v: Values, rules: Rules, key: str, verb: str) -> Ability:
    """A kind of piece of its own, laid by the owner or left in regions taken."""
    marker = Piece(
        f"{key}_{MARKER}", v["number"], v["defence"], shields=v["immune"], stays_in_decline=v["stays_in_decline"]
    )
    if v["laid"] == CONQUEST:
        return LeavesMarkers(marker, v["where"], v["when"])
    return LaysMarkers(marker, v["per_turn"], v["where"], v["when"], v["cost"])


GUARDING: Final = tuple(of for of in ASKED if of not in (CONQUERED, ABANDONED, VICTIM, DEFENDER, ANYWHERE))


def make_defence(v: Values) -> Ability:
    """Dearer for others."""
    return Defends(v["more"], v["where"], v["when"], None if v["per"].of == ONCE else v["per"])


PARTS: Final[dict[str, Part]] = {
    "marker": Part(
        "Markers of its own, laid by the owner at the end of a turn or left in regions taken.",
        make_marker,
        {
            "number": Field("number", high=10),
            "defence": Field("number", low=0, high=3, default=0),
            "immune": NO,
            "stays_in_decline": NO,
            "laid": Field("word", own=("choice", CONQUEST), default="choice"),
            "per_turn": Field("number", default=1),
            "cost": Field("number", default=0),
            "where": AT_COUNTED,
            "when": IN_MOMENT,
        },
        check=laying,
        single=True,
    ),
    "defence": Part(
        "These regions of the race cost other players more tokens.",
        lambda v, rules, key, verb: make_defence(v),
        {
            "more": Field("number", high=5, default=1),
            "where": AT_GUARDED,
            "when": IN_ATTACK,
            "per": Field("per", default=Per(), words=APART, own=GUARDING),
        },
    ),
    "deadly": Part(
        "A region that the race takes costs its defenders so many tokens more, unless they lose nobody.",
        lambda v, rules, key, verb: Slays(v["tokens"], v["where"], v["when"]),
        {"tokens": Field("number", high=9, default=1), "where": AT_TAKEN, "when": IN_CONQUEST},
    ),
    "immune": Part(
        "Other players cannot attack these regions of the race.",
        lambda v, rules, key, verb: Immune(v["where"], v["when"]),
        {"where": AT_GUARDED, "when": IN_ATTACK},
    ),
    "no_die": Part(
        "The die of other players' attacks is of no help against these regions of the race.",
        lambda v, rules, key, verb: Blunts(v["where"], v["when"]),
        {"where": AT_GUARDED, "when": IN_ATTACK},
    ),
    "leaves_pieces": Part(
        "A piece in every region taken, as long as the supply of the box lasts.",
        lambda v, rules, key, verb: limited(parts.LeavesPieces(rules.piece(v["piece"])), v),
        {"piece": Field("word", PIECES), "where": AT_TAKEN, "when": IN_ACT},
    ),
}
