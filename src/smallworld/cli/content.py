"""`smallworld content check FILE...`: is a home-made race, power or board sound, and what does it do?"""

import argparse
import sys
from typing import Final

from smallworld.cli import content_judge
from smallworld.cli.common import (
    OK,
    USER_MISTAKE,
    Subparsers,
    add_command,
    add_language,
    read_banners,
    read_content,
    whole,
)
from smallworld.cli.sets import add_list, check_set, set_at
from smallworld.cli.trusted import PYTHON
from smallworld.content.board_file import read_board
from smallworld.content.editions import BASE
from smallworld.content.files import BadContent, read_toml
from smallworld.content.loader import CustomBanner, home_made
from smallworld.table.refusals import REFUSALS, said_in
from smallworld.text.homemade import PARTS, describe, describe_board
from smallworld.text.vocabulary import Vocabulary
from smallworld.trial import Trouble, try_out

GAMES: Final = 20

EXAMPLES: Final = """\
  smallworld content check bakers.toml
  smallworld content check --games 200 bakers.toml two_valleys.toml
"""


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "content", help="check home-made races, powers, boards and sets, and judge how strong they are"
    )
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    check = add_command(verbs, "check", "check files, say what they do and try them out", EXAMPLES)
    check.description = (
        "Read home-made races, powers, boards (docs/add-a-race.md) and sets (docs/sets.md), say what they do, and play "
        "random games with them. Exits with 0 if all are sound, with 2 if not."
    )
    check.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="a race, power, board or set in TOML, the folder of a set, or a Python file of your own, which is run",
    )
    check.add_argument(
        "--games",
        type=whole(0, 100_000),
        default=GAMES,
        metavar="N",
        help=f"trial games for each file (default: {GAMES})",
    )
    add_language(check)
    check.set_defaults(run=run)
    add_list(verbs)
    content_judge.add(verbs)


def run(args: argparse.Namespace) -> int:
    """Check every file; 2 if one of them is refused."""
    code = OK
    for name in args.files:
        try:
            print(f"{name}: {check(name, args.games, args.language)}")
        except (BadContent, Trouble) as problem:
            words = Vocabulary(args.language, REFUSALS)
            print(f"{name}: {said_in(words, str(problem))}", file=sys.stderr)
            code = USER_MISTAKE
    return code


def check(name: str, games: int, language: str) -> str:
    """What a file says, and that it can be played."""
    words = Vocabulary(language, PARTS)
    made = None if name.endswith(PYTHON) else set_at(name)
    if made is not None:
        return check_set(made, games, words)
    if not name.endswith(PYTHON) and read_toml(read_content(name)).get("kind") == "board":
        board = read_board(read_content(name))
        played = words.said("check-board", games=try_out(board=board, games=games))
        return f"{describe_board(board, language)}\n  {played}"
    return "\n".join(check_banner(banner, games, words) for banner in read_banners(name))


def check_banner(banner: CustomBanner, games: int, words: Vocabulary) -> str:
    """The same of a race or power."""
    made = home_made(banner)
    played = words.said(
        f"check-{made.kind}", games=try_out([banner], games=games), editions=editions_of(words, made.editions)
    )
    return f"{describe(made, words.language)}\n  {' '.join(played.split())}"


def editions_of(words: Vocabulary, editions: tuple[str, ...]) -> str:
    """The games it was tried in, unless that is only the base game."""
    if editions == (BASE,):
        return ""
    key = "check-edition" if len(editions) == 1 else "check-editions"
    return words.said(key, some=", ".join(editions[:-1]), last=editions[-1])
