"""Amazons: four tokens more, for conquest only (B-RACE-AMAZONS)."""

from catalogue import rule
from drawn import drawn
from table import table


@rule("B-RACE-AMAZONS-01", "B-RACE-AMAZONS-02", "B-RACE-AMAZONS-03", "B-PICK-07")
def test_sc_044_amazons_first_turn() -> None:
    t = table("""
        [[column]]
        race = "amazons"
        power = "hill"
    """)
    t.p1.picks("amazons")
    assert t.p1.hand == 6 + 4 + 4  # banner, the extra four, badge
    t.p1.conquers("a", "b", "d", "k", "f", "j", "n")
    assert t.p1.hand == 14 - 7 * 2

    t.p1.stops()
    assert t.p1.aside == 4
    t.p1.redeploys(n=1 + 3)  # 14 - 4 tokens on 7 regions: three are free
    assert t.map == "a1 b1 d1 f1 j1 k1 n4 | -"
    assert t.p1.scored == 7 + 1  # hill b

    t.p2.rests()
    t.p1.expands()
    assert t.p1.hand == 3 + 4
    assert t.p1.aside == 0


@rule("B-PICK-07")
def test_amazons_that_are_drawn_with_all_their_tokens_have_the_extra_four_too() -> None:
    assert drawn("peak:mountain - meadow:farmland", ann="Hill Amazons").ann.hand == 6 + 4 + 4


@rule("B-RACE-AMAZONS-05", "B-RACE-AMAZONS-07", "B-SCORE-07")
def test_sc_045_amazons_without_surplus() -> None:
    t = table("""
        [[seat]]
        active = { race = "amazons", power = "hill", regions = { a = 1, b = 1, d = 1, k = 1, j = 1 }, aside = 4 }
    """)
    t.p1.expands()
    t.p1.conquers("f", "n")
    t.p1.stops()
    t.p1.gives_up("f", "n")  # 9 tokens - 4 = 5, so 7 - 5 regions are given up
    assert t.map == "a1 b1 d1 j1 k1 | -"
    assert t.p1.scored == 5 + 1  # hill b
    assert t.decides is t.p2  # giving up a third region was not offered


@rule("B-RACE-AMAZONS-05")
def test_older_regions_may_be_given_up_as_well() -> None:
    t = table("""
        [[seat]]
        active = { race = "amazons", power = "swamp", regions = { a = 1, b = 1 }, aside = 4 }
    """)
    t.p1.expands()
    t.p1.conquers("d", "k")
    t.p1.stops()
    assert t.p1.may("give_up") == "a b d"  # two of four; whoever names k first can name no second
    t.p1.gives_up("a", "b")
    assert t.map == "d1 k1 | -"
    assert t.p1.scored == 2


@rule("B-RACE-AMAZONS-05")
def test_no_region_is_given_up_while_the_surplus_lasts() -> None:
    t = table("""
        [[seat]]
        active = { race = "amazons", power = "swamp", regions = { a = 3, b = 1 }, aside = 4 }
    """)
    t.p1.expands()
    t.p1.conquers("d", "k")  # 2 + 4 in hand, 2 each
    t.p1.stops()  # 8 tokens - 4 = 4, one in each of four regions: nothing to decide
    assert t.map == "a1 b1 d1 k1 | -"
    assert t.p1.scored == 4


@rule("B-RACE-AMAZONS-02")
def test_the_four_leave_after_every_redeployment() -> None:
    t = table("""
        [[seat]]
        active = { race = "amazons", power = "swamp", regions = { a = 2 }, aside = 4 }
    """)
    for _ in range(3):
        t.p1.expands()
        assert (t.p1.hand, t.p1.aside) == (1 + 4, 0)
        t.p1.stops()
        assert (t.p1.aside, t.map) == (4, "a2 | -")
        t.p2.rests()


@rule("B-RACE-AMAZONS-04")
def test_set_aside_tokens_do_not_defend() -> None:
    t = table("""
        step = "conquer"
        turn = 1
        [[seat]]
        active = { race = "amazons", power = "hill", regions = { a = 1 }, aside = 4 }
        [[seat]]
        active = { race = "ratmen", regions = { b = 1 }, hand = 5 }
    """)
    assert t.p2.price("a") == 2 + 1
    t.p2.conquers("a")
    assert t.p1.aside == 4
    assert t.p1.fled == 0  # only the token that stood there was attacked, and it is lost


@rule("B-RACE-AMAZONS-04", "B-END-04")
def test_set_aside_tokens_do_not_count_for_the_tie_break() -> None:
    t = table("""
        round = 10
        turn = 1
        [[seat]]
        coins = 12
        active = { race = "amazons", power = "hill", regions = { a = 1, b = 1 }, aside = 4 }
        [[seat]]
        coins = 10
        active = { race = "humans", power = "swamp", regions = { n = 3 } }
    """)
    t.p2.rests()
    assert t.game.scores == [12, 10 + 1 + 1]  # region n and its farmland
    assert t.game.winners == [1]  # 3 tokens on the map against 2


@rule("B-RACE-AMAZONS-06")
def test_fewer_than_four_are_all_removed() -> None:
    t = table("""
        [[seat]]
        active = { race = "amazons", power = "hill", aside = 3 }
    """)
    t.p1.expands()
    t.p1.conquers("a")  # two of three
    t.p1.stops()
    assert t.p1.aside == 3
    assert t.map == "- | -"
    assert t.p1.scored == 0


@rule("B-RACE-AMAZONS-07", "B-X-AMAZONS-FORTIFIED")
def test_a_region_given_up_loses_its_fortress_before_scoring() -> None:
    t = table("""
        [[seat]]
        active = { race = "amazons", power = "fortified", regions = { a = 1, b = 1 }, aside = 4 }
        [pieces]
        fortress = ["b"]
    """)
    t.p1.expands()
    t.p1.conquers("d", "k")
    t.p1.stops()
    t.p1.gives_up("b", "k")
    assert t.where("fortress") == ""
    assert t.supply("fortress") == 6
    t.p1.stops()  # places no new one
    assert t.map == "a1 d1 | -"
    assert t.p1.scored == 2


@rule("B-RACE-AMAZONS-07", "B-X-AMAZONS-DRAGON")
def test_the_dragon_of_a_region_given_up_returns() -> None:
    t = table("""
        [[seat]]
        active = { race = "amazons", power = "dragon_master", regions = { a = 1, b = 1 }, aside = 4 }
        [pieces]
        dragon = ["b"]
    """)
    t.p1.expands()
    t.p1.conquers("d", "k")
    t.p1.stops()
    t.p1.gives_up("b", "k")
    assert t.where("dragon") == ""
    t.p2.rests()
    t.p1.expands()
    t.p1.uses("dragon", "k")
    assert t.where("dragon") == "k"


@rule("B-RACE-AMAZONS-08")
def test_lost_amazons_are_not_replaced() -> None:
    t = table("""
        step = "conquer"
        turn = 1
        [[seat]]
        active = { race = "amazons", power = "hill", regions = { a = 2, b = 1 }, aside = 4 }
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { d = 1 }, hand = 4 }
    """)
    t.p2.conquers("a")
    t.p2.ends_turn()
    assert t.map == "b2 | a4 d1"
    t.p1.expands()
    assert t.p1.hand == 1 + 4  # of 7 Amazons one is lost: one on b, five in hand
    assert t.tray("amazons") == 15 - 7 + 1


@rule("B-RACE-AMAZONS-06", "B-RACE-AMAZONS-09")
def test_sc_095_only_the_four_are_left() -> None:
    t = table("""
        [[seat]]
        active = { race = "amazons", power = "hill", aside = 4 }
    """)
    for _ in range(2):
        t.p1.expands()
        assert t.p1.hand == 4
        t.p1.conquers("a", "b")
        t.p1.stops()
        assert t.map == "- | -"
        assert t.p1.scored == 0
        t.p2.rests()


@rule("B-RACE-AMAZONS-09")
def test_the_four_enter_again_after_all_others_were_lost() -> None:
    t = table("""
        step = "conquer"
        turn = 1
        [[seat]]
        active = { race = "amazons", power = "hill", regions = { e = 1 }, aside = 4 }
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { d = 1 }, hand = 3 }
    """)
    t.p2.conquers("e")
    t.p2.ends_turn()
    t.p1.expands()
    assert t.p1.hand == 4
    assert t.p1.reach() == "a b c i j k n"  # a first conquest


@rule("B-RACE-AMAZONS-10", "B-DECLINE-04")
def test_sc_094_amazons_decline() -> None:
    t = table("""
        [[seat]]
        active = { race = "amazons", power = "hill", regions = { a = 2, b = 1, d = 1 }, aside = 4 }
    """)
    t.p1.declines()
    assert t.map == "- / a1 b1 d1 | -"
    assert t.tray("amazons") == 7 + 1 + 4  # 15 - 8 before
    assert t.p1.scored == 3


@rule("B-X-AMAZONS-PILLAGING")
def test_pillage_counts_even_if_the_region_is_given_up() -> None:
    t = table("""
        lost_tribes = ["b"]
        [[seat]]
        active = { race = "amazons", power = "pillaging", regions = { a = 1 }, aside = 4 }
    """)
    t.p1.expands()
    t.p1.conquers("b")  # 3 of 4
    t.p1.stops()  # 5 tokens - 4 = 1
    t.p1.gives_up("b")
    assert t.map == "a1 | -"
    assert t.p1.scored == 1 + 1


@rule("B-X-AMAZONS-BIVOUACKING")
def test_encampments_come_after_the_removal() -> None:
    t = table("""
        [[seat]]
        active = { race = "amazons", power = "bivouacking", regions = { a = 1, b = 1 }, aside = 4 }
        [pieces]
        encampment = { b = 5 }
    """)
    t.p1.expands()
    t.p1.conquers("d", "k")
    t.p1.stops()
    t.p1.gives_up("b", "k")
    assert t.p1.may("use", "encampment") == "a d"
    for _ in range(5):
        t.p1.uses("encampment", "d")
    assert t.where("encampment") == "d5"


@rule("B-X-AMAZONS-MERCHANT")
def test_merchant_counts_after_the_removal() -> None:
    t = table("""
        [[seat]]
        active = { race = "amazons", power = "merchant", regions = { a = 1, b = 1 }, aside = 4 }
    """)
    t.p1.expands()
    t.p1.conquers("d", "k")
    t.p1.stops()
    t.p1.gives_up("a", "d")
    assert t.map == "b1 k1 | -"
    assert t.p1.scored == 2 + 2  # not 4 + 4


@rule("B-X-AMAZONS-STOUT")
def test_stout_amazons_decline_after_the_removal() -> None:
    t = table("""
        [[seat]]
        active = { race = "amazons", power = "stout", regions = { a = 2 }, aside = 4 }
    """)
    t.p1.expands()
    t.p1.conquers("b")  # 2 of 5
    t.p1.stops()
    assert t.p1.aside == 4  # 6 - 4 tokens stay, on a and b
    t.p1.declines()
    assert t.map == "- / a1 b1 | -"
    assert t.tray("amazons") == 15 - 2
