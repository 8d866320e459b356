"""Stout: decline at the end of the turn, after the coins (B-POWER-STOUT)."""

from catalogue import rule
from table import table


@rule("B-POWER-STOUT-01", "B-POWER-STOUT-02", "B-POWER-STOUT-03")
def test_sc_082_stout() -> None:
    t = table("""
        [[column]]
        race = "ratmen"
        power = "stout"
    """)
    t.p1.picks("ratmen")
    assert t.p1.hand == 8 + 4
    t.p1.conquers("a", "b", "d", "k", "f", "j")
    t.p1.stops()
    t.p1.redeploys()  # leaves two everywhere
    assert t.p1.coins == 5 + 6
    t.p1.declines()
    assert t.p1.coins == 5 + 6  # once
    assert t.map == "- / a1 b1 d1 f1 j1 k1 | -"
    assert t.stacks["discarded_powers"] == ["stout"]
    assert t.decides is t.p2
    t.p2.rests()
    t.p1.refused(do="expand")
    assert t.p1.coins == 5 + 6
    t.p1.picks(0)


@rule("B-POWER-STOUT-01")
def test_stout_need_not_decline() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "stout", regions = { a = 1 } }
    """)
    t.p1.expands()
    t.p1.stops()
    t.p1.stops()
    assert t.p1.active == "ratmen/stout"
    assert t.decides is t.p2


@rule("B-POWER-STOUT-01")
def test_others_cannot_decline_after_expanding() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { a = 1 } }
    """)
    t.p1.expands()
    t.p1.refused(do="decline")
    t.p1.stops()
    assert t.decides is t.p2  # no choice was offered after scoring


@rule("B-POWER-STOUT-04", "B-RACE-GHOULS-07", "B-DECLINE-03")
def test_sc_114_stout_with_ghouls_behind() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "stout", regions = { n = 1 } }
        declined = { race = "ghouls", regions = { a = 3 } }
    """)
    t.p1.expands()
    t.p1.conquers("b")  # the Ghouls
    t.p1.stops()
    t.p1.stops()  # the Humans
    t.p1.redeploys(a=1, b=2)
    assert t.p1.scored == 2 + 1 + 1  # Ghouls a and b, Humans n, farmland n
    t.p1.declines()
    assert t.map == "- / n1 | -"
    assert t.tray("ghouls") == 10
    assert t.banners[-1] == "ghouls"


@rule("B-POWER-STOUT-05", "B-POWER-STOUT-01")
def test_stout_may_decline_in_the_ordinary_way() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "stout", regions = { a = 2, b = 1 } }
    """)
    t.p1.declines()
    assert t.map == "- / a1 b1 | -"
    assert t.p1.scored == 2
    assert t.decides is t.p2


@rule("B-POWER-STOUT-06")
def test_in_the_last_turn_only_the_tie_break_changes() -> None:
    position = """
        round = 10
        turn = 1
        [[seat]]
        coins = 9
        active = { race = "humans", power = "swamp", regions = { n = 2 } }
        [[seat]]
        coins = 8
        active = { race = "ratmen", power = "stout", regions = { a = 3 } }
    """
    t = table(position)
    t.p2.expands()
    t.p2.stops()
    t.p2.stops()
    assert (t.game.scores, t.game.winners) == ([9, 8 + 1], [1])  # 3 Ratmen against 2 Humans

    t = table(position)
    t.p2.expands()
    t.p2.stops()
    t.p2.declines()
    assert (t.game.scores, t.game.winners) == ([9, 8 + 1], [0])  # one Ratman is left
