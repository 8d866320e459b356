"""A position written as text and read again is the same position."""

import random
import tomllib

import pytest

import smallworld as sw
from position_texts import ORCS, same_again, the_same_after_every_action, tokens
from smallworld.content.base.options import PRESETS
from t16 import t16


@pytest.mark.net
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_random_game_can_be_written_and_read(players, preset):
    rng = random.Random(f"{players} {preset}")
    game = sw.Game.new(players=players, preset=preset, seed=players)
    the_same_after_every_action(game, rng)


@pytest.mark.parametrize("race", ["ghouls", "amazons", "halflings", "sorcerers"])
@pytest.mark.parametrize("power", ["bivouacking", "heroic", "stout", "spirit", "berserk", "dragon_master", "diplomat"])
def test_the_busiest_combinations_survive_writing_and_reading(race, power):
    rng = random.Random(f"{race} {power}")
    game = t16(f'[[column]]\nrace = "{race}"\npower = "{power}"\n[[seat]]\n[[seat]]\n[[seat]]\n')
    for _ in range(150):
        game.play(rng.choice(game.legal()))
        same_again(game)
        if game.over:
            break


@pytest.mark.parametrize("power", ["fortified", "stout", "heroic", "bivouacking", "spirit"])
def test_a_race_that_is_gone_since_its_conquests_is_remembered(power):
    game = t16(
        f"""
        dice = [1]
        [[seat]]
        active = {{ race = "orcs", power = "{power}", regions = {{ a = 7 }} }}
        declined = {{ race = "ghouls", regions = {{ b = 1 }} }}
        [[seat]]
        active = {{ race = "elves", regions = {{ e = 2, g = 1 }} }}
        """
    )
    game.play([{"do": "expand"}, {"do": "abandon", "region": "b"}, {"do": "reinforce", "region": "b"}])
    same_again(game)
    game.play({"do": "conquer", "region": "b"})
    assert not game.view(0)["seats"][0]["declined"]
    same_again(game)
    while game.state.seat == 0:
        late = [action for action in game.legal() if action.do == "decline"]
        game.play(late[0] if late else game.legal()[-1])
        same_again(game)


def test_a_game_goes_on_from_its_text_as_it_would_have():
    game = sw.Game.new(players=3, seed=1)
    rng = random.Random(5)
    for _ in range(60):
        game.play(rng.choice(game.legal()))
    again = sw.position(game.to_position())
    while not game.over:
        assert again.legal() == game.legal()
        actions = [action for action in game.legal() if action.do not in ("reinforce", "roll")]
        action = rng.choice(actions)
        game.play(action)
        again.play(action)
    assert again.scores == game.scores


def test_a_short_text_stays_short():
    text = t16(f'step = "conquer"\n{ORCS}').to_position()
    assert text.splitlines()[:3] == ["players = 2", 'step = "conquer"', ""]
    assert "column" not in text and "stacks" not in text and "supply" not in text
    assert tomllib.loads(text)["seat"][0] == {
        "coins": 5,
        "active": {"race": "orcs", "power": "hill", "regions": {"a": 1}, "hand": 4},
    }


def test_a_made_up_board_keeps_its_name_rounds_and_drawing():
    game = sw.position(
        """
        [map]
        key = "shores"
        name = "Two shores"
        players = [2, 3]
        rounds = 3
        low = "farmland edge native : high"
        high = "mountain edge mine cavern : low : 400 250"
        """
    )
    assert game.state.rounds == 3 and tokens(game) == {"low": 1}
    assert game.state.board.regions[1].centre == (400, 250)
    same_again(game)
