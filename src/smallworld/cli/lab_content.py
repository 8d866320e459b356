"""`smallworld lab --content FILE`: is a home-made race or power too strong, and how many tokens would be fair?"""

import argparse
import hashlib
import json
import sys
import time
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import smallworld
from smallworld.cli.common import INTERRUPTED, Mistake
from smallworld.cli.lab_folder import EVERY, Folder
from smallworld.cli.pool import Workers
from smallworld.cli.progress import Progress
from smallworld.cli.subjects import read_subjects
from smallworld.cli.tables import write_table
from smallworld.cli.trusted import PYTHON
from smallworld.cli.workers import chosen_workers
from smallworld.lab import kept_games
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
from smallworld.lab.kept_games import KeptGames
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
    with ExitStack() as folders:
        work = [
            Laboratory(args, name, subject, words, folders.enter_context(folder))
            for (name, subject), folder in zip(subjects, folders_for(args, subjects), strict=True)
        ]
        for laboratory in work:
            try:
                laboratory.work()
            except KeyboardInterrupt:
                laboratory.interrupted()
                return INTERRUPTED
            if not args.quiet:
                print(*laboratory.lines(), sep="\n  ", flush=True)
            laboratory.write()
            if not args.quiet:
                print(f"  Report: {laboratory.folder.path / REPORT}")
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


def folders_for(args: argparse.Namespace, subjects: list[tuple[str, Subject]]) -> list[Folder]:
    """Where the reports go."""
    keys = [subject.banner.key for _, subject in subjects]
    for key in keys:
        if keys.count(key) > 1:
            raise Mistake(f"two of the files are about {key}; judge them one by one, each with its own --out")
    several = len(subjects) > 1
    paths = [Path(args.out, key) if args.out and several else Path(args.out or f"lab-{key}") for key in keys]
    return [Folder(path, kept_games.FILE) for path in paths]


class Laboratory:
    """The work on one banner, step by step."""

    def __init__(
        self, args: argparse.Namespace, name: str, subject: Subject, words: Vocabulary, folder: Folder
    ) -> None:
        self.args: Final = args
        self.name: Final = name
        self.subject: Final = subject
        self.words: Final = words
        self.folder: Final = folder
        digest = hashlib.sha256(Path(name).read_bytes()).hexdigest() if name.endswith(PYTHON) else ""
        new = KeptGames(subject, digest)
        self.kept: Final = folder.read(lambda path: kept_games.read(path, new))
        games = args.games or GAMES
        self.number: Final = sets_for(games, subject.players)
        self.workers: Final[Workers] = chosen_workers(args, self.number)
        self.progress = self.begun(2, len(self.own) * subject.players + self.kept.printed.games)
        self.row: Strength | None = None
        self.printed: Section | None = None
        self.tuning: Tuning | None = None
        self.saved = time.monotonic()
        self.pause = EVERY

    @property
    def own(self) -> list[list[Round]]:
        """The games with the banner itself."""
        return self.kept.of(self.subject)

    @property
    def games(self) -> int:
        """So many of them."""
        return sum([len(rounds) for rounds in self.own])

    def begun(self, times: int, done: int) -> Progress:
        """The line for so many times as many games as were asked for; so many were played earlier."""
        self.done = done
        shown = sys.stderr.isatty() and not self.args.quiet
        total = times * self.number * self.subject.players
        return Progress(total, shown, done, words=Vocabulary(self.args.language, TERMINAL))

    def work(self) -> None:
        """All of it, and what is done is kept however it ends."""
        try:
            self.judge()
        finally:
            self.progress.clear()
            self.keep()

    def judge(self) -> None:
        """Judge it, look at the printed ones, try other numbers of tokens."""
        self.row = self.judged(self.subject)
        kept = self.kept
        cell = Cell(self.args.bots, self.subject.edition, self.subject.players, seed=f"{self.args.seed} printed")
        units = ((cell, first, UNIT) for first in range(kept.units * UNIT, self.number, UNIT))
        for found in self.workers.in_order(play_unit, units):
            kept.add(found)
            self.show(found["games"])
        self.printed = section_of(cell.edition, cell.players, kept.printed)
        self.tuning = Tuning({self.row.tokens: self.row}, self.row.tokens)
        if self.row.verdict in (STRONG, WEAK):
            self.progress.clear()
            self.progress = self.begun(
                5, sum([len(sets) for sets in kept.sets.values()]) * self.subject.players - self.games
            )
            self.tuning = tune(self.subject, self.row, self.judged)
            self.row = replace(self.row, fair_tokens=self.tuning.fair if self.tuning.tunable else self.row.fair_tokens)

    def judged(self, subject: Subject) -> Strength:
        """The banner, perhaps with another number of tokens: what is still to be played of all sets, in order."""
        sets = self.kept.of(subject)
        for played in self.workers.in_order(play_set, ((subject, each) for each in range(len(sets), self.number))):
            sets.append(played)
            self.show(len(played))
        return strength_of(subject, sets)

    def show(self, games: int) -> None:
        """So many more are done."""
        self.done = min(self.done + games, self.progress.total)
        self.progress.show(self.done)
        if time.monotonic() - self.saved > self.pause:
            self.keep()

    def keep(self) -> None:
        """What is done so far; less often if there is so much that it takes long."""
        began = time.monotonic()
        self.folder.write(kept_games.FILE, kept_games.text_of(self.kept))
        self.saved = time.monotonic()
        self.pause = max(EVERY, 20 * (self.saved - began))

    def interrupted(self) -> None:
        """Say what is known so far."""
        key = "judge-interrupted" if self.own else "judge-nothing"
        told = [self.words.said(key, games=self.games, wanted=self.number * self.subject.players)]
        if self.own:
            told.append(self.words.said("lab-goes-on"))
        print(f"{self.name}: {' '.join(told)}", file=sys.stderr)
        if self.own:
            print(*self.lines(), sep="\n  ")

    # The result

    def lines(self) -> list[str]:
        """In words; if it was interrupted, as far as it came."""
        row = self.row or strength_of(self.subject, self.own)
        bots = ", ".join(self.args.bots)
        head = self.words.said("judge-head", games=row.games, players=self.subject.players, bots=bots)
        *figures, verdict = strength_lines(row.to_dict(), self.words.language)
        lines = [f"{self.name}: {row.name}. {' '.join(head.split())}.", *figures]
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

    def write(self) -> None:
        """The report and the figures."""
        row, printed, tuning = self.row, self.printed, self.tuning
        assert row is not None and printed is not None and tuning is not None
        english = Vocabulary("en", PARTS)
        *figures, verdict = strength_lines(row.to_dict(), english.language)
        made = f"Made by smallworld {smallworld.__version__}. Bots: {', '.join(self.args.bots)}. Seed {self.args.seed}."
        self.folder.write(ANSWER, json.dumps(self.to_json(), ensure_ascii=False, indent=1) + "\n")
        self.folder.write(REPORT, content_report(row, [*figures, verdict], printed, tuning, made))
        write_table(
            str(self.folder.path / FIGURES), COLUMNS, [list(each.to_dict().values()) for each in printed.figures]
        )
