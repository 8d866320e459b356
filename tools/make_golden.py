"""Write the golden games and the perft counts again: only after an intended change of rules.

    python tools/make_golden.py              both editions
    python tools/make_golden.py warcraft     this one alone; the other's files stay as they are

The files under tests/games/ are permanent tests: each recorded game must replay exactly, and each
count must come out the same, in the plain and in the compiled build.
"""

import argparse
import contextlib
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

import smallworld as sw  # noqa: E402
from smallworld.bots import make_bot  # noqa: E402
from smallworld.bots.arena import decision  # noqa: E402
from smallworld.content.editions import EDITIONS, PLAYERS  # noqa: E402
from smallworld.content.setup import make_setup  # noqa: E402
from smallworld.record.journal import Journal  # noqa: E402
from test_counts import perft, start  # noqa: E402

GAMES = ROOT / "tests" / "games"


STARTS = ((1, 0), (2, 25), (3, 60), (4, 90), (5, 130))
"""Seeds, and how many actions are played before the counting begins."""


COUNTED = {"base": ("default", "print-and-play"), "warcraft": ("default", "teams")}
"""The presets that are counted."""


SEEDS = {"base": 0, "warcraft": 90}
"""The recorded games have the seeds after these, chosen so that everything in the box appears in one of them."""


def tables(edition: str, presets: Iterable[str]) -> Iterator[tuple[str, int]]:
    """The presets of an edition with every number of players they are for."""
    for preset in presets:
        for players in PLAYERS:
            with contextlib.suppress(sw.BadSetup):
                make_setup(edition, players, preset)
                yield preset, players


def record(edition: str, players: int, preset: str, bots: str, seed: int) -> str:
    """A complete recorded game between bots."""
    game = sw.Game.new(edition, players, seed, preset)
    seats = [make_bot(bots, seed, seat) for seat in range(players)]
    while not game.over:
        game.play(decision(game, seats))
    return "\n".join(Journal.of(game).to_lines()) + "\n"


def count(edition: str, presets: Iterable[str]) -> list[dict[str, object]]:
    """How many ways lead on from some positions of an edition."""
    counts: list[dict[str, object]] = []
    for preset, players in tables(edition, presets):
        for seed, actions in STARTS if players > 2 else STARTS[:3]:
            game = start(players, seed, actions, preset, edition)
            if not game.over:
                ways = [perft(game, depth) for depth in (1, 2, 3)]
                facts = {"edition": edition, "players": players, "preset": preset, "seed": seed, "actions": actions}
                counts.append(facts | {"ways": ways})
    return counts


def write_counts(editions: list[str]) -> None:
    """The counts of these editions; those of the others as they are in the file."""
    path = GAMES / "counts.json"
    kept = json.loads(path.read_text())
    counts: list[dict[str, object]] = []
    for edition, presets in COUNTED.items():
        old = [case for case in kept if case["edition"] == edition]
        counts += count(edition, presets) if edition in editions else old
    path.write_text("[\n" + ",\n".join(json.dumps(case) for case in counts) + "\n]\n")


def write_games(edition: str) -> None:
    """The recorded games of an edition: each preset, each number of players, each kind of bot."""
    number = SEEDS[edition]
    label = "" if edition == "base" else f"{edition}-"
    for name, bots in (("random", "random"), ("greedy", "greedy:v1")):
        for preset, players in tables(edition, EDITIONS[edition].presets):
            number += 1
            file = f"{name}-{label}{preset}-{players}p.jsonl"
            (GAMES / file).write_text(record(edition, players, preset, bots, number))


def main() -> None:
    """All of them, or those of one edition."""
    parser = argparse.ArgumentParser(description="Write the golden games and the perft counts again.")
    parser.add_argument("editions", nargs="*", metavar="EDITION", help=f"only of these: {', '.join(EDITIONS)}")
    editions = parser.parse_args().editions or list(EDITIONS)
    for edition in editions:
        if edition not in EDITIONS:
            parser.error(f"There is no edition {edition!r}; there are {', '.join(EDITIONS)}.")
    write_counts(editions)
    for edition in editions:
        write_games(edition)


if __name__ == "__main__":
    main()
