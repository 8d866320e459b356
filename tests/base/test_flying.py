"""Flying: any region is in reach (B-POWER-FLYING)."""

import pytest

from catalogue import rule
from table import table

LAND = "a b c d e f g h i j k m n"

FLYING = """
    step = "conquer"
    [[seat]]
    active = { race = "orcs", power = "flying", regions = { a = 1 }, hand = 4 }
"""
NEW_FLYING = """
    step = "conquer"
    [[seat]]
    active = { race = "orcs", power = "flying", hand = 10 }
"""


@rule("B-POWER-FLYING-01", "B-POWER-FLYING-02", "B-POWER-FLYING-03", "B-POWER-FLYING-04")
def test_sc_072_flying() -> None:
    t = table(FLYING)
    assert t.p1.reach() == "b c d e f g h i j k m n"
    assert [t.p1.price(region) for region in "bghn"] == [2, 2, 2 + 1, 2]
    assert [t.p1.why(water) for water in ("S1", "S2", "L1")] == ["water"] * 3
    t.p1.conquers("g")
    assert t.map == "a1 g2 | -"

    t = table(FLYING, flying_lakes="allowed")
    assert t.p1.price("L1") == 2
    t.p1.conquers("L1")
    assert t.p1.why("S1") == "water"

    t = table(NEW_FLYING)
    assert t.p1.reach() == LAND
    t.p1.conquers("g")


@rule("B-POWER-FLYING-04")
def test_a_flying_race_may_enter_on_the_lake() -> None:
    t = table(NEW_FLYING, flying_lakes="allowed")
    t.p1.conquers("L1")
    t.p1.ends_turn()
    assert t.p1.scored == 1
    t.p2.rests()
    t.p1.declines()
    assert t.p1.scored == 1  # kept in decline


@rule("B-POWER-FLYING-04", "B-POWER-SEAFARING-05")
@pytest.mark.parametrize(
    ("power", "why"), [("flying", "ok"), ("seafaring", "ok"), ("commando", "water"), ("underworld", "water")]
)
def test_who_may_take_the_lake(power: str, why: str) -> None:
    t = table(
        f"""
        step = "conquer"
        [[seat]]
        active = {{ race = "ratmen", power = "{power}", regions = {{ e = 1 }}, hand = 5 }}
        [[seat]]
        declined = {{ race = "elves", regions = {{ L1 = 1 }} }}
        """,
        flying_lakes="allowed",
    )
    assert t.p1.why("L1") == why
    if why == "ok":
        assert t.p1.price("L1") == 2 + 1


@rule("B-POWER-FLYING-01", "B-POWER-FLYING-05")
def test_flying_that_skips_the_neighbours() -> None:
    t = table(FLYING, flying_range="non_adjacent")
    assert t.p1.reach() == "c e f g h i j m n"  # b, d and k lie next to a
    assert t.p1.why("b") == "too_near"
    t.p1.conquers("g")
    assert t.p1.reach() == "f h j n"

    t = table(NEW_FLYING, flying_range="non_adjacent")
    assert t.p1.reach() == LAND  # nothing is next to nothing


@rule("B-POWER-FLYING-01")
def test_a_declined_flying_race_lends_no_wings() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { a = 1 }, hand = 4 }
        declined = { race = "orcs", once = "flying", regions = { n = 1 } }
    """)
    assert t.p1.reach() == "b d k"


@rule("B-X-TRITONS-FLYING", "B-POWER-FLYING-03")
def test_sc_106_flying_tritons() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "tritons", power = "flying", hand = 11 }
    """)
    assert t.p1.price("f") == 2 - 1
    assert t.p1.price("d") == 2
    assert t.p1.price("h") == 2 + 1 - 1
    assert t.p1.why("L1") == "water"
    t.p1.conquers("f")  # an inner region as first conquest
    assert t.p1.hand == 11 - 1
    assert t.p1.price("n") == 2 - 1  # the shore at the other end of the map
    t.p1.conquers("n")
    assert t.map == "f1 n1 | -"
