"""Elves: driven out, they lose nobody (B-RACE-ELVES)."""

from catalogue import rule
from table import table


@rule("B-RACE-ELVES-01")
def test_sc_047_elves_lose_nobody() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { b = 1 }, hand = 5 }
        [[seat]]
        active = { race = "elves", power = "forest", regions = { e = 3, g = 1 } }
    """)
    assert t.p1.price("e") == 2 + 3
    t.p1.conquers("e")
    assert t.p2.fled == 3
    assert t.tray("elves") == 11 - 4
    t.p1.stops()
    t.p1.redeploys(b=1, e=5)
    assert t.map == "b1 e5 | g4"


@rule("B-RACE-ELVES-02", "B-LOSS-09")
def test_sc_048_lone_elf() -> None:
    position = """
        step = "conquer"
        [[seat]]
        active = {{ race = "ratmen", power = "hill", regions = {{ c = 1 }}, hand = 3 }}
        [[seat]]
        active = {{ race = "elves", power = "forest", regions = {{ {regions} }} }}
    """
    t = table(position.format(regions="g = 1, e = 2"))
    assert t.p1.price("g") == 2 + 1
    t.p1.conquers("g")
    t.p1.stops()
    t.p1.redeploys(c=1, g=3)
    assert t.map == "c1 g3 | e3"

    t = table(position.format(regions="g = 1"))
    t.p1.conquers("g")
    t.p1.stops()
    t.p1.redeploys(c=1, g=3)
    assert t.map == "c1 g3 | -"
    assert t.p2.hand == 1


@rule("B-RACE-ELVES-02")
def test_a_lone_elf_survives_dragon_and_die() -> None:
    position = """
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "dragon_master", regions = { b = 1 }, hand = 1 }
        [[seat]]
        active = { race = "elves", power = "forest", regions = { e = 1, n = 1 } }
    """
    t = table(position)
    t.p1.uses("dragon", "e")
    t.p1.ends_turn()
    assert t.map == "b1 e1 | n2"

    t = table(position, dice=[2])
    t.p1.tries("e")  # 1 in hand + 2 = 2 + 1
    t.p1.ends_turn()
    assert t.map == "b1 e1 | n2"
    assert t.tray("elves") == 11 - 2


ELF_AND_SORCERER = """
    step = "conquer"
    [[seat]]
    active = { race = "sorcerers", power = "swamp", regions = { b = 1 } }
    [[seat]]
    active = { race = "elves", regions = { e = 1, g = 2 } }
"""


@rule("B-RACE-ELVES-03", "B-RACE-SORCERERS-07")
def test_sc_088_elf_and_sorcerer() -> None:
    t = table(ELF_AND_SORCERER)
    t.p1.uses("sorcery", "e")
    assert t.tray("elves") == 11 - 3 + 1
    t.p1.ends_turn()
    assert t.map == "b1 e1 | g2"


@rule("B-RACE-ELVES-03")
def test_sc_088_elf_kept_from_the_sorcerer() -> None:
    t = table(ELF_AND_SORCERER, elf_vs_sorcerer="kept")
    t.p1.uses("sorcery", "e")
    assert t.p2.fled == 1
    assert t.tray("elves") == 11 - 3
    t.p1.ends_turn()
    assert t.map == "b1 e1 | g3"


@rule("B-RACE-ELVES-04")
def test_declined_elves_are_discarded() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", regions = { b = 1 }, hand = 3 }
        [[seat]]
        declined = { race = "elves", regions = { e = 1, g = 1 } }
    """)
    t.p1.conquers("e")
    assert t.tray("elves") == 11 - 2 + 1
    t.p1.ends_turn()
    assert t.p2.declined == ["elves"]
    assert t.region("g")["tokens"] == 1


@rule("B-RACE-ELVES-05", "B-RACE-ELVES-01", "B-RACE-GHOULS-05")
def test_sc_117_ones_own_ghouls_and_ones_own_elves() -> None:
    t = table("""
        [[seat]]
        active = { race = "elves", power = "hill", regions = { d = 2, n = 1 } }
        declined = { race = "ghouls", regions = { b = 5 } }
    """)
    t.p1.expands()
    t.p1.conquers("d")  # 2 + 2 Elves
    assert t.tray("elves") == 11 - 3 + 1
    assert t.p1.hand == 1
    assert t.map == "n1 / b1 d4 | -"

    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", regions = { b = 1 }, hand = 4 }
        [[seat]]
        active = { race = "elves", power = "hill", regions = { d = 2, n = 1 } }
    """)
    t.p1.conquers("d")  # another player: both Elves survive
    assert t.tray("elves") == 11 - 3
    assert t.p2.fled == 2
