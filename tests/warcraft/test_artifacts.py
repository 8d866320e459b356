"""The five artifacts (W-ART), played on the test islands."""

import pytest

from catalogue import rule
from islands3 import islands

# Aegis of Aggramar

AEGIS = """
    step = "place"
    [[seat]]
    coins = 10
    active = { race = "orcs", power = "mining", regions = { lb = 2, lf = 1 } }
    [[seat]]
    coins = 10
    active = { race = "dwarves", power = "ranger", regions = { lc = 7 } }
    [pieces]
    aegis_of_aggramar = ["lf"]
"""


@rule("W-ART-AEGIS-01", "W-ART-AEGIS-02", "W-ART-03")
def test_wc_108_aegis_of_aggramar() -> None:
    t = islands(AEGIS)
    assert t.p1.may("use", "aegis_of_aggramar") == "lb lf"
    t.p1.uses("aegis_of_aggramar", "lb")
    purse = 10 + t.p1.scored
    t.p2.expands()
    assert t.p2.hand == 6
    assert t.p2.price("lb") == 2 + 2
    t.p2.conquers("lb")
    assert (t.p1.coins, t.p2.coins) == (purse + 2, 10 - 2)
    assert t.where("aegis_of_aggramar") == "lb"  # it is P2's now
    t.p2.stops()
    t.p2.redeploys(lb=1, lc=6)
    assert t.p2.may("use", "aegis_of_aggramar") == "lb lc"
    t.p2.uses("aegis_of_aggramar", "lc")
    assert t.where("aegis_of_aggramar") == "lc"
    assert t.p2.scored == 2 + 1


@rule("W-ART-AEGIS-01", "W-ART-AEGIS-02")
def test_wc_108_who_cannot_pay_finds_it_immune() -> None:
    t = islands(
        AEGIS.replace(
            '[[seat]]\n    coins = 10\n    active = { race = "dw', '[[seat]]\n    coins = 1\n    active = { race = "dw'
        )
    )
    t.p1.stops()  # the Aegis stays on lf
    t.p2.expands()
    assert t.p2.refused(do="conquer", region="lf") == "toll"
    assert "lb" in t.p2.may("conquer").split()


INTIMIDATED = """
    step = "conquer"
    [[seat]]
    coins = 10
    active = { race = "trolls", power = "intimidating", regions = { lc = 1 }, hand = 6 }
    [[seat]]
    coins = 10
    active = { race = "humans", regions = { lb = 3, ma = 1 } }
    [pieces]
    aegis_of_aggramar = ["lb"]
"""


@rule("W-ART-AEGIS-02", "W-POWER-INTIM-06")
def test_wc_109_one_payment_for_one_turn() -> None:
    t = islands(INTIMIDATED)
    t.p1.uses("intimidate", "lb", to="ma")
    assert (t.p1.coins, t.p2.coins) == (10 - 2, 10 + 2)
    t.p1.uses("intimidate", "lb", to="ma")
    assert t.map == "lc1 | ma3 lb1"
    assert t.p1.price("lb") == 2 + 1 - 1
    t.p1.conquers("lb")
    assert (t.p1.coins, t.p2.coins) == (10 - 2, 10 + 2)  # nothing more


@rule("W-ART-AEGIS-02", "W-POWER-INTIM-06")
def test_wc_109_without_payment_nothing_is_legal() -> None:
    t = islands(INTIMIDATED.replace("coins = 10", "coins = 1", 1))
    assert t.p1.may("use", "intimidate") == ""
    assert "lb" not in t.p1.may("conquer").split()
    assert t.p1.refused(do="conquer", region="lb") == "toll"


@rule("W-ART-AEGIS-03", "W-ART-02")
def test_wc_109_no_protection_in_decline() -> None:
    t = islands(
        INTIMIDATED.replace(
            'active = { race = "humans", regions = { lb = 3,', 'declined = { race = "humans", regions = { lb = 1,'
        )
    )
    t.p1.uses("intimidate", "lb", to="ma")
    t.p1.conquers("lb")
    assert (t.p1.coins, t.p2.coins) == (10, 10)


# Ashes of Al'ar


@rule("W-ART-ASHES-01", "W-ART-04", "W-CONQ-05")
def test_wc_110_ashes_of_alar() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "mining", regions = { la = 1 }, hand = 7 }
        [[seat]]
        active = { race = "dwarves", regions = { sd = 1 } }
        [pieces]
        ashes_of_alar = ["la"]
    """)
    assert t.p1.why("sd") == "not_adjacent"
    assert t.p1.price("mh") == 2 + 1 + 1
    t.p1.uses("ashes_of_alar")
    assert t.p1.price("mh") == 2 + 1  # a mountain, no travel
    assert t.p1.why("lk") == t.p1.why("mi") == "water"
    assert t.p1.price("sd") == 2 + 1
    t.p1.conquers("sd")
    assert t.where("ashes_of_alar") == "sd"
    assert t.p1.refused(do="use", what="ashes_of_alar") == "wrong_step"  # once a turn
    assert t.p1.price("sa") == 2  # it borders on sd
    t.p1.conquers("sa")
    assert t.p1.hand == 7 - 3 - 2
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 1 + 1  # Orcs, faction


# Doomhammer


@rule("W-ART-HAMMER-01", "W-ART-04")
def test_wc_111_doomhammer() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        coins = 5
        active = { race = "orcs", power = "mining", regions = { la = 1 }, hand = 2 }
        [[seat]]
        coins = 10
        active = { race = "tauren", power = "garrisoned", regions = { le = 4, ma = 2 } }
        [pieces]
        doomhammer = ["la"]
        fort = ["le", "ma"]
    """)
    assert t.p1.price("le") == 2 + 1 + 1 + 4
    t.p1.uses("doomhammer")
    assert t.p1.price("le") == 1
    t.p1.conquers("le")
    assert (t.p1.coins, t.p2.coins) == (5 - 2, 10 + 2)
    assert t.p1.hand == 2 - 1
    assert t.where("doomhammer") == "le"
    t.p1.stops()
    t.p1.redeploys(la=2, le=1)
    assert t.map == "la2 le1 | ma5"
    assert t.tray("tauren") == 16 - 5
    assert t.p1.scored == 2 + 1  # cavern le


HAMMER = """
    step = "conquer"
    [[seat]]
    coins = 5
    active = { race = "orcs", power = "mining", regions = { la = 1 }, hand = 3 }
    declined = { race = "naga", regions = { lb = 1 } }
    [[seat]]
    coins = 10
    active = { race = "humans", regions = { sd = 2 } }
    [pieces]
    doomhammer = ["la"]
"""


@rule("W-ART-HAMMER-01", "W-ART-HAMMER-02")
@pytest.mark.parametrize("region", ["le", "lb", "ld"])  # a murloc, their own race in decline, an empty entry
def test_wc_112_doomhammer_and_the_bank(region: str) -> None:
    t = islands(HAMMER, murlocs="le")
    t.p1.uses("doomhammer")
    assert t.p1.why("sd") == "not_adjacent"
    assert t.p1.price(region) == 1
    t.p1.conquers(region)
    assert t.p1.hand == 3 - 1
    assert (t.p1.coins, t.p2.coins) == (5 - 2, 10)


@rule("W-ART-HAMMER-01", "W-PAY-02")
def test_wc_112_no_hammer_with_one_coin() -> None:
    t = islands(HAMMER.replace("coins = 5", "coins = 1"))
    assert t.p1.refused(do="use", what="doomhammer") == "wrong_step"  # nothing at all is on offer


# Frostmourne

FROST = """
    step = "conquer"
    [[seat]]
    active = { race = "orcs", power = "explorer", regions = { la = 1 }, hand = 3 }
    [[seat]]
    active = { race = "humans", regions = { le = 2 } }
    [pieces]
    frostmourne = ["la"]
"""


@rule("W-ART-FROST-01", "W-ART-04", "W-ART-05", "W-CONQ-10")
def test_wc_113_frostmourne() -> None:
    t = islands(FROST)
    assert t.p1.price("le") == 2 + 1 + 2  # unless it is used
    t.p1.uses("frostmourne")
    assert t.p1.price("le") == 2 + 1 + 2 - 2
    assert t.p1.price("lb") == 1  # at least
    t.p1.conquers("le")
    assert t.p1.hand == 0
    assert t.where("frostmourne") == "le"
    t.p1.ends_turn()
    assert t.p1.scored == 2 + 1 + 1 + 1  # Explorer, Orcs, faction


@rule("W-ART-04", "W-ART-FROST-01")
@pytest.mark.parametrize(("roll", "where"), [(1, "la"), (2, "le")])
def test_wc_113_frostmourne_and_the_die(roll: int, where: str) -> None:
    t = islands(FROST.replace("hand = 3", "hand = 1"), dice=[roll])
    t.p1.uses("frostmourne")
    t.p1.tries("le")  # cost 3, 1 in hand
    assert t.where("frostmourne") == where
    t.p1.ends_turn()
    assert t.events("die_rolled")[0]["face"] == roll


@rule("W-ART-05")
def test_wc_113_artifacts_defend_nothing() -> None:
    t = islands(FROST.replace('frostmourne = ["la"]', 'frostmourne = ["le"]'))
    assert t.p1.price("le") == 2 + 1 + 2


# Heart of Azeroth


@rule("W-ART-HEART-01", "W-ART-HEART-02", "W-PAY-03", "W-TURN-06")
def test_wc_114_heart_of_azeroth() -> None:
    t = islands("""
        step = "place"
        [[seat]]
        coins = 10
        active = { race = "orcs", power = "farmer", regions = { lf = 1, lb = 1 } }
        [[seat]]
        coins = 10
        active = { race = "humans", regions = { le = 1, lh = 1 } }
        [[seat]]
        coins = 0
        active = { race = "dwarves", regions = { lc = 1 } }
        [[seat]]
        coins = 10
        declined = { race = "naga", regions = { lg = 1 } }
        [pieces]
        heart_of_azeroth = ["lb"]
    """)
    t.p1.uses("heart_of_azeroth", "lf")
    assert [p.coins for p in t.players] == [10 + 1 + 3, 10 - 1, 0, 10]
    assert t.p1.scored == 2 + 1  # fields lf
    assert t.order("coins_paid", "coins_earned") == ["coins_paid", "coins_earned"]  # the Heart comes first


HEART = """
    [[seat]]
    coins = 10
    active = { race = "orcs", power = "farmer", regions = { lf = 2 } }
    [[seat]]
    coins = 10
    active = { race = "humans", regions = { le = 1, lh = 1 } }
    [pieces]
    heart_of_azeroth = ["lf"]
"""


@rule("W-ART-HEART-03", "W-ART-02")
def test_wc_115_no_heart_in_decline() -> None:
    t = islands(HEART)
    t.p1.declines()
    assert t.p2.coins == 10
    t.p2.ends_turn()
    purse = t.p2.coins
    t.p1.rests()  # a new race; the declined Orcs still lie under the Heart
    assert t.p2.coins == purse
    assert t.where("heart_of_azeroth") == "lf"


@rule("W-ART-HEART-03")
def test_wc_115_only_in_the_owners_turn() -> None:
    t = islands(HEART)
    t.p1.expands()
    assert t.p2.coins == 10
    t.p1.stops()
    t.p1.uses("heart_of_azeroth", "lf")
    assert t.p2.coins == 10 - 1
    t.p2.rests()
    assert t.p2.coins == 10 - 1 + t.p2.scored


@rule("W-ART-HEART-04")
def test_wc_115_tokens_in_hand_pay_nothing() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        coins = 10
        active = { race = "orcs", power = "sailing", regions = { lf = 2 }, hand = 9 }
        [[seat]]
        coins = 10
        active = { race = "humans", regions = { le = 2, lh = 1 } }
        [pieces]
        heart_of_azeroth = ["lf"]
    """)
    t.p1.conquers("le", "lh")  # 2 + 1 + 2 and 2 + 1 + 1
    assert t.p2.fled == 1
    t.p1.stops()
    t.p1.redeploys(le=5, lf=2, lh=4)
    t.p1.uses("heart_of_azeroth", "lf")
    assert t.p2.coins == 10


# Together


@rule("W-ART-06", "W-ART-ASHES-01", "W-ART-FROST-01")
def test_wc_116_two_artifacts_in_one_conquest() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "mining", regions = { la = 1 }, hand = 4 }
        [[seat]]
        active = { race = "humans", regions = { sd = 3 } }
        [pieces]
        ashes_of_alar = ["la"]
        frostmourne = ["la"]
    """)
    t.p1.uses("ashes_of_alar")
    t.p1.uses("frostmourne")
    assert t.p1.price("sd") == 2 + 3 - 1 - 2
    t.p1.conquers("sd")
    assert t.p1.hand == 4 - 2
    assert t.pieces("sd") == {"ashes_of_alar": 1, "frostmourne": 1}
    t.p1.ends_turn()
    assert t.p1.scored == 2 + 1
