"""Two thousand games of each bot in each edition: every size, preset and team, home-made banners, boards and sets
among them. Every action goes through the door that refuses illegal ones, so neither that nor an exception can hide.

Every check plays the first few of them."""

from typing import Any

import pytest

import smallworld as sw
from builds import BUILD
from homemade import EXAMPLES, TWO_VALLEYS, power
from smallworld.bots import BOTS, make_bot
from smallworld.bots.levels import LEVELS
from smallworld.content.editions import EDITIONS

IDEAS = ("bribing", "masons", "phoenixes", "twins")
NEWEST = (
    power('part = "loses_tokens"\non = "conquest"\nwhere = { holder = "active" }', key="cursed", tokens=6),
    power('part = "offer"\ndoes = "sell"\ntokens = 1\ncoins = 2\nper_turn = 2', key="haggling"),
    power('part = "new_tokens"\non = "other_decline"', key="sheltering"),
    power('part = "new_tokens"\non = "heir"\ntokens = 2', key="ancestral"),
    power('part = "keeps_tokens"\ntokens = 2', key="lingering"),
    power('part = "cannot_decline"\nwhen = { turn = { at_most = 3 } }', key="sworn"),
    power('part = "new_tokens"\non = "miss"\ntokens = 2', key="dogged"),
)
"""Words of the vocabulary that came last: tokens that go, other players, heirs, the die."""

FAIR = "wandering_fair"
CAMP = """
kind = "set"
key = "camp"
version = 1
edition = "warcraft"
name = "The Camp"
[[power]]
key = "camping"
name = "Camping"
tokens = 4
[[power.ability]]
part = "coins"
per = "abandoned"
"""


def text_of(name: str) -> str:
    """An example file."""
    return (EXAMPLES / f"{name}.toml").read_text(encoding="utf-8")


HOME_MADE: dict[str, list[dict[str, Any]]] = {
    "base": [
        {"custom": [text_of(name) for name in ("bakers", "gilded", "ferrymen")]},
        {"custom": [text_of(f"ideas/{name}") for name in IDEAS]},
        {"custom": NEWEST},
        {"sets": [FAIR]},
    ],
    "warcraft": [
        {"custom": [text_of("ferrymen")]},
        {"custom": [f'edition = "warcraft"\n{text}' for text in NEWEST]},
        {"sets": [CAMP]},
    ],
}
"""What may be brought along, by turns."""

BLOCKS, GAMES = 20, 100
"""Blocks of games, so that several processes can share them."""

LEAST = [f"{name}:n=1" if "n" in kind.numbers else name for name, kind in BOTS.items()]
LEAST += ["greedy:v1", "greedy:v2", LEVELS["easy"].bot, "greedy:v2:style=3", LEVELS["hard"].named("raider")]
"""Those that look ahead do so as little as they can: what is legal does not depend on how long they think."""

FIRST = (0, 3, 6, 9)
"""Games in which all that is home-made comes along, and tables of every size."""

FIRST_OF_ALL = {"greedy": (0, 9), "planner:n=1": (0, 9), "expert:n=1": (0, 9)}
"""Fewer for those who think longest."""


def setup_of(edition: str, number: int) -> dict[str, Any]:
    """The game of this number: sizes and presets in turn, something home-made in every third where that is allowed."""
    players = 2 + number % 4
    presets = [preset for preset in EDITIONS[edition].presets if preset != "teams" or players == 4]
    preset = presets[number // 4 % len(presets)]
    setup: dict[str, Any] = {"players": players, "preset": preset}
    if number % 3 == 0 and EDITIONS[edition].presets[preset].custom_pieces == "yes":
        setup |= HOME_MADE[edition][number // 3 % len(HOME_MADE[edition])]
        if edition == "base" and number % 2 and players < 4:
            setup["custom_board"] = TWO_VALLEYS
    return setup


def play(name: str, edition: str, number: int) -> int:
    """One game to its end; returns the number of actions."""
    seed = f"many on the {BUILD} build:{number}"
    game = sw.Game.new(edition, seed=seed, **setup_of(edition, number))
    bots = [make_bot(name, seed, seat) for seat in range(game.state.players)]
    while not game.over:
        game.play(bots[game.state.decider].decide(game))
    assert not any(bot.faults for bot in bots)
    return len(game.history)


@pytest.mark.long
@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", LEAST)
def test_every_action_of_two_thousand_games_is_legal(name: str, edition: str, block: int) -> None:
    for number in range(GAMES * block, GAMES * (block + 1)):
        assert play(name, edition, number) > 20


@pytest.mark.thinking
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", LEAST)
def test_every_action_of_the_first_games_is_legal(name: str, edition: str) -> None:
    for number in FIRST_OF_ALL.get(name, FIRST):
        assert play(name, edition, number) > 20


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_games_are_of_every_kind(edition: str) -> None:
    setups = [setup_of(edition, number) for number in range(GAMES)]
    assert {setup["players"] for setup in setups} == {2, 3, 4, 5}
    assert {setup["preset"] for setup in setups} == set(EDITIONS[edition].presets)
    for brought in HOME_MADE[edition]:
        assert any(setup.items() >= brought.items() for setup in setups)
        assert any(setup_of(edition, number).items() >= brought.items() for number in FIRST)
    assert sum("custom" in setup or "sets" in setup for setup in setups) < GAMES / 2
    assert edition != "base" or any("custom_board" in setup for setup in setups)
    assert {setup_of(edition, number)["players"] for number in FIRST} == {2, 3, 4, 5}
    assert [play("random", edition, number) > 20 for number in range(40)] == [True] * 40
