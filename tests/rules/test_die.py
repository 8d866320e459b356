"""The final conquest with the die (B-DIE)."""

from catalogue import rule
from table import table

TRIES_D = """
    step = "conquer"
    [[seat]]
    active = { race = "ratmen", power = "hill", regions = { a = 1 }, hand = 2 }
    [[seat]]
    active = { race = "humans", power = "swamp", regions = { d = 2, g = 1 } }
"""


@rule("B-DIE-05", "B-DIE-07", "B-LOSS-01", "B-LOSS-04")
def test_sc_018_success() -> None:
    t = table(TRIES_D, dice=[2])
    assert t.p1.price("d") == 2 + 2
    t.p1.tries("d")
    assert t.map == "a1 d2 | g1"
    assert t.tray("humans") == 10 - 2  # one of three is lost
    t.p1.redeploys(a=1, d=2)
    assert t.map == "a1 d2 | g2"  # the survivor joined g when the turn ended
    assert t.decides is t.p2


@rule("B-DIE-06", "B-DIE-07", "B-REDEPLOY-03")
def test_sc_019_failure() -> None:
    t = table(TRIES_D, dice=[1])
    t.p1.tries("d")
    assert t.map == "a3 | d2 g1"
    assert t.decides is t.p2
