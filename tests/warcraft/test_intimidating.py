"""Intimidating (W-POWER-INTIM), played on the test islands."""

from catalogue import rule
from islands3 import islands


@rule("W-POWER-INTIM-01", "W-POWER-INTIM-02", "W-POWER-INTIM-06", "W-POWER-INTIM-07")
def test_wc_100_clearing_a_region() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "intimidating", regions = { lb = 1 }, hand = 2 }
        [[seat]]
        active = { race = "humans", regions = { lf = 3, sa = 1 } }
    """)
    for _ in range(3):
        t.p1.uses("intimidate", "lf", to="sa")
    assert t.map == "lb1 | sa4"
    assert t.p1.price("lf") == 2  # empty: no discount for Trolls
    t.p1.conquers("lf")
    t.p1.ends_turn()
    assert t.p1.scored == 2  # no faction bonus
    assert t.tray("humans") == 10 - 4


@rule("W-POWER-INTIM-02", "W-POWER-INTIM-03", "W-POWER-INTIM-04", "W-DECL-07")
def test_wc_101_walls_murlocs_declined_races() -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "intimidating", regions = { lb = 1 }, hand = 5 }
        [[seat]]
        declined = { race = "night_elves", regions = { la = 1, ma = 1 } }
        [[seat]]
        active = { race = "orcs", regions = { mb = 5 } }
        [pieces]
        wall = ["la"]
        """,
        murlocs="le",
    )
    t.p1.uses("intimidate", "la")
    assert t.where("wall") == ""
    assert t.map == "lb1 | - / ma1 la1 | mb5"
    t.p1.uses("intimidate", "la", to="ma")
    assert t.map == "lb1 | - / ma2 | mb5"
    t.p1.uses("intimidate", "le")
    assert t.p1.price("la") == 2
    assert t.p1.price("le") == 2 + 1  # the murloc is gone
    t.p1.conquers("la", "le")
    assert t.p1.hand == 0
    t.p1.ends_turn()
    assert t.p1.scored == 3
    t.p2.rests()
    t.p3.expands()
    assert t.p3.price("ma") == 2 + 2
    t.p3.conquers("ma")
    assert t.tray("night_elves") == 9  # both are lost


LIMITS = """
    step = "conquer"
    [[seat]]
    active = { race = "trolls", power = "intimidating", regions = { lb = 1 }, hand = 2 }
    declined = { race = "orcs", regions = { lc = 1 } }
    [[seat]]
    active = { race = "humans", regions = { lf = 1 } }
    [[seat]]
    active = { race = "dwarves", regions = { sa = 1 } }
    [[seat]]
    active = { race = "kobolds", power = "garrisoned", regions = { le = 1 } }
    [pieces]
    fort = ["le"]
"""


@rule("W-POWER-INTIM-01", "W-POWER-INTIM-02", "W-POWER-INTIM-04", "W-POWER-INTIM-08")
def test_wc_102_limits_of_intimidation() -> None:
    t = islands(LIMITS)
    assert t.p1.may("use", "intimidate") == "le lf"  # neither sa, which is far, nor lc, which is their own
    t.p1.uses("intimidate", "lf")
    assert t.tray("humans") == 10  # nowhere to go
    t.p1.uses("intimidate", "le")
    assert t.where("fort") == "" and t.tray("kobolds") == 11 - 1
    t.p1.uses("intimidate", "le")
    assert t.tray("kobolds") == 11
    assert t.map == "lb1 / lc1 | - | sa1 | -"
    assert t.p1.may("use", "intimidate") == ""


@rule("W-POWER-INTIM-01")
def test_wc_102_three_uses() -> None:
    t = islands(LIMITS.replace("lf = 1", "lf = 5, ma = 1"))
    for _ in range(3):
        t.p1.uses("intimidate", "lf", to="ma")
    assert t.map == "lb1 / lc1 | ma4 lf2 | sa1 | le1"
    assert t.p1.may("use", "intimidate") == ""


@rule("W-POWER-INTIM-05")
def test_wc_102_no_intimidation_after_the_final_die() -> None:
    t = islands(LIMITS.replace("hand = 2", "hand = 1"), dice=[0])
    t.p1.tries("lf")
    assert t.p1.refused(do="use", what="intimidate", region="lf") == "wrong_step"


@rule("W-POWER-INTIM-06", "W-RACE-PANDA-03", "W-DEF-10")
def test_wc_147_taking_away_a_fort_alone_is_no_attack_on_pandaren() -> None:
    t = islands("""
        step = "conquer"
        claims = ["0:harmony"]
        [[seat]]
        coins = 10
        active = { race = "trolls", power = "intimidating", regions = { lb = 1 }, hand = 2 }
        [[seat]]
        coins = 10
        active = { race = "pandaren", power = "garrisoned", regions = { lf = 1, lg = 1 } }
        [pieces]
        fort = ["lf", "lg"]
    """)
    t.p1.uses("intimidate", "lf")
    assert t.where("fort") == "lg"
    assert (t.p1.coins, t.p2.coins) == (10, 10)  # no Harmony is paid for the fort
    t.p1.uses("intimidate", "lf", to="lg")
    assert (t.p1.coins, t.p2.coins) == (10 - 2, 10 + 2)  # but for the token it is


@rule("W-POWER-INTIM-06", "W-RACE-PANDA-03")
def test_wc_147_pandaren_who_take_away_a_wall_alone_have_attacked_nobody() -> None:
    for uses, notes in ((1, ["harmony"]), (2, [])):
        t = islands("""
            step = "conquer"
            [[seat]]
            active = { race = "pandaren", power = "intimidating", regions = { lb = 1 }, hand = 1 }
            [[seat]]
            active = { race = "night_elves", regions = { la = 1, ma = 1 } }
            [pieces]
            wall = ["la", "ma"]
        """)
        t.p1.uses("intimidate", "la")
        if uses == 2:
            t.p1.uses("intimidate", "la", to="ma")
        t.p1.ends_turn()
        assert t.p2.notes == notes


@rule("W-POWER-INTIM-06", "W-ART-AEGIS-02")
def test_the_aegis_asks_for_two_coins_also_for_a_wall() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        coins = 3
        active = { race = "trolls", power = "intimidating", regions = { lb = 1 }, hand = 1 }
        [[seat]]
        active = { race = "night_elves", regions = { la = 1, ma = 1 } }
        [pieces]
        wall = ["la"]
        aegis_of_aggramar = ["la"]
    """)
    t.p1.uses("intimidate", "la")
    assert t.where("wall") == "" and t.p1.coins == 3 - 2
    t.p1.uses("intimidate", "la", to="ma")
    assert t.p1.coins == 3 - 2  # once a turn


@rule("W-POWER-INTIM-05")
def test_wc_147_nobody_is_intimidated_when_no_conquest_can_follow() -> None:
    t = islands(LIMITS.replace("hand = 2", "hand = 0"))
    assert t.p1.may("use", "intimidate") == ""
    assert t.p1.refused(do="use", what="intimidate", region="lf") == "wrong_step"
    t = islands(LIMITS)
    t.p1.conquers("la")  # the last two tokens
    assert t.p1.may("use", "intimidate") == ""


@rule("W-POWER-INTIM-05", "W-RACE-TAUREN-02")
def test_wc_147_tauren_need_two_in_hand_to_intimidate() -> None:
    for hand, targets in ((1, ""), (2, "le lf")):
        t = islands(f"""
            step = "conquer"
            [[seat]]
            active = {{ race = "tauren", power = "intimidating", regions = {{ lb = 2 }}, hand = {hand} }}
            [[seat]]
            active = {{ race = "humans", regions = {{ lf = 1, le = 1 }} }}
        """)
        assert t.p1.may("use", "intimidate") == targets


IMMUNE = """
    step = "conquer"
    [[seat]]
    active = { race = "trolls", power = "intimidating", regions = { lb = 1 }, hand = 2 }
    [[seat]]
    active = { race = "humans", power = "defensive", regions = { le = 2, lf = 1, ld = 1 } }
    [pieces]
    tower = ["lf", "ld"]
"""


@rule("W-POWER-INTIM-09", "W-POWER-INTIM-06")
def test_wc_147_nobody_is_sent_into_an_immune_region() -> None:
    t = islands(IMMUNE.replace("ld = 1 }", "ld = 1, sb = 1 }"))
    assert t.p1.may("use", "intimidate") == "le"  # not lf, under its tower
    assert t.p1.refused(do="use", what="intimidate", region="le", to="ld") == "not_legal"
    t.p1.uses("intimidate", "le", to="sb")
    assert t.map == "lb1 | sb2 ld1 le1 lf1"


@rule("W-POWER-INTIM-09", "W-POWER-INTIM-02")
def test_wc_147_a_token_with_none_but_immune_regions_to_go_to_is_lost() -> None:
    t = islands(IMMUNE)
    t.p1.uses("intimidate", "le")
    assert t.tray("humans") == 10 - 3


@rule("W-POWER-INTIM-09", "W-ART-AEGIS-02")
def test_nobody_is_sent_under_the_aegis_until_it_is_paid_for() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        coins = 2
        active = { race = "trolls", power = "intimidating", regions = { lb = 1 }, hand = 1 }
        [[seat]]
        active = { race = "humans", regions = { le = 3, lf = 2 } }
        [pieces]
        aegis_of_aggramar = ["le"]
    """)
    t.p1.uses("intimidate", "lf")
    assert t.tray("humans") == 10 - 4  # with nowhere else to go they are lost
    t.p1.uses("intimidate", "le", to="lf")
    assert t.p1.coins == 2 - 2
    t.p1.uses("intimidate", "lf", to="le")  # paid for the rest of the turn
    assert t.map == "lb1 | le3 lf1"
