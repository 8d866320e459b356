"""The final conquest with the die (B-DIE)."""

import pytest

from catalogue import rule
from table import table

# What may be rolled for


SHORT_BY_2_3_4 = """
    step = "conquer"
    [[seat]]
    active = { race = "ratmen", power = "hill", regions = { a = 1 }, hand = 1 }
    [[seat]]
    active = { race = "humans", regions = { b = 1, d = 2, k = 3 } }
"""


@rule("B-DIE-02", "B-DIE-03", "B-DIE-04")
def test_sc_017_which_targets_may_be_rolled_for() -> None:
    t = table(SHORT_BY_2_3_4)
    assert [t.p1.price(region) for region in "bdk"] == [2 + 1, 2 + 2, 2 + 3]  # short by 2, 3, 4
    assert t.p1.may("reinforce") == "b d"
    assert t.p1.refused(do="reinforce", region="k") == "too_few_tokens"

    strict = table(SHORT_BY_2_3_4, die_eligibility="cost_at_most_3")
    assert strict.p1.may("reinforce") == "b"
    assert strict.p1.refused(do="reinforce", region="d") == "too_few_tokens"


@rule("B-DIE-03")
@pytest.mark.parametrize("hand", [1, 2, 3, 4, 5, 6])
def test_the_cost_must_exceed_the_hand_by_1_2_or_3(hand: int) -> None:
    t = table(f"""
        step = "conquer"
        [[seat]]
        active = {{ race = "ratmen", power = "hill", regions = {{ a = 1 }}, hand = {hand} }}
        [[seat]]
        active = {{ race = "humans", regions = {{ b = 3 }} }}
    """)
    short = (2 + 3) - hand
    assert (t.p1.why("b") == "die") == (1 <= short <= 3)


@rule("B-DIE-04")
def test_cost_at_most_3_counts_the_discounts_and_must_still_exceed_the_hand() -> None:
    t = table(
        """
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "commando", regions = { a = 1 }, hand = 2 }
        [[seat]]
        active = { race = "humans", regions = { b = 2, d = 3, k = 1 } }
        """,
        die_eligibility="cost_at_most_3",
    )
    assert [t.p1.price(region) for region in "bdk"] == [2 + 2 - 1, 2 + 3 - 1, 2 + 1 - 1]
    assert t.p1.may("reinforce") == "b"  # d costs 4, k is paid outright
    assert t.p1.may("conquer") == "k"


@rule("B-DIE-03", "B-DIE-05", "B-CONQ-22", "B-X-TRITONS-COMMANDO")
def test_sc_122_discounts_and_the_die() -> None:
    t = table(
        """
        step = "conquer"
        [[seat]]
        active = { race = "tritons", power = "commando", regions = { a = 1 }, hand = 1 }
        [[seat]]
        active = { race = "humans", regions = { k = 3, b = 4 } }
        """,
        dice=[2],
    )
    assert t.p1.price("k") == 2 + 3 - 2  # short by 2
    assert t.p1.price("b") == 2 + 4 - 1  # short by 4
    assert t.p1.why("k") == "die"
    assert t.p1.refused(do="reinforce", region="b") == "too_few_tokens"
    t.p1.tries("k")
    assert t.map == "a1 k1 | b6"  # and two Humans fled from k to b


@rule("B-DIE-02")
def test_only_a_legal_target_may_be_named() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { a = 1 }, hand = 1 }
        [[seat]]
        active = { race = "halflings", regions = { d = 1 } }
        [pieces]
        hole = ["d"]
    """)
    assert t.p1.refused(do="reinforce", region="n") == "not_adjacent"
    assert t.p1.refused(do="reinforce", region="S1") == "water"
    assert t.p1.refused(do="reinforce", region="d") == "immune"
    assert t.p1.refused(do="reinforce", region="a") == "own_region"
    assert t.p1.may("reinforce") == "b k"


@rule("B-DIE-02")
def test_the_target_is_named_before_the_roll() -> None:
    t = table(SHORT_BY_2_3_4, dice=[3])
    assert "roll" not in t.p1.verbs.split()
    t.p1.tries("b")
    assert t.map == "a1 b1 | d2 k3"  # the 3 would have taken d too, but b was named
    assert t.decides is t.p2


@rule("B-DIE-01", "B-TURN-05", "B-POWER-HILL-01")
def test_sc_022_no_die_with_an_empty_hand() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { a = 1, b = 1 } }
    """)
    t.p1.expands()
    assert t.p1.hand == 0
    assert t.p1.may("reinforce") == ""
    assert t.p1.refused(do="reinforce", region="d") == "no_tokens"
    t.p1.stops()
    assert t.p1.scored == 2 + 1  # two regions, hill b


@rule("B-DIE-10")
def test_what_the_hand_covers_is_taken_without_a_roll() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { a = 1 }, hand = 2 }
    """)
    assert t.p1.refused(do="reinforce", region="b") == "no_die_needed"
    assert t.p1.may("reinforce") == ""
    t.p1.conquers("b")
    assert t.events("die_rolled") == []


@rule("B-DIE-09")
def test_the_target_need_not_be_the_weakest() -> None:
    t = table(
        """
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { a = 1 }, hand = 2 }
        [[seat]]
        active = { race = "humans", regions = { b = 1, d = 3 } }
        """,
        dice=[3],
    )
    assert t.p1.may("conquer") == "k"  # could be had outright
    assert t.p1.may("reinforce") == "b d"
    t.p1.tries("d")  # the strongest of all
    assert t.map == "a1 d2 | b1"


# Success and failure

TRIES_D = """
    step = "conquer"
    [[seat]]
    active = { race = "ratmen", power = "hill", regions = { a = 1 }, hand = 2 }
    [[seat]]
    active = { race = "humans", power = "swamp", regions = { d = 2, g = 1 } }
"""


@rule("B-DIE-05", "B-DIE-07", "B-LOSS-01", "B-LOSS-04")
def test_sc_018_success() -> None:
    t = table(TRIES_D, dice=[2])
    assert t.p1.price("d") == 2 + 2
    t.p1.tries("d")
    assert t.map == "a1 d2 | g1"
    assert t.tray("humans") == 10 - 2  # one of three is lost
    t.p1.redeploys(a=1, d=2)
    assert t.map == "a1 d2 | g2"  # the survivor joined g when the turn ended
    assert t.decides is t.p2


@rule("B-DIE-06", "B-DIE-07", "B-REDEPLOY-03")
def test_sc_019_failure() -> None:
    t = table(TRIES_D, dice=[1])
    t.p1.tries("d")
    assert t.map == "a3 | d2 g1"
    assert t.decides is t.p2


@rule("B-DIE-05", "B-CONQ-27")
def test_sc_020_the_die_makes_no_tokens() -> None:
    t = table(
        """
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { a = 1 }, hand = 1 }
        """,
        dice=[3],
    )
    t.p1.tries("b")
    assert t.map == "a1 b1 | -"
    assert t.tray("ratmen") == 13 - 2


@rule("B-DIE-05", "B-DIE-06")
@pytest.mark.parametrize(("roll", "won"), [(0, False), (1, False), (2, True), (3, True)])
def test_hand_and_die_must_reach_the_cost(roll: int, won: bool) -> None:
    t = table(TRIES_D, dice=[roll])
    t.p1.tries("d")  # 2 in hand, cost 4
    assert t.events("die_rolled") == [{"event": "die_rolled", "player": 0, "face": roll, "region": "d", "needed": 2}]
    if won:
        assert t.map == "a1 d2 | g1"  # the whole hand goes there, whatever the roll
    else:
        assert t.map == "a3 | d2 g1"
        assert t.events("attack_failed")[0]["short"] == 4 - (2 + roll)
        assert t.tray("humans") == 10 - 3


@rule("B-DIE-06", "B-REDEPLOY-01", "B-REDEPLOY-03")
def test_after_a_failure_the_tokens_go_to_any_region_already_held() -> None:
    t = table(TRIES_D.replace("regions = { a = 1 }", "regions = { a = 1, b = 1 }"), dice=[0])
    t.p1.tries("d")
    assert t.p1.hand == 2
    t.p1.redeploys(a=1, b=3)
    assert t.map == "a1 b3 | d2 g1"


@rule("B-DIE-01", "B-DIE-07")
@pytest.mark.parametrize("roll", [0, 3])
def test_the_die_is_the_last_attempt(roll: int) -> None:
    t = table(TRIES_D.replace("regions = { a = 1 }", "regions = { a = 1, b = 1 }"), dice=[roll, 3])
    assert "k" in t.p1.may("conquer").split()
    t.p1.tries("d")
    assert t.p1.verbs == "deploy"  # nothing is left but to redeploy
    assert t.p1.refused(do="conquer", region="k") == "wrong_step"
    assert t.p1.refused(do="reinforce", region="e") == "wrong_step"
    assert len(t.events("die_rolled")) == 1


@rule("B-DIE-07")
@pytest.mark.parametrize("roll", [0, 3])
def test_no_sorcery_and_no_dragon_after_the_die(roll: int) -> None:
    t = table(
        """
        step = "conquer"
        [[seat]]
        active = { race = "sorcerers", power = "dragon_master", regions = { a = 1, b = 1 }, hand = 1 }
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { d = 1, k = 1 } }
        """,
        dice=[roll],
    )
    assert t.p1.may("use", "sorcery") == "d k"
    assert "d" in t.p1.may("use", "dragon").split()
    t.p1.tries("d")
    assert t.p1.refused(do="use", what="sorcery", region="k") == "wrong_step"
    assert t.p1.refused(do="use", what="dragon", region="k") == "wrong_step"


@rule("B-DIE-11", "B-REDEPLOY-03", "B-SCORE-01")
def test_sc_021_failed_first_conquest() -> None:
    t = table(
        """
        step = "conquer"
        [[seat]]
        active = { race = "giants", power = "hill", hand = 1 }
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { k = 2 } }
        """,
        dice=[0, 1],
    )
    assert t.p1.refused(do="reinforce", region="g") == "not_border"
    t.p1.tries("n")
    assert t.map == "- | k2"
    assert t.p1.hand == 1
    assert t.p1.scored == 0
    t.p2.rests()
    t.p1.expands()
    t.p1.tries("n")  # next turn, again
    assert t.map == "n1 | k2"


# Who rolls


@rule("B-DIE-12")
def test_declined_ghouls_have_an_attempt_of_their_own() -> None:
    t = table(
        """
        [[seat]]
        active = { race = "humans", power = "hill", regions = { n = 2 } }
        declined = { race = "ghouls", regions = { a = 2 } }
        [[seat]]
        active = { race = "orcs", regions = { m = 1 } }
        """,
        dice=[1, 1],
    )
    t.p1.expands()
    t.p1.tries("b")  # the Ghouls: 1 and 1
    assert t.p1.refused(do="reinforce", region="d") == "not_adjacent"  # their attempt is over, the Humans act
    t.p1.tries("i")  # the Humans: 1 and 1
    assert t.map == "i1 n1 / a1 b1 | m1"
    assert len(t.events("die_rolled")) == 2
    assert t.decides is t.p2


@rule("B-DIE-13")
def test_berserk_rolls_before_each_conquest_instead() -> None:
    t = table(
        """
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "berserk", regions = { a = 1 }, hand = 2 }
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { d = 2 } }
        """,
        dice=[1, 1],
    )
    assert t.p1.price("d") == 2 + 2  # an ordinary race could roll for it now
    assert t.p1.may("reinforce") == ""
    assert t.p1.refused(do="reinforce", region="d") == "too_few_tokens"
    assert t.p1.rolls() == 1
    t.p1.conquers("b")  # 2 - 1
    assert t.p1.rolls() == 1  # not the last attempt: once more
    t.p1.conquers("k")
    assert t.map == "a1 b1 k1 | d2"
    assert t.p1.refused(do="reinforce", region="d") == "no_tokens"
