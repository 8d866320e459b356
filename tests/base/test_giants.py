"""Giants: cheaper next to a mountain of their own (B-RACE-GIANTS)."""

import smallworld as sw
from catalogue import rule
from drawn import drawn
from table import Table, table


@rule("B-RACE-GIANTS-01")
def test_sc_050_giants_discount() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "giants", power = "swamp", regions = { h = 1, j = 1 }, hand = 6 }
        [[seat]]
        active = { race = "humans", regions = { n = 2 } }
    """)
    assert t.p1.price("f") == 2 - 1
    assert t.p1.price("m") == 2 - 1
    assert t.p1.price("n") == 2 + 2 - 1
    assert t.p1.price("k") == 2  # next to j, not to h
    t.p1.conquers("f", "m", "n")
    assert t.p1.hand == 6 - 1 - 1 - 3


@rule("B-RACE-GIANTS-01", "B-RACE-GIANTS-02", "B-RACE-GIANTS-03", "B-CONQ-14")
def test_sc_051_giants_entering() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "giants", power = "forest", hand = 10 }
    """)
    assert t.p1.price("c") == 2 + 1  # a mountain, and no discount for it
    assert t.p1.price("b") == 2  # none on a first conquest
    t.p1.conquers("c")
    assert [t.p1.price(region) for region in "begi"] == [2 - 1] * 4
    t.p1.conquers("b", "e", "g", "i")
    assert t.p1.hand == 10 - 3 - 4


@rule("B-RACE-GIANTS-02")
def test_a_mountain_far_from_their_own_costs_the_full_price() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "giants", power = "forest", regions = { c = 1, n = 1 }, hand = 5 }
    """)
    assert t.p1.price("h") == 2 + 1  # next to n; the mountain c is elsewhere
    assert t.p1.price("j") == 2


PEAKS = """
    [map]
    west = "mountain edge : east vale camp"
    east = "mountain edge : west vale camp"
    vale = "hill edge : west east camp"
    camp = "farmland edge : west east vale"
"""


@rule("B-RACE-GIANTS-02", "B-RACE-GIANTS-04")
def test_two_mountains_side_by_side() -> None:
    t = Table(
        sw.position(
            """
            step = "conquer"
            [[seat]]
            active = { race = "giants", power = "forest", regions = { west = 1 }, hand = 7 }
            [[seat]]
            active = { race = "humans", regions = { vale = 2 } }
            """
            + PEAKS
        )
    )
    assert t.p1.price("east") == 2 + 1 - 1  # a mountain next to their mountain
    assert t.p1.price("vale") == 2 + 2 - 1
    t.p1.conquers("east")
    assert t.p1.price("vale") == 2 + 2 - 1  # next to two mountains: one discount all the same


@rule("B-RACE-GIANTS-03")
def test_an_abandoned_mountain_gives_no_discount() -> None:
    t = table("""
        [[seat]]
        active = { race = "giants", power = "forest", regions = { b = 1, c = 2 } }
    """)
    t.p1.expands()
    assert t.p1.price("e") == 2 - 1
    t.p1.abandons("c")
    assert t.p1.price("e") == 2
    t.p1.conquers("e")
    assert t.p1.hand == 2 - 2


@rule("B-RACE-GIANTS-03")
def test_a_declined_mountain_gives_no_discount() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", regions = { b = 1 }, hand = 5 }
        declined = { race = "giants", regions = { c = 1 } }
    """)
    assert t.p1.price("e") == 2


@rule("B-RACE-GIANTS-01", "B-POWER-SEAFARING-01", "B-POWER-SEAFARING-02")
def test_giants_wade_into_the_sea_below_their_mountain_for_less() -> None:
    t = drawn(
        """
        peak:mountain - bay:sea - isle:hill
        peak - meadow:farmland
        """,
        ann="Seafaring Giants: peak 1, hand 5",
    )
    assert t.ann.price("bay") == 2 - 1
    assert t.ann.price("meadow") == 2 - 1
    t.ann.conquers("bay")
    assert t.ann.price("isle") == 2  # beside the bay, not beside the mountain
    t.ann.conquers("meadow", "isle")
    assert t.ann.hand == 5 - 1 - 1 - 2
