"""Ghouls: in decline they go on as if nothing had happened (B-RACE-GHOULS, B-X-GHOULS)."""

import pytest

from catalogue import rule
from drawn import drawn
from table import table


@rule(
    "B-RACE-GHOULS-01",
    "B-RACE-GHOULS-02",
    "B-RACE-GHOULS-03",
    "B-RACE-GHOULS-06",
    "B-RACE-GHOULS-07",
    "B-TURN-07",
)
def test_sc_049_ghouls_after_decline() -> None:
    t = table("""
        [[column]]
        race = "humans"
        power = "swamp"
        [[seat]]
        active = { race = "ghouls", power = "hill", regions = { a = 4, b = 3, d = 2 } }
    """)
    t.p1.declines()
    assert t.map == "- / a4 b3 d2 | -"
    assert t.p1.scored == 3
    t.p2.picks(1)
    t.p2.ends_turn()

    t.p1.picks("humans")
    assert t.p1.hand == 5 + 4
    assert t.p1.hand_of("ghouls") == 3 + 2 + 1
    t.p1.conquers("e", "k")  # the Ghouls first
    assert t.p1.hand_of("ghouls") == 6 - 2 - 2
    t.p1.stops()

    t.p1.conquers("n")  # now the Humans
    t.p1.refused(do="conquer", region="f")  # next to Ghouls only, whose time is over
    t.p1.refused(do="muster", race="ghouls")
    t.p1.conquers("j", "i", "m")
    assert t.p1.hand == 9 - 4 * 2
    t.p1.stops()
    t.p1.redeploys(a=2, b=2, d=1, e=2, k=2)  # the Ghouls
    t.p1.redeploys(i=2, j=2, m=2, n=3)  # the Humans
    assert t.p1.scored == 5 + 4 + 1 + 1  # Ghouls; Humans, farmland n, swamp j


@rule("B-RACE-GHOULS-01")
def test_ghouls_in_hand_go_to_the_tray_when_they_decline() -> None:
    t = table("""
        [[seat]]
        active = { race = "ghouls", power = "hill", hand = 3 }
    """)
    t.p1.declines()
    assert t.tray("ghouls") == 10
    assert t.p1.declined == []


@rule("B-RACE-GHOULS-02", "B-REDEPLOY-05", "B-REDEPLOY-07")
def test_declined_ghouls_ready_abandon_conquer_and_redeploy() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { n = 4 } }
        declined = { race = "ghouls", regions = { a = 4, b = 1 } }
    """)
    t.p1.expands()
    assert t.p1.hand_of("ghouls") == 3
    t.p1.abandons("b")
    assert t.p1.hand_of("ghouls") == 4
    t.p1.conquers("d")
    t.p1.stops()
    assert (t.p1.hand, t.p1.hand_of("ghouls")) == (3, 2)  # two hands, which do not mix
    t.p1.stops()
    t.p1.refused(do="redeploy", tokens={"a": 1, "d": 2, "n": 6})  # Ghoul regions only
    t.p1.redeploys(a=3, d=2)
    assert t.map == "n4 / a3 d2 | -"


@rule("B-RACE-GHOULS-03", "B-RACE-GHOULS-06", "B-TURN-07")
def test_ghouls_may_act_before_the_pick() -> None:
    t = table("""
        [[column]]
        race = "humans"
        power = "swamp"
        [[seat]]
        declined = { race = "ghouls", regions = { a = 3 } }
    """)
    t.p1.musters("ghouls")
    t.p1.conquers("b")
    t.p1.stops()
    t.p1.refused(do="muster", race="ghouls")  # once a turn
    t.p1.picks("humans")
    assert t.p1.hand == 5 + 4
    t.p1.conquers("n")  # the Humans at once
    assert t.map == "n2 / a1 b2 | -"


@rule("B-RACE-GHOULS-04", "B-DECLINE-11")
def test_sc_108_ghouls_do_not_conquer_while_declining() -> None:
    t = table("""
        [[seat]]
        active = { race = "ghouls", power = "hill", regions = { a = 4 } }
    """)
    t.p1.declines()
    assert t.p1.scored == 1
    assert t.decides is t.p2  # no conquest came between
    t.p2.rests()
    t.p1.musters("ghouls")
    t.p1.conquers("d")


OWN_HUMANS = """
    [[seat]]
    active = { race = "humans", power = "hill", regions = { a = 3 } }
    declined = { race = "ghouls", regions = { d = 4 } }
"""


@rule("B-TURN-13", "B-CONQ-29", "B-RACE-GHOULS-05", "B-DIE-12")
@pytest.mark.parametrize("own_declined_defends", ["yes", "no"])
def test_sc_113_ghouls_move_before_the_troops_are_readied(own_declined_defends: str) -> None:
    t = table(OWN_HUMANS, dice=[2], own_declined_defends=own_declined_defends)
    t.p1.expands()
    assert t.p1.price("a") == 2 + 3
    assert t.p1.hand_of("ghouls") == 3
    t.p1.tries("a")  # 3 + 2
    assert t.map == "- / a3 d1 | -"
    assert t.tray("humans") == 10 - 3 + 1
    assert t.p1.hand == 2
    assert t.p1.reach() == "a b c i j k n"  # a first conquest
    t.p1.conquers("b")
    assert t.map == "b2 / a3 d1 | -"


@rule("B-RACE-GHOULS-07", "B-DECLINE-03", "B-DECLINE-13")
def test_ghouls_vanish_when_the_next_race_declines() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { n = 2 } }
        declined = { race = "ghouls", regions = { a = 4, e = 2 } }
    """)
    t.p1.rests()
    assert t.p1.scored == 1 + 1 + 2  # n, farmland n; Ghouls a and e, without any bonus
    t.p2.rests()
    t.p1.declines()
    assert t.map == "- / n1 | -"
    assert t.tray("ghouls") == 10
    assert t.banners[-1] == "ghouls"


@rule("B-RACE-GHOULS-08")
def test_sorcery_cannot_replace_a_declined_ghoul() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "sorcerers", power = "hill", regions = { b = 1 }, hand = 3 }
        [[seat]]
        active = { race = "humans", regions = { e = 1 } }
        declined = { race = "ghouls", regions = { a = 1 } }
    """)
    assert t.p1.may("use", "sorcery") == "e"
    assert t.p1.why("a") == "ok"  # by tokens it can be taken


@rule("B-RACE-GHOULS-09", "B-LOSS-01")
def test_driven_out_ghouls_go_to_other_ghoul_regions() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { b = 1 }, hand = 5 }
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { m = 1 } }
        declined = { race = "ghouls", regions = { e = 3, g = 1, n = 1 } }
    """)
    t.p1.conquers("e")
    assert t.tray("ghouls") == 10 - 5 + 1
    t.p1.stops()
    t.p1.redeploys(b=1, e=5)
    assert t.decides is t.p2
    t.p2.redeploys(g=2, n=2)
    assert t.map == "b1 e5 | m1 / g2 n2"


@rule("B-RACE-GHOULS-10", "B-CONQ-06", "B-X-ORCS-OWN", "B-RACE-GHOULS-07")
def test_sc_098_taking_a_region_from_ones_own_ghouls() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { a = 1 }, hand = 5 }
        declined = { race = "ghouls", regions = { b = 3, d = 1 } }
    """)
    assert t.p1.price("b") == 2 + 3
    t.p1.conquers("b")
    assert t.tray("ghouls") == 10 - 4 + 1
    t.p1.stops()
    t.p1.redeploys(a=1, b=5)
    assert t.map == "a1 b5 / d3 | -"
    assert t.p1.scored == 2 + 1 + 1 + 1  # a b, hill b, not empty, Ghouls d


@rule("B-X-GHOULS-FLYING", "B-RACE-GHOULS-11")
def test_sc_097_flying_ghouls_are_grounded() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "hill", regions = { n = 1 } }
        declined = { race = "ghouls", once = "flying", regions = { a = 3 } }
    """)
    t.p1.expands()
    assert t.p1.hand_of("ghouls") == 2
    assert t.p1.may("conquer") == "b d k"
    assert t.p1.why("h") == "not_adjacent"  # next to the Humans of n, not to Ghouls


@rule("B-RACE-GHOULS-12", "B-DIE-12")
def test_ghouls_have_a_last_attempt_of_their_own() -> None:
    t = table(
        """
        [[seat]]
        active = { race = "humans", power = "hill", regions = { n = 2 } }
        declined = { race = "ghouls", regions = { a = 2 } }
        """,
        dice=[0, 1],
    )
    t.p1.expands()
    t.p1.tries("b")  # 1 + 0 against 2: it fails, and the Ghouls are done
    assert t.p1.may("conquer") == ""
    t.p1.tries("j")  # the Humans: 1 + 1
    assert t.map == "j1 n1 / a2 | -"


HOMELESS = """
    step = "conquer"
    [[seat]]
    active = { race = "ratmen", power = "swamp", regions = { b = 1 }, hand = 5 }
    [[seat]]
    active = { race = "humans", power = "hill", regions = { m = 1 } }
    declined = { race = "ghouls", regions = { e = 3 } }
"""


@rule("B-RACE-GHOULS-13", "B-RACE-GHOULS-17", "B-LOSS-12")
def test_sc_119_ghouls_without_a_home() -> None:
    t = table(HOMELESS)
    t.p1.conquers("e")
    t.p1.stops()
    t.p1.redeploys(b=1, e=5)
    assert t.tray("ghouls") == 10 - 3 + 1
    assert t.p2.hand_of("ghouls") == 2
    assert t.p2.declined == ["ghouls"]
    t.p2.expands()
    assert t.p2.reach() == "a b c i j k n"  # a first conquest
    assert t.p2.price("a") == 2
    t.p2.conquers("a")
    assert t.map == "b1 e5 | m1 / a2"

    t = table(HOMELESS)
    t.p1.conquers("e")
    t.p1.stops()
    t.p1.redeploys(b=1, e=5)
    t.p2.declines()
    assert t.map == "b1 e5 | - / m1"
    assert t.tray("ghouls") == 10
    assert t.banners[-1] == "ghouls"
    assert t.p2.scored == 1


@rule("B-RACE-GHOULS-13")
def test_ghouls_that_abandon_everything_wait_in_hand() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "hill", regions = { n = 1 } }
        declined = { race = "ghouls", regions = { e = 2 } }
    """)
    t.p1.expands()
    t.p1.abandons("e")
    t.p1.stops()  # the Ghouls conquer nothing
    t.p1.stops()  # nor do the Humans
    assert t.p1.declined == ["ghouls"]
    assert t.p1.hand_of("ghouls") == 2
    assert t.p1.scored == 1 + 1  # n and its farmland
    t.p2.rests()
    t.p1.expands()
    assert t.p1.reach() == "a b c i j k n"


@rule("B-RACE-GHOULS-13", "B-LOSS-12")
def test_the_last_ghoul_takes_the_banner_with_it() -> None:
    t = table(HOMELESS.replace("e = 3", "e = 1"))
    t.p1.conquers("e")
    assert t.p2.declined == []
    assert t.tray("ghouls") == 10
    assert t.banners[-1] == "ghouls"


@rule("B-RACE-GHOULS-10", "B-RACE-GHOULS-13")
def test_ghouls_driven_off_the_map_by_their_owner_wait_in_hand() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { a = 1 }, hand = 5 }
        declined = { race = "ghouls", regions = { b = 3 } }
    """)
    t.p1.conquers("b")
    t.p1.ends_turn()
    assert t.p1.declined == ["ghouls"]
    assert t.p1.hand_of("ghouls") == 3 - 1


@rule("B-RACE-GHOULS-07", "B-RACE-GHOULS-10", "B-POWER-STOUT-04")
def test_driven_out_ghouls_vanish_with_the_others_when_a_stout_race_declines() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "stout", regions = { a = 1 }, hand = 5 }
        declined = { race = "ghouls", regions = { b = 3, d = 1 } }
    """)
    t.p1.conquers("b")
    t.p1.stops()
    t.p1.redeploys(a=1, b=5)
    assert t.p1.scored == 2 + 1 + 1  # a b, not empty, Ghouls d
    t.p1.declines()
    assert t.map == "- / a1 b1 | -"
    assert t.tray("ghouls") == 10


@rule("B-RACE-GHOULS-14")
def test_active_ghouls_are_an_ordinary_race() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ghouls", power = "hill", regions = { a = 1 }, hand = 6 }
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { d = 1, e = 5 } }
    """)
    assert t.p1.reach() == "b d k"
    assert [t.p1.price(region) for region in "bdk"] == [2, 2 + 1, 2]
    t.p1.conquers("b", "d")
    t.p1.stops()
    t.p1.redeploys(a=3, b=1, d=3)
    assert t.p1.scored == 3 + 1  # hill b
    t.p2.expands()
    assert t.p2.price("b") == 2 + 1
    t.p2.conquers("b")
    assert t.tray("ghouls") == 10 - 7 + 1  # it loses its token like anybody


@rule("B-RACE-GHOULS-15")
def test_ghoul_conquests_do_not_count_for_the_active_race() -> None:
    t = table("""
        lost_tribes = ["b", "d"]
        [[seat]]
        active = { race = "orcs", power = "pillaging", regions = { n = 1 } }
        declined = { race = "ghouls", regions = { a = 7 } }
    """)
    t.p1.expands()
    t.p1.conquers("b", "d")
    t.p1.ends_turn()
    assert t.p1.scored == 1 + 3  # Orcs n; Ghouls a b d; no booty

    t = table("""
        lost_tribes = ["b", "d"]
        [[seat]]
        active = { race = "skeletons", power = "hill", regions = { n = 1 } }
        declined = { race = "ghouls", regions = { a = 7 } }
    """)
    t.p1.expands()
    t.p1.conquers("b", "d")
    t.p1.ends_turn()
    assert t.tray("skeletons") == 20 - 1


@rule("B-RACE-GHOULS-17")
def test_spirit_ghouls_in_hand_stay_when_the_next_race_declines() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "hill", regions = { m = 1 } }
        declined = { race = "ghouls", power = "spirit", hand = 2 }
    """)
    t.p1.declines()
    assert t.p1.declined == ["ghouls/spirit", "humans"]
    assert t.p1.hand_of("ghouls") == 2
    t.p2.rests()
    t.p1.musters("ghouls")
    t.p1.conquers("a")


@rule("B-RACE-GHOULS-18", "B-CONQ-17")
@pytest.mark.parametrize("spirit", ["ghouls", "elves"])
def test_ghouls_may_attack_the_other_declined_race(spirit: str) -> None:
    t = table(f"""
        [[seat]]
        active = {{ race = "humans", power = "hill", regions = {{ n = 1 }} }}
        [[seat.declined]]
        race = "ghouls"
        {'power = "spirit"' if spirit == "ghouls" else ""}
        regions = {{ a = 4 }}
        [[seat.declined]]
        race = "elves"
        {'power = "spirit"' if spirit == "elves" else ""}
        regions = {{ b = 1, i = 1 }}
    """)
    t.p1.expands()
    assert t.p1.price("b") == 2 + 1
    t.p1.conquers("b")
    assert t.tray("elves") == 11 - 2 + 1
    assert t.map == "n1 / a1 b3 / i1 | -"


@rule("B-RACE-GHOULS-19", "B-TURN-11", "B-REDEPLOY-07")
def test_sc_112_ghouls_act_alone() -> None:
    t = table("""
        [[seat]]
        active = { race = "giants", power = "hill" }
        declined = { race = "ghouls", regions = { a = 4 } }
    """)
    t.p1.expands()
    assert t.p1.hand_of("ghouls") == 3
    t.p1.conquers("d")
    t.p1.stops()
    t.p1.stops()  # the Giants, of whom there is none
    t.p1.redeploys(a=2, d=2)
    assert t.map == "- / a2 d2 | -"
    assert t.p1.scored == 2


@rule("B-X-ORCS-GHOULS", "B-RACE-GHOULS-10", "B-RACE-GHOULS-15", "B-CONQ-24")
def test_sc_115_taken_back_from_ones_own_ghouls() -> None:
    t = table("""
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { a = 5 } }
        declined = { race = "ghouls", regions = { d = 3 } }
    """)
    t.p1.expands()
    t.p1.conquers("b")  # the Ghouls, 2
    t.p1.stops()
    assert t.p1.price("b") == 2 + 2
    t.p1.conquers("b")  # the Orcs, 4
    assert t.tray("ghouls") == 10 - 3 + 1
    t.p1.stops()
    t.p1.redeploys(a=1, b=4)
    assert t.map == "a1 b4 / d2 | -"
    assert t.p1.scored == 2 + 1 + 1 + 1  # a b, hill b, one non-empty region, Ghouls d


@rule("B-RACE-GHOULS-03", "B-RACE-GHOULS-11", "B-RACE-GHOULS-12")
def test_declined_ghouls_and_the_race_after_them_each_have_a_die() -> None:
    t = drawn(
        "crypt:swamp - bog:swamp - rise:hill - camp:forest - peak:mountain",
        step="start",
        dice=[1, 2],
        ann="Hill Humans: camp 2; declined Ghouls: crypt 2",
    )
    t.ann.expands()
    assert (t.ann.hand_of("ghouls"), t.ann.hand) == (2 - 1, 0)  # the Ghouls are ready first, the Humans wait
    assert t.ann.why("rise") == "not_adjacent"  # from the camp it would be, not from the crypt
    t.ann.tries("bog")  # costs 2: a Ghoul and a 1
    assert t.ann.hand == 2 - 1  # now the Humans are ready
    t.ann.tries("peak")  # costs 3: a Human and a 2
    assert t.map == "camp1 peak1 / crypt1 bog1 | -"
