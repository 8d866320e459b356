"""Corners in which the referee and the engine once did not agree; each as the catalogue has it."""

import smallworld as sw
from catalogue import rule
from islands3 import islands, swaps


@rule("W-RACE-GNOME-02", "W-RACE-GNOME-03")
def test_the_die_of_an_assault_serves_that_conquest_only() -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "gnomes", power = "portal_mage", regions = { la = 1 }, hand = 8 }
        [[seat]]
        active = { race = "trolls", regions = { me = 3 } }
        """,
        dice=[3],
    )
    t.p1.uses("assault", "lb")
    assert t.map == "la1 lb1 | me3"
    t.p1.uses("portal", "me", to="lb")
    assert t.map == "me1 la1 | lb3"
    assert t.p1.price("lb") == 2 + 3


@rule("W-RACE-GNOME-04")
def test_an_assault_that_another_conquest_followed_was_not_the_last() -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "gnomes", power = "mining", regions = { la = 1 }, hand = 3 }
        [[seat]]
        active = { race = "trolls", regions = { sd = 4 } }
        """,
        dice=[1],
    )
    t.p1.uses("assault", "sd")
    assert t.p1.why("sd") == "die"
    assert t.p1.price("sd") == 2 + 4 - 1
    t.p1.conquers("lb")
    assert t.p1.why("sd") == "not_adjacent"
    assert t.p1.price("sd") == 2 + 4


@rule("W-POWER-CHAMP-05")
def test_a_captured_champion_comes_back_to_the_board() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "dwarves", power = "mining", regions = { lf = 1 }, hand = 6 }
        [[seat]]
        coins = 3
        active = { race = "orcs", power = "championing", regions = { le = 1, lb = 1, sa = 1 } }
        [pieces]
        champion = ["le"]
    """)
    t.p1.conquers("le")
    t.p1.stops()
    t.p1.redeploys(lf=1, le=6)
    t.p2.does(do="deploy", region="sa", tokens=1)
    t.p2.does(do="deploy", region="sa", tokens=0)
    assert t.where("champion") == "lb"  # not in sa, so in the only other region


@rule("W-POWER-CHAMP-05")
def test_a_captured_champion_has_one_way_to_go() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "dwarves", power = "mining", regions = { lf = 1 }, hand = 6 }
        [[seat]]
        active = { race = "orcs", power = "championing", regions = { le = 1, lb = 1 } }
        [pieces]
        champion = ["le"]
    """)
    t.p1.conquers("le")
    t.p1.stops()
    t.p1.redeploys(lf=1, le=6)
    assert t.map.split(" | ")[1] == "lb2"
    assert t.where("champion") == "lb"


@rule("W-TURN-04", "W-POWER-BEAST-02", "W-PLACE-BATTLE-02")
def test_beasts_are_dismissed_before_the_battleground_asks_for_a_side() -> None:
    t = islands("""
        [[seat]]
        active = { race = "naga", power = "beast_master", regions = { li = 1, lc = 2 } }
        [pieces]
        beast = { li = 1 }
        battleground = ["li"]
    """)
    t.p1.expands()
    assert t.map == "lc1 | -"  # nobody but the beast held the Battleground
    assert "conquer" in t.p1.verbs


@rule("W-RACE-TAUREN-01", "W-RACE-TAUREN-06", "W-RACE-TAUREN-09")
def test_a_tauren_sent_to_a_lone_champion_is_still_alone() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "intimidating", regions = { lb = 1 }, hand = 1 }
        [[seat]]
        active = { race = "tauren", power = "championing", regions = { lf = 3, ma = 0 } }
        [pieces]
        champion = ["ma"]
    """)
    t.p1.uses("intimidate", "lf", to="ma")
    assert t.map == "lb1 | ma0 lf2"
    assert t.p2.fled == 1


@rule("W-PLACE-CHAPEL-01", "W-DEF-10", "W-POWER-INTIM-02")
def test_the_chapel_saves_a_token_that_is_intimidated_with_nowhere_to_go() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "intimidating", regions = { lb = 1 }, hand = 1 }
        [[seat]]
        active = { race = "humans", regions = { lf = 2 } }
        [pieces]
        lights_hope_chapel = ["lf"]
    """)
    t.p1.uses("intimidate", "lf")
    assert t.map == "lb1 | lf1"
    assert t.p2.fled == 1
    assert t.tray("humans") == 10 - 2


@rule("W-PLACE-CHAPEL-03", "W-POWER-INTIM-02")
def test_the_chapel_saves_a_beast_that_is_intimidated() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "intimidating", regions = { lb = 1 }, hand = 1 }
        [[seat]]
        active = { race = "humans", power = "beast_master", regions = { lf = 2 } }
        [pieces]
        lights_hope_chapel = ["lf"]
        beast = { lf = 1 }
    """)
    t.p1.uses("intimidate", "lf")  # the Human
    assert (t.map, t.where("beast")) == ("lb1 | lf1", "lf")
    t.p1.uses("intimidate", "lf")  # the beast: the last of the race leaves the boards
    assert (t.map, t.where("beast")) == ("lb1 | -", "")
    assert t.p2.fled == 2
    t.p1.ends_turn()
    assert t.p2.hand == 2


@rule("W-RACE-PANDA-03", "W-POWER-PORTAL-04")
def test_harmony_is_paid_once_for_two_regions_of_pandaren() -> None:
    t = islands("""
        step = "conquer"
        claims = ["0:harmony"]
        [[seat]]
        coins = 3
        active = { race = "trolls", power = "portal_mage", regions = { la = 1 } }
        [[seat]]
        coins = 5
        active = { race = "pandaren", regions = { sg = 2, me = 1 } }
    """)
    assert "sg-me" in swaps(t).split()
    t.p1.uses("portal", "sg", to="me")
    assert (t.p1.coins, t.p2.coins) == (3 - 2, 5 + 2)
    assert t.map == "la1 | sg1 me2"


@rule("W-RACE-HUMAN-05", "W-ART-AEGIS-02", "W-ART-AEGIS-03")
def test_no_objective_under_the_aegis() -> None:
    position = """
        step = "place"
        [[seat]]
        active = {{ race = "humans", power = "sailing", regions = {{ la = 2 }} }}
        [[seat]]
        {state} = {{ race = "orcs", regions = {{ le = 1, lf = 1 }} }}
        [pieces]
        aegis_of_aggramar = ["le"]
    """
    t = islands(position.format(state="active"))
    assert "le" not in t.p1.may("use", "objective").split()
    assert "lf" in t.p1.may("use", "objective").split()
    t = islands(position.format(state="declined"))
    assert "le" in t.p1.may("use", "objective").split()


@rule("W-POWER-BEAST-04", "W-CONQ-17", "W-CONQ-18")
def test_beasts_stay_in_hand_when_every_region_is_abandoned() -> None:
    t = islands("""
        [[seat]]
        active = { race = "trolls", power = "beast_master", regions = { sc = 2 } }
    """)
    t.p1.expands()
    assert t.p1.hand == 1 + 1
    t.p1.abandons("sc")
    t.p1.stops()
    assert t.map == "- | -"
    assert t.p1.scored == 0
    t.p2.rests()
    t.p1.expands()
    assert t.p1.hand == 2  # two Trolls; no hill, no beast


def test_a_game_on_islands_of_our_own_can_be_saved_and_opened() -> None:
    t = islands("""
        [[seat]]
        active = { race = "orcs", power = "mining", regions = { la = 3 } }
    """)
    t.p1.expands()
    again = sw.Game.from_json(t.game.to_json())
    assert again.legal() == t.game.legal()
    again.play({"do": "conquer", "region": "lb"})
