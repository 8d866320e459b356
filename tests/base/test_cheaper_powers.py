"""Commando and Mounted: cheaper conquests."""

import pytest

from catalogue import rule
from table import table

NEW_COMMANDO = """
    step = "conquer"
    [[seat]]
    active = { race = "ratmen", power = "commando", hand = 12 }
    [[seat]]
    active = { race = "humans", regions = { d = 2 } }
"""


@rule("B-POWER-COMMANDO-01", "B-POWER-COMMANDO-02")
@pytest.mark.parametrize(("scope", "first"), [("any", 2 - 1), ("adjacent", 2)])
def test_sc_068_commando(scope: str, first: int) -> None:
    t = table(NEW_COMMANDO, commando_scope=scope)
    assert t.p1.price("a") == first
    t.p1.conquers("a")
    assert t.p1.hand == 12 - first
    assert t.p1.price("b") == 2 - 1
    assert t.p1.price("d") == 2 + 2 - 1
    t.p1.conquers("b")
    assert t.p1.price("c") == 2 + 1 - 1


@rule("B-POWER-COMMANDO-01")
def test_commando_ends_with_the_decline() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { a = 1 }, hand = 5 }
        declined = { race = "orcs", once = "commando", regions = { n = 1 } }
    """)
    assert t.p1.price("b") == 2


@rule("B-POWER-MOUNTED-01")
def test_sc_078_mounted() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "mounted", hand = 10 }
        [[seat]]
        active = { race = "humans", regions = { m = 1 } }
    """)
    assert t.p1.price("a") == 2 - 1  # farmland
    assert t.p1.price("b") == 2 - 1  # hill
    assert t.p1.price("d") == 2
    assert t.p1.price("m") == 2 + 1 - 1
    assert t.p1.price("c") == 2 + 1
    t.p1.conquers("a")  # a first conquest
    assert t.p1.hand == 10 - 1


@rule("B-POWER-MOUNTED-01")
def test_mounted_ends_with_the_decline() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { a = 1 }, hand = 5 }
        declined = { race = "orcs", once = "mounted", regions = { n = 1 } }
    """)
    assert t.p1.price("b") == 2
