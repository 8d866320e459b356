"""Halflings: anywhere onto the map, and two Holes-in-the-Ground (B-RACE-HALFLINGS)."""

from catalogue import rule
from table import table

LAND = "a b c d e f g h i j k m n"


@rule(
    "B-RACE-HALFLINGS-01",
    "B-RACE-HALFLINGS-03",
    "B-RACE-HALFLINGS-04",
    "B-RACE-HALFLINGS-06",
    "B-CONQ-21",
)
def test_sc_052_halflings_and_their_holes() -> None:
    t = table("""
        [[column]]
        race = "halflings"
        power = "hill"
        [[seat]]
        [[seat]]
        active = { race = "ratmen", regions = { c = 6, h = 5 } }
    """)
    t.p1.picks("halflings")
    assert t.p1.hand == 6 + 4
    assert t.p1.reach() == LAND
    assert t.p1.price("g") == 2
    t.p1.conquers("g")
    assert t.where("hole") == "g"
    assert t.p1.reach() == "c e i m"  # next to g
    t.p1.conquers("m")
    assert t.where("hole") == "g m"
    t.p1.conquers("e")
    assert t.where("hole") == "g m"
    t.p1.stops()
    t.p1.redeploys(e=3, g=1, m=6)

    t.p2.expands()
    assert t.p2.why("g") == "immune"
    assert t.p2.why("m") == "immune"
    assert t.p2.price("e") == 2 + 3
    assert t.p2.why("e") == "ok"


@rule("B-RACE-HALFLINGS-02")
def test_they_enter_anywhere_again_after_leaving_everything() -> None:
    t = table("""
        [[seat]]
        active = { race = "halflings", power = "hill", regions = { g = 3, m = 1 } }
        [pieces]
        hole = ["g", "m"]
    """)
    t.p1.expands()
    t.p1.abandons("g", "m")
    assert t.p1.reach() == LAND
    t.p1.conquers("d")
    assert t.map == "d2 | -"


@rule("B-RACE-HALFLINGS-02")
def test_they_enter_anywhere_again_after_losing_everything() -> None:
    t = table("""
        step = "conquer"
        turn = 1
        [[seat]]
        active = { race = "halflings", power = "hill", regions = { g = 3 } }
        [supply]
        hole = 0
        [[seat]]
        active = { race = "ratmen", regions = { c = 1 }, hand = 5 }
    """)
    t.p2.conquers("g")
    t.p2.ends_turn()
    t.p1.expands()
    assert t.p1.hand == 2
    assert "d" in t.p1.may("conquer")


@rule("B-RACE-HALFLINGS-03")
def test_the_second_hole_may_come_in_a_later_turn() -> None:
    t = table("""
        [[column]]
        race = "halflings"
        power = "hill"
    """)
    t.p1.picks("halflings")
    t.p1.conquers("g")
    t.p1.ends_turn()
    assert t.where("hole") == "g"
    t.p2.rests()
    t.p1.expands()
    t.p1.conquers("m", "e")
    assert t.where("hole") == "g m"


@rule("B-RACE-HALFLINGS-03")
def test_halflings_picked_again_dig_two_new_holes() -> None:
    t = table("""
        [[column]]
        race = "halflings"
        power = "hill"
        [supply]
        hole = 0
    """)
    t.p1.picks("halflings")
    t.p1.conquers("d", "e", "b")
    assert t.where("hole") == "d e"


@rule("B-RACE-HALFLINGS-05", "B-ABANDON-06")
def test_sc_053_a_hole_is_not_reused() -> None:
    t = table("""
        [[seat]]
        active = { race = "halflings", power = "hill", regions = { g = 1, m = 1, e = 2 } }
        [pieces]
        hole = ["g", "m"]
    """)
    t.p1.expands()
    t.p1.abandons("g")
    assert t.where("hole") == "m"
    t.p1.conquers("i")
    assert t.where("hole") == "m"
    assert t.supply("hole") == 0


@rule("B-RACE-HALFLINGS-05", "B-X-HALFLINGS-DECLINE")
def test_holes_vanish_in_decline() -> None:
    for power in ("hill", "spirit", "stout"):
        t = table(f"""
            [[seat]]
            active = {{ race = "halflings", power = "{power}", regions = {{ g = 2, m = 1 }} }}
            [[seat]]
            active = {{ race = "ratmen", power = "swamp", regions = {{ i = 6 }} }}
            [pieces]
            hole = ["g", "m"]
        """)
        if power == "stout":
            t.p1.expands()
            t.p1.stops()
            t.p1.redeploys(g=2)
        t.p1.declines()
        assert t.where("hole") == ""
        t.p2.expands()
        assert t.p2.price("g") == 2 + 1
        t.p2.conquers("g")
        assert t.map == "- / m1 | g3 i1"


@rule("B-RACE-HALFLINGS-04")
def test_a_hole_stops_sorcery_and_dragon() -> None:
    for race, power, offer in (("sorcerers", "hill", "sorcery"), ("orcs", "dragon_master", "dragon")):
        t = table(f"""
            step = "conquer"
            [[seat]]
            active = {{ race = "{race}", power = "{power}", regions = {{ e = 1 }}, hand = 5 }}
            [[seat]]
            active = {{ race = "halflings", regions = {{ g = 1, m = 1, d = 1 }} }}
            [pieces]
            hole = ["g", "m"]
        """)
        found = t.p1.may("use", offer).split()
        assert "d" in found  # no Hole there
        assert "g" not in found
        assert "m" not in found


@rule("B-X-HALFLINGS-DIE", "B-RACE-HALFLINGS-03")
def test_sc_102_a_hole_won_by_the_die() -> None:
    t = table(
        """
        step = "conquer"
        [[seat]]
        active = { race = "halflings", power = "hill", regions = { g = 1 }, hand = 1 }
        [pieces]
        hole = ["g"]
        """,
        dice=[1],
    )
    t.p1.tries("m")  # 1 + 1 against 2
    assert t.map == "g1 m1 | -"
    assert t.where("hole") == "g m"
    assert t.decides is t.p2  # conquests are over, and nothing is left to redeploy


@rule("B-X-IMMUNE-GHOULS", "B-RACE-HALFLINGS-04", "B-RACE-HALFLINGS-05")
def test_sc_116_ones_own_ghouls_and_a_hole() -> None:
    t = table("""
        [[seat]]
        active = { race = "halflings", power = "hill", regions = { d = 1, f = 1 } }
        declined = { race = "ghouls", regions = { b = 4 } }
        [pieces]
        hole = ["d", "f"]
    """)
    t.p1.expands()
    t.p1.conquers("d")  # 2 + 1 Halfling
    assert t.tray("halflings") == 11 - 2 + 1
    assert t.where("hole") == "f"
    assert t.supply("hole") == 0

    t = table("""
        step = "conquer"
        turn = 1
        [[seat]]
        active = { race = "halflings", power = "hill", regions = { d = 1, f = 1 } }
        [[seat]]
        active = { race = "ratmen", regions = { b = 1 }, hand = 5 }
        [pieces]
        hole = ["d", "f"]
    """)
    assert t.p2.why("d") == "immune"
