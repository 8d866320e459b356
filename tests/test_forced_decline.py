"""The option forced_decline = when_unable: who counts as unable to conquer."""

from catalogue import rule
from t16 import t16

FORCED = """
step = "declare"
[options]
forced_decline = "when_unable"
die_eligibility = "cost_at_most_3"
"""


def verbs(seats: str) -> list[str]:
    return [action.do for action in t16(FORCED + seats).legal()]


@rule("B-DECLINE-18")
def test_who_can_neither_pay_nor_hope_must_decline() -> None:
    # 1 token in hand; the neighbours of a cost 2 + 3 = 5 each
    assert verbs("""
        [[seat]]
        active = { race = "dwarves", power = "hill", regions = { a = 2 } }
        [[seat]]
        active = { race = "skeletons", power = "swamp", regions = { b = 3, d = 3, k = 3 } }
    """) == ["decline"]


@rule("B-DECLINE-18", "B-DIE-13")
def test_berserk_hopes_for_its_own_die_whatever_the_last_attempt_allows() -> None:
    # 1 token in hand, the hill b costs 2 + 2 = 4: a die of 3 lowers that to 1
    assert verbs("""
        [[seat]]
        active = { race = "dwarves", power = "berserk", regions = { a = 2 } }
        [[seat]]
        active = { race = "skeletons", power = "swamp", regions = { b = 2, d = 3, k = 3 } }
    """) == ["expand", "decline"]


@rule("B-DECLINE-18", "B-RACE-GHOULS-02")
def test_own_ghouls_ready_their_troops_first_and_leave_one_token_behind() -> None:
    # 2 tokens in hand; k costs 2 + 4 before the Ghouls take up three of their four, 2 + 1 after
    assert verbs("""
        [[seat]]
        active = { race = "dwarves", power = "hill", regions = { a = 3 } }
        declined = { race = "ghouls", regions = { k = 4 } }
        [[seat]]
        active = { race = "skeletons", power = "swamp", regions = { b = 4, d = 4, f = 4, j = 4 } }
    """) == ["expand", "decline"]
