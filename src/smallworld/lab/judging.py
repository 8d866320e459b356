"""A process beside the server that judges one home-made race or power: a line in, lines out, and then it is gone.

    {"text": "kind = …", "games": 400, "seconds": 90}      in
    {"done": 12, "total": 400}                             out, again and again
    {"row": {…}, "lines": {"en": ["Picks: …"]}}            at the end, by as many games as there was time for

Whoever wants the result no longer closes the other end.
"""

import contextlib
import json
import os
import select
import sys
import time
from collections.abc import Iterator
from typing import Any, BinaryIO, Final

from smallworld.content.editions import BadSetup
from smallworld.content.files import BadContent
from smallworld.lab.judge import PLAYERS, Round, play_set, sets_for, strength_of, subjects_of
from smallworld.text.strength import strength_lines
from smallworld.words import LANGUAGES

Json = dict[str, Any]

NICE: Final = 15
MEMORY: Final = 2 * 1024**3  # bytes; a game needs a hundredth of it
EVERY: Final = 0.3  # seconds between two lines


def judged(asked: Json) -> Iterator[Json]:
    """How far it has come, and at the end the result."""
    try:
        (subject,) = subjects_of([asked["text"]])
    except (BadContent, BadSetup) as problem:
        yield {"refused": str(problem)}
        return
    number = sets_for(asked["games"], PLAYERS)
    since = told = time.monotonic()
    sets: list[list[Round]] = []
    while len(sets) < number and (not sets or time.monotonic() - since < asked["seconds"]):
        sets.append(play_set(subject, len(sets)))
        if time.monotonic() - told > EVERY or len(sets) == 1:
            told = time.monotonic()
            yield {"done": len(sets) * PLAYERS, "total": number * PLAYERS}
    row = strength_of(subject, sets).to_dict()
    yield {"row": row, "lines": {language: strength_lines(row, language) for language in LANGUAGES}}


def wanted(letters: BinaryIO) -> bool:
    """Is somebody still at the other end?"""
    readable, _, _ = select.select([letters], [], [], 0)
    return not readable


def limit() -> None:
    """Be no burden to the server."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    with contextlib.suppress(ImportError, ValueError, OSError):  # not every system knows such limits
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    """The process."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever else is printed is no answer
    limit()
    letters = os.fdopen(sys.stdin.fileno(), "rb", buffering=0)
    asked = json.loads(letters.readline())
    with contextlib.suppress(BrokenPipeError):
        for line in judged(asked):
            answers.write(json.dumps(line).encode() + b"\n")
            if not wanted(letters):
                return


if __name__ == "__main__":
    main()
