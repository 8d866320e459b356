"""Corners in which an examiner with the catalogue in hand found the game wrong; each as the catalogue has it."""

import smallworld as sw
from catalogue import rule
from islands3 import islands
from table import Table


def survives_writing(t: Table) -> None:
    """The position as text is the same position, with the same choices."""
    again = sw.position(t.game.to_position())
    assert again.to_position() == t.game.to_position()
    assert again.legal() == t.game.legal()


# Beasts


@rule("W-RACE-TAUREN-01", "W-RACE-TAUREN-06", "W-POWER-BEAST-04", "W-POWER-BEAST-05", "W-POWER-INTIM-02")
def test_a_beast_that_is_left_alone_comes_back_as_a_beast() -> None:
    t = islands("""
        step = "conquer"
        turn = 1
        [[seat]]
        active = { race = "tauren", power = "beast_master", regions = { la = 2, ma = 2 } }
        [[seat]]
        active = { race = "trolls", power = "intimidating", regions = { lb = 1 }, hand = 4 }
        [[seat]]
        active = { race = "dwarves", power = "mining", regions = { mb = 9 } }
        [pieces]
        beast = { la = 1 }
    """)
    t.p2.uses("intimidate", "la", to="ma")
    assert t.map == "ma3 | lb1 | mb9"
    assert t.p1.fled == 1
    survives_writing(t)
    t.p2.stops()
    assert t.map.startswith("ma4 | ")
    assert t.where("beast") == "ma"
    assert t.supply("beast") == 0
