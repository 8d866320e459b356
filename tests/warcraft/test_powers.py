"""The twenty special powers (W-POWER), played on the test islands."""

import pytest

from catalogue import rule
from islands3 import islands, swaps


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


# Championing

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
    assert t.p1.price("le") == 2 + 1 + 1 + 4  # which does not matter to him
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


# Defensive

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


# Coins


@rule("W-POWER-ENRAGED-01")
def test_wc_094_enraged() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "enraged", regions = { lb = 1 }, hand = 9 }
        [[seat]]
        active = { race = "naga", regions = { lf = 3 } }
        [[seat]]
        declined = { race = "tauren", regions = { la = 2 } }
    """)
    assert t.p1.price("lf") == 2 + 3
    assert t.p1.price("la") == 2 + 2
    t.p1.conquers("lf", "la")
    assert t.p1.hand == 9 - 5 - 4
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 3 + 2


@rule("W-POWER-ENRAGED-01")
@pytest.mark.parametrize(
    ("power", "tokens", "piece", "bonus"),
    [
        ("garrisoned", 1, "fort", 0),  # mountain and fort are no tokens
        ("beast_master", 2, "beast", 2),
        ("championing", 1, "champion", 2),
    ],
)
def test_wc_094_what_counts_as_a_token(power: str, tokens: int, piece: str, bonus: int) -> None:
    t = islands(f"""
        step = "conquer"
        [[seat]]
        active = {{ race = "orcs", power = "enraged", regions = {{ lb = 1 }}, hand = 9 }}
        [[seat]]
        active = {{ race = "kobolds", power = "{power}", regions = {{ le = {tokens} }} }}
        [pieces]
        {piece} = {{ le = 1 }}
    """)
    t.p1.conquers("le")
    t.p1.ends_turn()
    assert t.p1.scored == 2 + bonus


@rule("W-POWER-ENRAGED-01")
def test_wc_094_murlocs_enrage_nobody() -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "enraged", regions = { lb = 1 }, hand = 9 }
        """,
        murlocs="le",
    )
    t.p1.conquers("le")
    t.p1.ends_turn()
    assert t.p1.scored == 2


@rule("W-POWER-EXPLORER-01", "W-DECL-06")
def test_wc_095_explorer() -> None:
    t = islands("""
        [[seat]]
        active = { race = "trolls", power = "explorer", regions = { la = 1, lb = 1, ma = 1, sa = 1 } }
    """)
    t.p1.rests()
    assert t.p1.scored == 4 + 3
    t.p2.rests()
    t.p1.declines()
    assert t.p1.scored == 4


@rule("W-POWER-TERRAIN-01")
@pytest.mark.parametrize(
    ("power", "bonus"),
    [
        ("farmer", 2),  # ld lf
        ("herbalist", 2),  # lc li
        ("ranger", 1),  # lg
        ("swamp_walker", 1),  # lb
        ("mountaineer", 1),  # le
        ("mining", 2),  # lc le
    ],
)
def test_wc_096_six_terrain_powers(power: str, bonus: int) -> None:
    t = islands(f"""
        [[seat]]
        [seat.active]
        race = "trolls"
        power = "{power}"
        regions = {{ lb = 1, lc = 1, ld = 1, le = 1, lf = 1, lg = 1, li = 1 }}
    """)
    t.p1.rests()
    assert t.p1.scored == 7 + bonus


@rule("W-POWER-FISH-01")
def test_wc_097_fishing() -> None:
    t = islands("""
        [[seat]]
        active = { race = "orcs", power = "fishing", regions = { la = 1, ld = 1, lg = 1, me = 1, mg = 1 } }
    """)
    t.p1.rests()
    assert t.p1.scored == 5 + 4  # not for la at the edge of the island


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


# Intimidating


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
    assert t.p1.may("use", "intimidate") == "le lf"  # neither sa, which is far, nor lc, which is his own
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


# Marshdweller


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
    assert t.p2.declined == []  # the last Orc is gone, and the badge with him
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
