"""Heroic: two Heroes guard two regions (B-POWER-HEROIC)."""

from catalogue import rule
from table import table


@rule("B-POWER-HEROIC-01", "B-POWER-HEROIC-02", "B-X-IMMUNE-ALL")
def test_sc_075_heroic() -> None:
    t = table("""
        [[seat]]
        active = { race = "orcs", power = "heroic", regions = { a = 1, b = 1, d = 1 } }
        [[seat]]
        active = { race = "sorcerers", power = "dragon_master", regions = { k = 5, e = 1 } }
    """)
    t.p1.expands()
    t.p1.stops()
    t.p1.refused(do="end")  # both Heroes are put down
    t.p1.uses("hero", "a")
    t.p1.refused(do="use", what="hero", region="a")  # two different regions
    t.p1.uses("hero", "b")
    assert t.where("hero") == "a b"

    t.p2.expands()
    assert [t.p2.why(region) for region in "ab"] == ["immune"] * 2
    assert t.p2.price("d") == 2 + 1
    assert "d" in t.p2.may("conquer").split()
    assert t.p2.may("use", "sorcery") == "d"
    dragon = t.p2.may("use", "dragon").split()
    assert "d" in dragon
    assert not {"a", "b"} & set(dragon)
    t.p2.ends_turn()

    t.p1.expands()
    t.p1.stops()
    t.p1.uses("hero", "b")
    t.p1.uses("hero", "d")
    assert t.where("hero") == "b d"


@rule("B-POWER-HEROIC-03")
def test_with_a_single_region_one_hero_waits() -> None:
    t = table("""
        [[seat]]
        active = { race = "orcs", power = "heroic", regions = { a = 3 } }
    """)
    t.p1.expands()
    t.p1.stops()
    t.p1.uses("hero", "a")
    assert t.where("hero") == "a"
    assert t.decides is t.p2
    t.p2.rests()

    t.p1.expands()
    t.p1.conquers("b")
    t.p1.stops()
    t.p1.redeploys(a=2, b=1)
    t.p1.uses("hero", "a")
    t.p1.uses("hero", "b")
    assert t.where("hero") == "a b"


@rule("B-POWER-HEROIC-04", "B-DECLINE-06")
def test_heroes_leave_with_the_decline() -> None:
    t = table("""
        [[seat]]
        active = { race = "orcs", power = "heroic", regions = { a = 1, b = 1 } }
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { d = 5 } }
        [pieces]
        hero = ["a", "b"]
    """)
    t.p1.declines()
    assert t.where("hero") == ""
    t.p2.expands()
    assert t.p2.why("a") == "ok"


@rule("B-POWER-HEROIC-05")
def test_heroes_are_no_tokens() -> None:
    t = table("""
        [[seat]]
        active = { race = "orcs", power = "heroic", regions = { a = 2, b = 1 } }
        [pieces]
        hero = ["a", "b"]
    """)
    t.p1.expands()
    assert t.p1.hand == 1  # the Heroes do not conquer: d costs 2
    assert t.p1.may("conquer") == ""
    t.p1.abandons("b")
    assert t.where("hero") == "a"  # nor hold a region
    assert t.region("b")["race"] is None
    t.p1.stops()
    t.p1.uses("hero", "a")
    assert t.p1.scored == 1  # nor score


@rule("B-POWER-HEROIC-05")
def test_a_hero_is_no_token_for_the_least_in_a_region() -> None:
    t = table("""
        [[seat]]
        active = { race = "orcs", power = "heroic", regions = { a = 2, b = 1 } }
        [pieces]
        hero = ["a", "b"]
    """)
    t.p1.expands()
    t.p1.stops()
    t.p1.refused(do="redeploy", tokens={"a": 3, "b": 0})
