"""What the commands share that ask a bot for its judgement."""

import argparse
import textwrap
from typing import Final

from smallworld.cli.common import Mistake, known_seat, whole
from smallworld.lab.analysis import JUDGE, WORLDS, Estimate
from smallworld.text.plans import fraction
from smallworld.text.words import Words

INDENT: Final = "  "


def add_judge(parser: argparse.ArgumentParser) -> None:
    """Who judges, and how carefully."""
    parser.add_argument(
        "--bot",
        default=JUDGE,
        metavar="NAME",
        help=f"who judges: a bot that looks ahead, such as heuristic, or planner:n=24 (default: {JUDGE})",
    )
    parser.add_argument(
        "--worlds",
        type=whole(2, 10_000),
        default=WORLDS,
        metavar="N",
        help=f"imagined worlds in which plans are compared; more are slower and surer (default: {WORLDS})",
    )


def seat_wanted(text: str | None, players: int) -> int | None:
    """The seat that the argument names, if it names one."""
    if text is None:
        return None
    seat = known_seat(text, players)
    if seat is None:
        raise Mistake(f"--seat {text!r:.40} is not a seat; give a number from 0 to {players - 1}, or a letter")
    return seat


def figures(words: Words, estimate: Estimate) -> dict[str, str]:
    """An estimate for a sentence."""
    return {"coins": fraction(words.language, estimate.coins), "error": fraction(words.language, estimate.error)}


def say(line: str, width: int) -> None:
    """A sentence, wrapped and indented."""
    print(textwrap.fill(line, width, initial_indent=INDENT, subsequent_indent=2 * INDENT))
