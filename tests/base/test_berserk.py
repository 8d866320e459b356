"""Berserk: the die before each conquest (B-POWER-BERSERK)."""

import pytest

from catalogue import rule
from table import table


@rule("B-POWER-BERSERK-01", "B-POWER-BERSERK-06", "B-POWER-BERSERK-07")
def test_sc_065_berserk_several_rolls() -> None:
    t = table(
        """
        step = "conquer"
        lost_tribes = ["b"]
        [[seat]]
        active = { race = "ratmen", power = "berserk", hand = 12 }
        """,
        dice=[2, 3, 0],
    )
    assert t.p1.price("b") == 2 + 1
    assert t.p1.rolls() == 2  # first the die, then the target
    assert t.p1.price("b") == 3 - 2
    t.p1.conquers("b")
    assert t.p1.hand == 12 - 1

    assert t.p1.rolls() == 3
    assert t.p1.price("c") == 1  # 3 - 3, at least 1
    t.p1.conquers("c")
    assert t.p1.hand == 11 - 1

    assert t.p1.rolls() == 0
    t.p1.conquers("e")
    assert t.p1.hand == 10 - 2
    assert t.map == "b1 c1 e2 | -"
    t.p1.conquers("d")  # they may go on


FAILED = """
    step = "conquer"
    [[seat]]
    active = { race = "ratmen", power = "berserk", regions = { a = 1, b = 1 }, hand = 1 }
"""


@rule("B-POWER-BERSERK-02", "B-POWER-BERSERK-03", "B-POWER-BERSERK-04")
def test_sc_066_berserk_failed_roll() -> None:
    t = table(FAILED, dice=[0])
    t.p1.rolls()
    assert t.p1.may("conquer") == ""
    assert t.p1.may("reinforce") == ""
    t.p1.refused(do="roll")
    t.p1.stops()
    t.p1.redeploys(b=2)
    assert t.map == "a1 b2 | -"
    assert t.decides is t.p2

    t = table(FAILED, dice=[1])
    t.p1.rolls()
    t.p1.conquers("d")  # 2 - 1
    assert t.map == "a1 b1 d1 | -"


@rule("B-POWER-BERSERK-02", "B-POWER-BERSERK-03", "B-X-GIANTS-BERSERK")
def test_sc_123_berserk_with_the_last_token() -> None:
    t = table(
        """
        step = "conquer"
        [[seat]]
        active = { race = "giants", power = "berserk", regions = { c = 1 }, hand = 1 }
        """,
        dice=[0],
    )
    t.p1.rolls()
    assert t.p1.price("e") == 2 - 1 - 0
    assert t.p1.may("conquer") == "b e g i"
    t.p1.conquers("e")
    assert t.p1.hand == 0
    t.p1.refused(do="roll")


@rule("B-POWER-BERSERK-02")
def test_no_roll_without_a_token_in_hand() -> None:
    t = table(FAILED.replace("hand = 1", "hand = 0"))
    t.p1.refused(do="roll")  # though a 3 would make any region free


@rule("B-POWER-BERSERK-02")
def test_one_roll_per_conquest() -> None:
    t = table(FAILED.replace("hand = 1", "hand = 5"), dice=[0, 3])
    t.p1.rolls()
    t.p1.refused(do="roll")
    t.p1.conquers("d")
    assert t.p1.rolls() == 3  # and one for the next


@rule("B-POWER-BERSERK-03", "B-POWER-BERSERK-04")
def test_who_will_not_use_the_roll_conquers_no_more() -> None:
    t = table(FAILED.replace("hand = 1", "hand = 5"), dice=[1])
    t.p1.rolls()
    assert t.p1.may("conquer") != ""
    t.p1.stops()
    t.p1.refused(do="conquer", region="d")
    t.p1.refused(do="roll")
    t.p1.redeploys(a=6)
    assert t.map == "a6 b1 | -"


@rule("B-POWER-BERSERK-05")
def test_conquests_without_a_roll() -> None:
    t = table(FAILED.replace("hand = 1", "hand = 5"), dice=[1])
    t.p1.conquers("d")  # 2
    t.p1.rolls()
    t.p1.conquers("k")  # 2 - 1
    assert t.p1.price("e") == 2  # the roll is not kept
    t.p1.conquers("e")
    assert t.p1.hand == 5 - 2 - 1 - 2


@rule("B-POWER-BERSERK-04", "B-DIE-13")
@pytest.mark.parametrize("dice", [[], [0]])
def test_berserk_has_no_final_attempt(dice: list[int]) -> None:
    t = table(FAILED, dice)
    if dice:
        t.p1.rolls()
    assert t.p1.may("reinforce") == ""
    assert t.p1.refused(do="reinforce", region="d") == "too_few_tokens"


@rule("B-POWER-BERSERK-07")
def test_the_first_conquest_is_still_at_the_border() -> None:
    t = table(
        """
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "berserk", hand = 12 }
        """,
        dice=[3],
    )
    t.p1.rolls()
    assert t.p1.may("conquer") == "a b c i j k n"
    assert t.p1.why("d") == "not_border"
