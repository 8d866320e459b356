"""Write the golden games and the perft counts anew: only after a change of rules that is meant.

    python tools/make_golden.py

The files under tests/games/ are tests for ever: each recorded game must replay exactly, and each
count must come out the same, in the plain and in the compiled build.
"""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

import smallworld as sw  # noqa: E402
from smallworld.bots import make_bot  # noqa: E402
from smallworld.bots.arena import decision  # noqa: E402
from smallworld.content.base.options import PRESETS  # noqa: E402
from smallworld.record.journal import Journal  # noqa: E402

GAMES = ROOT / "tests" / "games"


def record(players: int, preset: str, bots: str, seed: int) -> list[str]:
    """A complete recorded game between bots."""
    game = sw.Game.new(players=players, seed=seed, preset=preset)
    seats = [make_bot(bots, seed, seat) for seat in range(players)]
    while not game.over:
        game.play(decision(game, seats))
    return Journal.of(game).to_lines()


def main() -> None:
    """All of them."""
    from test_counts import perft, start

    counts = []
    for preset in ("default", "print-and-play"):
        for players in (2, 3, 4, 5):
            for seed, actions in ((1, 0), (2, 25), (3, 60), (4, 90), (5, 130)):
                game = start(players, seed, actions, preset) if players > 2 or actions < 90 else None
                if game is not None and not game.over:
                    ways = [perft(game, depth) for depth in (1, 2, 3)]
                    case = {"players": players, "preset": preset, "seed": seed, "actions": actions, "ways": ways}
                    counts.append(case)
    (GAMES / "counts.json").write_text("[\n" + ",\n".join(json.dumps(case) for case in counts) + "\n]\n")

    number = 0
    for bots in ("random", "greedy"):
        for preset in PRESETS:
            for players in (2, 3, 4, 5):
                number += 1
                lines = record(players, preset, bots, number)
                (GAMES / f"{bots}-{preset}-{players}p.jsonl").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
