"""`smallworld arena`: which bot is stronger, by how much, and how sure that is."""

import argparse
import csv
import io
import json
import sys
from collections.abc import Iterator
from typing import Final, TextIO

from smallworld.cli.common import INTERRUPTED, OK, Mistake, Subparsers, add_command, reason_of
from smallworld.cli.files import named, try_writing, write_file
from smallworld.cli.pool import Workers
from smallworld.cli.progress import Progress
from smallworld.cli.series import add_series, chosen
from smallworld.cli.workers import chosen_workers
from smallworld.lab import ledger
from smallworld.lab.contest import EVEN, MIXES, ONE, Contest, Set, play_set
from smallworld.lab.plot import Whisker, plot
from smallworld.lab.standings import Row, Standings, share_of_first, standings_of
from smallworld.lab.statistics import Wager
from smallworld.lock import locked
from smallworld.words import number_of

EXAMPLES: Final = """\
  smallworld arena --bots greedy,random --players 2 --games 400 --jobs 2
  smallworld arena --bots greedy,random --players 4 --games 2000 --stop --out contest.jsonl
  smallworld arena --bots greedy,random --edition warcraft --mix even --json - --plot contest.svg

A set is one seed in every seating: with two bots at a table of four, the first sits once in each seat
among three of the second (--mix even: as many of each as possible). Shared victories are split. Par is
the share that equal bots would have. Intervals are for 95 % and count sets, not games, because the
games of a set share their luck. The rating is Plackett and Luce's, in points as in chess; random, or
the first bot if random does not play, has 0. The time is processor time.

--stop ends the contest as soon as the first bot is shown to be above or below par. It may look after
every set, because it bets on the result and never needs more than a fair gambler's luck (a test
martingale; see docs/bots.md): at most 5 % of contests between equals are ever decided. The interval
that is then printed holds at all times together, so it is wider.

With --out, a stopped contest goes on where it was when the same command is given again, and --games
may be larger then. The same command gives the same games, however many jobs share the work, unless a
bot looks at the clock.
"""

MOST_BOTS: Final = 12
FAULTS_SHOWN: Final = 10


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = add_command(subparsers, "arena", "find out which bot is stronger, and how sure that is", EXAMPLES)
    add_series(parser, games=400, most=10**7, how=", in whole sets", players=2)
    parser.add_argument(
        "--mix",
        choices=MIXES,
        default=ONE,
        help=f"two bots at a larger table: {ONE} of the first, or an {EVEN} mix (default: {ONE})",
    )
    parser.add_argument("--stop", action="store_true", help="stop when the first bot is shown to differ from par")
    parser.add_argument("--out", metavar="FILE", help="keep every set in FILE, and go on with what is there")
    parser.add_argument("--json", metavar="FILE", help='write the result as JSON; "-" is standard output')
    parser.add_argument("--csv", metavar="FILE", help="write a line for each seat of each game")
    parser.add_argument("--plot", metavar="FILE", help="draw the shares of the wins as SVG")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, keep, judge."""
    contest = contest_of(args)
    tables = len(contest.seatings())
    wanted = -(-args.games // tables)
    for name, path in (("--json", args.json), ("--csv", args.csv), ("--plot", args.plot)):
        if path is not None and path != "-":
            try_writing(path, name)
    workers = chosen_workers(args, wanted)
    wager = Wager(contest.par(0))
    with Ledger(args.out, contest) as kept:
        sets = kept.sets[:wanted]
        for played in sets:
            wager.add(share_of_first(played))
        progress = Progress(wanted * tables, sys.stderr.isatty() and not args.quiet, len(sets) * tables)
        interrupted = False
        faults = 0
        try:
            if not (args.stop and wager.verdict):
                for played in play_sets(contest, len(sets), wanted, workers):
                    kept.write(played)
                    sets.append(played)
                    wager.add(share_of_first(played))
                    faults += len(played.faults)
                    if played.faults and faults - len(played.faults) < FAULTS_SHOWN:
                        progress.clear()
                        print(f"set {played.number}: {played.faults[0]}", file=sys.stderr)
                    progress.show(len(sets) * tables)
                    if args.stop and wager.verdict:
                        break
        except KeyboardInterrupt:
            interrupted = True
    progress.clear()
    if interrupted:
        print(f"smallworld: interrupted after {number_of(len(sets), 'set')}", file=sys.stderr)
    if sets:
        report(args, standings_of(contest, sets, wager), sets)
    return INTERRUPTED if interrupted else OK


def play_sets(contest: Contest, first: int, end: int, workers: Workers) -> Iterator[Set]:
    """The sets that are still to be played, in order."""
    return workers.in_order(play_set, ((contest, number) for number in range(first, end)))


def contest_of(args: argparse.Namespace) -> Contest:
    """The contest that the arguments ask for, tried out once so that mistakes show before the work begins."""
    if not 2 <= len(args.bots) <= MOST_BOTS:
        raise Mistake(f"a contest has from 2 to {MOST_BOTS} bots, separated by commas; see smallworld arena --help")
    for name in args.bots:
        if args.bots.count(name) > 1:
            raise Mistake(f"--bots names {name} twice; name each bot once, they sit in all seats anyway")
    return chosen(Contest, args, mix=args.mix)


# The file that a contest is kept in


class Ledger:
    """What has been played, and where the rest goes. Trouble with the file is for the user to fix."""

    def __init__(self, path: str | None, contest: Contest) -> None:
        self.path: Final = path
        self.contest: Final = contest
        self.sets: list[Set] = []
        self.file: TextIO | None = None

    def __enter__(self) -> "Ledger":
        if self.path is None:
            return self
        try:
            file = named(self.path).open("a+", encoding="utf-8", newline="\n")
            self.file = file
            if not locked(file):
                raise Mistake(f"another arena is writing {self.path!r:.200}: wait for it, or give --out another name")
            file.seek(0)
            self.sets, sound = ledger.read(file.read(), self.contest)
            self.continue_at(file, sound)
        except Mistake:
            self.close()
            raise
        except UnicodeDecodeError:
            self.close()
            raise self.refusal("it is not a contest of the arena") from None
        except ledger.BadLedger as problem:
            self.close()
            raise self.refusal(str(problem)) from None
        except (OSError, ValueError) as problem:
            self.close()
            raise Mistake(f"cannot write {self.path!r:.200}: {reason_of(problem)}; give --out another name") from None
        return self

    def continue_at(self, file: TextIO, sound: int) -> None:
        """Cut off a line that was never finished, and begin a new file with its head."""
        file.seek(0)
        size = len(file.read(sound).encode())
        file.seek(0)
        file.truncate(size)
        file.seek(0, io.SEEK_END)
        if not size:
            file.write(ledger.head_of(self.contest))
            file.flush()

    def write(self, played: Set) -> None:
        """Keep a set at once: it may have taken long."""
        if self.file is not None:
            try:
                self.file.write(ledger.line_of(played))
                self.file.flush()
            except OSError as problem:
                raise Mistake(f"cannot write {self.path!r:.200}: {reason_of(problem)}") from None

    def refusal(self, reason: str) -> Mistake:
        """What to say about a file that cannot be continued."""
        return Mistake(f"cannot go on with {self.path!r:.200}: {reason}; give --out another name, or delete the file")

    def close(self) -> None:
        """Let the file go."""
        if self.file is not None:
            self.file.close()
            self.file = None

    def __exit__(self, *problem: object) -> None:
        self.close()


# The result


def report(args: argparse.Namespace, standings: Standings, sets: list[Set]) -> None:
    """The table, and the files that were asked for."""
    if not args.quiet:
        say = sys.stderr if args.json == "-" else sys.stdout
        print(*table(standings, args.stop), sep="\n", file=say)
    if args.json is not None:
        text = json.dumps(standings.to_json(), ensure_ascii=False, indent=1) + "\n"
        if args.json == "-":
            sys.stdout.write(text)
        else:
            write_file(args.json, text)
    if args.csv is not None:
        write_file(args.csv, seat_lines(standings.contest, sets))
    if args.plot is not None:
        write_file(args.plot, picture(standings))


def table(standings: Standings, stopping: bool) -> list[str]:
    """The result in lines."""
    contest = standings.contest
    wide = max([12, *[len(name) for name in contest.bots]])
    head = f"{'':{wide}} {'games':>6} {'win share':>25} {'par':>6} {'margin':>22} {'coins':>6} {'rank':>5}"
    lines = [f"{head} {'ms/turn':>8} {'rating':>22}"]
    lines += [line_of(row, wide) for row in standings.rows]
    low, high = standings.always
    words = {1: "is above par", -1: "is below par", 0: "is not decided"}[standings.verdict]
    if stopping:
        always = f"its share is within {100 * low:.1f}–{100 * high:.1f} % however often one looks"
        lines.append(f"Sequential test: {contest.bots[0]} {words}; {always}.")
    setting = f"{contest.edition}, {contest.players} players, seed {contest.seed}"
    lines.append(f"{number_of(standings.sets, 'set')}, {number_of(standings.games, 'game')}: {setting}")
    return lines


def line_of(row: Row, wide: int) -> str:
    """The line of one bot."""
    share = f"{100 * row.share:.1f} % [{100 * row.share_low:.1f}–{100 * row.share_high:.1f}]"
    margin = f"{row.margin:+.1f} [{row.margin_low:+.1f} … {row.margin_high:+.1f}]".replace("inf", "∞")
    rating = f"{row.rating:+.0f} [{row.rating_low:+.0f} … {row.rating_high:+.0f}]".replace("inf", "∞")
    return (
        f"{row.bot:{wide}} {row.games:6} {share:>25} {100 * row.par:5.1f}% {margin:>22} {row.coins:6.1f}"
        f" {row.rank:5.2f} {row.ms_a_turn:8.2f} {rating:>22}"
    )


def seat_lines(contest: Contest, sets: list[Set]) -> str:
    """Every seat of every game as CSV."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(["set", "game", "seat", "bot", "coins", "rank", "share", "ms_a_turn"])
    for played in sets:
        for number, game in enumerate(played.games):
            winners = game.ranks.count(0)
            for seat, bot in enumerate(game.seats):
                share = round(1 / winners, 4) if game.ranks[seat] == 0 else 0
                spent = round(1000 * game.seconds[seat] / game.turns, 3)
                name = contest.bots[bot]
                writer.writerow([played.number, number, seat, name, game.scores[seat], game.place(seat), share, spent])
    return file.getvalue()


def picture(standings: Standings) -> str:
    """The shares of the wins."""
    contest = standings.contest
    rows = [
        Whisker(row.bot, 100 * row.share, 100 * row.share_low, 100 * row.share_high, 100 * row.par)
        for row in standings.rows
    ]
    return plot(f"{contest.edition}, {contest.players} players, {number_of(standings.games, 'game')}", rows)
