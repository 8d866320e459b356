"""Powers that pay: Enraged, Explorer, Fishing, the terrains (W-POWER), played on the test islands."""

import pytest

from catalogue import rule
from islands3 import islands


@rule("W-POWER-ENRAGED-01")
def test_wc_094_enraged() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "enraged", regions = { lb = 1 }, hand = 9 }
        [[seat]]
        active = { race = "naga", regions = { lf = 3 } }
        [[seat]]
        declined = { race = "tauren", regions = { la = 2 } }
    """)
    assert t.p1.price("lf") == 2 + 3
    assert t.p1.price("la") == 2 + 2
    t.p1.conquers("lf", "la")
    assert t.p1.hand == 9 - 5 - 4
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 3 + 2


@rule("W-POWER-ENRAGED-01")
@pytest.mark.parametrize(
    ("power", "tokens", "piece", "bonus"),
    [
        ("garrisoned", 1, "fort", 0),  # mountain and fort are no tokens
        ("beast_master", 2, "beast", 2),
        ("championing", 1, "champion", 2),
    ],
)
def test_wc_094_what_counts_as_a_token(power: str, tokens: int, piece: str, bonus: int) -> None:
    t = islands(f"""
        step = "conquer"
        [[seat]]
        active = {{ race = "orcs", power = "enraged", regions = {{ lb = 1 }}, hand = 9 }}
        [[seat]]
        active = {{ race = "kobolds", power = "{power}", regions = {{ le = {tokens} }} }}
        [pieces]
        {piece} = {{ le = 1 }}
    """)
    t.p1.conquers("le")
    t.p1.ends_turn()
    assert t.p1.scored == 2 + bonus


@rule("W-POWER-ENRAGED-01")
def test_wc_094_murlocs_enrage_nobody() -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "enraged", regions = { lb = 1 }, hand = 9 }
        """,
        murlocs="le",
    )
    t.p1.conquers("le")
    t.p1.ends_turn()
    assert t.p1.scored == 2


@rule("W-POWER-EXPLORER-01", "W-DECL-06")
def test_wc_095_explorer() -> None:
    t = islands("""
        [[seat]]
        active = { race = "trolls", power = "explorer", regions = { la = 1, lb = 1, ma = 1, sa = 1 } }
    """)
    t.p1.rests()
    assert t.p1.scored == 4 + 3
    t.p2.rests()
    t.p1.declines()
    assert t.p1.scored == 4


@rule("W-POWER-TERRAIN-01")
@pytest.mark.parametrize(
    ("power", "bonus"),
    [
        ("farmer", 2),  # ld lf
        ("herbalist", 2),  # lc li
        ("ranger", 1),  # lg
        ("swamp_walker", 1),  # lb
        ("mountaineer", 1),  # le
        ("mining", 2),  # lc le
    ],
)
def test_wc_096_six_terrain_powers(power: str, bonus: int) -> None:
    t = islands(f"""
        [[seat]]
        [seat.active]
        race = "trolls"
        power = "{power}"
        regions = {{ lb = 1, lc = 1, ld = 1, le = 1, lf = 1, lg = 1, li = 1 }}
    """)
    t.p1.rests()
    assert t.p1.scored == 7 + bonus


@rule("W-POWER-FISH-01")
def test_wc_097_fishing() -> None:
    t = islands("""
        [[seat]]
        active = { race = "orcs", power = "fishing", regions = { la = 1, ld = 1, lg = 1, me = 1, mg = 1 } }
    """)
    t.p1.rests()
    assert t.p1.scored == 5 + 4  # not for la at the edge of the island
