"""The ladder of docs/bots.md: results of the arena as a table and a picture.

    smallworld arena --bots planner,greedy --games 400 --json 1.json
    PYTHONPATH=src python tools/ladder.py --svg docs/pictures/ladder.svg 1.json 2.json …

Each result gives a row: the first bot against the others. The command that repeats it stands under the table.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from smallworld.lab.plot import Whisker, plot


def setting(contest: dict[str, Any]) -> str:
    """Where they met."""
    return f"{'base' if contest['edition'] == 'base' else 'Warcraft'}, {contest['players']} players"


def match(contest: dict[str, Any]) -> str:
    """Who met whom."""
    first, *others = contest["bots"]
    many = f"{contest['players'] - 1} × " if len(others) == 1 and contest["players"] > 2 else ""
    return f"{first} v {many}{', '.join(others)}"


def command(contest: dict[str, Any], games: int) -> str:
    """How to repeat it."""
    words = [f"--bots {','.join(contest['bots'])}", f"--players {contest['players']}", f"--games {games}"]
    words += [f"--edition {contest['edition']}"] if contest["edition"] != "base" else []
    words += [f"--seed {contest['seed']}"] if contest["seed"] != "1" else []
    return f"    smallworld arena {' '.join(words)}"


def main() -> None:
    """Read, print, draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", nargs="+", type=Path)
    parser.add_argument("--svg", type=Path)
    args = parser.parse_args()
    found = [json.loads(path.read_text(encoding="utf-8")) for path in args.results]
    print(
        "| game | match | games | win share | par | margin | ms a turn |\n| --- | --- | --- | --- | --- | --- | --- |"
    )
    for result in found:
        row, contest = result["bots"][0], result["contest"]
        share = f"{100 * row['share']:.1f} % [{100 * row['share_low']:.0f}–{100 * row['share_high']:.0f}]"
        margin = f"{row['margin']:+.1f} [{row['margin_low']:+.1f} … {row['margin_high']:+.1f}]"
        words = [setting(contest), match(contest), result["games"], share, f"{100 * row['par']:.0f}", margin]
        print(f"| {' | '.join(str(word) for word in words)} | {row['ms_a_turn']:.1f} |")
    print("\n" + "\n".join(command(result["contest"], result["games"]) for result in found))
    if args.svg:
        rows = [
            Whisker(
                f"{match(result['contest'])} ({setting(result['contest']).replace(' players', 'p')})",
                100 * row["share"],
                100 * row["share_low"],
                100 * row["share_high"],
                100 * row["par"],
            )
            for result in found
            for row in result["bots"][:1]
        ]
        args.svg.write_text(plot("The ladder: share of the wins", rows), encoding="utf-8")


if __name__ == "__main__":
    main()
