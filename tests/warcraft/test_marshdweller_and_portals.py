"""Marshdweller and Portal Mage (W-POWER-MARSH, -PORTAL), played on the test islands."""

from catalogue import rule
from islands3 import islands, swaps


@rule("W-POWER-MARSH-01")
def test_wc_103_marshdweller() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        coins = 10
        active = { race = "dwarves", power = "mining", regions = { lc = 1 }, hand = 7 }
        [[seat]]
        coins = 10
        active = { race = "orcs", power = "marshdweller", regions = { lb = 2, lf = 1 } }
    """)
    assert t.p1.price("lb") == 2 + 2
    t.p1.conquers("lb")
    assert (t.p1.coins, t.p2.coins) == (10 - 1, 10 + 1)
    assert t.p1.price("lf") == 2 + 1
    t.p1.conquers("lf")
    assert (t.p1.coins, t.p2.coins) == (10 - 1, 10 + 1)  # lf is no swamp
    assert t.p1.hand == 7 - 4 - 3
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 1 + 1  # cavern lc, faction


@rule("W-POWER-MARSH-01", "W-POWER-MARSH-02", "W-DECL-03", "W-DECL-05")
def test_wc_104_marshdweller_in_decline() -> None:
    text = """
        step = "conquer"
        [[seat]]
        coins = 0
        active = { race = "dwarves", power = "mining", regions = { lc = 1 }, hand = 3 }
        [[seat]]
        coins = 10
        declined = { race = "orcs", power = "marshdweller", regions = { lb = 1, lf = 1 } }
    """
    t = islands(text)
    assert t.p1.refused(do="conquer", region="lb") == "toll"
    assert t.p1.price("lf") == 2 + 1
    t.p1.conquers("lf")
    assert t.p2.declined == ["orcs/marshdweller"]

    t = islands(text.replace("coins = 0", "coins = 1").replace("hand = 3", "hand = 6"))
    t.p1.conquers("lb", "lf")
    assert (t.p1.coins, t.p2.coins) == (0, 10 + 1)
    assert t.p2.declined == []  # the last Orc is gone, and the badge too
    assert "marshdweller" in t.stacks["discarded_powers"]


@rule("W-POWER-MARSH-01", "W-CONQ-11")
def test_wc_104_no_toll_to_oneself() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        coins = 10
        active = { race = "humans", power = "mining", regions = { lc = 1 }, hand = 3 }
        declined = { race = "orcs", power = "marshdweller", regions = { lb = 1, lf = 1 } }
    """)
    assert t.p1.price("lb") == 2 + 1
    t.p1.conquers("lb")
    assert t.p1.coins == 10
    assert t.map == "lb3 lc1 / lf1 | -"


# Portal Mage


@rule("W-POWER-PORTAL-01", "W-POWER-PORTAL-02", "W-POWER-PORTAL-03", "W-POWER-PORTAL-06")
def test_wc_105_change_of_places() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "portal_mage", regions = { lb = 3 }, hand = 2 }
        [[seat]]
        active = { race = "humans", regions = { sg = 2 } }
    """)
    assert swaps(t) == "sg-me sg-lb sg-lj me-lb me-lj lb-lj"  # any two of the four magic regions
    t.p1.uses("portal", "sg", to="lb")
    assert t.map == "sg3 | lb2"
    assert t.tray("humans") == 10 - 2
    assert t.p1.price("sa") == 2  # it borders on sg
    t.p1.conquers("sa")
    assert t.p1.hand == 0
    t.p1.uses("portal", "me", to="lj")  # both empty
    assert swaps(t) == ""
    t.p1.ends_turn()
    assert t.p1.scored == 2  # a swap is no conquest


@rule("W-POWER-PORTAL-01")
def test_the_two_regions_of_a_portal_may_be_named_in_either_order() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "portal_mage", regions = { lb = 3 } }
        [[seat]]
        active = { race = "humans", regions = { sg = 2 } }
    """)
    t.p1.uses("portal", "lb", to="sg")
    assert t.map == "sg3 | lb2"
    assert t.game.action_json(t.game.history[-1]) == {"do": "use", "what": "portal", "region": "sg", "to": "lb"}
    t.p1.uses("portal", "sg", to="lb")  # and back
    assert t.map == "lb3 | sg2"


@rule("W-POWER-PORTAL-01", "W-RACE-NELF-04", "W-PLACE-01")
def test_wc_106_what_moves() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "portal_mage", regions = { lg = 1 }, hand = 4 }
        [[seat]]
        active = { race = "night_elves", regions = { me = 1, md = 1 } }
        [[seat]]
        declined = { race = "orcs", power = "garrisoned", regions = { lj = 1 } }
        [pieces]
        wall = ["me"]
        frostmourne = ["me"]
        fort = ["lj"]
        karazhan = ["lj"]
    """)
    t.p1.uses("portal", "me", to="lj")
    assert t.map == "lg1 | md1 lj1 | - / me1"
    assert t.pieces("lj") == {"wall": 1, "frostmourne": 1, "karazhan": 1}
    assert t.pieces("me") == {"fort": 1}
    assert t.p1.price("lj") == 2 + 1 + 1 - 1  # Night Elf, wall, Trolls
    t.p1.conquers("lj")
    assert t.where("wall") == ""


HIDDEN = """
    step = "conquer"
    [[seat]]
    active = { race = "trolls", power = "portal_mage", regions = { lb = 2, lf = 1 }, hand = 0 }
    [face_down]
    marker = { sg = "ashes_of_alar" }
"""


@rule("W-POWER-PORTAL-02", "W-POWER-PORTAL-03", "W-CONQ-22", "W-CONQ-09")
def test_wc_107_a_hidden_marker() -> None:
    t = islands(HIDDEN)
    t.p1.uses("portal", "sg", to="lb")
    assert t.map == "sg2 lf1 | -"
    assert t.where("marker") == ""
    assert t.where("ashes_of_alar") == "sg"  # it did not move, and is turned up
    assert t.p1.refused(do="use", what="ashes_of_alar") == "not_offered"  # no token in hand
    t.p1.ends_turn()
    assert t.p1.scored == 2


@rule("W-POWER-PORTAL-03")
def test_wc_107_murlocs_reveal_nothing() -> None:
    t = islands(HIDDEN, murlocs="lj")
    t.p1.uses("portal", "sg", to="lj")
    assert t.where("marker") == "sg"


@rule("W-POWER-PORTAL-05", "W-TURN-04")
def test_wc_107_a_swap_after_the_final_die() -> None:
    t = islands(HIDDEN.replace("hand = 0", "hand = 1"), dice=[0])
    t.p1.tries("lc")  # 1 + 0 against 2
    assert t.p1.verbs == "use end"
    assert t.p1.refused(do="conquer", region="la") == "wrong_step"
    t.p1.uses("portal", "sg", to="lb")
    assert t.map == "sg2 lf1 | -"
    t.p1.uses("portal", "me", to="lj")
    t.p1.redeploys(sg=1, lf=3)
    assert t.map == "sg1 lf3 | -"
    assert t.p1.scored == 2
