"""Losses and retreat (B-LOSS)."""

from catalogue import rule
from table import Table, table

# What a conquered region costs its owner


@rule("B-LOSS-01", "B-LOSS-04", "B-LOSS-05", "B-RACE-ORCS-01", "B-POWER-SWAMP-01")
def test_sc_023_ordinary_loss() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "swamp", regions = { b = 1 }, hand = 5 }
        [[seat]]
        active = { race = "humans", regions = { e = 3, g = 1, m = 1 } }
    """)
    assert t.p1.price("e") == 2 + 3
    t.p1.conquers("e")
    assert t.tray("humans") == 10 - 5 + 1
    assert t.p2.fled == 3 - 1
    t.p1.stops()
    assert t.p2.fled == 2  # still waiting while P1 redeploys
    t.p1.redeploys(b=1, e=5)
    assert t.p1.scored == 2 + 1 + 1  # b and e, one non-empty region, swamp e
    t.p2.redeploys(g=3, m=1)
    assert t.map == "b1 e5 | g3 m1"


@rule("B-LOSS-02")
def test_sc_024_lone_defender() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { c = 1 }, hand = 3 }
        [[seat]]
        active = { race = "humans", regions = { g = 1, m = 2 } }
    """)
    t.p1.conquers("g")  # 2 + 1
    assert t.tray("humans") == 10 - 2
    assert t.p2.fled == 0
    t.p1.stops()
    t.p1.redeploys(c=1, g=3)
    assert t.map == "c1 g3 | m2"
    assert t.p2.verbs == "expand decline"  # nothing to place


@rule("B-LOSS-03", "B-LOSS-04")
def test_sc_025_two_regions_in_one_turn() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { b = 1 }, hand = 9 }
        [[seat]]
        active = { race = "humans", regions = { e = 3, g = 2, m = 1 } }
    """)
    t.p1.conquers("e", "g")  # 5 and 4
    assert t.tray("humans") == 10 - 6 + 2
    assert t.p2.fled == (3 - 1) + (2 - 1)
    t.p1.stops()
    t.p1.redeploys(b=1, e=5, g=4)
    assert t.map == "b1 e5 g4 | m4"


@rule("B-LOSS-07", "B-LOSS-08", "B-TURN-06")
def test_sc_026_order_of_placing() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { b = 1 }, hand = 9 }
        [[seat]]
        active = { race = "humans", regions = { e = 2, m = 1 } }
        [[seat]]
        active = { race = "orcs", regions = { c = 2, i = 1 } }
    """)
    t.p1.conquers("c", "e")  # 2 + 1 + 2 and 2 + 2
    t.p1.stops()
    t.told.clear()
    t.p1.redeploys(b=1, c=5, e=4)
    assert t.map == "b1 c5 e4 | m2 | i2"
    story = [event["event"] + (f" {event['region']}" if "region" in event else "") for event in t.told]
    assert story[-4:] == ["coins_earned", "tokens_deployed m", "tokens_deployed i", "turn_started"]


@rule("B-LOSS-07", "B-LOSS-08")
def test_each_owner_chooses_in_turn_after_the_attacker_scored() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { b = 1 }, hand = 9 }
        [[seat]]
        active = { race = "humans", regions = { e = 2, m = 1, j = 1 } }
        [[seat]]
        active = { race = "orcs", regions = { c = 2, i = 1, n = 1 } }
    """)
    t.p1.conquers("c", "e")
    t.p1.stops()
    t.p1.redeploys(b=1, c=5, e=4)
    assert t.p1.scored == 3 + 1  # b, c, e and hill b: paid before anybody places
    assert t.decides is t.p2
    t.p2.redeploys(m=2, j=1)
    assert t.decides is t.p3
    t.p3.redeploys(i=2, n=1)
    assert t.map == "b1 c5 e4 | j1 m2 | i2 n1"
    assert t.p2.verbs == "expand decline"  # and now P2's turn


@rule("B-LOSS-07")
def test_clockwise_means_from_the_active_player_not_from_the_first() -> None:
    t = table("""
        step = "conquer"
        turn = 1
        [[seat]]
        active = { race = "humans", regions = { e = 2, m = 1, j = 1 } }
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { b = 1 }, hand = 9 }
        [[seat]]
        active = { race = "orcs", regions = { c = 2, i = 1, n = 1 } }
    """)
    t.p2.conquers("e", "c")
    t.p2.stops()
    t.p2.redeploys(b=1, c=5, e=4)
    assert t.decides is t.p3
    t.p3.redeploys(i=2, n=1)
    assert t.decides is t.p1
    t.p1.redeploys(m=2, j=1)


@rule("B-LOSS-08")
def test_survivors_with_a_region_must_be_placed() -> None:
    t = refugees()
    assert t.decides is t.p2
    assert t.p2.verbs == "deploy"
    assert t.p2.refused(do="end") == "wrong_step"
    assert t.p2.refused(do="redeploy", tokens={"g": 2, "n": 1}) == "bad_deploy"  # one would be left in hand
    assert t.p2.refused(do="redeploy", tokens={"g": 1, "n": 1}) == "bad_deploy"


# Where the survivors go


def refugees(**options: str) -> Table:
    """P1 has taken e, three Humans stood there: two are to be placed on g or n."""
    t = table(
        """
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { b = 1 }, hand = 5 }
        [[seat]]
        active = { race = "humans", regions = { e = 3, g = 1, n = 1 } }
        """,
        None,
        **options,
    )
    t.p1.conquers("e")
    t.p1.stops()
    t.p1.redeploys(b=1, e=5)
    return t


@rule("B-LOSS-05", "B-LOSS-06")
def test_sc_029_adjacency_of_the_refuge() -> None:
    for g, n in ((3, 1), (2, 2), (1, 3)):  # any split over g, next to e, and n, far away
        t = refugees()
        t.p2.redeploys(g=g, n=n)
        assert t.map == f"b1 e5 | g{g} n{n}"

    far = refugees(refugee_adjacency="non_adjacent")
    assert far.map == "b1 e5 | g1 n3"  # g is next to e, so both went to n
    assert far.p2.verbs == "expand decline"


@rule("B-LOSS-06")
def test_non_adjacent_refuge_falls_back_on_any_region() -> None:
    t = table(
        """
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { b = 1 }, hand = 5 }
        [[seat]]
        active = { race = "humans", regions = { e = 3, g = 1, m = 1 } }
        """,
        refugee_adjacency="non_adjacent",
    )
    t.p1.conquers("e")
    t.p1.stops()
    t.p1.redeploys(b=1, e=5)
    t.p2.redeploys(g=2, m=2)  # both lie next to e, and there is no other
    assert t.map == "b1 e5 | g2 m2"


@rule("B-LOSS-06")
def test_non_adjacent_refuge_is_judged_for_each_lost_region() -> None:
    t = table(
        """
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { b = 1 }, hand = 9 }
        [[seat]]
        active = { race = "humans", regions = { a = 2, e = 3, k = 1, m = 1 } }
        """,
        refugee_adjacency="non_adjacent",
    )
    t.p1.conquers("a", "e")  # 4 and 5
    t.p1.stops()
    t.p1.redeploys(a=4, b=1, e=5)
    # a borders on k, e on m: one Human goes from a to m, two go from e to k
    assert t.map == "a4 b1 e5 | k3 m2"


@rule("B-LOSS-09", "B-LOSS-10", "B-CONQ-04", "B-DECLINE-02", "B-DECLINE-09")
def test_sc_027_driven_off_the_map() -> None:
    def driven_off() -> Table:
        t = table("""
            step = "conquer"
            [[seat]]
            active = { race = "ratmen", power = "hill", regions = { b = 1 }, hand = 5 }
            [[seat]]
            active = { race = "humans", power = "swamp", regions = { e = 3 } }
            [[seat]]
            active = { race = "orcs", power = "forest", regions = { n = 1 } }
        """)
        t.p1.conquers("e")
        t.p1.stops()
        t.p1.redeploys(b=1, e=5)
        return t

    enters = driven_off()
    assert enters.map == "b1 e5 | - | n1"
    assert enters.p2.hand == 3 - 1
    assert enters.p2.verbs == "expand decline"
    enters.p2.expands()
    assert enters.p2.may("conquer") == "a i j k"  # border regions for 2; b, c and n cost 3
    enters.p2.conquers("a")
    assert enters.map == "b1 e5 | a2 | n1"

    declines = driven_off()
    declines.p2.declines()
    assert (declines.p2.active, declines.p2.declined) == (None, [])
    assert declines.tray("humans") == 10
    assert "humans" in declines.stacks["races"]
    assert declines.p2.scored == 0


@rule("B-LOSS-09", "B-LOSS-10")
def test_tokens_in_hand_rest_through_other_players_turns() -> None:
    t = table("""
        turn = 1
        [[seat]]
        active = { race = "humans", power = "swamp", hand = 2 }
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { b = 1 } }
        [[seat]]
        active = { race = "orcs", power = "forest", regions = { n = 1 } }
    """)
    assert t.p1.income == 0
    assert t.game.view(None)["seats"][0]["tokens_on_map"] == 0  # nothing for the tie-break
    t.p2.rests()
    t.p3.rests()
    assert t.p1.hand == 2
    assert t.tray("humans") == 10 - 2


@rule("B-LOSS-11", "B-GEN-06")
def test_sc_028_no_refuge_with_the_declined_race() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { b = 1 }, hand = 5 }
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { e = 2 } }
        declined = { race = "trolls", regions = { i = 1 } }
        [pieces]
        lair = ["i"]
    """)
    t.p1.conquers("e")
    t.p1.stops()
    t.p1.redeploys(b=1, e=5)
    assert t.map == "b1 e5 | - / i1"
    assert t.p2.hand == 1


# The end of a declined race


@rule("B-LOSS-12", "B-DECLINE-08")
def test_sc_030_end_of_a_declined_race() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { a = 1 }, hand = 5 }
        [[seat]]
        declined = { race = "ratmen", regions = { d = 1 } }
    """)
    t.p1.conquers("d")
    assert t.tray("ratmen") == 13
    assert t.p2.declined == []
    assert "ratmen" in t.stacks["races"]
    assert t.events("tribe_vanished") == [{"event": "tribe_vanished", "player": 1, "race": "ratmen"}]


@rule("B-LOSS-12")
def test_a_declined_race_stays_while_it_has_a_token() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { a = 1 }, hand = 8 }
        [[seat]]
        declined = { race = "ratmen", regions = { b = 1, d = 1 } }
    """)
    t.p1.conquers("d")
    assert t.p2.declined == ["ratmen"]
    assert "ratmen" not in t.stacks["races"]
    t.p1.conquers("b")
    assert t.p2.declined == []


@rule("B-LOSS-12")
def test_ghouls_with_tokens_in_hand_are_not_gone() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { a = 1 }, hand = 5 }
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { n = 1 } }
        declined = { race = "ghouls", regions = { d = 2 } }
    """)
    t.p1.conquers("d")
    t.p1.stops()
    t.p1.redeploys(a=1, d=5)
    assert t.p2.declined == ["ghouls"]
    assert t.p2.hand_of("ghouls") == 1
    assert "ghouls" not in t.stacks["races"]


@rule("B-LOSS-13", "B-CONQ-17")
def test_survivors_of_ones_own_declined_race_exist_only_for_ghouls() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { a = 1 }, hand = 8 }
        declined = [
            { race = "ghouls", regions = { b = 3, n = 1 } },
            { race = "elves", power = "spirit", regions = { d = 1, i = 1 } },
        ]
    """)
    t.p1.conquers("d")  # 2 + 1; not even Elves survive in decline
    assert (t.p1.fled, t.tray("elves")) == (0, 11 - 1)
    t.p1.conquers("b")  # 2 + 3
    assert (t.p1.fled, t.tray("ghouls")) == (3 - 1, 10 - 3)
    t.p1.stops()
    t.p1.redeploys(a=1, b=5, d=3)
    assert t.map == "a1 b5 d3 / n3 / i1 | -"


# Camps, and the end of the game

CAMPS = """
    step = "conquer"
    [[seat]]
    active = { race = "ratmen", power = "hill", regions = { b = 1 }, hand = 9 }
    [[seat]]
    active = { race = "humans", power = "bivouacking", regions = { d = 1, n = 1, j = 1 } }
    [pieces]
    encampment = { d = 3, n = 2 }
"""


@rule("B-LOSS-14")
def test_camps_are_never_lost_with_a_region() -> None:
    t = table(CAMPS)
    t.p1.conquers("d")  # 2 + 1 + 3
    t.p1.stops()
    t.p1.redeploys(b=4, d=6)
    t.p2.redeploys(n=2, j=1)  # the three camps of d
    assert t.where("encampment") == "j n4"

    waits = table(CAMPS, encampments_on_loss="hold_until_own_turn")
    waits.p1.conquers("d")
    waits.p1.stops()
    waits.p1.redeploys(b=4, d=6)
    assert waits.where("encampment") == "n2"
    waits.p2.expands()
    waits.p2.stops()
    for region in "jjjnn":
        waits.p2.uses("encampment", region)
    assert waits.where("encampment") == "j3 n2"  # all five are there


@rule("B-LOSS-15")
def test_in_the_last_turn_survivors_are_placed_before_the_tie_break() -> None:
    t = table("""
        round = 10
        turn = 1
        step = "conquer"
        [[seat]]
        coins = 50
        active = { race = "humans", power = "swamp", regions = { d = 3, m = 5 } }
        [[seat]]
        coins = 48
        active = { race = "ratmen", power = "hill", regions = { a = 1 }, hand = 5 }
    """)
    t.p2.conquers("d")
    t.p2.stops()
    t.p2.redeploys(a=1, d=5)
    assert t.game.over
    assert t.map == "m7 | a1 d5"  # two survivors joined the five on m
    assert t.game.scores == [50, 48 + 2]
    assert t.game.winners == [0]  # 7 : 6 tokens
