"""Neutral races (W-RACE)."""

import pytest

from catalogue import rule
from drawn import drawn
from islands3 import islands
from table import Table

# Ethereals


def loot(t: Table) -> set[str]:
    """The artifacts that could be stolen now."""
    return {action.key.removeprefix("steal_") for action in t.game.legal() if action.key.startswith("steal_")}


@rule("W-RACE-ETHEREAL-01", "W-RACE-ETHEREAL-02", "W-ART-04")
def test_wc_073_ethereals_theft() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "ethereals", power = "mining", regions = { lb = 1 }, hand = 3 }
        [[seat]]
        active = { race = "trolls", regions = { lf = 2 } }
        [pieces]
        frostmourne = ["lf"]
        dark_portal = ["lc"]
    """)
    assert {"steal_frostmourne", "raid"} <= {action.key for action in t.game.legal()}
    t.p1.uses("steal_frostmourne", "lf", to="lb")
    assert t.where("frostmourne") == "lb"
    assert "raid" not in {action.key for action in t.game.legal()}  # one of the two
    t.p1.uses("frostmourne")
    assert t.p1.price("lf") == 2 + 2 - 2
    t.p1.conquers("lf")
    assert t.p1.hand == 3 - 2
    assert t.where("frostmourne") == "lf"
    assert t.p1.price("lc") == 2
    t.p1.ends_turn()
    assert t.p1.scored == 2


@rule("W-RACE-ETHEREAL-01", "W-RACE-ETHEREAL-03")
def test_wc_074_ethereals_legendary_place() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "ethereals", power = "mining", regions = { lf = 1 }, hand = 3 }
        [[seat]]
        active = { race = "humans", regions = { li = 2 } }
        [pieces]
        dark_portal = ["li"]
        doomhammer = ["lc"]
    """)
    assert t.p1.may("use", "steal_doomhammer") == "lc"
    t.p1.uses("raid")
    assert t.p1.price("li") == 2 + 2 - 2
    assert t.p1.may("conquer") == "li"  # the discount is for a place
    t.p1.conquers("li")
    assert t.p1.hand == 3 - 2
    assert t.p1.may("use", "steal_doomhammer") == ""
    t.p1.ends_turn()
    assert t.p1.scored == 2 + 2  # lf li, Dark Portal


@rule("W-RACE-ETHEREAL-04", "W-RACE-ETHEREAL-05", "W-DEF-09", "W-ART-AEGIS-02")
def test_wc_075_ethereals_what_they_cannot_reach() -> None:
    position = """
        step = "conquer"
        claims = ["0:harmony"]
        [[seat]]
        coins = 10
        active = { race = "ethereals", power = "mining", regions = { lf = 1, lc = 1 }, hand = 3 }
        [[seat]]
        active = { race = "trolls", power = "defensive", regions = { ld = 1 } }
        [[seat]]
        coins = 10
        active = { race = "pandaren", regions = { lb = 2 } }
        [pieces]
        tower = ["ld"]
        ashes_of_alar = ["le"]
        heart_of_azeroth = ["ld"]
        frostmourne = ["lj"]
        aegis_of_aggramar = ["lb"]
        [face_down]
        marker = { li = "dark_portal" }
    """
    t = islands(position, murlocs="li")
    assert "raid" not in {action.key for action in t.game.legal()}  # no place lies open
    assert t.p1.price("li") == 2 + 1  # murloc
    assert loot(t) == {"ashes_of_alar", "aegis_of_aggramar"}  # nobody's; the Aegis for two coins
    t.p1.uses("steal_aegis_of_aggramar", "lb", to="lc")
    assert (t.p1.coins, t.p3.coins) == (10 - 2, 10 + 2)  # no Harmony
    assert t.where("aegis_of_aggramar") == "lc"

    poor = islands(position.replace("coins = 10", "coins = 3", 1), murlocs="li")
    assert "aegis_of_aggramar" in loot(poor)  # three coins are enough: 2, not 2 + 2

    # After the last attempt too, until redeployment begins
    t = islands(position, dice=[0], murlocs="li lg")
    t.p1.conquers("le")
    assert t.p1.hand == 3 - (2 + 1)
    assert loot(t) == {"aegis_of_aggramar"}  # the Ashes are theirs now
    t = islands(position.replace("hand = 3", "hand = 2"), dice=[0], murlocs="li lg")
    t.p1.tries("li")
    assert loot(t) == {"ashes_of_alar", "aegis_of_aggramar"}
    assert t.p1.refused(do="conquer", region="le") == "wrong_step"
    t.p1.uses("steal_ashes_of_alar", "le", to="lf")
    assert t.where("ashes_of_alar") == "lf"  # nothing more is possible: redeployment has begun
    assert t.p1.refused(do="use", what="steal_aegis_of_aggramar", region="lb", to="lc") == "wrong_step"


@rule("W-RACE-ETHEREAL-01", "W-RACE-ETHEREAL-02")
@pytest.mark.parametrize(("wanted", "left"), [("frostmourne", "doomhammer"), ("doomhammer", "frostmourne")])
def test_of_two_artifacts_in_a_region_the_thief_chooses_one(wanted: str, left: str) -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "ethereals", power = "mining", regions = { lb = 1, lc = 1 }, hand = 3 }
        [[seat]]
        active = { race = "trolls", regions = { lf = 2 } }
        [pieces]
        frostmourne = ["lf"]
        doomhammer = ["lf"]
    """)
    assert loot(t) == {"frostmourne", "doomhammer"}
    t.p1.uses(f"steal_{wanted}", "lf", to="lc")
    assert (t.where(wanted), t.where(left)) == ("lc", "lf")
    assert loot(t) == set()  # once a turn, whichever it was


# Kobolds


@rule("W-RACE-KOBOLD-01", "W-RACE-KOBOLD-02", "W-RACE-KOBOLD-03")
def test_wc_076_kobolds_caverns() -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "kobolds", power = "mining", hand = 10 }
        """,
        murlocs="mh",
    )
    assert t.p1.reach() == "sa sc se ma mc mh la lc ld le lh"  # entries, and the caverns se mc mh lc le
    assert t.p1.price("lc") == 2
    assert t.p1.prices("le mc se") == [2 + 1] * 3  # mountain
    assert t.p1.price("mh") == 2 + 1 + 1  # mountain, murloc; no travel though an entry
    assert t.p1.price("la") == 2 + 1  # travel
    t.p1.conquers("lc", "mc", "se")
    assert t.p1.hand == 10 - 2 - 3 - 3
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 3  # regions, caverns


@rule("W-RACE-KOBOLD-04", "W-POWER-INTIM-01", "W-POWER-CHAMP-01")
def test_wc_077_kobolds_near_for_attacks_only() -> None:
    position = """
        step = "conquer"
        [[seat]]
        active = { race = "kobolds", power = "POWER", regions = { lc = 1 }, hand = 5 }
        [[seat]]
        active = { race = "humans", regions = { mc = 1, ma = 1 } }
    """
    t = islands(position.replace("POWER", "intimidating"))
    assert t.p1.price("mc") == 2 + 1 + 1  # mountain, token
    assert t.p1.may("use", "intimidate") == ""
    t.p1.conquers("mc")
    assert t.p1.hand == 5 - 4

    t = islands(position.replace("POWER", "championing"))
    assert "mc" in t.p1.may("use", "champion").split()
    t.p1.uses("champion", "mc")
    assert t.p1.hand == 5
    assert t.where("champion") == "mc"
    assert t.region("mc")["race"] == "kobolds"


# Naga


@rule("W-RACE-NAGA-01", "W-RACE-NAGA-02", "W-RACE-NAGA-03", "W-POWER-FISH-01")
def test_wc_078_naga() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "naga", power = "fishing", hand = 9 }
    """)
    assert {"lk", "mi"} <= set(t.p1.reach().split())
    assert t.p1.prices("lk mi") == [2, 2]
    t.p1.conquers("lk")
    assert t.p1.prices("ld lg") == [2, 2]  # ld borders lk: no travel
    t.p1.conquers("ld", "lg")
    assert t.p1.hand == 9 - 2 - 2 - 2
    assert t.p1.why("mi") == "not_adjacent"
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 2  # regions, ld lg beside the sea


@rule("W-RACE-NAGA-04", "W-RACE-NAGA-05", "W-CONQ-08", "W-SCORE-01", "W-DECL-07")
def test_wc_079_naga_in_decline() -> None:
    t = islands("""
        [[seat]]
        active = { race = "naga", power = "fishing", regions = { lk = 2, ld = 1 } }
        [[seat]]
        active = { race = "orcs", power = "intimidating", regions = { lg = 7 } }
    """)
    t.p1.declines()
    assert t.map == "- / ld1 lk1 | lg7"
    assert t.p1.scored == 2
    t.p2.expands()
    assert t.p2.hand == 6
    assert t.p2.why("lk") == "water"
    t.p2.uses("intimidate", "lk", to="ld")
    assert t.map == "- / ld2 | lg1"
    assert t.p2.why("lk") == "water"  # empty and still closed
    assert t.p2.price("ld") == 2 + 2
    t.p2.conquers("ld")
    assert t.tray("naga") == 11  # both are lost together


# Pandaren


@rule("W-RACE-PANDA-01", "W-RACE-PANDA-03", "W-RACE-PANDA-04", "W-SCORE-06")
def test_wc_080_pandaren_harmony() -> None:
    t = islands("""
        players = 3
        step = "conquer"
        [[seat]]
        coins = 10
        active = { race = "pandaren", power = "farmer", hand = 9 }
        [[seat]]
        coins = 10
        active = { race = "orcs", power = "mining", regions = { lb = 9, lg = 1 } }
        [[seat]]
        coins = 1
        [[column]]
        race = "trolls"
        power = "ranger"
    """)
    assert t.p1.price("ld") == 2 + 1  # travel
    t.p1.conquers("ld")
    assert t.p1.price("lc") == 2
    t.p1.conquers("lc")
    assert t.p1.price("lf") == 2
    t.p1.conquers("lf")
    t.p1.stops()
    t.p1.redeploys(ld=5, lc=2, lf=2)
    assert t.p1.scored == 3 + 2  # regions, fields ld lf
    assert [player.notes for player in t.players] == [[], ["harmony"], ["harmony"]]

    t.p2.expands()
    assert t.p2.hand == 8
    assert t.p2.prices("lc lf") == [2 + 2, 2 + 2]
    t.p2.conquers("lc")
    assert (t.p2.coins, t.p1.coins) == (10 - 2, 10 + 5 + 2)
    t.p2.conquers("lf")
    assert (t.p2.coins, t.p1.coins) == (8, 17)  # one payment covers the turn
    t.p2.ends_turn()
    assert t.p2.scored == 4 + 1  # lb lg lc lf, cavern lc; no faction bonus

    t.p3.picks("trolls")
    assert t.p3.hand == 6 + 4
    assert t.p3.price("ld") <= 10
    assert t.p3.refused(do="conquer", region="ld") == "toll"

    weak = islands("""
        players = 2
        turn = 1
        step = "conquer"
        claims = ["1:harmony"]
        [[seat]]
        active = { race = "pandaren", power = "farmer", regions = { ld = 2 } }
        [[seat]]
        coins = 1
        active = { race = "trolls", power = "ranger", hand = 3 }
    """)
    assert weak.p2.price("ld") == 2 + 2 + 1 - 1  # tokens, travel, Trolls: short 1
    assert "ld" not in weak.p2.may("reinforce").split()
    assert weak.p2.refused(do="reinforce", region="ld") == "toll"


@rule("W-RACE-PANDA-01", "W-RACE-PANDA-02", "W-DEF-10")
def test_wc_081_pandaren_whom_they_attacked() -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "pandaren", power = "farmer", regions = { lf = 1 }, hand = 7 }
        [[seat]]
        active = { race = "orcs", regions = { lc = 1 } }
        [[seat]]
        active = { race = "trolls", regions = { sa = 2 } }
        declined = { race = "dwarves", regions = { lb = 1 } }
        [[seat]]
        active = { race = "naga", regions = { lg = 1 } }
        """,
        dice=[0],
    )
    assert t.p1.prices("lc lb lg") == [2 + 1] * 3
    t.p1.conquers("lc", "lb")
    assert t.p1.hand == 7 - 3 - 3
    t.p1.tries("lg")
    t.p1.ends_turn()
    assert t.map.split(" | ")[3] == "lg1"
    assert [player.notes for player in t.players] == [[], [], ["harmony"], []]  # a try is an attack
    assert t.p1.scored == 3 + 1  # regions, fields lf


@rule("W-RACE-PANDA-05", "W-RACE-PANDA-06", "W-DECL-04", "W-DECL-05")
def test_wc_082_pandaren_end_of_the_peace() -> None:
    position = """
        TURN
        claims = ["1:harmony"]
        [[seat]]
        coins = 10
        active = { race = "pandaren", power = "farmer", regions = { lf = 2 } }
        declined = { race = "orcs", regions = { lb = 1 } }
        [[seat]]
        coins = 10
        active = { race = "dwarves", power = "mining", regions = { lc = 9 } }
    """
    t = islands(position.replace("TURN", "turn = 1"))
    t.p2.expands()
    t.p2.conquers("lb")  # the declined Orcs
    assert (t.p2.coins, t.p1.coins) == (10, 10)
    t.p2.conquers("lf")  # the Pandaren
    assert (t.p2.coins, t.p1.coins) == (10 - 2, 10 + 2)

    t = islands(position.replace("TURN", ""))
    assert t.p2.notes == ["harmony"]
    t.p1.expands()
    assert t.p2.notes == []

    t = islands(position.replace("TURN", ""))
    t.p1.declines()
    assert t.p2.notes == []
    t.p2.expands()
    t.p2.conquers("lf")
    assert t.p2.coins == 10


@rule("W-RACE-ETHEREAL-02", "W-ART-FROST-01")
def test_ethereals_steal_frostmourne_and_use_it_on_its_owner() -> None:
    t = drawn(
        "camp:fields - hall:hill - vault:forest",
        '[pieces]\nfrostmourne = ["hall"]',
        edition="warcraft",
        ann="Farmer Ethereals: camp 1, hand 3",
        bob="Mining Dwarves: hall 3",
    )
    assert t.ann.price("hall") == 2 + 3
    t.ann.uses("steal_frostmourne", "hall", to="camp")
    t.ann.uses("frostmourne")
    assert t.ann.price("hall") == 2 + 3 - 2
    t.ann.conquers("hall")
    assert t.where("frostmourne") == "hall"  # it goes along
    assert t.ann.hand == 3 - 3
