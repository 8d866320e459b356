"""Archaeologist, Battle Master, Beast Master and Blacksmith (W-POWER), played on the test islands."""

import pytest

from catalogue import rule
from islands3 import islands


@rule("W-POWER-ARCH-01", "W-POWER-ARCH-02")
def test_wc_083_archaeologist() -> None:
    t = islands("""
        [[seat]]
        active = { race = "trolls", power = "archaeologist", regions = { li = 1, lf = 1 } }
        [pieces]
        dark_portal = ["li"]
        frostmourne = ["li"]
    """)
    t.p1.rests()
    assert t.p1.scored == 2 + 2 + 2  # two regions, two markers, the Dark Portal itself


@rule("W-POWER-ARCH-02")
@pytest.mark.parametrize(
    ("race", "region", "coins"),
    [
        ("naga", "mi", 1 + 1),  # in the water of the Well; around it they hold nothing
        ("trolls", "me", 1 + 2),  # beside it: the coins of the Well, no marker of their own
    ],
)
def test_wc_083_the_well_is_found_in_the_water_only(race: str, region: str, coins: int) -> None:
    t = islands(f"""
        [[seat]]
        active = {{ race = "{race}", power = "archaeologist", regions = {{ {region} = 1 }} }}
        [pieces]
        well_of_eternity = ["mi"]
    """)
    t.p1.rests()
    assert t.p1.scored == coins


@rule("W-POWER-BATTLE-01", "W-DEF-01")
def test_wc_084_battle_master() -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "pandaren", power = "battle_master", hand = 10 }
        [[seat]]
        declined = { race = "orcs", regions = { sb = 1 } }
        """,
        murlocs="sc",
    )
    assert t.p1.price("sc") == 2 + 1 + 1  # murloc, travel
    t.p1.conquers("sc")
    assert t.p1.price("sb") == 2 + 1
    t.p1.conquers("sb")
    assert t.p1.price("sd") == 2
    t.p1.conquers("sd")
    assert t.p1.hand == 10 - 4 - 3 - 2
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 2  # sc and sb were not empty


@rule("W-POWER-BEAST-01", "W-POWER-BEAST-02", "W-POWER-BEAST-03", "W-POWER-BEAST-04")
def test_wc_085_beasts_each_turn_anew() -> None:
    t = islands("""
        [[seat]]
        active = { race = "trolls", power = "beast_master", regions = { sc = 2, sd = 1, sb = 1 } }
        [pieces]
        beast = { sb = 1 }
    """)
    t.p1.expands()
    assert t.map == "sc1 sd1 | -"  # the beast was alone on sb
    assert t.where("beast") == ""
    assert t.p1.hand == 1 + 1  # a Troll, and a beast for the hill sc
    assert t.p1.price("sb") == 2
    t.p1.conquers("sb")
    t.p1.stops()
    t.p1.redeploys(sb=2, sc=1, sd=1)
    t.p1.does(do="deploy", region="sb", tokens=1)  # the beast stands in sb
    assert t.where("beast") == "sb"
    assert t.p1.scored == 3
    assert t.tray("trolls") == 11 - 3  # the beast is no Troll


@rule("W-POWER-BEAST-04")
def test_beasts_are_spread_by_name_also_into_the_last_region() -> None:
    t = islands("""
        [[seat]]
        active = { race = "trolls", power = "beast_master", regions = { sc = 2, sd = 1, mb = 2 } }
    """)
    t.p1.expands()
    t.p1.stops()
    t.p1.redeploys(sc=3, sd=1, mb=3)
    t.p1.redeploys(sc=1, mb=1)
    assert t.where("beast") == "sc mb"


@rule("W-POWER-BEAST-01", "W-CONQ-17")
def test_beasts_of_a_race_that_left_every_region_wait_in_hand_and_are_gone_next_turn() -> None:
    t = islands("""
        [[seat]]
        active = { race = "trolls", power = "beast_master", regions = { sc = 2 } }
    """)
    t.p1.expands()
    assert t.p1.hand == 1 + 1  # a Troll, and a beast for the hill
    t.p1.abandons("sc")
    t.p1.stops()
    assert t.where("beast") == ""
    assert t.p1.hand == 2 + 1
    t.p2.rests()
    t.p1.expands()
    assert t.p1.hand == 2
    assert t.tray("trolls") == 11 - 2


@rule("W-POWER-BEAST-03")
def test_wc_085_no_beasts_on_the_first_turn() -> None:
    t = islands("""
        [[column]]
        race = "trolls"
        power = "beast_master"
    """)
    t.p1.picks(0)
    assert t.p1.hand == 6 + 4
    t.p1.conquers("sc")  # a hill
    t.p1.ends_turn()
    assert t.where("beast") == ""
    t.p2.rests()
    t.p1.expands()
    assert t.p1.hand == 10 - 1 + 1


@rule("W-POWER-BEAST-05", "W-DEF-03")
def test_wc_086_the_beast_is_the_loss() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "dwarves", power = "mining", regions = { lb = 1 }, hand = 6 }
        [[seat]]
        active = { race = "trolls", power = "beast_master", regions = { lf = 3, lc = 1 } }
        [pieces]
        beast = { lf = 1 }
    """)
    assert t.p1.price("lf") == 2 + 2 + 1
    t.p1.conquers("lf")
    assert t.where("beast") == ""
    assert t.p2.fled == 2
    assert t.tray("trolls") == 11 - 2 - 1  # none of them was lost
    t.p1.stops()
    t.p1.redeploys(lb=1, lf=6)
    assert t.map == "lb1 lf6 | lc3"
    assert t.where("beast") == ""
    assert t.p1.scored == 2 + 1  # two regions, the Trolls are of the Horde


@rule("W-POWER-SMITH-01", "W-CONQ-10")
def test_wc_087_blacksmith() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "blacksmith", hand = 10 }
        [[seat]]
        active = { race = "humans", regions = { lb = 1 } }
    """)
    assert t.p1.price("la") == 2 + 1 - 1  # travel, Blacksmith
    t.p1.conquers("la")
    assert t.p1.price("lb") == 2 + 1 - 1 - 1  # Trolls and Blacksmith
    t.p1.conquers("lb")
    assert t.p1.price("le") == 2 + 1 - 1
    t.p1.conquers("le")
    assert t.p1.hand == 10 - 2 - 1 - 2
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 1
