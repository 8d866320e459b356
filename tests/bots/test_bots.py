"""The bots play by the rules, see no secrets, and the greedy one is worth playing against."""

import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import smallworld as sw
from other_worlds import decisions_alike
from quick_bots import QUICK_BOTS
from smallworld.bots import NoSuchBot, make_bot
from smallworld.bots.arena import Series, play_game
from smallworld.content.base.options import PRESETS
from smallworld.content.editions import EDITIONS
from smallworld.engine.actions import ABANDON
from smallworld.lab.contest import Contest, play_set
from smallworld.record.journal import state_hash

CUSTOM = Path(sw.__file__).parent / "content" / "custom"


def played(bots: list[str], seed: str, **setup: Any) -> sw.Game:
    """A whole game; every decision goes through the door that refuses illegal ones."""
    game = sw.Game.new(players=len(bots), seed=seed, **setup)
    players = [make_bot(name, seed, seat) for seat, name in enumerate(bots)]
    while not game.over:
        game.play(players[game.state.decider].decide(game))
    return game


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 5])
def test_bots_play_every_preset_to_the_end(preset: str, players: int) -> None:
    game = played((["greedy:v2", "random"] * 3)[:players], f"{preset}", preset=preset)
    assert len(game.scores) == players


def test_bots_play_home_made_banners_and_boards() -> None:
    banners = [(CUSTOM / name).read_text() for name in ("bakers.toml", "gilded.toml")]
    board = (CUSTOM / "two_valleys.toml").read_text()
    game = played(["greedy", "random", "greedy:v2"], "home", custom=banners, custom_board=board)
    assert game.over


@pytest.mark.thinking
def test_the_same_seed_is_the_same_bot() -> None:
    bots = ["greedy", "random", "greedy:v2"]
    assert state_hash(played(bots, "again").state) == state_hash(played(bots, "again").state)
    assert state_hash(played(bots, "again").state) != state_hash(played(bots, "other").state)


def test_greedy_beats_three_random_bots() -> None:
    series = Series(("greedy:v2", "random", "random", "random"), seed="paired")
    results = [play_game(series, number) for number in range(12)]
    won = [result for result in results if [result.bots[seat] for seat in result.winners] == ["greedy:v2"]]
    assert len(won) >= 11


@pytest.mark.parametrize(
    ("edition", "scores", "game"),
    [("base", [101, 87, 65], "ac8ce8ee99639582"), ("warcraft", [76, 75, 101], "39a8f9e10fee16fa")],
)
def test_the_first_greedy_plays_as_it_always_did(edition: str, scores: list[int], game: str) -> None:
    """It is what others are measured by."""
    result = play_game(Series(("greedy:v1",), edition, 3, seed="frozen", recorded=True), 0)
    assert result.scores == scores
    assert sha256("".join(result.record[1:]).encode()).hexdigest()[:16] == game


def test_every_version_of_greedy_plays_its_own_game() -> None:
    histories = [played([name] * 2, "new").history for name in ("greedy:v1", "greedy:v2", "greedy")]
    assert histories[0] != histories[1] != histories[2] != histories[0]


@pytest.mark.thinking
@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_is_clearly_better_than_it_was(edition: str) -> None:
    """It wins about nine games of ten in base, eight in Warcraft."""
    contest = Contest(("greedy", "greedy:v1"), edition, seed="better")
    games = [game for number in range(6) for game in play_set(contest, number).games]
    assert sum(game.share(0) for game in games) >= 7


@pytest.mark.thinking
def test_greedy_never_abandons_a_region_of_its_own_will() -> None:
    for number in range(4):
        game = played(["greedy" if number == 0 else "greedy:v2"] * 3, f"keeps:{number}")
        assert not [action for action in game.history if action.do == ABANDON]


@pytest.mark.parametrize("name", QUICK_BOTS)
def test_a_bot_leaves_the_real_game_alone(name: str) -> None:
    game = sw.Game.new(players=3, seed="alone")
    bot = make_bot(name, "alone", 0)
    while game.state.round < 4:
        before = state_hash(game.state), len(game.history)
        action = bot.decide(game)
        assert (state_hash(game.state), len(game.history)) == before
        game.play(action)


def test_two_worlds_that_differ_in_a_secret_look_alike_to_a_bot() -> None:
    assert decisions_alike(sw.Game.new(players=3, seed="secret")) > 100


def test_what_is_imagined_keeps_what_is_seen() -> None:
    game = sw.Game.new(players=2, seed="seen")
    for _ in range(60):
        game.play(make_bot("random", "seen", game.state.decider).decide(game))
    seat = game.state.decider
    sample = game.imagined(seat, make_bot("random", 1, 0).random)
    assert sample.view(seat) == game.view(seat)
    assert sample.legal() == game.legal()
    assert sample.history == [] and sample.origin.race_stack == sample.state.race_stack


def test_an_unknown_bot_is_refused_with_the_nearest() -> None:
    with pytest.raises(NoSuchBot, match="Did you mean 'greedy'"):
        make_bot("gredy", 1, 0)


def test_bots_know_no_race_or_power_by_name() -> None:
    rules = sw.Game.new(players=2).state.rules
    keys = [banner.key for banner in (*rules.races, *rules.powers)]
    for file in (Path(sw.__file__).parent / "bots").glob("*.py"):
        words = set(re.findall(r"[\"']([a-z_]+)[\"']", file.read_text()))
        assert not words & set(keys), file.name


def test_bots_are_dealt_round_and_move_on() -> None:
    series = Series(("a", "b"), players=3)
    assert [series.seats_of(number) for number in range(2)] == [["a", "b", "a"], ["b", "a", "b"]]
