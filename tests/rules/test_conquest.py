"""Conquest: where, at what cost, and what becomes of the region (B-CONQ)."""

import pytest

from catalogue import rule
from table import table

# The first conquest


@rule("B-CONQ-01", "B-CONQ-03", "B-CONQ-07")
def test_sc_010_where_a_new_race_may_enter() -> None:
    t = table('column = [{ race = "ratmen", power = "hill" }]')
    t.p1.picks("ratmen")
    assert t.p1.hand == 12
    assert t.p1.may("conquer") == "a b c i j k n"
    assert {region: t.p1.why(region) for region in "defghm"} == dict.fromkeys("defghm", "not_border")
    assert {region: t.p1.why(region) for region in ("S1", "S2", "L1")} == dict.fromkeys(("S1", "S2", "L1"), "water")


@rule("B-CONQ-01", "B-CONQ-02")
def test_sc_011_entry_by_the_shore_of_an_occupied_sea() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "hill", hand = 9 }
        [[seat]]
        active = { race = "humans", power = "seafaring", regions = { S1 = 2 } }
    """)
    assert t.p1.price("k") == 2
    t.p1.conquers("k")
    assert t.map == "k2 | S12"


@rule("B-CONQ-04")
def test_a_race_driven_off_the_map_enters_at_the_border_again() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "hill", hand = 3 }
    """)
    t.p1.expands()
    assert t.p1.may("conquer") == "a b c i j k n"
    t.p1.conquers("b")
    assert t.p1.reach() == "a c d e"  # on the map: adjacent regions, inside ones too


@rule("B-CONQ-04")
def test_a_race_that_abandoned_everything_enters_at_the_border_again() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { e = 3 } }
    """)
    t.p1.expands()
    assert t.p1.reach() == "b c d g m"
    t.p1.abandons("e")
    assert t.p1.may("conquer") == "a b c i j k n"


@rule("B-CONQ-18")
def test_a_new_race_need_not_enter_beside_the_declined_one() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "hill", hand = 9 }
        declined = { race = "elves", regions = { b = 1, e = 1 } }
    """)
    t.p1.conquers("n")
    assert t.map == "n2 / b1 e1 | -"


# What it costs


@rule("B-CONQ-05", "B-RACE-TROLLS-02", "B-POWER-BIVOUACKING-02", "B-POWER-FORTIFIED-05")
def test_sc_012_costs() -> None:
    t = table("""
        step = "conquer"
        lost_tribes = ["b"]
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { d = 1 }, hand = 8 }
        [[seat]]
        active = { race = "elves", power = "bivouacking", regions = { e = 2 } }
        declined = { race = "trolls", regions = { h = 1 } }
        [[seat]]
        active = { race = "giants", power = "fortified", regions = { c = 3, g = 1 } }
        [pieces]
        lair = ["h"]
        encampment = { e = 2 }
        fortress = ["c", "g"]
    """)
    assert t.p1.price("a") == 2
    assert t.p1.price("b") == 2 + 1  # Lost Tribe
    assert t.p1.price("h") == 2 + 1 + 1 + 1  # Mountain, Troll, Lair
    assert t.p1.price("e") == 2 + 2 + 2  # Elves, Encampments
    assert t.p1.price("g") == 2 + 1 + 1  # Giant, Fortress
    assert t.p1.price("c") == 2 + 1 + 3 + 1  # Mountain, Giants, Fortress

    empty = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "hill", hand = 9 }
    """)
    assert empty.p1.price("c") == 2 + 1


@rule("B-CONQ-05", "B-CONQ-22")
def test_discounts_are_summed_before_the_minimum_of_one() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "tritons", power = "commando", regions = { a = 1, f = 1 }, hand = 8 }
        [[seat]]
        active = { race = "humans", power = "hill", regions = { k = 1, d = 2 } }
    """)
    assert t.p1.price("j") == 2 - 1  # Commando
    assert t.p1.price("k") == (2 + 1) - 1 - 1  # coast and Commando: 1, not 2
    assert t.p1.price("h") == (2 + 1) - 1 - 1  # mountain on the lake
    assert t.p1.price("d") == (2 + 2) - 1  # no coast
    assert t.p1.price("e") == max(1, 2 - 1 - 1)


OWN_ELVES = """
    step = "conquer"
    [[seat]]
    active = { race = "humans", power = "swamp", regions = { a = 1 }, hand = 4 }
    declined = { race = "elves", regions = { b = 1 } }
"""


@rule("B-CONQ-06", "B-CONQ-17", "B-LOSS-12", "B-LOSS-13")
def test_sc_015_conquering_ones_own_declined_race() -> None:
    t = table(OWN_ELVES)
    assert t.p1.price("b") == 2 + 1
    t.p1.conquers("b")
    assert t.p1.hand == 4 - 3
    assert t.map == "a1 b3 | -"
    assert t.tray("elves") == 11
    assert t.p1.declined == []
    assert "elves" in t.stacks["races"]

    other = table(OWN_ELVES, own_declined_defends="no")
    assert other.p1.price("b") == 2
    other.p1.conquers("b")
    assert other.p1.hand == 4 - 2


@rule("B-CONQ-06", "B-CONQ-29")
def test_sc_120_markers_of_ones_own_declined_race() -> None:
    own_trolls = """
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "swamp", regions = { a = 1 }, hand = 4 }
        declined = { race = "trolls", regions = { b = 1 } }
        [pieces]
        lair = ["b"]
    """
    assert table(own_trolls).p1.price("b") == 2 + 1 + 1
    assert table(own_trolls, own_declined_defends="no").p1.price("b") == 2 + 1  # the Lair still counts


@rule("B-CONQ-29")
def test_own_declined_defends_no_leaves_mountain_and_fortress_and_all_other_tokens() -> None:
    t = table(
        """
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "swamp", regions = { b = 1, g = 1 }, hand = 4 }
        declined = { race = "elves", regions = { c = 1 } }
        [[seat]]
        active = { race = "humans", power = "hill", regions = { a = 2 } }
        declined = { race = "giants", regions = { e = 1 } }
        [pieces]
        fortress = ["c"]
        """,
        own_declined_defends="no",
    )
    assert t.p1.price("c") == 2 + 1 + 1  # Mountain and Fortress, not the Elf
    assert t.p1.price("a") == 2 + 2
    assert t.p1.price("e") == 2 + 1  # somebody else's declined race defends as ever


@rule("B-CONQ-29")
@pytest.mark.parametrize("own_declined_defends", ["yes", "no"])
def test_ones_own_active_tokens_and_camps_always_count_for_ones_ghouls(own_declined_defends: str) -> None:
    t = table(
        """
        [[seat]]
        active = { race = "humans", power = "bivouacking", regions = { a = 2 } }
        declined = { race = "ghouls", regions = { d = 4 } }
        [pieces]
        encampment = { a = 3 }
        """,
        own_declined_defends=own_declined_defends,
    )
    t.p1.expands()
    assert t.p1.price("a") == 2 + 2 + 3


@rule("B-CONQ-08")
def test_the_full_cost_is_needed_and_exactly_the_cost_is_placed() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "swamp", regions = { b = 1 }, hand = 4 }
        [[seat]]
        active = { race = "humans", power = "hill", regions = { a = 3 } }
    """)
    assert t.p1.refused(do="conquer", region="a") == "needs_die"  # 2 + 3 with 4 in hand
    t.p1.conquers("c")  # 2 + 1
    assert t.map == "b1 c3 | a3"
    assert t.p1.hand == 4 - 3


@rule("B-CONQ-09", "B-CONQ-22", "B-DIE-01")
def test_sc_016_one_token_is_always_needed() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "tritons", power = "commando", regions = { a = 1 }, hand = 0 }
    """)
    assert t.p1.price("k") == max(1, 2 - 1 - 1)
    assert t.p1.refused(do="conquer", region="k") == "no_tokens"
    assert t.p1.refused(do="reinforce", region="k") == "no_tokens"
    assert t.p1.may("conquer") == t.p1.may("reinforce") == ""


@rule("B-CONQ-09", "B-CONQ-27")
def test_one_token_is_always_placed() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "tritons", power = "commando", regions = { a = 1 }, hand = 1 }
    """)
    t.p1.conquers("k")  # 2 - 1 - 1, but one token goes there and leaves the hand
    assert t.map == "a1 k1 | -"
    assert t.p1.hand == 0


SORCERERS_WITHOUT_A_HAND = """
    step = "conquer"
    [[seat]]
    active = { race = "sorcerers", power = "dragon_master", regions = { b = 1 } }
    [[seat]]
    active = { race = "humans", power = "hill", regions = { a = 1, d = 1 } }
"""


@rule("B-CONQ-10")
def test_only_sorcery_needs_no_token_in_hand() -> None:
    t = table(SORCERERS_WITHOUT_A_HAND)
    assert t.p1.hand == 0
    assert t.p1.may("conquer") == t.p1.may("reinforce") == t.p1.may("use", "dragon") == ""
    assert t.p1.may("use", "sorcery") == "a d"
    t.p1.uses("sorcery", "a")
    assert t.map == "a1 b1 | d1"

    strict = table(SORCERERS_WITHOUT_A_HAND, sorcery_needs_hand="yes")
    assert strict.p1.may("use", "sorcery") == ""
    assert strict.p1.refused(do="use", what="sorcery", region="a") == "wrong_step"


# Which regions


@rule("B-CONQ-07")
def test_seas_and_lakes_are_closed() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { a = 1, e = 1, n = 1 }, hand = 9 }
    """)
    for water in ("S1", "S2", "L1"):
        assert t.p1.refused(do="conquer", region=water) == "water"


@rule("B-CONQ-07")
def test_seafaring_takes_water_and_flying_the_lake_by_option() -> None:
    def reach(power: str, **options: str) -> str:
        t = table(
            f"""
            step = "conquer"
            [[seat]]
            active = {{ race = "ratmen", power = "{power}", regions = {{ e = 1, k = 1 }}, hand = 9 }}
            """,
            None,
            **options,
        )
        return " ".join(water for water in ("S1", "S2", "L1") if t.p1.why(water) == "ok")

    assert reach("seafaring") == "S1 L1"  # S2 is not adjacent
    assert reach("flying") == reach("hill") == ""
    assert reach("flying", flying_lakes="allowed") == "L1"
    assert reach("hill", flying_lakes="allowed") == ""


@rule("B-CONQ-12", "B-CONQ-13")
def test_sc_013_adjacency_comes_from_the_active_race_only() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { a = 1 }, hand = 4 }
        declined = { race = "elves", regions = { i = 1 } }
    """)
    assert t.p1.may("conquer") == "b d k"
    for region in "nmgc":
        assert t.p1.refused(do="conquer", region=region) == "not_adjacent"
    assert t.p1.refused(do="conquer", region="S1") == "water"


@rule("B-CONQ-14")
def test_a_new_region_counts_at_once_for_adjacency() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "giants", power = "hill", regions = { b = 1 }, hand = 9 }
    """)
    assert t.p1.why("g") == "not_adjacent"
    assert t.p1.price("e") == 2
    t.p1.conquers("c")
    assert t.p1.why("g") == "ok"
    assert t.p1.price("e") == t.p1.price("g") == 2 - 1  # beside the mountain the Giants just took


@rule("B-CONQ-16")
def test_no_region_is_conquered_from_oneself() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "flying", regions = { a = 1, b = 1 }, hand = 8 }
    """)
    assert t.p1.refused(do="conquer", region="b") == "own_region"
    t.p1.conquers("d")
    assert t.p1.refused(do="conquer", region="d") == "own_region"


GUARDED = """
    step = "conquer"
    [[seat]]
    active = {{ race = "sorcerers", power = "dragon_master", regions = {{ b = 1 }}, hand = 9 }}
    [[seat]]
    active = {{ race = "{race}", power = "{power}", regions = {{ a = 1, d = 1 }} }}
    [pieces]
    {piece} = ["a"]
"""


@rule("B-CONQ-21")
@pytest.mark.parametrize(("race", "power", "piece"), [("halflings", "hill", "hole"), ("giants", "heroic", "hero")])
def test_hole_and_hero_close_a_region_in_every_way(race: str, power: str, piece: str) -> None:
    t = table(GUARDED.format(race=race, power=power, piece=piece))
    assert t.p1.why("a") == "immune"
    assert t.p1.refused(do="conquer", region="a") == "immune"
    assert t.p1.refused(do="reinforce", region="a") == "immune"
    assert "a" not in t.p1.may("use", "dragon").split()
    assert "a" not in t.p1.may("use", "sorcery").split()
    assert t.p1.price("d") == 2 + 1  # the region without a marker is an ordinary one
    assert t.p1.why("d") == "ok"


@rule("B-CONQ-21")
def test_the_dragon_closes_a_region_in_every_way() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "sorcerers", power = "flying", regions = { b = 1 }, hand = 1 }
        [[seat]]
        active = { race = "orcs", power = "dragon_master", regions = { a = 1, d = 1 } }
        [pieces]
        dragon = ["a"]
    """)
    assert t.p1.refused(do="conquer", region="a") == "immune"
    assert t.p1.refused(do="reinforce", region="a") == "immune"
    assert t.p1.may("use", "sorcery") == "d"


# Conquering on


@rule("B-CONQ-08", "B-CONQ-11", "B-DIE-01", "B-DIE-03")
def test_sc_014_used_tokens_stay() -> None:
    t = table('column = [{ race = "humans", power = "merchant" }]')
    t.p1.picks("humans")
    t.p1.conquers("a", "b", "d")
    assert t.p1.hand == 7 - 2 - 2 - 2
    assert t.p1.refused(do="conquer", region="e") == "needs_die"
    assert t.p1.why("e") == "die"  # short by 1
    assert t.p1.refused(do="abandon", region="a") == "wrong_step"
    assert t.map == "a2 b2 d2 | -"


@rule("B-CONQ-15")
def test_as_many_conquests_as_tokens_last_and_a_stop_at_any_time() -> None:
    new_ratmen = 'column = [{ race = "ratmen", power = "hill" }]'
    for conquests in range(7):
        t = table(new_ratmen)
        t.p1.picks("ratmen")
        t.p1.conquers(*"abdkfj"[:conquests])
        assert t.p1.hand == 12 - 2 * conquests
        t.p1.stops()
        if conquests > 1:
            t.p1.redeploys(a=12 - (conquests - 1), **dict.fromkeys("bdkfj"[: conquests - 1], 1))
        assert t.decides is t.p2


@rule("B-CONQ-28")
def test_each_conquest_is_settled_before_the_next() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { b = 1 }, hand = 9 }
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { e = 3, g = 2, m = 1 } }
    """)
    t.p1.conquers("e")
    assert t.map == "b1 e5 | g2 m1"
    assert (t.p2.fled, t.tray("humans")) == (2, 10 - 5)
    assert t.p1.price("g") == 2 + 2  # the survivors of e are in hand and defend nothing
    t.p1.conquers("g")
    assert (t.p2.fled, t.tray("humans")) == (2 + 1, 10 - 4)


@rule("B-CONQ-28")
def test_the_attacker_picks_the_order() -> None:
    for order in ("ad", "da"):
        t = table("""
            step = "conquer"
            [[seat]]
            active = { race = "ratmen", power = "hill", regions = { b = 1 }, hand = 4 }
        """)
        t.p1.conquers(*order)
        assert t.map == "a2 b1 d2 | -"


# What becomes of the region


@rule("B-CONQ-19")
def test_a_mountain_defends_its_new_holder() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { b = 1 }, hand = 4 }
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { c = 1, g = 6 } }
    """)
    assert t.p1.price("c") == 2 + 1 + 1
    t.p1.conquers("c")
    t.p1.stops()
    t.p1.redeploys(b=4, c=1)
    t.p2.expands()
    assert t.p2.price("c") == 2 + 1 + 1


@rule("B-CONQ-20", "B-LOSS-14")
def test_lair_and_fortress_go_to_their_supply_and_camps_to_their_owner() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "mounted", regions = { b = 1 }, hand = 12 }
        [[seat]]
        active = { race = "giants", power = "bivouacking", regions = { d = 1, n = 1 } }
        declined = { race = "trolls", regions = { a = 1, m = 1 } }
        [pieces]
        lair = ["a", "m"]
        fortress = ["a"]
        encampment = { d = 3, n = 2 }
    """)
    supply = t.game.view(None)["supply"]
    assert (supply["lair"], supply["fortress"], supply["encampment"]) == (10 - 2, 6 - 1, 5 - 5)
    t.p1.conquers("a", "d")  # 2 + 1 + 1 + 1 - 1 and 2 + 1 + 3
    assert t.pieces("a") == t.pieces("d") == {}
    supply = t.game.view(None)["supply"]
    assert (supply["lair"], supply["fortress"]) == (10 - 1, 6)
    t.p1.stops()
    t.p1.redeploys(a=5, b=2, d=6)
    t.p2.redeploys(n=3)  # the three camps of d; no Giant is left to place
    assert t.where("encampment") == "n5"


@rule("B-CONQ-23")
def test_a_region_won_by_the_die_is_conquered() -> None:
    t = table(
        """
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "pillaging", regions = { a = 1 }, hand = 1 }
        [[seat]]
        active = { race = "humans", power = "hill", regions = { d = 1, m = 1 } }
        """,
        dice=[2],
    )
    t.p1.tries("d")
    assert t.p1.scored == 2 + 1 + 1  # two regions, Orcs, Pillaging
    assert t.tray("humans") == 10 - 1


@rule("B-CONQ-23")
def test_a_region_taken_with_the_dragon_is_conquered() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "halflings", power = "dragon_master", hand = 1 }
        [[seat]]
        active = { race = "humans", power = "hill", regions = { d = 4, m = 1 } }
    """)
    t.p1.uses("dragon", "d")
    assert t.pieces("d") == {"hole": 1, "dragon": 1}
    assert (t.p2.fled, t.tray("humans")) == (3, 10 - 4)
    assert t.game.view(None)["turn"]["conquered"] == [{"region": "d", "how": "dragon", "nonempty": True}]


@rule("B-CONQ-23")
def test_a_region_taken_by_sorcery_is_conquered() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "sorcerers", power = "pillaging", regions = { a = 1 } }
        [[seat]]
        active = { race = "humans", power = "hill", regions = { d = 1, m = 1 } }
    """)
    t.p1.uses("sorcery", "d")
    t.p1.ends_turn()
    assert t.p1.scored == 2 + 1  # two regions, Pillaging
    assert t.tray("humans") == 10 - 1


@rule("B-CONQ-24")
def test_non_empty_is_judged_just_before_the_conquest() -> None:
    # The Ghouls take the empty region b, then the Orcs take it from them: for the Orcs it was not empty.
    t = table("""
        [[seat]]
        active = { race = "orcs", power = "swamp", regions = { a = 5 } }
        declined = { race = "ghouls", regions = { d = 3 } }
    """)
    t.p1.expands()
    t.p1.conquers("b")
    t.p1.stops()
    t.p1.conquers("b")  # 2 + 2 Ghouls
    t.p1.ends_turn()
    assert t.p1.scored == 2 + 1 + 1  # a and b, Orcs, Ghouls d


@rule("B-CONQ-24", "B-CONQ-25", "B-ABANDON-07")
def test_a_region_abandoned_this_turn_is_empty_when_it_is_conquered_again() -> None:
    # Non-empty when the turn began, but not just before the conquest.
    t = table("""
        [[seat]]
        active = { race = "orcs", power = "pillaging", regions = { a = 2, b = 1 } }
    """)
    t.p1.expands()
    t.p1.abandons("a")
    t.p1.conquers("a")
    t.p1.ends_turn()
    assert t.p1.scored == 2


@rule("B-CONQ-26", "B-REDEPLOY-04")
def test_what_was_conquered_this_turn_cannot_be_given_up() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { a = 1 }, hand = 4 }
    """)
    t.p1.conquers("b", "d")
    assert t.p1.refused(do="abandon", region="b") == "wrong_step"
    t.p1.stops()
    assert t.p1.refused(do="redeploy", tokens={"a": 3, "b": 0, "d": 2}) == "bad_deploy"
    assert t.p1.refused(do="give_up", region="b") == "wrong_step"


@rule("B-CONQ-26")
def test_only_the_amazons_removal_empties_a_region_taken_this_turn() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "amazons", power = "hill", regions = { a = 1 }, hand = 4 }
    """)
    t.p1.conquers("b", "d")
    t.p1.stops()  # 5 tokens, four are removed: two regions go
    t.p1.gives_up("b")  # and d: the regions are asked in their order, and two must go
    assert t.map == "a1 | -"


@rule("B-CONQ-27")
def test_a_discount_makes_no_tokens() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "tritons", power = "commando", regions = { a = 1 }, hand = 3 }
        [[seat]]
        active = { race = "humans", power = "hill", regions = { k = 3 } }
    """)
    t.p1.conquers("k")  # 2 + 3 - 2
    assert t.map == "a1 k3 | -"
    assert t.tray("tritons") == 11 - 1 - 3
