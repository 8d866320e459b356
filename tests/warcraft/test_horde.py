"""Races of the Horde (W-RACE)."""

import pytest

from catalogue import rule
from drawn import drawn
from islands3 import islands
from table import Table


@rule("W-RACE-BELF-01", "W-POWER-TERRAIN-01")
def test_wc_058_blood_elves() -> None:
    t = islands("""
        [[seat]]
        active = { race = "blood_elves", power = "swamp_walker", regions = { lb = 1, lj = 1, me = 1 } }
    """)
    t.p1.rests()
    assert t.p1.scored == 3 + 3 + 3  # regions, magic, swamp: lb lj me


# Forsaken


@rule("W-RACE-FORSAKEN-01", "W-RACE-FORSAKEN-02")
def test_wc_059_forsaken_recruiting() -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        coins = 5
        active = { race = "forsaken", power = "herbalist", hand = 10 }
        [[seat]]
        declined = { race = "kobolds", regions = { sb = 1, ma = 1 } }
        """,
        murlocs="sc",
    )
    assert t.p1.price("sc") == 2 + 1 + 1  # murloc, travel
    t.p1.conquers("sc")
    assert t.p1.price("sb") == 2 + 1
    assert t.p1.price("sd") == 2
    t.p1.conquers("sb", "sd")
    assert t.p1.hand == 10 - 4 - 3 - 2
    assert t.p1.may("use", "recruit") == "" and "use" not in t.p1.verbs.split()  # not while conquering

    t.p1.stops()
    t.p1.uses("recruit")
    assert t.p1.coins == 5 - 1
    assert t.tray("forsaken") == 20 - 11
    assert t.p1.verbs == "use end"  # a second is possible, for the second loss
    assert t.p1.refused(do="conquer", region="sa") == "wrong_step"
    t.p1.stops()
    t.p1.redeploys(sc=1, sb=1, sd=9)
    assert t.p1.scored == 3 + 1  # regions, hill sc
    assert t.p1.coins == 4 + 4


@rule("W-RACE-FORSAKEN-01", "W-RACE-FORSAKEN-03", "W-RACE-FORSAKEN-04", "W-DEF-12", "W-PAY-02")
@pytest.mark.parametrize(
    ("in_play", "coins", "most"),
    [(19, 5, 20 - 19), (20, 5, 0), (12, 2, 2), (12, 0, 0), (12, 5, 3)],
)
def test_wc_060_forsaken_limits(in_play: int, coins: int, most: int) -> None:
    t = islands(f"""
        step = "recruit"
        felled = 3
        [[seat]]
        coins = {coins}
        active = {{ race = "forsaken", power = "herbalist", regions = {{ la = {in_play} }} }}
    """)
    bought = recruits(t)
    assert bought == most
    assert t.map.startswith(f"la{in_play + most} ")
    assert t.p1.coins == coins - most + 1  # scoring comes after

    # Two losses and a removed fort: two tokens
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "forsaken", power = "herbalist", regions = { la = 1 }, hand = 8 }
        [[seat]]
        declined = { race = "dwarves", power = "garrisoned", regions = { lb = 1 } }
        [pieces]
        fort = ["lb"]
        """,
        murlocs="le",
    )
    t.p1.conquers("lb", "le")
    t.p1.stops()
    assert recruits(t) == 2

    # And so with Intimidating: the fort, a token with nowhere to go, a murloc
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "forsaken", power = "intimidating", regions = { la = 1 }, hand = 1 }
        [[seat]]
        declined = { race = "dwarves", power = "garrisoned", regions = { lb = 1 } }
        [pieces]
        fort = ["lb"]
        """,
        murlocs="le",
    )
    for region in ("lb", "lb", "le"):
        t.p1.uses("intimidate", region)
    t.p1.stops()
    assert recruits(t) == 2


def recruits(t: Table) -> int:
    """Buys as many as possible."""
    bought = 0
    while t.game.decider == 0 and "use" in t.p1.verbs.split():
        t.p1.uses("recruit")
        bought += 1
    if t.game.decider == 0 and t.game.view(None)["step"] == "recruit":
        t.p1.stops()  # they are asked as long as there are recruits: nobody sees that their purse is empty
    return bought


# Goblins


@rule("W-RACE-GOBLIN-01")
def test_wc_061_goblins_placing_bombs() -> None:
    t = islands(
        f"""
        step = "place"
        [[seat]]
        active = {{ race = "goblins", power = "ranger", regions = {{ la = 1, lb = 1 }} }}
        [[seat]]
        active = {{ race = "dwarves", regions = {{ le = 1, lf = 2, lh = 1 }} }}
        [[seat]]
        declined = {{ race = "humans", regions = {{ lc = 1 }} }}
        [decks]
        bomb = {["dud", "explosion"] * 6}
        """,
        murlocs="lg",
    )
    assert t.p1.may("use", "bomb") == "le lf"
    t.p1.uses("bomb", "le")
    assert t.p1.may("use", "bomb") == "lf"  # at most one in a region
    t.p1.uses("bomb", "lf")
    assert t.where("bomb") == "le lf"
    assert t.deck("bomb") == 12 - 2
    assert t.game.state.faces_of(t.game.state.rules.piece("bomb").index) == [0, 1]  # from the top: dud, explosion
    assert t.events("marker_revealed") == []  # without looking


@rule("W-RACE-GOBLIN-02", "W-RACE-GOBLIN-03", "W-RACE-GOBLIN-04", "W-RACE-GOBLIN-05", "W-SCORE-07", "W-TURN-07")
def test_wc_062_goblins_explosion_and_dud() -> None:
    t = islands("""
        [[seat]]
        active = { race = "goblins", power = "ranger", regions = { la = 1, lb = 1 } }
        [[seat]]
        active = { race = "dwarves", regions = { le = 1, lf = 2, lh = 1 } }
        [face_down]
        bomb = { lf = "explosion", le = "dud" }
        [decks]
        bomb = ["dud", "dud", "explosion"]
    """)
    t.p1.expands()
    assert t.map == "la1 lb1 | le1 lh1"  # lf is empty
    assert (t.tray("dwarves"), t.p2.fled) == (10 - 3, 1)
    assert (t.where("bomb"), t.deck("bomb")) == ("", 3)  # both are out of the game
    t.p1.stops()  # the conquests
    t.p1.stops()  # they lay no new bombs
    assert t.p1.scored == 2 + 1 + 1  # la lb, forest la, faction: an explosion is a conquest
    t.p2.redeploys(le=1, lh=2)
    assert t.map == "la1 lb1 | le1 lh2"


@rule("W-RACE-GOBLIN-02", "W-RACE-GOBLIN-03", "W-RACE-GOBLIN-06", "W-RACE-GOBLIN-10")
def test_wc_063_goblins_the_victim_has_changed() -> None:
    t = islands(
        """
        [[seat]]
        active = { race = "goblins", power = "ranger", regions = { lb = 1, lg = 1 } }
        [[seat]]
        declined = { race = "dwarves", regions = { lf = 1 } }
        [[seat]]
        active = { race = "orcs", regions = { le = 2, lh = 1 } }
        [face_down]
        bomb = { lf = "explosion", le = "explosion", lc = "explosion", lj = "dud" }
        [decks]
        bomb = ["dud"]
        """,
        murlocs="lj",
    )
    t.p1.expands()
    assert t.map == "lb1 lg1 | - | lh1"
    assert t.tray("dwarves") == 10
    assert (t.tray("orcs"), t.p3.fled) == (11 - 2, 1)
    assert t.deck("bomb") == 1 + 2
    assert {event["region"] for event in t.events("marker_revealed")} == {"le", "lf"}  # the others went unseen
    t.p1.ends_turn()
    assert t.p1.scored == 2 + 1 + 1  # lb lg, forest lg, faction (Dwarves)


@rule("W-RACE-GOBLIN-08", "W-TURN-05", "W-DECL-04", "W-DECL-06")
def test_wc_064_goblins_decline() -> None:
    t = islands("""
        [[seat]]
        active = { race = "goblins", power = "ranger", regions = { la = 2, lb = 1 } }
        [[seat]]
        active = { race = "dwarves", regions = { lf = 2, le = 1 } }
        [face_down]
        bomb = { lf = "explosion" }
        [decks]
        bomb = ["dud", "explosion"]
    """)
    t.p1.declines()
    assert t.order("tokens_driven_out", "tribe_declined", "coins_earned", "tokens_deployed") == [
        "tokens_driven_out",
        "tribe_declined",
        "coins_earned",
        "tokens_deployed",
    ]
    assert t.map == "- / la1 lb1 | le2"
    assert t.tray("dwarves") == 10 - 2
    assert (t.where("bomb"), t.deck("bomb")) == ("", 0)
    assert t.p1.scored == 2  # no faction bonus


@rule("W-RACE-GOBLIN-05", "W-RACE-GOBLIN-07")
def test_wc_065_goblins_the_stack_runs_out() -> None:
    t = islands("""
        step = "place"
        [[seat]]
        active = { race = "goblins", power = "ranger", regions = { lb = 1 } }
        [[seat]]
        active = { race = "dwarves", regions = { le = 1, lf = 2 } }
        [decks]
        bomb = ["dud"]
    """)
    assert t.p1.may("use", "bomb") == "le lf"
    t.p1.uses("bomb", "le")
    assert t.decides is t.p2  # there is no second one
    t.p2.rests()
    t.p1.expands()
    assert (t.where("bomb"), t.deck("bomb")) == ("", 0)  # revealed
    t.p1.stops()
    assert t.decides is t.p2  # and nothing is left to place


# Orcs


@rule("W-RACE-ORC-01", "W-SCORE-05")
def test_wc_066_orcs() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "swamp_walker", regions = { lb = 1 }, hand = 9 }
        [[seat]]
        active = { race = "dwarves", regions = { lc = 1, lf = 1 } }
        declined = { race = "kobolds", regions = { la = 1 } }
    """)
    assert t.p1.prices("lc lf la") == [2 + 1] * 3
    t.p1.conquers("lc", "lf", "la")
    assert t.p1.hand == 0
    t.p1.ends_turn()
    assert t.p1.scored == 4 + 1 + 2 + 1  # regions, swamp lb, Orcs, faction


# Tauren


@rule("W-RACE-TAUREN-02", "W-RACE-TAUREN-10", "W-CONQ-10")
def test_wc_067_tauren_never_fewer_than_two() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "tauren", power = "blacksmith", hand = 15 }
    """)
    assert t.p1.price("la") == 2 + 1 - 1  # travel, Blacksmith
    t.p1.conquers("la")
    assert t.p1.price("le") == 2 + 1 - 1  # mountain, Blacksmith
    t.p1.conquers("le")
    assert t.p1.price("lb") == 2  # 2 - 1 would be one
    t.p1.conquers("lb")
    assert t.map == "la2 lb2 le2 | -"
    assert t.p1.hand == 15 - 2 - 2 - 2


@rule("W-RACE-TAUREN-01", "W-RACE-TAUREN-04", "W-CONQ-16", "W-CONQ-20")
def test_wc_068_tauren_readying_and_redeployment() -> None:
    position = """
        [[seat]]
        active = { race = "tauren", power = "mining", regions = { la = 4, lb = 2 } }
    """
    t = islands(position)
    t.p1.expands()
    assert t.p1.hand == 2
    assert t.map == "la2 lb2 | -"
    t.p1.abandons("lb")
    assert t.p1.hand == 2 + 2

    for la, lb in ((4, 2), (2, 4)):
        t = islands(position)
        t.p1.expands()
        t.p1.stops()
        assert t.p1.refused(do="redeploy", tokens={"la": 1, "lb": 5}) == "bad_deploy"
        assert t.p1.refused(do="redeploy", tokens={"la": 5, "lb": 1}) == "bad_deploy"
        t.p1.redeploys(la=la, lb=lb)
        assert t.map == f"la{la} lb{lb} | -"


@rule("W-RACE-TAUREN-03", "W-CONQ-12")
def test_wc_069_tauren_and_the_die() -> None:
    def with_hand(hand: int) -> Table:
        return islands(
            f"""
            step = "conquer"
            [[seat]]
            active = {{ race = "tauren", power = "mining", regions = {{ la = 2 }}, hand = {hand} }}
            [[seat]]
            active = {{ race = "humans", regions = {{ lb = 2 }} }}
            """,
            dice=[2],
        )

    t = with_hand(1)
    assert t.p1.price("lb") == 2 + 2
    assert t.p1.may("reinforce") == ""
    assert t.p1.may("conquer") == ""
    assert t.p1.refused(do="reinforce", region="lb") == "too_few_tokens"

    t = with_hand(2)
    t.p1.tries("lb")
    t.p1.ends_turn()
    assert t.map.startswith("la2 lb2 |")


@rule("W-RACE-TAUREN-05", "W-CONQ-14")
def test_wc_070_tauren_lose_one() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "dwarves", power = "mining", regions = { le = 1 }, hand = 8 }
        [[seat]]
        active = { race = "tauren", power = "farmer", regions = { la = 3, lb = 2 } }
    """)
    assert t.p1.price("la") == 2 + 3
    t.p1.conquers("la")
    assert (t.tray("tauren"), t.p2.fled) == (16 - 4, 2)
    t.p1.ends_turn()
    assert t.map.split(" | ")[1] == "lb4"
    assert t.p1.scored == 2 + 1 + 1  # le la, cavern le, faction


@rule("W-RACE-TAUREN-07", "W-DECL-02", "W-DECL-07", "W-CONQ-15")
def test_wc_071_tauren_decline() -> None:
    t = islands("""
        [[seat]]
        active = { race = "tauren", power = "mining", regions = { la = 5, lb = 2 } }
        [[seat]]
        active = { race = "dwarves", power = "farmer", regions = { le = 6 } }
    """)
    t.p1.declines()
    assert t.map == "- / la2 lb2 | le6"
    assert t.tray("tauren") == 16 - 4
    assert t.p1.scored == 2
    t.p2.expands()
    assert t.p2.price("la") == 2 + 2
    t.p2.conquers("la")
    assert t.tray("tauren") == 16 - 2  # both are lost
    t.p2.ends_turn()
    assert t.p2.scored == 2 + 1  # le la, faction


@rule("W-RACE-TROLL-01", "W-CONQ-11")
def test_wc_072_trolls() -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "farmer", hand = 10 }
        declined = { race = "naga", regions = { sb = 1 } }
        """,
        murlocs="sc",
    )
    assert t.p1.price("sc") == 2 + 1 + 1 - 1  # murloc, travel, Trolls
    t.p1.conquers("sc")
    assert t.p1.price("sb") == 2 + 1 - 1  # their own race in decline
    t.p1.conquers("sb")
    assert t.p1.price("sa") == 2  # empty
    t.p1.conquers("sa")
    assert t.p1.hand == 10 - 3 - 2 - 2
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 1  # regions, fields sa


@rule("W-RACE-TROLL-01", "W-RACE-NELF-03")
def test_trolls_mind_a_wall_less_while_somebody_stands_behind_it() -> None:
    t = drawn(
        """
        camp:fields - grove:forest
        camp - pond:swamp native
        camp - heath:hill
        """,
        '[pieces]\nwall = ["grove"]',
        edition="warcraft",
        ann="Mining Trolls: camp 1, hand 7",
        bob="declined Night Elves: grove 1",
    )
    assert t.ann.price("grove") == 2 + 1 + 1 - 1  # an elf, the wall
    assert t.ann.price("pond") == 2 + 1 - 1  # a murloc
    assert t.ann.price("heath") == 2  # nobody
    t.ann.conquers("grove", "pond", "heath")
    assert (t.ann.hand, t.where("wall")) == (7 - 3 - 2 - 2, "")


@rule("W-RACE-TAUREN-01", "W-RACE-TAUREN-05", "W-RACE-DWARF-01")
def test_two_tauren_lose_one_and_the_other_joins_the_herd() -> None:
    t = drawn(
        "plain:fields - bluff:hill - mesa:mountain - camp:forest",
        edition="warcraft",
        bob="Farmer Dwarves: camp 1, hand 3",
        ann="Mining Tauren: mesa 2, plain 2",
    )
    assert t.bob.price("mesa") == 2 + 1 + 2 - 2  # a mountain, two Tauren, Dwarves pay two less
    t.bob.conquers("mesa")
    assert (t.ann.fled, t.tray("tauren")) == (2 - 1, 16 - 3)
    t.bob.ends_turn()
    assert t.map == "mesa3 camp1 | plain3"
