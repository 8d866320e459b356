"""Rounds, turns, and the order of things inside a turn (B-TURN)."""

import pytest

import smallworld as sw
from catalogue import rule
from table import Table, table

# Rounds


@rule("B-TURN-01", "B-TURN-02")
def test_every_player_has_one_turn_a_round_and_then_the_marker_moves() -> None:
    t = Table(sw.Game.new(players=3, first=1))
    turns = []
    for _ in range(7):
        player = t.decides
        assert player is not None
        turns.append(f"round {t.game.view(None)['round']}: p{player.seat + 1}")
        if player.active:
            player.rests()
        else:
            player.picks(0)
            player.ends_turn()
    assert turns == [
        *("round 1: p2", "round 1: p3", "round 1: p1"),
        *("round 2: p2", "round 2: p3", "round 2: p1"),
        "round 3: p2",
    ]


# The start of a turn

DECLINED_LAST_TURN = """
    [[seat]]
    declined = { race = "humans", once = "hill", regions = { a = 1, b = 1 } }
    [[seat]]
    active = { race = "ratmen", power = "swamp", regions = { j = 2 } }
"""


@rule("B-TURN-03", "B-DECLINE-07", "B-DECLINE-12")
def test_sc_006_the_pick_is_mandatory() -> None:
    t = table(DECLINED_LAST_TURN)
    assert t.p1.refused(do="end") == "wrong_step"
    assert t.p1.refused(do="expand") == "wrong_step"
    assert t.p1.refused(do="conquer", region="d") == "no_race"
    assert t.p1.refused(do="abandon", region="a") == "wrong_step"
    assert t.p1.verbs == "pick"


@rule("B-TURN-03")
def test_after_the_pick_they_conquer_redeploy_and_score() -> None:
    t = table(
        DECLINED_LAST_TURN
        + """
        [[column]]
        race = "orcs"
        power = "commando"
    """
    )
    t.p1.picks("orcs")
    t.p1.conquers("n", "i")  # 1 each for the Commandos
    t.p1.stops()
    t.p1.redeploys(n=4, i=5)
    assert t.p1.scored == 2 + 2  # two new regions, two of the Humans
    assert t.decides is t.p2


@rule("B-TURN-03")
def test_in_the_first_round_everybody_picks() -> None:
    t = Table(sw.Game.new(players=2, first=0))
    for player in (t.p1, t.p2):
        assert player.verbs == "pick"
        player.picks(0)
        player.ends_turn()
    assert t.p1.verbs == "expand decline"


TWO_RACES = """
    [[seat]]
    active = { race = "orcs", power = "swamp", regions = { a = 3, b = 1 } }
    [[seat]]
    active = { race = "humans", power = "hill", regions = { n = 2 } }
"""


@rule("B-TURN-04", "B-DECLINE-01")
def test_who_has_an_active_race_expands_or_declines_but_not_both() -> None:
    t = table(TWO_RACES)
    assert t.p1.verbs == "expand decline"
    t.p1.expands()
    assert t.p1.refused(do="decline") == "wrong_step"
    t.p1.conquers("d")
    assert t.p1.refused(do="decline") == "wrong_step"
    t.p1.ends_turn()

    t.p2.declines()
    assert t.decides is t.p1  # the turn is over: no conquest after the decline


@rule("B-TURN-04", "B-TURN-09")
def test_only_stout_does_both_in_one_turn() -> None:
    t = table(TWO_RACES.replace("swamp", "stout"))
    t.p1.expands()
    t.p1.conquers("d")
    assert t.p1.refused(do="decline") == "wrong_step"  # not before scoring
    t.p1.stops()
    t.p1.redeploys(a=1, b=1, d=2)
    assert t.p1.scored == 3
    assert t.p1.verbs == "decline end"
    t.p1.declines()
    assert (t.p1.active, t.p1.declined) == (None, ["orcs"])


@rule("B-TURN-05")
def test_sc_040_a_quiet_turn() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { a = 2, b = 2 } }
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { n = 2 } }
    """)
    t.p1.expands()
    t.p1.stops()
    t.p1.redeploys(a=2, b=2)
    assert t.p1.scored == 2 + 1  # two regions, hill b
    assert t.map == "a2 b2 | n2"


# Without a token

WIPED_OUT = """
    [[seat]]
    active = { race = "giants", power = "hill" }
    declined = { race = "elves", regions = { i = 1, n = 1 } }
    [[seat]]
    active = { race = "humans", power = "swamp", regions = { b = 2 } }
    [stacks]
    races = ["ratmen", "dwarves"]
"""


@rule("B-TURN-11", "B-TURN-12", "B-DECLINE-09")
def test_sc_041_active_race_wiped_out() -> None:
    stays = table(WIPED_OUT)
    assert stays.p1.active == "giants/hill"  # no token, but not in decline
    assert stays.p1.refused(do="pick", combo=0) == "wrong_step"
    stays.p1.rests()
    assert stays.p1.scored == 2  # the Elves
    assert stays.p1.active == "giants/hill"

    declines = table(WIPED_OUT)
    banners = len(declines.stacks["races"])
    declines.p1.declines()
    assert declines.map == "- | b2"
    assert [event["race"] for event in declines.events("tribe_vanished")] == ["elves", "giants"]
    assert declines.p1.scored == 0
    assert len(declines.stacks["races"]) == banners + 2
    assert {"elves", "giants"} <= set(declines.stacks["races"])
    declines.p2.rests()
    assert declines.p1.verbs == "pick"


@rule("B-TURN-12")
def test_losing_the_last_token_is_no_decline() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { a = 1 }, hand = 3 }
        [[seat]]
        active = { race = "giants", power = "swamp", regions = { b = 1 } }
    """)
    t.p1.conquers("b")
    t.p1.stops()
    t.p1.redeploys(a=1, b=3)
    assert t.map == "a1 b3 | -"
    assert (t.p2.active, t.p2.declined) == ("giants/swamp", [])
    assert t.p2.verbs == "expand decline"


@rule("B-TURN-11")
def test_without_a_token_ghouls_act_and_only_the_alchemist_pays() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "alchemist" }
        declined = { race = "ghouls", regions = { a = 4 } }
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { n = 2 } }
    """)
    t.p1.expands()
    assert t.p1.hand_of("ghouls") == 4 - 1
    t.p1.conquers("d")
    t.p1.stops()  # the Ghouls
    assert t.p1.verbs == "end"  # the Ratmen
    t.p1.stops()
    t.p1.redeploys(a=2, d=2)
    assert t.p1.scored == 2 + 2  # a and d, and the Alchemist


# The order inside a turn


@rule("B-TURN-06", "B-LOSS-07", "B-LOSS-08")
def test_order_of_an_expanding_turn() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "diplomat", regions = { a = 4, n = 1 } }
        declined = { race = "ghouls", regions = { b = 5, c = 1 } }
        [[seat]]
        active = { race = "orcs", power = "swamp", regions = { d = 2, m = 1 } }
        [[seat]]
        active = { race = "elves", power = "hill", regions = { f = 1 } }
    """)
    t.p1.expands()
    # (2) the Ghouls conquer first
    t.p1.conquers("d")
    assert t.p1.hand_of("ghouls") == 5 - 1 - (2 + 2)
    t.p1.stops()
    # (3) the Humans are readied and leave n, (4) they conquer
    t.p1.abandons("n")
    assert t.p1.hand == 3 + 1
    assert t.p1.price("b") == 2 + 1  # one Ghoul stayed there
    t.p1.conquers("b")
    t.p1.stops()
    # (5) redeployment, (6) scoring, (7) the Diplomat's choice
    t.p1.redeploys(c=1, d=4)  # Ghouls
    t.p1.redeploys(a=2, b=3)  # Humans
    t.p1.uses("truce", player=2)
    # (8) the Orc that was driven out of d, by itself to m
    assert t.map == "a2 b3 / c1 d4 | m2 | f1"
    assert t.order("troops_readied", "region_taken", "region_abandoned", "coins_earned", "truce_made") == [
        *("troops_readied", "region_taken"),
        *("troops_readied", "region_abandoned", "region_taken"),
        *("coins_earned", "truce_made"),
    ]
    deployed, started = t.told[-2:]
    assert (deployed["event"], deployed["race"], deployed["region"]) == ("tokens_deployed", "orcs", "m")
    assert started["event"] == "turn_started"


@rule("B-TURN-06")
def test_the_players_own_ghouls_are_placed_at_the_end_before_the_others() -> None:
    t = table("""
        step = "conquer"
        acting = "humans"
        [[seat]]
        active = { race = "humans", power = "pillaging", regions = { a = 1 }, hand = 9 }
        declined = { race = "ghouls", regions = { b = 3, i = 1, n = 1 } }
        [[seat]]
        active = { race = "orcs", power = "swamp", regions = { d = 2, m = 1, g = 1 } }
    """)
    t.p1.conquers("d", "b")  # 4 and 5
    t.p1.stops()
    t.p1.redeploys(a=1, b=5, d=4)
    assert len(t.events("coins_earned")) == 1  # scored, and now the survivors
    assert t.decides is t.p1
    t.p1.redeploys(i=1, n=3)  # two Ghouls were left of three
    assert t.decides is t.p2
    t.p2.redeploys(g=1, m=2)
    assert t.map == "a1 b5 d4 / i1 n3 | g1 m2"


GHOULS_BEFORE_A_PICK = """
    [[seat]]
    declined = { race = "ghouls", regions = { a = 3 } }
    [[seat]]
    active = { race = "orcs", power = "swamp", regions = { m = 1 } }
    [[column]]
    race = "humans"
    power = "hill"
"""


@rule("B-TURN-07")
def test_declined_ghouls_conquer_before_or_after_the_pick() -> None:
    before = table(GHOULS_BEFORE_A_PICK)
    assert before.p1.verbs == "pick muster"
    before.p1.musters("ghouls")
    before.p1.conquers("b")
    before.p1.stops()
    before.p1.picks("humans")
    before.p1.conquers("n")

    after = table(GHOULS_BEFORE_A_PICK)
    after.p1.picks("humans")
    after.p1.conquers("b")
    after.p1.stops()
    after.p1.conquers("n")

    assert before.map == after.map == "n2 / a1 b2 | m1"
    assert before.game.income(0) == after.game.income(0)


@rule("B-TURN-07")
def test_no_ghoul_conquest_once_the_active_race_has_begun() -> None:
    t = table(GHOULS_BEFORE_A_PICK)
    t.p1.picks("humans")
    t.p1.stops()  # the Ghouls keep their two tokens
    t.p1.conquers("n")
    assert t.p1.refused(do="muster", race="ghouls") == "wrong_step"
    assert t.p1.why("b") == "not_adjacent"  # asked for the Humans: the Ghouls beside b act no more
    assert t.p1.refused(do="conquer", region="b") == "not_adjacent"


@rule("B-TURN-08")
def test_new_skeletons_come_before_the_tokens_are_moved() -> None:
    t = table("""
        step = "conquer"
        lost_tribes = ["b", "d"]
        [[seat]]
        active = { race = "skeletons", power = "fortified", regions = { a = 1 }, hand = 6 }
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { n = 2 } }
    """)
    t.p1.conquers("b", "d")
    t.p1.stops()
    t.p1.redeploys(a=1, b=1, d=6)  # 7 and 1 new Skeleton for two Lost Tribes
    assert t.p1.verbs == "use end"
    t.p1.uses("fortress", "d")
    assert t.order("tokens_recruited", "tokens_deployed", "piece_placed", "coins_earned") == [
        *("tokens_recruited", "tokens_deployed", "piece_placed", "coins_earned"),
    ]


@rule("B-TURN-08")
@pytest.mark.parametrize(
    ("power", "marker"), [("bivouacking", "encampment"), ("fortified", "fortress"), ("heroic", "hero")]
)
def test_markers_are_placed_after_the_four_amazons_left(power: str, marker: str) -> None:
    t = table(f"""
        step = "conquer"
        [[seat]]
        active = {{ race = "amazons", power = "{power}", regions = {{ a = 1, b = 1, d = 1 }}, hand = 3 }}
        [[seat]]
        active = {{ race = "humans", power = "swamp", regions = {{ n = 2 }} }}
    """)
    t.p1.conquers("k")
    t.p1.stops()
    t.p1.gives_up("b", "d")  # 6 tokens, four are removed: two of the four regions stay
    assert t.map == "a1 k1 | n2"
    may = t.p1.may("use", marker)
    assert set(may.split()) <= {"a", "k"}  # not in b or d
    assert "a" in may
    t.p1.uses(marker, "a")
    assert t.order("tokens_set_aside", "piece_placed") == ["tokens_set_aside", "piece_placed"]


@rule("B-TURN-09")
def test_the_diplomat_names_an_ally_after_scoring() -> None:
    t = table(TWO_RACES.replace("swamp", "diplomat"))
    t.p1.expands()
    t.p1.conquers("d")
    assert t.p1.refused(do="use", what="truce", player=1) == "wrong_step"
    t.p1.stops()
    t.p1.redeploys(a=1, b=1, d=2)
    t.p1.uses("truce", player=1)
    assert t.order("coins_earned", "truce_made") == ["coins_earned", "truce_made"]


@rule("B-TURN-10")
def test_order_of_a_decline_turn() -> None:
    t = table(TWO_RACES.replace("swamp", "diplomat"))
    t.p1.declines()
    assert [event["event"] for event in t.told] == ["tribe_declined", "coins_earned", "turn_started"]
    assert t.map == "- / a1 b1 | n2"
    assert t.decides is t.p2  # no conquest, no redeployment, no ally


GHOULS_BEHIND_HUMANS = """
    [[seat]]
    active = { race = "humans", power = "hill", regions = { a = 3 } }
    declined = { race = "ghouls", regions = { d = 4 } }
    [[seat]]
    active = { race = "orcs", power = "swamp", regions = { m = 1 } }
"""


@rule("B-TURN-13", "B-CONQ-29", "B-DIE-12", "B-RACE-GHOULS-05")
@pytest.mark.parametrize("own_declined_defends", ["yes", "no"])
def test_sc_113_ghouls_move_before_the_troops_are_readied(own_declined_defends: str) -> None:
    t = table(GHOULS_BEHIND_HUMANS, dice=[2], own_declined_defends=own_declined_defends)
    t.p1.expands()
    assert (t.p1.hand_of("ghouls"), t.p1.hand) == (4 - 1, 0)
    assert t.p1.price("a") == 2 + 3  # every Human counts, with either option
    assert t.p1.may("abandon") == "d"  # a Ghoul region; the Humans cannot leave a now
    t.p1.tries("a")  # short by 2
    assert t.map == "- / a3 d1 | m1"
    assert t.tray("humans") == 10 - 2
    assert t.p1.hand == 2
    assert t.p1.reach() == "a b c i j k n"  # a first conquest
    t.p1.conquers("b")
    assert t.map == "b2 / a3 d1 | m1"
