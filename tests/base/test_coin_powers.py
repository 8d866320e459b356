"""Powers that pay: Alchemist, Forest, Hill, Merchant, Pillaging, Swamp, Wealthy."""

import pytest

from catalogue import rule
from table import Table, table


@rule("B-POWER-ALCHEMIST-01", "B-POWER-ALCHEMIST-02")
def test_sc_064_alchemist() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "alchemist", regions = { a = 1, b = 1 } }
    """)
    for _ in range(2):  # each turn
        t.p1.rests()
        assert t.p1.scored == 2 + 2
        t.p2.rests()
    t.p1.declines()
    assert t.p1.scored == 2


@rule("B-TURN-11", "B-POWER-ALCHEMIST-02", "B-POWER-ALCHEMIST-03", "B-DECLINE-09")
def test_sc_111_alchemist_without_a_token() -> None:
    position = """
        [[seat]]
        active = { race = "ratmen", power = "alchemist" }
        declined = { race = "elves", regions = { i = 1, n = 1 } }
    """
    t = table(position)
    t.p1.rests()
    assert t.p1.scored == 2 + 2  # Alchemist, Elves

    t = table(position)
    t.p1.declines()
    assert t.map == "- | -"
    assert t.p1.declined == []
    assert t.p1.scored == 0


@rule("B-POWER-FOREST-01")
def test_sc_073_forest() -> None:
    t = table("""
        [[seat]]
        active = { race = "orcs", power = "forest", regions = { d = 1, i = 1, a = 1 } }
    """)
    t.p1.rests()
    assert t.p1.scored == 3 + 2


@rule("B-POWER-HILL-01")
def test_sc_076_hill() -> None:
    t = table("""
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { b = 1, g = 1, m = 1 } }
    """)
    t.p1.rests()
    assert t.p1.scored == 3 + 3


@rule("B-POWER-SWAMP-01")
def test_sc_083_swamp() -> None:
    t = table("""
        [[seat]]
        active = { race = "orcs", power = "swamp", regions = { e = 1, j = 1, a = 1 } }
    """)
    t.p1.rests()
    assert t.p1.scored == 3 + 2


@rule("B-POWER-FOREST-01", "B-POWER-HILL-01", "B-POWER-SWAMP-01", "B-POWER-MERCHANT-01", "B-GEN-02")
@pytest.mark.parametrize(
    ("power", "regions", "bonus"),
    [
        ("forest", "d = 1, i = 1", 2),
        ("hill", "b = 1, g = 1", 2),
        ("swamp", "e = 1, j = 1", 2),
        ("merchant", "a = 1, h = 1", 2),
        ("forest", "b = 1, e = 1", 0),
        ("hill", "d = 1, e = 1", 0),
        ("swamp", "d = 1, b = 1", 0),
    ],
)
def test_the_badge_pays_while_active_only(power: str, regions: str, bonus: int) -> None:
    t = table(f"""
        [[seat]]
        active = {{ race = "orcs", power = "{power}", regions = {{ {regions} }} }}
    """)
    assert t.p1.income == 2 + bonus
    t.p1.declines()
    assert t.p1.scored == 2


@rule("B-POWER-MERCHANT-01", "B-POWER-MERCHANT-02")
def test_sc_077_merchant_and_a_declined_race() -> None:
    t = table("""
        [[seat]]
        active = { race = "orcs", power = "merchant", regions = { a = 1, b = 1 } }
        declined = { race = "elves", regions = { i = 1, n = 1 } }
    """)
    t.p1.rests()
    assert t.p1.scored == 2 + 2 + 2  # Orcs, Merchant, Elves


@rule("B-POWER-PILLAGING-01")
def test_sc_079_pillaging() -> None:
    t = table("""
        step = "conquer"
        lost_tribes = ["b"]
        [[seat]]
        active = { race = "ratmen", power = "pillaging", hand = 13 }
        [[seat]]
        active = { race = "humans", power = "hill", regions = { d = 1 } }
    """)
    t.p1.conquers("b", "d", "a")
    assert t.p1.hand == 13 - 3 - 3 - 2
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 2
    t.p2.rests()
    t.p1.rests()
    assert t.p1.scored == 3  # last turn's booty is paid once
    t.p2.rests()
    t.p1.declines()
    assert t.p1.scored == 3


def wealthy(race: str, once: str = "per_pick", claims: tuple[str, ...] = (), seat: int = 0) -> Table:
    """A Wealthy race on offer. Claims are the once-in-a-game benefits paid so far."""
    return table(
        f"""
        claims = {list(claims)}
        turn = {seat}
        [[column]]
        race = "{race}"
        power = "wealthy"
        """,
        wealthy_once=once,
    )


@rule("B-POWER-WEALTHY-01")
def test_sc_085_wealthy() -> None:
    t = wealthy("ratmen")
    t.p1.picks("ratmen")
    t.p1.conquers("a", "b", "d", "k", "f", "j")
    t.p1.ends_turn()
    assert t.p1.scored == 6 + 7
    t.p2.rests()
    t.p1.rests()
    assert t.p1.scored == 6
    t.p2.rests()
    t.p1.declines()
    assert t.p1.scored == 6


@rule("B-POWER-WEALTHY-02")
@pytest.mark.parametrize(("once", "again"), [("per_pick", 7), ("per_game", 0)])
def test_sc_085_wealthy_picked_again(once: str, again: int) -> None:
    t = wealthy("ratmen", once)
    t.p1.picks("ratmen")
    t.p1.ends_turn()
    assert t.p1.scored == 7

    # later in the same game
    paid = tuple([f"0:{word}" for word in t.game.view(None)["seats"][0]["notes"]])
    later = wealthy("orcs", once, paid)
    later.p1.picks("orcs")
    later.p1.ends_turn()
    assert later.p1.scored == again

    # another player has their own first time
    other = wealthy("orcs", once, paid, seat=1)
    other.p2.picks("orcs")
    other.p2.ends_turn()
    assert other.p2.scored == 7


@rule("B-POWER-WEALTHY-03")
def test_wealthy_is_paid_even_if_nothing_was_conquered() -> None:
    t = wealthy("ratmen")
    t.p1.picks("ratmen")
    t.p1.ends_turn()
    assert t.map == "- | -"
    assert t.p1.scored == 7
