"""The process that thinks for slow bots.

    python -m smallworld.server.minds

reads a position from every line and answers with an action. It is told only what the bot's seat may know
(`Game.imagined`), so no secret of a table leaves the server. It ends when its input ends, however the server ended.
"""

import contextlib
import json
import os
import sys
from functools import lru_cache
from random import Random
from typing import Any, BinaryIO, Final

from smallworld.content.setup import Setup
from smallworld.engine.actions import Action
from smallworld.engine.chance import Seeded
from smallworld.game import Game
from smallworld.hosting.minds import Minds
from smallworld.hosting.ports import Sitter
from smallworld.record.codec import action_from_json, dumps, state_from_json, state_to_json
from smallworld.record.save import blank_state, setup_from_json, setup_to_json

Json = dict[str, Any]

NICE: Final = 10
"""How far this process stands back for the one that serves people."""


# Letters between the server and the process


def question(sitter: Sitter, name: str, game: Game, seed: str) -> bytes:
    """Everything that is needed to decide, as the bot's seat may imagine it."""
    state = game.imagined(sitter.seat, Random(seed)).state
    told = {
        "sitter": vars(sitter),
        "name": name,
        "seed": seed,
        "setup": dumps(setup_to_json(game.setup)),
        "state": state_to_json(state),
    }
    return dumps(told).encode() + b"\n"


def answered(minds: Minds, letter: bytes) -> bytes:
    """The answer to a question: an action, or what went wrong."""
    told: Json = {}
    try:
        asked = json.loads(letter)
        setup = read_setup(asked["setup"])
        state = state_from_json(blank_state(setup), asked["state"])
        game = Game(setup, state, Seeded(asked["seed"]))
        told["action"] = game.action_json(minds.decide(Sitter(**asked["sitter"]), asked["name"], game, asked["seed"]))
    except Exception as problem:  # the server knows what to do without an answer
        told["fault"] = f"{type(problem).__name__}: {problem!s:.200}"
    return dumps(told).encode() + b"\n"


def action_of(game: Game, answer: bytes) -> Action:
    """The action that was answered, if it is one of the legal ones."""
    told = json.loads(answer)
    if "action" not in told:
        raise ValueError(told.get("fault"))
    action = game.known(action_from_json(game.state, told["action"]))
    if action is None:
        raise ValueError(f"{told['action']} is not legal")
    return action


@lru_cache(maxsize=64)
def read_setup(text: str) -> Setup:
    """Tables have few different set-ups."""
    return setup_from_json(json.loads(text))


def listen(letters: BinaryIO, answers: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    minds = Minds()
    for letter in letters:
        answers.write(answered(minds, letter))


def main() -> None:
    """The process."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever else is printed is no answer
    if hasattr(os, "nice"):
        os.nice(NICE)
    with contextlib.suppress(BrokenPipeError):  # the server is gone
        listen(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
