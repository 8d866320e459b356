"""Questions for somebody who has opinions about games (`opining.py`), each a line of JSON."""

from random import Random

from smallworld.game import Game
from smallworld.record.codec import dumps, state_to_json
from smallworld.record.save import setup_to_json


def about_turns(game: Game, first: int, worlds: int) -> bytes:
    """What about the turns of this game, from the one with this number on?"""
    return dumps({"ask": "turns", "game": game.to_json(), "first": first, "worlds": worlds}).encode() + b"\n"


def about_now(game: Game, seat: int, seed: str) -> bytes:
    """What should this seat do? Only what it may know leaves the server."""
    state = game.imagined(seat, Random(seed)).state
    asked = {"ask": "advice", "setup": dumps(setup_to_json(game.setup)), "state": state_to_json(state), "seed": seed}
    return dumps(asked).encode() + b"\n"


def about_day(date: str) -> bytes:
    """How would the strongest bot play the game of this day?"""
    return dumps({"ask": "day", "date": date}).encode() + b"\n"


def about_first(game: Game) -> bytes:
    """What about the first turn of this game?"""
    return dumps({"ask": "turn", "game": game.to_json()}).encode() + b"\n"


def about_position(date: str) -> bytes:
    """Which is the position of this day?"""
    return dumps({"ask": "position", "date": date}).encode() + b"\n"
