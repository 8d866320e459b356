"""Races of the Alliance (W-RACE)."""

import pytest

from catalogue import rule
from islands3 import islands
from table import Table


@rule("W-RACE-DRAENEI-01", "W-RACE-DRAENEI-02", "W-RACE-DRAENEI-03")
def test_wc_045_draenei_holy_light() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "enraged", regions = { lb = 1, lh = 1 }, hand = 6 }
        [[seat]]
        active = { race = "draenei", power = "explorer", regions = { lc = 1, lf = 2, sa = 1 } }
        [[seat]]
        active = { race = "orcs", power = "mining", regions = { sb = 6 } }
    """)
    assert t.p1.price("lc") == 2 + 1 - 1
    t.p1.conquers("lc")
    assert (t.p2.fled, t.tray("draenei")) == (1, 12 - 4)  # the first loss is saved
    assert t.p1.price("lf") == 2 + 2 - 1
    t.p1.conquers("lf")
    assert (t.p2.fled, t.tray("draenei")) == (1 + 1, 12 - 3)  # the second is not
    t.p1.ends_turn()
    assert t.p1.scored == 4 + 2 + 1  # regions, Enraged, faction
    assert t.map.split(" | ")[1] == "sa3"

    t.p2.rests()
    t.p3.expands()
    assert t.p3.price("sa") == 2 + 3
    t.p3.conquers("sa")
    assert (t.p2.fled, t.tray("draenei")) == (3, 12 - 3)  # saved again


@rule("W-RACE-DRAENEI-04", "W-DECL-05", "W-RACE-ORC-01")
def test_wc_046_draenei_in_decline() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "mining", regions = { lb = 1 }, hand = 6 }
        [[seat]]
        declined = { race = "draenei", regions = { lc = 1, lf = 1 } }
    """)
    assert t.p1.prices("lc lf") == [2 + 1, 2 + 1]
    t.p1.conquers("lc", "lf")
    assert t.tray("draenei") == 12
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 1 + 2 + 1  # regions, cavern lc, Orcs, faction


@rule("W-RACE-DWARF-01", "W-POWER-TERRAIN-01")
def test_wc_047_dwarves() -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "dwarves", power = "mountaineer", hand = 9 }
        """,
        murlocs="mh",
    )
    assert t.p1.price("lh") == 2 + 1 + 1 - 2  # mountain, travel, Dwarves
    assert t.p1.price("mh") == 2 + 1 + 1 + 1 - 2  # mountain, murloc, travel, Dwarves
    t.p1.conquers("lh")
    assert t.p1.price("le") == 2 + 1 - 2
    t.p1.conquers("le")
    assert t.p1.price("lf") == 2
    t.p1.conquers("lf")
    assert t.p1.hand == 9 - 2 - 1 - 2
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 2  # regions, mountains lh le


# Gnomes


@rule("W-RACE-GNOME-01", "W-RACE-GNOME-02", "W-RACE-GNOME-03")
def test_wc_048_gnomes_airborne_assault() -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "gnomes", power = "mining", regions = { la = 1 }, hand = 4 }
        [[seat]]
        active = { race = "trolls", regions = { li = 2, sa = 1 } }
        """,
        dice=[2],
    )
    t.p1.uses("assault", "li")
    assert t.p1.hand == 4 - (2 + 2 - 2)  # tokens, die
    assert t.map.split(" | ")[0] == "la1 li2"
    assert t.p1.may("use", "assault") == ""
    assert t.p1.refused(do="use", what="assault", region="sa") == "wrong_step"
    assert t.p1.price("lb") == 2
    t.p1.conquers("lb")
    assert t.p1.hand == 0
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 1  # regions, faction


@rule("W-RACE-GNOME-03", "W-RACE-GNOME-04", "W-CONQ-12")
def test_wc_049_gnomes_assault_too_weak() -> None:
    def assaulted(then: int) -> Table:
        t = islands(
            """
            step = "conquer"
            [[seat]]
            active = { race = "gnomes", power = "mining", regions = { la = 1 }, hand = 2 }
            [[seat]]
            active = { race = "trolls", regions = { sd = 3 } }
            """,
            dice=[1, then],
        )
        t.p1.uses("assault", "sd")
        assert t.p1.price("sd") == 2 + 3 - 1
        assert t.map == "la1 | sd3"
        assert t.p1.hand == 2
        assert t.p1.may("use", "assault") == ""  # spent
        return t

    t = assaulted(0)
    assert t.p1.price("lb") == 2
    t.p1.conquers("lb")
    assert t.p1.hand == 0

    for roll in (0, 1, 2, 3):
        t = assaulted(roll)
        t.p1.tries("sd")
        if roll >= 2 + 3 - 1 - 2:
            t.p1.redeploys(la=1, sd=2)
            assert t.map.split(" | ")[0] == "sd2 la1"
        else:
            assert t.map.split(" | ")[0] == "la3"
        assert t.decides is t.p2


@rule("W-RACE-GNOME-01", "W-RACE-GNOME-05", "W-CONQ-05")
def test_wc_050_gnomes_assault_as_first_conquest() -> None:
    position = """
        step = "conquer"
        [[seat]]
        active = { race = "gnomes", power = "mining", hand = 9 }
    """
    t = islands(position, dice=[0])
    targets = t.p1.may("use", "assault").split()
    assert len(targets) == 27 - 2 and not {"lk", "mi"} & set(targets)
    t.p1.uses("assault", "lf")
    assert t.p1.hand == 9 - 2  # no travel
    assert t.p1.price("ld") == 2 + 1  # ordinary again
    at_an_entry = islands(position, dice=[0])
    at_an_entry.p1.uses("assault", "sa")
    assert at_an_entry.p1.hand == 9 - 2  # no travel here either

    lucky = islands(position, dice=[3])
    lucky.p1.uses("assault", "lf")
    assert lucky.p1.hand == 9 - 1  # 2 - 3 would be less than one

    strict = islands(position, gnome_first_assault="forbidden")
    assert strict.p1.may("use", "assault") == ""


# Humans


@rule("W-RACE-HUMAN-01", "W-RACE-HUMAN-05", "W-DEF-09")
def test_wc_051_humans_placing_objectives() -> None:
    position = """
        step = "place"
        [[seat]]
        active = { race = "humans", power = "sailing", regions = { la = 2, lb = 1 } }
        [[seat]]
        active = { race = "orcs", regions = { le = 2 } }
        [[seat]]
        declined = { race = "dwarves", regions = { lc = 1 } }
        [[seat]]
        active = { race = "trolls", power = "defensive", regions = { ld = 1 } }
        [pieces]
        tower = ["ld"]
    """
    t = islands(position, murlocs="lf")
    open_ = t.p1.may("use", "objective").split()
    assert {"le", "lf", "sa", "mi"} <= set(open_)
    assert not set(open_) & {"la", "lb", "lc", "ld"}  # Alliance, Alliance, Alliance in decline, immune
    assert len(open_) == 27 - 4
    t.p1.uses("objective", "le")
    assert "le" not in t.p1.may("use", "objective").split()  # not two in one region
    t.p1.uses("objective", "lf")
    assert t.where("objective") == "le lf"
    assert t.decides is t.p2  # there are only two

    none = islands(position, murlocs="lf")
    none.p1.stops()
    assert none.where("objective") == ""
    one = islands(position, murlocs="lf")
    one.p1.uses("objective", "le")
    one.p1.stops()
    assert one.where("objective") == "le"


@rule("W-RACE-HUMAN-02", "W-RACE-HUMAN-03", "W-RACE-HUMAN-04", "W-SCORE-03")
def test_wc_052_humans_who_earns() -> None:
    t = islands("""
        step = "conquer"
        turn = 2
        [[seat]]
        coins = 10
        active = { race = "humans", power = "sailing", regions = { la = 5 } }
        [[seat]]
        coins = 10
        active = { race = "orcs", regions = { le = 1 } }
        [[seat]]
        coins = 10
        active = { race = "naga", power = "mining", regions = { lg = 1 }, hand = 5 }
        [[seat]]
        coins = 10
        active = { race = "trolls", power = "ranger", regions = { lb = 6 } }
        [pieces]
        objective = ["le", "lf"]
    """)
    assert t.p3.price("lf") == 2
    t.p3.conquers("lf")
    assert (t.p3.coins, t.p1.coins) == (10 + 2, 10 + 2)  # at once, from the bank
    assert (t.where("objective"), t.supply("objective")) == ("le", 1)
    t.p3.ends_turn()

    t.p4.expands()
    assert t.p4.price("le") == 2 + 1 + 1 - 1  # mountain, token, Trolls
    t.p4.conquers("le")
    assert (t.p4.coins, t.p1.coins) == (10, 12)  # Horde
    assert t.where("objective") == "le"
    t.p4.stops()
    t.p4.redeploys(lb=5, le=1)

    t.p1.expands()
    assert t.p1.price("le") == 2 + 1 + 1  # mountain, token
    t.p1.conquers("le")
    assert t.p1.coins == 12 + 2  # once
    assert (t.where("objective"), t.supply("objective")) == ("", 2)


@rule("W-RACE-HUMAN-05", "W-DECL-04")
def test_wc_053_humans_decline() -> None:
    t = islands("""
        [[seat]]
        active = { race = "humans", power = "sailing", regions = { la = 2, lb = 1 } }
        [[seat]]
        coins = 10
        active = { race = "naga", power = "mining", regions = { le = 4 } }
        [pieces]
        objective = ["lf", "sd"]
    """)
    t.p1.declines()
    assert t.where("objective") == ""
    assert t.map == "- / la1 lb1 | le4"
    assert t.p1.scored == 2
    t.p2.expands()
    t.p2.conquers("lf")
    assert t.p2.coins == 10


# Night Elves


@rule("W-RACE-NELF-01", "W-RACE-NELF-02", "W-RACE-NELF-03")
def test_wc_054_night_elves_walls() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "night_elves", power = "ranger", hand = 8 }
        [[seat]]
        active = { race = "orcs", power = "mining", regions = { le = 5 } }
    """)
    costs = []
    for region in ("la", "lb", "lf", "lg"):
        costs.append(t.p1.price(region))
        t.p1.conquers(region)
    assert costs == [2 + 1 - 1, 2, 2, 2 - 1]  # forest la with travel, forest lg
    assert t.p1.hand == 8 - 2 - 2 - 2 - 1
    assert t.where("wall") == "la lg"
    assert t.supply("wall") == 9 - 2
    t.p1.stops()
    t.p1.redeploys(la=1, lb=2, lf=2, lg=3)
    assert t.p1.scored == 4 + 2  # regions, forest la lg
    t.p2.expands()
    assert t.p2.price("la") == 2 + 1 + 1  # token, wall


@rule("W-RACE-NELF-03", "W-DECL-04", "W-DECL-05")
def test_wc_055_night_elves_walls_in_decline() -> None:
    t = islands("""
        [[seat]]
        active = { race = "night_elves", power = "ranger", regions = { la = 2, lg = 1, lb = 1 } }
        [[seat]]
        active = { race = "orcs", power = "mining", regions = { le = 5 } }
        [pieces]
        wall = ["la", "lg"]
    """)
    t.p1.declines()
    assert t.where("wall") == "la lg"
    assert t.p1.scored == 3  # nothing for the forests
    t.p2.expands()
    assert t.p2.price("la") == 2 + 1 + 1  # token, wall
    t.p2.conquers("la")
    assert (t.where("wall"), t.supply("wall")) == ("lg", 9 - 1)
    t.p2.ends_turn()
    assert t.p2.scored == 2 + 1 + 1 + 1  # le la, cavern le, Orcs, faction


# Worgen


@rule("W-RACE-WORGEN-01", "W-RACE-WORGEN-03", "W-TURN-04")
def test_wc_056_worgen_two_forms() -> None:
    def picked() -> Table:
        t = islands("""
            [[seat]]
            coins = 10
            [[column]]
            race = "worgen"
            power = "farmer"
        """)
        t.p1.picks("worgen")
        assert t.p1.hand == 5 + 4
        assert t.p1.verbs == "use"  # they must choose
        return t

    human = picked()
    human.p1.uses("human_form")
    assert human.p1.coins == 10 + 2
    assert human.p1.price("la") == 2 + 1  # travel
    human.p1.conquers("la")

    worgen = picked()
    worgen.p1.uses("worgen_form")
    assert worgen.p1.coins == 10 - 1
    assert worgen.p1.price("la") == 2 + 1 - 1
    worgen.p1.conquers("la")
    assert worgen.p1.price("lb") == 2 - 1
    assert worgen.p1.price("le") == 2 + 1 - 1  # mountain
    worgen.p1.ends_turn()
    worgen.p2.rests()
    worgen.p1.expands()
    assert worgen.p1.verbs == "use"  # anew every turn
    worgen.p1.uses("human_form")
    assert worgen.p1.price("lb") == 2


@rule("W-RACE-WORGEN-02", "W-RACE-WORGEN-04", "W-TURN-03")
@pytest.mark.parametrize("coins", [0, 1])
def test_wc_057_worgen_broke_declining(coins: int) -> None:
    position = f"""
        [[seat]]
        coins = {coins}
        active = {{ race = "worgen", power = "farmer", regions = {{ la = 2, lf = 1 }} }}
    """
    t = islands(position)
    t.p1.expands()
    offered = [action.key for action in t.game.legal()]
    assert offered == (["human_form"] if coins == 0 else ["human_form", "worgen_form"])
    t.p1.uses("human_form")
    assert t.p1.coins == coins + 2

    t = islands(position)
    t.p1.declines()
    assert t.decides is t.p2  # no choice
    assert t.map == "- / la1 lf1 | -"
    assert t.p1.scored == 2
    assert t.p1.coins == coins + 2
