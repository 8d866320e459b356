"""Decline and the die."""

from typing import Final

from smallworld.content import parts
from smallworld.content.composed.decline import CannotDecline, GathersOnDecline, KeepsTokens, StaysBehind
from smallworld.content.composed.dice import AT_NOTHING, AT_SHORT, BetterDie
from smallworld.content.vocabulary.field import AT_BEGIN, AT_GUARDED, AT_TARGET, FOR_TOKENS, IN_ACT, IN_CONQUEST, Field
from smallworld.content.vocabulary.part import Part, limited

PARTS: Final[dict[str, Part]] = {
    "gathers_on_decline": Part(
        "On decline all tokens go to one region, which you choose, and stay there.",
        lambda v, rules, key, verb: GathersOnDecline(key, v["when"]),
        {"when": AT_BEGIN},
        single=True,
    ),
    "keeps_tokens": Part(
        "All tokens stay on the map in decline, or at most so many in each region; a region that falls costs all its "
        "tokens.",
        lambda v, rules, key, verb: limited(StaysBehind(v["tokens"]) if v["tokens"] else KeepsTokens(), v),
        {"tokens": Field("number", low=2, default=0), "where": AT_GUARDED, "when": AT_BEGIN},
        single=True,
    ),
    "cannot_decline": Part(
        "The race may not decline, or not at such times, unless nothing is left of it.",
        lambda v, rules, key, verb: CannotDecline(v["when"]),
        {"when": AT_BEGIN},
    ),
    "acts_in_decline": Part(
        "All tokens stay in decline, and the declined race goes on conquering.",
        lambda v, rules, key, verb: parts.ActsInDecline(),
    ),
    "shares_decline": Part(
        "The declined race stands beside the player's other declined race.",
        lambda v, rules, key, verb: parts.SharesDecline(),
    ),
    "declines_after_scoring": Part(
        "The race may decline at the end of a turn, after its coins.",
        lambda v, rules, key, verb: limited(parts.DeclinesAfterScoring(), v),
        {"when": FOR_TOKENS},
    ),
    "rolls_before_conquest": Part(
        "The die may be rolled before each conquest.",
        lambda v, rules, key, verb: limited(parts.RollsBeforeConquest(), v),
        {"when": IN_ACT},
    ),
    "die": Part(
        "In attacks the reinforcement die counts more, or at least so much, or gets a second roll if it shows nothing "
        "or falls short; before a conquest, where nobody knows yet what is short, the higher of two rolls stays. All "
        "that counts more is added up first; if that is less than the highest at_least, the die counts so much.",
        lambda v, rules, key, verb: BetterDie(v["more"], v["at_least"], v["again"], v["where"], v["when"]),
        {
            "more": Field("number", high=3, default=0),
            "at_least": Field("number", high=3, default=0),
            "again": Field("word", own=(AT_NOTHING, AT_SHORT), default=""),
            "where": AT_TARGET,
            "when": IN_CONQUEST,
        },
        one_of=("more", "at_least", "again"),
    ),
}
