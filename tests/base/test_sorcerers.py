"""Sorcerers: a lone enemy becomes a Sorcerer (B-RACE-SORCERERS)."""

import pytest

from catalogue import rule
from table import table

THREE = """
    step = "conquer"
    [[seat]]
    active = { race = "sorcerers", power = "hill", regions = { b = 1 }, hand = 2 }
    [[seat]]
    active = { race = "humans", regions = { c = 1, e = 1 } }
    [[seat]]
    active = { race = "trolls", regions = { g = 1 } }
    [pieces]
    lair = ["g"]
"""


@rule(
    "B-RACE-SORCERERS-01",
    "B-RACE-SORCERERS-02",
    "B-RACE-SORCERERS-03",
    "B-RACE-SORCERERS-06",
    "B-RACE-SORCERERS-07",
)
def test_sc_058_sorcery_once_per_opponent() -> None:
    t = table(THREE)
    assert t.tray("sorcerers") == 18 - 3
    assert t.p1.may("use", "sorcery") == "c e"  # g is not adjacent yet
    t.p1.uses("sorcery", "c")
    assert t.map == "b1 c1 | e1 | g1"
    assert t.tray("humans") == 10 - 2 + 1
    assert t.tray("sorcerers") == 14
    assert t.p1.hand == 2
    assert t.region("c")["defence"] == 2 + 1 + 1  # the mountain stays

    t.p1.refused(do="use", what="sorcery", region="e")  # the Humans were hit already
    assert t.p1.may("use", "sorcery") == "g"
    t.p1.uses("sorcery", "g")
    assert t.map == "b1 c1 g1 | e1 | -"
    assert t.where("lair") == ""
    assert t.tray("trolls") == 10
    assert t.tray("sorcerers") == 13
    assert t.p1.hand == 2


@rule("B-RACE-SORCERERS-01")
def test_sc_059_sorcery_once_per_turn() -> None:
    t = table(THREE, sorcerers_once="per_turn")
    t.p1.uses("sorcery", "c")
    assert t.p1.may("use", "sorcery") == ""
    t.p1.refused(do="use", what="sorcery", region="g")


@rule("B-RACE-SORCERERS-01")
@pytest.mark.parametrize("once", ["per_opponent", "per_turn"])
def test_the_next_turn_sorcery_is_there_again(once: str) -> None:
    t = table(THREE, sorcerers_once=once)
    t.p1.uses("sorcery", "c")
    t.p1.ends_turn()
    t.p2.rests()
    t.p3.rests()
    t.p1.expands()
    assert t.p1.may("use", "sorcery") == "e g"


@rule("B-RACE-SORCERERS-02", "B-RACE-SORCERERS-04", "B-RACE-SORCERERS-05", "B-RACE-SORCERERS-06")
def test_sc_060_what_sorcery_cannot_do() -> None:
    t = table("""
        step = "conquer"
        lost_tribes = ["e"]
        [[seat]]
        active = { race = "sorcerers", power = "hill", regions = { b = 1, c = 1 } }
        [[seat]]
        active = { race = "humans", regions = { a = 2, n = 1 } }
        declined = { race = "elves", regions = { d = 1 } }
        [[seat]]
        active = { race = "orcs", power = "bivouacking", regions = { g = 1 } }
        [[seat]]
        active = { race = "giants", power = "heroic", regions = { i = 1 } }
        [pieces]
        encampment = { g = 1 }
        hero = ["i"]
    """)
    # two tokens, not adjacent, declined, Lost Tribe, Encampment, Hero
    assert t.p1.may("use", "sorcery") == ""
    for region in "andegi":
        t.p1.refused(do="use", what="sorcery", region=region)


@rule("B-RACE-SORCERERS-02", "B-RACE-SORCERERS-05")
def test_sorcery_spares_ones_own_tokens() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "sorcerers", power = "hill", regions = { b = 1 }, hand = 3 }
        declined = { race = "elves", regions = { d = 1 } }
        [[seat]]
        active = { race = "humans", regions = { e = 1 } }
    """)
    assert t.p1.may("use", "sorcery") == "e"  # neither b nor d


@rule("B-RACE-SORCERERS-03", "B-X-SORCERERS-FORTIFIED")
def test_a_fortress_gives_no_protection_and_is_removed() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "sorcerers", power = "hill", regions = { b = 1 } }
        [[seat]]
        active = { race = "humans", power = "fortified", regions = { c = 1, n = 1 } }
        [pieces]
        fortress = ["c"]
    """)
    t.p1.uses("sorcery", "c")
    assert t.where("fortress") == ""
    assert t.supply("fortress") == 6
    assert t.map == "b1 c1 | n1"


@rule("B-RACE-SORCERERS-04")
def test_the_dragon_protects_from_sorcery() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "sorcerers", power = "hill", regions = { b = 1 } }
        [[seat]]
        active = { race = "humans", power = "dragon_master", regions = { c = 1, e = 1 } }
        [pieces]
        dragon = ["c"]
    """)
    assert t.p1.may("use", "sorcery") == "e"


@rule("B-RACE-SORCERERS-06")
def test_sorcery_is_no_first_conquest() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "sorcerers", power = "hill", hand = 9 }
        [[seat]]
        active = { race = "humans", regions = { a = 1 } }
    """)
    assert "a" in t.p1.may("conquer")
    assert t.p1.may("use", "sorcery") == ""
    t.p1.conquers("b")
    assert t.p1.may("use", "sorcery") == "a"


@rule("B-RACE-SORCERERS-08", "B-RACE-SORCERERS-12")
def test_without_a_sorcerer_in_the_tray_there_is_no_sorcery() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "sorcerers", power = "hill", regions = { b = 1 }, hand = 16 }
        [[seat]]
        active = { race = "humans", regions = { c = 1 } }
        [[seat]]
        active = { race = "orcs", regions = { e = 1 } }
    """)
    assert t.tray("sorcerers") == 18 - 17
    t.p1.uses("sorcery", "c")
    assert t.tray("sorcerers") == 0  # all 18 are in play
    assert t.p1.may("use", "sorcery") == ""


EMPTY_HANDED = """
    step = "conquer"
    [[seat]]
    active = {{ race = "sorcerers", power = "hill", regions = {{ b = 1 }}, hand = {hand} }}
    [[seat]]
    active = {{ race = "humans", regions = {{ c = 1 }} }}
"""


@rule("B-RACE-SORCERERS-09", "B-CONQ-10")
def test_sorcery_needs_no_token_in_hand() -> None:
    t = table(EMPTY_HANDED.format(hand=0))
    assert t.p1.may("conquer") == ""
    t.p1.uses("sorcery", "c")
    assert t.map == "b1 c1 | -"


@rule("B-RACE-SORCERERS-09", "B-CONQ-10")
def test_sorcery_that_needs_a_token_in_hand_does_not_use_it() -> None:
    t = table(EMPTY_HANDED.format(hand=0), sorcery_needs_hand="yes")
    assert t.p1.may("use", "sorcery") == ""
    t = table(EMPTY_HANDED.format(hand=1), sorcery_needs_hand="yes")
    t.p1.uses("sorcery", "c")
    assert t.map == "b1 c1 | -"
    assert t.p1.hand == 1


@rule("B-RACE-SORCERERS-10")
def test_sorcery_at_any_point_among_the_conquests() -> None:
    t = table(THREE.replace("hand = 2", "hand = 4"))
    t.p1.conquers("a")
    t.p1.uses("sorcery", "c")
    t.p1.conquers("d")
    t.p1.uses("sorcery", "g")
    assert t.map == "a2 b1 c1 d2 g1 | e1 | -"


@rule("B-RACE-SORCERERS-10", "B-DIE-07")
@pytest.mark.parametrize("face", [0, 3])
def test_no_sorcery_after_the_die(face: int) -> None:
    t = table(THREE.replace("hand = 2", "hand = 1"), dice=[face])
    assert t.p1.may("use", "sorcery") == "c e"
    t.p1.tries("a")
    assert t.p1.may("use", "sorcery") == ""
    t.p1.ends_turn()
    assert t.map.endswith("| c1 e1 | g1")


@rule("B-RACE-SORCERERS-11", "B-X-SEAFARING-SORCERERS")
def test_no_sorcery_on_water() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "sorcerers", power = "hill", regions = { a = 1, e = 1 }, hand = 5 }
        [[seat]]
        active = { race = "humans", power = "seafaring", regions = { S1 = 1, L1 = 1, b = 1 } }
    """)
    assert t.p1.may("use", "sorcery") == "b"


@rule("B-RACE-SORCERERS-11", "B-X-SEAFARING-SORCERERS")
@pytest.mark.parametrize(
    ("mine", "his", "lakes", "sorcery"),
    [
        ("seafaring", "flying", "allowed", "L1"),
        ("flying", "seafaring", "allowed", "L1"),
        ("hill", "seafaring", "allowed", ""),
        ("flying", "seafaring", "forbidden", ""),
    ],
)
def test_sorcery_on_the_lake(mine: str, his: str, lakes: str, sorcery: str) -> None:
    t = table(
        f"""
        step = "conquer"
        [[seat]]
        active = {{ race = "sorcerers", power = "{mine}", regions = {{ e = 1 }} }}
        [[seat]]
        active = {{ race = "humans", power = "{his}", regions = {{ L1 = 1 }} }}
        """,
        flying_lakes=lakes,
    )
    assert t.p1.may("use", "sorcery") == sorcery


@rule("B-RACE-SORCERERS-12")
def test_the_new_sorcerer_stays_for_good() -> None:
    t = table(EMPTY_HANDED.format(hand=0))
    t.p1.uses("sorcery", "c")
    t.p1.ends_turn()
    t.p2.rests()
    t.p1.expands()
    t.p1.abandons("c")
    assert t.p1.hand == 1  # ready for conquest like any other
    assert t.tray("sorcerers") == 18 - 2


@rule("B-RACE-SORCERERS-01")
def test_declined_sorcerers_cast_nothing() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", regions = { a = 1 }, hand = 3 }
        declined = { race = "sorcerers", regions = { b = 1 } }
        [[seat]]
        active = { race = "humans", regions = { d = 1, c = 1 } }
    """)
    assert t.p1.may("use", "sorcery") == ""


@pytest.mark.parametrize(("flying_range", "spots"), [("anywhere", "b d"), ("non_adjacent", "")])
def test_flying_that_skips_the_neighbours_leaves_no_sorcery_that_needs_them(flying_range: str, spots: str) -> None:
    t = table(
        """
        step = "conquer"
        [[seat]]
        active = { race = "sorcerers", power = "flying", regions = { a = 1 }, hand = 2 }
        [[seat]]
        active = { race = "humans", regions = { b = 1, d = 1, n = 1 } }
        """,
        flying_sorcerers="adjacent",
        flying_range=flying_range,
    )
    offers = [t.game.action_json(action) for action in t.game.legal()]
    assert " ".join(offer["region"] for offer in offers if offer.get("what") == "sorcery") == spots
