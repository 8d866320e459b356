"""`smallworld analyse RECORD`: turn by turn, what could have been played better, and the luck of the die."""

import argparse
import json
import re
import sys
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import Final

from smallworld.cli.common import INTERRUPTED, OK, Mistake, Subparsers, add_command, add_jobs, add_language, whole
from smallworld.cli.files import load_game
from smallworld.cli.judge import add_judge, figures, say, seat_wanted
from smallworld.cli.pool import in_order
from smallworld.cli.progress import Progress
from smallworld.game import Game
from smallworld.lab.analysis import Estimate, Part, Played, Roll, Turn, analyse_turn, judge_of, played_turns
from smallworld.text.paint import Paint, width
from smallworld.text.plans import coins_text, plan_line
from smallworld.text.table import heading
from smallworld.text.words import Words

EXAMPLES: Final = """\
  smallworld analyse games.jsonl --jobs 2            every turn of the first game
  smallworld analyse games.jsonl --game 3 --seat B   the turns of seat B in the third game
  smallworld analyse evening.json --turns 4-6        rounds 4 to 6 of a saved game
  smallworld analyse games.jsonl --json > turns.json

For every turn a bot makes a plan of its own from what the player could know, and both plans, its own and what
was played, are carried on in the same imagined worlds, as far as the bot looks. The loss is the difference in
coins, compared with those of the others, ± its standard error. What is less than two standard errors, or less
than half a coin, counts as equally good. A turn in which a die is rolled or a marker is turned up is judged in
parts, before and after. The luck of a die is what the turn brings with the face that fell, less the mean over
all faces.
docs/bots.md says more.
"""

ROUNDS: Final = re.compile(r"([0-9]{1,4})(?:(-)([0-9]{0,4}))?")


def rounds(text: str) -> range:
    """Rounds: 4, 4-6 or 4-."""
    found = ROUNDS.fullmatch(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"write rounds as 4, 4-6 or 4-, not {text!r:.40}")
    first = int(found[1])
    last = first if not found[2] else int(found[3]) if found[3] else 10**4
    if not 1 <= first <= last:
        raise argparse.ArgumentTypeError(f"rounds are counted from 1, the first one first, not {text!r:.40}")
    return range(first, last + 1)


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = add_command(subparsers, "analyse", "find out what could have been played better in a game", EXAMPLES)
    parser.add_argument("file", metavar="RECORD", help='a record, a saved game, or "-" for standard input')
    parser.add_argument("--game", type=whole(1, 10**9), metavar="N", help="which game of the file (default: the first)")
    parser.add_argument("--seat", metavar="K", help="only the turns of this seat: its number from 0, or its letter")
    parser.add_argument("--turns", type=rounds, metavar="A-B", help="only the turns of these rounds: 4, 4-6 or 4-")
    add_judge(parser)
    add_jobs(parser)
    parser.add_argument("--json", action="store_true", help="the result for programs")
    parser.add_argument("--quiet", action="store_true", help="show no progress")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Judge the turns that are asked for."""
    judge_of(args.bot, "", 0)  # a wrong name shows before the work begins
    game = load_game(args.file, args.game)
    seat = seat_wanted(args.seat, game.state.players)
    numbers = [
        number
        for number, played in enumerate(played_turns(game))
        if seat in (None, played.seat) and (args.turns is None or played.round in args.turns)
    ]
    if not numbers:
        raise Mistake(f"{args.file} has no such turn; see smallworld replay {args.file}" if game.history else NO_PAST)
    words = Words(game, [""] * game.state.players, language=args.language)
    report = Report(game, words, args)
    progress = Progress(len(numbers), sys.stderr.isatty() and not args.quiet, words=words, told="term-progress-turns")
    turns: list[Turn] = []
    try:
        for turn in judged(game, numbers, args.bot, args.worlds, args.jobs):
            progress.clear()
            turns.append(turn)
            report.turn(turn)
            progress.show(len(turns))
    except KeyboardInterrupt:
        progress.clear()
        print(f"smallworld: interrupted after {len(turns)} of {len(numbers)} turns", file=sys.stderr)
        return INTERRUPTED
    progress.clear()
    report.end(turns)
    return OK


NO_PAST: Final = "there is no past to analyse; give a record or a saved game, or ask smallworld advise about a position"


# The work


def judged(game: Game, numbers: list[int], judge: str, worlds: int, jobs: int) -> Iterator[Turn]:
    """The turns of these numbers, in order, whichever process judges them."""
    if jobs == 1:
        played = played_turns(game)
        return (analyse_turn(played[number], judge, worlds) for number in numbers)
    text = game.to_json()
    return in_order(judge_turn, ((text, number, judge, worlds) for number in numbers), min(jobs, len(numbers)))


def judge_turn(text: str, number: int, judge: str, worlds: int) -> Turn:
    """One turn of a game: a piece of work for a process."""
    return analyse_turn(turns_in(text)[number], judge, worlds)


@lru_cache(maxsize=1)
def turns_in(text: str) -> list[Played]:
    """The turns of a saved game; a process is asked about the same game again and again."""
    return played_turns(Game.from_json(text))


# The result


class Report:
    """Tells the result as it comes in; as JSON when all is there."""

    def __init__(self, game: Game, words: Words, args: argparse.Namespace) -> None:
        self.game: Final = game
        self.words: Final = words
        self.bot: Final[str] = args.bot
        self.worlds: Final[int] = args.worlds
        self.json: Final[bool] = args.json
        self.width: Final = width()
        self.paint: Final = Paint.for_stream(sys.stdout)

    def say(self, key: str, **values: str | int) -> None:
        """A sentence of its own."""
        say(self.words.said(key, **values), self.width)

    def turn(self, turn: Turn) -> None:
        """One turn."""
        if self.json:
            return
        words = self.words
        title = words.said("ui-round", round=turn.round, rounds=self.game.state.rounds)
        print(f"\n{heading(f'{title}: {words.player(turn.seat)}', self.paint, self.width)}")
        for same, parts in groupby(turn.parts, key=lambda part: part.played == part.best):
            if same:  # as with a die before every conquest
                self.say("term-judged-played", plan=plan_line(words, [step for part in parts for step in part.played]))
                self.say("term-judged-same")
            else:
                for part in parts:
                    self.part(part)
        if not turn.parts:
            self.say("term-judged-none")
        for roll in turn.rolls:
            self.roll(roll)
        self.say("term-judged-coins", coins=coins_text(words.language, turn.earned, signed=True))

    def part(self, part: Part) -> None:
        """What was played, and what the bot would have played instead."""
        words, loss = self.words, part.loss
        self.say("term-judged-played", plan=plan_line(words, part.played))
        key = "equal" if not loss.counts else "better" if loss.coins > 0 else "worse"
        shown = Estimate(-loss.coins, loss.error) if key == "worse" else loss
        self.say(f"term-judged-{key}", plan=plan_line(words, part.best), **figures(words, shown))

    def roll(self, roll: Roll) -> None:
        """A die."""
        luck = coins_text(self.words.language, roll.luck, signed=True)
        if roll.needed < 0:
            self.say("term-judged-die-first", face=roll.face, luck=luck)
            return
        place = self.words.place(roll.region)
        percent = round(100 * roll.wins / roll.faces)
        self.say("term-judged-die", region=place, need=roll.needed, face=roll.face, percent=percent, luck=luck)

    def end(self, turns: list[Turn]) -> None:
        """Everybody's sums."""
        if self.json:
            told = {"judge": self.bot, "worlds": self.worlds, "turns": [turn.to_json() for turn in turns]}
            print(json.dumps(told | {"seats": self.sums(turns)}, indent=1))
            return
        print()
        for seat in sorted({turn.seat for turn in turns}):
            self.seat(seat, [turn for turn in turns if turn.seat == seat])
        self.say("term-judged-by", bot=self.bot, worlds=self.worlds)

    def sums(self, turns: list[Turn]) -> list[dict[str, object]]:
        """The same for programs."""
        found: list[dict[str, object]] = []
        for seat in sorted({turn.seat for turn in turns}):
            own = [turn for turn in turns if turn.seat == seat]
            loss = Estimate.sum([turn.loss for turn in own])
            luck = round(sum([turn.luck for turn in own]), 2)
            found.append({"seat": seat, "turns": len(own), "loss": loss.to_json(), "luck": luck})
        return found

    def seat(self, seat: int, own: list[Turn]) -> None:
        """One player."""
        words = self.words
        player = words.player(seat)
        loss = figures(words, Estimate.sum([turn.loss for turn in own]))
        luck = coins_text(words.language, sum([turn.luck for turn in own]), signed=True)
        self.say("term-judged-sum", player=player, turns=len(own), loss=loss["coins"], error=loss["error"], luck=luck)
        worst = max(own, key=lambda turn: turn.loss.coins)
        if worst.loss.counts and worst.loss.coins > 0 and len(own) > 1:
            self.say("term-judged-worst", player=player, round=worst.round, **figures(words, worst.loss))
