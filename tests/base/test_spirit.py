"""Spirit: a declined race beside the declined race (B-POWER-SPIRIT)."""

from catalogue import rule
from table import table


@rule("B-POWER-SPIRIT-01", "B-POWER-SPIRIT-02", "B-POWER-SPIRIT-04", "B-POWER-SPIRIT-06", "B-DECLINE-03")
def test_sc_081_spirit() -> None:
    t = table("""
        [[seat]]
        active = { race = "elves", power = "spirit", regions = { a = 2, b = 1 } }
        declined = { race = "trolls", regions = { i = 1, n = 1 } }
        [pieces]
        lair = ["i", "n"]
    """)
    t.p1.declines()
    assert t.map == "- / i1 n1 / a1 b1 | -"
    assert t.p1.declined == ["trolls", "elves/spirit"]
    assert t.p1.scored == 2 + 2

    t = table("""
        [[seat]]
        active = { race = "humans", power = "hill", regions = { d = 2, e = 1 } }
        [[seat.declined]]
        race = "trolls"
        regions = { i = 1, n = 1 }
        [[seat.declined]]
        race = "elves"
        power = "spirit"
        regions = { a = 1, b = 1 }
        [pieces]
        lair = ["i", "n"]
    """)
    t.p1.declines()
    assert t.map == "- / a1 b1 / d1 e1 | -"
    assert t.p1.declined == ["elves/spirit", "humans"]
    assert t.where("lair") == ""
    assert t.tray("trolls") == 10
    assert t.p1.scored == 2 + 2


@rule("B-POWER-SPIRIT-02", "B-POWER-SPIRIT-03", "B-POWER-SPIRIT-06")
def test_spirits_outlast_one_race_after_another() -> None:
    t = table("""
        [[column]]
        race = "humans"
        power = "hill"
        [[column]]
        race = "orcs"
        power = "forest"
        [[seat]]
        declined = { race = "elves", power = "spirit", regions = { a = 1, b = 1 } }
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { m = 1 } }
    """)
    for race in ("humans", "orcs"):
        t.p1.picks(race)
        t.p1.conquers("n")
        t.p1.ends_turn()
        t.p2.rests()
        t.p1.declines()
        t.p2.rests()
        assert t.map == "- / a1 b1 / n1 | m1"
        assert t.p1.declined == ["elves/spirit", race]


@rule("B-POWER-SPIRIT-03", "B-POWER-SPIRIT-05", "B-LOSS-12")
def test_spirits_leave_token_by_token() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { d = 1 }, hand = 6 }
        [[seat]]
        declined = { race = "elves", power = "spirit", regions = { a = 1, b = 1 } }
    """)
    t.p1.conquers("a")
    assert t.p2.declined == ["elves/spirit"]
    assert t.stacks["discarded_powers"] == []
    t.p1.conquers("b")
    assert t.p2.declined == []
    assert t.stacks["discarded_powers"] == ["spirit"]
    assert t.banners[-1] == "elves"
    assert t.tray("elves") == 11


@rule("B-DECLINE-09", "B-POWER-SPIRIT-01", "B-POWER-SPIRIT-05")
def test_sc_110_a_spirit_race_without_a_token() -> None:
    t = table("""
        [[seat]]
        active = { race = "elves", power = "spirit" }
        declined = { race = "trolls", regions = { i = 1, n = 1 } }
        [pieces]
        lair = ["i", "n"]
    """)
    t.p1.declines()
    assert t.map == "- / i1 n1 | -"
    assert t.where("lair") == "i n"
    assert t.p1.declined == ["trolls"]
    assert t.banners[-1] == "elves"
    assert t.stacks["discarded_powers"] == ["spirit"]
    assert t.p1.scored == 2


@rule("B-POWER-SPIRIT-01", "B-DECLINE-03", "B-DECLINE-10", "B-DECLINE-11", "B-REDEPLOY-06")
def test_sc_109_a_spirit_race_declines_beside_ghouls() -> None:
    t = table("""
        [[seat]]
        active = { race = "elves", power = "spirit", regions = { n = 2, i = 1 } }
        declined = { race = "ghouls", regions = { a = 3, b = 2 } }
    """)
    t.p1.declines()
    assert t.map == "- / a3 b2 / i1 n1 | -"
    assert t.p1.scored == 4
    assert t.decides is t.p2  # no Ghoul conquest, no redeployment
    t.p2.rests()
    t.p1.musters("ghouls")
    assert t.p1.hand_of("ghouls") == 3
