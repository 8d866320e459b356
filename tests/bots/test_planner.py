"""The bots that look ahead: legal everywhere, the same for the same seed, blind to secrets, bounded in time."""

import time
from pathlib import Path
from typing import Any

import pytest

import smallworld as sw
from other_worlds import plans_alike
from smallworld.bots import make_bot
from smallworld.bots.planner import PlannerBot
from smallworld.engine.actions import DECLINE, PICK
from smallworld.lab.contest import Contest, play_set
from smallworld.record.journal import state_hash

pytestmark = pytest.mark.thinking

CUSTOM = Path(sw.__file__).parent / "content" / "custom"


HASTY = "planner:n=1:plans=3:rounds=1"
"""Looks only a round ahead, so that tests are quick."""


def played(seed: str, players: int, rounds: int = 99, **setup: Any) -> sw.Game:
    """The game after some rounds; one seat looks ahead, and every decision goes through the door that refuses."""
    game = sw.Game.new(players=players, seed=seed, **setup)
    bots = [make_bot(("expander", "heuristic")[seat % 2], seed, seat) for seat in range(players)]
    bots[0] = make_bot(HASTY, seed, 0)
    while not game.over and game.state.round <= rounds:
        game.play(bots[game.state.decider].decide(game))
    return game


@pytest.mark.parametrize("edition", ["base", "warcraft"])
@pytest.mark.parametrize("players", [2, 3])
def test_they_play_by_the_rules(edition: str, players: int) -> None:
    assert played("rules", players, edition=edition).over


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_they_play_by_the_rules_at_a_large_table(edition: str) -> None:
    assert played("large", 5, 3, edition=edition).state.round == 4


def test_they_play_in_teams() -> None:
    assert played("teams", 4, 4, edition="warcraft", preset="teams").state.round == 5


def test_they_play_home_made_banners_and_boards() -> None:
    banners = [(CUSTOM / name).read_text() for name in ("bakers.toml", "gilded.toml")]
    board = (CUSTOM / "two_valleys.toml").read_text()
    assert played("home", 3, custom=banners, custom_board=board).over


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["base", "warcraft"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_they_play_by_the_rules_in_more_games(edition: str, players: int) -> None:
    for number in range(6):
        assert played(f"more:{number}", players, edition=edition).over


def test_the_same_seed_is_the_same_bot() -> None:
    assert state_hash(played("again", 2, 4).state) == state_hash(played("again", 2, 4).state)


@pytest.mark.parametrize(
    "name", [HASTY, "planner:n=1:plans=2", "expert:n=1:plans=3", "greedy", "greedy:v1", "heuristic:n=1", "expander"]
)
@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_whole_turns_are_alike_in_worlds_that_look_alike(edition: str, name: str) -> None:
    """I-34, for bots that keep a plan from one decision to the next."""
    rounds = 1 if name.endswith("plans=2") else 2  # that one plays every game to its end
    assert plans_alike(sw.Game.new(edition, 2, "alike"), name, rounds) > 10


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_greedy_is_alike_at_larger_tables(edition: str) -> None:
    """With three players it imagines other rivals than with two."""
    assert plans_alike(sw.Game.new(edition, 3, "alike"), "greedy", 2) > 20


def test_a_planner_beats_an_expander() -> None:
    contest = Contest(("heuristic", "expander"), seed="beats")
    games = [game for number in range(6) for game in play_set(contest, number).games]
    assert sum(game.share(0) for game in games) >= 9


def test_a_bot_with_a_clock_keeps_to_it() -> None:
    """It may finish the rollout that it is in, but it does not begin another."""
    game = sw.Game.new(players=3, seed="clock")
    bot = PlannerBot("clock", 0, ms=60)
    guide = make_bot("greedy:v2", "clock", 0)
    turns: dict[tuple[int, int], float] = {}
    while game.state.round < 4:
        state = game.state
        began = time.process_time()
        bot.decide(game)
        turn = state.round, state.seat
        turns[turn] = turns.get(turn, 0.0) + time.process_time() - began
        game.play(guide.decide(game))
    assert len(turns) > 5 and sum(turns.values()) / len(turns) < 0.5


def test_without_time_it_plays_like_greedy() -> None:
    game = sw.Game.new(players=2, seed="none")
    while game.state.round < 3:
        verbs = {action.do for action in game.legal()}
        bot = PlannerBot("none", 0, ms=1)
        bot.spent = bot.turn = 1  # nothing is left of its millisecond
        if verbs & {PICK, DECLINE}:
            bot.turn = game.state.round * game.state.players + game.state.seat
            assert bot.decide(game) == make_bot("greedy:v2", "none", 0).decide(game)
        game.play(make_bot("greedy:v2", "guide", 0).decide(game))
