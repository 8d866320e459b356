"""The die, losses, redeployment (W-CONQ-12 to -21, W-TURN-07)."""

import pytest

from catalogue import rule
from islands3 import islands
from table import Table


@rule("W-CONQ-12", "W-CONQ-04")
def test_wc_024_which_regions_may_be_tried_with_the_die() -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "mining", regions = { la = 1 }, hand = 1 }
        [[seat]]
        active = { race = "humans", regions = { lb = 1, le = 1 } }
        """,
        murlocs="sc mh",
    )
    assert t.p1.price("lb") == 2 + 1  # short 2
    assert t.p1.price("le") == 2 + 1 + 1  # mountain, token; short 3
    assert t.p1.price("sc") == 2 + 1 + 1  # murloc, travel; short 3
    assert t.p1.price("mh") == 2 + 1 + 1 + 1  # mountain, murloc, travel; short 4
    tried = t.p1.may("reinforce").split()
    assert set(tried) >= {"lb", "le", "sc"}
    assert t.p1.refused(do="reinforce", region="mh") == "too_few_tokens"
    assert t.p1.refused(do="reinforce", region="lc") == "not_adjacent"


@rule("W-CONQ-12")
@pytest.mark.parametrize("roll", [0, 1, 2, 3])
def test_wc_025_success_and_failure(roll: int) -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "mining", regions = { la = 1 }, hand = 2 }
        """,
        dice=[roll],
        murlocs="sc",
    )
    assert t.p1.price("sc") == 2 + 1 + 1  # murloc, travel
    t.p1.tries("sc")
    if roll >= 4 - 2:
        assert t.murlocs == ""
        t.p1.redeploys(la=1, sc=2)
        assert t.map == "sc2 la1 | -"
        assert t.p1.scored == 2
    else:
        assert t.murlocs == "sc"
        assert t.map == "la3 | -"
        assert t.p1.scored == 1
    assert t.decides is t.p2  # either way the conquests are over


@rule("W-CONQ-13", "W-DECL-09")
def test_wc_026_a_first_conquest_that_fails() -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "mining", hand = 2 }
        """,
        dice=[0, 1],
    )
    assert t.p1.price("la") == 2 + 1  # travel
    t.p1.tries("la")
    assert t.p1.hand == 2
    assert t.p1.scored == 0
    t.p2.rests()
    assert t.p1.verbs == "expand decline"
    t.p1.expands()
    t.p1.tries("la")
    assert t.map.startswith("la2 |")


@rule("W-CONQ-14", "W-CONQ-21", "W-TURN-07", "W-RACE-TROLL-01", "W-SCORE-06")
def test_wc_027_ordinary_loss() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "swamp_walker", regions = { lc = 1 }, hand = 5 }
        [[seat]]
        active = { race = "kobolds", power = "explorer", regions = { lf = 3, lh = 1, sa = 1 } }
    """)
    assert t.p1.price("lf") == 2 + 3 - 1
    t.p1.conquers("lf")
    assert t.p1.hand == 5 - 4
    assert (t.p2.fled, t.tray("kobolds")) == (2, 11 - 4)
    t.p1.stops()
    t.p1.redeploys(lc=1, lf=5)
    assert t.p1.scored == 2  # Kobolds are neutral
    assert t.decides is t.p2  # only now
    t.p2.redeploys(lh=2, sa=2)
    assert t.map == "lc1 lf5 | sa2 lh2"


@rule("W-CONQ-14", "W-CONQ-15", "W-DECL-07", "W-SCORE-04")
def test_wc_028_lone_declined_and_murloc_defenders() -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "farmer", regions = { lf = 1 }, hand = 8 }
        [[seat]]
        active = { race = "humans", regions = { lc = 1, sa = 2 } }
        [[seat]]
        declined = { race = "tauren", regions = { li = 2 } }
        """,
        murlocs="lg",
    )
    assert t.p1.price("lc") == 2 + 1 - 1
    assert t.p1.price("li") == 2 + 2 - 1
    assert t.p1.price("lg") == 2 + 1 - 1
    t.p1.conquers("lc", "li", "lg")
    assert t.p1.hand == 8 - 2 - 3 - 2
    assert (t.tray("humans"), t.tray("tauren"), t.murlocs) == (10 - 2, 16, "")
    assert (t.p2.fled, t.p3.fled) == (0, 0)
    t.p1.ends_turn()
    assert t.p1.scored == 4 + 1 + 1  # regions, fields lf, faction (Humans)
    assert t.decides is t.p2 and t.p2.verbs == "expand decline"  # nothing to redeploy


@rule("W-CONQ-21", "W-CONQ-03", "W-DECL-09")
def test_wc_029_driven_off_the_boards() -> None:
    def played() -> Table:
        t = islands("""
            step = "conquer"
            [[seat]]
            active = { race = "trolls", power = "mining", regions = { lc = 1 }, hand = 4 }
            [[seat]]
            active = { race = "dwarves", power = "explorer", regions = { lf = 3 } }
        """)
        assert t.p1.price("lf") == 2 + 3 - 1
        t.p1.conquers("lf")
        assert t.tray("dwarves") == 10 - 2
        t.p1.ends_turn()
        assert t.p1.scored == 2 + 1 + 1  # lc lf, cavern lc, faction
        assert t.p2.hand == 2
        return t

    t = played()
    t.p2.expands()
    assert t.p2.price("lh") == 2 + 1 + 1 - 2  # mountain, travel, Dwarves
    assert t.p2.refused(do="conquer", region="le") == "not_border"
    t.p2.conquers("lh")
    assert t.p2.hand == 0

    t = played()
    t.p2.declines()
    assert t.tray("dwarves") == 10
    assert (t.p2.active, t.p2.declined) == (None, [])
    assert t.p2.scored == 0


@rule("W-TURN-07", "W-SCORE-02", "W-SCORE-03", "W-SCORE-04", "W-POWER-ENRAGED-01")
def test_wc_030_two_opponents_redeploy() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        coins = 10
        active = { race = "trolls", power = "enraged", regions = { lb = 1 }, hand = 9 }
        [[seat]]
        active = { race = "dwarves", regions = { lf = 2, sd = 1 } }
        [[seat]]
        active = { race = "humans", regions = { lc = 2, sa = 1 } }
    """)
    assert t.p1.prices("lc lf") == [2 + 2 - 1, 2 + 2 - 1]
    t.p1.conquers("lc", "lf")
    assert t.p1.hand == 9 - 3 - 3
    assert t.p1.coins == 10  # nothing before the scoring step
    t.p1.ends_turn()
    assert t.p1.scored == 3 + (2 + 2) + 2  # regions, Enraged, faction (Dwarves, Humans)
    assert t.p1.coins == 10 + 9
    placed = [(e["player"], e["region"]) for e in t.events("tokens_deployed") if e["player"] > 0]
    assert placed == [(1, "sd"), (2, "sa")]  # clockwise, although the Humans were hit first
    assert t.map.endswith(" | sd2 | sa2")
