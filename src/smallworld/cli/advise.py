"""`smallworld advise POSITION`: the best plan here, with its reasons in coins."""

import argparse
import json
import sys
from itertools import groupby
from typing import Final

from smallworld.cli.common import OK, Mistake, Subparsers, add_command, add_language, whole
from smallworld.cli.files import after, load_game
from smallworld.cli.judge import add_judge, figures, say, seat_wanted
from smallworld.game import Game
from smallworld.lab.analysis import Advice, Option, advise, judge_of, played_turns
from smallworld.text.paint import Paint, width
from smallworld.text.plans import coins_text, plan_line
from smallworld.text.table import heading
from smallworld.text.words import Words

EXAMPLES: Final = """\
  smallworld advise position.toml                       what to do here
  smallworld advise game.json                           in a game that was saved
  smallworld advise games.jsonl --round 4 --seat B      at the beginning of a recorded turn
  smallworld advise games.jsonl --until 40              after the first 40 actions of a record

A bot that looks ahead makes a plan from what the player can know and compares it with others in the same imagined
worlds: races to take, marching on or declining, ways to conquer. Coins of this turn are told by what they are for;
the rest is what the rest of the game brought on average. Differences come ± their standard error. --json for programs.
"""


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = add_command(subparsers, "advise", "the best plan in a position, with its reasons in coins", EXAMPLES)
    parser.add_argument(
        "file", metavar="POSITION", help='a position, a saved game, a record, or "-" for standard input'
    )
    parser.add_argument("--game", type=whole(1, 10**9), metavar="N", help="which game of a record (default: the first)")
    parser.add_argument("--until", type=whole(0, 10**6), metavar="K", help="after the first K actions of a record")
    parser.add_argument("--round", type=whole(1, 10**4), metavar="R", help="at the beginning of a turn in this round")
    parser.add_argument("--seat", metavar="K", help="whose turn in that round: a number from 0, or a letter")
    add_judge(parser)
    parser.add_argument("--json", action="store_true", help="the result for programs")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Find the position, ask, tell."""
    judge_of(args.bot, "", 0)  # a wrong name shows before the work begins
    if args.round is not None and args.until is not None:
        raise Mistake("--until and --round both say when; leave one of them out")
    if args.seat is not None and args.round is None:
        raise Mistake("--seat needs --round; without it the player who must decide is advised")
    game = load_game(args.file, args.game, args.until)
    if args.round is not None:
        game = at_turn(game, args.round, seat_wanted(args.seat, game.state.players))
    if game.over:
        raise Mistake("the game is over; --round R or --until K shows it as it was before")
    advice = advise(game, args.bot, args.worlds)
    if args.json:
        told = {"judge": args.bot, "worlds": args.worlds, **advice.to_json()}
        print(json.dumps(told, indent=1))
    else:
        tell(game, advice, args)
    return OK


def at_turn(game: Game, round: int, seat: int | None) -> Game:
    """The game at the beginning of a turn: of this seat, or the first of the round."""
    for played in played_turns(game):
        if played.round == round and seat in (None, played.seat):
            return after(played.first, game)
    raise Mistake(f"there is no such turn in round {round}; see smallworld replay")


def tell(game: Game, advice: Advice, args: argparse.Namespace) -> None:
    """The plans, the best first."""
    words = Words(game, [""] * game.state.players, language=args.language)
    columns = width()
    title = words.said("ui-round", round=advice.round, rounds=game.state.rounds)
    print(heading(f"{title}: {words.player(advice.seat)}", Paint.for_stream(sys.stdout), columns))
    best, *others = advice.options
    say(words.said("term-best-plan", plan=plan_line(words, best.steps)), columns)
    reasons(words, best, columns)
    say(words.said("term-best-ahead", **figures(words, best.ahead)), columns)
    for option in others:
        print()
        say(words.said("term-best-next", plan=plan_line(words, option.steps)), columns)
        reasons(words, option, columns)
        key = "term-best-behind" if option.behind.counts else "term-best-equal"
        say(words.said(key, **figures(words, option.behind)), columns)
    if not others:
        say(words.said("term-best-only"), columns)
    print()
    say(words.said("term-judged-by", bot=args.bot, worlds=args.worlds), columns)


def reasons(words: Words, option: Option, columns: int) -> None:
    """The coins of a plan: this turn's by what they are for, then the rest."""
    now = sum([coins for _, _, coins in option.now])
    whose = groupby(option.now, key=lambda each: each[0])
    items = "; ".join(sources(words, race, [(source, coins) for _, source, coins in run]) for race, run in whose)
    coins = coins_text(words.language, now, signed=True)
    say(words.said("term-best-now", coins=coins, items=items or "0"), columns)
    later = coins_text(words.language, option.more - now, signed=True)
    say(words.said("term-best-later", coins=later), columns)


def sources(words: Words, race: str, coins: list[tuple[str, float]]) -> str:
    """Coins and what they are for: Orcs: regions 5, conquests 2."""
    listed = ", ".join(f"{words.any_name(source)} {coins_text(words.language, number)}" for source, number in coins)
    return f"{words.name('race', race)}: {listed}" if race else listed
