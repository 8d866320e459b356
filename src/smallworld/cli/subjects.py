"""The races and powers in files that are to be judged, for `content judge` and `lab --content`."""

import sys
from collections.abc import Sequence

from smallworld.cli.common import OK, USER_MISTAKE, read_banners, read_content
from smallworld.cli.trusted import PYTHON
from smallworld.content.editions import BadSetup
from smallworld.content.files import BadContent, read_toml
from smallworld.lab.judge import Subject, subjects_of
from smallworld.text.vocabulary import Vocabulary


def read_subjects(
    files: Sequence[str], seed: str, bots: Sequence[str], players: int, edition: str, words: Vocabulary
) -> tuple[list[tuple[str, Subject]], int]:
    """What is to be judged, each with its file, and the exit code: a file that is refused does not stop the others.

    They are judged in this edition; if it is empty, in the first that each is made for.
    """
    found: list[tuple[str, Subject]] = []
    code = OK
    for name in files:
        try:
            if not name.endswith(PYTHON) and read_toml(read_content(name)).get("kind") == "board":
                raise BadContent(words.said("judge-board"))
            made = subjects_of(read_banners(name), seed, bots, players, edition, files=True)
            found += [(name, subject) for subject in made]
        except (BadContent, BadSetup) as problem:
            print(f"{name}: {problem}", file=sys.stderr)
            code = USER_MISTAKE
    return found, code
