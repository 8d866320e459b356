"""`smallworld lab --content FILE`: is a home-made race or power too strong, and how many tokens would be fair?"""

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import smallworld
from smallworld.cli.common import INTERRUPTED, Mistake, reason_of
from smallworld.cli.pool import Workers
from smallworld.cli.progress import Progress
from smallworld.cli.subjects import read_subjects
from smallworld.cli.tables import write_table
from smallworld.cli.workers import chosen_workers
from smallworld.lab.content_report import content_report, place_among
from smallworld.lab.explore import UNIT, Cell, play_unit
from smallworld.lab.figures import COLUMNS, Section, section_of
from smallworld.lab.judge import (
    BOTS,
    FAIR,
    STRONG,
    WEAK,
    Round,
    Strength,
    Subject,
    play_set,
    sets_for,
    strength_of,
)
from smallworld.lab.keeping import replace_file
from smallworld.lab.tally import Tally
from smallworld.lab.tuning import Tuning, tune
from smallworld.text.homemade import PARTS
from smallworld.text.strength import coins, strength_lines
from smallworld.text.vocabulary import Vocabulary
from smallworld.text.words import PARTS as TERMINAL

GAMES: Final = 400
HELP: Final = (
    "judge a home-made race or power instead: beside the printed ones, and with how many tokens it would be fair; "
    "may be repeated"
)
ANSWER: Final = "judgement.json"
REPORT: Final = "report.html"
FIGURES: Final = "figures.csv"


def run(args: argparse.Namespace) -> int:
    """Judge every file; 2 if one of them is refused."""
    refuse_grid(args)
    args.bots = args.bots or BOTS
    words = Vocabulary(args.language, PARTS)
    edition = args.edition[0] if args.edition else ""
    subjects, code = read_subjects(args.content, args.seed, args.bots, args.players_here, edition, words)
    folders = [folder_for(args, subject, len(subjects)) for _, subject in subjects]
    for (name, subject), folder in zip(subjects, folders, strict=True):
        laboratory = Laboratory(args, subject, words)
        try:
            laboratory.work()
        except KeyboardInterrupt:
            laboratory.progress.clear()
            key = "judge-interrupted" if laboratory.own else "judge-nothing"
            wanted = laboratory.number * args.players_here
            print(f"{name}: {words.said(key, games=laboratory.games, wanted=wanted)}", file=sys.stderr)
            if laboratory.own:
                print(*laboratory.lines(name), sep="\n  ")
            return INTERRUPTED
        if not args.quiet:
            print(*laboratory.lines(name), sep="\n  ", flush=True)
        laboratory.write(folder)
        if not args.quiet:
            print(f"  Report: {folder / REPORT}")
    return code


def refuse_grid(args: argparse.Namespace) -> None:
    """A banner is judged in one kind of game."""
    for name in ("board", "races", "powers", "vary", "custom", "sets", "option"):
        if getattr(args, name):
            raise Mistake(f"--content and --{name} do not go together; leave one of them out")
    if len(args.players) > 1 or args.players[0] not in ("2", "3", "4", "5"):
        raise Mistake("--content takes one number of --players, from 2 to 5")
    if len(args.edition) > 1:
        raise Mistake("--content takes one --edition")
    args.players_here = int(args.players[0])


def folder_for(args: argparse.Namespace, subject: Subject, number: int) -> Path:
    """Where its report goes; tried out before the work begins. A folder with anything else in it is left alone."""
    folder = Path(args.out or f"lab-{subject.banner.key}")
    if args.out and number > 1:
        folder = folder / subject.banner.key
    try:
        if folder.exists() and not folder.is_dir():
            raise Mistake(f"--out {str(folder)!r:.200} is a file; give the name of a folder")
        if folder.is_dir() and any(folder.iterdir()) and not (folder / ANSWER).exists():
            told = f"the folder {str(folder)!r:.200} holds something else"
            raise Mistake(f"{told}; give --out another name, so that nothing is lost")
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as problem:
        raise Mistake(f"cannot write to {str(folder)!r:.200}: {reason_of(problem)}; give --out another name") from None
    return folder


class Laboratory:
    """The work on one banner, step by step."""

    def __init__(self, args: argparse.Namespace, subject: Subject, words: Vocabulary) -> None:
        self.args: Final = args
        self.subject: Final = subject
        self.words: Final = words
        games = args.games or GAMES
        self.number: Final = sets_for(games, subject.players)
        self.workers: Final[Workers] = chosen_workers(args, self.number)
        shown = sys.stderr.isatty() and not args.quiet
        self.progress = Progress(2 * self.number * subject.players, shown, words=Vocabulary(args.language, TERMINAL))
        self.done = 0
        self.own: list[list[Round]] = []
        self.row: Strength | None = None
        self.printed: Section | None = None
        self.tuning: Tuning | None = None

    @property
    def games(self) -> int:
        """Games with the banner itself."""
        return sum([len(rounds) for rounds in self.own])

    def work(self) -> None:
        """Judge it, look at the printed ones, try other numbers of tokens."""
        self.judged(self.subject, self.own)
        self.row = strength_of(self.subject, self.own)
        tally = Tally()
        cell = Cell(self.args.bots, self.subject.edition, self.subject.players, seed=f"{self.args.seed} printed")
        units = ((cell, first, UNIT) for first in range(0, self.number, UNIT))
        for found in self.workers.in_order(play_unit, units):
            tally.join(Tally.from_json(found))
            self.show(found["games"])
        self.printed = section_of(cell.edition, cell.players, tally)
        self.tuning = Tuning({self.row.tokens: self.row}, self.row.tokens)
        if self.row.verdict in (STRONG, WEAK):
            shown = self.progress.shown
            self.progress.clear()
            self.progress = Progress(5 * self.number * self.subject.players, shown, words=self.progress.words)
            self.done = 0
            self.tuning = tune(self.subject, self.row, self.of_other)
            self.row = replace(self.row, fair_tokens=self.tuning.fair if self.tuning.tunable else self.row.fair_tokens)
        self.progress.clear()

    def of_other(self, subject: Subject) -> Strength:
        """The same with another number of tokens."""
        sets: list[list[Round]] = []
        self.judged(subject, sets)
        return strength_of(subject, sets)

    def judged(self, subject: Subject, sets: list[list[Round]]) -> None:
        """All sets, in order."""
        for played in self.workers.in_order(play_set, ((subject, each) for each in range(self.number))):
            sets.append(played)
            self.show(len(played))

    def show(self, games: int) -> None:
        """So many more are done."""
        self.done = min(self.done + games, self.progress.total)
        self.progress.show(self.done)

    # The result

    def lines(self, name: str) -> list[str]:
        """In words; if it was interrupted, as far as it came."""
        row = self.row or strength_of(self.subject, self.own)
        bots = ", ".join(self.args.bots)
        head = self.words.said("judge-head", games=row.games, players=self.subject.players, bots=bots)
        *figures, verdict = strength_lines(row.to_dict(), self.words.language)
        lines = [f"{name}: {row.name}. {' '.join(head.split())}.", *figures]
        if self.printed is not None:
            place, among = place_among(row, self.printed)
            lines.append(self.words.said("lab-place", place=place, among=among))
        if self.tuning is not None and len(self.tuning.tried) > 1:
            for tokens, found in self.tuning.tried.items():
                figure = coins(self.words.language, found.to_dict()["ahead"], signed=True)
                lines.append(self.words.said("lab-tried", number=tokens, figure=figure))
        if self.tuning is not None and row.verdict != FAIR and not row.fair_tokens and len(self.tuning.tried) > 1:
            verdict += " " + self.words.said("lab-never-fair")
        return [" ".join(line.split()) for line in [*lines, verdict]]

    def to_json(self) -> dict[str, Any]:
        """For programs."""
        assert self.row is not None and self.printed is not None and self.tuning is not None
        place, among = place_among(self.row, self.printed)
        head = {"made_by": smallworld.__version__, "bots": list(self.args.bots), "seed": self.args.seed}
        tried = [found.to_dict() for found in self.tuning.tried.values()]
        return head | {"found": self.row.to_dict(), "place": place, "among": among, "tried": tried}

    def write(self, folder: Path) -> None:
        """The report and the figures."""
        row, printed, tuning = self.row, self.printed, self.tuning
        assert row is not None and printed is not None and tuning is not None
        english = Vocabulary("en", PARTS)
        *figures, verdict = strength_lines(row.to_dict(), english.language)
        made = f"Made by smallworld {smallworld.__version__}. Bots: {', '.join(self.args.bots)}. Seed {self.args.seed}."
        texts: list[tuple[str, Callable[[], str]]] = [
            (ANSWER, lambda: json.dumps(self.to_json(), ensure_ascii=False, indent=1) + "\n"),
            (REPORT, lambda: content_report(row, [*figures, verdict], printed, tuning, made)),
        ]
        try:
            for name, text in texts:
                replace_file(folder / name, text())
        except OSError as problem:
            raise Mistake(
                f"cannot write to {str(folder)!r:.200}: {reason_of(problem)}; give --out another name"
            ) from None
        write_table(str(folder / FIGURES), COLUMNS, [list(each.to_dict().values()) for each in printed.figures])
