"""Defensive and Garrisoned (W-POWER-DEF, -GARRISON), played on the test islands."""

from catalogue import rule
from islands3 import islands

TOWER = """
    step = "place"
    [[seat]]
    active = { race = "trolls", power = "defensive", regions = { lf = 2, lb = 1, lc = 1, lg = 1 } }
    [[seat]]
    active = { race = "humans", power = "mining", regions = { le = 1, lh = 5 } }
"""


@rule("W-POWER-DEF-01", "W-POWER-DEF-02", "W-POWER-DEF-03", "W-DEF-09")
def test_wc_092_a_tower() -> None:
    t = islands(TOWER)
    t.p1.ends_turn()
    assert t.where("tower") == "lf"  # beside it 3 (lb lc lg) against 2 (le lh)
    t.p2.expands()
    assert t.p2.why("lf") == "immune"
    t.p2.conquers("lb")
    assert t.p2.why("lf") == "immune"  # until the next check
    assert t.p2.refused(do="reinforce", region="lf") == "immune"
    t.p2.stops()
    t.p2.redeploys(lb=3, le=1, lh=2)
    objectives = t.p2.may("use", "objective").split()
    assert "lc" in objectives and "lf" not in objectives  # closed to powers too
    t.p2.ends_turn()
    t.p1.rests()
    assert t.where("tower") == ""  # 2 (lc lg) against 3 (lb le lh)


@rule("W-POWER-DEF-01", "W-POWER-DEF-02")
def test_wc_092_a_tie_is_no_majority() -> None:
    t = islands(TOWER.replace(", lg = 1", ""))
    t.p1.ends_turn()
    assert t.where("tower") == ""  # 2 : 2


@rule("W-POWER-DEF-02", "W-POWER-DEF-04", "W-DEF-06", "W-DEF-08")
def test_wc_093_rivals_one_by_one() -> None:
    text = """
        step = "place"
        [[seat]]
        active = { race = "trolls", power = "defensive", regions = { lf = 2, lb = 1, lc = 1 } }
        declined = { race = "dwarves", regions = { lh = 1 } }
    """
    t = islands(text, murlocs="le lg li")
    t.p1.ends_turn()
    assert t.where("tower") == ""  # Trolls 2, murlocs 3, Dwarves 1

    t = islands(text, murlocs="le")
    t.p1.ends_turn()
    assert t.where("tower") == "lf"  # 2 : 1 : 1
    t.p2.rests()
    t.p1.declines()
    assert t.where("tower") == ""


# Garrisoned


@rule("W-POWER-GARRISON-01", "W-POWER-GARRISON-02", "W-DECL-03", "W-DECL-04")
def test_wc_098_garrisoned() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "dwarves", power = "garrisoned", hand = 8 }
        [[seat]]
        active = { race = "orcs", regions = { lf = 1 } }
    """)
    assert t.p1.price("la") == 2 + 1
    t.p1.conquers("la")
    assert t.where("fort") == "la"  # at once
    t.p1.conquers("lb")
    assert t.p1.price("le") == 2 + 1 - 2
    t.p1.conquers("le")
    assert t.p1.hand == 8 - 3 - 2 - 1
    assert t.where("fort") == "la lb le"
    assert t.supply("fort") == 10 - 3
    t.p1.stops()
    t.p1.redeploys(la=6, lb=1, le=1)
    t.p2.expands()
    assert t.p2.price("lb") == 2 + 1 + 1
    assert t.p2.price("le") == 2 + 1 + 1 + 1
    t.p2.ends_turn()
    t.p1.declines()
    assert t.p1.declined == ["dwarves/garrisoned"]
    t.p2.expands()
    assert t.p2.price("lb") == 2 + 1 + 1
    assert t.p2.price("le") == 2 + 1 + 1 + 1


@rule("W-POWER-GARRISON-02")
def test_wc_098_a_conquered_fort_goes() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "mining", regions = { lf = 1 }, hand = 4 }
        [[seat]]
        declined = { race = "dwarves", power = "garrisoned", regions = { lb = 1 } }
        [pieces]
        fort = ["lb"]
    """)
    t.p1.conquers("lb")
    assert t.where("fort") == ""
    assert t.supply("fort") == 10
    assert "garrisoned" in t.stacks["discarded_powers"]  # the Dwarves are gone, and their badge


@rule("W-POWER-GARRISON-01", "W-POWER-GARRISON-02")
def test_wc_099_ten_forts() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        [seat.active]
        race = "forsaken"
        power = "garrisoned"
        regions = { la = 1, lb = 1, lc = 1, ld = 1, le = 1, lf = 1, lg = 1, lh = 1, li = 1, lj = 1 }
        hand = 3
        [pieces]
        fort = ["la", "lb", "lc", "ld", "le", "lf", "lg", "lh", "li", "lj"]
    """)
    assert t.p1.price("ma") == 2 + 1
    t.p1.conquers("ma")
    assert t.where("fort") == "la lb lc ld le lf lg lh li lj"
    t.p1.ends_turn()
    assert t.p1.scored == 11
    t.p2.rests()
    t.p1.expands()
    t.p1.abandons("la")
    assert t.supply("fort") == 1
    t.p1.ends_turn()
    assert t.where("fort") == "ma lb lc ld le lf lg lh li lj"
    assert t.p1.scored == 10
