"""What a player may take back: their own actions of this turn, until a die is rolled or something revealed (I-26)."""

import pytest

import smallworld as sw
from t16 import t16


def orcs(dice: str = "", power: str = "hill") -> sw.Game:
    """Orcs in a with five tokens in hand, about to conquer."""
    return t16(
        f"""
        step = "conquer"
        {dice}
        [[seat]]
        active = {{ race = "orcs", power = "{power}", regions = {{ a = 1 }}, hand = 5 }}
        [[seat]]
        active = {{ race = "humans", power = "swamp", regions = {{ d = 3 }} }}
        """
    )


def refused(game: sw.Game) -> bool:
    """Is there nothing to take back?"""
    with pytest.raises(sw.Illegal) as refusal:
        game.undo()
    return refusal.value.code == "cannot_undo" and not game.can_undo


TAKE_B, TAKE_C = {"do": "conquer", "region": "b"}, {"do": "conquer", "region": "c"}


def test_conquests_are_taken_back_one_by_one():
    game = orcs()
    before = game.view(0)
    game.play(TAKE_B)
    between = game.view(0)
    game.play(TAKE_C)
    game.undo()
    assert game.view(0) == between
    game.undo()
    assert game.view(0) == before
    assert refused(game)


def test_a_list_is_taken_back_whole_as_it_was_played():
    game = orcs()
    before = game.view(0)
    game.play([TAKE_B, TAKE_C])
    game.undo()
    assert game.view(0) == before
    assert refused(game)


def test_of_a_list_too_a_single_action_can_be_taken_back():
    game, other = orcs(), orcs()
    game.play([TAKE_B, TAKE_C])
    other.play(TAKE_B)
    game.undo(single=True)
    assert game.view(0) == other.view(0)
    game.undo()
    assert not game.history


def test_what_was_played_before_a_list_stays():
    game = orcs()
    game.play(TAKE_B)
    game.play([TAKE_C])
    game.play([])
    game.undo()
    assert [game.action_json(action) for action in game.history] == [TAKE_B]


def test_a_list_with_a_whole_answer_in_it_is_one():
    game = orcs(power="bivouacking")
    before = game.view(0)
    game.play([TAKE_B, {"do": "end"}, {"do": "redeploy", "tokens": {"a": 3, "b": 3}}])
    assert game.view(0)["step"] == "place"
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
