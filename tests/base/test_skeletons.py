"""Skeletons: a new one for every two non-empty regions taken (B-RACE-SKELETONS)."""

from catalogue import rule
from table import Table, table


def skeletons(hand: int, lost_tribes: str, dice: list[int] | None = None) -> Table:
    """New Berserk Skeletons, and Lost Tribes to take."""
    return table(
        f"""
        step = "conquer"
        lost_tribes = {lost_tribes.split()}
        [[seat]]
        active = {{ race = "skeletons", power = "berserk", hand = {hand} }}
        """,
        dice,
    )


@rule("B-RACE-SKELETONS-01", "B-RACE-SKELETONS-03")
def test_sc_057_new_skeletons() -> None:
    # 5 non-empty regions and 1 empty one, 11 in the tray
    t = skeletons(9, "b d e k f", dice=[3, 3, 3, 3, 3])
    assert t.tray("skeletons") == 11
    t.p1.conquers("a")
    for region in "bdekf":
        t.p1.rolls()
        t.p1.conquers(region)  # 2 + 1 - 3, at least 1
    t.p1.stops()
    assert t.tray("skeletons") == 11 - 2
    assert t.p1.hand == 9 - 2 - 5 + 2

    # the same with 1 in the tray
    t = skeletons(19, "b d e k f")
    assert t.tray("skeletons") == 1
    t.p1.conquers("a", "b", "d", "e", "k", "f")
    t.p1.stops()
    assert t.tray("skeletons") == 0
    assert t.p1.hand == 19 - 2 - 5 * 3 + 1

    # 3 non-empty regions: 1
    t = skeletons(10, "b d e")
    t.p1.conquers("b", "d", "e")
    t.p1.stops()
    assert t.tray("skeletons") == 20 - 10 - 1

    # 1 non-empty region in each of two turns: none, and nothing is carried over
    t = skeletons(10, "b d")
    t.p1.conquers("b")
    t.p1.ends_turn()
    t.p2.rests()
    t.p1.expands()
    t.p1.conquers("d")
    t.p1.stops()
    assert t.tray("skeletons") == 20 - 10


@rule("B-X-SKELETONS-PILLAGING", "B-RACE-SKELETONS-02")
def test_sc_104_pillaging_skeletons() -> None:
    t = table("""
        step = "conquer"
        lost_tribes = ["b"]
        [[seat]]
        active = { race = "skeletons", power = "pillaging", hand = 11 }
        [[seat]]
        active = { race = "humans", regions = { d = 1 } }
    """)
    t.p1.conquers("b", "d", "a")
    assert t.p1.hand == 11 - 3 - 3 - 2  # two regions were not empty, but the new token cannot conquer
    assert t.tray("skeletons") == 20 - 11
    t.p1.stops()
    t.p1.redeploys(a=1, b=1, d=10)
    assert t.map == "a1 b1 d10 | -"  # 12 Skeletons
    assert t.p1.scored == 3 + 2


@rule("B-RACE-SKELETONS-01")
def test_declined_skeletons_raise_nobody() -> None:
    t = table("""
        step = "conquer"
        lost_tribes = ["b", "d"]
        [[seat]]
        active = { race = "ratmen", regions = { a = 1 }, hand = 6 }
        declined = { race = "skeletons", regions = { n = 1 } }
    """)
    t.p1.conquers("b", "d")
    t.p1.ends_turn()
    assert t.tray("skeletons") == 20 - 1
