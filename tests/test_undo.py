"""What a player may take back: their own actions of this turn, until a die is rolled or something revealed (I-26)."""

import pytest

import smallworld as sw
from t16 import t16


def orcs(dice: str = "") -> sw.Game:
    """Orcs in a with five tokens in hand, about to conquer."""
    return t16(
        f"""
        step = "conquer"
        {dice}
        [[seat]]
        active = {{ race = "orcs", power = "hill", regions = {{ a = 1 }}, hand = 5 }}
        [[seat]]
        active = {{ race = "humans", power = "swamp", regions = {{ d = 3 }} }}
        """
    )


def refused(game: sw.Game) -> bool:
    """Is there nothing to take back?"""
    with pytest.raises(sw.Illegal) as refusal:
        game.undo()
    return refusal.value.code == "cannot_undo" and not game.can_undo


def test_conquests_are_taken_back_one_by_one():
    game = orcs()
    before = game.view(0)
    game.play([{"do": "conquer", "region": "b"}, {"do": "conquer", "region": "c"}])
    game.undo()
    game.undo()
    assert game.view(0) == before
    assert refused(game)


def test_a_die_that_fell_is_not_taken_back():
    game = orcs("dice = [3]")
    game.play([{"do": "conquer", "region": "b"}, {"do": "reinforce", "region": "d"}])
    assert refused(game)


def test_the_turn_of_another_is_not_taken_back():
    game = orcs()
    game.play([{"do": "conquer", "region": "b"}, {"do": "end"}])
    while game.decider == 0:
        game.play(game.legal()[0])
    assert refused(game)
