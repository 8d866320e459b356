"""`smallworld rules WORD`: look a rule up."""

import argparse
import os
import shutil
import sys
import textwrap
from typing import Final

from smallworld.cards.words import card_text, home_search, home_text, search
from smallworld.cli.common import NEGATIVE, OK, Subparsers, add_command
from smallworld.cli.sets import known_banners
from smallworld.rulebook import EDITIONS, find, glossary, nearest, render, render_scenario, scenarios
from smallworld.text.places import LANGUAGES, spoken
from smallworld.text.say import ENGLISH, Vocabulary
from smallworld.text.words import PARTS

LIMIT: Final = 20

EXAMPLES: Final = """\
  smallworld rules trolls              all rules of the Trolls
  smallworld rules flying sorcerers    what a race and a power do together
  smallworld rules B-CONQ-05           one rule by its id
  smallworld rules B-DIE               a chapter
  smallworld rules lost tribe          rules that speak of something
  smallworld rules flying_lakes        rules that an option changes
  smallworld rules SC-049              a worked scenario
  smallworld rules tauren              a race of Small World of Warcraft
  smallworld rules trolls --edition warcraft
  smallworld rules bakers --custom bakers.toml    a home-made race
  smallworld rules jugglers            a race of an expansion that is installed
  smallworld rules úpadek --language cs    cards with an example, in a language: en, ru, cs
"""


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = add_command(subparsers, "rules", "look up a rule by id, race, power or words", EXAMPLES)
    parser.add_argument(
        "words", nargs="+", metavar="WORD", help="an id, the start of one, a name, or words to look for"
    )
    parser.add_argument("--edition", choices=EDITIONS, default="", help="only the rules of this game")
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default="",
        help="show rule cards in this language (default: as this terminal; the whole catalogue is English)",
    )
    parser.add_argument(
        "--custom",
        action="append",
        default=[],
        metavar="FILE",
        help="look among the races and powers of a file or a set too; may be repeated",
    )
    parser.add_argument("--all", action="store_true", help=f"show every match, not only the first {LIMIT}")
    parser.add_argument("--ids", action="store_true", help="list only the ids")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print what was found; 1 if nothing was."""
    words = " ".join(args.words)
    width = min(shutil.get_terminal_size().columns, 100)
    foreign = "" if spoken(os.environ) == ENGLISH else spoken(os.environ)
    language = args.language or foreign
    names, texts = _cards(words, language, args.edition, width) if language else ([], [])
    if not texts and not args.language:  # ids and chapters are in the catalogue alone, and that is English
        names, texts = _matches(words, args.edition, width)
    named, speaking = home_search(words, known_banners(args))
    names = [*[made.key for made in named], *names, *[made.key for made in speaking]]
    first, last = [[home_text(made, width, language or ENGLISH) for made in home] for home in (named, speaking)]
    texts = [*first, *texts, *last]
    meaning = None if args.ids or language else glossary().get(words.lower())
    if meaning is not None:
        texts = [textwrap.fill(f"{words.lower()}: {meaning}", width, subsequent_indent="  "), *texts]
    found = names if args.ids else texts
    if not found:
        print(_not_found(words, args.edition, language), file=sys.stderr)
        return NEGATIVE

    shown = len(found) if args.all else LIMIT
    print(("\n" if args.ids else "\n\n").join(found[:shown]))
    if len(found) > shown:
        told = Vocabulary(language or ENGLISH, PARTS).said("term-more", number=len(found) - shown)
        print(f"\n{told}", file=sys.stderr if args.ids else sys.stdout)
    return OK


def _cards(words: str, language: str, edition: str, width: int) -> tuple[list[str], list[str]]:
    """Names and texts of the rule cards that have these words."""
    cards = search(words, language, edition)
    return [card.name for card in cards], [card_text(card, language, width) for card in cards]


def _matches(words: str, edition: str, width: int) -> tuple[list[str], list[str]]:
    """Ids and texts of what matches these words: a scenario by its id, otherwise rules."""
    for scenario in scenarios():
        if scenario.id == words.upper() and edition in ("", scenario.edition):
            return [scenario.id], [render_scenario(scenario, width)]
    matches = find(words, edition)
    return [rule.id for rule in matches], [render(rule, width) for rule in matches]


def _not_found(words: str, edition: str, language: str) -> str:
    if language and language != ENGLISH:
        say = Vocabulary(language, PARTS)
        return f"{say.said('term-no-rule', words=words)} {say.said('term-no-rule-help')}"
    of = f" of {edition}" if edition else ""
    close = nearest(words, edition)
    if close:
        return f"No rule{of} matches '{words}'. Did you mean {', '.join(close)}?"
    return f"No rule{of} matches '{words}'. Try a race, a power, or fewer words."
