"""Bots without a clock decide the same for the same seed: again, in another interpreter, plain or compiled."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot_games import fingerprint, fingerprints
from quick_bots import QUICK_BOTS

ROOT = Path(__file__).parents[2]


@pytest.mark.net
def test_every_bot_plays_the_same_in_another_interpreter() -> None:
    """There it is always plain Python, with other hashes: so the compiled build is compared with the plain one too."""
    places = [ROOT / "src", ROOT / "tests"]
    env = {**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": os.pathsep.join(map(str, places))}
    command = [sys.executable, str(ROOT / "tests" / "bot_games.py")]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == fingerprints()


@pytest.mark.parametrize("name", QUICK_BOTS)
def test_the_seed_decides(name: str) -> None:
    assert fingerprint(name, "base", "one") == fingerprint(name, "base", "one")


@pytest.mark.parametrize("name", ["random", "greedy", "heuristic:n=1"])
def test_another_seed_is_another_game(name: str) -> None:
    assert fingerprint(name, "base", "one") != fingerprint(name, "base", "other")
