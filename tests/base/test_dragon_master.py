"""Dragon Master: once a turn one token is enough (B-POWER-DRAGON)."""

import pytest

from catalogue import rule
from table import Table, table

DRAGON = """
    step = "conquer"
    [[seat]]
    active = { race = "orcs", power = "dragon_master", regions = { b = 1 }, hand = 1 }
    [[seat]]
    active = { race = "giants", power = "fortified", regions = { c = 4, i = 1 } }
    [pieces]
    fortress = ["c"]
"""


def after_sc_070() -> Table:
    """The end of P1's turn: the Dragon took c."""
    t = table(DRAGON)
    t.p1.uses("dragon", "c")
    t.p1.stops()
    return t


@rule("B-POWER-DRAGON-01", "B-POWER-DRAGON-03", "B-POWER-DRAGON-06", "B-CONQ-20", "B-CONQ-23")
def test_sc_070_dragon_attack() -> None:
    t = table(DRAGON)
    assert t.p1.price("c") == 2 + 1 + 4 + 1  # mountain, Giants, Fortress
    t.p1.uses("dragon", "c")
    assert t.p1.hand == 0
    assert t.where("dragon") == "c"
    assert t.where("fortress") == ""
    assert t.p2.fled == 4 - 1
    t.p1.stops()
    assert t.map == "b1 c1 | i4"
    assert t.p1.scored == 2 + 1  # b, c; c was not empty


@rule("B-POWER-DRAGON-02", "B-POWER-DRAGON-03", "B-POWER-DRAGON-04")
def test_sc_071_the_dragon_stays_or_moves() -> None:
    t = after_sc_070()
    t.p2.expands()
    assert t.p2.why("c") == "immune"
    t.p2.ends_turn()

    t.p1.expands()
    assert t.p1.hand == 0
    assert t.p1.may("use", "dragon") == ""  # no token for it
    t.p1.abandons("b")
    assert t.p1.hand == 1
    t.p1.uses("dragon", "e")
    assert t.where("dragon") == "e"
    t.p1.ends_turn()
    t.p2.expands()
    assert t.p2.price("c") == 2 + 1 + 1
    assert t.p2.why("c") != "immune"

    t = after_sc_070()
    t.p2.rests()
    t.p1.rests()  # they do not use it
    assert t.where("dragon") == "c"
    t.p2.expands()
    assert t.p2.why("c") == "immune"


@rule("B-POWER-DRAGON-01")
def test_once_per_turn() -> None:
    t = table("""
        [[seat]]
        active = { race = "orcs", power = "dragon_master", regions = { b = 5 } }
    """)
    t.p1.expands()
    t.p1.uses("dragon", "c")
    assert t.p1.may("use", "dragon") == ""
    assert t.p1.may("conquer") == "a d e g i"  # ordinary conquests go on
    t.p1.ends_turn()
    t.p2.rests()
    t.p1.expands()
    assert t.p1.may("use", "dragon") == "a d e g i"


@rule("B-POWER-DRAGON-02")
def test_adjacency_and_border_bind_the_dragon() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "dragon_master", regions = { b = 1 }, hand = 1 }
    """)
    assert t.p1.may("use", "dragon") == "a c d e"
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "dragon_master", hand = 1 }
    """)
    assert t.p1.may("use", "dragon") == "a b c i j k n"


@rule("B-POWER-DRAGON-04")
def test_redeployment_does_not_move_the_dragon() -> None:
    t = table("""
        [[seat]]
        active = { race = "orcs", power = "dragon_master", regions = { b = 3, c = 2 } }
        [pieces]
        dragon = ["c"]
    """)
    t.p1.expands()
    t.p1.stops()
    t.p1.redeploys(b=4, c=1)
    assert t.where("dragon") == "c"


@rule("B-POWER-DRAGON-05")
@pytest.mark.parametrize(
    ("race", "power", "marker"),
    [("halflings", "hill", "hole"), ("humans", "heroic", "hero")],
)
def test_no_dragon_against_hole_or_hero(race: str, power: str, marker: str) -> None:
    t = table(f"""
        step = "conquer"
        [[seat]]
        active = {{ race = "orcs", power = "dragon_master", regions = {{ b = 1 }}, hand = 1 }}
        [[seat]]
        active = {{ race = "{race}", power = "{power}", regions = {{ c = 1, e = 1 }} }}
        [pieces]
        {marker} = ["c"]
    """)
    assert t.p1.may("use", "dragon") == "a d e"


@rule("B-POWER-DRAGON-05", "B-X-DIPLOMAT-DRAGON", "B-POWER-DIPLOMAT-02")
def test_no_dragon_against_a_friend() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "dragon_master", regions = { b = 1 }, hand = 1 }
        [[seat]]
        truce = 0
        active = { race = "humans", power = "diplomat", regions = { c = 1 } }
        declined = { race = "elves", regions = { e = 1 } }
    """)
    assert t.p1.may("use", "dragon") == "a d e"


@rule("B-POWER-DRAGON-05")
def test_no_dragon_on_water() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "dragon_master", regions = { a = 1, f = 1 }, hand = 1 }
    """)
    assert t.p1.may("use", "dragon") == "b d h j k"  # neither S1 nor L1


@rule("B-POWER-DRAGON-07", "B-POWER-DRAGON-09", "B-DECLINE-06")
def test_sc_100_dragon_on_an_empty_mountain() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "humans", power = "dragon_master", regions = { b = 1 }, hand = 1 }
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { e = 1 } }
    """)
    t.p1.uses("dragon", "c")
    assert t.map == "b1 c1 | e1"
    t.p1.ends_turn()
    t.p2.rests()
    t.p1.declines()
    assert t.where("dragon") == ""
    t.p2.expands()
    assert t.p2.price("c") == 2 + 1 + 1
    assert t.p2.why("c") != "immune"


@rule("B-POWER-DRAGON-08", "B-ABANDON-06")
def test_a_dragon_left_behind_returns_at_once() -> None:
    t = table("""
        [[seat]]
        active = { race = "orcs", power = "dragon_master", regions = { b = 1, c = 1 } }
        [pieces]
        dragon = ["c"]
    """)
    t.p1.expands()
    t.p1.abandons("c")
    assert t.where("dragon") == ""
    t.p1.uses("dragon", "e")
    assert t.where("dragon") == "e"


@rule("B-POWER-DRAGON-10")
def test_the_dragon_needs_one_token_whatever_the_discounts() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "tritons", power = "dragon_master", regions = { a = 1 }, hand = 2 }
    """)
    assert t.p1.price("k") == 2 - 1
    t.p1.uses("dragon", "k")
    assert t.map == "a1 k1 | -"
    assert t.p1.hand == 2 - 1


@rule("B-X-ELVES-DRAGON", "B-RACE-ELVES-02")
def test_sc_101_elves_and_the_dragon() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "dragon_master", regions = { b = 1 }, hand = 1 }
        [[seat]]
        active = { race = "elves", power = "hill", regions = { c = 4, i = 1 } }
    """)
    t.p1.uses("dragon", "c")
    assert t.p2.fled == 4
    t.p1.stops()
    assert t.map == "b1 c1 | i5"
    assert t.tray("elves") == 11 - 5
