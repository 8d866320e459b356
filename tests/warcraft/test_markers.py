"""Hidden markers, artifacts that change hands, emptied regions (W-CONQ-22, W-ART, W-DEF-13)."""

from catalogue import rule
from islands3 import islands


@rule("W-CONQ-22", "W-ART-01", "W-PLACE-PORTAL-01", "W-POWER-ARCH-01")
def test_wc_031_turning_a_marker_up() -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "archaeologist", regions = { lf = 1 }, hand = 3 }
        [face_down]
        marker = { li = "dark_portal" }
        """,
        murlocs="li",
    )
    assert t.p1.price("li") == 2 + 1 - 1
    assert t.pieces("li") == {"marker": 1}
    t.p1.conquers("li")
    assert t.p1.hand == 3 - 2
    assert t.pieces("li") == {"dark_portal": 1}
    t.p1.ends_turn()
    assert t.p1.scored == 2 + 1 + 2  # lf li, Archaeologist, Dark Portal
    t.p2.rests()
    t.p1.expands()
    t.p1.abandons("li")
    assert t.pieces("li") == {"dark_portal": 1}  # face up for good


@rule("W-CONQ-22", "W-POWER-INTIM-03", "W-POWER-INTIM-07")
def test_wc_032_not_turned_up() -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "intimidating", regions = { lf = 1 }, hand = 1 }
        [face_down]
        marker = { li = "dark_portal" }
        """,
        dice=[0],
        murlocs="li",
    )
    assert t.p1.price("li") == 2 + 1
    t.p1.uses("intimidate", "li")
    assert t.murlocs == ""
    assert t.p1.price("li") == 2
    t.p1.tries("li")
    assert t.map.startswith("lf2 |")
    assert t.pieces("li") == {"marker": 1}

    # An explosion enters nothing either
    t = islands("""
        [[seat]]
        active = { race = "goblins", power = "ranger", regions = { lf = 1 } }
        [[seat]]
        active = { race = "orcs", regions = { li = 1, sa = 1 } }
        [face_down]
        marker = { li = "dark_portal" }
        bomb = { li = "explosion" }
    """)
    t.p1.expands()
    assert t.map == "lf1 | sa1"
    assert t.pieces("li") == {"marker": 1}


@rule("W-DEF-13", "W-DEF-01", "W-RACE-GOBLIN-06", "W-POWER-GARRISON-02")
def test_wc_033_what_stays_in_an_emptied_region() -> None:
    t = islands("""
        [[seat]]
        active = { race = "trolls", power = "garrisoned", regions = { la = 2, lb = 1 } }
        [[seat]]
        active = { race = "goblins", power = "ranger", regions = { le = 1 } }
        [[seat]]
        active = { race = "humans", power = "sailing", regions = { sa = 1 } }
        [pieces]
        fort = ["la", "lb"]
        objective = ["la"]
        [face_down]
        bomb = { la = "explosion" }
        [decks]
        bomb = ["dud"]
    """)
    t.p1.expands()
    t.p1.abandons("la")
    assert t.pieces("la") == {"objective": 1, "bomb": 1}
    assert t.where("fort") == "lb"
    assert t.supply("fort") == 10 - 1
    assert t.p1.price("la") == 2  # empty
    t.p1.ends_turn()
    t.p2.expands()
    assert t.where("bomb") == ""
    assert t.deck("bomb") == 1 + 1
    assert t.events("marker_revealed") == []  # unseen
    bomb = t.game.state.rules.piece("bomb").index
    assert t.game.state.decks[bomb] == (0, 1)  # on top, which is the last here


@rule("W-ART-01", "W-ART-03", "W-ART-04", "W-POWER-EXPLORER-01")
def test_wc_034_a_marker_changes_hands() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "explorer", regions = { lf = 1 }, hand = 5 }
        [[seat]]
        active = { race = "humans", power = "mining", regions = { li = 1 } }
        [pieces]
        frostmourne = ["li"]
    """)
    assert t.p1.refused(do="use", what="frostmourne") == "wrong_step"  # it is not theirs yet
    assert t.p1.price("li") == 2 + 1
    t.p1.conquers("li")
    t.p1.uses("frostmourne")
    assert t.p1.price("le") == 2 + 1 - 2  # mountain, Frostmourne
    t.p1.conquers("le")
    assert t.where("frostmourne") == "le"
    assert t.p1.hand == 5 - 3 - 1
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 1 + 1 + 1  # regions, Explorer, Orcs, faction
