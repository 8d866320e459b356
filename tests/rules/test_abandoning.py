"""Readying troops and abandoning regions (B-ABANDON)."""

import pytest

from catalogue import rule
from table import table

# Readying


@rule("B-ABANDON-01")
def test_all_tokens_but_one_per_region_are_taken_in_hand() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { a = 4, b = 1, d = 3 } }
        declined = { race = "elves", regions = { n = 1 } }
    """)
    assert t.p1.hand == 0
    t.p1.expands()
    assert t.p1.hand == 3 + 0 + 2
    assert t.map == "a1 b1 d1 / n1 | -"


@rule("B-ABANDON-04")
def test_only_tokens_in_hand_conquer() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { a = 1, b = 1, d = 1 } }
    """)
    t.p1.expands()
    assert t.p1.hand == 0  # three tokens on the map, none of them in hand
    assert t.p1.may("conquer") == ""
    assert t.p1.refused(do="conquer", region="k") == "no_tokens"
    t.p1.abandons("a", "b")
    t.p1.conquers("k")
    assert t.map == "d1 k2 | -"


# Abandoning


@rule("B-ABANDON-01", "B-ABANDON-02", "B-SCORE-01")
def test_sc_035_abandoning_one_region() -> None:
    t = table("""
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { a = 3, b = 1, d = 1 } }
    """)
    t.p1.expands()
    t.p1.abandons("a")
    assert t.p1.hand == 3
    t.p1.conquers("e")
    assert t.p1.hand == 3 - 2
    t.p1.stops()
    t.p1.redeploys(b=1, d=1, e=3)
    assert t.map == "b1 d1 e3 | -"
    assert t.p1.scored == 3 + 1  # b, d, e and hill b; nothing for a


@rule("B-ABANDON-02")
def test_any_number_of_regions_may_be_abandoned() -> None:
    t = table("""
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { a = 3, b = 1, d = 2 } }
    """)
    t.p1.expands()
    assert t.p1.may("abandon") == "a b d"
    t.p1.abandons("b", "a", "d")
    assert t.p1.hand == 6
    assert t.map == "- | -"
    assert t.p1.income == 0


@rule("B-CONQ-25", "B-ABANDON-07", "B-RACE-ORCS-01")
def test_sc_036_conquering_the_abandoned_region_again() -> None:
    t = table("""
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { a = 2, b = 1 } }
    """)
    t.p1.expands()
    t.p1.abandons("a")
    assert t.p1.hand == 2
    assert t.p1.price("a") == 2
    t.p1.conquers("a")
    t.p1.stops()
    t.p1.redeploys(a=2, b=1)
    assert t.p1.scored == 2 + 1  # a, b and hill b; a was empty, so no coin for the Orcs


@rule("B-ABANDON-05", "B-CONQ-04")
def test_sc_037_abandoning_everything() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { e = 3, g = 2 } }
    """)
    t.p1.expands()
    t.p1.abandons("e", "g")
    assert t.p1.hand == 5
    assert t.p1.may("conquer") == "a b c i j k n"
    assert t.p1.refused(do="conquer", region="e") == "not_border"
    assert t.p1.refused(do="conquer", region="g") == "not_border"


@rule("B-ABANDON-03", "B-CONQ-26")
def test_sc_107_too_late_to_abandon() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { a = 1, b = 1 }, hand = 2 }
    """)
    assert t.p1.may("abandon") == "a b"
    t.p1.conquers("d")
    assert t.p1.refused(do="abandon", region="a") == "wrong_step"
    t.p1.stops()
    t.p1.redeploys(a=1, b=1, d=2)
    assert t.map == "a1 b1 d2 | -"


@rule("B-ABANDON-03")
def test_the_ghouls_conquests_do_not_stop_the_active_race_from_abandoning() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "hill", regions = { n = 2, i = 1 } }
        declined = { race = "ghouls", regions = { a = 3 } }
    """)
    t.p1.expands()
    t.p1.conquers("b")  # the Ghouls
    assert t.p1.refused(do="abandon", region="a") == "wrong_step"
    t.p1.stops()
    t.p1.abandons("i")  # the Humans have conquered nothing yet
    assert t.p1.hand == 2


@rule("B-ABANDON-06")
@pytest.mark.parametrize(
    ("race", "power", "piece", "left"),
    [
        ("trolls", "hill", "lair", 10),
        ("ratmen", "fortified", "fortress", 6),
        ("halflings", "hill", "hole", 0),  # a Hole does not come back
        ("ratmen", "bivouacking", "encampment", 5),
        ("ratmen", "heroic", "hero", 2),
        ("ratmen", "dragon_master", "dragon", 1),
    ],
)
def test_markers_leave_an_abandoned_region(race: str, power: str, piece: str, left: int) -> None:
    t = table(f"""
        supply = {{ hole = 0 }}
        [[seat]]
        active = {{ race = "{race}", power = "{power}", regions = {{ c = 2, b = 1 }} }}
        [pieces]
        {piece} = ["c"]
    """)
    t.p1.expands()
    t.p1.abandons("c")
    assert t.pieces("c") == {}
    assert t.game.view(None)["supply"][piece] == left
    assert t.p1.price("c") == 2 + 1  # the Mountain stays


@rule("B-ABANDON-06")
def test_camps_hero_and_dragon_of_an_abandoned_region_are_used_again() -> None:
    camps = table("""
        [[seat]]
        active = { race = "ratmen", power = "bivouacking", regions = { a = 1, b = 1 } }
        [pieces]
        encampment = { a = 5 }
    """)
    camps.p1.expands()
    camps.p1.abandons("a")
    camps.p1.stops()
    for _ in range(5):
        camps.p1.uses("encampment", "b")
    assert camps.where("encampment") == "b5"

    dragon = table("""
        [[seat]]
        active = { race = "ratmen", power = "dragon_master", regions = { a = 1, b = 1 } }
        [pieces]
        dragon = ["a"]
    """)
    dragon.p1.expands()
    dragon.p1.abandons("a")
    dragon.p1.uses("dragon", "c")
    assert dragon.where("dragon") == "c"


@rule("B-ABANDON-07", "B-GEN-09")
def test_the_lost_tribe_does_not_come_back() -> None:
    t = table("""
        lost_tribes = ["b"]
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { a = 4 } }
        [[seat]]
        active = { race = "humans", power = "hill", regions = { n = 1 } }
    """)
    t.p1.expands()
    t.p1.conquers("b")  # 2 + 1
    t.p1.stops()
    t.p1.redeploys(a=1, b=3)
    t.p2.rests()
    t.p1.expands()
    t.p1.abandons("b")
    assert t.region("b")["race"] is None
    assert t.p1.price("b") == 2


@rule("B-ABANDON-08")
@pytest.mark.parametrize(("power", "coins"), [("hill", 0), ("alchemist", 2), ("merchant", 0)])
def test_who_abandons_everything_and_takes_nothing_keeps_their_tokens_and_scores_no_region(
    power: str, coins: int
) -> None:
    t = table(f"""
        [[seat]]
        active = {{ race = "humans", power = "{power}", regions = {{ a = 3, b = 2 }} }}
        [[seat]]
        active = {{ race = "orcs", power = "swamp", regions = {{ n = 1 }} }}
    """)
    t.p1.expands()
    t.p1.abandons("a", "b")
    t.p1.stops()
    assert t.p1.scored == coins
    assert t.p1.hand == 3 + 2
    assert t.map == "- | n1"


@rule("B-ABANDON-08")
def test_a_first_turn_wealthy_pays_without_a_region() -> None:
    t = table('column = [{ race = "humans", power = "wealthy" }]')
    t.p1.picks("humans")
    t.p1.stops()
    assert t.p1.scored == 7
    assert t.p1.hand == 5 + 4
