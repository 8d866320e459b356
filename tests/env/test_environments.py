"""The forms that tools for learning expect, checked by their own checkers."""

import json
import subprocess
import sys
import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from smallworld import env
from smallworld.bots import NoSuchBot
from smallworld.cli.bench import environment_table
from smallworld.cli.main import main
from smallworld.env import BadAction


def quietly(check, *arguments, **named):
    """The checkers warn of every space that is no plain box."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check(*arguments, **named)


TABLES = [(edition, players) for edition in ("base", "warcraft") for players in (2, 3, 4, 5)]


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_pettingzoo_is_content(edition: str, players: int, capsys) -> None:
    quietly(api_test, env.aec_env(edition, players), num_cycles=60)
    quietly(api_test, env.raw_env(edition, players, reward="coins"), num_cycles=60)
    quietly(seed_test, lambda: env.aec_env(edition, players), num_cycles=30)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_gymnasium_is_content(edition: str, players: int) -> None:
    quietly(check_env, env.SmallWorldEnv(edition, players, opponents="random", render_mode="ansi"))


def test_the_same_agent_acts_again_and_the_mask_is_in_both_places() -> None:
    one = env.raw_env("base", 3)
    one.reset(seed=4)
    random = np.random.default_rng(1)
    repeated, before = 0, ""
    while one.agents:
        agent = one.agent_selection
        seen, _, over, cut, info = one.last()
        if over or cut:
            one.step(None)
            continue
        assert (seen["action_mask"] == info["action_mask"]).all()
        assert one.observation_space(agent).contains(seen)
        others = [other for other in one.agents if other != agent]
        assert not one.observe(others[0])["action_mask"].any()
        assert one.infos[others[0]]["action_mask"].sum() == 0
        repeated += agent == before
        before = agent
        one.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
    assert repeated > 20


def test_rewards_of_a_game() -> None:
    for reward in ("win", "margin", "coins"):
        one = env.raw_env("base", 2, reward=reward)
        one.reset(seed=1)
        paid = dict.fromkeys(one.possible_agents, 0.0)
        for agent in one.agent_iter():
            seen, got, over, _, _ = one.last()
            paid[agent] += got
            one.step(None if over else int(np.flatnonzero(seen["action_mask"])[-1]))
        assert list(paid.values()) == one.position.returns(reward)


def test_an_illegal_action_is_refused_or_loses() -> None:
    raw = env.raw_env()
    raw.reset(seed=1)
    with pytest.raises(BadAction):
        raw.step(0)
    single = env.SmallWorldEnv(opponents="random")
    single.reset(seed=1)
    _, reward, over, _, info = single.step(0)
    assert (reward, over) == (-1.0, True) and "not legal" in info["illegal_action"]


def test_one_seat_against_bots_and_policies() -> None:
    def last(seen, mask) -> int:
        assert seen.shape == single.observation_space.shape
        return int(np.flatnonzero(mask)[-1])

    single = env.SmallWorldEnv("base", 3, seat=1, opponents=["random", last], reward="margin", render_mode="ansi")
    _, info = single.reset(seed=3)
    assert info["seat"] == 1 and (info["action_mask"] == single.action_masks()).all()
    over = False
    while not over:
        assert single.position.decider == 1
        _, reward, over, _, info = single.step(np.flatnonzero(single.action_masks())[0])
    others = [coins for seat, coins in enumerate(info["scores"]) if seat != 1]
    assert reward == info["scores"][1] - max(others)
    assert "The game is over" in single.render()
    assert single.reset(options={"seat": 2})[1]["seat"] == 2
    assert single.adjacency().shape == (30, 30)


def test_bad_arguments_are_refused_at_once() -> None:
    with pytest.raises(NoSuchBot, match="gredy"):
        env.SmallWorldEnv(opponents="gredy")
    with pytest.raises(ValueError, match="2 opponents"):
        env.SmallWorldEnv(players=3, opponents=["random"])
    with pytest.raises(ValueError, match="from 0 to 1"):
        env.SmallWorldEnv(seat=2)
    with pytest.raises(ValueError, match="at least one game"):
        env.BatchEnv(0)
    for make in (env.SmallWorldAEC, env.SmallWorldEnv, lambda **setup: env.BatchEnv(2, **setup)):
        with pytest.raises(ValueError, match="the die is always rolled"):
            make(explicit_chance=True)
    with pytest.raises(RuntimeError, match="reset"):
        env.BatchEnv(2).step(np.array([0, 0]))
    with pytest.raises(AttributeError, match="no Something"):
        env.Something  # noqa: B018


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_rows_are_the_games_one_by_one(edition: str) -> None:
    batch = env.BatchEnv(3, edition, 3)
    new = batch.games.maker(9)
    alone = [new(number) for number in range(3)]
    begun = 3
    step = batch.reset(9)
    ended = 0
    while ended < 4:
        for row, game in enumerate(alone):
            assert step.seats[row] == game.decider
            assert step.observations[row].tobytes() == game.observe(game.decider)
            assert step.masks[row].tobytes() == bytes(game.mask())
        actions = batch.sample()
        step = batch.step(actions)
        finished = []
        for row, action in enumerate(actions):
            alone[row].apply(int(action))
            if alone[row].over:
                finished.append((row, alone[row].returns()))
                alone[row] = new(begun)
                begun += 1
        assert [row for row, _ in finished] == step.finished.tolist()
        assert np.allclose(step.returns, np.array([paid for _, paid in finished]).reshape(-1, 3))
        ended += len(finished)


def test_a_batch_refuses_all_or_nothing() -> None:
    batch = env.BatchEnv(2)
    step = batch.reset(1)
    before = step.observations.copy()
    with pytest.raises(BadAction, match=r"Row 1: 0 \(end\) is not legal"):
        batch.step(np.array([4, 0]))
    with pytest.raises(BadAction, match="2 games, and actions for 1"):
        batch.step(np.array([4]))
    assert (step.observations == before).all()
    assert len(batch.step([4, 5]).seats) == 2  # a list will do as well


def test_the_calls_of_openspiel() -> None:
    game = env.SpielGame("warcraft", 2)
    state = game.new_initial_state(3)
    random = np.random.default_rng(2)
    rolls = 0
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            rolls += 1
            faces, chances = zip(*state.chance_outcomes(), strict=True)
            assert max(faces) < game.max_chance_outcomes()
            action = int(random.choice(faces, p=chances))
        else:
            action = int(random.choice(state.legal_actions(player)))
            assert state.legal_actions_mask(player)[action] == 1 and state.legal_actions(1 - player) == []
            if not state.position.stage:
                other = state.resample_from_infostate(player, random.random)
                assert other.observation_tensor(player) == state.observation_tensor(player)
        assert state.action_to_string(player, action)
        state = state.child(action)
    assert rolls and sorted(state.returns()) == [game.min_utility(), game.max_utility()]
    assert len(state.observation_tensor(0)) == game.observation_tensor_shape()[0]
    assert (game.num_players(), game.num_distinct_actions()) == (2, 172)
    assert "The game is over" in str(state)


def test_without_the_packages_the_core_works_and_the_rest_says_what_is_missing() -> None:
    code = (
        "import sys; sys.modules.update(dict.fromkeys(['numpy', 'gymnasium', 'pettingzoo']))\n"
        "from smallworld import env\n"
        "position = env.Games().new(1); position.apply(4)\n"
        "print(len(position.observe(0)))\n"
        "try:\n    env.BatchEnv\nexcept ModuleNotFoundError as missing:\n    print(missing)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "1266\nenv.BatchEnv needs numpy: pip install 'smallworld[env]'.\n"


def test_the_bench_measures_every_environment(capsys) -> None:
    words = "bench --env --edition base --players 2 --games 1 --repeat 1"
    assert main([*words.split(), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert min(report["editions"]["base"]["2"].values()) > 0
    rival = {"name": "another", "gym": 5.0, "ratio": {"base 2p": 1234.5}}
    lines = environment_table({**report, "rival": rival}).splitlines()
    assert [len(line) for line in lines[2:5]] == [len(lines[2])] * 3 and lines[5].endswith("1234.5×")
