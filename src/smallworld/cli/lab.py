"""`smallworld lab`: thousands of games over a grid, and one report about races, powers, seats, prices and options."""

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import smallworld
from smallworld.cli import lab_content, lab_data
from smallworld.cli.common import (
    BOTS_HELP,
    INTERRUPTED,
    OK,
    Mistake,
    Subparsers,
    add_command,
    add_language,
    add_workers,
    board_words,
    bot_names,
    chosen_options,
    chosen_sets,
    of_every_edition,
    option,
    read_banners,
    seed,
    set_names,
    whole,
)
from smallworld.cli.lab_folder import EVERY, Folder
from smallworld.cli.progress import Progress
from smallworld.cli.tables import PARQUET, check_table, polars, write_table
from smallworld.cli.workers import chosen_workers
from smallworld.content.editions import EDITIONS, PLAYERS, edition_of
from smallworld.content.files import BadContent
from smallworld.content.setup import option_values, rules_of
from smallworld.lab import keeping
from smallworld.lab.affordable import affordable
from smallworld.lab.explore import UNIT, Cell, play_unit, variants_of
from smallworld.lab.figures import COLUMNS, Section, sections_of
from smallworld.lab.keeping import Kept
from smallworld.lab.page import range_of, signed
from smallworld.lab.report import EDITIONS as TITLES
from smallworld.lab.report import About, report
from smallworld.text.names import name_of
from smallworld.text.places import all_names
from smallworld.words import brief, nearest, number_of

EXAMPLES: Final = """\
  smallworld lab                                              races, powers, seats, prices: a report in ./lab
  smallworld lab --edition base,warcraft --players 2,4 --games 8000 --jobs 2 --out both
  smallworld lab --races trolls,amazons --powers flying --games 500 --out pairs
  smallworld lab --vary flying_lakes=forbidden,allowed        what does an option change?
  smallworld lab --content my-race.toml                       is it too strong, and with how many tokens fair?
  smallworld lab data --games 100 --out positions.csv         positions with outcomes, to learn from

Everybody begins with a combination that was dealt to them; each deal is played once for every turn of the table.
The folder --out gets report.html, which needs nothing else, figures.csv for programs (--parquet adds
figures.parquet), and lab.json with the sums so far: the same command goes on from there, after Ctrl-C too, and
--games may be larger then. No game is kept, only sums. docs/lab.md is a tour.
"""

DEFAULT_GAMES: Final = 2000
DEFAULT_MINUTES: Final = 10.0
REPORT: Final = "report.html"
FIGURES: Final = "figures.csv"
OURS: Final = (FIGURES, "figures.parquet")


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = add_command(subparsers, "lab", "explore the balance of races, powers, seats, prices and options", EXAMPLES)
    parser.add_argument("--content", action="append", default=[], metavar="FILE", help=lab_content.HELP)
    parser.add_argument("--out", default="", metavar="DIR", help="the folder of the report (default: lab)")
    parser.add_argument(
        "--games",
        type=whole(1, 10**8),
        default=0,
        metavar="N",
        help=f"how many games in all, in whole deals (default: {DEFAULT_GAMES}; with --content: {lab_content.GAMES})",
    )
    parser.add_argument(
        "--bots",
        type=bot_names,
        default=(),
        metavar="A,B,…",
        help=f"{BOTS_HELP} (default: the strongest that --minutes allow)",
    )
    parser.add_argument(
        "--minutes",
        type=minutes,
        default=DEFAULT_MINUTES,
        metavar="M",
        help=f"what the games may take, if the command is to choose the bot (default: {DEFAULT_MINUTES:g})",
    )
    parser.add_argument("--seed", type=seed, default="1", metavar="S", help="a number or a word (default: 1)")
    add_workers(parser)
    parser.add_argument(
        "--parquet", action="store_true", help="write the figures as Parquet too (needs smallworld[data])"
    )
    parser.add_argument("--quiet", action="store_true", help="show no progress and no results")
    add_language(parser)
    grid = parser.add_argument_group("the grid; lists are separated by commas")
    grid.add_argument(
        "--edition",
        type=listed,
        default=[],
        metavar="A,B",
        help=f"{', '.join(EDITIONS)} (default: base; with --content: the first that the file is made for)",
    )
    grid.add_argument("--players", type=listed, default=["2"], metavar="N,N,…", help="2 to 5 (default: 2)")
    grid.add_argument(
        "--board",
        type=listed,
        default=[],
        metavar="KEY,…",
        help=f"printed boards ({of_every_edition(board_words)}; default: chosen by the number of players)",
    )
    grid.add_argument("--races", type=listed, default=[], metavar="A,B,…", help="deal these first (default: all alike)")
    grid.add_argument(
        "--powers", type=listed, default=[], metavar="A,B,…", help="deal these first (default: all alike)"
    )
    grid.add_argument(
        "--vary",
        type=option,
        action="append",
        default=[],
        metavar="NAME=A,B,…",
        help="compare rules, the usual value first; each deal is played under all of them; may be repeated",
    )
    grid.add_argument(
        "--option", type=option, action="append", default=[], metavar="NAME=VALUE", help="change one rule everywhere"
    )
    grid.add_argument("--preset", default="default", metavar="P", help="the rules of a printed edition")
    grid.add_argument("--custom", action="append", default=[], metavar="FILE", help="add home-made races and powers")
    grid.add_argument(
        "--sets", type=set_names, action="extend", default=[], metavar="A,B,…", help="switch on expansions"
    )
    parser.set_defaults(run=run)
    verbs = parser.add_subparsers(metavar="VERB")
    lab_data.add(verbs)


def listed(text: str) -> list[str]:
    """A list of words."""
    found = [word.strip() for word in text.split(",") if word.strip()]
    if not found:
        raise argparse.ArgumentTypeError("the list is empty, and so the grid would be; name at least one")
    return found


def minutes(text: str) -> float:
    """A time."""
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 < found <= 100_000:
        raise argparse.ArgumentTypeError(f"give a number of minutes, not {text!r:.40}")
    return found


def run(args: argparse.Namespace) -> int:
    """Explore, keep, report."""
    if args.content:
        return lab_content.run(args)
    args.games = args.games or DEFAULT_GAMES
    args.edition = args.edition or ["base"]
    if args.parquet:
        polars()
    cells = cells_of(args)
    folder = Folder(args.out or "lab", keeping.FILE, OURS)
    with folder:
        if args.bots:
            why = ""
        elif found := keeping.bots_in(folder.path):
            args.bots, why = found, ""
        else:
            rounds = rounds_for(cells, args.games)
            wanted = [rounds * UNIT * cell.games_a_set for cell in cells]
            choice = affordable(cells, wanted, args.minutes, 1 if args.ray else args.jobs)
            args.bots, why = (choice.bot,), choice.why(args.minutes)
        cells = [replace(cell, bots=args.bots) for cell in cells]
        kept = folder.read(lambda path: keeping.read(path, cells))
        if why and not args.quiet:
            print(why)
        interrupted = explore_all(args, folder, kept)
        sections = sections_of(
            [(cell.edition, cell.players, tally) for cell, tally in zip(kept.cells, kept.tallies, strict=True)]
        )
        if sections:
            write_all(args, folder, kept, sections, why, interrupted)
        if interrupted:
            told = f"smallworld: interrupted after {number_of(kept.games, 'game')}; the same command goes on from there"
            print(told, file=sys.stderr)
        if not args.quiet and sections:
            print(*summary(sections, kept), f"Report: {folder.path / REPORT}", sep="\n")
    return INTERRUPTED if interrupted else OK


# The grid


def cells_of(args: argparse.Namespace) -> list[Cell]:
    """Every kind of game that the arguments ask for, tried out so that mistakes show before the work begins."""
    varied = [(name, listed_values(name, text)) for name, text in args.vary]
    custom = banners_of(args)
    found: list[Cell] = []
    misfits: list[str] = []
    for edition in dict.fromkeys(args.edition):
        box = edition_of(edition)
        for board in args.board:
            if all([board not in EDITIONS[other].boards() for other in args.edition if other in EDITIONS]):
                box.check_board(board)
        for name, values in varied:
            check_option(edition, name, values)
        for players in dict.fromkeys(args.players):
            if players not in [str(number) for number in PLAYERS]:
                raise Mistake(f"--players takes numbers from {PLAYERS[0]} to {PLAYERS[-1]}, not {brief(players)}")
            for board in dict.fromkeys(args.board) or [""]:
                cell = Cell(
                    bots=(),
                    edition=edition,
                    players=int(players),
                    preset=args.preset,
                    options=tuple(sorted(chosen_options(args).items())),
                    board=board,
                    custom=custom,
                    sets=chosen_sets(args),
                    seed=args.seed,
                    races=tuple(args.races),
                    powers=tuple(args.powers),
                    variants=variants_of(varied),
                )
                if board and not fits(edition, board, int(players)):
                    misfits.append(f"{board} with {players} players in {edition}")
                    continue
                check_cell(cell)
                found.append(cell)
    if not found:
        raise Mistake(f"the grid is empty: there is no {', no '.join(misfits)}")
    return found


def fits(edition: str, board: str, players: int) -> bool:
    """Is the board one of this edition for so many players?"""
    box = EDITIONS[edition]
    return board in box.boards() and box.board(board).players == players


def check_cell(cell: Cell) -> None:
    """Refuse what cannot be dealt."""
    for options in cell.variants:
        rules = rules_of(cell.setup(0, options))
        for kind, wanted, known in (
            ("race", cell.races, [banner.key for banner in rules.races]),
            ("power", cell.powers, [banner.key for banner in rules.powers]),
        ):
            for key in wanted:
                if key not in known:
                    raise Mistake(f"{cell.edition} has no {kind} {brief(key)}. {nearest(key, known)}")


def check_option(edition: str, name: str, values: list[str]) -> None:
    """Refuse rules that there are not."""
    known = option_values(edition)
    if name not in known:
        raise Mistake(f"{edition} has no option {brief(name)}. {nearest(name, list(known))}")
    for value in values:
        if value not in known[name]:
            raise Mistake(f"option {name} has no value {brief(value)}. {nearest(value, list(known[name]))}")


def listed_values(name: str, text: str) -> list[str]:
    """The values of a rule that are compared."""
    values = list(dict.fromkeys([word.strip() for word in text.split(",") if word.strip()]))
    if len(values) < 2:
        raise Mistake(f"--vary {name} needs two values at least, the usual one first: --vary {name}=A,B")
    return values


def banners_of(args: argparse.Namespace) -> tuple[str, ...]:
    """The texts of home-made races and powers."""
    found: list[str] = []
    for name in args.custom:
        try:
            found += [banner.text for banner in read_banners(name)]
        except BadContent as problem:
            raise Mistake(f"{name}: {problem}") from None
    return tuple(found)


def rounds_for(cells: list[Cell], games: int) -> int:
    """So many units for each cell make at least so many games in all: every cell has as many deals."""
    return -(-games // sum([UNIT * cell.games_a_set for cell in cells]))


# The work


def explore_all(args: argparse.Namespace, folder: Folder, kept: Kept) -> bool:
    """Play what is still to be played, and keep it; was it interrupted?

    Units go round the cells, so that whoever interrupts it has as much of every cell.
    """
    cells = kept.cells
    rounds = rounds_for(cells, args.games)
    total = rounds * len(cells)
    games = sum([rounds * UNIT * cell.games_a_set for cell in cells])
    progress = Progress(max(1, games), sys.stderr.isatty() and not args.quiet, kept.games)
    workers = chosen_workers(args, max(1, total - kept.units))
    units = ((cells[unit % len(cells)], unit // len(cells) * UNIT, UNIT) for unit in range(kept.units, total))
    saved = time.monotonic()
    try:
        for found in workers.in_order(play_unit, units):
            kept.add(found)
            progress.show(kept.games)
            if time.monotonic() - saved > EVERY:
                folder.write(keeping.FILE, keeping.text_of(kept))
                saved = time.monotonic()
    except KeyboardInterrupt:
        return True
    finally:
        progress.clear()
        folder.write(keeping.FILE, keeping.text_of(kept))
    return False


# The result


def write_all(
    args: argparse.Namespace, folder: Folder, kept: Kept, sections: list[Section], why: str, interrupted: bool
) -> None:
    """The report, and the figures for programs."""
    editions = dict.fromkeys([section.edition for section in sections])
    about = About(
        title=f"The balance of {' and '.join([TITLES.get(edition, edition) for edition in editions])}",
        bots=", ".join(kept.cells[0].bots),
        why=why,
        seed=args.seed,
        command=command_of(args, kept),
        version=smallworld.__version__,
        places=all_names("en"),
        complete=not interrupted,
    )
    folder.write(REPORT, report(about, sections))
    rows = [list(figure.to_dict().values()) for section in sections for figure in section.figures]
    for name in (FIGURES, *(["figures" + PARQUET] if args.parquet else [])):
        check_table(name, "--out")
        write_table(str(folder.path / name), COLUMNS, rows)


def command_of(args: argparse.Namespace, kept: Kept) -> str:
    """The command that gives these figures again."""
    words = ["smallworld lab", f"--games {args.games}", f"--seed {args.seed}", f"--bots {','.join(kept.cells[0].bots)}"]
    words += [f"--edition {','.join(args.edition)}", f"--players {','.join(args.players)}"]
    for name in ("board", "races", "powers", "sets"):
        if getattr(args, name):
            words.append(f"--{name} {','.join(getattr(args, name))}")
    words += [f"--vary {name}={value}" for name, value in args.vary]
    words += [f"--option {name}={value}" for name, value in args.option]
    words += [f"--custom {name}" for name in args.custom]
    words += [f"--preset {args.preset}"] if args.preset != "default" else []
    return " ".join(words)


def summary(sections: list[Section], kept: Kept) -> Iterator[str]:
    """The result in a few lines."""
    for section in sections:
        games = number_of(section.games, "game")
        yield f"{section.edition}, {section.players} players: {games} in {section.sets} deals"
        for kind in ("race", "power"):
            ranked = section.of(kind, "ahead")
            shown = [*ranked[:3], *ranked[-3:]] if len(ranked) > 6 else ranked
            told = [f"{name_of(each.key)} {range_of(each, signed)}" for each in shown]
            if len(ranked) > 6:
                told.insert(3, "…")
            yield f"  {kind}s, coins ahead: {', '.join(told)}"
        wins = sorted(section.of("seat", "share"), key=lambda each: each.key)
        told = [f"{100 * each.mean:.1f} [{100 * each.low:.1f}–{100 * each.high:.1f}] %" for each in wins]
        yield f"  seats in order of play, wins: {', '.join(told)}"
    faults = sum([tally.faults for tally in kept.tallies])
    if faults:
        yield f"The bots themselves made {number_of(faults, 'fault')}; the games went on."
