"""Ghouls with each power, after their decline (B-RACE-GHOULS, B-X)."""

import pytest

from catalogue import rule
from table import Table, table


def declined_with(power: str, regions: str, pieces: str = "", lost_tribes: str = "") -> Table:
    """Ghouls with this power declined last turn; now they act, before their owner's pick."""
    t = table(f"""
        lost_tribes = {lost_tribes.split()}
        [[column]]
        race = "ratmen"
        power = "flying"
        [[seat]]
        active = {{ race = "ghouls", power = "{power}", regions = {{ {regions} }} }}
        [[seat]]
        active = {{ race = "wizards", regions = {{ i = 1 }} }}
        [pieces]
        {pieces}
    """)
    t.p1.declines()
    t.p2.rests()
    t.p1.musters("ghouls")
    return t


def scored_after(t: Table) -> int:
    """The coins of this turn, when the Ghouls are done and the Ratmen conquer nothing."""
    t.p1.stops()
    t.p1.picks("ratmen")
    t.p1.ends_turn()
    return t.p1.scored


@rule(
    "B-X-GHOULS-ALCHEMIST",
    "B-X-GHOULS-TERRAIN",
    "B-X-GHOULS-MERCHANT",
    "B-X-GHOULS-WEALTHY",
    "B-RACE-GHOULS-16",
)
@pytest.mark.parametrize(
    ("power", "regions"),
    [
        ("alchemist", "a = 2, b = 1"),
        ("forest", "a = 2, d = 1"),
        ("hill", "a = 2, b = 1"),
        ("swamp", "a = 2, j = 1"),
        ("merchant", "a = 2, b = 1"),
        ("wealthy", "a = 2, b = 1"),
    ],
)
def test_no_coins_of_the_old_badge(power: str, regions: str) -> None:
    t = declined_with(power, regions)
    assert t.p1.scored == 2  # in the turn of decline
    assert scored_after(t) == 2


@rule("B-X-GHOULS-PILLAGING")
def test_ghouls_that_once_pillaged_earn_nothing_for_conquests() -> None:
    t = declined_with("pillaging", "a = 4", lost_tribes="b")
    t.p1.conquers("b")
    assert scored_after(t) == 2


@rule("B-X-GHOULS-BERSERK")
def test_ghouls_that_were_berserk_have_only_the_final_attempt() -> None:
    t = declined_with("berserk", "a = 2")
    t.p1.refused(do="roll")
    assert t.p1.may("reinforce") == "b d k"  # with one token in hand


@rule("B-X-GHOULS-BIVOUACKING")
def test_ghouls_that_camped_have_no_encampments() -> None:
    t = declined_with("bivouacking", "a = 2", pieces="encampment = { a = 5 }")
    assert t.where("encampment") == ""
    assert t.region("a")["defence"] == 2 + 1  # one Ghoul is in hand
    t.p1.stops()
    t.p1.picks("ratmen")
    t.p1.stops()
    assert t.decides is t.p2  # no encampment was offered


@rule("B-X-GHOULS-COMMANDO", "B-X-GHOULS-MOUNTED", "B-X-GHOULS-UNDERWORLD", "B-RACE-GHOULS-16")
@pytest.mark.parametrize(("power", "region"), [("commando", "d"), ("mounted", "b"), ("underworld", "j")])
def test_no_discount_of_the_old_badge(power: str, region: str) -> None:
    t = declined_with(power, "a = 4, f = 1")
    assert t.p1.price(region) == 2


@rule("B-X-GHOULS-UNDERWORLD")
def test_no_way_through_the_caverns() -> None:
    t = declined_with("underworld", "j = 4")
    assert t.p1.reach() == "f h k n"  # not g, the other cavern


@rule("B-X-GHOULS-DIPLOMAT")
def test_ghouls_that_were_diplomats_have_no_friends() -> None:
    t = table("""
        [[seat]]
        truce = 1
        active = { race = "ghouls", power = "diplomat", regions = { a = 3 } }
        [[seat]]
        active = { race = "wizards", power = "hill", regions = { b = 6 } }
    """)
    assert t.game.view(None)["seats"][0]["truce_with"] is None  # over at the start of the turn
    t.p1.declines()
    assert t.decides is t.p2  # nobody could be named
    t.p2.expands()
    assert t.p2.why("a") == "ok"


@rule("B-X-GHOULS-DRAGON")
def test_ghouls_without_the_dragon() -> None:
    t = declined_with("dragon_master", "b = 3", pieces='dragon = ["b"]')
    assert t.where("dragon") == ""
    assert t.p1.may("use", "dragon") == ""
    t.p1.refused(do="use", what="dragon", region="c")


@rule("B-X-GHOULS-HEROIC")
def test_ghouls_without_heroes() -> None:
    t = declined_with("heroic", "a = 2, b = 1", pieces='hero = ["a", "b"]')
    assert t.where("hero") == ""
    t.p1.stops()
    t.p1.picks("ratmen")
    t.p1.stops()
    t.p1.redeploys(a=2)
    assert t.decides is t.p2  # no Hero was placed
    assert t.where("hero") == ""


@rule("B-X-GHOULS-FORTIFIED", "B-POWER-FORTIFIED-04", "B-RACE-GHOULS-16")
def test_sc_096_fortified_ghouls() -> None:
    t = table("""
        [[column]]
        race = "ratmen"
        power = "flying"
        [[seat]]
        active = { race = "ghouls", power = "fortified", regions = { a = 3, b = 2 } }
        [[seat]]
        active = { race = "wizards", power = "hill", regions = { k = 1 } }
        [pieces]
        fortress = ["a"]
    """)
    t.p1.declines()
    assert t.map == "- / a3 b2 | k1"
    assert t.where("fortress") == "a"
    assert t.p1.scored == 2
    t.p2.expands()
    assert t.p2.price("a") == 2 + 3 + 1
    t.p2.ends_turn()

    t.p1.musters("ghouls")
    t.p1.stops()
    t.p1.picks("ratmen")
    t.p1.stops()
    t.p1.redeploys(a=3, b=2)
    assert t.decides is t.p2  # no new Fortress
    assert t.where("fortress") == "a"
    assert t.p1.scored == 2
    t.p2.rests()

    t.p1.expands()
    t.p1.abandons("a")
    assert t.where("fortress") == ""


@rule("B-X-GHOULS-FORTIFIED")
def test_a_lost_ghoul_region_loses_its_fortress() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { k = 1 }, hand = 5 }
        [[seat]]
        declined = { race = "ghouls", once = "fortified", regions = { a = 2, b = 1 } }
        [pieces]
        fortress = ["a"]
    """)
    t.p1.conquers("a")  # 2 + 2 + 1
    assert t.where("fortress") == ""
    assert t.supply("fortress") == 6


@rule("B-X-GHOULS-SEAFARING")
def test_ghouls_that_went_to_sea() -> None:
    t = declined_with("seafaring", "S1 = 4")
    assert t.p1.scored == 1
    assert t.p1.reach() == "a k"  # the shore of the sea they hold
    t.p1.conquers("a")
    t.p1.stops()
    t.p1.picks("ratmen")
    t.p1.stops()
    t.p1.redeploys(a=1, S1=3)
    assert t.p1.scored == 1 + 1

    t = declined_with("seafaring", "S1 = 1, n = 3, f = 2")
    assert t.p1.why("S2") == "water"
    assert t.p1.why("L1") == "water"


@rule("B-X-GHOULS-SPIRIT", "B-DECLINE-11", "B-RACE-GHOULS-02")
def test_sc_089_spirit_ghouls() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "hill", regions = { n = 2 } }
        declined = { race = "ghouls", power = "spirit", regions = { a = 3, b = 2 } }
    """)
    t.p1.declines()
    assert t.map == "- / a3 b2 / n1 | -"
    assert t.p1.scored == 2 + 1
    assert t.decides is t.p2  # no Ghoul conquest
    t.p2.rests()
    t.p1.musters("ghouls")
    assert t.p1.hand_of("ghouls") == 3
    t.p1.conquers("d")


@rule("B-X-GHOULS-SPIRIT")
def test_spirit_ghouls_go_on_in_every_expanding_turn() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "hill", regions = { n = 1 } }
        declined = { race = "ghouls", power = "spirit", regions = { a = 6 } }
    """)
    for region in "bk":
        t.p1.expands()
        t.p1.conquers(region)
        t.p1.stops()
        t.p1.stops()
        t.p1.ends_turn()
        t.p2.rests()
    assert t.map.startswith("n1 / a4 b1 k1")


@rule("B-X-GHOULS-STOUT", "B-RACE-GHOULS-01")
def test_stout_ghouls() -> None:
    t = table("""
        [[column]]
        race = "ratmen"
        power = "flying"
        [[seat]]
        active = { race = "ghouls", power = "stout", regions = { a = 3 } }
    """)
    t.p1.expands()
    t.p1.conquers("b")
    t.p1.stops()
    t.p1.redeploys(a=2, b=1)
    assert t.p1.scored == 2
    t.p1.declines()
    assert t.map == "- / a2 b1 | -"  # all three stay
    t.p2.picks(1)
    t.p2.ends_turn()
    t.p1.picks("ratmen")
    assert t.p1.hand_of("ghouls") == 1
    t.p1.tries("d")  # the Ghouls, before the Ratmen
    t.p1.conquers("n")  # and now these
    assert t.map.startswith("n2 / ")


@rule("B-RACE-GHOULS-10", "B-ABANDON-01", "B-REDEPLOY-07")
def test_ghouls_left_alone_stand_where_they_stood() -> None:
    """SC-098 played from the start of the turn: Ghouls that do nothing are not taken in hand."""
    t = table("""
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { a = 6 } }
        declined = { race = "ghouls", regions = { b = 3, d = 1 } }
    """)
    t.p1.expands()
    t.p1.stops()  # the Ghouls do nothing
    assert t.map == "a1 / b3 d1 | -"
    assert t.p1.price("b") == 2 + 3
    t.p1.conquers("b")
    t.p1.ends_turn()
    assert t.map.endswith(" / d3 | -")  # one Ghoul lost, two with the others


@rule("B-RACE-GHOULS-02", "B-ABANDON-01")
def test_ghouls_take_up_their_troops_when_they_first_act() -> None:
    t = table("""
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { n = 2 } }
        declined = { race = "ghouls", regions = { a = 3 } }
    """)
    t.p1.expands()
    assert t.p1.may("conquer") == "b d k"
    assert t.game.explain("b").hand == 2
    t.p1.conquers("b")
    assert t.map == "n2 / a1 b2 | -"
