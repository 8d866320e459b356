"""Championing (W-POWER-CHAMP), played on the test islands."""

import pytest

from catalogue import rule
from islands3 import islands

CHAMPION = """
    step = "conquer"
    [[seat]]
    active = { race = "orcs", power = "championing", regions = { la = 1 }, hand = 0 }
    [[seat]]
    active = { race = "tauren", power = "garrisoned", regions = { le = 4, lh = 2 } }
    [pieces]
    fort = ["le", "lh"]
"""


@rule("W-POWER-CHAMP-01", "W-POWER-CHAMP-02", "W-DEF-04")
def test_wc_088_the_champion_conquers_for_nothing() -> None:
    t = islands(CHAMPION)
    assert t.p1.price("le") == 2 + 1 + 1 + 4  # which does not matter to the Champion
    t.p1.uses("champion", "le")
    assert t.map == "la1 le0 | lh2"
    assert t.where("champion") == "le"
    assert t.where("fort") == "lh"
    assert t.supply("fort") == 10 - 1
    assert t.p2.fled == 4 - 1
    t.p1.ends_turn()
    assert t.map == "la1 le0 | lh5"
    assert t.tray("tauren") == 16 - 5
    assert t.p1.scored == 2
    t.p2.expands()
    assert t.p2.price("le") == 2 + 1 + 1  # mountain, Champion


@rule("W-POWER-CHAMP-05", "W-POWER-CHAMP-06", "W-PAY-03")
@pytest.mark.parametrize(("purse", "ransom"), [(3, 1), (0, 0)])
def test_wc_089_the_champion_is_captured(purse: int, ransom: int) -> None:
    t = islands(f"""
        step = "conquer"
        [[seat]]
        coins = 10
        active = {{ race = "dwarves", power = "mining", regions = {{ lf = 1 }}, hand = 5 }}
        [[seat]]
        coins = {purse}
        active = {{ race = "orcs", power = "championing", regions = {{ le = 1, lb = 1 }} }}
        [pieces]
        champion = ["le"]
    """)
    assert t.p1.price("le") == 2 + 1 + 1 + 1 - 2  # mountain, Orc, Champion, Dwarves
    t.p1.conquers("le")
    assert t.p2.coins == purse - ransom
    assert t.p1.coins == 10 + ransom
    assert t.tray("orcs") == 11 - 2  # no Orc is lost
    t.p1.ends_turn()
    assert t.map.split(" | ")[1] == "lb2"
    assert t.where("champion") == "lb"
    assert t.p1.scored == 2 + 1 + 1  # lf le, cavern le, the Orcs are of the Horde


@rule("W-POWER-CHAMP-01", "W-POWER-CHAMP-03", "W-POWER-CHAMP-04", "W-TURN-04")
def test_wc_090_where_the_champion_cannot_go() -> None:
    t = islands("""
        step = "conquer"
        claims = ["0:harmony"]
        [[seat]]
        coins = 10
        active = { race = "orcs", power = "championing", regions = { lg = 1 } }
        [[seat]]
        active = { race = "trolls", power = "defensive", regions = { ld = 1 } }
        [[seat]]
        coins = 10
        active = { race = "pandaren", regions = { lc = 2 } }
        [pieces]
        tower = ["ld"]
    """)
    assert t.p1.may("use", "champion") == "lc lf li lj"  # lk is water, ld has the tower
    t.p1.uses("champion", "lc")
    assert (t.p1.coins, t.p3.coins) == (10 - 2, 10 + 2)
    assert t.p1.may("use", "champion") == ""  # once a turn


@rule("W-POWER-CHAMP-04")
def test_wc_090_the_champion_is_not_the_first() -> None:
    for race, targets in (("orcs", ""), ("kobolds", "se mc mh lc le")):  # Kobolds: any cavern
        t = islands(f"""
            step = "conquer"
            [[seat]]
            active = {{ race = "{race}", power = "championing", hand = 11 }}
        """)
        assert t.p1.may("use", "champion") == targets


@rule("W-TURN-04")
def test_wc_090_no_champion_after_the_final_die() -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "championing", regions = { lg = 1, lf = 1 }, hand = 1 }
        """,
        dice=[0],
    )
    assert "li" in t.p1.may("use", "champion").split()
    t.p1.tries("lc")
    assert t.p1.refused(do="use", what="champion", region="li") == "wrong_step"


@rule("W-POWER-CHAMP-07", "W-POWER-CHAMP-08", "W-CONQ-17", "W-CONQ-20")
def test_wc_091_the_champion_is_readied_and_redeployed() -> None:
    t = islands("""
        [[seat]]
        active = { race = "orcs", power = "championing", regions = { la = 2, le = 0 } }
        [pieces]
        champion = ["le"]
    """)
    t.p1.expands()
    assert t.p1.hand == 1
    t.p1.abandons("le")  # the Champion stood there alone
    assert t.map == "la1 | -"
    t.p1.uses("champion", "lb")
    t.p1.stops()
    t.p1.redeploys(la=1, lb=1)
    t.p1.uses("champion_moves", "la")
    assert t.map == "la1 lb1 | -"
    assert t.where("champion") == "la"
    assert t.p1.scored == 2


ALONE = """
    [[seat]]
    active = { race = "orcs", power = "championing", regions = { la = 1, le = 0 } }
    [[seat]]
    active = { race = "tauren", regions = { lf = 4 } }
    [pieces]
    champion = ["le"]
"""


@rule("W-POWER-CHAMP-09", "W-POWER-CHAMP-07")
def test_conquests_start_from_a_region_the_champion_holds_alone() -> None:
    t = islands(ALONE.replace("la = 1", "la = 4"))
    t.p1.expands()
    assert t.p1.price("lh") == 2 + 1  # a mountain that borders on le alone
    t.p1.conquers("lh")
    assert t.map == "la1 le0 lh3 | lf4"


@rule("W-POWER-CHAMP-09")
def test_wc_148_the_champion_who_holds_a_region_alone_conquers_from_it_and_leaves_it_empty() -> None:
    t = islands(ALONE)
    t.p1.expands()
    assert "lf" in t.p1.may("use", "champion").split()
    t.p1.uses("champion", "lf")  # borders on le, not on la
    assert t.map == "la1 lf0 | -"
    assert t.where("champion") == "lf"
    assert t.p1.may("use", "champion") == ""  # once a turn
    assert t.p1.price("le") == 2 + 1  # empty again, a mountain
    t.p1.ends_turn()
    assert t.p1.scored == 2


@rule("W-POWER-CHAMP-09")
def test_the_champion_alone_may_leave_the_only_region() -> None:
    t = islands(ALONE.replace("la = 1, ", ""))
    t.p1.expands()
    t.p1.uses("champion", "lh")
    assert t.map == "lh0 | lf4"
    t.p1.ends_turn()
    assert t.p1.scored == 1


@rule("W-DECL-04", "W-POWER-CHAMP-09")
@pytest.mark.parametrize(("held", "kept"), [("la = 1, le = 0", 1), ("le = 0", 0)])
def test_in_decline_a_race_keeps_nothing_that_the_champion_held_alone(held: str, kept: int) -> None:
    """It was an own region until then; now he leaves, and nobody stands there."""
    t = islands(ALONE.replace("la = 1, le = 0", held))
    assert t.p1.income == kept + 1  # it is an own region as long as he stands there
    t.p1.declines()
    (declined,) = t.events("tribe_declined")
    assert declined["regions"] == kept == t.p1.scored
