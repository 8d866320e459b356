"""smallworld bench: how fast is it here?"""

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

import smallworld as sw
from smallworld import bench

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

EXAMPLES = """examples:
  smallworld bench
  smallworld bench --players 4 --json
  smallworld bench --against catanatron --json
"""


def add(subparsers: "Subparsers") -> None:
    """Add the command to the parser."""
    parser = subparsers.add_parser(
        "bench",
        help="measure games, decisions and copies per second",
        description="Complete random games through the public face on one core; the best of several repetitions.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--players", default="2,3,4,5", help="numbers of players, for example 2,4 (default: all)")
    parser.add_argument("--games", type=int, default=0, help="games per repetition (default: 60 plain, 400 compiled)")
    parser.add_argument("--repeat", type=int, default=5, help="repetitions; the best one counts (default: 5)")
    parser.add_argument("--against", choices=[bench.RIVAL], help="run this engine turn and turn about, four players")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    players = [part.strip() for part in args.players.split(",")]
    if any([part not in ("2", "3", "4", "5") for part in players]):
        print("smallworld bench: --players takes numbers from 2 to 5, for example 2,4", file=sys.stderr)
        return 2
    if not 0 <= args.games <= 100_000 or not 1 <= args.repeat <= 100:
        print("smallworld bench: --games is at most 100000 and --repeat at most 100", file=sys.stderr)
        return 2
    games = args.games or (400 if sw.COMPILED else 60)
    report = bench.run([int(part) for part in players], games, args.repeat, tell)
    if args.against:
        try:
            report["against"] = bench.against(games, args.repeat, tell)
        except bench.NoRival as problem:
            print(f"smallworld bench: {problem}", file=sys.stderr)
            return 1
    if args.json:
        print(json.dumps(report, indent=2))
    else:
        print(table(report))
    return 0


def tell(sentence: str) -> None:
    """Progress, for people who wait."""
    print(sentence, file=sys.stderr, flush=True)


def table(report: dict[str, Any]) -> str:
    """The figures for people."""
    lines = [f"{'compiled' if report['compiled'] else 'plain'} engine, Python {report['python']}, one core", ""]
    lines.append(f"{'':14}{'games/s':>12}{'decisions/s':>14}{'µs per copy':>14}")
    rows = {f"{number} players": figures for number, figures in report["players"].items()}
    versus = report.get("against")
    if versus:
        rows |= {"4, alternating": versus["ours"], versus["rival"][:13]: versus["theirs"]}
    for name, figures in rows.items():
        copy = 1_000_000 / figures["copies"]
        lines.append(f"{name:14}{figures['games']:12,.0f}{figures['decisions']:14,.0f}{copy:14.2f}")
    if versus:
        ratio = versus["ratio"]
        lines.append(f"{'ratio':14}{ratio['games']:11.1f}×{ratio['decisions']:13.1f}×{ratio['copies']:13.1f}×")
    lines += ["", f"import to first finished game  {report['first_game_seconds']} s"]
    lines.append(f"signature                      {report['signature']}")
    return "\n".join(lines)
