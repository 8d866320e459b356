"""`smallworld show FILE`: look at a position, a saved game or a record."""

import argparse
import json
import sys

from smallworld.cli.common import OK, Subparsers, add_command, add_language, whole
from smallworld.cli.files import load_game
from smallworld.game import Game
from smallworld.text.actions import action_line
from smallworld.text.names import LETTERS
from smallworld.text.paint import Paint, width
from smallworld.text.table import column_lines, heading, table_lines
from smallworld.text.words import Words

EXAMPLES = """\
  smallworld show position.toml            board, column, seats and legal actions
  smallworld show game.json --position     the same as a position that can be edited
  smallworld show games.jsonl --game 2 --until 50
  smallworld show - --json < position.toml what a spectator sees, for programs
"""


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = add_command(subparsers, "show", "show a position, a saved game or the end of a record", EXAMPLES)
    parser.add_argument("file", metavar="FILE", help='a position, a saved game, a record, or "-" for standard input')
    parser.add_argument("--game", type=whole(1, 10**9), metavar="N", help="which game of a record (default: the first)")
    parser.add_argument(
        "--until", type=whole(0, 10**6), metavar="K", help="the game as it was after the first K actions"
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="a spectator's view as JSON")
    form.add_argument("--position", action="store_true", help="the position as TOML text, secrets included")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show it in the form that was asked for."""
    game = load_game(args.file, args.game, args.until)
    if args.json:
        print(json.dumps(game.view(None), indent=2, ensure_ascii=False))
    elif args.position:
        print(game.to_position().rstrip("\n"))
    else:
        show(game, args.language)
    return OK


def show(game: Game, language: str) -> None:
    """The whole table as text."""
    paint = Paint.for_stream(sys.stdout)
    words = Words(game, [""] * game.state.players, language=language)
    print(*table_lines(game, words, paint, width()), sep="\n")
    print("", heading(words.said("ui-combos"), paint, width()), *column_lines(game, words), sep="\n")
    if game.over:
        return
    title = words.said("ui-turn-of", player=LETTERS[game.state.decider])
    print("", heading(title, paint, width()), sep="\n")
    print(*[f"  {action_line(words, game, action)}" for action in game.legal()], sep="\n")
