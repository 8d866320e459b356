"""Tokens: new ones, and those that stay, go or come back."""

from typing import Final

from smallworld.content import parts
from smallworld.content.composed.tokens import (
    Dwindles,
    Garrison,
    NewTokens,
    Recruits,
    RecruitsAtStart,
    RecruitsForHeir,
    RecruitsFromBattle,
    RecruitsFromConquest,
    RecruitsFromLeaving,
    RecruitsFromLoss,
    RecruitsFromMiss,
    RecruitsFromOtherDecline,
    RecruitsFromOtherPick,
    RecruitsWhenPicked,
    Sheds,
    StaysPut,
    SurvivorsWait,
)
from smallworld.content.files import Table
from smallworld.content.grammar import ALWAYS
from smallworld.content.vocabulary.field import (
    AT_COUNTED,
    AT_LOST,
    COUNTING,
    FOR_TOKENS,
    IN_MOMENT,
    MEANS,
    ON_GROUND,
    Field,
)
from smallworld.content.vocabulary.moments import event_fields
from smallworld.content.vocabulary.part import Part, limited
from smallworld.content.vocabulary.words import (
    ABANDON,
    CONQUEST,
    HEIR,
    LOSING,
    LOSS,
    MISS,
    OTHER_CONQUEST,
    OTHER_DECLINE,
    OTHER_PICK,
    PICK,
    RECRUITING,
    REDEPLOYMENT,
    TURN,
    Values,
)
from smallworld.engine.ability import Ability
from smallworld.engine.rules import Rules

NEW: Final[dict[str, type[NewTokens]]] = {
    CONQUEST: RecruitsFromConquest,
    ABANDON: RecruitsFromLeaving,
    LOSS: RecruitsFromLoss,
    TURN: RecruitsAtStart,
    PICK: RecruitsWhenPicked,
    MISS: RecruitsFromMiss,
    OTHER_CONQUEST: RecruitsFromBattle,
    OTHER_DECLINE: RecruitsFromOtherDecline,
    OTHER_PICK: RecruitsFromOtherPick,
    HEIR: RecruitsForHeir,
}


def make_new_tokens(v: Values, rules: Rules, key: str, verb: str) -> Ability:
    """New tokens, now or then."""
    if v["on"] in NEW:
        return NEW[v["on"]](v["tokens"], v["per"], v["where"], v["when"])
    return Recruits(v["tokens"], v["per"], v["where"], v["when"])


def make_fewer_tokens(v: Values, rules: Rules, key: str, verb: str) -> Ability:
    """Fewer tokens, now or then."""
    if v["on"] == REDEPLOYMENT:
        return Dwindles(v["tokens"], v["per"], v["where"], v["when"])
    return Sheds(v["on"], v["whose"], v["tokens"], v["per"], v["where"], v["when"])


def losing(v: Values, table: Table) -> None:
    """Somebody else is there only when regions change hands."""
    if v["whose"] == "other" and v["on"] not in (LOSS, OTHER_CONQUEST):
        raise table.refuse(f"There is nobody else who could lose tokens in the event {v['on']!r}; see deadly.")
    event_fields(v, table)


PARTS: Final[dict[str, Part]] = {
    "new_tokens": Part(
        "New tokens from the tray at the moment something happens.",
        make_new_tokens,
        {
            "on": Field("word", own=RECRUITING),
            "tokens": Field("number", high=5, default=1),
            "per": COUNTING,
            "where": AT_COUNTED,
            "when": IN_MOMENT,
        },
        check=event_fields,
    ),
    "loses_tokens": Part(
        "Tokens go back to the tray at the moment something happens: its own, or those of the player who took the "
        "region. Those in hand go first, then some from wherever most stand; none that must stay in a region.",
        make_fewer_tokens,
        {
            "on": Field("word", own=LOSING),
            "tokens": Field("number", high=5, default=1),
            "whose": Field("word", own=("me", "other"), default="me"),
            "per": COUNTING,
            "where": AT_COUNTED,
            "when": IN_MOMENT,
        },
        check=losing,
    ),
    "loses_nobody": Part(
        "A region taken by another player costs no token, unless taken by one of these means.",
        lambda v, rules, key, verb: limited(parts.LosesNobody(v["but_for"]), v),
        {"but_for": Field("words", MEANS, default=()), "where": AT_LOST, "when": Field("when", "loss", default=ALWAYS)},
    ),
    "survivors_wait": Part(
        "Survivors of a region lost come back at the beginning of the owner's next turn.",
        lambda v, rules, key, verb: limited(SurvivorsWait(), v),
        {"where": AT_LOST, "when": Field("when", "loss", default=ALWAYS)},
        single=True,
    ),
    "garrison": Part(
        "At least so many tokens stand in each of the race's regions.",
        lambda v, rules, key, verb: limited(Garrison(v["tokens"]), v),
        {"tokens": Field("number", low=2, high=4), "where": ON_GROUND},
        single=True,
    ),
    "no_redeployment": Part(
        "Tokens stay where they conquered; only those left in hand are placed.",
        lambda v, rules, key, verb: limited(StaysPut(), v),
        {"when": FOR_TOKENS},
        single=True,
    ),
    "recruits_from_conquests": Part(
        "A new token for every so many regions taken this turn that were not empty.",
        lambda v, rules, key, verb: limited(parts.RecruitsFromConquests(v["every"]), v),
        {"every": Field("number", default=2), "when": FOR_TOKENS},
    ),
    "conquest_levy": Part(
        "Extra tokens for conquest only: after each redeployment they are set aside.",
        lambda v, rules, key, verb: parts.ConquestLevy(v["tokens"]),
        {"tokens": Field("number", high=5)},
    ),
}
