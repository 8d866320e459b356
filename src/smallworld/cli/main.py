"""The command line: `smallworld COMMAND …`. Each command is a module with `add` and `run`."""

import argparse
import contextlib
import os
import sys
from pathlib import Path
from typing import Final

from smallworld.bots import NoSuchBot
from smallworld.bots.net import BadWeights
from smallworld.cli import (
    advise,
    analyse,
    arena,
    backup,
    bench,
    content,
    lab,
    play,
    replay,
    restore,
    rules,
    serve,
    show,
    simulate,
    site,
    store,
)
from smallworld.cli.common import (
    INTERRUPTED,
    OK,
    PIPE_CLOSED,
    USER_MISTAKE,
    Mistake,
    Parser,
    Unreadable,
    reason_of,
    version,
)
from smallworld.content.boards import BadBoard
from smallworld.content.editions import BadSetup
from smallworld.content.files import BadContent
from smallworld.lab.analysis import NoJudge
from smallworld.text.vocabulary import ENGLISH, NoWords, Vocabulary
from smallworld.words import brief, nearest

COMMANDS: Final = (
    play,
    serve,
    backup,
    restore,
    store,
    site,
    simulate,
    arena,
    lab,
    replay,
    analyse,
    show,
    advise,
    rules,
    content,
    bench,
)

EXAMPLES: Final = """\
examples:
  smallworld serve --open                                play in the browser, alone or with others
  smallworld play                                        play two bots, here in the terminal
  smallworld simulate --games 100 --bots greedy,random   let bots play each other
  smallworld arena --bots planner,greedy                 find out which bot is stronger
  smallworld lab                                         which race is stronger, and what is a seat worth
  smallworld replay games.jsonl --game 3                 replay a recorded game turn by turn
  smallworld analyse games.jsonl --seat A                what A could have played better, turn by turn
  smallworld advise position.toml                        what to do here, and why
  smallworld show position.toml                          look at a position, a saved game or a record
  smallworld rules trolls                                look up a rule
  smallworld backup games.sqlite                         keep all games of a running server in one file

exit codes: 0 success, 1 the answer is no, 2 a mistake in the command, 130 interrupted
"""


def make_parser() -> Parser:
    """The whole command line."""
    parser = Parser(
        prog="smallworld",
        description="The board games Small World and Small World of Warcraft: play them, simulate them, replay "
        "and analyse recorded games, look up their rules.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"smallworld {version()}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    known = list(commands.choices)
    parser.set_defaults(run=None, known=known)
    return parser


def main(argv: list[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    if sys.stderr is None:  # closed by the process that started us
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - open as long as the program runs
    if sys.stdout is None:
        complain("standard output is closed, so there is nowhere to write")
        return USER_MISTAKE
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a character shows "?"
    try:
        code = guarded(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
        return code
    except OSError as problem:
        return give_up_writing(problem)


def guarded(words: list[str]) -> int:
    """Run one command; a user's mistake is reported in one line."""
    try:
        return run(words)
    except SystemExit as done:  # after --help and --version
        return done.code if isinstance(done.code, int) else OK
    except (Mistake, BadSetup, BadContent, BadBoard, BadWeights, NoJudge, NoSuchBot, NoWords) as problem:
        complain(str(problem))
        return USER_MISTAKE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        complain("interrupted")
        return INTERRUPTED


def give_up_writing(problem: OSError) -> int:
    """The reader is gone, or the disk is full: say so, and write nothing more at exit."""
    where = f": {problem.filename}" if problem.filename else ""
    if not isinstance(problem, BrokenPipeError):
        complain(f"cannot go on: {reason_of(problem)}{where}; the output is incomplete")
    with contextlib.suppress(OSError):  # a stream that is not a file has no number
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return PIPE_CLOSED if isinstance(problem, BrokenPipeError) else USER_MISTAKE


def complain(text: str) -> None:
    """One line for the person, if it can be written."""
    with contextlib.suppress(OSError):
        print(f"smallworld: {one_line(text)}", file=sys.stderr)


def run(words: list[str]) -> int:
    """Parse the words and do what they say."""
    parser = make_parser()
    known: list[str] = parser.get_default("known")
    if words and not words[0].startswith("-") and words[0] not in known:
        raise Mistake(f"there is no command {brief(words[0])}. {nearest(words[0], known)}")
    args, strange = parser.parse_known_args(words)
    if strange:
        command = f"smallworld {words[0]}" if words[0] in known else "smallworld"
        raise Mistake(f"unknown argument {brief(strange[0])}; see {command} --help")
    if args.run is None:
        raise Mistake(f"give a command: {', '.join(known)}; see smallworld --help")
    try:
        code: int = args.run(args)
    except Unreadable as problem:
        raise Mistake(f"{problem.file}: {in_their_words(problem.reason, args)}") from None
    return code


def in_their_words(reason: str, args: argparse.Namespace) -> str:
    """Why a file is refused, in the language of the command if it has one and there are words."""
    from smallworld.table.refusals import REFUSALS, said_in  # imported only when a file is refused

    with contextlib.suppress(NoWords):
        return said_in(Vocabulary(getattr(args, "language", ENGLISH), REFUSALS), reason)
    return reason


def one_line(text: str) -> str:
    """The text without line breaks, not too long."""
    flat = " ".join(text.split())
    return flat if len(flat) <= 400 else flat[:399] + "…"
