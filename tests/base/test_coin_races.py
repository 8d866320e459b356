"""Dwarves, Humans, Orcs, Wizards, who earn coins, and the Ratmen, who are many."""

from catalogue import rule
from table import table

DWARVES = """
    [[seat]]
    active = { race = "dwarves", power = "hill", regions = { c = 1, i = 1, m = 1 } }
"""


@rule("B-RACE-DWARVES-01", "B-RACE-DWARVES-02", "B-DECLINE-10")
def test_sc_046_dwarves() -> None:
    t = table(DWARVES)
    t.p1.rests()
    assert t.p1.scored == 3 + 3 + 1  # regions, mines, hill m
    t.p2.rests()
    t.p1.declines()
    assert t.p1.scored == 3 + 3


@rule("B-RACE-DWARVES-02")
def test_sc_046_dwarves_whose_mines_close_in_decline() -> None:
    t = table(DWARVES, dwarf_mines_in_decline="no")
    t.p1.rests()
    assert t.p1.scored == 3 + 3 + 1
    t.p2.rests()
    t.p1.declines()
    assert t.p1.scored == 3


@rule("B-RACE-DWARVES-01")
def test_a_region_without_a_mine_pays_no_dwarf() -> None:
    t = table("""
        [[seat]]
        active = { race = "dwarves", power = "commando", regions = { a = 1, c = 1 } }
    """)
    assert t.p1.income == 2 + 1


@rule("B-RACE-DWARVES-02", "B-SCORE-03")
def test_declined_dwarves_dig_on_beside_a_new_race() -> None:
    position = """
        [[seat]]
        active = { race = "ratmen", power = "commando", regions = { m = 1 } }
        declined = { race = "dwarves", regions = { c = 1, i = 1 } }
    """
    t = table(position)
    t.p1.rests()
    assert t.p1.scored == 1 + 2 + 2  # the Ratmen's own mine m pays nothing
    t = table(position, dwarf_mines_in_decline="no")
    t.p1.rests()
    assert t.p1.scored == 1 + 2


@rule("B-RACE-HUMANS-01", "B-POWER-SWAMP-01")
def test_sc_054_humans() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { a = 1, k = 1, f = 1, e = 1 } }
    """)
    t.p1.rests()
    assert t.p1.scored == 4 + 3 + 1  # regions, farmland, swamp e


@rule("B-RACE-HUMANS-01")
def test_declined_humans_till_no_fields() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "commando", regions = { a = 1, k = 1, b = 1 } }
    """)
    assert t.p1.income == 3 + 2
    t.p1.declines()
    assert t.p1.scored == 3


NEW_ORCS = """
    step = "conquer"
    lost_tribes = ["b"]
    [[seat]]
    active = { race = "orcs", power = "swamp", hand = 9 }
    [[seat]]
    declined = { race = "elves", regions = { d = 1 } }
"""


@rule("B-RACE-ORCS-01", "B-RACE-ORCS-02")
def test_sc_055_orcs() -> None:
    t = table(NEW_ORCS)
    t.p1.conquers("b", "d", "a")
    assert t.p1.hand == 9 - 3 - 3 - 2
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 2  # b and d were not empty


@rule("B-RACE-ORCS-01")
def test_sc_055_orcs_paid_for_empty_regions_too() -> None:
    t = table(NEW_ORCS, orcs_bonus="any")
    t.p1.conquers("b", "d", "a")
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 3


@rule("B-RACE-ORCS-02")
def test_orcs_are_paid_for_whoever_stood_there() -> None:
    t = table("""
        step = "conquer"
        lost_tribes = ["b"]
        [[seat]]
        active = { race = "orcs", power = "commando", regions = { a = 1 }, hand = 8 }
        declined = { race = "trolls", regions = { e = 1 } }
        [[seat]]
        active = { race = "humans", regions = { d = 1 } }
        declined = { race = "elves", regions = { k = 1 } }
    """)
    t.p1.conquers("b", "d", "k", "e")  # Lost Tribe, active, declined, their own declined; 2 + 1 - 1 each
    t.p1.ends_turn()
    assert t.p1.scored == 5 + 4


@rule("B-RACE-ORCS-01")
def test_orcs_are_paid_only_for_this_turn_and_not_in_decline() -> None:
    t = table(NEW_ORCS)
    t.p1.conquers("b")
    t.p1.ends_turn()
    assert t.p1.scored == 1 + 1
    t.p2.rests()
    t.p1.rests()
    assert t.p1.scored == 1
    t.p2.rests()
    t.p1.declines()
    assert t.p1.scored == 1


@rule("B-RACE-RATMEN-01", "B-POWER-HILL-01")
def test_sc_056_ratmen() -> None:
    t = table("""
        [[column]]
        race = "ratmen"
        power = "hill"
    """)
    t.p1.picks("ratmen")
    assert t.p1.hand == 8 + 4
    t.p1.conquers("a", "b", "d", "k", "f", "j")  # every one at the full price of 2
    assert t.p1.hand == 12 - 6 * 2
    t.p1.ends_turn()
    assert t.p1.scored == 6 + 1  # hill b


@rule("B-RACE-WIZARDS-01")
def test_sc_063_wizards() -> None:
    t = table("""
        [[seat]]
        active = { race = "wizards", power = "hill", regions = { d = 1, k = 1, b = 1 } }
    """)
    t.p1.rests()
    assert t.p1.scored == 3 + 2 + 1  # regions, magic d and k, hill b


@rule("B-RACE-WIZARDS-01")
def test_declined_wizards_earn_no_magic() -> None:
    t = table("""
        [[seat]]
        active = { race = "wizards", power = "hill", regions = { d = 1, k = 1, b = 1 } }
    """)
    t.p1.declines()
    assert t.p1.scored == 3
