"""Positions as text, written and read again, and the pieces of text that several files of such tests use."""

import random

import smallworld as sw
from smallworld.record.codec import state_to_json

ORCS = '[[seat]]\nactive = { race = "orcs", power = "hill", regions = { a = 1 }, hand = 4 }\n'
RESTING = ORCS.replace("{ a = 1 }, hand = 4", "{ a = 5 }")


def seat(text: str) -> str:
    return f"[[seat]]\n{text}"


def two(first: str, second: str) -> str:
    return f'[[seat]]\nactive = {{ race = "orcs", {first} }}\n[[seat]]\nactive = {{ race = "elves", {second} }}'


def plain(game: sw.Game) -> dict[str, object]:
    """The whole position except how often chance was asked."""
    return state_to_json(game.state) | {"dice": 0, "shuffles": 0}


def same_again(game: sw.Game) -> None:
    """The position's text gives an equal position and the same text."""
    text = game.to_position()
    again = sw.position(text)
    assert plain(again) == plain(game), text
    assert again.setup == game.setup
    assert again.legal() == game.legal()
    assert again.to_position() == text


def kept(game: sw.Game) -> None:
    """Saved and opened, written and read, the game is the same."""
    opened = sw.Game.from_json(game.to_json())
    assert state_to_json(opened.state) == state_to_json(game.state)
    assert (opened.history, opened.legal(), opened.to_json()) == (game.history, game.legal(), game.to_json())
    same_again(game)


def the_same_after_every_action(game: sw.Game, rng: random.Random) -> None:
    """Play to the end at random, seldom ending a step, and write every position down."""
    same_again(game)
    while not game.over:
        actions = game.legal()
        weights = [0.3 if action.do in ("end", "decline") else 1 for action in actions]
        game.play(rng.choices(actions, weights)[0])
        same_again(game)


def tokens(game: sw.Game) -> dict[str, int]:
    return {region["key"]: region["tokens"] for region in game.view(None)["regions"] if region["tokens"]}
