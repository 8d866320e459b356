"""Opinions about games: a question comes as a line, the answer is one line or several.

A process of the server answers them (`server/opining.py`), or a worker of the browser beside the one with the tables.

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

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from smallworld.engine.chance import Seeded
from smallworld.game import Game
from smallworld.lab.analysis import HINT_JUDGE, HINT_WORLDS, advise, analyse_turn, played_turns
from smallworld.lab.puzzle import puzzle
from smallworld.record.codec import dumps, state_from_json
from smallworld.record.save import blank_state, setup_from_json
from smallworld.table.daily import own_result, task_of

Json = dict[str, Any]


def judged_turns(asked: Json) -> Iterator[Json]:
    """Every turn of a game, one after the other."""
    turns = played_turns(Game.from_json(asked["game"]))
    yield {"total": len(turns)}
    for played in turns[asked["first"] :]:
        yield {"turn": analyse_turn(played, worlds=asked["worlds"], doubts=True).to_json()}


def advice(asked: Json) -> Iterator[Json]:
    """What to do in a position, the best first."""
    setup = setup_from_json(json.loads(asked["setup"]))
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
    except Exception as problem:  # whoever asked is told
        yield dumps({"fault": f"{type(problem).__name__}: {problem!s:.200}"}).encode() + b"\n"


def tell(letter: str, say: Callable[[str], None]) -> None:
    """Answer a question where letters are texts."""
    for line in answered(letter.encode()):
        say(line.decode())
