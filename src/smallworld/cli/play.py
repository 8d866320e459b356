"""`smallworld play`: a person against bots in the terminal, or bots among themselves to watch."""

import argparse
import contextlib
import secrets
import sys
from itertools import count
from pathlib import Path
from typing import Final

from smallworld.bots import make_bot
from smallworld.bots.levels import CHARACTERS, LEVELS, MEDIUM, at_home, is_level
from smallworld.cli.common import (
    BOTS_HELP,
    INTERRUPTED,
    OK,
    USER_MISTAKE,
    Mistake,
    Subparsers,
    add_command,
    add_language,
    add_setup,
    known_seat,
    new_game,
    opponent_names,
    seed,
)
from smallworld.cli.files import Unwritten, load_game, try_writing, write_file
from smallworld.cli.person import Left, Person
from smallworld.cli.teller import Teller
from smallworld.engine.events import TurnStarted
from smallworld.game import Game
from smallworld.text.paint import Paint, width
from smallworld.text.say import Vocabulary
from smallworld.text.table import table_lines
from smallworld.text.words import PARTS, Words, level_of
from smallworld.words import number_of

EXAMPLES = """\
  smallworld play                               you against two medium bots
  smallworld play --players 2 --bots expert     you against one strong bot
  smallworld play --bots hard:raider,easy       two different ones
  smallworld play --seed 7 --save evening.json  saved when you leave
  smallworld play --load evening.json --save evening.json
  smallworld play --seat none                   watch bots play
  smallworld play --language cs                 in Czech

In the browser: smallworld serve --open

At the prompt, ? shows what you can type. Seats are numbered from 0; on the board, seat 0 is A.
"""

PLAYERS: Final = 3

NEW_GAME: Final[dict[str, object]] = {
    "seed": None,
    "edition": "base",
    "players": None,
    "board": "",
    "preset": "default",
    "option": [],
    "custom": [],
}
"""Arguments that make a new game, with their defaults."""

SPARE: Final = "smallworld-saved-{}.json"
"""Where a game is saved if the requested place fails."""


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = add_command(subparsers, "play", "play against bots in the terminal", EXAMPLES)
    parser.add_argument(
        "--text",
        action="store_true",
        help="play as text in this terminal (the only way here; for the browser: serve --open)",
    )
    parser.add_argument(
        "--bots",
        type=opponent_names,
        default=(MEDIUM,),
        metavar="A,B,…",
        help=f"levels ({', '.join(LEVELS)}), perhaps with a character ({', '.join(CHARACTERS)}): hard:raider; "
        f"or {BOTS_HELP} (default: {MEDIUM})",
    )
    parser.add_argument("--seat", default="0", metavar="K", help="your seat, from 0, or none to watch (default: 0)")
    parser.add_argument("--seed", type=seed, metavar="S", help="a number or a word (default: a new one every time)")
    parser.add_argument("--save", metavar="FILE", help="save the game there when you leave or it ends")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game, a position or a record")
    add_language(parser)
    add_setup(parser, players=PLAYERS)
    parser.set_defaults(run=run, players=None)  # so that a given number can be told from none


def run(args: argparse.Namespace) -> int:
    """Sit down and play."""
    if args.save is not None:
        try_writing(args.save, "--save")
    if args.load is not None:
        refuse_setup(args)
        game = load_game(args.load)
        chance = args.load
    else:
        args.players = PLAYERS if args.players is None else args.players
        chance = str(secrets.randbelow(1_000_000)) if args.seed is None else args.seed
        game = new_game(args, chance)
    you = seat_of(args.seat, game.state.players)
    seats = game.state.players - (you is not None)
    if len(args.bots) > seats:
        raise Mistake(
            f"--bots names {len(args.bots)} bots for {number_of(seats, 'seat')}; leave {len(args.bots) - seats} out"
        )
    if args.load is None:
        told = Vocabulary(args.language, PARTS).said("term-new-game", players=game.state.players, seed=chance)
        print(told)
    table = Table(game, you, args.bots, chance, args.save, args.language)
    return table.play()


def refuse_setup(args: argparse.Namespace) -> None:
    """A game from a file brings its rules, its board and its dice."""
    given = [f"--{name}" for name, usual in NEW_GAME.items() if getattr(args, name) != usual]
    if given:
        verb = "is" if len(given) == 1 else "are"
        raise Mistake(f"{' and '.join(given)} {verb} for a new game; leave that out with --load")


def seat_of(text: str, players: int) -> int | None:
    """The person's seat; None if only bots play."""
    if text.lower() == "none":
        return None
    seat = known_seat(text, players)
    if seat is not None:
        return seat
    raise Mistake(f"--seat {text!r:.40} is not a seat; give a number from 0 to {players - 1}, or none")


class Table:
    """A game with its players around it."""

    def __init__(
        self, game: Game, you: int | None, bots: tuple[str, ...], chance: str, save: str | None, language: str
    ) -> None:
        others = [seat for seat in range(game.state.players) if seat != you]
        names = {seat: bots[place % len(bots)] for place, seat in enumerate(others)}
        self.game = game
        self.bots = {seat: make_bot(at_home(name), chance, seat, files=True) for seat, name in names.items()}
        self.paint = Paint.for_stream(sys.stdout)
        say = Vocabulary(language, PARTS)
        levels = {seat: level_of(say, name) if is_level(name) else name for seat, name in names.items()}
        players = [levels.get(seat) or say.said("ui-you") for seat in range(game.state.players)]
        self.words = Words(game, players, you, language)
        first = game.state.first
        self.teller = Teller(self.words, self.paint, width(), None if you is not None else lambda t: t.player == first)
        self.person = None if you is None else Person(game, you, self.words, self.teller)
        self.save = save

    def play(self) -> int:
        """Until the game ends or the person leaves."""
        try:
            self.play_on()
            self.end()
            return self.keep(may_ask=False)
        except Left:
            print(f"\n{self.words.said('term-left')}")
            return self.keep()
        except EOFError:
            print(f"\n{self.words.said('term-input-ended')}")
            return self.keep(may_ask=False)
        except KeyboardInterrupt:
            print(f"\n{self.words.said('term-interrupted')}")
            self.keep()
            return INTERRUPTED
        except OSError:  # the screen is gone
            if self.save is not None:
                self.write(self.save)
            raise

    def play_on(self) -> None:
        """Decision by decision."""
        game, teller = self.game, self.teller
        teller.hear(game, [TurnStarted(game.state.seat, game.state.round)])
        while not game.over:
            seat = game.state.decider
            if self.person is not None and seat == self.person.seat:
                teller.say_all(game)
                self.person.decide()
            else:
                bot = self.bots[seat]
                known = len(bot.faults)
                teller.hear(game, game.play(bot.decide(game)))
                for fault in bot.faults[known:]:
                    print(f"smallworld: {fault}", file=sys.stderr)

    def end(self) -> None:
        """The last board, the scores."""
        self.teller.say_all(self.game)
        print("", *table_lines(self.game, self.words, self.paint, width()), sep="\n")

    def keep(self, may_ask: bool = True) -> int:
        """Save where --save says; without it, a person at a terminal can still name a file."""
        path = self.save
        if path is None and may_ask and self.person is not None and sys.stdin is not None and sys.stdin.isatty():
            with contextlib.suppress(EOFError):
                path = input(f"{self.words.said('term-save-it')} ").strip()
        if path:
            return self.write(path)
        if self.person is not None and not self.game.over:
            print(self.words.said("term-not-saved"))
        return OK

    def write(self, path: str) -> int:
        """Save the game: if not there, then here; if not here, then on the screen."""
        text, words = self.game.to_json(), self.words
        again = "smallworld play --load"
        try:
            write_file(path, f"{text}\n")
        except Unwritten as problem:
            told = words.said("term-cannot-write", file=path, reason=problem.reason)
            print(f"smallworld: {told}", file=sys.stderr)
            spare = next(SPARE.format(n) for n in count(1) if not Path(SPARE.format(n)).exists())
            try:
                write_file(spare, f"{text}\n")
                print(words.said("term-saved-spare", file=spare, command=f"{again} {spare}"))
            except Unwritten:
                print(f"{words.said('term-this-is-it')}\n{text}")
            return USER_MISTAKE
        print(words.said("term-saved", command=f"{again} {path}"))
        return OK
