"""What the commands share: exit codes, one way to say no, arguments that mean the same everywhere."""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeAlias

from smallworld.bots import BOTS, NoSuchBot, make_bot
from smallworld.content.board_file import read_board
from smallworld.content.editions import EDITIONS, PLAYERS, BadSetup, Edition
from smallworld.content.files import MOST_BYTES, BadContent, read_toml
from smallworld.content.loader import HomeMade, home_made, read_banner
from smallworld.game import Game, seed_text
from smallworld.text.places import LANGUAGES, spoken

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

OK: Final = 0
NEGATIVE: Final = 1  # the answer is no: nothing found, a rule violated
USER_MISTAKE: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141  # the reader of our output has gone away


class Mistake(Exception):
    """A user's mistake, in one line that says what to do about it."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line instead of a page of usage."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **{"allow_abbrev": False, **settings})

    def error(self, message: str) -> NoReturn:
        what = message.removeprefix("argument ").rstrip(".")
        raise Mistake(f"{what}{'' if what.endswith('?') else ';'} see {self.prog} --help")

    def _print_message(self, message: str, file: "SupportsWrite[str] | None" = None) -> None:
        """Unlike the library's own method, this one reports help that cannot be written."""
        if message:
            (file or sys.stderr).write(message)


def add_command(subparsers: Subparsers, name: str, help: str, examples: str) -> argparse.ArgumentParser:
    """A command with its examples shown below its arguments."""
    return subparsers.add_parser(
        name,
        help=help,
        description=f"{help[0].upper()}{help[1:]}.",
        epilog=f"examples:\n{examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


# Types of arguments


def whole(low: int, high: int) -> Callable[[str], int]:
    """Whole numbers in a range."""

    def read(text: str) -> int:
        try:
            number = int(text) if len(text) < 20 else low - 1
        except ValueError:
            number = low - 1
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(f"give a whole number from {low} to {high}, not {text!r:.40}")
        return number

    return read


def seed(text: str) -> str:
    """A seed: a number or a short text."""
    try:
        return seed_text(text)
    except BadSetup as problem:
        raise argparse.ArgumentTypeError(str(problem)) from None


def bot_names(text: str) -> tuple[str, ...]:
    """A list of bots: greedy,random,greedy:v1,./mine.py:Mine."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        try:
            make_bot(name, 0, 0, files=True)
        except NoSuchBot as problem:
            raise argparse.ArgumentTypeError(str(problem)) from None
    return names


def option(text: str) -> tuple[str, str]:
    """A rules option, name=value. The edition checks whether it exists."""
    name, _, value = text.partition("=")
    if not name or not value:
        raise argparse.ArgumentTypeError(f"write an option as name=value, not {text!r:.60}")
    return name.strip(), value.strip()


# Arguments of several commands


def add_setup(parser: argparse.ArgumentParser, players: int) -> None:
    """Which game: edition, players, board, options."""
    group = parser.add_argument_group("the game")
    group.add_argument("--edition", default="base", metavar="NAME", help=f"{' or '.join(EDITIONS)} (default: base)")
    group.add_argument(
        "--players",
        type=whole(PLAYERS[0], PLAYERS[-1]),
        default=players,
        metavar="N",
        help=f"from {PLAYERS[0]} to {PLAYERS[-1]} (default: {players})",
    )
    boards = of_every_edition(board_words)
    group.add_argument(
        "--board",
        default="",
        metavar="KEY",
        help=f"a printed board ({boards}; default: chosen by the number of players, islands at random)",
    )
    presets = of_every_edition(lambda edition: ", ".join(edition.presets))
    group.add_argument("--preset", default="default", metavar="P", help=f"the rules of a printed edition ({presets})")
    group.add_argument(
        "--option",
        type=option,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="change one rule, such as flying_lakes=allowed; may be repeated",
    )
    group.add_argument(
        "--custom",
        action="append",
        default=[],
        metavar="FILE",
        help="add a home-made race, power or board (see smallworld content); may be repeated",
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    """In which language people are spoken to."""
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=spoken(os.environ),
        help=f"{', '.join(LANGUAGES)} (default: the language of this terminal, or English)",
    )


def of_every_edition(words: Callable[[Edition], str]) -> str:
    """What each edition has of something."""
    return "; ".join(f"{edition.key}: {words(edition)}" for edition in EDITIONS.values())


def board_words(edition: Edition) -> str:
    """The boards of an edition; for one with islands the islands, since they make too many boards to name."""
    keys = edition.boards()
    if not edition.islands:
        return ", ".join(keys)
    islands = sorted({island for key in keys for island in key.split("+")})
    return f"{', '.join(islands)} in a set such as {keys[0]}"


def chosen_options(args: argparse.Namespace) -> dict[str, str]:
    """The rules options of the command, each given once."""
    options: dict[str, str] = {}
    for name, value in args.option:
        if options.get(name, value) != value:
            raise Mistake(f"--option {name} is given twice with different values; keep one")
        options[name] = value
    return options


def read_content(name: str) -> str:
    """The text of a file with home-made content."""
    path = Path(name)
    if path.suffix == ".py":
        raise BadContent("This command checks only TOML; docs/add-a-race.md says how to try out a race in Python.")
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as problem:
        raise BadContent(f"The file cannot be read: {reason_of(problem)}.") from None
    if len(data) > MOST_BYTES:
        raise BadContent(f"The file is longer than {MOST_BYTES // 1024} kB.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadContent("The file is not UTF-8 text.") from None


def reason_of(problem: OSError | ValueError) -> str:
    """Why a file cannot be opened, in the words of the system."""
    return problem.strerror or str(problem) if isinstance(problem, OSError) else "not a file name"


def chosen_content(args: argparse.Namespace) -> tuple[tuple[str, ...], str | None]:
    """The texts of home-made banners and of a home-made board."""
    banners: list[str] = []
    boards: list[str] = []
    for name in args.custom:
        try:
            text = read_content(name)
            if read_toml(text).get("kind") == "board":
                read_board(text)
                boards.append(text)
            else:
                read_banner(text)
                banners.append(text)
        except BadContent as problem:
            raise Mistake(f"{name}: {problem}") from None
    if len(boards) > 1 or (boards and args.board):
        raise Mistake("a game has one board; leave the other --custom board or --board out")
    return tuple(banners), boards[0] if boards else None


def chosen_banners(args: argparse.Namespace) -> list[HomeMade]:
    """The home-made races and powers that the arguments name, understood."""
    found: list[HomeMade] = []
    for name in args.custom:
        try:
            found.append(home_made(read_banner(read_content(name))))
        except BadContent as problem:
            raise Mistake(f"{name}: {problem}") from None
    return found


def new_game(args: argparse.Namespace, seed: str) -> Game:
    """The game that the arguments ask for."""
    banners, board = chosen_content(args)
    return Game.new(
        args.edition,
        args.players,
        seed,
        args.preset,
        chosen_options(args),
        board=args.board,
        custom=banners,
        custom_board=board,
    )


BOTS_HELP: Final = f"bots, separated by commas: {', '.join(BOTS)}; your own: ./file.py:Class"
