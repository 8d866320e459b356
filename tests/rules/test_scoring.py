"""Scoring (B-SCORE)."""

import pytest

from catalogue import rule
from table import table

OPPONENT = """
    [[seat]]
    active = { race = "ratmen", power = "forest", regions = { m = 2 } }
"""


@rule("B-SCORE-01", "B-SCORE-02", "B-POWER-MERCHANT-01")
def test_sc_033_merchant_skeletons() -> None:
    t = table("""
        [[seat]]
        active = { race = "skeletons", power = "merchant", regions = { a = 1, b = 1, d = 1 } }
    """)
    t.p1.rests()
    assert t.p1.scored == 3 + 3
    assert t.p1.coins == 5 + 6


@rule("B-SCORE-01", "B-SCORE-03", "B-POWER-HILL-01")
def test_sc_034_active_and_declined_together() -> None:
    t = table("""
        [[seat]]
        active = { race = "tritons", power = "hill", regions = { a = 2, b = 1 } }
        declined = { race = "skeletons", once = "merchant", regions = { i = 1, j = 1, n = 1 } }
    """)
    t.p1.rests()
    assert t.p1.scored == 2 + 1 + 3  # two regions, hill b, three declined regions without Merchant coins


@rule("B-SCORE-01")
def test_regions_count_not_tokens_and_both_declined_races_score() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { a = 7 } }
        declined = [
            { race = "elves", power = "spirit", regions = { i = 1, n = 1 } },
            { race = "giants", regions = { b = 1 } },
        ]
    """)
    t.p1.rests()
    assert t.p1.scored == 1 + 2 + 1


@rule("B-SCORE-03")
def test_declined_races_give_no_bonus_but_for_the_dwarves() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { j = 1 } }
        declined = { race = "humans", once = "hill", regions = { a = 1, b = 1 } }
    """)
    t.p1.rests()
    assert t.p1.scored == 1 + 1 + 2  # j and its swamp; a and b without farmland and hill

    dwarves = """
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { j = 1 } }
        declined = { race = "dwarves", regions = { c = 1, i = 1, n = 1 } }
    """
    mines = table(dwarves)
    mines.p1.rests()
    assert mines.p1.scored == 1 + 3 + 2  # the mines of c and i
    none = table(dwarves, dwarf_mines_in_decline="no")
    none.p1.rests()
    assert none.p1.scored == 1 + 3


@rule("B-SCORE-02", "B-SCORE-04", "B-GEN-02")
def test_several_bonuses_may_pay_for_the_same_region() -> None:
    t = table("""
        lost_tribes = ["a", "k"]
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "pillaging", regions = { d = 1 }, hand = 6 }
    """)
    t.p1.conquers("a", "k")
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 2 + 2  # three regions; each conquest pays the Orcs and the Pillaging

    humans = table("""
        [[seat]]
        active = { race = "humans", power = "merchant", regions = { a = 1, k = 1, d = 1 } }
    """)
    humans.p1.rests()
    assert humans.p1.scored == 3 + 2 + 3  # farmland a and k, Merchant for all three


@rule("B-SCORE-04")
def test_every_fortress_counts() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "fortified", regions = { a = 1, b = 1, d = 1 } }
        [pieces]
        fortress = ["a", "b"]
    """)
    t.p1.expands()
    t.p1.stops()
    t.p1.uses("fortress", "d")
    assert t.p1.scored == 3 + 1 + 3  # regions, farmland a, three Fortresses


@rule("B-SCORE-05")
def test_only_the_player_whose_turn_it_is_scores() -> None:
    t = table(f"""
        [[seat]]
        active = {{ race = "humans", power = "hill", regions = {{ a = 1 }} }}
        {OPPONENT}
    """)
    t.p1.rests()
    assert t.p1.coins == 5 + 2
    assert t.p2.coins == 5


@rule("B-SCORE-06")
def test_a_decline_turn_is_scored_too() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { a = 3, b = 1 } }
    """)
    t.p1.declines()
    assert t.p1.scored == 2
    assert t.p1.coins == 5 + 2


@rule("B-SCORE-07")
def test_regions_count_after_the_amazons_removal() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "amazons", power = "merchant", regions = { a = 1, b = 1 }, hand = 4 }
    """)
    t.p1.conquers("d", "k")
    assert t.p1.income == 4 + 4
    t.p1.stops()
    t.p1.gives_up("a", "b")  # 6 tokens, four are removed
    assert t.map == "d1 k1 | -"
    assert t.p1.scored == 2 + 2


@rule("B-SCORE-08")
def test_coins_are_hidden_until_the_end_but_for_ones_own() -> None:
    t = table(f"""
        round = 10
        turn = 1
        [[seat]]
        coins = 33
        active = {{ race = "humans", power = "hill", regions = {{ a = 1 }} }}
        {OPPONENT}
    """)
    assert t.game.view(0)["coins"] == 33
    assert t.game.view(1)["coins"] == 5
    assert t.game.view(None)["coins"] is None
    assert "scores" not in t.game.view(None)
    assert "33" not in str(t.game.view(1)) + str(t.game.view(None))
    t.p2.rests()
    assert t.game.view(None)["scores"] == [33, 5 + 1]


@rule("B-SCORE-09")
@pytest.mark.parametrize("tokens", [1, 4])
def test_a_sea_or_lake_counts_one_like_any_region(tokens: int) -> None:
    t = table(f"""
        [[seat]]
        active = {{ race = "ratmen", power = "seafaring", regions = {{ S1 = {tokens}, L1 = {tokens}, a = 1 }} }}
    """)
    t.p1.rests()
    assert t.p1.scored == 3


@rule("B-SCORE-09")
def test_water_counts_one_in_decline_too() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "seafaring", regions = { S1 = 3, L1 = 2, a = 1 } }
    """)
    t.p1.declines()
    assert t.map == "- / a1 S11 L11 | -"
    assert t.p1.scored == 3
