"""A process beside the server that has opinions: about the turns of a game that is over, and about a turn to come.

    python -m smallworld.server.opining

reads a question from every line and answers with one line or several. It ends when its input ends, however the server
ended; in the middle of a game too, as soon as the turn at hand is judged.

    {"ask": "turns", "game": "…", "first": 0, "worlds": 24}      a saved game, and the turn to begin with
    {"total": 30}                                                then a line for every turn
    {"turn": {…}}
    {"ask": "advice", "setup": "…", "state": {…}}                a position as the seat may imagine it
    {"advice": {…}}
    {"ask": "turn", "game": "…"}                                 a game that goes on
    {"turn": {…}}                                                its first turn; null if that has not ended
    {"ask": "position", "date": "2026-11-18"}                    the position of a day
    {"position": {…}}
    {"ask": "day", "date": "2026-11-18"}                         the game of a day
    {"own": {"coins": 79, "rounds": […]}}                        as the strongest bot plays it
"""

import contextlib
import json
import os
import select
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, BinaryIO, Final

from smallworld.engine.chance import Seeded
from smallworld.game import Game
from smallworld.lab.analysis import HINT_JUDGE, HINT_WORLDS, advise, analyse_turn, played_turns
from smallworld.lab.puzzle import puzzle
from smallworld.record.codec import dumps, state_from_json, state_to_json
from smallworld.record.save import blank_state, setup_to_json
from smallworld.server.minds import read_setup
from smallworld.table.daily import own_result, task_of

Json = dict[str, Any]

NICE: Final = 15


# Questions


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


# Answers


def judged_turns(asked: Json) -> Iterator[Json]:
    """Every turn of a game, one after the other."""
    turns = played_turns(Game.from_json(asked["game"]))
    yield {"total": len(turns)}
    for played in turns[asked["first"] :]:
        yield {"turn": analyse_turn(played, worlds=asked["worlds"], doubts=True).to_json()}


def advice(asked: Json) -> Iterator[Json]:
    """What to do in a position, the best first."""
    setup = read_setup(asked["setup"])
    game = Game(setup, state_from_json(blank_state(setup), asked["state"]), Seeded(asked["seed"]))
    yield {"advice": advise(game, HINT_JUDGE, HINT_WORLDS, asked["seed"]).to_json()}


def day(asked: Json) -> Iterator[Json]:
    """The strongest bot's own game of a day."""
    yield {"own": own_result(asked["date"])}


def first_turn(asked: Json) -> Iterator[Json]:
    """The first turn of a game that goes on."""
    game = Game.from_json(asked["game"])
    turns = played_turns(game)
    ended = len(turns) > 1 or game.over
    yield {"turn": analyse_turn(turns[0], doubts=True).to_json() if ended else None}


def position(asked: Json) -> Iterator[Json]:
    """The position of a day."""
    task = task_of(asked["date"])
    yield {"position": {"date": asked["date"], **puzzle(task.edition, task.players, task.seed).to_json()}}


ANSWERS: Final[dict[str, Callable[[Json], Iterator[Json]]]] = {
    "turns": judged_turns,
    "turn": first_turn,
    "advice": advice,
    "day": day,
    "position": position,
}


def answered(letter: bytes) -> Iterator[bytes]:
    """The lines that answer a question; whatever goes wrong is an answer too."""
    try:
        asked = json.loads(letter)
        for line in ANSWERS[asked["ask"]](asked):
            yield dumps(line).encode() + b"\n"
    except Exception as problem:  # the server tells whoever asked
        yield dumps({"fault": f"{type(problem).__name__}: {problem!s:.200}"}).encode() + b"\n"


def unwanted(letters: BinaryIO) -> bool:
    """Has the other end gone, or has something else been asked meanwhile?"""
    readable, _, _ = select.select([letters], [], [], 0)
    return bool(readable)


def main() -> None:
    """The process."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever else is printed is no answer
    if hasattr(os, "nice"):
        os.nice(NICE)
    letters = os.fdopen(sys.stdin.fileno(), "rb", buffering=0)
    with contextlib.suppress(BrokenPipeError):  # the server is gone
        while letter := letters.readline():
            for line in answered(letter):
                answers.write(line)
                if unwanted(letters):
                    break


if __name__ == "__main__":
    main()
