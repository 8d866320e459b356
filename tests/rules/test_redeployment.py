"""Redeployment (B-REDEPLOY)."""

import pytest

from catalogue import rule
from table import table

AFTER_CONQUESTS = """
    step = "redeploy"
    [[seat]]
    active = { race = "ratmen", power = "hill", regions = { a = 2, b = 2, d = 4 } }
    [[seat]]
    active = { race = "humans", power = "swamp", regions = { n = 2 } }
"""


@rule("B-REDEPLOY-01", "B-REDEPLOY-02", "B-REDEPLOY-04")
def test_sc_031_redeployment() -> None:
    for a, b, d in ((1, 1, 6), (6, 1, 1), (2, 2, 4), (1, 6, 1), (3, 2, 3)):
        assert a + b + d == 8
        t = table(AFTER_CONQUESTS)
        t.p1.redeploys(a=a, b=b, d=d)
        assert t.map == f"a{a} b{b} d{d} | n2"

    t = table(AFTER_CONQUESTS)
    assert t.p1.refused(do="redeploy", tokens={"a": 0, "b": 4, "d": 4}) == "bad_deploy"
    assert t.p1.refused(do="redeploy", tokens={"a": 4, "b": 4, "d": 0}) == "bad_deploy"
    assert t.p1.refused(do="redeploy", tokens={"a": 2, "b": 2, "d": 3, "k": 1}) == "bad_deploy"
    assert t.p1.refused(do="redeploy", tokens={"a": 2, "b": 2, "d": 5}) == "bad_deploy"  # 9 of 8 tokens
    assert t.p1.refused(do="redeploy", tokens={"a": 2, "b": 2, "d": 3}) == "bad_deploy"  # 7 of 8


@rule("B-REDEPLOY-01")
def test_tokens_move_between_regions_that_do_not_touch() -> None:
    t = table("""
        step = "redeploy"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { a = 5, n = 1 } }
    """)
    t.p1.redeploys(a=1, n=5)
    assert t.map == "a1 n5 | -"


@rule("B-REDEPLOY-02", "B-REDEPLOY-04")
def test_no_region_is_entered_or_abandoned() -> None:
    t = table(AFTER_CONQUESTS)
    assert t.p1.refused(do="abandon", region="a") == "wrong_step"
    assert t.p1.refused(do="deploy", region="k", tokens=1) == "bad_deploy"
    regions = {t.game.action_json(action)["region"] for action in t.game.legal()}
    numbers = [t.game.action_json(action)["tokens"] for action in t.game.legal()]
    assert regions == {"a"}  # asked region by region, its own regions only
    assert numbers == [0, 1, 2, 3, 4, 5]  # besides the one that stays in each of three regions: 8 - 3


@rule("B-DIE-08", "B-REDEPLOY-03")
def test_sc_032_left_over_token_without_a_roll() -> None:
    for a, b in ((3, 2), (2, 3), (1, 4), (4, 1)):
        t = table("""
            step = "conquer"
            [[seat]]
            active = { race = "ratmen", power = "hill", regions = { a = 2, b = 2 }, hand = 1 }
            [[seat]]
            active = { race = "humans", power = "swamp", regions = { n = 2 } }
        """)
        assert t.p1.may("reinforce") != ""
        t.p1.stops()
        assert t.p1.refused(do="redeploy", tokens={"a": 2, "b": 2}) == "bad_deploy"  # it must be placed
        t.p1.redeploys(a=a, b=b)
        assert t.map == f"a{a} b{b} | n2"
        assert a + b == 5
        assert t.events("die_rolled") == []


@rule("B-REDEPLOY-03")
def test_with_no_region_tokens_stay_in_hand() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "hill", hand = 4 }
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { n = 2 } }
    """)
    t.p1.rests()
    assert t.p1.hand == 4
    assert t.decides is t.p2


@rule("B-REDEPLOY-05")
def test_declined_tokens_do_not_move() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { a = 3, b = 1 } }
        declined = { race = "elves", regions = { i = 1, n = 1 } }
    """)
    t.p1.expands()
    t.p1.stops()
    assert t.p1.refused(do="redeploy", tokens={"a": 2, "b": 1, "i": 2}) == "bad_deploy"
    t.p1.redeploys(a=2, b=2)
    assert t.map == "a2 b2 / i1 n1 | -"
    assert t.decides is t.p2


@rule("B-REDEPLOY-05", "B-REDEPLOY-07", "B-GEN-06")
def test_ghouls_redeploy_among_ghoul_regions_before_the_active_race() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "hill", regions = { n = 3 } }
        declined = { race = "ghouls", regions = { a = 4, d = 1 } }
    """)
    t.p1.expands()
    t.p1.conquers("b")  # with two of the Ghouls' three
    t.p1.stops()
    assert t.map == "n1 / a1 b2 d1 | -"  # the two used stay there
    assert (t.p1.hand_of("ghouls"), t.p1.hand) == (1, 2)  # the third waits in the Ghouls' own hand
    t.p1.conquers("i")
    assert t.p1.refused(do="conquer", region="m") == "no_tokens"  # the Ghoul in hand is no help
    t.p1.stops()
    assert t.p1.refused(do="redeploy", tokens={"a": 1, "b": 1, "d": 2, "n": 1}) == "bad_deploy"
    t.p1.redeploys(a=1, b=3, d=1)  # 5 Ghouls
    t.p1.redeploys(i=2, n=1)  # 3 Humans
    assert t.map == "i2 n1 / a1 b3 d1 | -"
    assert t.order("region_taken", "tokens_deployed", "coins_earned") == [
        *("region_taken", "region_taken", "tokens_deployed", "tokens_deployed", "coins_earned"),
    ]


@rule("B-REDEPLOY-06")
@pytest.mark.parametrize("race", ["humans", "ghouls"])
def test_no_redeployment_in_the_turn_of_a_decline(race: str) -> None:
    t = table(f"""
        [[seat]]
        active = {{ race = "{race}", power = "hill", regions = {{ a = 3, b = 2 }} }}
        [[seat]]
        active = {{ race = "orcs", power = "swamp", regions = {{ n = 2 }} }}
    """)
    t.p1.declines()
    assert t.map == ("- / a1 b1 | n2" if race == "humans" else "- / a3 b2 | n2")
    assert t.events("tokens_deployed") == []
    assert t.decides is t.p2


@rule("B-REDEPLOY-06")
def test_ghouls_do_not_redeploy_when_a_spirit_race_declines_beside_them() -> None:
    t = table("""
        [[seat]]
        active = { race = "elves", power = "spirit", regions = { i = 1, n = 2 } }
        declined = { race = "ghouls", regions = { a = 3, b = 2 } }
        [[seat]]
        active = { race = "orcs", power = "swamp", regions = { m = 2 } }
    """)
    t.p1.declines()
    assert t.map == "- / a3 b2 / i1 n1 | m2"
    assert t.decides is t.p2
