"""The same seed and the same choices give the same game, whatever the interpreter's own dice say (I-22)."""

import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.net

SCRIPT = """
import hashlib
from smallworld.game import Game
from smallworld.record import codec

def chain(edition, players, preset, seed):
    game = Game.new(edition, players, seed, preset)
    digest, number = b"", seed
    while not game.over:
        number = (number * 1103515245 + 12345) % 2**31
        legal = game.legal()
        events = game.play(legal[(number >> 8) % len(legal)])
        told = [game.tell(event, None) for event in events]
        text = codec.dumps([codec.state_to_json(game.state), told, game.view(0), [repr(a) for a in game.legal()]])
        digest = hashlib.sha256(digest + text.encode()).digest()
    return len(game.history), digest.hex()

presets = ("default", "print-and-play", "czech-2009")
tables = [("base", players, preset) for players in (2, 3, 4, 5) for preset in presets]
tables += [("warcraft", players, "default") for players in (2, 3, 4, 5)] + [("warcraft", 4, "teams")]
for table in tables:
    for seed in (1, 2):
        print(*table, seed, *chain(*table, seed))
"""


def run(hash_seed: str) -> str:
    """The chains of a fresh interpreter."""
    paths = os.pathsep.join(path for path in sys.path if path)
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=env, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.fixture(scope="module")
def reference() -> str:
    return run("0")


@pytest.mark.parametrize("hash_seed", ["1", "random"])
def test_the_same_games_under_every_hash_seed(hash_seed: str, reference: str) -> None:
    assert len(reference.splitlines()) == 2 * (4 * 3 + 4 + 1)
    assert run(hash_seed) == reference


def test_the_hash_seed_really_differs() -> None:
    code = "print(hash('small world'))"
    values = {
        subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": s}, capture_output=True
        ).stdout
        for s in ("1", "2")
    }
    assert len(values) == 2


def test_other_seeds_are_other_games(reference: str) -> None:
    digests = [line.split()[-1] for line in reference.splitlines()]
    assert all(one != other for one, other in zip(digests[::2], digests[1::2], strict=True))
