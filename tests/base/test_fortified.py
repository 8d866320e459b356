"""Fortified: a Fortress each turn (B-POWER-FORTIFIED)."""

from catalogue import rule
from table import table


@rule(
    "B-POWER-FORTIFIED-01",
    "B-POWER-FORTIFIED-02",
    "B-POWER-FORTIFIED-03",
    "B-POWER-FORTIFIED-04",
    "B-POWER-FORTIFIED-05",
    "B-POWER-FORTIFIED-07",
    "B-POWER-FORTIFIED-08",
)
def test_sc_074_fortified() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "fortified", regions = { a = 1, b = 1, d = 1 } }
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { k = 1, e = 1 } }
    """)
    t.p1.expands()
    t.p1.stops()
    assert t.p1.may("use", "fortress") == "a b d"
    t.p1.uses("fortress", "a")  # the only one this turn
    assert t.p1.scored == 3 + 1
    t.p2.rests()

    t.p1.expands()
    t.p1.stops()
    assert t.p1.may("use", "fortress") == "b d"  # no second one on a, and the first stays there
    t.p1.uses("fortress", "b")
    assert t.where("fortress") == "a b"
    assert t.p1.scored == 3 + 2
    t.p2.rests()

    t.p1.declines()
    assert t.p1.scored == 3
    t.p2.expands()
    assert t.p2.price("a") == 2 + 1 + 1
    assert t.p2.price("b") == 2 + 1 + 1
    assert t.p2.price("d") == 2 + 1


@rule("B-POWER-FORTIFIED-01")
def test_no_fortress_need_be_placed() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "fortified", regions = { a = 1 } }
    """)
    t.p1.expands()
    t.p1.stops()
    t.p1.stops()
    assert t.where("fortress") == ""
    assert t.p1.scored == 1


@rule("B-POWER-FORTIFIED-02")
def test_six_fortresses_on_the_map_counting_everybodys() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "fortified", regions = { a = 1, b = 1, d = 1, e = 1 } }
        [[seat]]
        declined = { race = "humans", regions = { h = 1, i = 1, n = 1 } }
        [pieces]
        fortress = ["a", "b", "h", "i", "n"]
    """)
    t.p1.expands()
    t.p1.stops()
    t.p1.uses("fortress", "d")  # the sixth
    t.p2.rests()
    t.p1.expands()
    t.p1.stops()  # nothing left to place: the turn is over
    assert t.where("fortress") == "a b d h i n"
    assert t.decides is t.p2


@rule("B-X-FORTRESS-SUPPLY", "B-POWER-FORTIFIED-03")
def test_only_fortresses_of_the_own_race_pay() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "fortified", regions = { a = 1, b = 1 } }
        declined = { race = "orcs", regions = { j = 1 } }
        [[seat]]
        declined = { race = "humans", regions = { h = 1, i = 1 } }
        [pieces]
        fortress = ["a", "h", "i", "j"]
    """)
    t.p1.expands()
    t.p1.stops()
    t.p1.stops()
    assert t.where("fortress") == "a h i j"
    assert t.p1.scored == 2 + 1 + 1  # Ratmen, Fortress on a, declined Orcs


@rule("B-X-FORTRESS-SUPPLY")
def test_old_fortresses_stay_when_the_badge_is_picked_again() -> None:
    t = table("""
        [[column]]
        race = "ratmen"
        power = "fortified"
        [[seat]]
        [[seat]]
        declined = { race = "humans", regions = { h = 1, i = 1 } }
        [pieces]
        fortress = ["h", "i"]
    """)
    t.p1.picks("ratmen")
    assert t.where("fortress") == "h i"
    assert t.supply("fortress") == 6 - 2


@rule("B-POWER-FORTIFIED-06", "B-ABANDON-06")
def test_an_abandoned_fortress_returns_to_the_supply() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "fortified", regions = { a = 2, b = 1 } }
        [pieces]
        fortress = ["a"]
    """)
    t.p1.expands()
    t.p1.abandons("a")
    assert t.where("fortress") == ""
    assert t.supply("fortress") == 6
    t.p1.conquers("a")
    t.p1.stops()
    t.p1.redeploys(a=2, b=1)
    t.p1.uses("fortress", "a")  # placed again
    assert t.where("fortress") == "a"


@rule("B-POWER-FORTIFIED-06", "B-CONQ-20")
def test_a_conquered_fortress_returns_to_the_supply() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { b = 1 }, hand = 4 }
        [[seat]]
        active = { race = "humans", power = "fortified", regions = { a = 1, n = 1 } }
        [pieces]
        fortress = ["a", "n"]
    """)
    t.p1.conquers("a")
    assert t.where("fortress") == "n"
    assert t.supply("fortress") == 6 - 1
    assert t.region("a")["defence"] == 2 + 4  # four Ratmen, no wall


@rule("B-POWER-FORTIFIED-06", "B-DECLINE-03")
def test_fortresses_go_when_their_race_vanishes() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "hill", regions = { a = 1 } }
        declined = { race = "ratmen", once = "fortified", regions = { i = 1, n = 1 } }
        [pieces]
        fortress = ["i", "n"]
    """)
    t.p1.declines()
    assert t.where("fortress") == ""
    assert t.supply("fortress") == 6


@rule("B-POWER-FORTIFIED-01", "B-POWER-FORTIFIED-04")
def test_a_declined_fortified_race_builds_and_earns_nothing() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "hill", regions = { f = 1 } }
        declined = { race = "ratmen", once = "fortified", regions = { i = 1, n = 1 } }
        [pieces]
        fortress = ["i"]
    """)
    t.p1.rests()
    assert t.where("fortress") == "i"
    assert t.p1.scored == 1 + 1 + 2  # Humans, farmland f, Ratmen
