"""Corners of the game that are easily got wrong; each as the catalogue has it."""

import smallworld as sw
from catalogue import rule
from islands3 import islands
from table import Table


def survives_writing(t: Table) -> None:
    """The position as text is the same position, with the same choices."""
    again = sw.position(t.game.to_position())
    assert again.to_position() == t.game.to_position()
    assert again.legal() == t.game.legal()


# Beasts


@rule("W-RACE-TAUREN-01", "W-RACE-TAUREN-06", "W-POWER-BEAST-04", "W-POWER-BEAST-05", "W-POWER-INTIM-02")
def test_a_beast_that_is_left_alone_comes_back_as_a_beast() -> None:
    t = islands("""
        step = "conquer"
        turn = 1
        [[seat]]
        active = { race = "tauren", power = "beast_master", regions = { la = 2, ma = 2 } }
        [[seat]]
        active = { race = "trolls", power = "intimidating", regions = { lb = 1 }, hand = 4 }
        [[seat]]
        active = { race = "dwarves", power = "mining", regions = { mb = 9 } }
        [pieces]
        beast = { la = 1 }
    """)
    t.p2.uses("intimidate", "la", to="ma")
    assert t.map == "ma3 | lb1 | mb9"
    assert t.p1.fled == 1
    survives_writing(t)
    t.p2.stops()
    assert t.map.startswith("ma4 | ")
    assert t.where("beast") == "ma"
    assert t.supply("beast") == 0


# The Battleground


@rule("W-PLACE-BATTLE-02", "W-PLACE-BATTLE-03", "W-CONQ-12", "W-TURN-04")
def test_a_side_is_named_when_the_last_die_wins_the_battleground() -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "kobolds", power = "farmer", regions = { lf = 1 }, hand = 4 }
        [[seat]]
        active = { race = "orcs", power = "mining", regions = { lg = 1, li = 1, ma = 1 } }
        [pieces]
        battleground = ["li"]
        """,
        dice=[3],
    )
    t.p1.conquers("lg")
    t.p1.tries("li")
    assert t.map == "lf1 lg3 li1 | ma1"
    assert t.p1.verbs == "use end"
    survives_writing(t)
    t.p1.uses("side_with_alliance_now")
    assert t.p1.verbs == "deploy"
    assert t.p1.income == 4 + 2  # three regions and a field; two regions of one race of the other camp


@rule("W-PLACE-BATTLE-03", "W-CONQ-12")
def test_a_die_that_misses_the_battleground_names_no_side() -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "kobolds", power = "farmer", regions = { lf = 1 }, hand = 1 }
        [[seat]]
        active = { race = "orcs", power = "mining", regions = { li = 1 } }
        [pieces]
        battleground = ["li"]
        """,
        dice=[0],
    )
    t.p1.tries("li")
    assert t.p1.scored == 2
    assert t.decides is t.p2


# Abandoning comes before the powers of the conquests


@rule("W-TURN-04", "W-CONQ-16", "W-CONQ-17", "W-POWER-INTIM-01")
def test_nothing_is_abandoned_after_intimidating() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "intimidating", regions = { lb = 1, lf = 1 }, hand = 2 }
        [[seat]]
        active = { race = "orcs", regions = { la = 1, ma = 1 } }
    """)
    assert t.p1.may("abandon") == "lb lf"
    t.p1.uses("intimidate", "la", to="ma")
    assert t.p1.may("abandon") == ""
    survives_writing(t)


@rule("W-TURN-04", "W-CONQ-16", "W-CONQ-17", "W-POWER-PORTAL-01")
def test_nothing_is_abandoned_after_a_portal() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "portal_mage", regions = { lb = 1, lf = 1 }, hand = 2 }
        [[seat]]
        active = { race = "orcs", regions = { me = 1, ma = 1 } }
    """)
    assert t.p1.may("abandon") == "lb lf"
    t.p1.uses("portal", "me", to="lb")
    assert t.map == "me1 lf1 | ma1 lb1"
    assert t.p1.may("abandon") == ""
    survives_writing(t)


@rule("W-TURN-04", "W-CONQ-16", "W-CONQ-17", "W-RACE-ETHEREAL-02")
def test_nothing_is_abandoned_after_a_theft() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "ethereals", power = "mining", regions = { lb = 1, lf = 1 }, hand = 2 }
        [[seat]]
        active = { race = "orcs", regions = { la = 1, ma = 1 } }
        [pieces]
        frostmourne = ["la"]
    """)
    assert t.p1.may("abandon") == "lb lf"
    t.p1.uses("steal_frostmourne", "la", to="lb")
    assert t.p1.may("abandon") == ""
    survives_writing(t)


# Ashes of Al'ar


@rule("W-ART-ASHES-01", "W-RACE-NAGA-03")
def test_the_ashes_carry_naga_to_land_only() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "naga", power = "mining", regions = { lj = 1 }, hand = 6 }
        [[seat]]
        active = { race = "orcs", regions = { la = 1 } }
        [pieces]
        ashes_of_alar = ["lj"]
    """)
    assert t.p1.why("lk") == "ok"  # beside them: without the Ashes
    t.p1.uses("ashes_of_alar")
    assert "lk" not in t.p1.may("conquer").split()
    assert "mi" not in t.p1.may("conquer").split()
    assert t.p1.why("sd") == "ok"
    t.p1.conquers("sd")
    assert t.p1.why("lk") == "ok"


# Bombs of the Goblins


BOMBS = """
    step = "start"
    claims = ["0:harmony"]
    [[seat]]
    coins = 5
    active = { race = "goblins", power = "mining", regions = { lb = 1 } }
    [[seat]]
    active = { race = "pandaren", power = "farmer", regions = { la = 1, le = 2, ma = 1 } }
    [[seat]]
    active = { race = "dwarves", regions = { lf = 1, sa = 1 } }
"""


@rule("W-RACE-PANDA-03", "W-RACE-GOBLIN-02", "W-RACE-GOBLIN-09")
def test_once_the_toll_is_paid_the_other_bombs_are_turned_up_by_themselves() -> None:
    t = islands(BOMBS + '[face_down]\nbomb = { la = "dud", le = "explosion" }')
    t.p1.expands()
    assert t.p1.may("use", "light_fuse") == "la le"
    assert t.p1.verbs == "use"
    t.p1.uses("light_fuse", "le")
    assert t.p1.coins == 5 - 2
    assert [(found["region"], found["face"]) for found in t.events("marker_revealed")] == [
        ("le", "explosion"),
        ("la", "dud"),
    ]
    assert t.where("bomb") == ""
    assert t.p1.verbs == "abandon end"  # the conquests have begun
    survives_writing(t)


@rule("W-RACE-GOBLIN-02", "W-RACE-GOBLIN-03", "W-RACE-GOBLIN-09")
def test_between_two_bombs_the_position_can_be_written() -> None:
    t = islands(BOMBS + '[face_down]\nbomb = { le = "dud", lf = "explosion" }')
    t.p1.expands()
    assert t.map == "lb1 | ma1 la1 le2 | sa1"
    assert t.p1.may("use", "light_fuse") == "le"
    survives_writing(t)


@rule("W-RACE-GOBLIN-06")
def test_a_bomb_in_a_region_of_the_goblins_goes_back_unseen() -> None:
    t = islands(BOMBS + '[face_down]\nbomb = { lb = "explosion" }')
    t.p1.expands()
    assert t.where("bomb") == ""
    assert t.events("marker_revealed") == []
    assert t.deck("bomb") == 12
    assert t.map.startswith("lb1 | ")


GNOMES = """
    step = "conquer"
    [[seat]]
    coins = 5
    active = { race = "gnomes", power = "%s", regions = { la = 1 }, hand = 2 }
    [[seat]]
    active = { race = "orcs", regions = { %s = 3 } }
"""


@rule("W-RACE-GNOME-03", "W-RACE-GNOME-04", "W-ART-FROST-01")
def test_a_spent_assault_is_no_way_for_a_conquest_but_for_the_last_attempt() -> None:
    t = islands(GNOMES % ("mining", "sd") + '[pieces]\nfrostmourne = ["la"]', dice=[1, 0])
    t.p1.uses("assault", "sd")
    assert t.p1.price("sd") == 2 + 3 - 1
    t.p1.uses("frostmourne")
    assert t.p1.price("sd") == 2 + 3 - 1 - 2  # they have that many, but it is not adjacent
    assert t.p1.refused(do="conquer", region="sd") == "needs_die"
    assert t.game.explain("sd").wins == 6
    t.p1.tries("sd")
    t.p1.redeploys(la=1, sd=2)
    assert t.map == "sd2 la1 | -"


@rule("W-RACE-GNOME-03", "W-RACE-GNOME-04")
def test_what_a_portal_does_to_the_region_of_a_spent_assault_opens_it_no_more() -> None:
    t = islands(GNOMES % ("portal_mage", "me"), dice=[1, 0])
    t.p1.uses("assault", "me")
    t.p1.uses("portal", "me", to="lj")
    assert t.map == "la1 | lj3"
    assert "me" not in t.p1.may("conquer").split() and "me" in t.p1.may("reinforce").split()


@rule("W-RACE-GNOME-04")
def test_beside_the_race_too_the_die_of_a_spent_assault_serves_the_last_attempt_only() -> None:
    t = islands(GNOMES % ("mining", "lb") + '[pieces]\nfrostmourne = ["la"]', dice=[1, 0])
    t.p1.uses("assault", "lb")
    t.p1.uses("frostmourne")
    assert t.p1.price("lb") == 2 + 3 - 1 - 2
    assert t.p1.refused(do="conquer", region="lb") == "needs_die"


@rule("W-ART-HAMMER-02", "W-RACE-GNOME-01", "W-RACE-GNOME-04")
def test_the_hammer_serves_an_assault_but_not_the_region_of_a_spent_one() -> None:
    t = islands(GNOMES % ("mining", "sd") + '[pieces]\ndoomhammer = ["la"]', dice=[0])
    t.p1.uses("doomhammer")
    t.p1.uses("assault", "sd")  # as though it were adjacent
    assert t.map == "sd1 la1 | -" and t.p1.coins == 5 - 2

    t = islands(GNOMES % ("mining", "sd") + '[pieces]\ndoomhammer = ["la"]', dice=[1, 0])
    t.p1.uses("assault", "sd")
    assert "sd" in t.p1.may("reinforce").split()
    t.p1.uses("doomhammer")
    assert "sd" not in t.p1.may("reinforce").split() and t.p1.why("sd") == "not_adjacent"


@rule("W-SETUP-12", "W-RACE-FORSAKEN-03")
def test_forsaken_without_a_coin_are_asked_like_rich_ones() -> None:
    text = """
        step = "conquer"
        [[seat]]
        coins = %d
        active = { race = "forsaken", power = "mining", regions = { la = 1 }, hand = 4 }
    """
    seen = []
    for coins in (0, 9):
        t = islands(text % coins, murlocs="le")
        t.p1.conquers("le")
        t.p1.stops()
        assert t.p1.verbs == ("end" if coins == 0 else "use end")
        seen.append(t.game.view(1))
    assert seen[0] == seen[1]


@rule("W-SETUP-12", "W-RACE-PANDA-03")
def test_a_turn_does_not_pass_on_because_a_purse_is_empty() -> None:
    """After the last die every swap needs Harmony's toll: the portals wait for rich and poor."""
    text = """
        step = "conquer"
        claims = ["0:harmony"]
        [[seat]]
        coins = %d
        active = { race = "trolls", power = "portal_mage", regions = { lb = 1 }, hand = 1 }
        [[seat]]
        active = { race = "pandaren", power = "farmer", regions = { sg = 1, lj = 1, me = 1 } }
    """
    seen = []
    for coins in (0, 9):
        t = islands(text % coins, dice=[0], murlocs="le")
        t.p1.tries("le")
        assert t.decides is t.p1 and (t.p1.may("use", "portal") == "") == (coins == 0)
        seen.append(t.game.view(1))
    assert seen[0] == seen[1]
