"""`smallworld content check FILE...`: is a home-made race, power or board sound, and what does it do?"""

import argparse
import sys
from pathlib import Path
from typing import Final

from smallworld.content.board_file import read_board
from smallworld.content.files import MOST_BYTES, BadContent, read_toml
from smallworld.content.loader import home_made, read_banner
from smallworld.trial import Trouble, try_out

GAMES: Final = 20
REFUSED: Final = 2

EXAMPLES: Final = """\
examples:
  smallworld content check bakers.toml
  smallworld content check --games 200 bakers.toml two_valleys.toml
"""


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Register the command."""
    parser = subparsers.add_parser("content", help="check home-made races, powers and boards")
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    check = verbs.add_parser(
        "check",
        help="explain and try out the files",
        description="Read home-made races, powers and boards (docs/add-a-race.md), say what they do, and play "
        "random games with them. Ends with 0 if all are sound, with 2 if not.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    check.add_argument("files", nargs="+", metavar="FILE", help="a TOML file with a race, a power or a board")
    check.add_argument("--games", type=int, default=GAMES, metavar="N", help=f"trial games for each file ({GAMES})")
    check.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check every file; 2 when one of them is refused."""
    code = 0
    for name in args.files:
        try:
            print(f"{name}: {check(read(Path(name)), max(0, args.games))}")
        except (BadContent, Trouble) as problem:
            print(f"{name}: {problem}", file=sys.stderr)
            code = REFUSED
    return code


def read(path: Path) -> str:
    """The text of a file, if it can be one."""
    if path.suffix == ".py":
        raise BadContent("Only TOML is checked here; how to try out a race in Python stands in docs/add-a-race.md.")
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as problem:
        raise BadContent(f"The file cannot be read: {problem.strerror}.") from None
    if len(data) > MOST_BYTES:
        raise BadContent(f"The file is longer than {MOST_BYTES // 1024} kB.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadContent("The file is not UTF-8 text.") from None


def check(text: str, games: int) -> str:
    """What a file says, and that it can be played."""
    if read_toml(text).get("kind") == "board":
        board = read_board(text)
        try_out(board=board, games=games)
        return f"{board.describe()}\n  {told(games)}: ok."
    banner = read_banner(text)
    made = home_made(banner)
    if made.python:
        raise BadContent("This banner is written in Python: it can only be tried out where it is registered.")
    try_out([banner], games=games)
    partners = "powers" if made.kind == "race" else "races"
    return f"{made.describe()}\n  {told(games)} with different {partners}: ok."


def told(games: int) -> str:
    """A number of games in words."""
    return f"{games} trial game{'' if games == 1 else 's'}"
