"""`smallworld content check FILE...`: is a home-made race, power or board sound, and what does it do?"""

import argparse
import sys
from typing import Final

from smallworld.cli.common import OK, USER_MISTAKE, Subparsers, add_command, read_content, whole
from smallworld.content.board_file import read_board
from smallworld.content.editions import BASE
from smallworld.content.files import BadContent, read_toml
from smallworld.content.loader import home_made, read_banner
from smallworld.trial import Trouble, try_out

GAMES: Final = 20

EXAMPLES: Final = """\
  smallworld content check bakers.toml
  smallworld content check --games 200 bakers.toml two_valleys.toml
"""


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = subparsers.add_parser("content", help="check home-made races, powers and boards")
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    check = add_command(verbs, "check", "check files, say what they do and try them out", EXAMPLES)
    check.description = (
        "Read home-made races, powers and boards (docs/add-a-race.md), say what they do, and play "
        "random games with them. Exits with 0 if all are sound, with 2 if not."
    )
    check.add_argument("files", nargs="+", metavar="FILE", help="a TOML file with a race, a power or a board")
    check.add_argument(
        "--games",
        type=whole(0, 100_000),
        default=GAMES,
        metavar="N",
        help=f"trial games for each file (default: {GAMES})",
    )
    check.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check every file; 2 if one of them is refused."""
    code = OK
    for name in args.files:
        try:
            print(f"{name}: {check(read_content(name), args.games)}")
        except (BadContent, Trouble) as problem:
            print(f"{name}: {problem}", file=sys.stderr)
            code = USER_MISTAKE
    return code


def check(text: str, games: int) -> str:
    """What a file says, and that it can be played."""
    if read_toml(text).get("kind") == "board":
        board = read_board(text)
        return f"{board.describe()}\n  {told(try_out(board=board, games=games))}: ok."
    banner = read_banner(text)
    made = home_made(banner)
    if made.python:
        raise BadContent("This banner is written in Python: try it out in the program that registers it.")
    partners = "powers" if made.kind == "race" else "races"
    played = told(try_out([banner], games=games))
    editions = f" of {' and '.join(made.editions)}" if made.editions != (BASE,) else ""
    return f"{made.describe()}\n  {played}{editions} with different {partners}: ok."


def told(games: int) -> str:
    """A number of games in words."""
    return f"{games} trial game{'' if games == 1 else 's'}"
