"""Diplomat: peace with one opponent (B-POWER-DIPLOMAT)."""

import pytest

from catalogue import rule
from table import table


@rule("B-POWER-DIPLOMAT-01", "B-POWER-DIPLOMAT-02", "B-POWER-DIPLOMAT-03", "B-POWER-DIPLOMAT-07")
def test_sc_069_diplomat() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "humans", power = "diplomat", regions = { a = 1, b = 1 }, hand = 7 }
        declined = { race = "elves", regions = { n = 1 } }
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { i = 6, k = 6 } }
        declined = { race = "wizards", regions = { d = 1 } }
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { c = 1, e = 6 } }
    """)
    t.p1.conquers("c", "d")  # P3's active Orcs, 2 + 1 + 1; P2's declined Wizards, 2 + 1
    t.p1.stops()
    t.p1.redeploys(a=2, b=1, c=4, d=2)
    assert t.p1.may_befriend == "p2"
    t.p1.befriends(t.p2)

    t.p2.expands()
    assert [t.p2.why(region) for region in "abcd"] == ["truce"] * 4
    assert t.p2.may("conquer") == "f g j m n"
    assert t.p2.may("reinforce") == ""
    t.p2.conquers("n")  # the declined Elves are not protected
    t.p2.ends_turn()

    t.p3.expands()
    assert t.p3.price("b") == 2 + 1
    t.p3.conquers("b")


@rule("B-POWER-DIPLOMAT-02")
def test_the_peace_ends_when_the_diplomats_next_turn_starts() -> None:
    t = table("""
        turn = 1
        [[seat]]
        truce = 1
        active = { race = "humans", power = "diplomat", regions = { a = 1 } }
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { b = 6 } }
    """)
    t.p2.expands()
    assert t.p2.why("a") == "truce"
    t.p2.ends_turn()
    t.p1.expands()
    t.p1.stops()
    t.p1.stops()  # names nobody this time
    t.p2.expands()
    assert t.p2.why("a") == "ok"


@rule("B-POWER-DIPLOMAT-04")
def test_the_allys_declined_ghouls_may_attack() -> None:
    t = table("""
        turn = 1
        [[seat]]
        truce = 1
        active = { race = "humans", power = "diplomat", regions = { a = 1 } }
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { b = 6 } }
        declined = { race = "ghouls", regions = { k = 4 } }
    """)
    t.p2.expands()
    t.p2.conquers("a")  # the Ghouls: 2 + 1
    assert t.map == "- | b6 / a3 k1"

    t = table("""
        turn = 1
        [[seat]]
        truce = 1
        active = { race = "humans", power = "diplomat", regions = { a = 1 } }
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { b = 6 } }
        declined = { race = "ghouls", regions = { k = 4 } }
    """)
    t.p2.expands()
    t.p2.stops()
    assert t.p2.why("a") == "truce"  # for the Ratmen


@rule("B-X-SORCERERS-DIPLOMAT", "B-POWER-DIPLOMAT-01", "B-POWER-DIPLOMAT-05")
def test_sc_105_sorcery_is_an_attack() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "sorcerers", power = "diplomat", regions = { b = 1 } }
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { e = 1 } }
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { g = 1, n = 1 } }
    """)
    t.p1.uses("sorcery", "e")
    t.p1.stops()
    assert t.p1.may_befriend == "p3"
    t.p1.befriends(t.p3)
    t.p2.rests()
    t.p3.rests()
    t.p1.expands()
    assert t.p1.may("use", "sorcery") == "g"  # the friend of yesterday


@rule("B-POWER-DIPLOMAT-06")
def test_the_ally_may_be_kept_or_changed_or_nobody() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "diplomat", regions = { a = 1 } }
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { b = 6 } }
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { k = 6 } }
    """)
    for ally in (t.p2, t.p2, t.p3, None):
        t.p1.expands()
        t.p1.stops()
        assert t.p1.may_befriend == "p2 p3"
        if ally is None:
            t.p1.stops()
        else:
            t.p1.befriends(ally)
            assert t.p1.may_befriend == ""  # one ally only
        for other in (t.p2, t.p3):
            other.expands()
            assert other.why("a") == ("truce" if other is ally else "ok")
            other.ends_turn()


@rule("B-POWER-DIPLOMAT-08")
def test_an_opponent_without_an_active_race_may_be_named() -> None:
    t = table("""
        step = "close"
        [[seat]]
        active = { race = "humans", power = "diplomat", regions = { a = 1 } }
        [[seat]]
        declined = { race = "elves", regions = { n = 1 } }
        [[column]]
        race = "ratmen"
        power = "hill"
    """)
    assert t.p1.may_befriend == "p2"
    t.p1.befriends(t.p2)
    t.p2.picks("ratmen")
    assert t.p2.why("a") == "truce"  # binds the race they picked after it was made
    assert "a" not in t.p2.may("conquer")


ATTACKS = """
    [[seat]]
    active = { race = "humans", power = "diplomat", regions = { a = 2 } }
    declined = { race = "ghouls", regions = { b = 4 } }
    [[seat]]
    active = { race = "ratmen", power = "swamp", regions = { d = 1, n = 1 } }
"""


@rule("B-POWER-DIPLOMAT-09")
def test_attacks_by_ones_own_ghouls_make_no_enemy() -> None:
    t = table(ATTACKS)
    t.p1.expands()
    t.p1.conquers("d")
    t.p1.stops()  # the Ghouls
    t.p1.stops()  # the Humans
    t.p1.redeploys(b=1, d=3)
    assert t.p1.may_befriend == "p2"


@rule("B-POWER-DIPLOMAT-10", "B-GEN-15")
@pytest.mark.parametrize("face", [0, 2])
def test_an_attempt_with_the_die_is_an_attack_even_if_it_fails(face: int) -> None:
    t = table(ATTACKS, dice=[face])
    t.p1.expands()
    t.p1.stops()  # the Ghouls
    t.p1.tries("d")  # 1 + die against 2 + 1
    assert t.map == ("a1 d1 / b4 | n1" if face else "a2 / b4 | d1 n1")
    assert t.decides is t.p2  # there was nobody to befriend, so the turn is over


@rule("B-POWER-DIPLOMAT-11")
def test_no_ally_in_the_turn_of_decline() -> None:
    t = table("""
        turn = 0
        [[seat]]
        truce = 1
        active = { race = "humans", power = "diplomat", regions = { a = 1 } }
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { b = 6 } }
    """)
    t.p1.declines()
    assert t.decides is t.p2
    t.p2.expands()
    assert t.p2.why("a") == "ok"


@rule("B-POWER-DIPLOMAT-12", "B-POWER-DIPLOMAT-01")
def test_sc_118_peace_for_two() -> None:
    position = """
        step = "conquer"
        lost_tribes = ["b"]
        [[seat]]
        active = { race = "humans", power = "diplomat", regions = { a = 1 }, hand = 5 }
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { d = 1, e = 7 } }
    """
    t = table(position)
    t.p1.conquers("b", "k")  # a Lost Tribe and an empty region
    t.p1.stops()
    t.p1.redeploys(a=1, b=1, k=4)
    t.p1.befriends(t.p2)
    t.p2.expands()
    assert [t.p2.why(region) for region in "abk"] == ["truce"] * 3

    t = table(position)
    t.p1.conquers("d")
    t.p1.stops()
    t.p1.redeploys(a=4, d=2)
    assert t.decides is t.p2  # nobody to name
    t.p2.expands()
    assert t.p2.why("d") == "ok"
