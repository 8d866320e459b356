"""smallworld simulate: the same games however many jobs, a fair table, the referee's word."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from smallworld.bots.arena import Result, Series
from smallworld.cli.main import main
from smallworld.cli.progress import Progress, clock
from smallworld.cli.simulate import Tally
from smallworld.game import Game
from smallworld.record import journal
from smallworld.record.codec import state_to_json
from smallworld.text.say import Vocabulary
from smallworld.text.words import PARTS


def test_the_same_file_however_many_jobs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "--games", "10", "--players", "2", "--bots", "greedy:v2,random", "--seed", "jobs", "--quiet"]
    for jobs in ("1", "2"):
        assert main([*command, "--jobs", jobs, "--out", str(tmp_path / jobs)]) == 0
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()
    told = capsys.readouterr()
    assert not told.out and not told.err


def test_what_it_writes_are_records(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert main(["simulate", "--games", "3", "--players", "3", "--seed", "r", "--out", str(file)]) == 0
    games = list(journal.read(file.read_text().splitlines()))
    assert len(games) == 3
    for number, game in enumerate(games):
        assert journal.verify(game).over
        first = Game.new(players=3, seed=f"r:{number}")
        assert game.origin["column_races"] == state_to_json(first.origin)["column_races"]


def test_records_on_standard_output_and_the_table_beside_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "2", "--players", "2", "--out", "-"]) == 0
    told = capsys.readouterr()
    assert len(list(journal.read(told.out.splitlines()))) == 2
    assert "mean score" in told.err


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "4", "--players", "2", "--bots", "random"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[1:-1]] == ["random", "seat", "seat"]
    assert lines[1].split()[1:4] == ["4", "4.0", "100.0"]
    assert lines[-1].startswith("4 games, ") and "games/s" in lines[-1]


def test_shared_victories_and_ranks_are_split() -> None:
    tally = Tally(Series(("a", "b"), players=4))
    tally.add(Result(0, ["a", "b", "a", "b"], [70, 70, 50, 50], [0, 1], 100))
    tally.add(Result(1, ["b", "a", "b", "a"], [70, 60, 50, 40], [0], 100))
    assert tally.bots["a"].wins == 0.5 and tally.bots["b"].wins == 1.5
    assert tally.bots["a"].games == 2 and tally.bots["a"].seats == 4
    assert tally.seats[0].ranks == 1.5 + 1 and tally.seats[2].ranks == 3.5 + 3
    assert "25.0 %" in tally.bots["a"].row("a")


def test_the_progress_line(capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress(10, True, words=Vocabulary("en", PARTS))
    progress.show(5)
    progress.clear()
    told = capsys.readouterr().err
    assert "5/10" in told and "games/s" in told and "left" in told
    assert clock(65) == "1:05" and clock(3661) == "1:01:01"


class StrictReferee:
    """A referee that finds fault with every game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.violations: list[SimpleNamespace] = []

    def play(self, action: object) -> None:
        self.game.play(action)

    def finish(self) -> None:
        self.violations.append(SimpleNamespace(invariant="I-99", sentence="Nothing is right.", at=7))


def test_check_tells_every_violation_and_ends_with_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pretended = ModuleType("referee")
    pretended.__dict__["watch"] = StrictReferee
    monkeypatch.setitem(sys.modules, "referee", pretended)
    assert main(["simulate", "--games", "2", "--players", "2", "--seed", "s", "--check", "--quiet"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "game 0, seed s:0: I-99 after 7 actions: Nothing is right."
    assert lines[-1].startswith("2 games, ") and lines[-1].endswith(" actions, 2 invariant violations")


@pytest.mark.parametrize(
    "game", [["--players", "3"], ["--edition", "warcraft"], ["--edition", "warcraft", "--preset", "teams"]]
)
def test_the_referee_is_content(game: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "2", "--bots", "random", *game, "--check", "--quiet"]) == 0
    assert capsys.readouterr().out.endswith(" actions, 0 invariant violations\n")


CHECKOUT = Path(__file__).parent.parent.parent


def installed(home: Path) -> Path:
    """The package's source, copied into a folder of its own."""
    shutil.copytree(
        CHECKOUT / "src" / "smallworld", home / "smallworld", ignore=shutil.ignore_patterns("web", "__pycache__")
    )
    return home


def check(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """`smallworld simulate --check` with the package in this folder, asked from somewhere else."""
    command = [sys.executable, "-m", "smallworld", "simulate", "--games", "9", "--bots", "random", "--quiet", "--check"]
    return subprocess.run(
        [*command, *arguments],
        capture_output=True,
        text=True,
        cwd=home.anchor,
        env={**os.environ, "PYTHONPATH": str(home)},
    )


@pytest.mark.parametrize(
    ("place", "jobs"), [("src", "1"), ("src", "2"), (".venv/lib/python3/site-packages", "1"), (".venv/Lib", "2")]
)
def test_the_package_finds_the_referee_of_the_checkout_around_it(tmp_path: Path, place: str, jobs: str) -> None:
    home = installed(tmp_path / "checkout" / place)
    shutil.copytree(CHECKOUT / "tests" / "referee", tmp_path / "checkout" / "tests" / "referee")
    done = check(home, "--jobs", jobs)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("9 games, ") and done.stdout.endswith(" actions, 0 invariant violations\n")


def test_without_a_checkout_it_says_how_to_get_a_referee(tmp_path: Path) -> None:
    done = check(installed(tmp_path / "site-packages"))
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr == (
        "smallworld: --check needs the referee, which is part of the source and is not installed: "
        "in a checkout, run python3 run.py simulate --check\n"
    )
