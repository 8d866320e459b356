"""What the commands share: exit codes, one way to say no, arguments that mean the same everywhere."""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeAlias

import smallworld
from smallworld.bots import BOTS, NoSuchBot, make_bot
from smallworld.bots.levels import at_home
from smallworld.cli.trusted import PYTHON, banners_in
from smallworld.content.board_file import read_board
from smallworld.content.editions import EDITIONS, PLAYERS, BadSetup, Edition
from smallworld.content.files import BadContent, is_key, read_toml, text_of
from smallworld.content.loader import CustomBanner, read_banner
from smallworld.content.set_file import read_set
from smallworld.content.sets import find_set
from smallworld.game import Game, seed_text
from smallworld.text.names import LETTERS
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


class Unreadable(Mistake):
    """A file that is refused: which one, and the reason, which is told in the language of the command."""

    def __init__(self, file: str, reason: str) -> None:
        super().__init__(f"{file}: {reason}")
        self.file: Final = file
        self.reason: Final = reason


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


def version() -> str:
    """Which version this is, and how it was built."""
    build = "compiled" if smallworld.COMPILED else "plain Python"
    return f"{smallworld.__version__} ({build})"


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
    return checked_names(text, lambda name: name)


def opponent_names(text: str) -> tuple[str, ...]:
    """A list of bots for people to play against, also by their levels: medium,hard:raider."""
    return checked_names(text, at_home)


def checked_names(text: str, meant: Callable[[str], str]) -> tuple[str, ...]:
    """A list of names, each of which stands for a bot that there is."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        try:
            make_bot(meant(name), 0, 0, files=True)
        except NoSuchBot as problem:
            raise argparse.ArgumentTypeError(str(problem)) from None
    return names


def known_seat(text: str, players: int) -> int | None:
    """A seat by its number, from 0, or by its letter; None if there is no such seat."""
    places = LETTERS[:players]
    if len(text) == 1 and text.upper() in places:
        return places.index(text.upper())
    if text.isascii() and text.isdigit() and len(text) < 9 and int(text) < players:
        return int(text)
    return None


def set_names(text: str) -> list[str]:
    """A list of sets: keys, files or folders."""
    return [name.strip() for name in text.split(",") if name.strip()]


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
        help="add a home-made race, power or board (see smallworld content); may be repeated. A Python file is run "
        "as a program, so take only your own",
    )
    group.add_argument(
        "--sets",
        type=set_names,
        action="extend",
        default=[],
        metavar="A,B,…",
        help="switch on expansions, by their keys or as files or folders (see smallworld content list)",
    )


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """How many processes share the work."""
    parser.add_argument("--jobs", type=whole(1, 256), default=1, metavar="N", help="parallel processes (default: 1)")


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Who shares the work: processes here, or a cluster. `workers.chosen_workers` reads it."""
    add_jobs(parser)
    parser.add_argument(
        "--ray",
        default="",
        metavar="ADDRESS",
        help="share the work with a Ray cluster instead: HOST:PORT, or auto for the one that runs here "
        "(needs smallworld[ray])",
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
    return str(text_of(Path(name)))


def read_banners(name: str) -> list[CustomBanner]:
    """The races and powers of a file: one in a TOML file, any number in a Python file, which is run."""
    return banners_in(name) if name.endswith(PYTHON) else [read_banner(read_content(name))]


def reason_of(problem: OSError | ValueError) -> str:
    """Why a file cannot be opened, in the words of the system."""
    return problem.strerror or str(problem) if isinstance(problem, OSError) else "not a file name"


def chosen_content(args: argparse.Namespace) -> tuple[tuple[str, ...], str | None]:
    """The texts of home-made banners and of a home-made board."""
    banners: list[str] = []
    boards: list[str] = []
    for name in args.custom:
        try:
            text = "" if name.endswith(PYTHON) else read_content(name)
            if text and read_toml(text).get("kind") == "board":
                read_board(text)
                boards.append(text)
            else:
                banners += [banner.text for banner in read_banners(name)]
        except BadContent as problem:
            raise Mistake(f"{name}: {problem}") from None
    if len(boards) > 1 or (boards and args.board):
        raise Mistake("a game has one board; leave the other --custom board or --board out")
    return tuple(banners), boards[0] if boards else None


def chosen_sets(args: argparse.Namespace) -> tuple[str, ...]:
    """The sets of the command, each by its key or, if it is a file or folder, as its text."""
    found: list[str] = []
    for name in args.sets:
        try:
            found.append(find_set(name).key if is_key(name) else read_set(Path(name)).toml)
        except BadContent as problem:
            raise Mistake(f"{name}: {problem}") from None
    return tuple(found)


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
        sets=chosen_sets(args),
    )


BOTS_HELP: Final = f"bots, separated by commas: {', '.join(BOTS)}; your own: ./file.py:Class"
