"""What a search plays quietly is what a game plays aloud: the same positions, the same luck, the same lists."""

import pytest

import smallworld as sw
from smallworld.bench import play_randomly
from smallworld.bots.playout import Dice, play_out
from smallworld.engine.bits import bits, nth
from smallworld.record.codec import state_to_json

TABLES = [(edition, players, "default") for edition in ("base", "warcraft") for players in (2, 3, 4, 5)]


@pytest.mark.parametrize(("edition", "players", "preset"), [*TABLES, ("warcraft", 4, "teams")])
def test_every_action_leads_quietly_where_it_leads_aloud(edition: str, players: int, preset: str) -> None:
    game = sw.Game.new(edition=edition, players=players, seed="quiet", preset=preset)
    sketch = game.sketch()
    dice = Dice(players)
    while not game.over:
        number = dice.next()
        drawn = sketch.nth(number)  # before the list is made
        legal = game.legal()
        assert sketch.listed() == legal
        assert drawn == legal[number % len(legal)] == sketch.nth(number)
        game.play(drawn)
        sketch.advance(drawn)
        assert state_to_json(sketch.state) == state_to_json(game.state)
    assert sketch.listed() == [] and sketch.play.events == [] and sketch.play.drawn is None


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_a_quiet_playout_is_the_game_that_the_benchmark_plays(edition: str) -> None:
    for seed in range(6):
        loud = play_randomly(4, seed, edition)
        quiet = sw.Game.new(edition=edition, players=4, seed=seed).sketch()
        assert play_out(quiet, seed * 2 + 1) == len(loud.history)
        assert state_to_json(quiet.state) == state_to_json(loud.state)


@pytest.mark.parametrize("preset", ["default", "czech-2009"])
def test_it_plays_by_the_house_rules_too(preset: str) -> None:
    game = sw.Game.new(players=3, seed=4, preset=preset, options={"forced_decline": "when_unable"})
    sketch = game.sketch()
    play_out(sketch, 9)
    dice = Dice(9)
    while not game.over:
        legal = game.legal()
        game.play(legal[dice.next() % len(legal)])
    assert sketch.state.coins == game.scores


def test_a_copy_goes_its_own_way_and_the_game_stays_where_it_was() -> None:
    game = sw.Game.new(players=2, seed=1)
    before = state_to_json(game.state)
    sketch = game.sketch()
    other = sketch.copy()
    other.advance(other.listed()[0])
    assert state_to_json(sketch.state) == before == state_to_json(game.state) != state_to_json(other.state)


def test_the_dice_of_playouts_are_those_of_the_benchmark() -> None:
    factor, offset, mask = 6364136223846793005, 1442695040888963407, (1 << 64) - 1
    for seed in (0, 1, 2**63 + 12345, 2**64 - 1):
        dice, number = Dice(seed), seed
        for _ in range(200):
            number = number * factor + offset & mask
            assert dice.next() == number >> 33


@pytest.mark.parametrize("mask", [0b1, 0b10110, 1 << 61, (1 << 62) - 1, (1 << 90) | 0b101, (1 << 62) | 1])
def test_the_nth_region_of_a_set(mask: int) -> None:
    assert [nth(mask, place) for place in range(len(bits(mask)))] == bits(mask)
