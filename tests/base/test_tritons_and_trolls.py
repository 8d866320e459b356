"""Tritons, cheaper on the shore, and Trolls with their Lairs."""

import pytest

from catalogue import rule
from table import table


@rule("B-RACE-TRITONS-01", "B-GEN-13")
def test_sc_061_tritons() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "tritons", power = "hill", hand = 10 }
        [[seat]]
        active = { race = "humans", regions = { e = 1 } }
    """)
    assert t.p1.price("a") == 2 - 1
    assert t.p1.price("k") == 2 - 1
    assert t.p1.price("f") == 2 - 1
    assert t.p1.price("e") == 2 + 1 - 1
    assert t.p1.price("h") == 2 + 1 - 1  # a mountain on the lake
    assert t.p1.price("b") == 2
    assert t.p1.price("c") == 2 + 1
    t.p1.conquers("a")  # a first conquest
    assert t.map == "a1 | e1"


@rule("B-RACE-TRITONS-01")
def test_declined_tritons_help_nobody() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", regions = { a = 1 }, hand = 5 }
        declined = { race = "tritons", regions = { n = 1 } }
    """)
    assert t.p1.price("k") == 2


@rule("B-RACE-TROLLS-01")
def test_every_troll_region_has_a_lair() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "hill", hand = 9 }
        [[seat]]
        active = { race = "humans", regions = { d = 1 } }
    """)
    t.p1.conquers("a")
    assert t.where("lair") == "a"  # at once, not at the end of the turn
    t.p1.conquers("b", "d")
    assert t.where("lair") == "a b d"
    assert t.supply("lair") == 10 - 3


@rule("B-RACE-TROLLS-01", "B-RACE-TROLLS-02", "B-RACE-TROLLS-03")
def test_sc_062_trolls() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { a = 5 } }
        [[seat]]
        active = { race = "trolls", power = "hill", regions = { d = 1 } }
        [pieces]
        lair = ["d"]
    """)
    t.p1.expands()
    assert t.p1.price("d") == 2 + 1 + 1
    t.p1.ends_turn()
    t.p2.declines()
    t.p1.expands()
    assert t.p1.price("d") == 2 + 1 + 1
    t.p1.conquers("d")
    assert t.where("lair") == ""
    assert t.tray("trolls") == 10
    assert t.supply("lair") == 10


@rule("B-RACE-TROLLS-03")
def test_an_abandoned_lair_is_removed() -> None:
    t = table("""
        [[seat]]
        active = { race = "trolls", power = "hill", regions = { d = 2, a = 1 } }
        [pieces]
        lair = ["a", "d"]
    """)
    t.p1.expands()
    t.p1.abandons("d")
    assert t.where("lair") == "a"
    assert t.region("d")["defence"] == 2


@rule("B-RACE-TROLLS-03")
@pytest.mark.parametrize("active", [True, False])
def test_a_conquered_lair_is_removed(active: bool) -> None:
    t = table(f"""
        step = "conquer"
        [[seat]]
        active = {{ race = "ratmen", regions = {{ a = 1 }}, hand = 5 }}
        [[seat]]
        {"active" if active else "declined"} = {{ race = "trolls", regions = {{ d = 1, n = 1 }} }}
        [pieces]
        lair = ["d", "n"]
    """)
    t.p1.conquers("d")
    assert t.where("lair") == "n"


@rule("B-RACE-TROLLS-03", "B-DECLINE-03")
def test_lairs_go_when_their_race_vanishes() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "hill", regions = { a = 1 } }
        declined = { race = "trolls", regions = { i = 1, n = 1 } }
        [pieces]
        lair = ["i", "n"]
    """)
    t.p1.declines()
    assert t.map == "- / a1 | -"
    assert t.where("lair") == ""
    assert t.supply("lair") == 10
