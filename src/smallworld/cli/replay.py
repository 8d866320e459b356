"""`smallworld replay FILE`: replay a recorded game in sentences, or make sure that it is sound."""

import argparse
import sys

from smallworld.cli.common import OK, Subparsers, add_command, add_language, whole
from smallworld.cli.files import after, from_the_beginning, load_game, restored, stored_games
from smallworld.cli.teller import Teller
from smallworld.game import Game
from smallworld.text.paint import Paint, width
from smallworld.text.table import round_line, seat_lines, table_lines
from smallworld.text.words import Words
from smallworld.words import number_of

EXAMPLES = """\
  smallworld replay games.jsonl                      the first game, turn by turn with the board
  smallworld replay games.jsonl --game 3 --no-board  the third, in sentences only
  smallworld replay games.jsonl --until 40           its first 40 actions
  smallworld replay games.jsonl --verify             play every game again and compare
"""


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = add_command(subparsers, "replay", "replay a recorded or saved game turn by turn, or verify it", EXAMPLES)
    parser.add_argument("file", metavar="FILE", help='a record, a saved game, or "-" for standard input')
    parser.add_argument("--game", type=whole(1, 10**9), metavar="N", help="which game of the file (default: the first)")
    parser.add_argument("--until", type=whole(0, 10**6), metavar="K", help="stop after the first K actions")
    parser.add_argument("--no-board", action="store_true", help="sentences only, no board at all")
    parser.add_argument("--verify", action="store_true", help="only replay all games and compare everything")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Replay or verify."""
    if args.verify:
        return verify(args.file, args.game)
    game = after(args.until, load_game(args.file, args.game))
    retell(game, not args.no_board, args.language)
    return OK


def verify(path: str, number: int | None) -> int:
    """Replay the games of a file; stop at the first that differs, with the reason."""
    games = actions = 0
    if number is not None:
        games, actions = 1, len(load_game(path, number).history)
    else:
        for games, stored in enumerate(stored_games(path), 1):
            actions += len(again(restored(path, games, stored)).history)
    print(f"ok: {number_of(games, 'game')}, {number_of(actions, 'action')}")
    return OK


def again(game: Game) -> Game:
    """The game played once more from its beginning."""
    return after(len(game.history), game)


def retell(game: Game, boards: bool, language: str = "en") -> None:
    """Every turn in sentences, with the board after it."""
    words = Words(game, [""] * game.state.players, language=language)
    paint = Paint.for_stream(sys.stdout)
    teller = Teller(words, paint, width(), (lambda turn: True) if boards else None)
    told, events = from_the_beginning(game)
    teller.hear(told, events)
    for action in game.history:
        teller.hear(told, told.advance(action))
    teller.say_all(told)
    if boards:
        last = table_lines(told, words, paint, width())
    else:
        last = [round_line(told, words, paint, width()), *seat_lines(told, words, paint)]
    print("", *last, sep="\n")
    if not told.over:
        print(f"\n{words.said('term-record-stops', actions=len(told.history))}")
