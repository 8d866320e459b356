"""Seafaring: seas and lakes are regions (B-POWER-SEAFARING)."""

from catalogue import rule
from table import table


@rule(
    "B-POWER-SEAFARING-01",
    "B-POWER-SEAFARING-02",
    "B-POWER-SEAFARING-03",
    "B-POWER-SEAFARING-04",
    "B-POWER-SEAFARING-05",
    "B-POWER-SEAFARING-07",
)
def test_sc_080_seafaring() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "seafaring", hand = 10 }
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { a = 6 } }
    """)
    assert t.p1.reach() == "a b c i j k n S1 S2"
    assert t.p1.why("L1") == "not_border"
    assert t.p1.price("S1") == 2
    t.p1.conquers("S1")
    assert t.p1.reach() == "a k"  # the land around it
    assert t.p1.price("k") == 2
    t.p1.conquers("k")
    t.p1.ends_turn()
    assert t.p1.scored == 2  # and no Orc coin: both were empty

    t.p2.expands()
    assert t.p2.why("S1") == "water"
    t.p2.ends_turn()
    t.p1.declines()
    assert t.map.startswith("- / k1 S1")
    assert t.p1.scored == 2
    t.p2.expands()
    assert t.p2.why("S1") == "water"


@rule("B-POWER-SEAFARING-01", "B-POWER-SEAFARING-02")
def test_the_lake_is_a_region_for_it() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "seafaring", regions = { e = 1 }, hand = 9 }
        [[seat]]
        declined = { race = "elves", regions = { L1 = 1 } }
    """)
    assert t.p1.why("S2") == "not_adjacent"
    assert t.p1.price("L1") == 2 + 1
    t.p1.conquers("L1")
    assert t.p1.reach() == "b c d f g h m"  # next to e or across the lake


@rule("B-POWER-SEAFARING-05")
def test_another_active_seafaring_race_may_take_the_water() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "seafaring", regions = { a = 1 }, hand = 5 }
        [[seat]]
        declined = { race = "orcs", regions = { S1 = 1, k = 1 } }
    """)
    assert t.p1.price("S1") == 2 + 1
    t.p1.conquers("S1")
    assert t.map == "a1 S13 | - / k1"  # three Ratmen on S1


@rule("B-POWER-SEAFARING-04")
def test_a_declined_seafaring_race_opens_no_water() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { n = 1 }, hand = 5 }
        declined = { race = "orcs", once = "seafaring", regions = { S1 = 1 } }
    """)
    assert t.p1.why("S2") == "water"
    assert t.p1.income == 1 + 1  # n, S1


@rule("B-POWER-SEAFARING-06", "B-X-TRITONS-SEAFARING")
def test_seafaring_tritons() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "tritons", power = "seafaring", regions = { a = 1 }, hand = 9 }
    """)
    assert t.p1.price("k") == 2 - 1  # land on the shore
    assert t.p1.price("S1") == 2  # the water itself
    t.p1.conquers("S1", "k")
    assert t.p1.hand == 9 - 2 - 1


@rule("B-POWER-SEAFARING-07", "B-GEN-04")
def test_empty_water_is_an_empty_region() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "skeletons", power = "seafaring", regions = { a = 1, e = 1 }, hand = 6 }
    """)
    t.p1.conquers("S1", "L1")
    t.p1.ends_turn()
    assert t.tray("skeletons") == 20 - 8  # nobody new
    assert t.p1.scored == 4


@rule("B-X-TROLLS-SEAFARING", "B-RACE-TROLLS-02")
def test_sc_103_seafaring_trolls() -> None:
    t = table("""
        [[column]]
        race = "trolls"
        power = "seafaring"
        [[seat]]
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { b = 1 } }
    """)
    t.p1.picks("trolls")
    assert t.p1.hand == 5 + 5
    t.p1.conquers("S1", "a")
    assert t.where("lair") == "a S1"
    t.p1.ends_turn()
    t.p2.rests()
    t.p1.declines()
    assert t.map == "- / a1 S11 | b1"
    assert t.where("lair") == "a S1"
    t.p2.expands()
    assert t.p2.price("a") == 2 + 1 + 1

    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "seafaring", regions = { k = 1 }, hand = 5 }
        [[seat]]
        declined = { race = "trolls", regions = { a = 1, S1 = 1 } }
        [pieces]
        lair = ["a", "S1"]
    """)
    assert t.p1.price("S1") == 2 + 1 + 1
    assert t.p1.why("S1") == "ok"
