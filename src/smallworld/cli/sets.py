"""Sets on the command line: `smallworld content list`, and what `content check` says of a set."""

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from typing import Final

from smallworld.cli.common import OK, Mistake, Subparsers, add_command, add_language, read_banners
from smallworld.cli.trusted import PYTHON
from smallworld.content.editions import EDITIONS
from smallworld.content.files import BadContent, read_toml, text_of
from smallworld.content.loader import HomeMade, home_made
from smallworld.content.set_file import PRINTED, SET, ContentSet, read_set
from smallworld.content.sets import installed_sets, refused_sets
from smallworld.content.setup import Setup
from smallworld.text.homemade import PARTS, describe, describe_board
from smallworld.text.vocabulary import Vocabulary
from smallworld.trial import try_out

EXAMPLES: Final = """\
  smallworld content list
  smallworld play --text --sets wandering_fair
"""


def add_list(verbs: Subparsers) -> None:
    """Register the verb."""
    listing = add_command(verbs, "list", "say which sets can be switched on", EXAMPLES)
    listing.description = "Say which sets (docs/sets.md) are installed: a game switches them on with --sets KEY."
    add_language(listing)
    listing.set_defaults(run=run_list)


def run_list(args: argparse.Namespace) -> int:
    """A line for each set, and for each package that failed."""
    words = Vocabulary(args.language, PARTS)
    for key, made in installed_sets().items():
        print(f"{key}: {said_of(made, words)}")
    for name, reason in refused_sets().items():
        print(f"{name}: {reason}", file=sys.stderr)
    return OK


def said_of(made: ContentSet, words: Vocabulary) -> str:
    """Its name, who made it, and how much is in it."""
    name = words.said(f"edition-{made.key}") if made.source == PRINTED else made.called(words.language)
    boards: set[str] = {board.key for board in made.boards}
    if made.source == PRINTED:
        boards = {face for key in EDITIONS[made.key].boards() for face in key.split("+")}
    return words.said(
        "content-set",
        name=name or made.called(words.language),
        version=made.version,
        author=words.said("content-author", author=made.author) if made.author else "",
        races=len(made.races),
        powers=len(made.powers),
        boards=len(boards),
    )


def set_at(name: str) -> ContentSet | None:
    """The set in a file or folder; None if the file holds something else."""
    path = Path(name)
    if path.is_dir():
        return read_set(path)
    text = text_of(path)
    return read_set(path) if read_toml(text).get("kind") == SET else None


def known_banners(args: argparse.Namespace) -> list[HomeMade]:
    """The home-made races and powers that the arguments name, and those of installed sets, all read."""
    found: list[HomeMade] = []
    for name in args.custom:
        try:
            made = None if name.endswith(PYTHON) else set_at(name)
            found += set_banners(made) if made else [home_made(banner) for banner in read_banners(name)]
        except BadContent as problem:
            raise Mistake(f"{name}: {problem}") from None
    installed = [each for made in installed_sets().values() if made.source != PRINTED for each in set_banners(made)]
    fitting = [each for each in installed if not args.edition or args.edition in each.editions]
    return found + [each for each in fitting if each not in found]  # a set may be installed and named


def set_banners(made: ContentSet) -> list[HomeMade]:
    """The races and powers of a set; whoever made the set has made them."""
    found = [home_made(banner) for banner in made.banners]
    return [replace(each, author=each.author or made.author) for each in found]


def game_banners(setup: Setup) -> list[HomeMade]:
    """Those of a game."""
    return [each for made in setup.sets for each in set_banners(made)] + [home_made(each) for each in setup.custom]


def check_set(made: ContentSet, games: int, words: Vocabulary) -> str:
    """What a set says, banner by banner, and that everything in it can be played together."""
    lines = [said_of(made, words), made.texts.to(words.language)]
    lines += [describe(home_made(banner), words.language) for banner in made.banners]
    lines += [describe_board(board, words.language) for board in made.boards]
    played = try_out(games=games, sets=[made])
    for board in made.boards:
        played += try_out(board=board, games=games, sets=[made])
    return "\n  ".join([*filter(None, lines), words.said("check-board", games=played)])
