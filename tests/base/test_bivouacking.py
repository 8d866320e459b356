"""Bivouacking: five Encampments (B-POWER-BIVOUACKING)."""

import pytest

from catalogue import rule
from table import table

CAMPED = """
    step = "conquer"
    turn = 1
    [[seat]]
    active = { race = "humans", power = "bivouacking", regions = { a = 1, b = 2, d = 1 } }
    [[seat]]
    active = { race = "ratmen", power = "swamp", regions = { e = 1 }, hand = 6 }
    [pieces]
    encampment = { d = 3, a = 2 }
"""


@rule("B-POWER-BIVOUACKING-02", "B-POWER-BIVOUACKING-06", "B-LOSS-14")
def test_sc_067_bivouacking() -> None:
    t = table(CAMPED)
    assert t.p2.price("d") == 2 + 1 + 3
    t.p2.conquers("d")
    assert t.tray("humans") == 10 - 4 + 1
    assert t.supply("encampment") == 3
    t.p2.stops()
    t.p2.redeploys(d=6, e=1)

    assert t.decides is t.p1  # still at the end of P2's turn
    t.p1.redeploys(a=1, b=2)
    assert t.where("encampment") == "a3 b2"
    assert t.decides is t.p1
    t.p1.expands()  # and now their own turn


@rule("B-POWER-BIVOUACKING-07")
def test_sc_067_encampments_wait_for_the_own_turn() -> None:
    t = table(CAMPED, encampments_on_loss="hold_until_own_turn")
    t.p2.conquers("d")
    t.p2.stops()
    t.p2.redeploys(d=6, e=1)
    assert t.where("encampment") == "a2"
    t.p1.expands()
    t.p1.stops()
    t.p1.redeploys(b=2)
    for region in "aabbb":  # all five in the owner's own redeployment
        t.p1.uses("encampment", region)
    assert t.where("encampment") == "a2 b3"


@rule("B-POWER-BIVOUACKING-01", "B-POWER-BIVOUACKING-04", "B-POWER-BIVOUACKING-05")
def test_encampments_are_spread_anew_each_turn() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "bivouacking", regions = { a = 1, b = 1 } }
    """)
    t.p1.expands()
    t.p1.stops()
    assert t.p1.may("use", "encampment") == "a b"  # occupied regions only
    for region in "aaaab":
        t.p1.uses("encampment", region)
    assert t.where("encampment") == "a4 b"

    t.p2.rests()
    t.p1.expands()
    t.p1.stops()
    for region in "bbbbb":
        t.p1.uses("encampment", region)
    assert t.where("encampment") == "b5"


@rule("B-POWER-BIVOUACKING-03")
@pytest.mark.parametrize(("camps", "sorcery"), [(0, "d"), (1, "")])
def test_an_encampment_keeps_sorcery_away(camps: int, sorcery: str) -> None:
    t = table(f"""
        step = "conquer"
        [[seat]]
        active = {{ race = "sorcerers", power = "hill", regions = {{ e = 1 }} }}
        [[seat]]
        active = {{ race = "humans", power = "bivouacking", regions = {{ a = 1, d = 1 }} }}
        [pieces]
        encampment = {{ {"d" if camps else "a"} = 1 }}
    """)
    assert t.p1.may("use", "sorcery") == sorcery


@rule("B-POWER-BIVOUACKING-05")
def test_encampments_do_not_hold_a_region() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "bivouacking", regions = { a = 1, b = 1 } }
        [pieces]
        encampment = { a = 5 }
    """)
    t.p1.expands()
    t.p1.abandons("a")
    assert t.where("encampment") == ""  # back with the player
    assert t.region("a")["race"] is None
    t.p1.stops()
    assert t.p1.may("use", "encampment") == "b"


@rule("B-POWER-BIVOUACKING-08")
@pytest.mark.parametrize("on_loss", ["redeploy_end_of_turn", "hold_until_own_turn"])
def test_with_no_region_left_they_wait_in_hand(on_loss: str) -> None:
    t = table(
        """
        step = "conquer"
        turn = 1
        [[seat]]
        active = { race = "humans", power = "bivouacking", regions = { d = 3 } }
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { e = 1 }, hand = 10 }
        [pieces]
        encampment = { d = 5 }
        """,
        encampments_on_loss=on_loss,
    )
    t.p2.conquers("d")
    t.p2.stops()
    t.p2.redeploys(d=10, e=1)
    assert t.supply("encampment") == 5
    t.p1.expands()
    t.p1.conquers("a")
    t.p1.stops()
    for _ in range(5):
        t.p1.uses("encampment", "a")
    assert t.where("encampment") == "a5"


@rule("B-POWER-BIVOUACKING-09", "B-DECLINE-06")
def test_sc_099_camps_leave_with_the_decline() -> None:
    t = table("""
        turn = 1
        [[seat]]
        active = { race = "humans", power = "bivouacking", regions = { a = 1, b = 1 } }
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { d = 1 } }
        [pieces]
        encampment = { a = 3, b = 2 }
    """)
    t.p2.expands()
    assert t.p2.price("a") == 2 + 1 + 3
    t.p2.stops()
    t.p1.declines()
    assert t.where("encampment") == ""
    t.p2.expands()
    assert t.p2.price("a") == 2 + 1


@rule("B-POWER-BIVOUACKING-10")
def test_an_encampment_is_no_token_for_the_tie_break() -> None:
    t = table("""
        round = 10
        turn = 1
        [[seat]]
        coins = 9
        active = { race = "orcs", power = "bivouacking", regions = { a = 2 } }
        [[seat]]
        coins = 8
        active = { race = "ratmen", power = "swamp", regions = { d = 3 } }
        [pieces]
        encampment = { a = 5 }
    """)
    t.p2.rests()
    assert t.game.scores == [9, 9]
    assert t.game.winners == [1]  # 3 tokens against 2


@rule("B-POWER-BIVOUACKING-10")
def test_an_encampment_is_no_token_for_the_least_in_a_region() -> None:
    t = table("""
        [[seat]]
        active = { race = "orcs", power = "bivouacking", regions = { a = 2, b = 2 } }
        [pieces]
        encampment = { a = 5 }
    """)
    t.p1.expands()
    t.p1.stops()
    t.p1.refused(do="redeploy", tokens={"a": 0, "b": 4})
    t.p1.redeploys(a=1, b=3)


@rule("B-POWER-BIVOUACKING-11")
def test_encampments_may_stay_in_hand() -> None:
    t = table("""
        [[seat]]
        active = { race = "orcs", power = "bivouacking", regions = { a = 1 } }
    """)
    t.p1.expands()
    t.p1.stops()
    t.p1.uses("encampment", "a")
    t.p1.stops()
    assert t.where("encampment") == "a"
    assert t.supply("encampment") == 4
    assert t.decides is t.p2


@rule("B-POWER-BIVOUACKING-11")
def test_driven_out_encampments_may_stay_in_hand() -> None:
    t = table(CAMPED)
    t.p2.conquers("d")
    t.p2.stops()
    t.p2.redeploys(d=6, e=1)
    t.p1.redeploys(a=0, b=1)
    assert t.where("encampment") == "a2 b"
    assert t.supply("encampment") == 2
