"""`smallworld rules WORD`: look a rule up."""

import argparse
import shutil
import sys
import textwrap
from typing import Final

from smallworld.cli.common import NEGATIVE, OK, Subparsers, add_command
from smallworld.rulebook import find, glossary, nearest, render, render_scenario, scenarios

LIMIT: Final = 20

EXAMPLES: Final = """\
  smallworld rules trolls              all rules of the Trolls
  smallworld rules flying sorcerers    what a race and a power do together
  smallworld rules B-CONQ-05           one rule by its id
  smallworld rules B-DIE               a chapter
  smallworld rules lost tribe          rules that speak of something
  smallworld rules flying_lakes        rules that an option changes
  smallworld rules SC-049              a worked scenario
"""


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = add_command(subparsers, "rules", "look up a rule by id, race, power or words", EXAMPLES)
    parser.add_argument(
        "words", nargs="+", metavar="WORD", help="an id, the start of one, a name, or words to look for"
    )
    parser.add_argument("--all", action="store_true", help=f"show every match, not only the first {LIMIT}")
    parser.add_argument("--ids", action="store_true", help="list only the ids")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print what was found; 1 when nothing was."""
    words = " ".join(args.words)
    width = min(shutil.get_terminal_size().columns, 100)
    names, texts = _matches(words, width)
    meaning = None if args.ids else glossary().get(words.lower())
    if meaning is not None:
        texts = [textwrap.fill(f"{words.lower()}: {meaning}", width, subsequent_indent="  "), *texts]
    found = names if args.ids else texts
    if not found:
        print(_not_found(words), file=sys.stderr)
        return NEGATIVE

    shown = len(found) if args.all else LIMIT
    print(("\n" if args.ids else "\n\n").join(found[:shown]))
    if len(found) > shown:
        print(f"\n{len(found) - shown} more; --all shows them.", file=sys.stderr if args.ids else sys.stdout)
    return OK


def _matches(words: str, width: int) -> tuple[list[str], list[str]]:
    """Ids and texts of what answers to these words: a scenario by its id, else rules."""
    found = [scenario for scenario in scenarios() if scenario.id == words.upper()]
    if found:
        return [found[0].id], [render_scenario(found[0], width)]
    matches = find(words)
    return [rule.id for rule in matches], [render(rule, width) for rule in matches]


def _not_found(words: str) -> str:
    close = nearest(words)
    if close:
        return f"No rule answers to '{words}'. Did you mean {', '.join(close)}?"
    return f"No rule answers to '{words}'. Try a race, a power, or fewer words."
