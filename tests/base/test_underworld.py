"""Underworld: caverns are cheap and lead to each other (B-POWER-UNDERWORLD)."""

from catalogue import rule
from table import table


@rule("B-POWER-UNDERWORLD-01", "B-POWER-UNDERWORLD-02", "B-POWER-UNDERWORLD-03")
def test_sc_084_underworld() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "underworld", hand = 10 }
    """)
    assert t.p1.price("j") == 2 - 1
    assert t.p1.why("g") == "not_border"
    assert t.p1.reach() == "a b c i j k n"
    t.p1.conquers("j")
    assert t.p1.reach() == "f g h k n"  # g is not next to j, but both have a cavern
    assert t.p1.price("g") == 2 - 1
    assert t.p1.price("h") == 2 + 1 - 1
    assert t.p1.price("k") == 2
    t.p1.conquers("g")
    assert t.map == "g1 j1 | -"


@rule("B-POWER-UNDERWORLD-02")
def test_from_a_region_without_a_cavern_none_is_near() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "underworld", regions = { a = 1 }, hand = 5 }
    """)
    assert t.p1.reach() == "b d k"


@rule("B-POWER-UNDERWORLD-01", "B-POWER-UNDERWORLD-02")
def test_underworld_ends_with_the_decline() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { j = 1 }, hand = 5 }
        declined = { race = "orcs", once = "underworld", regions = { h = 1 } }
    """)
    assert t.p1.reach() == "f h k n"
    assert t.p1.price("h") == 2 + 1 + 1
