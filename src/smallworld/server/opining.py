"""A process beside the server that has opinions: about the turns of a game that is over, and about a turn to come.

    python -m smallworld.server.opining

reads a question from every line and answers with one line or several (`offline/opining.py`). It ends when its input
ends, however the server ended; in the middle of a game too, as soon as the turn at hand is judged.
"""

import contextlib
import os
import select
import sys
from typing import BinaryIO, Final

from smallworld.offline.opining import answered

NICE: Final = 15


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
