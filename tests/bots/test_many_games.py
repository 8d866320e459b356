"""Two thousand games of each bot in each edition: every size, preset and team, home-made banners and boards among
them. Every action goes through the door that refuses illegal ones, so neither that nor an exception can hide."""

from pathlib import Path
from typing import Any

import pytest

import smallworld as sw
from builds import BUILD
from smallworld.bots import BOTS, make_bot
from smallworld.content.editions import EDITIONS

CUSTOM = Path(sw.__file__).parent / "content" / "custom"
HOME_MADE = {
    "base": [(CUSTOM / f"{name}.toml").read_text(encoding="utf-8") for name in ("bakers", "gilded", "ferrymen")],
    "warcraft": [(CUSTOM / "ferrymen.toml").read_text(encoding="utf-8")],
}
VALLEYS = (CUSTOM / "two_valleys.toml").read_text(encoding="utf-8")

BLOCKS, GAMES = 20, 100
"""Blocks of games, so that several processes can share them."""

LEAST = [f"{name}:n=1" if "n" in kind.numbers else name for name, kind in BOTS.items()] + ["greedy:v2"]
"""Those that look ahead do so as little as they can: what is legal does not depend on how long they think."""


def setup_of(edition: str, number: int) -> dict[str, Any]:
    """The game of this number: sizes and presets in turn, something home-made in every third where that is allowed."""
    players = 2 + number % 4
    presets = [preset for preset in EDITIONS[edition].presets if preset != "teams" or players == 4]
    preset = presets[number // 4 % len(presets)]
    setup: dict[str, Any] = {"players": players, "preset": preset}
    if number % 3 == 0 and EDITIONS[edition].presets[preset].custom_pieces == "yes":
        setup["custom"] = HOME_MADE[edition]
        if edition == "base" and number % 2 and players < 4:
            setup["custom_board"] = VALLEYS
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


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_games_are_of_every_kind(edition: str) -> None:
    setups = [setup_of(edition, number) for number in range(GAMES)]
    assert {setup["players"] for setup in setups} == {2, 3, 4, 5}
    assert {setup["preset"] for setup in setups} == set(EDITIONS[edition].presets)
    assert any("custom" in setup for setup in setups) and not all("custom" in setup for setup in setups)
    assert edition != "base" or any("custom_board" in setup for setup in setups)
    assert [play("random", edition, number) > 20 for number in range(40)] == [True] * 40
