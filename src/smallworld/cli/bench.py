"""smallworld bench: how fast is it here?"""

import argparse
import json
import sys
from typing import Any

import smallworld as sw
from smallworld import bench
from smallworld.cli.common import NEGATIVE, OK, Mistake, Subparsers, add_command, whole
from smallworld.content.editions import PLAYERS, edition_of

EXAMPLES = """\
  smallworld bench
  smallworld bench --players 4 --json
  smallworld bench --against catanatron --json
  smallworld bench --env --players 2,4 --against catanatron
  smallworld bench --against-commit HEAD~1
"""

HEADS = {"playouts": "playout/s", "turns": "rollout turns/s", "leaves": "leaves/s"}


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = add_command(subparsers, "bench", "measure games, decisions and copies per second", EXAMPLES)
    words = [f"  {HEADS[name]:16} {what}" for name, what in bench.SEARCH.items()]
    parser.description = (
        "Play complete random games on one core, through the public face and quietly as searches do, and report the\n"
        "best of several repetitions, in processor time. Games and decisions are those through the face, with the\n"
        "full list of legal actions at every decision. What searches are made of:\n\n" + "\n".join(words)
    )
    parser.add_argument(
        "--players",
        type=seats,
        default=list(PLAYERS),
        metavar="N,N,…",
        help="numbers of players, for example 2,4 (default: all)",
    )
    parser.add_argument(
        "--games",
        type=whole(1, 100_000),
        default=400 if sw.COMPILED else 60,
        metavar="N",
        help="games per repetition (default: 60 plain, 400 compiled)",
    )
    parser.add_argument(
        "--repeat", type=whole(1, 100), default=5, metavar="N", help="repetitions; the best one counts (default: 5)"
    )
    parser.add_argument("--edition", default="base,warcraft", help="base, warcraft, or both (default: both)")
    rivals = parser.add_mutually_exclusive_group()
    rivals.add_argument("--against", choices=[bench.RIVAL], help="take turns with this engine, four players")
    rivals.add_argument(
        "--against-commit",
        metavar="REF",
        help="inside a checkout: take turns with an older version, which is built once and kept",
    )
    parser.add_argument(
        "--env",
        action="store_true",
        help="measure the environments for programs that learn instead; with --against, the rival's takes turns",
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.set_defaults(run=run)


def seats(text: str) -> list[int]:
    """Numbers of players: 2,4."""
    return [whole(PLAYERS[0], PLAYERS[-1])(part) for part in text.split(",")]


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    editions = [edition_of(part.strip()).key for part in args.edition.split(",")]
    if args.against_commit is not None:
        return run_versions(args, editions)
    if args.env:
        return run_environments(args, editions)
    report = bench.run(editions, args.players, args.games, args.repeat, tell)
    if args.against:
        try:
            report["against"] = bench.against(args.games, args.repeat, tell)
        except bench.NoRival as problem:
            print(f"smallworld: {problem}", file=sys.stderr)
            return NEGATIVE
    if args.json:
        print(json.dumps(report, indent=2))
    else:
        print(table(report))
    return OK


def run_versions(args: argparse.Namespace, editions: list[str]) -> int:
    """Measure against an older version and print."""
    from smallworld.cli import bench_commit  # only who asks for this needs it

    if args.env:
        raise Mistake("--against-commit measures no environments: leave out --env")
    try:
        report = bench_commit.compare(args.against_commit, editions, args.players, args.games, args.repeat, tell)
    except bench.NoRival as problem:
        print(f"smallworld: {problem}", file=sys.stderr)
        return NEGATIVE
    print(json.dumps(report, indent=2) if args.json else bench_commit.table(report))
    return OK


def run_environments(args: argparse.Namespace, editions: list[str]) -> int:
    """Measure the environments and print."""
    try:
        report = bench.environments(
            editions, args.players, max(1, args.games // 4), args.repeat, bool(args.against), tell
        )
    except (bench.NoArrays, bench.NoRival) as problem:
        print(f"smallworld: {problem}", file=sys.stderr)
        return NEGATIVE
    print(json.dumps(report, indent=2) if args.json else environment_table(report))
    return OK


def environment_table(report: dict[str, Any]) -> str:
    """Steps per second for people."""
    heads = list(report["what"])
    lines = ["steps per second, each with observation and mask, one core", ""]
    lines.append(f"{'':22}" + "".join(f"{head:>14}" for head in heads))
    for edition, rows in report["editions"].items():
        for number, figures in rows.items():
            lines.append(f"{f'{edition} {number}p':22}" + "".join(f"{figures[head]:14,.0f}" for head in heads))
    if "rival" in report:
        rival = report["rival"]
        theirs = "".join(f"{rival[head]:14,.0f}" if head in rival else f"{'':14}" for head in heads)
        lines.append(f"{rival['name']:22}{theirs}")
        lines += [f"{'ratio, ' + name:50}{ratio:13.1f}×" for name, ratio in rival["ratio"].items()]
    return "\n".join([*lines, "", *[f"{head:12}{what}" for head, what in report["what"].items()]])


def tell(sentence: str) -> None:
    """Progress, for people who wait."""
    print(sentence, file=sys.stderr, flush=True)


def table(report: dict[str, Any]) -> str:
    """The figures for people."""
    lines = [f"{'compiled' if report['compiled'] else 'plain'} engine, Python {report['python']}, one core", ""]
    search = "".join(f"{head:>17}" for head in HEADS.values())
    lines.append(f"{'':18}{'games/s':>12}{'decisions/s':>14}{'µs per copy':>14}{search}")
    rows = {
        f"{edition} {number}p": figures
        for edition, told in report["editions"].items()
        for number, figures in told["players"].items()
    }
    versus = report.get("against")
    if versus:
        rows |= {"4, alternating": versus["ours"], versus["rival"]: versus["theirs"]}
    for name, figures in rows.items():
        copy = 1_000_000 / figures["copies"]
        search = "".join(f"{figures[head]:17,.0f}" for head in HEADS if head in figures)
        lines.append(f"{name:18}{figures['games']:12,.0f}{figures['decisions']:14,.0f}{copy:14.2f}{search}")
    if versus:
        ratio = versus["ratio"]
        lines.append(f"{'ratio':18}{ratio['games']:11.1f}×{ratio['decisions']:13.1f}×{ratio['copies']:13.1f}×")
    lines += ["", f"import to first finished game  {report['first_game_seconds']} s"]
    for edition, told in report["editions"].items():
        lines.append(f"{'signature, ' + edition:31}{told['signature']}")
    return "\n".join(lines)
