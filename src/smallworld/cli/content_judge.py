"""`smallworld content judge FILE...`: how strong is a home-made race or power?"""

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Final

from smallworld.cli.common import (
    BOTS_HELP,
    INTERRUPTED,
    Subparsers,
    add_command,
    add_jobs,
    add_language,
    bot_names,
    seed,
    whole,
)
from smallworld.cli.files import try_writing, write_file
from smallworld.cli.pool import in_order
from smallworld.cli.progress import Progress
from smallworld.cli.subjects import read_subjects
from smallworld.content.editions import EDITIONS, PLAYERS
from smallworld.lab.judge import (
    BOTS,
    GAMES,
    Judgement,
    Round,
    Strength,
    Subject,
    play_set,
    sets_for,
    strength_of,
)
from smallworld.lab.judge import PLAYERS as TWO
from smallworld.text.homemade import PARTS
from smallworld.text.strength import strength_lines
from smallworld.text.vocabulary import Vocabulary
from smallworld.text.words import PARTS as TERMINAL

EXAMPLES: Final = """\
  smallworld content judge bakers.toml
  smallworld content judge --games 1000 --jobs 2 --json - bakers.toml gilded.toml

Everybody must take the combination on top of the column first; one of these has the home-made banner, the others are
printed. Each deal is played once for every seat that may get it. Afterwards everybody plays freely. Intervals are for
95 %. Strength counts coins ahead and wins alike: two printed banners in three lie between -1 and +1, and what lies
beyond is too strong or too weak, probably if its interval reaches back over that border.
"""


def add(verbs: Subparsers) -> None:
    """Register the command."""
    judge = add_command(verbs, "judge", "find out how strong home-made races and powers are", EXAMPLES)
    judge.add_argument("files", nargs="+", metavar="FILE", help="a race or power in TOML, or a Python file of your own")
    judge.add_argument(
        "--games", type=whole(1, 10**6), default=GAMES, metavar="N", help=f"games for each (default: {GAMES})"
    )
    judge.add_argument(
        "--bots", type=bot_names, default=BOTS, metavar="A,B,…", help=f"{BOTS_HELP} (default: {','.join(BOTS)})"
    )
    judge.add_argument(
        "--players",
        type=whole(PLAYERS[0], PLAYERS[-1]),
        default=TWO,
        metavar="N",
        help=f"from {PLAYERS[0]} to {PLAYERS[-1]} (default: {TWO})",
    )
    judge.add_argument(
        "--edition",
        choices=list(EDITIONS),
        default="",
        help="which game (default: the first that the file is made for)",
    )
    judge.add_argument("--seed", type=seed, default="1", metavar="S", help="a number or a word (default: 1)")
    add_jobs(judge)
    judge.add_argument("--json", metavar="FILE", help='write the result as JSON; "-" is standard output')
    add_language(judge)
    judge.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Judge every file; 2 if one of them is refused."""
    if args.json not in (None, "-"):
        try_writing(args.json, "--json")
    words = Vocabulary(args.language, PARTS)
    subjects, code = read_subjects(args.files, args.seed, args.bots, args.players, args.edition, words)
    rows, interrupted = judge_all(subjects, args, words)
    if args.json is not None:
        found = Judgement(tuple(rows), args.bots, args.players, args.seed, args.games)
        text = json.dumps(found.to_dict(), ensure_ascii=False, indent=1) + "\n"
        if args.json == "-":
            sys.stdout.write(text)
        else:
            write_file(args.json, text)
    return INTERRUPTED if interrupted else code


def judge_all(
    subjects: list[tuple[str, Subject]], args: argparse.Namespace, words: Vocabulary
) -> tuple[list[Strength], bool]:
    """The result for each, told as soon as it is there; and whether somebody interrupted the games."""
    number = sets_for(args.games, args.players)
    total = len(subjects) * number * args.players
    progress = Progress(max(1, total), sys.stderr.isatty(), words=Vocabulary(args.language, TERMINAL))
    done = 0
    rows: list[Strength] = []
    for name, subject in subjects:
        sets: list[list[Round]] = []
        interrupted = False
        try:
            for played in play_sets(subject, number, args.jobs):
                sets.append(played)
                done += len(played)
                progress.show(done)
        except KeyboardInterrupt:
            interrupted = True
        progress.clear()
        say = sys.stderr if args.json == "-" else sys.stdout
        if interrupted:
            key = "judge-interrupted" if sets else "judge-nothing"
            games = len(sets) * args.players
            print(f"{name}: {words.said(key, games=games, wanted=number * args.players)}", file=sys.stderr)
        if sets:
            rows.append(strength_of(subject, sets))
            print(*told(name, rows[-1], args, words), sep="\n  ", file=say, flush=True)
        if interrupted:
            return rows, True
    return rows, False


def play_sets(subject: Subject, number: int, jobs: int) -> Iterator[list[Round]]:
    """All sets, in order."""
    return in_order(play_set, ((subject, each) for each in range(number)), max(1, min(jobs, number)))


def told(name: str, row: Strength, args: argparse.Namespace, words: Vocabulary) -> list[str]:
    """The result in lines."""
    head = words.said("judge-head", games=row.games, players=args.players, bots=", ".join(args.bots))
    return [f"{name}: {row.name}. {' '.join(head.split())}.", *strength_lines(row.to_dict(), words.language)]
